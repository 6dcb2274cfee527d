"""Guest ids, and the seats of a table with their players."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal, NewType

GuestId = NewType("GuestId", str)
"""The id of a guest: a visitor with a signed cookie. An account is a guest with a sign-in method."""


Kind = Literal["open", "guest", "device", "bot"]


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: free, or of a guest, of another person at a guest's device, or of a bot."""

    kind: Kind
    guest: GuestId | None = None
    """The guest who plays the seat or owns the device."""
    name: str | None = None
    """The name of a bot or of a person at a device. Names of guests are stored with the guests."""
    bot: str | None = None
    """The bot of the seat, or the bot that stands in for its player."""
    played_by_bot: bool = field(init=False, repr=False, compare=False)
    """Whether a bot plays the seat now. It follows from `kind` and `bot`."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "played_by_bot", self.kind == "bot" or self.bot is not None)

    @property
    def stand_in(self) -> str | None:
        """The bot that stands in for the seat's player, or None."""
        return None if self.kind == "bot" else self.bot

    def without_stand_in(self) -> Seat:
        """A copy of the seat without a stand-in bot."""
        return self if self.stand_in is None else replace(self, bot=None)


Seats = tuple[Seat, ...]
FREE = Seat("open")


def seats_of(seats: Seats, guest: GuestId | None) -> list[int]:
    """The numbers of the seats that a guest plays, those at their device included."""
    return [] if guest is None else [number for number, seat in enumerate(seats) if seat.guest == guest]


def guests_at(seats: Seats) -> list[GuestId]:
    """The guests who play seats, in seat order. A guest with several seats is repeated."""
    return [seat.guest for seat in seats if seat.guest]


def seat_names(seats: Seats) -> list[str]:
    """The seats' names in a record: a kind of bot, or `human`. Names of guests are not recorded."""
    return [(seat.kind == "bot" and seat.bot) or "human" for seat in seats]
