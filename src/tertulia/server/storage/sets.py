"""Sets of components, in little room: the JSON of a whole set under zlib, by its digest.

Whoever opens a table keeps its set in the same transaction, so no table is ever without. A set that nobody plays with and that is
not put up for all may go (`UNUSED`); one that a table is played with never does.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import bindparam, delete, false, select, true

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.sets import ComponentSet, KeptSet, body_of
from tertulia.server.storage.changes import Row
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.plain import GAME, SET, Binary, Text
from tertulia.server.storage.unzipping import unzipped

MOST_BYTES = 1 << 20
"""No set comes near this; a larger one is not unpacked."""
_OF_GAME = select(SET.c.digest, Text(SET.c.added), Binary(SET.c.packed)).where(SET.c.game == bindparam("game"))
KEPT = _OF_GAME.where(SET.c.digest == bindparam("digest"))
LISTED = _OF_GAME.where(SET.c.listed == true()).order_by(SET.c.added, SET.c.digest)
UNUSED = delete(SET).where(
    SET.c.listed == false(), SET.c.digest.not_in(select(GAME.c.kept_set).where(GAME.c.kept_set.is_not(None)))
)


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
