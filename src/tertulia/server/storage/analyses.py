"""Games explained, in little room: JSON under zlib. One that is damaged, or of another format, is as good as none: the game is
thought about anew."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
from sqlalchemy import text

from tertulia.server.storage.changes import Change
from tertulia.server.storage.journal import Journal

FORMAT = 2
"""2: with the course of the game, and luck held against other draws."""
OLDER = (1,)
LEVEL = 9
MOST_BYTES = 64 << 20
"""No analysis comes near this; a larger one is not unpacked."""
READ = text("SELECT format, packed FROM analysis WHERE table_id = :id")


class SqlAnalyses:
    """Analyses in the database (`tertulia.server.domain.ports.AnalysisStore`)."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def read(self, table_id: str) -> bytes | None:
        """A game explained, as JSON; None where it was not, or where that cannot be read any more."""
        async with self._journal.sessions() as session:
            row = (await session.execute(READ, {"id": table_id})).one_or_none()
        return None if row is None else unpacked(*row)

    async def keep(self, table_id: str, explained: bytes) -> None:
        """Keep a game explained."""
        row = {"table_id": table_id, "format": FORMAT, "packed": zlib.compress(explained, LEVEL)}
        await self._journal.commit(Change(table_id, analysis=row))


def unpacked(form: Any, packed: Any) -> bytes | None:
    """The JSON of a row; None where it is damaged or of another format."""
    try:
        unzip = zlib.decompressobj()
        plain = unzip.decompress(packed, MOST_BYTES)
        msgspec.json.decode(plain)
    except (zlib.error, TypeError, msgspec.DecodeError, UnicodeDecodeError):
        return None
    return plain if form == FORMAT and unzip.eof else None
