"""The processes that think while the server answers, and the fair queue before them.

People take turns, so whoever asks for much waits only for themselves. Bots' moves go before hints, foresight before the
past. Every kind of work has a time limit and a most that may wait; a full queue refuses and says how long to wait.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import multiprocessing
import threading
import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import Any

from zenobia.core.game import Refused
from zenobia.server import thinking
from zenobia.server.logs import say, trouble

PASSED = 3  # jobs of more urgent kinds after which a less urgent kind has its turn
LONGEST_WAIT = 60  # seconds that a refusal tells somebody to wait
SOON = 5  # seconds after which a server that ends may be back
STOP = None


@dataclass(frozen=True)
class Kind:
    """A kind of work: which processes do it, what one job may take, how many may wait of one person and in all."""

    name: str
    urgency: int  # the smallest goes first
    pool: str
    seconds: float
    each: int
    most: int


BOT_MOVES = Kind("bots", 0, "bots", 60.0, 100, 2_000)
HINTS = Kind("hints", 1, "bots", 60.0, 5, 200)
FORESIGHT = Kind("foresight", 2, "past", 10.0, 20, 200)
PAST = Kind("past", 3, "past", 10.0, 60, 300)
ANALYSIS = Kind("analysis", 4, "analysis", 120.0, 20, 100)

NICE = {"bots": 5, "past": 8, "analysis": 15}  # the site answers first, then come the bots


@dataclass(eq=False)
class Job:
    """Something to be done for somebody."""

    kind: Kind
    person: str
    what: Callable[..., Any]
    arguments: tuple[Any, ...]
    done: asyncio.Future[Any]
    begun: float = 0.0


# ---------------------------------------------------------------- the queue


@dataclass(eq=False)
class Lane:
    """The jobs of one kind that wait, by person. Whoever has had a turn goes behind the others."""

    people: dict[str, deque[Job]] = field(default_factory=dict)
    passed: int = 0  # jobs of more urgent kinds that went before
    seconds: float = 0.1  # that a job takes, as a moving average

    def __len__(self) -> int:
        return sum(map(len, self.people.values()))

    def take(self, running: Counter[str], most: int) -> Job | None:
        """The next job: people with fewer running jobs go first, nobody has more than so many."""
        ready = [person for person in self.people if running[person] < most]
        if not ready:
            return None
        job = self.people[min(ready, key=lambda person: running[person])][0]
        self.drop(job)
        self.passed = 0
        return job

    def had_turn(self, person: str) -> None:
        """A job of somebody is done: now it is the others' turn."""
        if person in self.people:
            self.people[person] = self.people.pop(person)

    def drop(self, job: Job) -> None:
        """Whoever asked does not wait any more."""
        jobs = self.people.get(job.person)
        if jobs and job in jobs:
            jobs.remove(job)
            if not jobs:
                del self.people[job.person]


class Queue:
    """Work that waits for the same processes."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.lanes: dict[Kind, Lane] = {}
        self.running: Counter[str] = Counter()  # jobs by person

    def lane(self, kind: Kind) -> Lane:
        """The jobs of a kind; kinds lie in the order of their urgency."""
        if kind not in self.lanes:
            self.lanes[kind] = Lane()
            self.lanes = dict(sorted(self.lanes.items(), key=lambda item: item[0].urgency))
        return self.lanes[kind]

    def put(self, job: Job) -> None:
        """Wait for one's turn, unless too many do."""
        self.check(job.kind, job.person)
        self.lane(job.kind).people.setdefault(job.person, deque()).append(job)

    def check(self, kind: Kind, person: str) -> None:
        """Refuse where too many wait already."""
        lane = self.lane(kind)
        if len(lane.people.get(person, ())) >= kind.each or len(lane) >= kind.most:
            raise Refused("busy", seconds=self.wait(lane))

    def wait(self, lane: Lane) -> int:
        """About how many seconds it takes until all is done that waits in a lane."""
        return max(1, min(LONGEST_WAIT, math.ceil(len(lane) * lane.seconds / self.processes)))

    def take(self) -> Job | None:
        """The next job: of the most urgent kind, unless another was passed over too often."""
        waiting = [lane for lane in self.lanes.values() if lane.people]
        for lane in sorted(waiting, key=lambda lane: lane.passed < PASSED):
            job = lane.take(self.running, max(1, self.processes - 1))  # one process is always left for others
            if job is not None:
                for other in waiting[waiting.index(lane) + 1 :]:
                    other.passed += 1
                self.running[job.person] += 1
                return job
        return None

    def finish(self, job: Job, seconds: float) -> None:
        """A job is done."""
        lane = self.lane(job.kind)
        lane.seconds += 0.2 * (seconds - lane.seconds)
        lane.had_turn(job.person)
        self.running[job.person] -= 1
        if not self.running[job.person]:
            del self.running[job.person]


