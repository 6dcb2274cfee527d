"""Stored analyses of finished games, as JSON compressed with zlib.

A damaged analysis or one of another format counts as missing: the game can be analysed again.
"""

from __future__ import annotations

import asyncio
import zlib
from typing import Any

import msgspec
from sqlalchemy import bindparam, select

from tertulia.server.domain.ports import AnalysisReport, AnalysisStore
from tertulia.server.storage.changes import Change
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.log_rows import decompress
from tertulia.server.storage.plain import ANALYSIS

FORMAT = 2
"""Format number of newly stored analyses."""
OLDER_FORMATS = range(1, FORMAT)
"""Format numbers of earlier versions. Analyses in these formats are computed again on request."""
LEVEL = 9
MAX_ANALYSIS_BYTES = 64 << 20
"""Maximum size of a decompressed analysis in bytes, far above that of any real one."""
_decoder = msgspec.json.Decoder(AnalysisReport)
READ = select(ANALYSIS.c.format, ANALYSIS.c.packed).where(ANALYSIS.c.table_id == bindparam("id"))


class SqlAnalyses(AnalysisStore):
    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def read(self, table_id: str) -> AnalysisReport | None:
        async with self._journal.sessions() as session:
            row = (await session.execute(READ, {"id": table_id})).one_or_none()
        return None if row is None else unpack_report(*row)

    async def keep(self, table_id: str, report: AnalysisReport) -> None:
        row = {"table_id": table_id, "format": FORMAT, "packed": await asyncio.to_thread(pack_report, report)}
        await self._journal.commit(Change(table_id, analysis=row))


def pack_report(report: AnalysisReport) -> bytes:
    """Encode an analysis as JSON, and compress it with zlib."""
    return zlib.compress(msgspec.json.encode(report), LEVEL)


def unpack_report(form: Any, packed: Any) -> AnalysisReport | None:
    """Decode a stored analysis from its compressed JSON `packed`.

    Returns None if the JSON is damaged, or if the stored format number `form` is not `FORMAT`.
    """
    plain = decompress(packed, MAX_ANALYSIS_BYTES)
    try:
        return None if plain is None or form != FORMAT else _decoder.decode(plain)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
