"""All tables of the house: found in memory or on the disk, changed one change at a time.

A change works on a copy of the table's point; only when it is on the disk does the copy take the old one's place, and only
then does anybody hear of it. So a killed process loses nothing that was answered, and nothing is ever half done.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from typing import TypeVar

from tertulia.kernel.components import Components
from tertulia.kernel.game import Game
from tertulia.server.domain.seats import Chair
from tertulia.server.domain.state import Point
from tertulia.server.domain.table import Table
from tertulia.server.http.errors import ApiError, not_found
from tertulia.server.identity.guests import Guests
from tertulia.server.live.broadcaster import Broadcaster
from tertulia.server.settings import Settings
from tertulia.server.storage.faults import StorageFault
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.tables import creation, difference, read_table, tables_for_bots

log = logging.getLogger(__name__)
T = TypeVar("T")
ID_BYTES = 9
MOST_TABLES = 300
"""So many tables are kept in memory, a third of a megabyte each, before those that nobody needs now leave it."""
NEEDED = 10.0
"""Seconds for which whoever has asked for a table needs it."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds until tables that could not be read are tried again: at first, and at most."""


class House:
    """The tables, and what they all need."""

    def __init__(self, settings: Settings, journal: Journal, components: dict[str, Components]) -> None:
        self.settings, self.journal, self.components = settings, journal, components
        self.guests = Guests(journal.sessions, journal.commit)
        self.live = Broadcaster(settings)
        self.on_change: Callable[[Table], None] = lambda table: None
        """Called after every change, and when a table comes back to memory: wakes the bots."""
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}

    async def table(self, table_id: str) -> Table:
        """A table by its id; `ApiError` (404) where there is none."""
        if table_id in self._tables:
            table = self._tables[table_id]
            table.touched = time.monotonic()  # whoever holds it may change it: it must not be forgotten meanwhile
            return table
        if table_id not in self._loading:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        # One load for all who wait for it, and it goes on if the first of them hangs up.
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Table:
        if len(self._tables) >= MOST_TABLES:
            self._forget(NEEDED)
        async with self.journal.sessions() as session:
            table = await read_table(session, table_id, self.components) if table_id.isascii() else None
        if table is None:
            raise not_found(table_id)
        table = await self._opened(table)
        self.on_change(table)
        return table

    async def wake(self) -> None:
        """Take the tables to memory where bots were to act when the house was closed: they go on. Whatever is the matter with one
        of them, the others wake; where the database is held by another program, all are tried again."""
        pause = FIRST_PAUSE
        while not await self._woken():
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _woken(self) -> bool:
        """Whether it is known of every such table that it wakes, or that it cannot be read."""
        try:
            async with self.journal.sessions() as session:
                waiting = await tables_for_bots(session)
        except StorageFault as fault:
            log.error("bots stay asleep for now: %s", fault)
            return False
        return all([await self._wakes(table_id) for table_id in waiting])

    async def _wakes(self, table_id: str) -> bool:
        try:
            await self.table(table_id)
        except StorageFault as fault:
            log.error("table %s stays closed for now: %s", table_id, fault)
            return fault.code != "storage-busy"
        except ApiError as error:
            log.warning("table %s stays closed: %s", table_id, error.message)
        except Exception as error:
            log.error("table %s stays closed: it cannot be read", table_id, exc_info=error)
        return True

    async def create(
        self, game: Game, options: dict[str, str], chairs: tuple[Chair, ...], public: bool, host: str
    ) -> Table:
        """A new table, its shuffle sealed already: the key is drawn now, and its hash is shown from now on."""
        table = self._new_table(game, options, chairs, public, host)
        await self.journal.commit(creation(table))
        return await self._opened(table)

    async def again(self, table: Table, guest: str) -> str:
        """The id of another table with the same company; whoever asks second gets the same one. It is there as soon as this table
        names it: both are one write."""
        async with table.lock:
            _still_here(table)
            if table.at.again is not None:
                return table.at.again
            following = self._new_table(table.game, dict(table.options), table.at.chairs, table.public, guest)
            point = table.at.fork()
            point.again = following.id
            point.version += 1
            await self.journal.commit(creation(following), difference(table, point))
            table.adopt(point)
            await self._opened(following)
        self.live.announce(table.id)
        return following.id

    def _new_table(
        self, game: Game, options: dict[str, str], chairs: tuple[Chair, ...], public: bool, host: str
    ) -> Table:
        components, point = self.components[game.name].hash, Point("open", host, chairs, None, [])
        return Table(secrets.token_urlsafe(ID_BYTES), game, options, public, secrets.token_bytes(32), components, point)

    async def _opened(self, table: Table) -> Table:
        """The table in memory from now on: this one, or the one that has come there meanwhile. There are never two."""
        await self._greet(table)
        return self._tables.setdefault(table.id, table)

    async def _greet(self, table: Table) -> None:
        await self.guests.meet([chair.guest for chair in table.at.chairs if chair.guest] + [table.at.host])

    async def change(self, table: Table, work: Callable[[Point], T]) -> T:
        """Let `work` change a copy of the table; where it raises, nothing has happened."""
        async with table.lock:
            _still_here(table)
            point = table.at.fork()
            result = work(point)
            point.version += 1
            await self.journal.commit(difference(table, point))
            table.adopt(point)
        # Nothing may fail from here on: memory and disk agree, and everybody is told.
        self.live.announce(table.id)
        self.on_change(table)
        return result

    def renamed(self, guest: str) -> None:
        """A guest has another name now: whoever looks at a table where they sit is told. The table itself has not changed."""
        for table in self._tables.values():
            if any(chair.guest == guest for chair in table.at.chairs):
                self.live.announce(table.id, people=True)

    @contextlib.asynccontextmanager
    async def tidied(self) -> AsyncIterator[None]:
        """As long as the block lasts, tables that nobody looks at leave the memory after a while."""
        task = asyncio.create_task(self._tidy())
        try:
            yield
        finally:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle_after))
            self._forget(self.settings.idle_after)

    def _forget(self, idle: float) -> None:
        """Let tables leave the memory that nobody has asked for in so many seconds, nobody looks at, and no bot is to act at."""
        oldest = time.monotonic() - idle
        for table in list(self._tables.values()):
            if table.touched < oldest and not table.lock.locked() and not self.live.watched(table.id):
                if any(table.at.chairs[seat].kind == "bot" for seat in table.at.actors()):
                    continue
                table.closed = True
                del self._tables[table.id]


def _still_here(table: Table) -> None:
    """`StorageFault` for a table that has left the memory: another copy may be there by now, and whoever asks again finds it."""
    if table.closed:
        raise StorageFault("storage-busy")
