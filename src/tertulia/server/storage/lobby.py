"""Lists of tables: a guest's own tables, public tables, and tables where it is the guest's turn.

A table that cannot be read is omitted, and logged once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace
from sqlalchemy import (
    BindParameter,
    Connection,
    Integer,
    Select,
    and_,
    bindparam,
    cast,
    exists,
    literal,
    literal_column,
    not_,
    or_,
    select,
    true,
    union,
    union_all,
)

from tertulia.kernel.registry import installed_games
from tertulia.play.errors import shorten_repr
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.events import ActionsUndone, BotTableVisited, Event, EventBus, SeatActed, TableLoaded
from tertulia.server.domain.ports import ListedTable, Listing, TableList, Turn
from tertulia.server.domain.seats import GuestId, Kind, Seat, Seats, guests_at
from tertulia.server.domain.state import Phase
from tertulia.server.logs import warn_once
from tertulia.server.storage.guests import shown_name
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.models import UtcDateTime
from tertulia.server.storage.plain import BLOCK, GAME, GUEST, INVITATION, SEAT, SET, Binary, Number, Text
from tertulia.server.storage.restoring import agreement_of, course_of

CACHE_SECONDS = 1.0
"""Seconds for which the public tables are cached.

Events of this process can invalidate the cache earlier."""
_NO_CHANGE = (SeatActed, ActionsUndone, TableLoaded, BotTableVisited)
"""Types of events that do not invalidate the cached list of public tables (`PublicTablesCache`).

Such events change no list of tables, or are so frequent that visitors may see their effect up to `CACHE_SECONDS` later.
"""


class PublicTables(msgspec.Struct, frozen=True):
    """All public tables and the names of their players, as guests without any blocked player see them."""

    tables: Mapping[str, ListedTable]
    names: Mapping[GuestId, str]
    encoded_tables: dict[str, bytes] = {}
    """The tables as JSON, by id (`Listing.encoded_tables`), cached together with the tables."""


class PublicTablesCache:
    """A cache of the public tables. It is off if other processes write to the database, too."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._cached_tables: PublicTables | None = None
        self._until = 0.0
        self._keeps = False
        self.changes = 0
        """Number of times that the cache was invalidated."""

    def enable(self, events: EventBus) -> None:
        """Turn the cache on: this process is the only writer, and its events invalidate the cache."""
        self._keeps = True
        events.subscribe(Event, self._handle_event)

    def get(self) -> PublicTables | None:
        """Return the cached tables, or None if the caller must read the tables and call `store_tables`.

        When the cache expires, only the first caller gets None. Until that caller calls `store_tables`, other callers
        get the expired tables, or None after an invalidation.
        """
        if self._clock.monotonic() < self._until:
            return self._cached_tables
        self._until = self._clock.monotonic() + CACHE_SECONDS
        return None

    def expire(self) -> None:
        """Make the next call of `get` return None.

        Called if `get` returned None, but its caller did not read the public tables into the cache.
        """
        self._until = 0.0

    def store_tables(self, read: PublicTables, changes: int) -> None:
        """Cache tables. `changes` is the value of `self.changes` before the caller read them.

        If the cache was invalidated since then, the tables may be outdated, and nothing is cached.
        """
        if self._keeps and changes == self.changes:
            self._cached_tables, self._until = read, self._clock.monotonic() + CACHE_SECONDS

    def invalidate(self) -> None:
        self._cached_tables = None
        self.changes += 1

    def _handle_event(self, event: Event) -> None:
        if not isinstance(event, _NO_CHANGE):
            self.invalidate()


