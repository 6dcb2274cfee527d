"""Private lists of guests: the players that they block, and their notes."""

from __future__ import annotations

from collections.abc import Collection, Sequence, Set
from typing import Protocol

from tertulia.server.domain.errors import BadCommand
from tertulia.server.domain.seats import GuestId

MAX_BLOCKED_GUESTS = 1000
"""The number of guests that a guest may block."""


class BlocksAndNotesStore(Protocol):
    """Stores blocks and private notes."""

    async def blocked_by(self, guest: GuestId) -> Set[GuestId]:
        """The guests that a guest blocks."""

    async def blocked_either_way(self, guest: GuestId) -> Set[GuestId]:
        """The guests that a guest blocks or that block the guest. They cannot join a new table together."""

    async def blockers_of(self, others: Collection[GuestId]) -> Set[GuestId]:
        """The guests that block any of `others`."""

    async def set_blocked(self, guest: GuestId, other: GuestId, on: bool) -> None:
        """Block another guest or, unless `on`, end the block. Raises `BadCommand` for too many blocks."""

    async def guests_named(self, name: str, most: int) -> list[GuestId]:
        """Guests who have chosen exactly this name, at most `most`, those seen last first."""

    async def load_note(self, writer: GuestId, about: str) -> str:
        """The writer's note about a subject (`table_subject`, `guest_subject`); empty if none is stored."""

    async def load_notes(self, writer: GuestId, about: Collection[str]) -> dict[str, str]:
        """The writer's notes by subject; subjects without a note are omitted."""

    async def notes_about_guests(self, writer: GuestId) -> dict[GuestId, str]:
        """The writer's notes about guests, by guest id."""

    async def store_note(self, writer: GuestId, about: str, words: str) -> None:
        """Store a note; empty words delete it."""


def table_subject(table_id: str) -> str:
    """The subject of a note about a table."""
    return f"table:{table_id}"


def guest_subject(guest: GuestId) -> str:
    """The subject of a note about a guest."""
    return f"guest:{guest}"


def guest_of_subject(about: str) -> GuestId | None:
    """The guest that is the subject of a note, or None for another subject."""
    kind, _, guest = about.partition(":")
    return GuestId(guest) if kind == "guest" and guest else None


def require_other_guest(guest: GuestId, other: GuestId) -> GuestId:
    """The guest `other`. Raises `BadCommand` if the two are one."""
    if guest == other:
        raise BadCommand("this must be another player, not you")
    return other


async def guests_to_leave_out(people: BlocksAndNotesStore, guests: Sequence[GuestId]) -> Set[GuestId]:
    """The guests that have to be left out, so that no two others block each other. Earlier guests stay."""
    staying, apart = list[GuestId](), set[GuestId]()
    for guest in guests:
        alone = not await people.blocked_either_way(guest) & set(staying)
        (staying.append if alone else apart.add)(guest)
    return apart


async def guests_to_avoid(
    people: BlocksAndNotesStore, guest: GuestId, neighbours: Collection[GuestId]
) -> frozenset[GuestId]:
    """The guests that a guest must not sit down beside.

    They are the guests that this guest blocks, or that block this guest. They also include guests that block one of the
    `neighbours`, who use the guest's address, unless they use that address themselves. The caller passes neighbours
    only for guests without an account, who could come back with another cookie.
    """
    apart = {*await people.blocked_either_way(guest)}
    if neighbours:
        apart |= await people.blockers_of(neighbours) - {guest, *neighbours}
    return frozenset(apart)
