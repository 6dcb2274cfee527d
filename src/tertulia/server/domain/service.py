"""All tables: found in memory or in the storage, changed one command at a time.

A command works on a copy of the table's state; only when that is stored does it take the old one's place, and only then does
anybody hear of it. So a killed process loses nothing that was answered, and nothing is ever half done.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence

from tertulia.play.clock import Untimed
from tertulia.server.domain.calendars import Absences
from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.commands import Command, Open, Practise, Start
from tertulia.server.domain.errors import TableClosed, TableNotFound
from tertulia.server.domain.events import CaughtUp, EventBus, Gone, Loaded, LookedAt, Opened, Renamed, TableEvent
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.opening import known_game, opened
from tertulia.server.domain.pacing import NOTHING, Away
from tertulia.server.domain.ports import (
    Audience,
    GuestProfiles,
    Replaying,
    Requester,
    StorageFault,
    TableStore,
    VersionConflict,
)
from tertulia.server.domain.practice import Source, plies_of, practised
from tertulia.server.domain.readiness import Readiness
from tertulia.server.domain.running import run_command
from tertulia.server.domain.seats import guests_at
from tertulia.server.domain.sets import ComponentSet, ComponentSets, aside, own_set
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table
from tertulia.server.errors import Refused
from tertulia.server.measures import COMMANDS

MOST_TABLES = 300
"""The number of tables that are kept in memory, a third of a megabyte each, before those that nobody needs now leave it."""
MOST_TRIES = 8
"""How often a command is tried anew because another process has changed its table meanwhile."""
NEEDED = 10.0
"""Seconds for which whoever has asked for a table needs it."""


class TableService:
    """The tables, and what happens at them."""

    def __init__(
        self,
        store: TableStore,
        guests: GuestProfiles,
        audience: Audience,
        events: EventBus,
        sets: ComponentSets,
        readiness: Readiness | None = None,
        *,
        clock: Clock = SYSTEM,
    ) -> None:
        self.store, self.guests, self.audience, self.events, self.sets = store, guests, audience, events, sets
        self.readiness, self._clock = readiness or Readiness(), clock
        self.absences: Absences | None = None
        """Who knows what clocks leave out; None where nothing is."""
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._gone: set[str] = set()
        """Tables that are being loaded, and are not there any more."""
        self._newest: dict[str, int] = {}
        """Versions of tables that are being loaded, of which others say so meanwhile."""

    async def table(self, table_id: str) -> Table:
        """The table with that id. Raises `TableNotFound` where there is none, a kind of `TableClosed` where it cannot be opened."""
        if table_id in self._tables:
            return self._touched(self._tables[table_id])  # whoever holds it may change it: it stays meanwhile
        if table_id not in self._loading:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loaded(table_id))
        # One load for all who wait for it, and it goes on if the first of them hangs up.
        return await asyncio.shield(self._loading[table_id])

    async def open(self, command: Open) -> Table:
        """Open a table and return it. Raises a kind of `Refused` where there can be none such."""
        return await self.keep(await self.prepare(command))

    async def prepare(self, command: Open) -> Table:
        """A table as it is to be opened, which nobody keeps yet. Raises a kind of `Refused` where there can be none such."""
        return opened(command, await self._chosen_set(command))

    async def _chosen_set(self, command: Open) -> ComponentSet:
        """The set that a table is to be opened with. Raises `GameUnknown`, `SetUnknown` or `SetRefused` where there is none."""
        game, choice = known_game(command.game), command.components
        if choice is None:
            return self.sets.usual(game.name)
        if choice.digest is not None:
            return await self.sets.find(game.name, choice.digest)
        return self.sets.remembered(await aside(own_set, game, choice.own))

    async def practise(self, command: Practise, source: Source, replays: Replaying, address: str) -> Table:
        """Open a table where a game that is over goes on, and return it. Raises a kind of `Refused` where there can be none
        such."""
        self.readiness.require(source.game)
        requester = Requester(address, command.guest)
        return await self.keep(
            await replays.replay(requester, plies_of(source), lambda pace: practised(command, source, self.sets, pace))
        )

    async def keep(self, table: Table) -> Table:
        """Open a table that was prepared, and return it."""
        table.profiles = await self._profiles(table.state)
        await self.store.create(table)
        table = self._touched(self._tables.setdefault(table.id, table))
        self.events.publish(Opened(table))
        return table

    async def run(self, table: Table, command: Command) -> int | None:
        """Carry out a command; returns the version that it made, None where there was nothing to do. Where this raises, nothing has
        happened."""
        with COMMANDS.took(type(command).__name__):
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
                    # Perhaps only because another process knows more of the table by now.
                    if not (self.store.shared and await self._catch_up(table)):
                        raise
            else:
                raise StorageFault("storage-busy")
        for event in happened:
            self.events.publish(event)
        return version if happened else None

    async def _made(self, table: Table, command: Command) -> tuple[int, Sequence[TableEvent]]:
        """The version that a command makes, and what has happened: nothing where there was nothing to do."""
        away = await self.away(table)
        state = table.state.fork()
        happened = run_command(command, table, state, self._clock, away)
        if happened:
            state.version += 1
            await self._adopt(table, state, happened)
        return state.version, happened

    async def away(self, table: Table) -> Away:
        """What the clocks of a table leave out, as it is known now; nothing where there are none, so that nobody waits for it."""
        timed = table.state.course.pace is not None or not isinstance(table.agreement.pace, Untimed)
        return NOTHING if self.absences is None or not timed else await self.absences.away(table.state)

    async def look_around(self) -> None:
        """See whether other processes have changed tables that are in memory, and have those as they are now."""
        if self._tables:
            await self.heard(await self.store.versions(list(self._tables)))

    async def heard(self, versions: Mapping[str, int]) -> None:
        """Other processes say which versions tables have: those in memory that are older are read again, all at once. Raises
        `StorageFault`, or a kind of `TableClosed` once all others have been read."""
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
                except TableClosed as refusal:  # which is no other table's fault
                    closed = refusal
        if closed is not None:
            raise closed

    async def renamed_elsewhere(self, table_id: str) -> None:
        """Another process says that somebody at a table is called otherwise."""
        if (table := self._tables.get(table_id)) is not None:
            await self.guests.read_again([*guests_at(table.state.seats), table.state.host])
            self.audience.announce(table_id, people=True)

    def _followed(self, table: Table, before: TableState, found: TableState | TableClosed | None) -> bool:
        """Take over a state that was read without holding the table, where that may be done at once: nobody changes the table, and
        the same people sit there. Returns whether it was."""
        if table.closed or table.lock.locked() or table.state is not before or not isinstance(found, TableState):
            return False
        if found.version < before.version or (found.seats, found.host) != (before.seats, before.host):
            return False
        table.catch_up(found)
        self.events.publish(CaughtUp(table))
        return True

    async def refresh(self, table: Table) -> None:
        """Have a table as it is in the storage, where others write there, too. Raises as `_catch_up` does."""
        if self.store.shared:
            async with table.lock:
                _still_here(table)
                await self._catch_up(table)

    async def _catch_up(self, table: Table) -> bool:
        """Have a table as it is in the storage, where another process has changed it. Returns whether there was anything new.
        Where it cannot be read any more, or the storage was set back, it leaves the memory: raises a kind of `TableClosed`, or
        `StorageFault`, and whoever asks again finds the table as it is stored."""
        state = (await self.store.newer([table])).get(table.id)
        if isinstance(state, TableClosed):
            self._let_go(table)
            raise state
        if state is None:
            return False
        if state.version < table.state.version:  # the storage was set back: what is in memory is not true any more
            self._let_go(table)
            raise StorageFault("storage-busy")
        profiles = await self._profiles(state)
        table.catch_up(state)
        table.profiles = profiles
        self.events.publish(CaughtUp(table))
        return True

    async def _adopt(self, table: Table, state: TableState, happened: Sequence[TableEvent]) -> None:
        """Store a state, and what else has come of the command; then it is the table's."""
        profiles = table.profiles if state.seats is table.state.seats else await self._profiles(state)
        new = [event.table for event in happened if isinstance(event, Opened)]
        for other in new:
            other.profiles = await self._profiles(other.state)
        await self.store.change(table, state, new)
        # Nothing may fail from here on: memory and disk agree, and everybody is told.
        self._touched(table).adopt(state)
        table.profiles = profiles
        self._tables.update({other.id: self._touched(other) for other in new})

    def renamed(self, guest: GuestId) -> None:
        """Tell whoever wants to know that a guest has another name now."""
        self.events.publish(Renamed(guest))

    def noticed(self, table: Table, guest: GuestId | None) -> None:
        """Note that somebody asks for a table, or does something there: a guest, or a spectator without a cookie (None)."""
        self.audience.note(table.id, guest, guest is not None and guest in guests_at(table.state.seats))
        if table.state.only_bots_decide:
            self.events.publish(LookedAt(table))

    def absence(self, table: Table, seat: int) -> float:
        """The seconds since whoever sits on that seat last looked at the table or asked for it; 0 where they do, or nobody sits
        there."""
        seats = table.state.seats
        guest = seats[seat].guest if 0 <= seat < len(seats) else None
        return 0.0 if guest is None else self.audience.away(table.id, guest)

    def asleep(self, table: Table) -> bool:
        """Whether a table sleeps: only bots decide there, and nobody looks. A game with clocks comes to its end all the same."""
        return table.state.only_bots_decide and table.state.course.pace is None and not self.audience.watched(table.id)

    def at_hand(self, table_id: str) -> Table | None:
        """The table of that id where it is in memory."""
        return self._tables.get(table_id)

    def tables(self) -> list[Table]:
        """The tables in memory."""
        return list(self._tables.values())

    def tables_of(self, guest: GuestId) -> Iterator[Table]:
        """The tables in memory where a guest decides for a seat."""
        return (table for table in self._tables.values() if guest in guests_at(table.state.seats))

    def forget(self, idle: float) -> None:
        """Let tables leave the memory that nobody has asked for in `idle` seconds, nobody looks at, and no bot is to act at."""
        oldest = self._clock.monotonic() - idle
        for table in list(self._tables.values()):
            if table.touched < oldest and not table.lock.locked() and not self.audience.watched(table.id):
                if table.state.bot_to_act() is not None and not self.asleep(table):
                    continue
                self._let_go(table)

    def gone(self, table_ids: Sequence[str]) -> None:
        """These tables are not there any more; one that is just being read was there a moment ago."""
        for table_id in table_ids:
            if table_id in self._loading:
                self._gone.add(table_id)
            if (table := self._tables.get(table_id)) is not None:
                self._let_go(table)
        self.events.publish(Gone(table_ids))

    def _loaded(self, table_id: str) -> None:
        self._loading.pop(table_id, None)
        self._newest.pop(table_id, None)
        self._gone.discard(table_id)

    def _touched(self, table: Table) -> Table:
        """The table, which somebody has asked for now."""
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
        # or the one that has come there meanwhile: there are never two
        table = self._touched(self._tables.setdefault(table_id, found))
        if self._newest.pop(table_id, 0) > table.state.version:  # changed elsewhere after it was read
            async with table.lock:
                await self._catch_up(table)
        self.events.publish(Loaded(table))
        return table

    async def _profiles(self, state: TableState) -> object:
        """The profiles of those who sit at the table and of its host: as long as they are held, their names stay known."""
        return await self.guests.meet([*guests_at(state.seats), state.host])


def _still_here(table: Table) -> None:
    """Raises `StorageFault` for a table that has left the memory: another copy may be there by now, and whoever asks again finds
    it."""
    if table.closed:
        raise StorageFault("storage-busy")
