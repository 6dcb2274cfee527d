"""Service for all tables: finds them in memory or storage, and runs commands on them one by one.

A command works on a copy of the table's state. The copy replaces the state only after it is stored, and only then are
events published. So a killed process loses nothing that was confirmed, and no change is half done.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Mapping, Sequence

from tertulia.play.clock import Untimed
from tertulia.server.domain.calendars import ExcludedTimes
from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.commands import Command, Leave, Open, OpenPractice, PlaceBot, Start
from tertulia.server.domain.component_sets import ComponentSet, ComponentSets, aside, own_set
from tertulia.server.domain.errors import TableClosed, TableNotFound
from tertulia.server.domain.events import (
    CaughtUp,
    EventBus,
    Loaded,
    LookedAt,
    Opened,
    Renamed,
    TableEvent,
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
from tertulia.server.domain.practice import Source, plies_of, practised
from tertulia.server.domain.readiness import Readiness
from tertulia.server.domain.running import run_command
from tertulia.server.domain.seats import GuestId, guests_at, seats_of
from tertulia.server.domain.state import NO_EXCLUDED_TIME, ExcludedTime, TableState
from tertulia.server.domain.table import Table
from tertulia.server.errors import Refused
from tertulia.server.measures import COMMANDS

MOST_TABLES = 300
"""At this number of tables in memory, those that are not needed are dropped. A table takes a third of a megabyte."""
MOST_TRIES = 8
"""Attempts to run a command on a table that other processes change meanwhile."""
NEEDED = 10.0
"""Seconds for which a table is needed after a request."""


class TableService:
    """Loads tables, and runs commands on them."""

    def __init__(
        self,
        store: TableStore,
        guests: GuestProfiles,
        audience: Audience,
        sets: ComponentSets,
        readiness: Readiness | None = None,
        *,
        clock: Clock = SYSTEM,
        excluded_times: ExcludedTimes | None = None,
    ) -> None:
        """`excluded_times` provides the times that clocks leave out; None if there are none."""
        self.store, self.guests, self.audience, self.sets = store, guests, audience, sets
        self.events = EventBus()
        self.readiness, self._clock = readiness or Readiness(), clock
        self._excluded_times = excluded_times
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._gone: set[str] = set()
        """Tables that are being loaded, but were deleted meanwhile."""
        self._newest: dict[str, int] = {}
        """Versions of tables that are being loaded, as announced by other processes meanwhile."""

    async def table(self, table_id: str) -> Table:
        """The table with this id. Raises `TableNotFound`, or a kind of `TableClosed` if it cannot be opened."""
        if table_id in self._tables:
            return self._touched(self._tables[table_id])  # keeps it in memory while the caller uses it
        if table_id not in self._loading:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loaded(table_id))
        # All callers wait for one load, which goes on if the first caller is cancelled.
        return await asyncio.shield(self._loading[table_id])

    async def open(self, command: Open) -> Table:
        """Open a table and return it. Raises a kind of `Refused` if it cannot be opened."""
        return await self.keep(await self.prepare(command))

    async def prepare(self, command: Open) -> Table:
        """A new table that is not stored yet. Raises a kind of `Refused` if it cannot be opened."""
        return build_table(command, await self._chosen_set(command))

    async def _chosen_set(self, command: Open) -> ComponentSet:
        """The component set of a new table. Raises `GameUnknown`, `SetUnknown` or `SetRefused`."""
        game, choice = require_game(command.game), command.components
        if choice is None:
            return self.sets.usual(game.name)
        if choice.digest is not None:
            return await self.sets.find(game.name, choice.digest)
        return self.sets.remembered(await aside(own_set, game, command.set_json))

    async def practise(self, command: OpenPractice, source: Source, replays: ReplayService, address: str) -> Table:
        """Open a practice table and return it. Raises a kind of `Refused` if it cannot be opened."""
        self.readiness.require(source.game)
        requester = Requester(address, command.guest)
        return await self.keep(
            await replays.replay(requester, plies_of(source), lambda pace: practised(command, source, self.sets, pace))
        )

    async def keep(self, table: Table) -> Table:
        """Store a table of `prepare`, and return it."""
        table.profiles = await self._profiles(table.state)
        await self.store.create(table)
        table = self._touched(self._tables.setdefault(table.id, table))
        self.events.publish(Opened(table))
        return table

    async def run(self, table: Table, command: Command) -> int | None:
        """Run a command. Returns the new version of the table, or None if nothing has changed.

        If this raises, nothing has changed.
        """
        with COMMANDS.time_block(type(command).__name__):
            return await self._run(table, command)

    async def _run(self, table: Table, command: Command) -> int | None:
        if isinstance(command, Start):
            self.readiness.require(table.game)
        async with table.lock:
            for _ in range(MOST_TRIES):
                _still_here(table)
                try:
                    version, happened = await self._made(table, command)
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

    async def _made(self, table: Table, command: Command) -> tuple[int, Sequence[TableEvent]]:
        """Run a command once. Returns the table's version and the events; without events, nothing has changed."""
        away = await self.excluded_time(table)
        state = table.state.fork()
        happened = run_command(command, table, state, self._clock, away)
        if happened:
            state.version += 1
            await self._adopt(table, state, happened)
        return state.version, happened

    async def excluded_time(self, table: Table) -> ExcludedTime:
        """The times that the clocks of a table leave out, as known now. Tables without clocks need no look-up."""
        timed = table.state.course.pace is not None or not isinstance(table.agreement.pace, Untimed)
        return (
            NO_EXCLUDED_TIME
            if self._excluded_times is None or not timed
            else await self._excluded_times.excluded_time(table.state)
        )

    async def look_around(self) -> None:
        """Look in the storage for changes made by other processes, and reload the changed tables in memory."""
        if self._tables:
            await self.heard(await self.store.versions(list(self._tables)))

    async def heard(self, versions: Mapping[str, int]) -> None:
        """Reload tables in memory that are older than these versions, which other processes announce.

        Raises `StorageFault`, or a kind of `TableClosed` after all other tables are reloaded.
        """
        self._newest |= {each: version for each, version in versions.items() if each in self._loading}
        here = [table for each in versions if (table := self._tables.get(each)) is not None]
        older = {table: table.state for table in here if table.state.version < versions[table.id]}
        found = await self.store.newer(list(older)) if older else {}
        closed: TableClosed | None = None
        for table, before in older.items():
            if self._followed(table, before, found.get(table.id)) or table.state.version >= versions[table.id]:
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
        """Reload the names at a table: another process announces that a player has a new one."""
        if (table := self._tables.get(table_id)) is not None:
            await self.guests.reload_profiles([*guests_at(table.state.seats), table.state.host])
            self.audience.announce(table_id, people=True)

    def _followed(self, table: Table, before: TableState, found: TableState | TableClosed | None) -> bool:
        """Take over a state that was read without the table's lock, if that is safe. Returns whether it was.

        It is safe if no command changes the table now, and the players and the host are still the ones in memory.
        """
        if table.closed or table.lock.locked() or table.state is not before or not isinstance(found, TableState):
            return False
        if found.version < before.version or (found.seats, found.host) != (before.seats, before.host):
            return False
        table.catch_up(found)
        self.events.publish(CaughtUp(table))
        return True

    async def refresh(self, table: Table) -> None:
        """Reload a table from the storage if other processes write there, too. Raises as `_catch_up`."""
        if self.store.shared:
            async with table.lock:
                _still_here(table)
                await self._catch_up(table)

    async def _catch_up(self, table: Table) -> bool:
        """Reload a table if another process has changed it. Returns whether it had.

        If the table cannot be read, or the storage has an older version (it was set back), the table is dropped from
        memory. Then this raises a kind of `TableClosed` or `StorageFault`, and the next request loads the table anew.
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
        self.events.publish(CaughtUp(table))
        return True

    async def _adopt(self, table: Table, state: TableState, happened: Sequence[TableEvent]) -> None:
        """Store a state and the tables that its command has opened. Then it becomes the table's state."""
        profiles = table.profiles if state.seats is table.state.seats else await self._profiles(state)
        new = [event.table for event in happened if isinstance(event, Opened)]
        for other in new:
            other.profiles = await self._profiles(other.state)
        await self.store.change(table, state, new)
        # Nothing may fail from here on: the state is stored, so it must become the table's.
        self._touched(table).adopt(state)
        table.profiles = profiles
        self._tables.update({other.id: self._touched(other) for other in new})

    def renamed(self, guest: GuestId) -> None:
        """Publish that a guest has a new name."""
        self.events.publish(Renamed(guest))

    def noticed(self, table: Table, guest: GuestId | None) -> None:
        """Note a request or an action of a guest at a table, or of a spectator without a cookie (None)."""
        self.audience.note_request(table.id, guest, guest is not None and guest in guests_at(table.state.seats))
        if table.state.only_bots_decide:
            self.events.publish(LookedAt(table))

    def absence(self, table: Table, seat: int) -> float:
        """Seconds since the player of a seat last looked at the table or requested it.

        The result is 0 while the player looks at the table, and for seats without a player.
        """
        seats = table.state.seats
        guest = seats[seat].guest if 0 <= seat < len(seats) else None
        return 0.0 if guest is None else self.audience.seconds_away(table.id, guest)

    def asleep(self, table: Table) -> bool:
        """Whether the bots of a table pause: only bots decide there, without clocks, and no visitor looks."""
        return table.state.only_bots_decide and table.state.course.pace is None and not self.audience.watched(table.id)

    def at_hand(self, table_id: str) -> Table | None:
        """The table with this id if it is in memory, or None."""
        return self._tables.get(table_id)

    def tables(self) -> list[Table]:
        """The tables in memory."""
        return list(self._tables.values())

    def tables_of(self, guest: GuestId) -> Iterator[Table]:
        """The tables in memory where a guest plays a seat."""
        return (table for table in self._tables.values() if guest in guests_at(table.state.seats))

    def forget(self, idle: float) -> None:
        """Drop tables from memory that were not requested for `idle` seconds.

        Tables that a visitor looks at stay, and tables where a bot is to act, unless they are asleep.
        """
        oldest = self._clock.monotonic() - idle
        for table in list(self._tables.values()):
            if table.touched < oldest and not table.lock.locked() and not self.audience.watched(table.id):
                if table.state.bot_to_act() is not None and not self.asleep(table):
                    continue
                self._let_go(table)

    def gone(self, table_ids: Sequence[str]) -> None:
        """Drop deleted tables from memory, and publish that they are gone.

        A table that is being loaded counts as deleted, too.
        """
        for table_id in table_ids:
            if table_id in self._loading:
                self._gone.add(table_id)
            if (table := self._tables.get(table_id)) is not None:
                self._let_go(table)
        self.events.publish(TablesDeleted(table_ids))

    def _loaded(self, table_id: str) -> None:
        self._loading.pop(table_id, None)
        self._newest.pop(table_id, None)
        self._gone.discard(table_id)

    def _touched(self, table: Table) -> Table:
        """Note that the table is requested now, and return it."""
        table.touched = self._clock.monotonic()
        return table

    def _let_go(self, table: Table) -> None:
        table.closed = True
        self._tables.pop(table.id, None)

    async def _load(self, table_id: str) -> Table:
        if len(self._tables) >= MOST_TABLES:
            self.forget(NEEDED)
        found = await self.store.load(table_id)
        if found is None:
            raise TableNotFound(table_id)
        found.profiles = await self._profiles(found.state)
        if table_id in self._gone:
            raise TableNotFound(table_id)
        # another load or `keep` may have been first: there is only one object for a table
        table = self._touched(self._tables.setdefault(table_id, found))
        if self._newest.pop(table_id, 0) > table.state.version:  # another process changed it after it was read
            async with table.lock:
                await self._catch_up(table)
        self.events.publish(Loaded(table))
        return table

    async def _profiles(self, state: TableState) -> object:
        """The profiles of a table's players and host.

        Their names stay known as long as the result is referenced.
        """
        return await self.guests.load_profiles([*guests_at(state.seats), state.host])


def _still_here(table: Table) -> None:
    """Raises `StorageFault` for a table that was dropped from memory. A retry finds the current copy."""
    if table.closed:
        raise StorageFault("storage-busy")


async def leave_all(service: TableService, guest: GuestId, tables: Iterable[str]) -> None:
    """Remove a guest from tables that are not over. In running games, bots take over.

    Tables that refuse this stay as they are. Raises `StorageFault`.
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
