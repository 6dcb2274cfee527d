"""Stand-in bots in a game's record: when they took over a seat and when it was taken back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tertulia.server.domain.seats import Seats


class Substitution(NamedTuple):
    """A stand-in bot took over a seat, or the player took it back."""

    ply: int
    """The number of actions before it."""
    seat: int
    bot: str | None
    """The bot that plays from then on, or None if the player took the seat back."""


Substitutions = tuple[Substitution, ...]


def noted(substitutions: Substitutions, new: Substitution) -> Substitutions:
    """The substitutions with another one.

    Of several substitutions of a seat at one ply only the last is kept, because no action was made in between.
    """
    others = tuple(each for each in substitutions if (each.ply, each.seat) != (new.ply, new.seat))
    return others if player_of(others, new.seat) == new.bot else (*others, new)


def cut_back(substitutions: Substitutions, position: int) -> Substitutions:
    """The substitutions after an undo to `position`: later ones move there."""
    found: Substitutions = ()
    for each in substitutions:
        found = noted(found, each._replace(ply=min(each.ply, position)))
    return found


def fitting(substitutions: Iterable[Substitution], seats: Seats, position: int) -> Substitutions:
    """The substitutions without those that do not fit a table, ending with its current stand-in bots.

    Only players' seats have substitutions. Plies never decrease, and are at most `position`.
    """
    found: Substitutions = ()
    for each in substitutions:
        if 0 <= each.seat < len(seats) and seats[each.seat].kind != "bot":
            least = found[-1].ply if found else 0
            found = noted(found, each._replace(ply=min(max(each.ply, least), position)))
    for number, seat in enumerate(seats):
        if player_of(found, number) != seat.stand_in:
            found = noted(found, Substitution(position, number, seat.stand_in))
    return found


def player_of(substitutions: Substitutions, seat: int) -> str | None:
    """The bot that stands in for the player of a seat, or None."""
    return next((each.bot for each in reversed(substitutions) if each.seat == seat), None)
