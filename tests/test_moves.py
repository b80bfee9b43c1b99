"""Moves that are declared wrongly are refused at import, with their name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import pytest

from zenobia.core.game import Refused
from zenobia.core.moves import Play, Words, move, question, refuses
from zenobia.core.offer import offer, offer_each, offer_where, offer_where_not

Colour = Annotated[int, Words("red", "blue", also=(("temple", "farm"),))]
Size = Annotated[int, Words("very small", "very large")]


class State:
    phase = 0
    hand = (2, 0)
    done: tuple[Any, ...] = ()


def at_home(home: str, function: Callable[..., Any]) -> Callable[..., Any]:
    """A function as if its module belonged to a game of its own."""
    function.__module__ = home
    return function


def small_game(home: str) -> tuple[Play, dict[str, Any]]:
    """Two phases, three moves; `stop` means something else in each phase."""

    def place(s: State, colour: Colour, size: Size) -> None:
        s.done = ("place", colour, size)

    def take(s: State, colour: Colour) -> None:
        s.done = ("take", colour)

    def stop(s: State) -> None:
        s.done = ("stop",)

    def stop_late(s: State) -> None:
        s.done = ("stop late",)

    def first(s: State, out: Any) -> None:
        offer(out, place, 0, 1)
        offer_each(out, place, 1, 0b11)
        offer_where_not(out, take, s.hand, 0)
        offer(out, stop)

    def second(s: State, out: Any) -> None:
        offer_where(out, take, s.hand, 0)
        offer(out, stop_late)

    for function in (place, take, stop, stop_late, first, second):
        at_home(home, function)
    move("place")(place)
    move("take")(take)
    move("stop all", at=0)(stop)
    move("stop all", at=1)(stop_late)
    question(0)(first)
    question(1)(second)
    made = Play(home, asked="phase", silent=(2,), questions=(first, second), moves=(place, take, stop, stop_late))
    return made, locals()


def listed(made: Play, s: State) -> list[str]:
    out = [0] * made.actions
    return [made.text(action) for action in out[: made.legal(s, out)]]


def test_numbers_texts_and_questions():
    made, functions = small_game("game.one")
    texts = ["place red very small", "place red very large", "place blue very small", "place blue very large"]
    texts += ["take red", "take blue", "stop all"]
    assert [made.text(action) for action in range(made.actions)] == texts
    assert [made.parse(text) for text in texts] == list(range(7))
    assert made.parse("  Place TEMPLE  very large") == 1
    assert made.meaning(3) == (functions["place"], (1, 1))
    s = State()
    assert listed(made, s) == [
        "place red very large",
        "place blue very small",
        "place blue very large",
        *texts[4:5],
        texts[6],
    ]
    made.apply(s, 2)
    assert s.done == ("place", 1, 0)
    made.apply(s, 6)
    assert s.done == ("stop",)
    s.phase = 1
    assert listed(made, s) == ["take blue", "stop all"]
    made.apply(s, 6)
    assert s.done == ("stop late",)
    s.phase = 2
    assert listed(made, s) == []


def test_the_compiled_switches_are_source_that_a_person_can_read():
    source = small_game("game.two")[0].source()
    assert "    if asked == 0:\n        two.first(s, offer)\n    elif asked == 1:\n" in source
    assert "    if action < 4:\n        two.place(s, (action - 0) // 2, (action - 0) % 2)\n" in source
    assert "    elif action < 7 and (asked == 1):\n        two.stop_late(s)\n" in source


def test_texts_that_are_no_move():
    made, _ = small_game("game.three")
    for text, why in (
        ("", "move-text"),
        ("stop", "move-text"),
        ("place red", "move-text"),
        ("take red blue", "move-text"),
        ("take green", "move-word"),
        ("place red very tall", "move-word"),
    ):
        with pytest.raises(Refused) as refused:
            made.parse(text)
        assert refused.value.why == why, text
    for action in (-1, 7):
        with pytest.raises(Refused):
            made.text(action)


def plain(s: State) -> None: ...
def other(s: State) -> None: ...
def named(s: State, colour: Colour) -> None: ...
def red(s: State) -> None: ...
def asks(s: State, out: Any) -> None: ...
def asks_too(s: State, out: Any) -> None: ...


def wrong(home: str, **declared: Any) -> str:
    """What is said about a game that declares and lists its moves like this."""
    copies = {}

    def copy(function: Any) -> Any:
        made = type(function)(function.__code__, function.__globals__, function.__name__)
        made.__annotations__ = function.__annotations__
        copies[function] = at_home(home, made)
        return made

    for function, verb, at in declared.get("moves", ()):
        move(verb, at=at)(copy(function))
    for function, *phases in declared.get("questions", ((asks, 0),)):
        question(*phases)(copy(function))
    with pytest.raises(TypeError) as error:
        Play(
            home,
            asked="phase",
            silent=declared.get("silent", (1,)),
            questions=tuple(copies.get(each, each) for each in declared.get("lists_questions", (asks,))),
            moves=tuple(copies.get(each, each) for each in declared.get("lists", (plain,))),
        )
    return str(error.value)


def test_wrong_declarations_are_named():
    one = ((plain, "end", ()),)
    assert "plain is listed, but not declared with @move" in wrong("wrong.a")
    assert "plain is listed twice" in wrong("wrong.b", moves=one, lists=(plain, plain))
    assert "other is declared with @move, but not listed" in wrong("wrong.c", moves=(*one, (other, "go", ())))
    both = (*one, (other, "end", ()))
    assert "are both 'end': at= must say which question each answers" in wrong(
        "wrong.d", moves=both, lists=(plain, other)
    )
    both = ((plain, "end", 0), (other, "end", (0, 1)))
    assert "are both 'end'" in wrong("wrong.e", moves=both, lists=(plain, other))
    both = ((named, "end", ()), (red, "end red", ()))
    assert "another move is written 'end red' too" in wrong("wrong.f", moves=both, lists=(named, red))
    questions = ((asks, 0), (asks_too, 0))
    said = wrong("wrong.g", moves=one, questions=questions, lists_questions=(asks, asks_too))
    assert "asks_too: phase 0 has a question already" in said
    assert "phase 1 has no question" in wrong("wrong.h", moves=one, silent=(2,))
    assert "asks is listed, but not declared with @question" in wrong("wrong.i", moves=one, questions=())


def test_a_field_needs_names():
    def place(s: State, square: int) -> None: ...

    with pytest.raises(TypeError, match="'square' needs names"):
        move("place")(place)


def test_an_offer_outside_the_list_is_named():
    _, functions = small_game("game.four")
    with pytest.raises(TypeError, match="place 0 2 is offered"):
        offer([], functions["place"], 0, 2)
    with pytest.raises(TypeError, match="plain is offered"):
        offer_where([], plain, [1], 1)


def test_a_refusal_says_why():
    play, made = small_game("small.reasons")
    s = State()
    refuses(made["take"])(lambda s, colour: Refused("option", colour=colour))
    assert play.why_not(s, play.parse("take blue")).details == {"colour": 1}
    assert play.why_not(s, play.parse("place red very small")) is None, "nothing is declared"
    s.phase = 1
    elsewhere = play.why_not(s, play.parse("place red very small"))
    assert elsewhere is None, "a move that names no question may answer any"
    with pytest.raises(TypeError, match=r"is refused by .* already"):
        refuses(made["take"])(lambda s, colour: None)
    with pytest.raises(TypeError, match="plain is no move"):
        refuses(plain)(lambda s: None)
