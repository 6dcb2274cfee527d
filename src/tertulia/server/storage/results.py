"""Results of finished games in the database: reads them for profiles, and stores missing ones."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, exists, or_, select, true, update

from tertulia.kernel.registry import installed_games
from tertulia.play.errors import shorten_repr
from tertulia.server.domain.errors import RulesPreparing
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.profiles import MAX_COUNTED_GAMES, PlayedGame
from tertulia.server.domain.readiness import Readiness
from tertulia.server.domain.results import Result, result_of
from tertulia.server.domain.sets import ComponentSets
from tertulia.server.errors import Refused
from tertulia.server.logs import warn_once
from tertulia.server.storage import changes
from tertulia.server.storage.account_models import SessionRow
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.lobby import SEATS, seats_by_table
from tertulia.server.storage.plain import GAME, SEAT, Binary
from tertulia.server.storage.tables import read_table

SESSION: Any = SessionRow.__table__
_GAME, _SEAT, _OWN = GAME.c, SEAT.c, SEAT.alias("own").c
PLAYED = (
    select(_GAME.id, _GAME.game, _SEAT.seat, Binary(_GAME.result))
    .join_from(SEAT, GAME, _GAME.id == _SEAT.table_id)
    .where(
        _SEAT.guest == bindparam("guest"),
        _SEAT.kind == "guest",
        _GAME.phase == "over",
        _GAME.result.is_not(None),
        _GAME.practice_ply.is_(None),
        or_(_GAME.public == true(), exists().where(_OWN.table_id == _GAME.id, _OWN.guest == bindparam("viewer"))),
    )
    .order_by(_GAME.updated.desc(), _GAME.id)
    .limit(MAX_COUNTED_GAMES + 1)
)
"""A guest's finished games that a viewer may count. Practice games, which continue another game, are excluded."""
UNTOLD = (
    select(_GAME.id)
    .where(_GAME.phase == "over", _GAME.result.is_(None), _GAME.id > bindparam("after"))
    .order_by(_GAME.id)
    .limit(bindparam("most"))
)
NOBODY = ""
PART = 300
"""Number of tables whose seats one statement reads."""
_result = msgspec.json.Decoder(Result)


class SqlProfiles:
    """Database implementation of `tertulia.server.domain.profiles.ProfileStore`."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def games_of(self, guest: GuestId, viewer: GuestId | None) -> Sequence[PlayedGame]:
        """The finished games of a guest that a viewer may count, the last first, without damaged ones."""

        def read(connection: Connection) -> tuple[list[tuple[Any, ...]], list[tuple[Any, ...]]]:
            asked = {"guest": guest, "viewer": NOBODY if viewer is None else viewer}
            found = [tuple(row) for row in connection.execute(PLAYED, asked)]
            seated: list[tuple[Any, ...]] = []
            for first in range(0, len(found), PART):
                tables = [row[0] for row in found[first : first + PART]]
                seated += [tuple(row) for row in connection.execute(SEATS, {"tables": tables})]
            return found, seated

        rows, seated = await self._journal.readers.run(read)
        seats, _ = seats_by_table([row[0] for row in rows], seated)
        known = installed_games()
        found = [
            PlayedGame(table, game, seat, seats[table], result)
            for table, game, seat, packed in rows
            if game in known and table in seats and (result := _fitting(table, packed, len(seats[table]))) is not None
        ]
        return sorted(found, key=lambda each: each.result.over or 0, reverse=True)

    async def was_deleted(self, guest: GuestId, tombstone: str) -> bool:
        """Whether the session of `tombstone`, a token derived from a guest's signed id, names another guest.

        That is so after the guest's data was deleted.
        """
        async with self._journal.sessions() as session:
            whose = await session.execute(select(SESSION.c.guest).where(SESSION.c.hash == tombstone))
            return whose.scalar_one_or_none() not in (None, guest)


class SqlResults:
    """Database implementation of `tertulia.server.workers.results.MissingResults`."""

    def __init__(self, journal: Journal, sets: ComponentSets, readiness: Readiness) -> None:
        self._journal, self._sets, self._readiness = journal, sets, readiness

    async def tables_without_result(self, after: str, most: int) -> Sequence[str]:
        asked = {"after": after, "most": most}
        return await self._journal.readers.run(
            lambda connection: [str(row[0]) for row in connection.execute(UNTOLD, asked)]
        )

    async def compute_results(self, tables: Sequence[str]) -> int:
        rows = []
        for table_id in tables:
            try:
                async with self._journal.sessions() as session:
                    table = await read_table(session, table_id, self._sets, self._readiness)
                result = None if table is None else await asyncio.to_thread(result_of, table, table.state)
            except RulesPreparing:
                continue  # still being compiled: it is tried again later
            except Refused as refusal:
                warn_once(f"what came of table {table_id} is counted nowhere: {shorten_repr(str(refusal))}")
                continue
            if result is not None:
                rows.append({"of": table_id, "to_result": msgspec.json.encode(result)})
        if rows:
            await self._journal.transact(lambda connection: connection.execute(TELL, rows))
        return len(rows)


TELL = (
    update(changes.GAME)
    .where(changes.GAME.c.id == bindparam("of"), changes.GAME.c.phase == "over", changes.GAME.c.result.is_(None))
    .values(result=bindparam("to_result"))
)
"""The version is not checked, because a finished game does not change: a concurrent writer stores an equal result."""


def _fitting(table: str, packed: Any, seats: int) -> Result | None:
    try:
        result = _result.decode(packed)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as error:
        warn_once(f"what came of table {table} is counted nowhere: it is damaged: {shorten_repr(str(error))}")
        return None
    by_seat = [len(result.points), len(result.places), *map(len, result.sources.values())]
    return result if set(by_seat) == {seats} else None
