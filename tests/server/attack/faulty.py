"""A storage that fails as a test wants it: when tables are read, or when changes are stored."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tertulia.server.domain import service as house_module
from tertulia.server.domain.seats import Chair
from tertulia.server.domain.service import House
from tertulia.server.domain.table import Table
from tertulia.server.storage.faults import StorageFault
from tertulia.server.storage.tables import read_table

BOTS = (Chair("bot", bot="random"), Chair("bot", bot="random"))
Patch = pytest.MonkeyPatch


class Reading:
    """Stands before the reading of tables: fails so often, and waits as long as it is told to."""

    def __init__(self, patch: Patch, failures: int = 0) -> None:
        self.failures, self.reads = failures, 0
        self.go_on = asyncio.Event()
        patch.setattr(house_module, "read_table", self)

    async def __call__(self, *args: Any) -> Table | None:
        self.reads += 1
        await self.go_on.wait()
        if self.failures:
            self.failures -= 1
            raise StorageFault("storage-busy")
        return await read_table(*args)


class Refusing:
    """A storage that refuses the first changes."""

    def __init__(self, house: House, patch: Patch, failures: int) -> None:
        self.failures, self.tried = failures, 0
        self._commit = house.journal.commit
        patch.setattr(house.journal, "commit", self)

    async def __call__(self, *writes: Any) -> None:
        self.tried += 1
        if self.tried <= self.failures:
            raise StorageFault("disk-full")
        await self._commit(*writes)
