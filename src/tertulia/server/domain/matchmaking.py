"""Matchmaking: seat a guest at an open table that fits, or open one where the next guest can join.

Requests for equal games have an equal key. A guest who opens a table first claims it as the current one for the key. If
two guests do so at once, only one claim succeeds, and the other guest sits down there. So two tables never wait side by
side.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterator, Sequence
from typing import Annotated, NamedTuple, Protocol

import msgspec
from msgspec import Meta, Struct

from tertulia.play.time_played import Forfeit
from tertulia.server.domain.blocks_and_notes import BlocksAndNotesStore
from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.commands import Open, Options, Patience, SeatPlan, SetChoice, Sit, Start, Text
from tertulia.server.domain.errors import (
    BadCommand,
    NotAgreed,
    NotHost,
    NotOpen,
    NotYourSeat,
    SeatsMissing,
    TableNotFound,
)
from tertulia.server.domain.ports import ListedTable, StorageFault, TableList
from tertulia.server.domain.seating import require_open
from tertulia.server.domain.seats import GuestId, guests_at, seats_of
from tertulia.server.domain.service import TableService
from tertulia.server.domain.state import DAY_SECONDS, PACES, PaceName
from tertulia.server.domain.table import Table
from tertulia.server.errors import Refused

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


MAX_IDLE_SECONDS = 14 * DAY_SECONDS
"""Seconds without activity after which a table is not offered."""
MAX_ATTEMPTS = 20
STORED_POLL_SECONDS = 0.1
"""Seconds between two checks whether a claimed table has been stored."""


class MatchRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Search criteria for opponents. Null for patience, substitute or hints accepts any value; a new table gets the default."""

    game: Text
    seats: Annotated[int, Meta(ge=2, le=16)]
    pace: PaceName = "none"
    forfeit: Forfeit = "bot"
    """What happens if a player times out or resigns: a bot plays for them, or they lose."""
    options: Options = {}
    public: bool = True
    """Whether other players who search may join; otherwise a new table is opened that only players with its link can find."""
    patience: Patience | None = None
    """Seconds that a player may be away before any player at the table can let a bot play for them; 0 for never."""
    substitute: Text | None = None
    """The stand-in bot for players who are away."""
    hints: bool | None = None
    """Whether players can ask for hints."""
    components: SetChoice | None = None
    """The component set to play with; null for the site's default."""
    set_json: bytes = b""
    """The text of the set in `components`, as in `Open`."""

    def open_command(self, guest: GuestId) -> Open:
        """The command that opens such a table with the guest as its host."""
        return Open(
            guest=guest,
            game=self.game,
            seats=[SeatPlan("me"), *[SeatPlan("open")] * (self.seats - 1)],
            options=self.options,
            public=self.public,
            patience=self.patience,
            substitute=self.substitute,
            hints=self.hints,
            components=self.components,
            set_json=self.set_json,
            pace=PACES[self.pace],
            forfeit=self.forfeit,
        )


class MatchmakingStore(Protocol):
    """Stores which table is the current one for each matchmaking key.

    Every method may raise `StorageFault`; then nothing has changed.
    """

    async def current_table(self, key: str) -> str | None:
        """The id of the current table for a key, or None."""

    async def claim_table(self, key: str, table_id: str, instead_of: str | None) -> str:
        """Make a table the current one for a key, if the current one is still `instead_of` (None: no table).

        Returns the id of the current table: another table's if another guest was first.
        """

    async def is_matchmaking_table(self, table_id: str) -> bool:
        """Whether a table is the current one for any key, or was until another replaced it."""


