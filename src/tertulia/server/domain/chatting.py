"""Chat as a service: lines are stored, then whoever may read them hears that there is a new one, and fetches it.

What goes to live connections and between processes is a room and the number of its last line, never what was said."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol

from tertulia.server.domain.chat import IN_LOBBY, LOBBY, Line, Listeners, Room, Said, Talk, room_named, rooms_of
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.errors import ChatClosed, NotHost
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.moderation import ModerationStore, require_words
from tertulia.server.domain.ports import StorageFault, VersionConflict
from tertulia.server.domain.seats import guests_at
from tertulia.server.domain.service import TableService
from tertulia.server.domain.state import Phase
from tertulia.server.domain.table import Table

MOST_KNOWN = 30_000
"""The number of rooms of which it is known how far they have come."""
MOST_TRIES = 3
"""How often a line is said anew because its table's game has begun or ended meanwhile."""


class ChatStore(Protocol):
    """Chat as it is stored."""

    async def say(self, room: Room, author: GuestId, said: Said, mark: str, phase: Phase | None) -> int:
        """Keep a line; returns its number, that of the same mark where its author has said it already. Raises `ChatClosed` where
        nobody may talk there, `VersionConflict` where the table's phase is not that one."""

    async def lines(self, room: Room, after: int, most: int) -> Sequence[Line]:
        """The last lines of a room after that number, at most so many, the oldest first."""

    async def between(self, room: Room, first: int, last: int) -> Sequence[Line]:
        """The lines of a room from one number to another."""

    async def newest(self, rooms: Collection[Room]) -> Mapping[Room, int]:
        """The number of the last line of each of the rooms where anything was said."""

    async def read(self, guest: GuestId, rooms: Collection[Room]) -> Mapping[Room, int]:
        """How far a guest has read each of the rooms, where they have."""

    async def note_read(self, guest: GuestId, room: Room, number: int) -> None:
        """Note how far a guest has read; never less than before."""

    async def closed(self, place: str) -> bool:
        """Whether nobody may talk at a place."""

    async def close(self, place: str, closed: bool) -> None:
        """Let nobody talk at a place, or everybody again."""


class Chat:
    """What is said at tables and in the lobby."""

    def __init__(
        self,
        store: ChatStore,
        tables: TableService,
        moderation: ModerationStore,
        enabled: bool = True,
        clock: Clock = SYSTEM,
    ) -> None:
        """Where it is not `enabled`, the site does without."""
        self.store, self._tables, self._moderation = store, tables, moderation
        self.enabled, self._clock = enabled, clock
        self._newest: OrderedDict[Room, int] = OrderedDict()
        self._told: list[Callable[[Room, int], None]] = []

    def subscribe(self, told: Callable[[Room, int], None]) -> None:
        """Have a function called with every room where something was said through this process, and the line's number."""
        self._told.append(told)

    def newest(self, room: Room) -> int:
        """The number of a room's last line as far as this process knows; 0 for none."""
        return self._newest.get(room, 0)

    def heard(self, room: Room, number: int) -> bool:
        """Note how far a room has come, here or elsewhere. Returns whether that is news."""
        news = number > self._newest.get(room, 0)
        if news:
            self._newest[room] = number
        if room in self._newest:
            self._newest.move_to_end(room)
        if len(self._newest) > MOST_KNOWN:
            self._newest.popitem(last=False)
        return news

    async def meet(self, place: str) -> None:
        """Know how far the rooms of a place have come."""
        if self.enabled:
            for room, number in (await self.store.newest(rooms_at(place))).items():
                self.heard(room, number)

    async def talk(self, table: Table | None, guest: GuestId | None) -> Talk:
        """What a guest may do about chat at a table, or in the lobby."""
        place = LOBBY if table is None else table.id
        found = IN_LOBBY if table is None else rooms_for(table, guest)
        if not self.enabled or await self.store.closed(place):
            return Talk(False, found.reads if self.enabled else (), found.writes)
        return found

    async def say(self, table: Table | None, guest: GuestId, said: Said, mark: str) -> tuple[Room, int]:
        """Say something at a table or in the lobby; returns where it was said and the line's number. Raises `ChatClosed` where
        nobody may, `Muted` or `Suspended` where this guest may not."""
        if not self.enabled:
            raise ChatClosed("this site has no chat")
        sits = table is not None and guest in guests_at(table.state.seats)
        await require_words(self._moderation, guest, sits, milliseconds(self._clock.now()))
        for _ in range(MOST_TRIES):
            phase = None if table is None else table.state.phase
            writes: Listeners = "all" if table is None else rooms_for(table, guest).writes
            room = Room(LOBBY if table is None else table.id, writes)
            try:
                number = await self.store.say(room, guest, said, mark, phase)
            except VersionConflict:  # another process has begun the game: who hears it is another question now
                assert table is not None
                await self._tables.refresh(table)
                continue
            for told in self._told if self.heard(room, number) else ():
                told(room, number)
            return room, number
        raise StorageFault("storage-busy")

    async def close(self, table: Table, guest: GuestId, closed: bool) -> None:
        """Let nobody talk at a table, or everybody again: its host says so. Raises `NotHost`."""
        if guest != table.state.host:
            raise NotHost("only the host says whether there is chat at a table")
        await self.store.close(table.id, closed)

    def hear_of(self, name: str, number: int) -> Room | None:
        """Another process says how far a room has come. Returns the room where that is news here."""
        room = room_named(name)
        return room if room is not None and self.heard(room, number) else None

    async def look_around(self, places: Collection[str]) -> list[Room]:
        """See whether other processes have heard more at some places; returns the rooms of which that is so."""
        rooms = [room for place in places for room in rooms_at(place)]
        found = await self.store.newest(rooms) if rooms and self.enabled else {}
        return [room for room, number in found.items() if self.heard(room, number)]


def rooms_at(place: str) -> list[Room]:
    """All rooms of a place."""
    return [Room(place)] if place == LOBBY else [Room(place, each) for each in ("all", "players", "spectators")]


def rooms_for(table: Table, guest: GuestId | None) -> Talk:
    """Which rooms of a table a guest reads, and where their words go."""
    return rooms_of(table.state.phase, guest is not None and guest in guests_at(table.state.seats))
