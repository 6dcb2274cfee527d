"""What guests think of each other, and nobody else learns: whom they block, and what they write down."""

from __future__ import annotations

from collections.abc import Collection, Sequence, Set
from typing import Protocol

from tertulia.server.domain.errors import BadCommand
from tertulia.server.domain.ids import GuestId

MOST_BLOCKED = 1000
"""The number of people that a guest may block."""


class PeopleStore(Protocol):
    """Blocks and notes as they are stored."""

    async def blocked(self, guest: GuestId) -> Set[GuestId]:
        """Those whom a guest blocks."""

    async def kept_apart(self, guest: GuestId) -> Set[GuestId]:
        """Those whom a guest blocks, and those who block them: they sit down at no new table together."""

    async def blocking(self, others: Collection[GuestId]) -> Set[GuestId]:
        """Those who block one of some guests."""

    async def block(self, guest: GuestId, other: GuestId, on: bool) -> None:
        """Block somebody, or no longer. Raises `BadCommand` for more than a guest may block."""

    async def called(self, name: str, most: int) -> list[GuestId]:
        """So many people at most who have chosen this very name, those first who were met last."""

    async def note(self, writer: GuestId, about: str) -> str:
        """What somebody wrote down about something (`about_table`, `about_guest`); empty where nothing."""

    async def notes(self, writer: GuestId, about: Collection[str]) -> dict[str, str]:
        """What somebody wrote down, of those of the things about which they did."""

    async def noted(self, writer: GuestId) -> dict[GuestId, str]:
        """What somebody wrote down about people."""

    async def keep_note(self, writer: GuestId, about: str, words: str) -> None:
        """Keep what somebody writes down; empty words take it away."""


def about_table(table_id: str) -> str:
    """What a note to oneself at a table is about."""
    return f"table:{table_id}"


def about_guest(guest: GuestId) -> str:
    """What a note on a person is about."""
    return f"guest:{guest}"


def guest_about(about: str) -> GuestId | None:
    """The guest whom a note is about; None where it is about something else."""
    kind, _, guest = about.partition(":")
    return GuestId(guest) if kind == "guest" and guest else None


def not_oneself(guest: GuestId, other: GuestId) -> GuestId:
    """The other. Raises `BadCommand` where that is the guest themselves."""
    if guest == other:
        raise BadCommand("this is you")
    return other


async def not_together(people: PeopleStore, guests: Sequence[GuestId]) -> Set[GuestId]:
    """Those of some guests who would sit down beside one before them in the row who blocks them, or whom they block."""
    staying, apart = list[GuestId](), set[GuestId]()
    for guest in guests:
        alone = not await people.kept_apart(guest) & set(staying)
        (staying.append if alone else apart.add)(guest)
    return apart


async def apart_from(people: PeopleStore, guest: GuestId, neighbours: Collection[GuestId]) -> frozenset[GuestId]:
    """Those beside whom a guest does not sit down: whom they block, who blocks them, and (of whoever has no account: another cookie
    costs nothing) who blocks somebody from the same address, the `neighbours`. Where the address is that of whoever blocks, too, it
    says nothing."""
    apart = {*await people.kept_apart(guest)}
    if neighbours:
        apart |= await people.blocking(neighbours) - {guest, *neighbours}
    return frozenset(apart)
