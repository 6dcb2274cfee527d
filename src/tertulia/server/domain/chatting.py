"""Chat service: stores lines, and announces the number of each new line.

Live connections and other processes get only the room and the number. Clients fetch the lines that they may read.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol

from tertulia.server.domain.chat import (
    IN_LOBBY,
    LOBBY,
    ChatRights,
    Line,
    LineContent,
    Listeners,
    Room,
    chat_rights,
    room_named,
)
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.errors import ChatClosed, NotHost
from tertulia.server.domain.moderation import ModerationStore, require_may_chat
from tertulia.server.domain.ports import StorageFault, VersionConflict
from tertulia.server.domain.seats import GuestId, guests_at
from tertulia.server.domain.service import TableService
from tertulia.server.domain.state import Phase
from tertulia.server.domain.table import Table

MAX_CACHED_ROOMS = 30_000
"""The number of rooms whose last line number is cached."""
MAX_STORE_ATTEMPTS = 3
"""Attempts to store a line: the table's game may start or end meanwhile."""


class ChatStore(Protocol):
    """Stores chat lines."""

    async def add_line(self, room: Room, author: GuestId, said: LineContent, mark: str, phase: Phase | None) -> int:
        """Store a line and return its number.

        `mark` is an idempotency key: if the author has already stored a line with it, that line's number is returned.
        Raises `ChatClosed` if chat is disabled there, and `VersionConflict` if the table is not in `phase`.
        """

    async def lines(self, room: Room, after: int, most: int) -> Sequence[Line]:
        """The last lines of a room with numbers above `after`, at most `most`, the oldest first."""

    async def lines_between(self, room: Room, first: int, last: int) -> Sequence[Line]:
        """The lines of a room with numbers from `first` to `last`, both included."""

    async def last_numbers(self, rooms: Collection[Room]) -> Mapping[Room, int]:
        """The number of the last line of each room; rooms without lines are omitted."""

    async def last_read(self, guest: GuestId, rooms: Collection[Room]) -> Mapping[Room, int]:
        """The number of the last line that a guest has read in each room; unread rooms are omitted."""

    async def store_last_read(self, guest: GuestId, room: Room, number: int) -> None:
        """Store the number of the last line that a guest has read. It never decreases."""

    async def is_disabled(self, place: str) -> bool:
        """Whether chat is disabled at a place."""

    async def set_disabled(self, place: str, closed: bool) -> None:
        """Disable the chat of a place, or enable it again."""


class Chat:
    """The chat of tables and the lobby."""

    def __init__(
        self,
        store: ChatStore,
        tables: TableService,
        moderation: ModerationStore,
        enabled: bool = True,
        clock: Clock = SYSTEM,
    ) -> None:
        """Unless `enabled`, the site has no chat."""
        self.store, self._tables, self._moderation = store, tables, moderation
        self.enabled, self._clock = enabled, clock
        self._last_numbers: OrderedDict[Room, int] = OrderedDict()
        self.noted_lines = 0
        """How often the number of a room's last line has increased here."""
        self._subscribers: list[Callable[[Room, int], None]] = []

    def subscribe(self, told: Callable[[Room, int], None]) -> None:
        """Call a function with the room and the number of every new line that this process stores."""
        self._subscribers.append(told)

    def last_number(self, room: Room) -> int:
        """The number of a room's last line that this process knows; 0 for none."""
        return self._last_numbers.get(room, 0)

    def note_last_line(self, room: Room, number: int) -> bool:
        """Note the number of a room's last line. Returns whether it is higher than the known one."""
        news = number > self._last_numbers.get(room, 0)
        if news:
            self._last_numbers[room] = number
            self.noted_lines += 1
        if room in self._last_numbers:
            self._last_numbers.move_to_end(room)
        if len(self._last_numbers) > MAX_CACHED_ROOMS:
            self._last_numbers.popitem(last=False)
        return news

    async def load_last_lines(self, place: str) -> None:
        """Load the numbers of the last lines of a place's rooms."""
        if self.enabled:
            for room, number in (await self.store.last_numbers(rooms_at(place))).items():
                self.note_last_line(room, number)

    async def load_rights(self, table: Table | None, guest: GuestId | None) -> ChatRights:
        """The rooms of a table or of the lobby (None) that a visitor reads, and the one where they write."""
        place = LOBBY if table is None else table.id
        found = IN_LOBBY if table is None else chat_rights_at(table, guest)
        if not self.enabled or await self.store.is_disabled(place):
            return ChatRights(False, found.reads if self.enabled else (), found.writes)
        return found

    async def add_line(self, table: Table | None, guest: GuestId, said: LineContent, mark: str) -> tuple[Room, int]:
        """Store a guest's line at a table or in the lobby. Returns its room and its number.

        Raises `ChatClosed` if chat is disabled there, `Muted` or `Suspended` if the guest may not chat.
        """
        if not self.enabled:
            raise ChatClosed("chat is disabled on this site")
        sits = table is not None and guest in guests_at(table.state.seats)
        await require_may_chat(self._moderation, guest, sits, milliseconds(self._clock.now()))
        for _ in range(MAX_STORE_ATTEMPTS):
            phase = None if table is None else table.state.phase
            writes: Listeners = "all" if table is None else chat_rights_at(table, guest).writes
            room = Room(LOBBY if table is None else table.id, writes)
            try:
                number = await self.store.add_line(room, guest, said, mark, phase)
            except VersionConflict:  # the game has started or ended, so that the line may belong to another room
                assert table is not None
                await self._tables.refresh(table)
                continue
            for told in self._subscribers if self.note_last_line(room, number) else ():
                told(room, number)
            return room, number
        raise StorageFault("storage-busy")

    async def set_disabled(self, table: Table, guest: GuestId, closed: bool) -> None:
        """Disable the chat of a table, or enable it again. Raises `NotHost` unless the guest is the host."""
        if guest != table.state.host:
            raise NotHost("only the host can enable or disable the chat of a table")
        await self.store.set_disabled(table.id, closed)

    def note_remote_line(self, name: str, number: int) -> Room | None:
        """Note another process's message about a room's last line.

        Returns the room if the line is new, else None.
        """
        room = room_named(name)
        return room if room is not None and self.note_last_line(room, number) else None

    async def poll_new_lines(self, places: Collection[str]) -> list[Room]:
        """Look for lines that other processes have stored at some places. Returns the rooms with new lines."""
        rooms = [room for place in places for room in rooms_at(place)]
        found = await self.store.last_numbers(rooms) if rooms and self.enabled else {}
        return [room for room, number in found.items() if self.note_last_line(room, number)]


def rooms_at(place: str) -> list[Room]:
    """All rooms of a place."""
    return [Room(place)] if place == LOBBY else [Room(place, each) for each in ("all", "players", "spectators")]


def chat_rights_at(table: Table, guest: GuestId | None) -> ChatRights:
    """The rooms of a table that a guest reads, and the one where they write."""
    return chat_rights(table.state.phase, guest is not None and guest in guests_at(table.state.seats))
