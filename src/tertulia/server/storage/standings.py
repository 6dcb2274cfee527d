"""How tables stand, asked right before somebody is told of them: by one query, without loading any."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import bindparam, select

from tertulia.server.domain.seats import Seats
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.lobby import SEATS, seats_by_table
from tertulia.server.storage.plain import GAME, Text

_GAMES = select(GAME.c.id, GAME.c.game, GAME.c.phase, Text(GAME.c.actors)).where(
    GAME.c.id.in_(bindparam("tables", expanding=True))
)


class Standing(NamedTuple):
    """A table as it is stored."""

    game: str
    phase: str
    actors: list[int]
    seats: Seats


class SqlStandings:
    """How tables stand (`tertulia.server.domain.notice_ports.Standings`)."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def now(self, tables: Collection[str]) -> Mapping[str, Standing]:
        """By id, those of the tables that are there and can be read."""
        asked: dict[str, Any] = {"tables": list(tables)}
        async with self._journal.sessions() as session:
            rows = [tuple(row) for row in await session.execute(_GAMES, asked)]
            seats, _ = seats_by_table(asked["tables"], [tuple(row) for row in await session.execute(SEATS, asked)])
        found = {}
        for table, game, phase, actors in rows:
            try:
                found[table] = Standing(game, phase, msgspec.json.decode(actors, type=list[int]), seats[table])
            except (msgspec.DecodeError, KeyError, TypeError):
                continue  # damaged: nobody is told of it
        return found
