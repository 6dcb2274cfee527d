"""Tables that never filled go after a while: by one statement, whose condition is all that there is to know."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import delete

from tertulia.server.storage.changes import GAME
from tertulia.server.storage.journal import Journal


class SqlUnfilled:
    """The tables that have not begun."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def drop(self, untouched_since: datetime) -> Sequence[str]:
        """Let tables go that have not begun and that nobody has touched since; their ids."""
        statement = delete(GAME).where(GAME.c.phase == "open", GAME.c.updated < untouched_since).returning(GAME.c.id)
        return await self._journal.transact(lambda connection: [str(row.id) for row in connection.execute(statement)])
