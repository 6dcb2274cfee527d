"""The lists of tables: a guest's own, and those that stand open to all. A table that cannot be read is left out, and said once in
the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import TextClause, bindparam, text
from sqlalchemy.ext.asyncio import AsyncSession

from tertulia.kernel.registry import games
from tertulia.play.errors import shortened
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.ports import ListedTable
from tertulia.server.domain.seats import Kind, Seat, Seats
from tertulia.server.domain.state import Phase
from tertulia.server.logs import warn_once
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.utc_datetime import UtcDateTime

MOST = 50
FORGOTTEN_AFTER = timedelta(days=14)
"""A public table that nobody has touched for so long is no longer listed."""
COLUMNS = "id, game, CAST(options AS BLOB), public, phase, host, CAST(actors AS BLOB), practice_ply IS NOT NULL"
OWN = text(
    f"SELECT {COLUMNS} FROM game_table WHERE id IN "
    "(SELECT table_id FROM seat WHERE guest = :guest UNION SELECT id FROM game_table WHERE host = :guest) "
    "ORDER BY updated DESC LIMIT :most"
)
PUBLIC = text(
    f"SELECT {COLUMNS} FROM game_table WHERE public = 1 AND phase IN ('open', 'running') AND updated > :since "
    "ORDER BY updated DESC LIMIT :most"
).bindparams(bindparam("since", type_=UtcDateTime))
SEATS = text("SELECT table_id, kind, guest, name, bot FROM seat WHERE table_id IN :tables ORDER BY table_id, seat")
SEATS = SEATS.bindparams(bindparam("tables", expanding=True))


class ListedRow(msgspec.Struct, array_like=True, frozen=True):
    """A table as the lobby reads it, in the order of `COLUMNS`."""

    id: str
    game: str
    options: bytes
    public: int
    phase: Phase
    host: GuestId
    actors: bytes
    practice: int


class SeatedRow(msgspec.Struct, array_like=True, frozen=True):
    """A seat as the lobby reads it, in the order of `SEATS`."""

    table: str
    kind: Kind
    guest: GuestId | None
    name: str | None
    bot: str | None


_options = msgspec.json.Decoder(dict[str, str])
_actors = msgspec.json.Decoder(list[int])


class SqlLobby:
    """The lists, from the database (`tertulia.server.domain.ports.TableList`)."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def listed(self, guest: GuestId | None) -> list[ListedTable]:
        """A guest's own tables and the public ones that are not over, the latest change first."""
        async with self._journal.sessions() as session:
            own = [] if guest is None else await _rows(session, OWN, guest=guest, most=MOST)
            public = await _rows(session, PUBLIC, since=datetime.now(UTC) - FORGOTTEN_AFTER, most=MOST)
            rows = {row[0]: row for row in [*own, *public]}
            seats = _seats(rows, await _rows(session, SEATS, tables=list(rows)) if rows else [])
        found = (_listed(row, seats[table]) for table, row in rows.items() if table in seats)
        return [table for table in found if table is not None]


async def _rows(session: AsyncSession, query: TextClause, **values: Any) -> list[tuple[Any, ...]]:
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


def _listed(row: tuple[Any, ...], seats: Seats) -> ListedTable | None:
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
        table.id, table.game, options, bool(table.public), table.phase, table.host, seats, actors, bool(table.practice)
    )
