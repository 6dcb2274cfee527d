"""Bounded connections and failing storage within the test's own process."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from tertulia.server.assembly import Assembly
from tertulia.server.domain.ports import StorageFault
from tertulia.server.domain.seats import Seat
from tertulia.server.domain.table import Table
from tertulia.server.http.connections import BoundedProtocol, Bounds
from tertulia.server.http.listening import open_listener
from tertulia.server.settings import Settings
from tertulia.server.storage.tables import SqlTables

BUFFER_BYTES = 4096
"""Send and receive buffer of a test connection, in bytes."""


class LocalServer:
    """A listening server with bounded connections, in the test's event loop."""

    def __init__(self, app: Any, **limits: Any) -> None:
        self.bounds = Bounds(Settings(data=Path(), **limits), 20)
        protocol = type("Connection", (BoundedProtocol,), {"bounds": self.bounds})
        self._config = uvicorn.Config(app, http=protocol, ws="none", lifespan="off", log_config=None)
        self._config.load()
        self.state = ServerState()
        self.listener = open_listener("127.0.0.1", 0)
        self.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER_BYTES)
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"

    def create_connection(self) -> asyncio.Protocol:
        """Create the protocol object of a new connection."""
        kind: Any = self._config.http_protocol_class
        protocol: asyncio.Protocol = kind(config=self._config, server_state=self.state, app_state={})
        return protocol

    @contextlib.asynccontextmanager
    async def accept_connections(self) -> AsyncIterator[LocalServer]:
        """Accept connections during the block."""
        loop = asyncio.get_running_loop()
        server = await loop.create_server(self.create_connection, sock=self.listener)
        try:
            yield self
        finally:
            server.close()

    @property
    def taken(self) -> int:
        """Number of open connections that count towards the limit."""
        return self.bounds.limit.in_use

    async def connect(self, data: bytes = b"") -> socket.socket:
        """Connect a client with a small receive buffer and send `data`."""
        loop, wire = asyncio.get_running_loop(), socket.socket()
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, BUFFER_BYTES)
        wire.setblocking(False)
        await loop.sock_connect(wire, self.listener.getsockname())
        await loop.sock_sendall(wire, data)
        return wire


async def poll_until(true: Any, seconds: float = 5.0) -> bool:
    """Wait until `true()` holds. Returns False if it does not within `seconds`."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while not true():
                await asyncio.sleep(0.01)
    return bool(true())


BOTS = (Seat("bot", bot="random"), Seat("bot", bot="random"))
Patch = pytest.MonkeyPatch


class SlowLoad:
    """Replaces the table store's `load`: waits for `go_on`, then fails `failures` times with `storage-busy`."""

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


class FailingCommits:
    """Replaces the journal's `commit`: the first `failures` commits fail with `disk-full`."""

    def __init__(self, assembly: Assembly, patch: Patch, failures: int) -> None:
        self.failures, self.tried = failures, 0
        self._commit = assembly.backends.journal.commit
        patch.setattr(assembly.backends.journal, "commit", self)

    async def __call__(self, *changes: Any) -> None:
        self.tried += 1
        if self.tried <= self.failures:
            raise StorageFault("disk-full")
        await self._commit(*changes)
