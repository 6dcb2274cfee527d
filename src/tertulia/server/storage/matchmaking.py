"""Matchmaking in the database: at which table players who want the same game meet."""

from __future__ import annotations

from typing import cast

from sqlalchemy import Connection, Table, delete, select, update
from sqlalchemy.dialects.postgresql import insert as upsert  # its ON CONFLICT compiles for SQLite, too

from tertulia.server.storage.journal import Journal
from tertulia.server.storage.models import TableRow
from tertulia.server.storage.seat_models import MatchmakingRow

MATCHMAKING = cast(Table, MatchmakingRow.__table__)
_C = MATCHMAKING.c
_GAME = cast(Table, TableRow.__table__).c
_PAST = "past:"
"""Key prefix of a table that another one has replaced. Its game still begins by itself once all seats are taken."""


class SqlMatchmaking:
    """Database implementation of `tertulia.server.domain.matchmaking.MatchmakingStore`."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def current_table(self, key: str) -> str | None:
        async with self._journal.sessions() as session:
            found: str | None = (await session.execute(select(_C.table_id).where(_C.key == key))).scalar_one_or_none()
        return found

    async def is_matchmaking_table(self, table_id: str) -> bool:
        async with self._journal.sessions() as session:
            found = await session.execute(select(_C.key).where(_C.table_id == table_id).limit(1))
            return found.first() is not None

    async def claim_table(self, key: str, table_id: str, instead_of: str | None) -> str:
        return await self._journal.transact(lambda connection: _claim_table(connection, key, table_id, instead_of))


def _claim_table(connection: Connection, key: str, table_id: str, instead_of: str | None) -> str:
    if instead_of is None:
        first = upsert(MATCHMAKING).values(key=key, table_id=table_id).on_conflict_do_nothing(index_elements=["key"])
        connection.execute(first)
    else:
        same = update(MATCHMAKING).where(_C.key == key, _C.table_id == instead_of)
        moved = connection.execute(same.values(table_id=table_id)).rowcount
        phase = connection.execute(select(_GAME.phase).where(_GAME.id == instead_of)).scalar_one_or_none()
        if moved and phase in (None, "open"):  # None: it is about to be created
            past = upsert(MATCHMAKING).values(key=_PAST + instead_of, table_id=instead_of)
            connection.execute(past.on_conflict_do_nothing(index_elements=["key"]))
            begun = select(_GAME.id).where(_GAME.phase != "open")
            connection.execute(delete(MATCHMAKING).where(_C.key.startswith(_PAST), _C.table_id.in_(begun)))
    found: str = connection.execute(select(_C.table_id).where(_C.key == key)).scalar_one()
    return found
