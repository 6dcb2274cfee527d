"""Matchmaking: seat a guest at an open table that fits the request, or open a new one.

Later guests with an equal request can join the new table. Requests are equal if game, options, number of seats and
settings are equal. Then they have the same matchmaking key. For each key, the storage holds the id of one table, at
which the next guest is seated. A guest's new table is stored only after its id is stored for the key. If two guests try
that at the same time, only one id is stored, and both guests are seated at the table with this id. So two equal tables
never wait side by side.
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
    AgreementMissing,
    BadCommand,
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
"""The maximum number of guests who are invited to one table."""


class InvitationStore(Protocol):
    """Stores invitations to tables. Every method may raise `StorageFault`; then nothing has changed."""

    async def co_players(self, guest: GuestId) -> Sequence[GuestId]:
        """Return the guests with whom a guest has begun a game, those of the latest games first."""

    async def add_invitation(self, table_id: str, guest: GuestId, by: GuestId, most: int) -> bool:
        """Store that the guest `by` invites the guest `guest` to a table.

        Returns False, and stores nothing, if `most` other guests are invited to the table already.
        """


async def invite_guest(
    table: Table, by: GuestId, other: GuestId, invitations: InvitationStore, people: BlocksAndNotesStore
) -> None:
    """Invite the guest `other` to a table that has not started, in the name of `by`.

    Raises `NotOpen` if the game has started, and `NotYourSeat` if `by` neither sits at the table nor hosts it. Raises
    `BadCommand` if `by` has never played with `other`, or if `MAX_INVITATIONS_PER_TABLE` guests are invited already.
    If one of the two blocks the other, nothing happens and nothing is raised, so that the block stays secret.
    """
    require_open(table.state)
    if by != table.state.host and by not in guests_at(table.state.seats):
        raise NotYourSeat("only players at this table can invite")
    if other == by or other not in await invitations.co_players(by):
        raise BadCommand("handle: must have played at a table with you")
    if other in await people.blocked_either_way(by):
        return
    if not await invitations.add_invitation(table.id, other, by, MAX_INVITATIONS_PER_TABLE):
        raise BadCommand(f"handle: at most {MAX_INVITATIONS_PER_TABLE} players can be invited to a table")


MAX_IDLE_SECONDS = 14 * DAY_SECONDS
"""Seconds without a change of a table after which matchmaking no longer seats guests there."""
MAX_ATTEMPTS = 20
STORED_POLL_SECONDS = 0.1
"""Seconds between two checks whether the new table of another guest is stored."""


class MatchRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Search criteria for opponents.

    Null for patience, substitute or hints accepts any value; a new table gets the default.
    """

    game: Text
    seats: Annotated[int, Meta(ge=2, le=16)]
    pace: PaceName = "none"
    forfeit: Forfeit = "bot"
    """What happens if a player times out or resigns: a bot plays for them, or they lose."""
    options: Options = {}
    public: bool = True
    """Whether the guest plays with other guests whom matchmaking seats at the same table.

    If False, a new table is opened that only players with its link can find.
    """
    patience: Patience | None = None
    """Seconds that a player must be away before other players can let a bot play for them; 0 for never.

    Null accepts any number.
    """
    substitute: Text | None = None
    """The stand-in bot for players who are away; null accepts any bot."""
    hints: bool | None = None
    """Whether players can ask for hints; null accepts tables with and without hints."""
    components: SetChoice | None = None
    """The component set to play with; null for the site's default."""
    set_json: bytes = b""
    """The JSON text of the client's own component set in `components`; empty without an own set."""

    def open_command(self, guest: GuestId) -> Open:
        """Return the command that opens a table for this request, with the guest as its host."""
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
    """Stores the table at which the next guest who looks for opponents is seated.

    There is one table for each matchmaking key: a hash of a game and its settings (`PendingMatch.key`). Every
    method may raise `StorageFault`; then nothing has changed.
    """

    async def current_table(self, key: str) -> str | None:
        """Return the id of the table at which the next guest who wants a certain game is seated, or None.

        `key` is a hash of the wanted game and its settings (`PendingMatch.key`).
        """

    async def claim_table(self, key: str, table_id: str, instead_of: str | None) -> str:
        """Store `table_id` as the table at which the next guests who want a certain game are seated.

        `key` is a hash of the wanted game and its settings (`PendingMatch.key`). `instead_of` is the id of the table
        that the caller has read for this key, or None for no table. If another guest has stored a table for the key
        since then, nothing changes. Returns the id of the table that is stored for the key now.
        """

    async def is_matchmaking_table(self, table_id: str) -> bool:
        """Whether matchmaking seats guests at a table, or did so until a newer table replaced it."""