MAX_LISTED_TABLES = 50
FORGOTTEN_AFTER = timedelta(days=14)
"""Time without changes after which a public table is no longer listed."""
_GUEST: BindParameter[str] = bindparam("guest")
_GAME, _SEAT, _OTHER = GAME.c, SEAT.c, SEAT.alias("other").c
SELECT_LISTED = select(
    *(_GAME.id, _GAME.game, Text(_GAME.options), Number(_GAME.public), _GAME.phase, _GAME.host, Text(_GAME.actors)),
    *(Number(_GAME.practice_ply.is_not(None)), cast(_GAME.round, Integer), Text(_GAME.updated)),
    select(SET.c.name).where(SET.c.digest == _GAME.component_set).scalar_subquery(),
    *(Binary(_GAME.agreement), Binary(_GAME.course)),
)
_BLOCKS = union_all(
    select(BLOCK.c.blocked).where(BLOCK.c.guest == _GUEST), select(BLOCK.c.guest).where(BLOCK.c.blocked == _GUEST)
)
"""Query of the players whom the guest in the parameter `guest` blocks, and of those who block this guest."""
HAS_BLOCKS = select(Number(exists().where(or_(BLOCK.c.guest == _GUEST, BLOCK.c.blocked == _GUEST))))
"""Query that returns 1 if the guest in the parameter `guest` blocks a player or is blocked, otherwise 0."""
NOT_BLOCKED = not_(
    and_(
        _GAME.phase == "open",
        or_(_GAME.host.in_(_BLOCKS), exists().where(_OTHER.table_id == _GAME.id, _OTHER.guest.in_(_BLOCKS))),
    )
)
"""Filter that excludes tables which a guest (parameter `guest`) could not join because of a block.

The excluded tables have not started, and their host or one of their players is among the guests in `_BLOCKS`."""
OWN = (
    SELECT_LISTED.where(
        _GAME.id.in_(
            union(
                select(_SEAT.table_id).where(_SEAT.guest == _GUEST),
                select(_GAME.id).where(_GAME.host == _GUEST),
                # an invited guest sees the table until it starts, even if it is private
                select(INVITATION.c.table_id)
                .join(GAME, _GAME.id == INVITATION.c.table_id)
                .where(INVITATION.c.guest == _GUEST, _GAME.phase == "open", NOT_BLOCKED),
            )
        )
    )
    .order_by(_GAME.phase == literal("over"), _GAME.updated.desc())
    .limit(MAX_LISTED_TABLES)
)
PUBLIC = (
    SELECT_LISTED.where(
        _GAME.public == true(),
        _GAME.phase.in_(("open", "running")),
        _GAME.updated > bindparam("since", type_=UtcDateTime),
    )
    .order_by(_GAME.updated.desc())
    .limit(MAX_LISTED_TABLES)
)
PUBLIC_FOR_BLOCKER = PUBLIC.where(or_(NOT_BLOCKED, exists().where(_OTHER.table_id == _GAME.id, _OTHER.guest == _GUEST)))
"""Query of the public tables for a guest who blocks players or is blocked. For all other guests, `PUBLIC` is used."""
SEATS = (
    select(_SEAT.table_id, _SEAT.kind, _SEAT.guest, _SEAT.name, _SEAT.bot, GUEST.c.name)
    .join_from(SEAT, GUEST, GUEST.c.id == _SEAT.guest, isouter=True)
    .where(_SEAT.table_id.in_(bindparam("tables", expanding=True)))
    .order_by(_SEAT.table_id, _SEAT.seat)
)
_HAS_OTHER_PLAYERS = exists().where(_OTHER.table_id == _GAME.id, _OTHER.kind == "guest", _OTHER.guest != _GUEST)
TURNS = (
    select(
        _GAME.id,
        _GAME.game,
        Text(_GAME.actors),
        Text(_GAME.updated),
        _SEAT.seat,
        Number(_HAS_OTHER_PLAYERS).label("other_players"),
        Binary(_GAME.course),
    )
    .join_from(GAME, SEAT, _SEAT.table_id == _GAME.id)
    .where(_SEAT.guest == _GUEST, _GAME.phase == "running", _SEAT.bot.is_(None))
    .order_by(literal_column("other_players").desc(), _GAME.updated)
)


class ListedRow(msgspec.Struct, array_like=True, frozen=True):
    """A table in the lobby, with the columns of the query `SELECT_LISTED` in their order."""

    id: str
    game: str
    options: bytes
    public: int
    phase: Phase
    host: GuestId
    actors: bytes
    practice: int
    round: int | None
    updated: bytes | None
    set_name: str | None
    agreement: bytes | None
    course: bytes | None


class SeatedRow(NamedTuple):
    """A seat in the lobby, with the columns of the query `SEATS` in their order."""

    table: str
    kind: Kind
    guest: GuestId | None
    name: str | None
    bot: str | None
    stored_name: object
    """Stored name of the seat's guest, or None. A damaged name may be of any type."""


class TurnRow(msgspec.Struct, array_like=True, frozen=True):
    """A seat of a guest at a running table, with the columns of the query `TURNS` in their order."""

    id: str
    game: str
    actors: bytes
    updated: bytes | None
    seat: int
    other_players: int
    course: bytes | None


Rows = Sequence[tuple[Any, ...]]
_options = msgspec.json.Decoder(dict[str, str])
_actors = msgspec.json.Decoder(list[int])


