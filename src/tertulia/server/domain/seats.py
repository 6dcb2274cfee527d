"""The seats of a table and who sits on them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from tertulia.server.domain.ids import GuestId

Kind = Literal["open", "guest", "device", "bot"]


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: free, a guest's own, another person's at the same guest's device, or a bot's."""

    kind: Kind
    guest: GuestId | None = None
    """Who decides for it: the guest who sits there, or the owner of the device."""
    name: str | None = None
    """The name of a bot or of a person at a device; a guest's own name is looked up."""
    bot: str | None = None
    """The bot that plays here: whose seat it is, or that plays in the place of whoever sits here."""

    @property
    def played_by_bot(self) -> bool:
        """Whether no person decides here now."""
        return self.kind == "bot" or self.bot is not None

    @property
    def stand_in(self) -> str | None:
        """The bot that plays in the place of whoever sits here."""
        return None if self.kind == "bot" else self.bot

    def back(self) -> Seat:
        """This seat once whoever sits here plays themselves again."""
        return self if self.stand_in is None else replace(self, bot=None)


Seats = tuple[Seat, ...]
FREE = Seat("open")


def seats_of(seats: Seats, guest: GuestId | None) -> list[int]:
    """The numbers of the seats that a guest decides for."""
    return [] if guest is None else [number for number, seat in enumerate(seats) if seat.guest == guest]


def guests_at(seats: Seats) -> list[GuestId]:
    """The guests who decide for seats, in the order of these."""
    return [seat.guest for seat in seats if seat.guest]


def seat_names(seats: Seats) -> list[str]:
    """The names of the seats in a record: what kind of player sat there. Guests' names stay with the guests."""
    return [(seat.kind == "bot" and seat.bot) or "human" for seat in seats]