class Matchmaker:
    """The matchmaking service: finds or opens a table for a guest's request."""

    def __init__(
        self,
        service: TableService,
        lists: TableList,
        meetings: MatchmakingStore,
        clock: Clock = SYSTEM,
    ) -> None:
        self._service, self._lists, self._matchmaking, self._clock = service, lists, meetings, clock

    async def seat_guest(
        self, guest: GuestId, match_request: MatchRequest, apart: frozenset[GuestId] = frozenset()
    ) -> str:
        """Seat a guest at a table that fits the request, or open one. Returns the table's id.

        The guest is not seated beside guests in `apart`. Raises a kind of `Refused` if a table for the request cannot
        be opened.
        """
        new = await self._service.prepare(match_request.open_command(guest))
        if not match_request.public:
            return (await self._service.keep(new)).id
        wish = PendingMatch(guest, apart, match_request, new)
        listed = (await self._lists.list_tables(guest)).tables
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
        """Wait until the new table of another guest is stored.

        The id of a new table is stored before the table (`MatchmakingStore.claim_table`). Returns False if the table
        is not stored after `MAX_ATTEMPTS` checks.
        """
        for _ in range(MAX_ATTEMPTS):
            try:
                await self._service.table(table_id)
            except TableNotFound:
                await self._clock.sleep(STORED_POLL_SECONDS)
            else:
                return True
        return False

    async def _try_to_sit(self, table_id: str, wish: PendingMatch) -> bool:
        """Seat a guest at a table if the table still fits the guest's request `wish`.

        Returns whether the guest sits there. If the guest takes the last free seat of a table that matchmaking has
        opened, the game starts.
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
                NotOpen, NotHost, AgreementMissing, SeatsMissing
            ):  # another process has started the game, or a player has left
                await self._service.run(table, Start(table.state.host))
        return True


class PendingMatch(NamedTuple):
    """A guest's matchmaking request, and the table that is opened if no other table fits."""

    guest: GuestId
    apart: frozenset[GuestId]
    request: MatchRequest
    new_table: Table

    @property
    def key(self) -> str:
        """A hash of the wanted game and settings: the matchmaking key.

        Settings that the guest left open count with their default values.
        """
        new = self.new_table
        criteria = (
            new.game.name,
            len(new.state.seats),
            sorted(new.options.items()),
            new.agreement,
            new.patience,
            new.substitute,
            new.hints,
            new.require_set().digest,
        )
        return hashlib.sha256(msgspec.json.encode(criteria)).hexdigest()

    def fits(self, table: Table) -> bool:
        """Whether a table is public and has the wanted game, number of seats and settings."""
        new, request = self.new_table, self.request
        setting_pairs = (
            (request.patience, table.patience),
            (request.substitute, table.substitute),
            (request.hints, table.hints),
        )
        return (
            table.public
            and (table.game, table.options, table.agreement) == (new.game, new.options, new.agreement)
            and len(table.state.seats) == len(new.state.seats)
            and table.printed is not None
            and table.printed.digest == new.require_set().digest
            and all(requested in (None, there) for requested, there in setting_pairs)
        )


def fitting_tables(wish: PendingMatch, listed: list[ListedTable]) -> Iterator[ListedTable]:
    """Yield the listed tables that the guest of a request may join, the longest unchanged first.

    These tables are public and have not started. They have the requested game, options, number of seats, name of the
    component set and `Agreement`. At least one guest sits there. Tables that the requesting guest hosts or sits at are
    omitted. So are tables unchanged for `MAX_IDLE_SECONDS` or longer. The caller checks the other settings with
    `PendingMatch.fits`.
    """
    guest, new = wish.guest, wish.new_table
    requested = (new.game.name, True, "open", new.require_set().name, new.options, new.agreement, len(new.state.seats))
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
            there == requested
            and people
            and guest not in people
            and table.host != guest
            and (table.age or 0) < MAX_IDLE_SECONDS
        ):
            yield table