class SqlLobby(TableList):
    def __init__(self, journal: Journal, clock: Clock = SYSTEM) -> None:
        self._journal, self._clock = journal, clock
        self.public = PublicTablesCache(clock)

    async def list_tables(self, guest: GuestId | None) -> Listing:
        """Return a guest's own tables, and the public tables that are not over.

        If this process is the only writer, the public tables are cached. For a guest who blocks players or is blocked,
        all tables are always read from the database.
        """
        now, changes, cached = self._clock.now(), self.public.changes, self.public.get()

        def read(connection: Connection) -> tuple[Rows, Rows | None, bool, Rows]:
            own = [] if guest is None else _rows(connection, OWN, guest=guest)
            # read every time, so that a block takes effect at once
            apart = guest is not None and bool(_rows(connection, HAS_BLOCKS, guest=guest)[0][0])
            since = now - FORGOTTEN_AFTER
            if apart:
                others: Rows | None = _rows(connection, PUBLIC_FOR_BLOCKER, guest=guest, since=since)
            else:
                others = _rows(connection, PUBLIC, since=since) if cached is None else None
            tables = list(dict.fromkeys(row[0] for row in [*own, *(others or ())]))
            return own, others, apart, _rows(connection, SEATS, tables=tables) if tables else []

        own, others, apart, seated = await self._journal.readers.run(read)
        rows = {row[0]: row for row in [*own, *(others or ())]}
        seats, names = seats_by_table(rows, seated)
        found = {table: _make_listed_table(row, seats[table], now) for table, row in rows.items() if table in seats}
        sound = {table: listed for table, listed in found.items() if listed is not None}
        if others is None and cached is not None:
            read_before = [listed for table, listed in cached.tables.items() if table not in rows]
            return Listing([*sound.values(), *read_before], {**cached.names, **names}, cached.encoded_tables)
        if apart or others is None:
            if cached is None:
                self.public.expire()
            return Listing(list(sound.values()), names, {})
        public = {row[0]: sound[row[0]] for row in others if row[0] in sound}
        called = {each: names[each] for table in public.values() for each in guests_at(table.seats)}
        read_now = PublicTables(public, called)
        self.public.store_tables(read_now, changes)
        return Listing(list(sound.values()), names, read_now.encoded_tables)

    async def turns(self, guest: GuestId) -> list[Turn]:
        rows = await self._journal.readers.run(lambda connection: _rows(connection, TURNS, guest=guest))
        found: dict[str, Turn] = {}
        for row in rows:
            try:
                turn = msgspec.convert(row, TurnRow)
                acts = turn.seat in _actors.decode(turn.actors)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                warn_once(
                    f"table {row[0]} is not counted in the number of turns: it is damaged: {shorten_repr(str(error))}"
                )
                continue
            if acts and turn.game in installed_games():
                deadlines = course_of(turn.course).deadlines
                end = deadlines[turn.seat] if turn.seat < len(deadlines) else None
                found.setdefault(turn.id, Turn(turn.id, turn.game, _age(turn.updated, self._clock.now()), end))
        # Tables without a deadline stay in the order of the statement.
        return sorted(found.values(), key=lambda turn: (turn.deadline is None, turn.deadline or 0))


def _rows(connection: Connection, query: Select[Any], **values: Any) -> Rows:
    return [tuple(row) for row in connection.execute(query, values).all()]  # row by row would take twice as long


def seats_by_table(tables: Iterable[str], rows: Rows) -> tuple[dict[str, Seats], dict[GuestId, str]]:
    """Return the seats of each table by table id, and the names of the seated guests by guest id.

    `tables` are table ids, and `rows` the results of the query `SEATS` for these tables. A table is omitted if
    it has no seats, or if the stored row of one of its seats cannot be decoded.
    """
    seats: dict[str, list[Seat]] = {table: [] for table in tables}
    names: dict[GuestId, str] = {}
    for table, kind, guest, name, bot, stored_name in _drop_damaged(seats, rows):
        if (found := seats.get(table)) is not None:
            found.append(Seat(kind, guest, name, bot))
        if guest is not None and guest not in names:
            names[guest] = shown_name(guest, stored_name)
    return {table: tuple(found) for table, found in seats.items() if found}, names


def _drop_damaged(tables: dict[str, list[Seat]], rows: Rows) -> Iterable[SeatedRow]:
    """Return the rows that can be decoded, and remove tables with a damaged row from `tables`."""
    try:
        return msgspec.convert(rows, list[SeatedRow])  # in one call, as long as no row is damaged
    except msgspec.ValidationError:
        return list(_one_by_one(tables, rows))


def _one_by_one(tables: dict[str, list[Seat]], rows: Rows) -> Iterator[SeatedRow]:
    for row in rows:
        try:
            yield msgspec.convert(row, SeatedRow)
        except msgspec.ValidationError as error:
            warn_once(f"table {row[0]} is not listed: a seat of it is damaged: {shorten_repr(str(error))}")
            tables.pop(row[0], None)


def _age(updated: bytes | None, now: datetime) -> int | None:
    """Return the whole seconds since a stored time, or None if that time cannot be read."""
    try:
        then = datetime.fromisoformat((updated or b"").decode()).replace(tzinfo=UTC)
    except ValueError:
        return None
    return max(0, int((now - then).total_seconds()))


def _make_listed_table(row: tuple[Any, ...], seats: Seats, now: datetime) -> ListedTable | None:
    try:
        table = msgspec.convert(row, ListedRow)
        options, actors = _options.decode(table.options), _actors.decode(table.actors)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        warn_once(f"table {row[0]} is not listed: it is damaged: {shorten_repr(str(error))}")
        return None
    agreement, course = agreement_of(table.agreement), course_of(table.course)
    if table.game not in installed_games():
        warn_once(f"table {table.id} is not listed: unknown game {shorten_repr(table.game)}")
        return None
    return ListedTable(
        id=table.id,
        game=table.game,
        options=options,
        public=bool(table.public),
        phase=table.phase,
        host=table.host,
        seats=seats,
        actors=actors,
        practice=bool(table.practice),
        round=table.round if table.phase == "running" else None,
        age=_age(table.updated, now),
        set_name=table.set_name or "",
        agreement=agreement if course.pace is None else replace(agreement, pace=course.pace),
        deadlines=course.deadlines,
        paused_until=next((milliseconds(each.end) for each in course.pauses if each.begin <= now < each.end), None),
    )
