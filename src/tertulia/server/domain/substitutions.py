"""Seats that were handed to bots and taken back while a game ran: what its record says of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tertulia.server.domain.seats import Seats


class Substitution(NamedTuple):
    """A seat was handed to a bot, or taken back."""

    ply: int
    """The number of actions after which it was."""
    seat: int
    bot: str | None
    """The bot that plays from then on; None where the seat was taken back."""


Substitutions = tuple[Substitution, ...]


def noted(substitutions: Substitutions, new: Substitution) -> Substitutions:
    """The substitutions with another one. Of a seat that was handed to and fro at one ply only the last counts: nobody has played
    meanwhile."""
    others = tuple(each for each in substitutions if (each.ply, each.seat) != (new.ply, new.seat))
    return others if player_of(others, new.seat) == new.bot else (*others, new)


def cut_back(substitutions: Substitutions, position: int) -> Substitutions:
    """The substitutions once all that followed a position is taken back: who plays a seat now plays it from there on."""
    found: Substitutions = ()
    for each in substitutions:
        found = noted(found, each._replace(ply=min(each.ply, position)))
    return found


def fitting(substitutions: Iterable[Substitution], seats: Seats, position: int) -> Substitutions:
    """The substitutions that fit a table: of people's seats, one after the other, until whoever plays each seat now."""
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
    """The bot that plays in the place of whoever sits there; None for themselves."""
    return next((each.bot for each in reversed(substitutions) if each.seat == seat), None)
