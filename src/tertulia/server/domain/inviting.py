"""Inviting by name: somebody whom one has met at a table finds another one in their lobby."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tertulia.server.domain.errors import BadCommand, NotYourSeat
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.people import PeopleStore
from tertulia.server.domain.seating import still_open
from tertulia.server.domain.seats import guests_at
from tertulia.server.domain.table import Table

MOST = 20
"""The number of people who may be invited to a table."""


class Invitations(Protocol):
    """Who was invited to which table, as it is stored. Every method may raise `StorageFault`; then nothing has changed."""

    async def company(self, guest: GuestId) -> Sequence[GuestId]:
        """The people whom a guest has sat at a table with, those met last first."""

    async def invite(self, table_id: str, guest: GuestId, by: GuestId, most: int) -> bool:
        """Keep that somebody is invited; False where so many are already."""


async def invited(table: Table, by: GuestId, other: GuestId, invitations: Invitations, people: PeopleStore) -> None:
    """Invite somebody to a table that has not begun. Raises `NotOpen` once it has, `NotYourSeat` where one neither sits there nor
    hosts it, `BadCommand` for somebody whom one has never sat with, and for too many.

    Whoever blocks, or is blocked, is not told of anything: it is as if they had been invited."""
    still_open(table.state)
    if by != table.state.host and by not in guests_at(table.state.seats):
        raise NotYourSeat("only who sits here invites")
    if other == by or other not in await invitations.company(by):
        raise BadCommand("person: somebody whom you have sat at a table with")
    if other in await people.kept_apart(by):
        return
    if not await invitations.invite(table.id, other, by, MOST):
        raise BadCommand(f"person: {MOST} people at most are invited to a table")
