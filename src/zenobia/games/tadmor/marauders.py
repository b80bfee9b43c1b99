"""The marauder stage: reveal, redirect, removal, swap, secret pick (TD-5, TD-10.9, TD-10.14)."""

from __future__ import annotations

from zenobia.core.game import Refused, Term
from zenobia.core.kernel import rule, tell, whisper
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer
from zenobia.core.sets import lowest
from zenobia.games.tadmor.board import take_back
from zenobia.games.tadmor.data import (
    BOARD_SPACES,
    MARAUDERS,
    REGION,
    REGION_NAMES,
    REGIONS,
    SAFE_AS_REVEALER,
    SAFE_FROM_RAIDS,
    SPOILS,
    SPOILS_PRESTIGE,
    TRIBUTE,
    TRIBUTE_GOLD,
    TRIBUTE_PRESTIGE,
    Region,
    Space,
    word,
)
from zenobia.games.tadmor.events import (
    NO_RAID,
    NOT_PICKED,
    PICKED,
    PICKED_REGION,
    REDIRECTED,
    REMOVED,
    REVEALED,
    SWAPPED,
    TILE_PRESTIGE,
)
from zenobia.games.tadmor.reasons import space_name
from zenobia.games.tadmor.state import (
    AT_PICK,
    GOLD,
    NONE,
    NOTHING,
    OTHER_SPACE,
    OWN_SPACE,
    REDIRECT,
    SWAP,
    WHICH_REGION,
    State,
)


@rule
def reveal(s: State) -> None:
    """TD-5.1 A card picked last round is revealed; without one there is no raid."""
    s.seats_done = 0
    if s.holder == NONE:
        s.stage = SWAP
        tell(s, NO_RAID)
        return
    s.stage = REDIRECT
    s.raided = s.held
    s.held = NONE
    tell(s, REVEALED, s.holder, s.raided)


@rule
def in_deck(s: State, region: int) -> bool:
    """TD-5.5, TD-5.7 RULING TD-14.16 Not the card on the board, not the one just revealed."""
    return region != s.under_attack and region != s.raided


@rule
def ask_region(s: State) -> None:
    """TD-10.9 K9, K10: which region instead?"""
    s.question = WHICH_REGION


@question(WHICH_REGION)
def which_region(s: State, out: Offer) -> None:
    """TD-10.9 The cards of the marauder deck."""
    for region in range(REGIONS):
        if in_deck(s, region):
            offer(out, redirect, region)


@move("region", at=WHICH_REGION)
def redirect(s: State, region: Region) -> None:
    """TD-10.9 The raid goes elsewhere; then everybody with such a card is asked again."""
    s.question = NOTHING
    s.raided = region
    tell(s, REDIRECTED, s.active, region)
    s.seats_done = 0
    s.active = NONE


@rule
def is_safe(s: State, seat: int) -> bool:
    """TD-12.45 I45: never removed; TD-12.7 I7: not by one's own card."""
    tiles = s.player[seat].tiles
    return tiles & SAFE_FROM_RAIDS != 0 or (seat == s.holder and tiles & SAFE_AS_REVEALER != 0)


@rule
def raid(s: State) -> None:
    """TD-5.3, TD-5.5 Pieces in the raided region go home; its card takes the place of the old one."""
    enemies = 0
    for seat in range(s.players):
        removed = 0 if is_safe(s, seat) else remove_pieces(s, seat)
        if removed > 0:
            tell(s, REMOVED, seat, removed)
            enemies += removed if seat != s.holder else 0
    raid_bonuses(s, s.holder, enemies)
    s.under_attack = s.raided
    s.raided = NONE
    s.holder = NONE


@rule
def remove_pieces(s: State, seat: int) -> int:
    """TD-5.3 All pieces of a player in the raided region; private tiles lie in no region."""
    removed = 0
    for space in range(BOARD_SPACES):
        if s.owner[space] == seat and REGION[space] == s.raided:
            take_back(s, space)
            removed += 1
    return removed


@rule
def raid_bonuses(s: State, seat: int, enemies: int) -> None:
    """TD-5.4 I25 for an opponent's piece removed, I26 always; both for who revealed the card."""
    me = s.player[seat]
    if enemies > 0 and me.tiles & SPOILS:
        me.pp += SPOILS_PRESTIGE
        tell(s, TILE_PRESTIGE, seat, lowest(me.tiles & SPOILS), SPOILS_PRESTIGE)
    if me.tiles & TRIBUTE:
        me.pp += TRIBUTE_PRESTIGE
        me.warehouse[GOLD] += TRIBUTE_GOLD
        tell(s, TILE_PRESTIGE, seat, lowest(me.tiles & TRIBUTE), TRIBUTE_PRESTIGE)