class Matchmaker:
    """Matchmaking service: brings guests to a table."""

    def __init__(
        self,
        service: TableService,
        lists: TableList,
        meetings: MatchmakingStore,
        clock: Clock = SYSTEM,
    ) -> None:
        self._service, self._lists, self._matchmaking, self._clock = service, lists, meetings, clock

    async def seat_guest(self, guest: GuestId, wanted: MatchRequest, apart: frozenset[GuestId] = frozenset()) -> str:
        """Seat a guest at a table that fits, and return its id.

        The guest does not sit down beside guests in `apart`. Raises a kind of `Refused` if no such table can be opened.
        """
        new = await self._service.prepare(wanted.open_command(guest))
        if not wanted.public:
            return (await self._service.keep(new)).id
        wish = PendingMatch(guest, apart, wanted, new)
        listed = (await self._lists.listed(guest)).tables
        meeting = await self._matchmaking.current_table(
            wish.key
        )  # after the list: a table is claimed before it is stored
        others = [table.id for table in fitting_tables(wish, listed) if table.id != meeting]
        if meeting is not None and await self._wait_until_stored(meeting) and await self._try_to_sit(meeting, wish):
            return meeting
        for table_id in others:
            if await self._try_to_sit(table_id, wish):
                return table_id
        for _ in range(MAX_ATTEMPTS):
            found = await self._matchmaking.claim_table(wish.key, new.id, meeting)
            if found == new.id:
                await self._service.keep(new)
                return found
            if await self._wait_until_stored(found) and await self._try_to_sit(found, wish):
                return found
            meeting = found
        raise StorageFault("storage-busy")

    async def _wait_until_stored(self, table_id: str) -> bool:
        """Wait for a claimed table to be stored. Returns False if that takes too long."""
        for _ in range(MAX_ATTEMPTS):
            try:
                await self._service.table(table_id)
            except TableNotFound:
                await self._clock.sleep(STORED_POLL_SECONDS)
            else:
                return True
        return False

    async def _try_to_sit(self, table_id: str, wish: PendingMatch) -> bool:
        """Seat a guest at a table if it still fits, and return whether the guest sits there.

        If this fills a table that was opened by matchmaking, the game starts.
        """
        guest = wish.guest
        try:
            table = await self._service.table(table_id)
            await self._service.refresh(table)
            if not wish.fits(table):
                return False
            if seats_of(table.state.seats, guest):
                return table.state.phase == "open"
            free = next((number for number, seat in enumerate(table.state.seats) if seat.kind == "open"), None)
            if free is None or not guests_at(table.state.seats):
                return False
            # Read before the table is full: the entry is deleted once the game starts.
            begins = await self._matchmaking.is_matchmaking_table(table_id)
            await self._service.run(table, Sit(guest, free, wish.apart, table.state.version))
        except StorageFault:
            raise
        except Refused:
            return False
        if begins and all(seat.kind != "open" for seat in table.state.seats):
            with contextlib.suppress(
                NotOpen, NotHost, NotAgreed, SeatsMissing
            ):  # another process has started the game, or a player has left
                await self._service.run(table, Start(table.state.host))
        return True


class PendingMatch(NamedTuple):
    """A guest's matchmaking request, and the table to open if no other fits."""

    guest: GuestId
    apart: frozenset[GuestId]
    request: MatchRequest
    new_table: Table

    @property
    def key(self) -> str:
        """A hash of the wanted game and its settings.

        Settings that the guest left open count with their default value.
        """
        new = self.new_table
        said = (
            new.game.name,
            len(new.state.seats),
            sorted(new.options.items()),
            new.agreement,
            new.patience,
            new.substitute,
            new.hints,
            new.require_set().digest,
        )
        return hashlib.sha256(msgspec.json.encode(said)).hexdigest()

    def fits(self, table: Table) -> bool:
        """Whether a table has the wanted game and settings."""
        new, wanted = self.new_table, self.request
        chosen = ((wanted.patience, table.patience), (wanted.substitute, table.substitute), (wanted.hints, table.hints))
        return (
            table.public
            and (table.game, table.options, table.agreement) == (new.game, new.options, new.agreement)
            and len(table.state.seats) == len(new.state.seats)
            and table.printed is not None
            and table.printed.digest == new.require_set().digest
            and all(asked in (None, there) for asked, there in chosen)
        )


def fitting_tables(wish: PendingMatch, listed: list[ListedTable]) -> Iterator[ListedTable]:
    """Listed open tables that may fit and where the guest may sit down, those unchanged for longest first."""
    guest, new = wish.guest, wish.new_table
    asked = (new.game.name, True, "open", new.require_set().name, new.options, new.agreement, len(new.state.seats))
    for table in sorted(listed, key=lambda table: -(table.age or 0)):
        there = (
            table.game,
            table.public,
            table.phase,
            table.set_name,
            table.options,
            table.agreement,
            len(table.seats),
        )
        people = guests_at(table.seats)
        if (
            there == asked
            and people
            and guest not in people
            and table.host != guest
            and (table.age or 0) < MAX_IDLE_SECONDS
        ):
            yield table
