"""How it may look when a seat's turn comes, for planning: made from what the seat knows, in a worker process.

The others do as little as they can: of what a player may do in a turn, that is chosen which changes least. Nothing here
ever sees the table's own state, only a world that the seat holds possible.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from zenobia.ai.bots import legal_actions
from zenobia.core.game import NOBODY, Game, Refused
from zenobia.core.kernel import EVERYBODY, listening
from zenobia.games import find
from zenobia.server.play import plain, spoken

TRIED = 24  # ways through a turn that are compared
LONGEST = 60  # decisions of one turn, and turns of others, before we give up
WORLDS = 4  # in how many worlds the moves of the player before are listed
MOST = 1_500  # moves that are tried for it


def foresee(game_id: str, possible: bytes, seat: int, seed: int, when: str | None, moves: list[str]) -> dict[str, Any]:
    """The position to plan in: after the player before has done `when`, and the seat has made its first moves."""
    game, random = find(game_id), Random(seed)
    before, ours = until_turn(game, game.State.frombytes(possible), seat)
    known = noticeable(game, before, seat, random)
    sign = None
    if when is not None:
        if when not in known:
            raise Refused("plan-never", move=when)
        sign, after = known[when]
        _, ours = until_turn(game, after, seat)
    legal = make(game, ours, seat, moves)
    return {
        "view": game.view(ours, seat),
        "legal": legal,
        "by": int(game.to_act(before)),
        "before": sorted(known),
        "sign": sign,
    }


def until_turn(game: Game, state: Any, seat: int) -> tuple[Any, Any]:
    """The state before the last turn of another, and the state in which the seat decides."""
    before = state
    for _ in range(LONGEST):
        mover = int(game.to_act(state))
        if mover == seat:
            return before, state
        if mover == NOBODY:
            break
        before, state = state, idle(game, state, mover, seat)
    raise Refused("plan-far")


def idle(game: Game, state: Any, mover: int, seat: int) -> Any:
    """The state after a player has done as little as possible, as the seat sees it."""
    actions, seen = legal_actions(game, state), game.view(state, seat)
    tried = [through(game, state, mover, action) for action in actions[:: max(1, len(actions) // TRIED)]]
    return min(tried, key=lambda after: changes(seen, game.view(after, seat)))


def through(game: Game, state: Any, mover: int, action: int) -> Any:
    """The state when a player who begins with an action has done nothing but the first thing possible."""
    after = state.copy()
    game.apply(after, action)
    for _ in range(LONGEST):
        if game.to_act(after) != mover:
            break
        game.apply(after, legal_actions(game, after)[0])
    return after


def changes(one: Any, other: Any) -> int:
    """In how many places two views differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        return sum(changes(one.get(key), other.get(key)) for key in {*one, *other})
    if isinstance(one, list) and isinstance(other, list):
        return abs(len(one) - len(other)) + sum(changes(*pair) for pair in zip(one, other, strict=False))
    return int(one != other)


def possible_worlds(game: Game, state: Any, seat: int, random: Random) -> Iterator[Any]:
    """Worlds that the seat holds possible; in each the others may do other things."""
    yield state
    for _ in range(WORLDS - 1):
        world = state.copy()
        game.determinise(world, seat, random.getrandbits(31))
        yield world


def noticeable(game: Game, before: Any, seat: int, random: Random) -> dict[str, tuple[dict[str, Any], Any]]:
    """The moves by which the seat would notice what another does: the sign of each, and the state after it.

    What nobody notices leads on to what may follow it in the same turn.
    """
    found: dict[str, tuple[dict[str, Any], Any]] = {}
    by, steps = game.to_act(before), 0
    waiting = list(possible_worlds(game, before, seat, random))
    while waiting and steps < MOST:
        state = waiting.pop(0)
        for action in legal_actions(game, state):
            text, after, steps = game.text(action), state.copy(), steps + 1
            with listening() as events:
                game.apply(after, action)
            heard = [event for event in plain(game, events) if event[0] in (EVERYBODY, seat)]
            sign = next(filter(None, (noticed(game, event, text) for event in heard)), None)
            if sign:
                found.setdefault(text, (sign, after))
            elif not heard and game.to_act(after) == by:
                waiting.append(after)
    return found


def noticed(game: Game, event: list[Any], move: str) -> dict[str, Any] | None:
    """What an event tells of the move itself: its details that are words of the move."""
    told = spoken(game, event)
    details = {name: value for name, value in told["details"].items() if value in move.split()}
    return {"name": told["name"], "details": details} if details else None


def make(game: Game, state: Any, seat: int, moves: list[str]) -> list[str]:
    """Make the planned moves; what may follow: nothing once the turn is over or something unknown would be drawn."""
    for move in moves:
        action = game.parse(move)
        if game.to_act(state) != seat or action not in legal_actions(game, state):
            raise Refused("plan-illegal", move=move)
        drawn = list(state.chance)
        game.apply(state, action)
        if list(state.chance) != drawn:
            return []
    return [game.text(action) for action in legal_actions(game, state)] if game.to_act(state) == seat else []
