"""Guest ids, and the seats of a table."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal, NewType

GuestId = NewType("GuestId", str)
"""The id of a guest: a visitor with a signed cookie. An account is a guest with a sign-in method."""


Kind = Literal["open", "guest", "device", "bot"]


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a table: free, or taken by a guest, by another person at a guest's device, or by a bot.

    `kind` is `open` for a free seat, or else `guest`, `device` or `bot`.
    """

    kind: Kind
    guest: GuestId | None = None
    """The guest who plays the seat, or at whose device another person plays; None for free seats and bots."""
    name: str | None = None
    """The name of a bot or of a person at a guest's device; None for free seats and guests.

    Names of guests are stored with the guests.
    """
    bot: str | None = None
    """The bot that owns the seat, or that stands in for its player; None if no bot plays."""
    played_by_bot: bool = field(init=False, repr=False, compare=False)
    """Whether a bot plays the seat now: its own bot or a stand-in. Computed from `kind` and `bot`."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "played_by_bot", self.kind == "bot" or self.bot is not None)

    @property
    def stand_in(self) -> str | None:
        """The bot that stands in for the seat's player; None if no bot does, and for a bot's own seat."""
        return None if self.kind == "bot" else self.bot

    def without_stand_in(self) -> Seat:
        """Return a copy of the seat without a stand-in bot."""
        return self if self.stand_in is None else replace(self, bot=None)


Seats = tuple[Seat, ...]
FREE = Seat("open")


def seats_of(seats: Seats, guest: GuestId | None) -> list[int]:
    """Return the indices of a guest's seats, including those of persons at the guest's device."""
    return [] if guest is None else [number for number, seat in enumerate(seats) if seat.guest == guest]


def guests_at(seats: Seats) -> list[GuestId]:
    """Return the guests of the seats, in seat order. A guest with several seats is repeated."""
    return [seat.guest for seat in seats if seat.guest]


def seat_names(seats: Seats) -> list[str]:
    """Return the seats' names for a game record: the kind of bot, or `human`.

    Names of guests are not recorded.
    """
    return [(seat.kind == "bot" and seat.bot) or "human" for seat in seats]
