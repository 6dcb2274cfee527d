"""The lobby: tables that stand open to all, and one's own. A table that cannot be read is left out, and said once in the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from advanced_alchemy.types import DateTimeUTC
from sqlalchemy import TextClause, bindparam, text
from sqlalchemy.ext.asyncio import AsyncSession

from tertulia.kernel.registry import games
from tertulia.play.errors import shortened
from tertulia.server.domain.seats import Chair, Kind, seats_of
from tertulia.server.domain.service import House
from tertulia.server.domain.state import Phase
from tertulia.server.http.responses import Summary, seats_told
from tertulia.server.notices import once

MOST = 50
FORGOTTEN_AFTER = timedelta(days=14)
"""A public table that nobody has touched for so long is no longer listed."""
COLUMNS = "id, game, CAST(options AS BLOB), public, phase, host, CAST(actors AS BLOB)"
OWN = text(
    f"SELECT {COLUMNS} FROM game_table WHERE id IN "
    "(SELECT table_id FROM seat WHERE guest = :guest UNION SELECT id FROM game_table WHERE host = :guest) "
    "ORDER BY updated DESC LIMIT :most"
)
PUBLIC = text(
    f"SELECT {COLUMNS} FROM game_table WHERE public = 1 AND phase IN ('open', 'running') AND updated > :since "
    "ORDER BY updated DESC LIMIT :most"
).bindparams(bindparam("since", type_=DateTimeUTC(timezone=True)))
SEATS = text("SELECT table_id, kind, guest, name, bot FROM seat WHERE table_id IN :tables ORDER BY table_id, seat")
SEATS = SEATS.bindparams(bindparam("tables", expanding=True))


class Listed(msgspec.Struct, array_like=True, frozen=True):
    """A table as the lobby reads it, in the order of `COLUMNS`."""

    id: str
    game: str
    options: bytes
    public: int
    phase: Phase
    host: str
    actors: bytes


class Seated(msgspec.Struct, array_like=True, frozen=True):
    """A seat as the lobby reads it, in the order of `SEATS`."""

    table: str
    kind: Kind
    guest: str | None
    name: str | None
    bot: str | None


_options = msgspec.json.Decoder(dict[str, str])
_actors = msgspec.json.Decoder(list[int])


async def listed(house: House, guest: str | None) -> list[Summary]:
    """A guest's own tables and the public ones that are not over, the latest change first."""
    async with house.journal.sessions() as session:
        own = [] if guest is None else await _rows(session, OWN, guest=guest, most=MOST)
        public = await _rows(session, PUBLIC, since=datetime.now(UTC) - FORGOTTEN_AFTER, most=MOST)
        rows = {row[0]: row for row in [*own, *public]}
        seats = await _rows(session, SEATS, tables=list(rows)) if rows else []
    chairs = _chairs(rows, seats)
    await house.guests.meet({chair.guest for table in chairs.values() for chair in table if chair.guest})
    found = (_summary(house, guest, rows[table], chairs[table]) for table in rows if table in chairs)
    return [summary for summary in found if summary is not None]


async def _rows(session: AsyncSession, query: TextClause, **values: Any) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in await session.execute(query, values)]


def _chairs(tables: Iterable[str], seats: Sequence[tuple[Any, ...]]) -> dict[str, tuple[Chair, ...]]:
    """The chairs of every table of which all seats can be read."""
    chairs: dict[str, list[Chair]] = {table: [] for table in tables}
    for row in seats:
        try:
            seat = msgspec.convert(row, Seated)
        except msgspec.ValidationError as error:
            once(f"table {row[0]} is not listed: a seat of it is damaged: {shortened(str(error))}")
            chairs.pop(row[0], None)
            continue
        if seat.table in chairs:
            chairs[seat.table].append(Chair(seat.kind, seat.guest, seat.name, seat.bot))
    return {table: tuple(found) for table, found in chairs.items() if found}


def _summary(house: House, guest: str | None, row: tuple[Any, ...], chairs: tuple[Chair, ...]) -> Summary | None:
    try:
        table = msgspec.convert(row, Listed)
        options, actors = _options.decode(table.options), _actors.decode(table.actors)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        once(f"table {row[0]} is not listed: it is damaged: {shortened(str(error))}")
        return None
    if table.game not in games():
        once(f"table {table.id} is not listed: there is no game {shortened(table.game)}")
        return None
    return Summary(
        id=table.id,
        game=table.game,
        options=options,
        public=bool(table.public),
        phase=table.phase,
        seats=seats_told(chairs, guest, house.live.online(table.id), house.guests.name),
        host=guest == table.host,
        mine=seats_of(chairs, guest),
        actors=actors,
    )
