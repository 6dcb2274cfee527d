"""Invitations of players by name to a table that has not started. It then appears in their lobby."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tertulia.server.domain.blocks_and_notes import BlocksAndNotesStore
from tertulia.server.domain.errors import BadCommand, NotYourSeat
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.seating import require_open
from tertulia.server.domain.seats import guests_at
from tertulia.server.domain.table import Table

MAX_INVITATIONS_PER_TABLE = 20
"""The number of guests who may be invited to a table."""


class InvitationStore(Protocol):
    """Stores invitations. Every method may raise `StorageFault`; then nothing has changed."""

    async def co_players(self, guest: GuestId) -> Sequence[GuestId]:
        """The guests whom a guest has played with, the latest first."""

    async def add_invitation(self, table_id: str, guest: GuestId, by: GuestId, most: int) -> bool:
        """Store an invitation. Returns False if `most` other guests are invited to the table already."""


async def invite_guest(
    table: Table, by: GuestId, other: GuestId, invitations: InvitationStore, people: BlocksAndNotesStore
) -> None:
    """Invite a guest to a table that has not started.

    Raises `NotOpen`, and `NotYourSeat` if `by` neither sits there nor hosts the table. Raises `BadCommand` if `by` has
    never played with the guest, or if too many are invited. If one of them blocks the other, nothing happens and
    nothing is raised, so that the block stays secret.
    """
    require_open(table.state)
    if by != table.state.host and by not in guests_at(table.state.seats):
        raise NotYourSeat("only who sits here invites")
    if other == by or other not in await invitations.co_players(by):
        raise BadCommand("person: somebody whom you have sat at a table with")
    if other in await people.blocked_either_way(by):
        return
    if not await invitations.add_invitation(table.id, other, by, MAX_INVITATIONS_PER_TABLE):
        raise BadCommand(f"person: {MAX_INVITATIONS_PER_TABLE} people at most are invited to a table")
