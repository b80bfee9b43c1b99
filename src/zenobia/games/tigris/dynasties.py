"""Choosing a dynasty (TE-56): the name and the sign of a seat. No rule depends on it."""

from __future__ import annotations

from collections.abc import Mapping

from zenobia.core.game import Option

DYNASTIES = ("lion", "bow", "pot", "bull")
DYNASTY_OPTIONS = tuple(
    Option(f"dynasty{seat + 1}", (own, *(other for other in DYNASTIES if other != own)), seat=seat + 1)
    for seat, own in enumerate(DYNASTIES)
)


def dynasties(options: Mapping[str, str], players: int) -> list[int]:
    """TE-56 Seat after seat takes the dynasty it wants; who wants a taken one gets the first that is free."""
    free, chosen = list(DYNASTIES), []
    for option in DYNASTY_OPTIONS[:players]:
        wish = options.get(option.name, option.values[0])
        mine = wish if wish in free else free[0]
        free.remove(mine)
        chosen.append(DYNASTIES.index(mine) + 1)
    return chosen
