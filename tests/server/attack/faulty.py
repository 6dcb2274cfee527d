"""A storage that fails as a test wants it: when tables are read, or when changes are stored."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tertulia.server.assembly import Assembly
from tertulia.server.domain.ports import StorageFault
from tertulia.server.domain.seats import Seat
from tertulia.server.domain.table import Table
from tertulia.server.storage.tables import SqlTables

BOTS = (Seat("bot", bot="random"), Seat("bot", bot="random"))
Patch = pytest.MonkeyPatch


class Reading:
    """Stands before the reading of tables: fails so often, and waits as long as it is told to."""

    def __init__(self, assembly: Assembly, patch: Patch, failures: int = 0) -> None:
        self.failures, self.reads = failures, 0
        self.go_on = asyncio.Event()
        self._store = assembly.service.store
        patch.setattr(self._store, "load", self._load)

    async def _load(self, table_id: str) -> Table | None:
        self.reads += 1
        await self.go_on.wait()
        if self.failures:
            self.failures -= 1
            raise StorageFault("storage-busy")
        assert isinstance(self._store, SqlTables)
        return await SqlTables.load(self._store, table_id)


class Refusing:
    """A storage that refuses the first changes."""

    def __init__(self, assembly: Assembly, patch: Patch, failures: int) -> None:
        self.failures, self.tried = failures, 0
        self._commit = assembly.journal.commit
        patch.setattr(assembly.journal, "commit", self)

    async def __call__(self, *changes: Any) -> None:
        self.tried += 1
        if self.tried <= self.failures:
            raise StorageFault("disk-full")
        await self._commit(*changes)
