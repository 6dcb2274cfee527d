"""Chat service: stores chat lines, and announces the number of each new line.

Live connections and other processes receive only the room and the number. Clients then fetch the lines that they may
read.
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
"""The maximum number of chat rooms whose last line number is kept in memory."""
MAX_STORE_ATTEMPTS = 3
"""Attempts to store a line; more than one is needed if the table's game starts or ends meanwhile."""


class ChatStore(Protocol):
    """Stores chat lines, and how far guests have read."""

    async def add_line(self, room: Room, author: GuestId, content: LineContent, mark: str, phase: Phase | None) -> int:
        """Store a line in a room and return its number.

        `mark` is an idempotency key: if the author has stored a line with this key in the room recently, that line's
        number is returned. Raises `ChatClosed` if chat is disabled at the room's place, and `VersionConflict` if the
        table is not in `phase` (None for the lobby).
        """

    async def lines(self, room: Room, after: int, most: int) -> Sequence[Line]:
        """Return the last lines of a room with numbers above `after`, at most `most`, the oldest first."""

    async def lines_between(self, room: Room, first: int, last: int) -> Sequence[Line]:
        """Return the lines of a room with numbers from `first` to `last`, both included."""

    async def last_numbers(self, rooms: Collection[Room]) -> Mapping[Room, int]:
        """Return the number of the last line of each room; rooms without lines are omitted."""

    async def last_read(self, guest: GuestId, rooms: Collection[Room]) -> Mapping[Room, int]:
        """Return the number of the last line that a guest has read in each room; unread rooms are omitted."""

    async def store_last_read(self, guest: GuestId, room: Room, number: int) -> None:
        """Store the number of the last line that a guest has read in a room. A lower number is ignored."""

    async def is_disabled(self, place: str) -> bool:
        """Whether chat is disabled at a place (a table's id, or `LOBBY`)."""

    async def set_disabled(self, place: str, closed: bool) -> None:
        """Disable (`closed`) or enable the chat of a place (a table's id, or `LOBBY`)."""


class Chat:
    """The chat service of all tables and of the lobby."""

    def __init__(
        self,
        store: ChatStore,
        tables: TableService,
        moderation: ModerationStore,
        enabled: bool = True,
        clock: Clock = SYSTEM,
    ) -> None:
        """Create the chat service. If `enabled` is False, the site has no chat."""
        self.store, self._tables, self._moderation = store, tables, moderation
        self.enabled, self._clock = enabled, clock
        self._last_numbers: OrderedDict[Room, int] = OrderedDict()
        self.noted_lines = 0
        """The number of times that this process has learnt of a new last line, in any room.

        A live connection that finds this number unchanged need not look for new lines.
        """
        self._subscribers: list[Callable[[Room, int], None]] = []

    def subscribe(self, on_line: Callable[[Room, int], None]) -> None:
        """Call `on_line` with the room and the number of every new line that this process stores."""
        self._subscribers.append(on_line)

    def last_number(self, room: Room) -> int:
        """Return the number of a room's last line, as far as this process knows; 0 if it knows no line."""
        return self._last_numbers.get(room, 0)

    def note_last_line(self, room: Room, number: int) -> bool:
        """Remember the number of a room's last line, unless a higher number is known.

        Returns whether the number is higher than the one known before.
        """
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
        """Read the last line number of each room of a place from the storage, and remember it.

        The place is the id of a table, or `LOBBY`.
        """
        if self.enabled:
            for room, number in (await self.store.last_numbers(rooms_at(place))).items():
                self.note_last_line(room, number)

    async def load_rights(self, table: Table | None, guest: GuestId | None) -> ChatRights:
        """Return the chat rights of a visitor at a table, or in the lobby (`table` is None)."""
        place = LOBBY if table is None else table.id
        found = IN_LOBBY if table is None else chat_rights_at(table, guest)
        if not self.enabled or await self.store.is_disabled(place):
            return ChatRights(False, found.readable_rooms if self.enabled else (), found.writable_room)
        return found

    async def add_line(self, table: Table | None, guest: GuestId, content: LineContent, mark: str) -> tuple[Room, int]:
        """Store a guest's line at a table, or in the lobby (`table` is None). Returns its room and its number.

        `mark` is an idempotency key: a repeated call with an equal key stores no second line.

        Raises `ChatClosed` if chat is disabled, and `Muted` or `Suspended` if the guest may not chat. Raises
        `StorageFault` if the table's phase changed during each of `MAX_STORE_ATTEMPTS` attempts.
        """
        if not self.enabled:
            raise ChatClosed("chat is disabled on this site")
        sits = table is not None and guest in guests_at(table.state.seats)
        await require_may_chat(self._moderation, guest, sits, milliseconds(self._clock.now()))
        for _ in range(MAX_STORE_ATTEMPTS):
            phase = None if table is None else table.state.phase
            listeners: Listeners = "all" if table is None else chat_rights_at(table, guest).writable_room
            room = Room(LOBBY if table is None else table.id, listeners)
            try:
                number = await self.store.add_line(room, guest, content, mark, phase)
            except VersionConflict:  # the game has started or ended, so that the line may belong to another room
                assert table is not None
                await self._tables.refresh(table)
                continue
            for notify in self._subscribers if self.note_last_line(room, number) else ():
                notify(room, number)
            return room, number
        raise StorageFault("storage-busy")

    async def set_disabled(self, table: Table, guest: GuestId, closed: bool) -> None:
        """Disable (`closed`) or enable the chat of a table. Raises `NotHost` unless the guest is the host."""
        if guest != table.state.host:
            raise NotHost("only the host can enable or disable the chat of a table")
        await self.store.set_disabled(table.id, closed)

    def note_remote_line(self, name: str, number: int) -> Room | None:
        """Remember the number of a new chat line that another process has announced.

        `name` is the name of the line's room. Returns the room if this process knows no line with this or a higher
        number there. Otherwise returns None, as for a name that is not valid.
        """
        room = room_named(name)
        return room if room is not None and self.note_last_line(room, number) else None

    async def poll_new_lines(self, places: Collection[str]) -> list[Room]:
        """Look in the storage for chat lines that this process does not know yet.

        Each place is a table's id, or `LOBBY`. Returns the rooms with such lines.
        """
        rooms = [room for place in places for room in rooms_at(place)]
        found = await self.store.last_numbers(rooms) if rooms and self.enabled else {}
        return [room for room, number in found.items() if self.note_last_line(room, number)]


def rooms_at(place: str) -> list[Room]:
    """Return all chat rooms of a place: one of the lobby, three of a table."""
    return [Room(place)] if place == LOBBY else [Room(place, each) for each in ("all", "players", "spectators")]


def chat_rights_at(table: Table, guest: GuestId | None) -> ChatRights:
    """Return the chat rooms of a table that a guest may read and write in the table's current phase.

    `guest` is None for a visitor without a session.
    """
    return chat_rights(table.state.phase, guest is not None and guest in guests_at(table.state.seats))