@rule
def may_swap_with(s: State, seat: int, own: int, other: int) -> bool:
    """TD-10.14 RULING TD-14.15 Same kind of piece, both on spaces of the board."""
    return s.owner[other] >= 0 and s.owner[other] != seat and s.piece[other] == s.piece[own]


@rule
def may_swap_from(s: State, seat: int, own: int) -> bool:
    """TD-10.14 An own piece for which there is an opponent's."""
    if s.owner[own] != seat:
        return False
    for other in range(BOARD_SPACES):
        if may_swap_with(s, seat, own, other):
            return True
    return False


@rule
def may_swap(s: State, seat: int) -> bool:
    """TD-10.28 Is there a pair of pieces to swap?"""
    for own in range(BOARD_SPACES):
        if may_swap_from(s, seat, own):
            return True
    return False


@rule
def ask_own_space(s: State) -> None:
    """TD-10.14 K14: first the own piece, then the other."""
    s.question = OWN_SPACE


@question(OWN_SPACE)
def which_own_space(s: State, out: Offer) -> None:
    """TD-10.14, TD-21.11 Own pieces that have a counterpart."""
    for space in range(BOARD_SPACES):
        if may_swap_from(s, s.active, space):
            offer(out, choose_own_space, space)


@move("space", at=OWN_SPACE)
def choose_own_space(s: State, own: Space) -> None:
    """TD-10.14 The own piece is named."""
    s.question = OTHER_SPACE
    s.own_space = own


@refuses(choose_own_space)
def why_not_swap_from(s: State, own: int) -> Refused:
    """TD-10.14 An own piece, and an opponent's of the same kind."""
    if s.owner[own] != s.active:
        return Refused("not-your-piece", rule="TD-10.14", space=space_name(own))
    return Refused("no-counterpart", rule="TD-10.14", space=space_name(own))


@question(OTHER_SPACE)
def which_other_space(s: State, out: Offer) -> None:
    """TD-10.14 The counterparts."""
    for space in range(BOARD_SPACES):
        if may_swap_with(s, s.active, s.own_space, space):
            offer(out, swap, space)


@move("space", at=OTHER_SPACE)
def swap(s: State, other: Space) -> None:
    """TD-10.14 The two pieces exchange their spaces."""
    seat, own = s.active, s.own_space
    opponent = s.owner[other]
    s.owner[other] = seat
    s.owner[own] = opponent
    s.question = NOTHING
    s.active = NONE
    tell(s, SWAPPED, seat, opponent, own, other)


@refuses(swap)
def why_not_swap_with(s: State, other: int) -> Refused:
    """TD-10.14 A piece of an opponent, of the same kind."""
    if s.owner[other] < 0 or s.owner[other] == s.active:
        return Refused("no-opponent-there", rule="TD-10.14", space=space_name(other))
    return Refused("other-kind", rule="TD-10.14", space=space_name(other))


@question(AT_PICK)
def which_card(s: State, out: Offer) -> None:
    """TD-5.7 A card of the marauder deck, or none."""
    offer(out, decline_pick)
    for region in range(REGIONS):
        if in_deck(s, region):
            offer(out, pick, region)


@move("region", at=AT_PICK)
def pick(s: State, region: Region) -> None:
    """TD-5.7 The camel comes home and a card is taken in secret, for the next round."""
    seat = s.active
    take_back(s, MARAUDERS)
    s.holder = seat
    s.held = region
    tell(s, PICKED, seat)
    whisper(s, seat, PICKED_REGION, region)
    s.active = NONE


@move("pass", at=AT_PICK)
def decline_pick(s: State) -> None:
    """TD-5.7 RULING TD-14.6 No card, so no raid next round."""
    take_back(s, MARAUDERS)
    tell(s, NOT_PICKED, s.active)
    s.active = NONE


@refuses(redirect, pick)
def why_not_this_region(s: State, region: int) -> Refused:
    """TD-5.5, TD-5.7 Its card is not in the deck."""
    return Refused("not-in-deck", rule="TD-5.5", region=Term("region", word(REGION_NAMES[region])))
