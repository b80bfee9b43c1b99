"""The queue before the processes is fair: people take turns, what is urgent goes first, and nothing waits for ever."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest

from zenobia.core.game import Refused
from zenobia.server import workers
from zenobia.server.workers import ANALYSIS, BOT_MOVES, FORESIGHT, HINTS, PAST, Job, Kind, Queue, Workers


def roomy(kind: Kind) -> Kind:
    """A kind of which any number may wait."""
    return Kind(kind.name, kind.urgency, kind.pool, kind.seconds, 10_000, 10_000)


@pytest.fixture
def jobs() -> Iterator[Callable[..., Job]]:
    loop = asyncio.new_event_loop()
    yield lambda kind, person: Job(kind, person, print, (), loop.create_future())
    loop.close()


def served(queue: Queue, number: int) -> list[tuple[str, str]]:
    """Who is served, one after another."""
    found = []
    for _ in range(number):
        job = queue.take()
        if job is None:
            break
        queue.finish(job, 0.1)
        found.append((job.person, job.kind.name))
    return found


def test_a_thousand_jobs_of_one_delay_another_by_one_at_most(jobs: Callable[..., Job]) -> None:
    queue, kind = Queue(1), roomy(FORESIGHT)
    for _ in range(1_000):
        queue.put(jobs(kind, "anna"))
    assert served(queue, 3) == [("anna", "foresight")] * 3
    running = queue.take()
    assert running
    queue.put(jobs(kind, "ben"))
    queue.finish(running, 0.1)
    assert served(queue, 3) == [("ben", "foresight"), ("anna", "foresight"), ("anna", "foresight")]


def test_who_asks_again_and_again_does_not_go_before_who_waits(jobs: Callable[..., Job]) -> None:
    queue, order = Queue(1), []
    for _ in range(4):
        queue.put(jobs(PAST, "anna"))
    for _ in range(4):
        queue.put(jobs(PAST, "ben"))  # always one at a time, as soon as the last is done
        order += [person for person, _ in served(queue, 2)]
    assert order.count("anna") == order.count("ben") == 4


def test_people_take_turns(jobs: Callable[..., Job]) -> None:
    queue = Queue(1)
    for person, number in (("anna", 3), ("ben", 2), ("cleo", 1)):
        for _ in range(number):
            queue.put(jobs(PAST, person))
    assert "".join(person[0] for person, _ in served(queue, 9)) == "abcaba"


def test_bots_go_before_hints_and_foresight_before_the_past(jobs: Callable[..., Job]) -> None:
    queue = Queue(1)
    for kind in (ANALYSIS, PAST, FORESIGHT, HINTS, BOT_MOVES):
        queue.put(jobs(kind, kind.name))
    assert [kind for _, kind in served(queue, 9)] == ["bots", "hints", "foresight", "past", "analysis"]


def test_nothing_waits_for_ever(jobs: Callable[..., Job]) -> None:
    queue = Queue(1)
    queue.put(jobs(HINTS, "ben"))
    for n in range(50):
        queue.put(jobs(BOT_MOVES, f"person {n}"))
    kinds = [kind for _, kind in served(queue, 20)]
    assert kinds.index("hints") == workers.PASSED


def test_one_process_is_left_for_others(jobs: Callable[..., Job]) -> None:
    queue = Queue(3)
    for _ in range(9):
        queue.put(jobs(PAST, "anna"))
    begun = [queue.take() for _ in range(3)]
    assert [job.person if job else None for job in begun] == ["anna", "anna", None]
    queue.put(jobs(PAST, "ben"))
    job = queue.take()
    assert job and job.person == "ben"


def test_a_full_queue_refuses_and_says_how_long_to_wait(jobs: Callable[..., Job]) -> None:
    queue = Queue(2)
    for _ in range(FORESIGHT.each):
        queue.put(jobs(FORESIGHT, "anna"))
    with pytest.raises(Refused) as caught:
        queue.put(jobs(FORESIGHT, "anna"))
    assert (caught.value.why, caught.value.details["seconds"]) == ("busy", 1)
    queue.put(jobs(FORESIGHT, "ben"))
    for _ in range(60):  # they turn out to take 3 seconds each
        queue.running["x"] += 1
        queue.finish(jobs(FORESIGHT, "x"), 3.0)
    with pytest.raises(Refused) as caught:
        queue.put(jobs(FORESIGHT, "anna"))
    assert caught.value.details["seconds"] == 32  # 21 that wait, 3 s each, two at a time
    for n in range(FORESIGHT.most - FORESIGHT.each - 1):
        queue.put(jobs(FORESIGHT, f"person {n}"))
    with pytest.raises(Refused, match="Too much"):
        queue.put(jobs(FORESIGHT, "cleo"))


def test_who_goes_away_leaves_nothing(jobs: Callable[..., Job]) -> None:
    queue = Queue(1)
    mine, other = jobs(PAST, "anna"), jobs(PAST, "anna")
    queue.put(mine)
    queue.put(other)
    queue.lane(PAST).drop(mine)
    queue.lane(PAST).drop(mine)
    assert queue.take() is other and queue.take() is None
    queue.finish(other, 0.1)
    assert not queue.running and not queue.lane(PAST).people


# ---------------------------------------------------------------- with processes


def hang(*_: object) -> None:
    """Work that never ends."""
    time.sleep(600)


def slowly(what: Any) -> Any:
    """Work that takes a moment."""
    time.sleep(0.02)
    return what


def die() -> None:
    """Work that takes its process along."""
    os._exit(1)


def refuse() -> None:
    raise Refused("table", table="x")


def unsendable() -> Any:
    return threading.Lock()


def do(use: Callable[[Workers], Coroutine[Any, Any, Any]]) -> Any:
    """Use workers, then end them."""

    async def all_of_it() -> Any:
        mine = Workers(1, "plain")
        mine.start()
        try:
            return await use(mine)
        finally:
            mine.stop()

    return asyncio.run(all_of_it())


def test_an_answer_comes_back_whatever_it_is() -> None:
    async def use(mine: Workers) -> None:
        assert await mine.run(BOT_MOVES, "anna", sorted, [3, 1, 2]) == [1, 2, 3]
        with pytest.raises(Refused, match="no table") as caught:
            await mine.run(BOT_MOVES, "anna", refuse)
        assert caught.value.details == {"table": "x"}
        with pytest.raises(RuntimeError, match="lock"):
            await mine.run(BOT_MOVES, "anna", unsendable)
        with pytest.raises(ZeroDivisionError):
            await mine.run(BOT_MOVES, "anna", divmod, 1, 0)
        assert mine.busy == mine.waiting == 0

    do(use)


def test_a_thousand_foresights_do_not_delay_anothers_bot() -> None:
    async def use(mine: Workers) -> None:
        flood = [asyncio.create_task(mine.run(roomy(FORESIGHT), "anna", slowly, n)) for n in range(1_000)]
        await asyncio.sleep(0)
        await asyncio.gather(mine.run(BOT_MOVES, "ben", slowly, 0), mine.run(PAST, "ben", slowly, 0))
        assert mine.waiting > 0, "they were answered while hers still wait"
        for task in flood:
            task.cancel()
        await asyncio.gather(*flood, return_exceptions=True)
        assert mine.waiting == 0

    do(use)


def test_work_that_takes_too_long_is_stopped_and_refused() -> None:
    async def use(mine: Workers) -> None:
        impatient = Kind("bots", 0, "bots", 0.2, 10, 10)
        await mine.run(BOT_MOVES, "anna", slowly, 1)
        process = mine.pools["bots", "plain"].workers[0].process
        with pytest.raises(Refused, match="took longer"):
            await mine.run(impatient, "anna", hang)
        assert not process.is_alive()
        assert await mine.run(BOT_MOVES, "anna", slowly, 2) == 2

    do(use)


def test_a_lost_process_is_replaced_and_the_work_done() -> None:
    async def use(mine: Workers) -> None:
        await mine.run(BOT_MOVES, "anna", slowly, 1)
        mine.pools["bots", "plain"].workers[0].process.kill()
        assert await mine.run(BOT_MOVES, "anna", slowly, 2) == 2
        with pytest.raises(EOFError):
            await mine.run(BOT_MOVES, "anna", die)
        assert await mine.run(BOT_MOVES, "anna", slowly, 3) == 3

    do(use)


def test_who_is_cancelled_takes_nobodys_place() -> None:
    async def use(mine: Workers) -> None:
        await mine.run(BOT_MOVES, "anna", slowly, 0)
        first = asyncio.create_task(mine.run(BOT_MOVES, "anna", slowly, 1))
        second = asyncio.create_task(mine.run(BOT_MOVES, "anna", hang))
        third = asyncio.create_task(mine.run(BOT_MOVES, "anna", slowly, 3))
        await asyncio.sleep(0)
        assert (mine.busy, mine.waiting) == (1, 2)
        first.cancel()
        second.cancel()
        assert await third == 3
        assert (mine.busy, mine.waiting) == (0, 0)

    do(use)


def test_the_processes_end_at_once_whatever_they_do() -> None:
    processes = []

    async def use(mine: Workers) -> None:
        await mine.run(BOT_MOVES, "anna", slowly, 1)
        tasks = [asyncio.create_task(mine.run(kind, "anna", hang)) for kind in (BOT_MOVES, PAST, ANALYSIS, HINTS)]
        while mine.busy < 3:
            await asyncio.sleep(0.01)
        processes.extend(worker.process for pool in mine.pools.values() for worker in pool.workers)
        mine.stop()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        assert [getattr(each, "why", each) for each in ended] == ["busy"] * len(tasks)

    do(use)
    for process in processes:
        if process is not None:
            process.join(20)
            assert not process.is_alive()
