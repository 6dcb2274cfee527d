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
        """Store that `guest` blocks the guest `other`; if `on` is False, end the block.

        Raises `BadCommand` if `guest` blocks `MAX_BLOCKED_GUESTS` guests already.
        """

    async def guests_named(self, name: str, most: int) -> list[GuestId]:
        """Return at most `most` guests who have chosen exactly this name, the most recently changed first."""

    async def load_note(self, writer: GuestId, about: str) -> str:
        """Return the writer's note about a subject, or an empty text.

        A subject is the key of a table or a guest (`table_subject`, `guest_subject`).
        """

    async def load_notes(self, writer: GuestId, about: Collection[str]) -> dict[str, str]:
        """Return the writer's notes about tables and guests, by the keys in `about`.

        `about` contains keys as `table_subject` and `guest_subject` return them. Keys without a note are omitted.
        """

    async def notes_about_guests(self, writer: GuestId) -> dict[GuestId, str]:
        """Return the writer's notes about guests, by guest id."""

    async def store_note(self, writer: GuestId, about: str, words: str) -> None:
        """Store or replace the writer's note (`words`) about a table or guest; empty `words` delete the note.

        `about` is the key of the table or guest (`table_subject`, `guest_subject`).
        """


def table_subject(table_id: str) -> str:
    """Return the key under which notes about a table are stored."""
    return f"table:{table_id}"


def guest_subject(guest: GuestId) -> str:
    """Return the key under which notes about a guest are stored."""
    return f"guest:{guest}"


def guest_of_subject(about: str) -> GuestId | None:
    """Return the guest that a note is about, given the note's key; None for a note about a table."""
    kind, _, guest = about.partition(":")
    return GuestId(guest) if kind == "guest" and guest else None


def require_other_guest(guest: GuestId, other: GuestId) -> GuestId:
    """Return `other`. Raises `BadCommand` if `other` is `guest`."""
    if guest == other:
        raise BadCommand("this must be another player, not you")
    return other


async def guests_to_leave_out(people: BlocksAndNotesStore, guests: Sequence[GuestId]) -> Set[GuestId]:
    """Return those of `guests` who cannot sit at a new table because of a block.

    A guest is returned if there is a block between this guest and an earlier guest in `guests` who is not returned. So
    there is no block between the remaining guests.
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

    They are the guests whom this guest blocks, and the guests who block this guest.

    For a guest without an account, `neighbours` are the other guests with the same internet address. A neighbour may
    be the same person with another cookie, so guests who block a neighbour are returned, too. A neighbour who blocks
    another neighbour is not returned for this reason.
    """
    apart = {*await people.blocked_either_way(guest)}
    if neighbours:
        apart |= await people.blockers_of(neighbours) - {guest, *neighbours}
    return frozenset(apart)
