"""The table service: keeps tables in memory, loads them, and runs commands on them one by one.

A command works on a copy of the table's state. The copy replaces the state only after it is stored, and only then are
events published. So a process that is killed loses no confirmed change, and no change is half done.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Mapping, Sequence

from tertulia.play.clock import Untimed
from tertulia.server.domain.calendars import ExcludedTimes
from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.commands import Command, Leave, Open, OpenPractice, PlaceBot, Start
from tertulia.server.domain.component_sets import ComponentSet, own_set, run_in_set_thread
from tertulia.server.domain.errors import TableClosed, TableNotFound
from tertulia.server.domain.events import (
    BotTableVisited,
    EventBus,
    Renamed,
    TableEvent,
    TableLoaded,
    TableOpened,
    TableReloaded,
    TablesDeleted,
)
from tertulia.server.domain.opening import build_table, require_game
from tertulia.server.domain.ports import (
    Audience,
    GuestProfiles,
    ReplayService,
    Requester,
    StorageFault,
    TableStore,
    VersionConflict,
)
from tertulia.server.domain.practice import Source, build_practice_table, replay_cost
from tertulia.server.domain.readiness import PlayableGames
from tertulia.server.domain.running import run_command
from tertulia.server.domain.seats import GuestId, guests_at, seats_of
from tertulia.server.domain.state import NO_EXCLUDED_TIME, ExcludedTime, TableState
from tertulia.server.domain.table import Table
from tertulia.server.errors import Refused
from tertulia.server.measures import COMMANDS

MAX_TABLES_IN_MEMORY = 300
"""Maximum number of tables in memory. Unused tables are dropped before a further table is loaded.