# ---------------------------------------------------------------- the processes


class Worker:
    """One process, and the thread that talks to it."""

    def __init__(self, engine: str, nice: int, progress: Any) -> None:
        self.settings = (engine, nice, progress)
        self.context = multiprocessing.get_context("spawn")
        self.process: Any = None
        self.connection: Any = None
        self.ended = False
        self.changing = threading.Lock()  # the process is being started or ended
        self.asked: SimpleQueue[Any] = SimpleQueue()
        threading.Thread(target=self._serve, daemon=True, name="worker").start()

    def ask(self, what: Callable[..., Any], arguments: tuple[Any, ...], seconds: float | None) -> asyncio.Future[Any]:
        """Have something done; None: however long it takes."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Any] = loop.create_future()

        def tell(found: Any, error: BaseException | None) -> None:
            with contextlib.suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(settle, answer, found, error)

        self.asked.put((what, arguments, seconds, tell))
        return answer

    def end(self) -> None:
        """End the process at once, whatever it does."""
        self.ended = True
        self.asked.put(STOP)
        self._kill()

    def _serve(self) -> None:
        while (asked := self.asked.get()) is not STOP:
            *job, tell = asked
            try:
                fine, found = self._do(*job)
            except Exception as error:
                fine, found = False, error
            tell(found if fine else None, None if fine else found)

    def _do(self, what: Callable[..., Any], arguments: tuple[Any, ...], seconds: float | None) -> tuple[bool, Any]:
        """Do something in the process; where the process is lost, once more in another."""
        try:
            return self._once(what, arguments, seconds)
        except (EOFError, OSError):
            self._kill()
            return self._once(what, arguments, seconds)

    def _once(self, what: Callable[..., Any], arguments: tuple[Any, ...], seconds: float | None) -> tuple[bool, Any]:
        connection = self._start()
        connection.send((what, arguments))
        if not connection.poll(seconds):
            self._kill()
            raise Refused("too-slow", most=seconds)
        fine, found = connection.recv()
        return fine, found

    def _start(self) -> Any:
        with self.changing:
            if self.ended:
                raise ChildProcessError("the server ends")
            if self.process is None:
                self.connection, theirs = self.context.Pipe()
                process = self.context.Process(target=thinking.work, args=(theirs, *self.settings), daemon=True)
                process.start()
                theirs.close()
                self.process = process
            return self.connection

    def _kill(self) -> None:
        with self.changing:
            if self.process is not None:
                self.process.kill()
                if not self.ended:
                    self.process.join(1)
                self.process = None


def settle(future: asyncio.Future[Any], found: Any, error: BaseException | None) -> None:
    """Tell whoever still waits."""
    if future.done():
        return
    if error is None:
        future.set_result(found)
    else:
        future.set_exception(error)


class Pool:
    """Processes that do the same kinds of work; each is started when it is first needed."""

    def __init__(self, number: int, new: Callable[[], Worker]) -> None:
        self.number, self.new = number, new
        self.queue = Queue(number)
        self.workers: list[Worker] = []
        self.free: list[Worker] = []
        self.jobs: set[Job] = set()  # that wait or are being done

    async def run(self, kind: Kind, person: str, what: Callable[..., Any], *arguments: Any) -> Any:
        """Wait for one's turn, and for the answer."""
        job = Job(kind, person, what, arguments, asyncio.get_running_loop().create_future())
        self.queue.put(job)
        self.jobs.add(job)
        try:
            self.go_on()
            return await job.done
        finally:
            self.jobs.discard(job)
            self.queue.lane(kind).drop(job)

    def go_on(self) -> None:
        """Give free processes something to do."""
        while self.free or len(self.workers) < self.number:
            job = self.queue.take()
            if job is None:
                return
            if not self.free:
                self.workers.append(self.new())
                self.free.append(self.workers[-1])
            worker, job.begun = self.free.pop(), time.monotonic()
            answer = worker.ask(job.what, job.arguments, job.kind.seconds)
            answer.add_done_callback(lambda answer, job=job, worker=worker: self._answered(job, worker, answer))  # type: ignore[misc]

    def _answered(self, job: Job, worker: Worker, answer: asyncio.Future[Any]) -> None:
        error = answer.exception()
        settle(job.done, None if error else answer.result(), error)
        self.queue.finish(job, time.monotonic() - job.begun)
        self.free.append(worker)
        self.go_on()

    def end(self) -> None:
        """End the processes; nobody waits any more."""
        for worker in self.workers:
            worker.end()
        for job in self.jobs:
            settle(job.done, None, Refused("busy", seconds=SOON))


