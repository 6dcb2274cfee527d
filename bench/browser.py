"""A browser as far as the server can tell, but cheap enough to have 800 of them: a cookie, a kept connection, a live stream.

It speaks plain HTTP/1.1 over asyncio and decodes of a table only what it needs.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Mapping
from typing import Any

import msgspec


class Legal(msgspec.Struct):
    """An action that the viewer may take."""

    notation: str


class Line(msgspec.Struct):
    """A line of the log."""

    ply: int
    seat: int | None = None
    """Who played it; none for the set-up."""


class Told(msgspec.Struct):
    """Of a table, or of what has changed of it, that which a player needs; all else is skipped."""

    version: int
    position: int
    legal: list[Legal]
    log: list[Line]
    phase: str = "running"
    """A change of it is told by the whole table."""
    base: int = 0
    """The version that a change is laid over; 0 of a whole table."""


class Answer(msgspec.Struct):
    """What comes back."""

    status: int
    cookie: str
    body: bytes


TOLD = msgspec.json.Decoder(Told)


class Browser:
    """One visitor."""

    def __init__(self, host: str, port: int, own_address: str) -> None:
        self.host, self.port, self.own_address = host, port, own_address
        self.cookie = self.csrf = ""
        self.change_sizes: list[int] = []
        """Bytes of each `change` event that came, without compression."""
        self._kept: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._asking = asyncio.Lock()

    async def arrive(self) -> None:
        """Become a guest."""
        answer = await self.ask("GET", "/api/me")
        self.cookie = answer.cookie
        self.csrf = msgspec.json.decode(answer.body)["csrf"]

    async def post(self, path: str, body: Mapping[str, Any]) -> Any:
        """A change that must succeed; its answer."""
        answer = await self.ask("POST", path, body)
        if answer.status >= 300:
            raise RuntimeError(f"POST {path}: {answer.status} {answer.body.decode()[:300]}")
        return msgspec.json.decode(answer.body)

    async def ask(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Answer:
        """A request over the kept connection; over a new one where the server has closed it meanwhile."""
        data = b"" if body is None else msgspec.json.encode(body)
        head = self._head(method, path, f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n")
        async with self._asking:  # one after the other, as the answers come
            for fresh in (False, True):
                try:
                    reader, writer = await self._connection(fresh)
                    writer.write(head + data)
                    return await _answer(reader)
                except (ConnectionError, asyncio.IncompleteReadError):
                    self._kept = None
        raise RuntimeError(f"{method} {path}: the server hung up")

    async def listen(self, path: str) -> AsyncIterator[Told]:
        """The table after each change, from the live stream; `ConnectionError` where a change is not laid over what is known."""
        reader, writer = await self._connect()
        writer.write(self._head("GET", path, "Accept: text/event-stream\r\n"))
        await reader.readuntil(b"\r\n\r\n")
        held, known = b"", 0
        try:
            while chunk := await _chunk(reader):
                held += chunk
                *events, held = held.split(b"\n\n")
                for event in events:
                    if event.startswith((b"event: table", b"event: change")):
                        told = TOLD.decode(event[event.index(b"data: ") + 6 :])
                        if told.base not in (0, known):
                            raise ConnectionError(f"a change of version {told.base}, and known is {known}")
                        known = told.version
                        if told.base:
                            self.change_sizes.append(len(event) + len(b"\n\n"))
                        yield told
        finally:
            writer.close()

    def _head(self, method: str, path: str, more: str) -> bytes:
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        token = f"X-CSRF-Token: {self.csrf}\r\n" if method != "GET" else ""
        return f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\n{cookie}{token}{more}\r\n".encode()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        own = (self.own_address, 0)
        return await asyncio.open_connection(self.host, self.port, local_addr=own, limit=1 << 22)

    async def _connection(self, fresh: bool) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._kept is None or fresh or self._kept[0].at_eof():
            self._kept = await self._connect()
        return self._kept

    def hang_up(self) -> None:
        """Wait for no answer any more: the next request goes over a new connection."""
        if self._kept is not None:
            self._kept[1].close()
            self._kept = None

    async def go(self) -> None:
        """Close the kept connection."""
        if self._kept is not None:
            self._kept[1].close()
            with contextlib.suppress(ConnectionError):
                await self._kept[1].wait_closed()


async def _answer(reader: asyncio.StreamReader) -> Answer:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    fields = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])}
    if fields.get("transfer-encoding") == "chunked":
        body = b""
        while chunk := await _chunk(reader):
            body += chunk
    else:
        body = await reader.readexactly(int(fields.get("content-length", "0")))
    return Answer(int(head[0].split()[1]), fields.get("set-cookie", "").partition(";")[0], body)


async def _chunk(reader: asyncio.StreamReader) -> bytes:
    """The next chunk; empty at the end."""
    try:
        size = int(await reader.readline() or b"0", 16)
        chunk = await reader.readexactly(size + 2)
    except (ConnectionError, asyncio.IncompleteReadError):
        return b""
    return chunk[:-2]