The limit is not strict, because tables in use stay in memory. A table takes about a third of a megabyte.
"""
MAX_COMMAND_ATTEMPTS = 8
"""The maximum number of attempts to run a command if other processes change the table meanwhile."""
RECENT_REQUEST_SECONDS = 10.0
"""Seconds after a request for a table during which it is not dropped from memory for other tables."""


class TableService:
    """Keeps tables in memory, loads them from the storage, and runs commands on them."""

    def __init__(
        self,
        store: TableStore,
        guests: GuestProfiles,
        audience: Audience,
        games: PlayableGames,
        *,
        clock: Clock = SYSTEM,
        excluded_times: ExcludedTimes | None = None,
    ) -> None:
        """Create the service. `excluded_times` finds when clocks stand still; None if they never do."""
        self.store, self.guests, self.audience = store, guests, audience
        self.events = EventBus()
        self.sets, self.readiness = games
        self.clock, self._excluded_times = clock, excluded_times
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._deleted_while_loading: set[str] = set()
        """Ids of tables that were deleted while they were being loaded."""
        self._newest: dict[str, int] = {}
        """For each table that is being loaded, by id: the latest version that other processes announced."""

    async def table(self, table_id: str) -> Table:
        """Return the table with this id, from memory or from the storage.

        Raises `TableNotFound`, or a kind of `TableClosed` if the table cannot be loaded.
        """
        if table_id in self._tables:
            return self._touch_table(self._tables[table_id])  # keeps it in memory while the caller uses it
        if table_id not in self._loading:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._forget_loading(table_id))
        # All callers wait for one load, which goes on if the first caller is cancelled.
        return await asyncio.shield(self._loading[table_id])

    async def open(self, command: Open) -> Table:
        """Build and store a table for a host's request, and return it.

        Raises a kind of `Refused` if the request cannot be fulfilled.
        """
        return await self.keep(await self.prepare(command))

    async def prepare(self, command: Open) -> Table:
        """Build a table for a host's request without storing it.

        Raises a kind of `Refused` if the request cannot be fulfilled.
        """
        return build_table(command, await self._chosen_set(command))

    async def _chosen_set(self, command: Open) -> ComponentSet:
        """Return the component set that a host requests for a new table.

        Raises `GameUnknown`, `SetUnknown` or `SetRefused`.
        """
        game, choice = require_game(command.game), command.components
        if choice is None:
            return self.sets.usual(game.name)
        if choice.digest is not None:
            return await self.sets.find(game.name, choice.digest)
        return self.sets.cache_set(await run_in_set_thread(own_set, game, command.set_json))

    async def practise(self, command: OpenPractice, source: Source, replays: ReplayService, address: str) -> Table:
        """Build and store a practice table, and return it.

        Raises a kind of `Refused` if the request cannot be fulfilled.
        """
        self.readiness.require(source.game)
        requester = Requester(address, command.guest)
        return await self.keep(
            await replays.replay(
                requester, replay_cost(source), lambda pace: build_practice_table(command, source, self.sets, pace)
            )
        )

    async def keep(self, table: Table) -> Table:
        """Store a newly built table, add it to the tables in memory, and return it."""
        table.profiles = await self._profiles(table.state)
        await self.store.create(table)
        table = self._touch_table(self._tables.setdefault(table.id, table))
        self.events.publish(TableOpened(table))
        return table

    async def run(self, table: Table, command: Command) -> int | None:
        """Run a command on a table. Returns the table's new version, or None if nothing has changed.

        Raises a subclass of `Refused` if the rules or the storage refuse the command; the table is then unchanged. But
        a `StorageFault` with the code `storage-away` means that the database did not answer. The change may then be
        stored.
        """
        with COMMANDS.time_block(type(command).__name__):
            return await self._run(table, command)

    async def _run(self, table: Table, command: Command) -> int | None:
        if isinstance(command, Start):
            self.readiness.require(table.game)
        async with table.lock:
            for _ in range(MAX_COMMAND_ATTEMPTS):
                _require_in_memory(table)
                try:
                    version, happened = await self._run_once(table, command)
                    break
                except VersionConflict:
                    await self._catch_up(table)
                except StorageFault:
                    raise
                except Refused:
                    # The state in memory may be outdated: another process may have changed the table.
                    if not (self.store.shared and await self._catch_up(table)):
                        raise
            else:
                raise StorageFault("storage-busy")
        for event in happened:
            self.events.publish(event)
        return version if happened else None

    async def _run_once(self, table: Table, command: Command) -> tuple[int, Sequence[TableEvent]]:
        """Run a command on a copy of the state, and store the result. Returns the version and the events.

        If the command caused no events, nothing has changed. Raises `VersionConflict` if another process has changed
        the table.
        """
        away = await self.excluded_time(table)
        state = table.state.fork()
        happened = run_command(command, table, state, self.clock, away)
        if happened:
            state.version += 1
            await self._adopt(table, state, happened)
        return state.version, happened

    async def excluded_time(self, table: Table) -> ExcludedTime:
        """Return the periods known so far during which a table's clocks stand still.

        For a table without clocks, the result is empty and the storage is not queried.
        """
        timed = table.state.course.pace is not None or not isinstance(table.agreement.pace, Untimed)
        return (
            NO_EXCLUDED_TIME
            if self._excluded_times is None or not timed
            else await self._excluded_times.excluded_time(table.state)
        )

    async def look_around(self) -> None:
        """Poll the storage for tables that other processes have changed, and reload those that are in memory."""
        if self._tables:
            await self.reload_outdated(await self.store.versions(list(self._tables)))

    async def reload_outdated(self, versions: Mapping[str, int]) -> None:
        """Reload tables in memory that are older than these versions, which other processes have announced.

        Raises `StorageFault`, or a kind of `TableClosed` after all other tables are reloaded.
        """
        self._newest |= {each: version for each, version in versions.items() if each in self._loading}
        here = [table for each in versions if (table := self._tables.get(each)) is not None]
        older = {table: table.state for table in here if table.state.version < versions[table.id]}
        found = await self.store.newer(list(older)) if older else {}
        closed: TableClosed | None = None
        for table, before in older.items():
            if self._try_catch_up(table, before, found.get(table.id)) or table.state.version >= versions[table.id]:
                continue
            async with table.lock:
                try:
                    if not table.closed:
                        await self._catch_up(table)
                except TableClosed as refusal:  # the other tables are reloaded all the same
                    closed = refusal
        if closed is not None:
            raise closed

    async def renamed_elsewhere(self, table_id: str) -> None:
        """Reload the names at a table, because another process has announced that a player has a new name."""
        if (table := self._tables.get(table_id)) is not None:
            await self.guests.reload_profiles([*guests_at(table.state.seats), table.state.host])
            self.audience.announce(table_id, people=True)

    def _try_catch_up(self, table: Table, before: TableState, found: TableState | TableClosed | None) -> bool:
        """Replace a table's state by the stored state `found` if that is safe; return whether it was replaced.

        `found` was read without the table's lock. Replacing is safe if no command changes the table now, and if `found`
        has the same players and host as the table in memory.
        """
        if table.closed or table.lock.locked() or table.state is not before or not isinstance(found, TableState):
            return False
        if found.version < before.version or (found.seats, found.host) != (before.seats, before.host):
            return False
        table.catch_up(found)
        self.events.publish(TableReloaded(table))
        return True

    async def refresh(self, table: Table) -> None:
        """Reload a table if another process has changed it.

        Raises a kind of `TableClosed` or `StorageFault` if the table cannot be reloaded.
        """
        if self.store.shared:
            async with table.lock:
                _require_in_memory(table)
                await self._catch_up(table)

    async def _catch_up(self, table: Table) -> bool:
        """Reload a table if another process has changed it. Returns whether the table was reloaded.

        The caller holds the table's lock. The table is dropped from memory if it cannot be read, or if the storage was
        restored from a backup with an older version. Then this raises a kind of `TableClosed` or
        `StorageFault`, and the next request loads the table again.
        """
        state = (await self.store.newer([table])).get(table.id)
        if isinstance(state, TableClosed):
            self._let_go(table)
            raise state
        if state is None:
            return False
        if state.version < table.state.version:  # the storage was set back, so the state in memory is not valid
            self._let_go(table)
            raise StorageFault("storage-busy")
        profiles = await self._profiles(state)
        table.catch_up(state)
        table.profiles = profiles
        self.events.publish(TableReloaded(table))
        return True

    async def _adopt(self, table: Table, state: TableState, happened: Sequence[TableEvent]) -> None:
        """Store a table's new state and the tables that its command opened; then replace the state in memory.

        If storing fails, the table keeps its present state.
        """
        profiles = table.profiles if state.seats is table.state.seats else await self._profiles(state)
        new = [event.table for event in happened if isinstance(event, TableOpened)]
        for other in new:
            other.profiles = await self._profiles(other.state)
        await self.store.change(table, state, new)
        # Nothing may fail from here on: the state is stored, so it must become the table's.
        self._touch_table(table).adopt(state)
        table.profiles = profiles
        self._tables.update({other.id: self._touch_table(other) for other in new})

    def announce_name(self, guest: GuestId) -> None:
        """Publish the event that a guest has a new name."""
        self.events.publish(Renamed(guest))

    def record_visit(self, table: Table, guest: GuestId | None) -> None:
        """Record that a guest requested a table or acted there.

        `guest` is None for a spectator without a cookie.
        """
        self.audience.note_request(table.id, guest, guest is not None and guest in guests_at(table.state.seats))
        if table.state.only_bots_decide:
            self.events.publish(BotTableVisited(table))

    def absence(self, table: Table, seat: int) -> float:
        """Return the seconds since the player of a seat last looked at the table or requested it.

        The result is 0 while the player looks at the table, and for seats without a player.
        """
        seats = table.state.seats
        guest = seats[seat].guest if 0 <= seat < len(seats) else None
        return 0.0 if guest is None else self.audience.seconds_away(table.id, guest)

    def asleep(self, table: Table) -> bool:
        """Whether a table's bots pause: they play all seats, it has no clocks, and no visitor looks at it."""
        return (
            table.state.only_bots_decide and table.state.course.pace is None and not self.audience.is_watched(table.id)
        )

    def at_hand(self, table_id: str) -> Table | None:
        """Return the table with this id if it is in memory, otherwise None; the storage is not read."""
        return self._tables.get(table_id)

    def tables(self) -> list[Table]:
        """Return all tables in memory."""
        return list(self._tables.values())

    def tables_of(self, guest: GuestId) -> Iterator[Table]:
        """Yield the tables in memory where a guest has a seat."""
        return (table for table in self._tables.values() if guest in guests_at(table.state.seats))

    def forget(self, idle: float) -> None:
        """Drop tables from memory that were not requested for `idle` seconds.

        Tables are kept while a visitor looks at them, while a command runs on them, and while a bot has to act there.
        A table whose bots pause (`asleep`) can be dropped although a bot has to act.
        """
        oldest = self.clock.monotonic() - idle
        for table in list(self._tables.values()):
            if table.touched < oldest and not table.lock.locked() and not self.audience.is_watched(table.id):
                if table.state.bot_to_act() is not None and not self.asleep(table):
                    continue
                self._let_go(table)

    def drop_deleted_tables(self, table_ids: Sequence[str]) -> None:
        """Drop deleted tables from memory, and publish the event that they were deleted.

        Calls of `table` that are still loading a deleted table raise `TableNotFound`.
        """
        for table_id in table_ids:
            if table_id in self._loading:
                self._deleted_while_loading.add(table_id)
            if (table := self._tables.get(table_id)) is not None:
                self._let_go(table)
        self.events.publish(TablesDeleted(table_ids))

    def _forget_loading(self, table_id: str) -> None:
        self._loading.pop(table_id, None)
        self._newest.pop(table_id, None)
        self._deleted_while_loading.discard(table_id)

    def _touch_table(self, table: Table) -> Table:
        """Record that a table is requested now, and return it."""
        table.touched = self.clock.monotonic()
        return table

    def _let_go(self, table: Table) -> None:
        table.closed = True
        self._tables.pop(table.id, None)

    async def _load(self, table_id: str) -> Table:
        if len(self._tables) >= MAX_TABLES_IN_MEMORY:
            self.forget(RECENT_REQUEST_SECONDS)
        found = await self.store.load(table_id)
        if found is None:
            raise TableNotFound(table_id)
        found.profiles = await self._profiles(found.state)
        if table_id in self._deleted_while_loading:
            raise TableNotFound(table_id)
        # another load or `keep` may have been first: there is only one object for a table
        table = self._touch_table(self._tables.setdefault(table_id, found))
        if self._newest.pop(table_id, 0) > table.state.version:  # another process changed it after it was read
            async with table.lock:
                await self._catch_up(table)
        self.events.publish(TableLoaded(table))
        return table

    async def _profiles(self, state: TableState) -> object:
        """Load the profiles of a table's players and host.

        Their names stay in memory as long as the caller keeps the result.
        """
        return await self.guests.load_profiles([*guests_at(state.seats), state.host])


def _require_in_memory(table: Table) -> None:
    """Raise `StorageFault` (code `storage-busy`) if a table was dropped from memory.

    With this code, the client repeats its request, which loads the table again.
    """
    if table.closed:
        raise StorageFault("storage-busy")


async def leave_all(service: TableService, guest: GuestId, tables: Iterable[str]) -> None:
    """Remove a guest from several tables, given by their ids.

    Before the game starts, the guest's seats become free. In running games, stand-in bots take over. Tables that refuse
    the change are skipped. Raises `StorageFault`.
    """
    for table_id in tables:
        try:
            table = await service.table(table_id)
            if table.state.phase == "open":
                await service.run(table, Leave(guest))
                continue
            for seat in seats_of(table.state.seats, guest):
                if table.state.seats[seat].bot is None:
                    await service.run(table, PlaceBot(guest, seat, table.substitute, 0.0))
        except StorageFault:
            raise
        except Refused:
            continue