class Workers:
    """All processes. Bots have their own: plain ones that are ready at once, compiled ones that are stronger."""

    def __init__(self, number: int, engine: str) -> None:
        self.number, self.engine = max(1, number), engine
        self.ear, self.progress = multiprocessing.get_context("spawn").Pipe(duplex=False)
        self.pools: dict[tuple[str, str], Pool] = {}
        self.ready: set[tuple[str, str]] = set()  # (game, bot) that are compiled
        self.warming: dict[tuple[str, str], asyncio.Task[None]] = {}
        self.tell: Callable[[str, float], None] = lambda game, share: None
        self.stopped = False
        self._listener: threading.Thread | None = None

    @property
    def busy(self) -> int:
        """How many jobs are being done."""
        return sum(pool.queue.running.total() for pool in self.pools.values())

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return sum(len(lane) for pool in self.pools.values() for lane in pool.queue.lanes.values())

    def start(self) -> None:
        """Begin to listen how far compilation is."""
        loop = asyncio.get_running_loop()

        def listen() -> None:
            while (heard := self.ear.recv()) is not STOP:
                game, done, total = heard
                with contextlib.suppress(RuntimeError):  # the loop has ended
                    loop.call_soon_threadsafe(self.tell, game, min(0.99, done / max(1, total)))

        self._listener = threading.Thread(target=listen, daemon=True, name="compilation")
        self._listener.start()

    def stop(self) -> None:
        """End the processes, whatever they think about."""
        if self.stopped:
            return
        self.stopped = True
        for task in self.warming.values():
            task.cancel()
        for pool in self.pools.values():
            pool.end()
        self.pools.clear()
        if self._listener:
            self.progress.send(STOP)

    def pool(self, kind: Kind, engine: str) -> Pool:
        """The processes for a kind of work: what is less urgent than bots never occupies theirs."""
        name = (kind.pool, engine)
        if name not in self.pools:
            number = {"bots": self.number, "past": 2, "analysis": 1}[kind.pool]
            self.pools[name] = Pool(number, lambda: Worker(engine, NICE[kind.pool], self.progress))
        return self.pools[name]

    def check(self, kind: Kind, person: str, engine: str = "plain") -> None:
        """Refuse early what would be refused: before anything is prepared for it."""
        self.pool(kind, engine).queue.check(kind, person)

    async def run(
        self, kind: Kind, person: str, what: Callable[..., Any], *arguments: Any, engine: str = "plain"
    ) -> Any:
        """Have something done for somebody in a process. Refused: `busy` or `too-slow`."""
        if self.stopped:
            raise Refused("busy", seconds=SOON)
        return await self.pool(kind, engine).run(kind, person, what, *arguments)

    def is_ready(self, game: str, bot: str, players: int) -> bool:
        """Is all compiled that a bot needs? If not, it is done in the background from now on."""
        wanted = (game, bot)
        if wanted not in self.ready and wanted not in self.warming:
            self.warming[wanted] = asyncio.create_task(self._warm(game, bot, players))
        return wanted in self.ready

    async def compiled(self, game: str, bot: str, players: int) -> None:
        """Wait until all is compiled that a bot needs."""
        if not self.is_ready(game, bot, players):
            await asyncio.wait([self.warming[game, bot]])

    async def _warm(self, game: str, bot: str, players: int) -> None:
        worker = Worker("compiled", NICE["bots"], self.progress)
        self.tell(game, 0.0)
        try:
            await worker.ask(thinking.warm, (game, bot, players), None)
            self.ready.add((game, bot))
            say("compiled", game=game, bot=bot)
        except Exception:
            trouble("compilation failed", game=game, bot=bot)
        finally:
            worker.end()
            self.tell(game, 1.0)
