"""Sets of components, in little room: the JSON of a whole set under zlib, by its digest.

Whoever opens a table keeps its set in the same transaction, so no table is ever without. A set that nobody plays with and that is
not put up for all goes after a day (`SqlSets.drop_unused`); one that a table is played with never does.
"""

from __future__ import annotations

import zlib
from collections.abc import Collection, Sequence
from datetime import datetime
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, and_, bindparam, delete, false, select, true

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.sets import ComponentSet, KeptSet, body_of
from tertulia.server.storage.changes import SETS, Row
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.plain import GAME, SET, Binary, Text
from tertulia.server.storage.unzipping import unzipped

MOST_BYTES = 1 << 20
"""No set comes near this; a larger one is not unpacked."""
MOST_DROPPED = 500
"""The number of unused sets that go at once: whoever writes meanwhile is not to wait for long."""
_OF_GAME = select(SET.c.digest, Text(SET.c.added), Binary(SET.c.packed)).where(SET.c.game == bindparam("game"))
KEPT = _OF_GAME.where(SET.c.digest == bindparam("digest"))
LISTED = _OF_GAME.where(SET.c.listed == true()).order_by(SET.c.added, SET.c.digest)
_UNUSED = and_(
    SETS.c.listed == false(), SETS.c.digest.not_in(select(GAME.c.kept_set).where(GAME.c.kept_set.is_not(None)))
)
UNUSED = delete(SETS).where(_UNUSED)


class SqlSets:
    """Kept sets in the database (`tertulia.server.domain.sets.SetStore`)."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def kept(self, game: str, digest: str) -> KeptSet | None:
        """A kept set of a game; None where there is none."""
        if not digest.isalnum():
            return None
        async with self._journal.sessions() as session:
            row = (await session.execute(KEPT, {"game": game, "digest": digest})).one_or_none()
        return None if row is None else as_read(*row)

    async def listed(self, game: str) -> Sequence[KeptSet]:
        """The sets of a game that are put up for all, the oldest first."""
        async with self._journal.sessions() as session:
            rows = (await session.execute(LISTED, {"game": game})).all()
        return [as_read(*row) for row in rows]

    async def drop_unused(self, before: datetime) -> int:
        """Let sets go that no table is played with, that are not put up for all, and that were kept before some moment. Returns how
        many there were."""
        old = select(SETS.c.digest).where(_UNUSED, SETS.c.added < before).limit(MOST_DROPPED)
        async with self._journal.sessions() as session:  # mostly there are none: nobody who plays waits for this look
            found = (await session.scalars(old)).all()
        return await self._journal.transact(lambda connection: _dropped(connection, found)) if found else 0


def _dropped(connection: Connection, digests: Collection[str]) -> int:
    """Delete those of some sets that are still unused; returns how many."""
    among = SETS.c.digest.in_(digests)
    # Whoever is just opening a table with one holds its row and is waited for; only a statement that begins later sees their table.
    connection.execute(select(SETS.c.digest).where(among).order_by(SETS.c.digest).with_for_update())
    return connection.execute(delete(SETS).where(among, _UNUSED)).rowcount


def as_read(digest: Any, added: Any, packed: Any) -> KeptSet:
    """A row as it is read."""
    moment = added.decode(errors="replace") if isinstance(added, bytes) else str(added)
    return KeptSet(str(digest), f"{moment[:19].replace(' ', 'T')}Z", body_in(packed))


def body_in(packed: Any) -> bytes:
    """The body of a set; empty where it is damaged."""
    return unzipped(packed, MOST_BYTES) or b""


@lru_cache(64)
def _packed(kept: ComponentSet) -> bytes:
    return zlib.compress(body_of(kept), 9)


def row_of(kept: ComponentSet, listed: bool = False, clock: Clock = SYSTEM) -> Row:
    """The row of `kept_set` for a set that is kept from now on."""
    return {
        "digest": kept.digest,
        "game": kept.game,
        "hash": kept.components.hash,
        "name": kept.name,
        "packed": _packed(kept),
        "listed": listed,
        "added": clock.now(),
    }
