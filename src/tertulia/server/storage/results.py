"""Results of finished games in the database, for profiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, exists, or_, select, true

from tertulia.kernel.registry import installed_games
from tertulia.play.errors import shorten_repr
from tertulia.server.domain.profiles import MAX_COUNTED_GAMES, PlayedGame, ProfileStore
from tertulia.server.domain.results import GameResult
from tertulia.server.domain.seats import GuestId
from tertulia.server.logs import warn_once
from tertulia.server.storage.community_models import SessionRow
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.lobby import SEATS, seats_by_table
from tertulia.server.storage.plain import GAME, SEAT, Binary

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
"""Query of the finished games of a guest that a viewer may see: games at public tables, and games that the viewer
played in. Practice games, which continue another game, are excluded."""
NOBODY = ""
PART = 300
"""Number of tables whose seats are read by one statement."""
_result = msgspec.json.Decoder(GameResult)


class SqlProfiles(ProfileStore):
    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def games_of(self, guest: GuestId, viewer: GuestId | None) -> Sequence[PlayedGame]:
        """Load the finished games of a guest that a viewer may see, the newest first.

        Games are omitted if their result or a seat is damaged, or if the server no longer has the rules.
        """

        def read(connection: Connection) -> tuple[list[tuple[Any, ...]], list[tuple[Any, ...]]]:
            parameters = {"guest": guest, "viewer": NOBODY if viewer is None else viewer}
            found = [tuple(row) for row in connection.execute(PLAYED, parameters)]
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
            if game in known
            and table in seats
            and (result := _decode_result(table, packed, len(seats[table]))) is not None
        ]
        return sorted(found, key=lambda each: each.result.ended_at or 0, reverse=True)

    async def was_deleted(self, guest: GuestId, tombstone: str) -> bool:
        async with self._journal.sessions() as session:
            whose = await session.execute(select(SESSION.c.guest).where(SESSION.c.hash == tombstone))
            return whose.scalar_one_or_none() not in (None, guest)


def _decode_result(table: str, packed: Any, seats: int) -> GameResult | None:
    try:
        result = _result.decode(packed)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as error:
        warn_once(f"the result of table {table} is not counted: it is damaged: {shorten_repr(str(error))}")
        return None
    by_seat = [len(result.points), len(result.places), *map(len, result.sources.values())]
    return result if set(by_seat) == {seats} else None
