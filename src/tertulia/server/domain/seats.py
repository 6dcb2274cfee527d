"""The places at a table and who sits on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["open", "guest", "device", "bot"]


@dataclass(frozen=True, slots=True)
class Chair:
    """A place: free, a guest's own, another person's at the same guest's device, or a bot's."""

    kind: Kind
    guest: str | None = None
    """Who decides for it: the guest himself, or the owner of the device."""
    name: str | None = None
    """The name of a bot or of a person at a device; a guest's own name is looked up."""
    bot: str | None = None


FREE = Chair("open")


def seats_of(chairs: tuple[Chair, ...], guest: str | None) -> list[int]:
    """The seats that a guest decides for."""
    return [] if guest is None else [seat for seat, chair in enumerate(chairs) if chair.guest == guest]
