"""Chat rooms and their lines in the database."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, cast

from sqlalchemy import Connection, Row, Select, Table, and_, func, select
from sqlalchemy.dialects.postgresql import insert as upsert  # its ON CONFLICT compiles for SQLite, too

from tertulia.server.domain.chat import Line, LineContent, Room, room_named
from tertulia.server.domain.chatting import ChatStore
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.errors import ChatClosed
from tertulia.server.domain.ports import VersionConflict
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.state import Phase
from tertulia.server.storage.community_models import ChatLineRow, ChatReadRow, ChatRoomRow
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.plain import GAME

ROOMS, LINES, READ = (cast(Table, model.__table__) for model in (ChatRoomRow, ChatLineRow, ChatReadRow))
DEDUPE_LINES = 50
"""Number of latest lines of a chat room among which a line that a browser sends twice is recognized."""


class SqlChat(ChatStore):
    def __init__(self, journal: Journal, clock: Clock = SYSTEM) -> None:
        self._journal, self._clock = journal, clock

    async def add_line(self, room: Room, author: GuestId, content: LineContent, mark: str, phase: Phase | None) -> int:
        now = milliseconds(self._clock.now())

        def work(connection: Connection) -> int:
            number = _next_number(connection, room)  # locks the room until the transaction ends
            if _is_closed(connection, room.place):
                raise ChatClosed("chat is disabled here")
            if phase is not None:
                found = connection.execute(select(GAME.c.phase).where(GAME.c.id == room.place)).scalar_one_or_none()
                if found != phase:
                    raise VersionConflict("the table has changed since it was read")
            before = _line_with_mark(connection, room, author, mark, number) if mark else None
            if before is not None:
                connection.rollback()  # the number is not used
                return before
            row = {
                "room": room.name,
                "number": number,
                "author": author,
                "phrase": content.phrase,
                "words": content.words,
            }
            connection.execute(LINES.insert().values({**row, "time": now, "dedupe_key": mark}))
            return number

        return await self._journal.transact(work)

    async def lines(self, room: Room, after: int, most: int) -> Sequence[Line]:
        of_room = and_(LINES.c.room == room.name, LINES.c.number > after)
        async with self._journal.sessions() as session:
            query = select(LINES).where(of_room).order_by(LINES.c.number.desc()).limit(most)
            return [_line(row) for row in (await session.execute(query)).all()[::-1]]

    async def lines_between(self, room: Room, first: int, last: int) -> Sequence[Line]:
        around = and_(LINES.c.room == room.name, LINES.c.number.between(first, last))
        async with self._journal.sessions() as session:
            return [_line(row) for row in await session.execute(select(LINES).where(around).order_by(LINES.c.number))]

    async def last_numbers(self, rooms: Collection[Room]) -> Mapping[Room, int]:
        query = select(ROOMS.c.room, ROOMS.c.last).where(ROOMS.c.room.in_([room.name for room in rooms]))
        return await self._numbers(query.where(ROOMS.c.last > 0))

    async def last_read(self, guest: GuestId, rooms: Collection[Room]) -> Mapping[Room, int]:
        names = [room.name for room in rooms]
        return await self._numbers(
            select(READ.c.room, READ.c.number).where(READ.c.guest == guest, READ.c.room.in_(names))
        )

    async def _numbers(self, query: Select[Any]) -> Mapping[Room, int]:
        async with self._journal.sessions() as session:
            rows = (await session.execute(query)).all()
        return {room: number for name, number in rows if (room := room_named(name)) is not None}

    async def store_last_read(self, guest: GuestId, room: Room, number: int) -> None:
        """Store the number of the last line that a guest has read in a room.

        The stored number never decreases, and is at most the number of the room's last line.
        """

        def work(connection: Connection) -> None:
            last = connection.execute(select(ROOMS.c.last).where(ROOMS.c.room == room.name)).scalar_one_or_none()
            if not last:
                return
            new = upsert(READ).values(guest=guest, room=room.name, number=min(number, last))
            further = READ.c.number < new.excluded.number
            connection.execute(
                new.on_conflict_do_update(
                    index_elements=["guest", "room"], set_={"number": new.excluded.number}, where=further
                )
            )

        await self._journal.transact(work)

    async def is_disabled(self, place: str) -> bool:
        async with self._journal.sessions() as session:
            return bool((await session.execute(_closed_at(place))).scalar_one_or_none())

    async def set_disabled(self, place: str, closed: bool) -> None:
        room = Room(place)
        new = upsert(ROOMS).values(room=room.name, table_id=room.table, last=0, closed=closed)
        change = new.on_conflict_do_update(index_elements=["room"], set_={"closed": closed})
        await self._journal.transact(lambda connection: connection.execute(change))


def _next_number(connection: Connection, room: Room) -> int:
    new = upsert(ROOMS).values(room=room.name, table_id=room.table, last=1, closed=False)
    counted = new.on_conflict_do_update(index_elements=["room"], set_={"last": ROOMS.c.last + 1})
    return int(connection.execute(counted.returning(ROOMS.c.last)).scalar_one())


def _closed_at(place: str) -> Select[tuple[bool]]:
    return select(ROOMS.c.closed).where(ROOMS.c.room == Room(place).name)


def _is_closed(connection: Connection, place: str) -> bool:
    return bool(connection.execute(_closed_at(place)).scalar_one_or_none())


def _line_with_mark(connection: Connection, room: Room, author: GuestId, mark: str, number: int) -> int | None:
    """Return the number of the author's line with the idempotency key `mark`, or None.

    `number` is the number of the line to be added. Only lines numbered above `number - DEDUPE_LINES` are searched.
    """
    lately = and_(LINES.c.room == room.name, LINES.c.number > number - DEDUPE_LINES)
    same = and_(lately, LINES.c.author == author, LINES.c.dedupe_key == mark)
    found = connection.execute(select(func.min(LINES.c.number)).where(same)).scalar_one_or_none()
    return None if found is None else int(found)


def _line(row: Row[tuple[object, ...]]) -> Line:
    return Line(row.number, GuestId(row.author), LineContent(row.words, row.phrase), row.time)
