"""Private lists of each guest: blocked players, and notes about tables and players."""

from __future__ import annotations

from collections.abc import Collection, Sequence, Set
from typing import Protocol

from tertulia.server.domain.errors import BadCommand
from tertulia.server.domain.seats import GuestId

MAX_BLOCKED_GUESTS = 1000
"""The maximum number of guests that a guest may block."""


class BlocksAndNotesStore(Protocol):
    """Stores which guests a guest blocks, and a guest's private notes."""

    async def blocked_by(self, guest: GuestId) -> Set[GuestId]:
        """Return the guests that a guest blocks."""

    async def blocked_either_way(self, guest: GuestId) -> Set[GuestId]:
        """Return the guests that a guest blocks or that block this guest.

        Two guests between whom there is a block cannot sit down at the same new table.
        """

    async def blockers_of(self, others: Collection[GuestId]) -> Set[GuestId]:
        """Return the guests that block at least one of `others`."""

    async def set_blocked(self, guest: GuestId, other: GuestId, on: bool) -> None:
        """Block the guest `other`; if `on` is False, end the block.

        Raises `BadCommand` if `MAX_BLOCKED_GUESTS` guests are blocked already.
        """

    async def guests_named(self, name: str, most: int) -> list[GuestId]:
        """Return at most `most` guests who have chosen exactly this name, the most recently changed first."""

    async def load_note(self, writer: GuestId, about: str) -> str:
        """Return the writer's note about a subject, or an empty text.

        A subject is the key of a table or a guest (`table_subject`, `guest_subject`).
        """

    async def load_notes(self, writer: GuestId, about: Collection[str]) -> dict[str, str]:
        """Return the writer's notes by subject; subjects without a note are omitted."""

    async def notes_about_guests(self, writer: GuestId) -> dict[GuestId, str]:
        """Return the writer's notes about guests, by guest id."""

    async def store_note(self, writer: GuestId, about: str, words: str) -> None:
        """Store the writer's note about a subject, in place of an earlier one; empty `words` delete it."""


def table_subject(table_id: str) -> str:
    """Return the key under which notes about a table are stored."""
    return f"table:{table_id}"


def guest_subject(guest: GuestId) -> str:
    """Return the key under which notes about a guest are stored."""
    return f"guest:{guest}"


def guest_of_subject(about: str) -> GuestId | None:
    """Return the guest in a note's key, or None if the key is that of a note about a table."""
    kind, _, guest = about.partition(":")
    return GuestId(guest) if kind == "guest" and guest else None


def require_other_guest(guest: GuestId, other: GuestId) -> GuestId:
    """Return `other`. Raises `BadCommand` if `other` is `guest`."""
    if guest == other:
        raise BadCommand("this must be another player, not you")
    return other


async def guests_to_leave_out(people: BlocksAndNotesStore, guests: Sequence[GuestId]) -> Set[GuestId]:
    """Return the guests that a new table has to leave out.

    No two of the remaining guests block each other. Of two guests of whom one blocks the other, the later one in
    `guests` is left out.
    """
    staying, apart = list[GuestId](), set[GuestId]()
    for guest in guests:
        alone = not await people.blocked_either_way(guest) & set(staying)
        (staying.append if alone else apart.add)(guest)
    return apart


async def guests_to_avoid(
    people: BlocksAndNotesStore, guest: GuestId, neighbours: Collection[GuestId]
) -> frozenset[GuestId]:
    """Return the guests at whose table a guest must not sit down because of a block.

    These are the guests whom this guest blocks, and the guests who block this guest. `neighbours` are other guests at
    this guest's internet address. Guests who block a neighbour are avoided, too: the neighbour may be the same person
    with another cookie. Neighbours themselves are not avoided for this reason. The caller passes neighbours only for a
    guest without an account.
    """
    apart = {*await people.blocked_either_way(guest)}
    if neighbours:
        apart |= await people.blockers_of(neighbours) - {guest, *neighbours}
    return frozenset(apart)
