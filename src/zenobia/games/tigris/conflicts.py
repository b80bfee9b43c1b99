"""Reinforcements from the hand, in revolts and wars alike (TE-20, TE-28, TE-61, TE-62)."""

from __future__ import annotations

from zenobia.core.cells import count
from zenobia.core.game import Refused, Term
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer
from zenobia.games.tigris.data import HAND, TILE_NAMES, Number
from zenobia.games.tigris.events import COMMITTED
from zenobia.games.tigris.revolts import end_revolt, revolt_strength
from zenobia.games.tigris.state import ATTACK, DEFEND, RED, REVOLT, State
from zenobia.games.tigris.wars import end_war, supporters


@rule
def reinforcing_colour(s: State) -> int:
    """Temples in a revolt, tiles of the war's colour in a war."""
    return RED if s.conflict == REVOLT else s.colour


@rule
def strength_on_board(s: State, seat: int) -> int:
    """A leader's strength without reinforcements."""
    return revolt_strength(s, seat) if s.conflict == REVOLT else count(supporters(s, seat))


@question(ATTACK, DEFEND)
def reinforcements(s: State, out: Offer) -> None:
    """TE-20 Adding none is always allowed."""
    for number in range(HAND + 1):
        if may_commit(s, number):
            offer(out, commit, number)


@rule
def may_commit(s: State, number: int) -> bool:
    """TE-20 Once each, at most what is in hand; the English variant allows only what matters."""
    if number > s.player[s.mover].hand[reinforcing_colour(s)]:
        return False
    if number == 0 or s.english == 0:
        return True
    attack = strength_on_board(s, s.attacker)
    defence = strength_on_board(s, s.defender)
    if s.phase == ATTACK:
        return attack + number > defence  # TE-61, RULING TE-R7 the resulting total matters
    return defence + number == attack + s.reinforcements  # TE-62


@move("commit", at=(ATTACK, DEFEND))
def commit(s: State, number: Number) -> None:
    """TE-20 The attacker adds openly first, then the defender; then the conflict is decided."""
    colour = reinforcing_colour(s)
    s.player[s.mover].hand[colour] -= number
    tell(s, COMMITTED, s.mover, colour, number)
    if number > 0:
        s.busy = 1
    if s.phase == ATTACK:
        s.reinforcements = number
        s.phase = DEFEND
        s.mover = s.defender
    else:
        decide(s, number)


@refuses(commit)
def why_no_reinforcements(s: State, number: int) -> Refused:
    """TE-20, TE-28 No more than there are in hand; TE-61, TE-62 in the English variant only what matters."""
    colour = reinforcing_colour(s)
    held = int(s.player[s.mover].hand[colour])
    if number > held:
        rule = "TE-20" if s.conflict == REVOLT else "TE-28"
        return Refused("so-many-in-hand", rule=rule, tile=Term("tile", TILE_NAMES[colour]), n=held)
    if s.phase == ATTACK:
        return Refused("not-enough-to-win", rule="TE-61")
    return Refused("not-exactly-a-tie", rule="TE-62")


@rule
def decide(s: State, defence_added: int) -> None:
    """TE-20, TE-28 The higher total wins, a tie goes to the defender."""
    attack = strength_on_board(s, s.attacker) + s.reinforcements
    defence = strength_on_board(s, s.defender) + defence_added
    attacker_wins = attack > defence
    winner = s.attacker if attacker_wins else s.defender
    loser = s.defender if attacker_wins else s.attacker
    if s.conflict == REVOLT:
        end_revolt(s, winner, loser, max(attack, defence), min(attack, defence))
    else:
        end_war(s, winner, loser, max(attack, defence), min(attack, defence))
