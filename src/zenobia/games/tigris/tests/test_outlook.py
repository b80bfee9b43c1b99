"""What a view foretells is what the rules then do."""

from __future__ import annotations

from random import Random

from zenobia.core.game import SPECTATOR
from zenobia.core.table import Table
from zenobia.games.tigris import GAME
from zenobia.games.tigris.state import ACTION, ATTACK, CHOOSE_WAR


def test_the_outlook_is_every_conflict_that_a_move_starts() -> None:
    rng, revolts, wars, several = Random(9), 0, 0, 0
    for seed in range(3):
        table = Table(GAME, 2 + seed, seed=seed)
        for _ in range(90):
            if table.over:
                break
            seat, actions = table.to_act, table.actions()
            if table.state.phase == ACTION and rng.random() < 0.25:
                foretold = table.view(seat)["outlook"]
                for action in actions:
                    text, after = GAME.text(action), table.state.copy()
                    GAME.apply(after, action)
                    coming = foretold.pop(text, [])
                    if after.phase == ATTACK:
                        assert coming == [GAME.view(after, seat)["conflict"]], text
                        revolts += coming[0]["kind"] == "revolt"
                        wars += coming[0]["kind"] == "war"
                    elif after.phase == CHOOSE_WAR:
                        assert len(coming) > 1
                        several += 1
                    else:
                        assert not coming, text
                assert not foretold, "moves that are not legal"
            table.do(rng.choice(preferred(actions)), rng.getrandbits(62))
    assert revolts > 50 and wars > 20 and several > 0


def preferred(actions: list[int]) -> list[int]:
    """Moves that fill the board, where there are any."""
    building = [action for action in actions if GAME.text(action).split()[0] in ("tile", "leader")]
    return building or actions


def test_only_who_is_asked_gets_the_outlook_and_everybody_the_strengths() -> None:
    table = Table(GAME, 3, seed=3)
    rng = Random(3)
    for _ in range(40):
        table.do(rng.choice(preferred(table.actions())), rng.getrandbits(62))
    views = [table.view(seat) for seat in (*range(3), SPECTATOR)]
    assert all(view["outlook"] == {} for view in views if view["seat"] != table.to_act)
    assert all(view["territories"] == views[0]["territories"] for view in views)
    kingdoms = [set(each["squares"]) for each in views[0]["territories"] if each["kingdom"]]
    for leader in views[0]["leaders"]:
        kingdom = next(squares for squares in kingdoms if leader["square"] in squares)
        kind = {"red": "temple", "blue": "farm", "green": "market", "black": "settlement"}[leader["colour"]]
        assert leader["supporters"] == len(kingdom & set(views[0]["tiles"][kind]))
        assert leader["temples"] >= 1
