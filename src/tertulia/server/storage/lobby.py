"""The lists of tables: a guest's own, those that stand open to all, and those where a guest is to act. A table that cannot be read
is left out, and said once in the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import (
    BindParameter,
    Integer,
    Select,
    bindparam,
    cast,
    exists,
    literal,
    literal_column,
    select,
    true,
    union,
)
from sqlalchemy.ext.asyncio import AsyncSession

from tertulia.kernel.registry import games
from tertulia.play.errors import shortened
from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.ports import ListedTable, Turn
from tertulia.server.domain.seats import Kind, Seat, Seats
from tertulia.server.domain.state import Phase
from tertulia.server.logs import warn_once
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.plain import GAME, SEAT, SET, Number, Text
from tertulia.server.storage.utc_datetime import UtcDateTime

MOST = 50
FORGOTTEN_AFTER = timedelta(days=14)
"""A public table that nobody has touched for so long is no longer listed."""
_GUEST: BindParameter[str] = bindparam("guest")
_GAME, _SEAT, _OTHER = GAME.c, SEAT.c, SEAT.alias("other").c
LISTED = select(
    *(_GAME.id, _GAME.game, Text(_GAME.options), Number(_GAME.public), _GAME.phase, _GAME.host, Text(_GAME.actors)),
    *(Number(_GAME.practice_ply.is_not(None)), cast(_GAME.round, Integer), Text(_GAME.updated)),
    select(SET.c.name).where(SET.c.digest == _GAME.kept_set).scalar_subquery(),
)
OWN = (
    LISTED.where(
        _GAME.id.in_(
            union(select(_SEAT.table_id).where(_SEAT.guest == _GUEST), select(_GAME.id).where(_GAME.host == _GUEST))
        )
    )
    .order_by(_GAME.phase == literal("over"), _GAME.updated.desc())
    .limit(MOST)
)
PUBLIC = (
    LISTED.where(
        _GAME.public == true(),
        _GAME.phase.in_(("open", "running")),
        _GAME.updated > bindparam("since", type_=UtcDateTime),
    )
    .order_by(_GAME.updated.desc())
    .limit(MOST)
)
SEATS = (
    select(_SEAT.table_id, _SEAT.kind, _SEAT.guest, _SEAT.name, _SEAT.bot)
    .where(_SEAT.table_id.in_(bindparam("tables", expanding=True)))
    .order_by(_SEAT.table_id, _SEAT.seat)
)
_COMPANY = exists().where(_OTHER.table_id == _GAME.id, _OTHER.kind == "guest", _OTHER.guest != _GUEST)
TURNS = (
    select(_GAME.id, _GAME.game, Text(_GAME.actors), Text(_GAME.updated), _SEAT.seat, Number(_COMPANY).label("company"))
    .join_from(GAME, SEAT, _SEAT.table_id == _GAME.id)
    .where(_SEAT.guest == _GUEST, _GAME.phase == "running", _SEAT.bot.is_(None))
    .order_by(literal_column("company").desc(), _GAME.updated)
)


class ListedRow(msgspec.Struct, array_like=True, frozen=True):
    """A table as the lobby reads it, in the order of `LISTED`."""

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


class SeatedRow(msgspec.Struct, array_like=True, frozen=True):
    """A seat as the lobby reads it, in the order of `SEATS`."""

    table: str
    kind: Kind
    guest: GuestId | None
    name: str | None
    bot: str | None


class TurnRow(msgspec.Struct, array_like=True, frozen=True):
    """A seat of a guest at a table that runs, in the order of `TURNS`."""

    id: str
    game: str
    actors: bytes
    updated: bytes | None
    seat: int
    company: int


_options = msgspec.json.Decoder(dict[str, str])
_actors = msgspec.json.Decoder(list[int])


class SqlLobby:
    """The lists, from the database (`tertulia.server.domain.ports.TableList`)."""

    def __init__(self, journal: Journal, clock: Clock = SYSTEM) -> None:
        self._journal, self._clock = journal, clock

    async def listed(self, guest: GuestId | None) -> list[ListedTable]:
        """A guest's own tables and the public ones that are not over: of each what is over last, the latest change first."""
        now = self._clock.now()
        async with self._journal.sessions() as session:
            own = [] if guest is None else await _rows(session, OWN, guest=guest)
            public = await _rows(session, PUBLIC, since=now - FORGOTTEN_AFTER)
            rows = {row[0]: row for row in [*own, *public]}
            seats = _seats(rows, await _rows(session, SEATS, tables=list(rows)) if rows else [])
        found = (_listed(row, seats[table], now) for table, row in rows.items() if table in seats)
        return [table for table in found if table is not None]

    async def turns(self, guest: GuestId) -> list[Turn]:
        """The tables where a guest is to act: first those where other people sit, and the longest wait first."""
        async with self._journal.sessions() as session:
            rows = await _rows(session, TURNS, guest=guest)
        found: dict[str, Turn] = {}
        for row in rows:
            try:
                turn = msgspec.convert(row, TurnRow)
                acts = turn.seat in _actors.decode(turn.actors)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                warn_once(f"table {row[0]} is not counted among turns: it is damaged: {shortened(str(error))}")
                continue
            if acts and turn.game in games():
                found.setdefault(turn.id, Turn(turn.id, turn.game, _age(turn.updated, self._clock.now())))
        return list(found.values())


async def _rows(session: AsyncSession, query: Select[Any], **values: Any) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in await session.execute(query, values)]


def _seats(tables: Iterable[str], rows: Sequence[tuple[Any, ...]]) -> dict[str, Seats]:
    """The seats of every table of which all can be read."""
    seats: dict[str, list[Seat]] = {table: [] for table in tables}
    for row in rows:
        try:
            seat = msgspec.convert(row, SeatedRow)
        except msgspec.ValidationError as error:
            warn_once(f"table {row[0]} is not listed: a seat of it is damaged: {shortened(str(error))}")
            seats.pop(row[0], None)
            continue
        if seat.table in seats:
            seats[seat.table].append(Seat(seat.kind, seat.guest, seat.name, seat.bot))
    return {table: tuple(found) for table, found in seats.items() if found}


def _age(updated: bytes | None, now: datetime) -> int | None:
    """The whole seconds from a moment as the database has it until now; None where that cannot be read."""
    try:
        then = datetime.fromisoformat((updated or b"").decode()).replace(tzinfo=UTC)
    except ValueError:
        return None
    return max(0, int((now - then).total_seconds()))


def _listed(row: tuple[Any, ...], seats: Seats, now: datetime) -> ListedTable | None:
    try:
        table = msgspec.convert(row, ListedRow)
        options, actors = _options.decode(table.options), _actors.decode(table.actors)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        warn_once(f"table {row[0]} is not listed: it is damaged: {shortened(str(error))}")
        return None
    if table.game not in games():
        warn_once(f"table {table.id} is not listed: there is no game {shortened(table.game)}")
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
    )
