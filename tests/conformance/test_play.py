"""Whole random games: what must hold for every game, at every step."""

from __future__ import annotations

import random

from tests.conformance.conftest import folder_of

from zenobia.core import record
from zenobia.core.game import NOBODY, SPECTATOR
from zenobia.core.kernel import floats_buffer
from zenobia.core.words import LANGUAGES, words

MOST_STEPS = 20_000
SEEDS = range(3)


def test_somebody_can_move_until_the_game_ends(case):
    for seed in SEEDS:
        for steps, (table, actions) in enumerate(case.play(seed)):
            assert steps < MOST_STEPS, "the game does not end"
            assert bool(actions) == (table.to_act != NOBODY)
            assert table.to_act in (NOBODY, *range(case.players))
            assert actions == sorted(set(actions)), "legal actions ascend"
            assert all(0 <= action < case.game.actions for action in actions)
        ranks = sorted(table.ranks())
        assert ranks[0] == 1 and all(rank == ranks.index(rank) + 1 for rank in ranks), "equals share a rank"


def test_conservation_at_every_step(case):
    broken = case.part("invariants").broken
    for seed in SEEDS:
        for table, _ in case.play(seed):
            assert broken(table.state) == [], f"after {[move.text for move in table.log[-3:]]}"


def test_apply_is_deterministic_and_state_is_its_bytes(case):
    for table, actions in case.play(7):
        assert case.game.State.frombytes(table.state.tobytes()).tobytes() == table.state.tobytes()
        for action in actions[:: max(1, len(actions) // 3)]:
            once, again = table.state.copy(), case.game.State.frombytes(table.state.tobytes())
            case.game.apply(once, action)
            case.game.apply(again, action)
            assert once.tobytes() == again.tobytes()


def test_texts(case):
    for _, actions in case.play(11):
        texts = [case.game.text(action) for action in actions]
        assert len(set(texts)) == len(texts), "no two legal moves share a text"
        assert [case.game.parse(text) for text in texts] == actions
        assert all(text == " ".join(text.lower().split()) for text in texts)


def test_every_action_has_its_own_text(game):
    texts = [game.text(action) for action in range(game.actions)]
    assert [game.parse(text) for text in texts] == list(range(game.actions))


def test_action_numbers_stay(game):
    """Networks are trained on them and records of bots hold them: tests/actions.txt has every text in its order."""
    texts = [game.text(action) for action in range(game.actions)]
    assert texts == (folder_of(game) / "actions.txt").read_text().splitlines()


def test_replay_of_the_record_gives_the_same_bytes(case):
    *_, (table, _) = case.play(3)
    text = record.write(table)
    again = record.Record("here", text, lambda _: case.game).table
    assert again.state.tobytes() == table.state.tobytes()
    assert record.write(again) == text
    while table.log:
        n = len(table.log) - 1
        before = again.at(n).tobytes()
        table.undo()
        assert table.state.tobytes() == before


def test_hidden_information_stays_hidden(case):
    """Permuting all that a seat cannot know changes no byte of what it is given."""
    shuffle_hidden = case.part("tests.secrets").shuffle_hidden
    rng = random.Random(5)
    changed = steps = 0
    for table, actions in case.play(5):
        if table.over or rng.random() > 0.3:
            continue
        for seat in (SPECTATOR, *range(case.players)):
            other = table.state.copy()
            shuffle_hidden(other, seat, rng)
            steps += 1
            changed += other.tobytes() != table.state.tobytes()
            assert case.game.view(other, seat) == case.game.view(table.state, seat)
            if seat != SPECTATOR:
                assert bot_input(case, other, seat) == bot_input(case, table.state, seat)
            if seat == table.to_act:
                world = case.table(0)
                world.state = other
                assert world.actions() == actions
    assert steps and (changed > steps // 2 or case.players == 1), "the shuffle must change something"


def bot_input(case, state, seat):
    """The bytes and features that a bot of this seat is given."""
    belief = state.copy()
    case.game.determinise(belief, seat, 99)
    out = floats_buffer(len(case.game.feature_names))
    case.game.features(state, seat, out)
    return belief.tobytes(), list(out)


def test_a_determinised_world_is_possible_and_plays_on(case):
    broken = case.part("invariants").broken
    choice = random.Random(2)
    for table, actions in case.play(2):
        if not actions or choice.random() > 0.15:
            continue
        for seat in (SPECTATOR, *range(case.players)):
            world = case.table(0)
            world.state = table.belief(seat, choice.getrandbits(32))
            assert broken(world.state) == []
            assert case.game.view(world.state, seat) == case.game.view(table.state, seat)
            if seat == table.to_act:
                assert world.actions() == actions
            for _ in range(10):
                if moves := world.actions():
                    world.do(choice.choice(moves), 0)
            assert broken(world.state) == []


def test_evaluation_and_features_are_numbers(case):
    for n, (table, _) in enumerate(case.play(4)):
        if n % 5 and not table.over:
            continue
        for seat in range(case.players):
            assert 0.0 <= case.game.evaluate(table.state, seat) <= 1.0
            out = floats_buffer(len(case.game.feature_names))
            case.game.features(table.state, seat, out)
            assert all(-10.0 < value < 10.0 for value in out)
    assert len(set(case.game.feature_names)) == len(case.game.feature_names)


def test_the_lines_of_the_final_score_add_up(case):
    for seed in SEEDS:
        choice, table, told = random.Random(seed), case.table(seed), []
        while actions := table.actions():
            told += table.do(choice.choice(actions), choice.getrandbits(62))
        for seat in range(case.players):
            sources = case.game.breakdown(table.state, seat, told)
            assert sum(source.points for source in sources if source.counts) == table.scores()[seat]
            assert len({source.name for source in sources}) == len(sources)
            for language in LANGUAGES:
                assert all(words(language, case.game.id).has(f"score-{source.name}") for source in sources)


def test_setting_up_a_used_state_leaves_nothing_of_it(case):
    """`new` must write every field: arena, environments and GPU set up one game after another in the same memory."""
    fresh = case.table(9)
    used = case.game.State.frombytes(b"\x55" * len(fresh.state.tobytes()))
    values = case.game.option_values(dict(case.options)) or [0]
    case.game.new(used, case.players, values, 9)
    left = [name for name in case.game.State.LAYOUT.fields if getattr(used, name) != getattr(fresh.state, name)]
    nested = [
        name
        for name in left
        if hasattr(getattr(used, name)[0] if isinstance(getattr(used, name), list) else 0, "LAYOUT")
    ]
    for name in nested:
        for mine, theirs in zip(getattr(used, name), getattr(fresh.state, name), strict=True):
            left += [
                f"{name}.{part}" for part in type(mine).LAYOUT.fields if getattr(mine, part) != getattr(theirs, part)
            ]
    assert [name for name in left if name not in nested] == []
    assert used.tobytes() == fresh.state.tobytes()
