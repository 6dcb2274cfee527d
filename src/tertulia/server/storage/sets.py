"""Component sets in the database, by digest: JSON compressed with zlib.

The transaction that opens a table also stores the table's set, so that no table lacks its set. Sets that no table uses
and that are not offered to all tables are deleted later (`SqlSets.drop_unused`).
"""

from __future__ import annotations

import zlib
from collections.abc import Collection, Sequence
from datetime import datetime
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, and_, bindparam, delete, false, select, true

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.component_sets import ComponentSet, SetStore, StoredSet, body_of
from tertulia.server.storage.changes import SETS, Row
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.log_rows import decompress
from tertulia.server.storage.plain import GAME, SET, Binary, Text

MAX_SET_BYTES = 1 << 20
"""Maximum size of a decompressed component set in bytes, far above that of any real set."""
MAX_DELETED_SETS = 500
"""Maximum number of unused component sets deleted in one transaction, so that other writes do not wait for long."""
_SELECT_SETS = select(SET.c.digest, Text(SET.c.added), Binary(SET.c.packed)).where(SET.c.game == bindparam("game"))
SELECT_SET = _SELECT_SETS.where(SET.c.digest == bindparam("digest"))
SELECT_OFFERED_SETS = _SELECT_SETS.where(SET.c.listed == true()).order_by(SET.c.added, SET.c.digest)
_UNUSED = and_(
    SETS.c.listed == false(),
    SETS.c.digest.not_in(select(GAME.c.component_set).where(GAME.c.component_set.is_not(None))),
)
UNUSED = delete(SETS).where(_UNUSED)


class SqlSets(SetStore):
    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def load_set(self, game: str, digest: str) -> StoredSet | None:
        if not digest.isalnum():
            return None
        async with self._journal.sessions() as session:
            row = (await session.execute(SELECT_SET, {"game": game, "digest": digest})).one_or_none()
        return None if row is None else as_read(*row)

    async def load_offered(self, game: str) -> Sequence[StoredSet]:
        async with self._journal.sessions() as session:
            rows = (await session.execute(SELECT_OFFERED_SETS, {"game": game})).all()
        return [as_read(*row) for row in rows]

    async def drop_unused(self, before: datetime) -> int:
        old = select(SETS.c.digest).where(_UNUSED, SETS.c.added < before).limit(MAX_DELETED_SETS)
        async with self._journal.sessions() as session:  # usually none: do not disturb the writer
            found = (await session.scalars(old)).all()
        return await self._journal.transact(lambda connection: _delete_unused(connection, found)) if found else 0


def _delete_unused(connection: Connection, digests: Collection[str]) -> int:
    """Delete those of the given sets that are still unused, and return their number."""
    among = SETS.c.digest.in_(digests)
    # Wait for transactions that open a table with one of the sets: they lock its row. Only a statement that begins
    # later sees such a table.
    connection.execute(select(SETS.c.digest).where(among).order_by(SETS.c.digest).with_for_update())
    return connection.execute(delete(SETS).where(among, _UNUSED)).rowcount


def as_read(digest: Any, added: Any, packed: Any) -> StoredSet:
    """Decode a row of a component set, without verifying its digest."""
    moment = added.decode(errors="replace") if isinstance(added, bytes) else str(added)
    return StoredSet(str(digest), f"{moment[:19].replace(' ', 'T')}Z", body_in(packed))


def body_in(packed: Any) -> bytes:
    """Decompress the JSON of a stored set. Returns empty bytes if it is damaged."""
    return decompress(packed, MAX_SET_BYTES) or b""


@lru_cache(64)
def _compress_set(component_set: ComponentSet) -> bytes:
    return zlib.compress(body_of(component_set), 9)


def row_of(component_set: ComponentSet, listed: bool = False, clock: Clock = SYSTEM) -> Row:
    """Build the database row of a component set, with the current time as the time when it was added.

    `listed` says whether the site's owner offers the set for new tables.
    """
    return {
        "digest": component_set.digest,
        "game": component_set.game,
        "hash": component_set.components.hash,
        "name": component_set.name,
        "packed": _compress_set(component_set),
        "listed": listed,
        "added": clock.now(),
    }
