"""Minimal simulated browser: a cookie, a kept connection and a live stream.

It is cheap enough to run 800 at once: it speaks plain HTTP/1.1 over asyncio and decodes only the fields of a table that
a player needs.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Mapping
from typing import Any

import msgspec


class Legal(msgspec.Struct):
    """A legal action of the viewer."""

    notation: str


class Line(msgspec.Struct):
    """A line of the game log."""

    ply: int
    seat: int | None = None
    """Seat that acted; None for the set-up."""


class TableUpdate(msgspec.Struct):
    """The fields of a table, or of a change to it, that a player needs; all others are skipped."""

    version: int
    position: int
    log: list[Line]
    legal: list[Legal] = []
    phase: str = "running"
    """A change never carries this field: when the phase changes, the server sends the complete table."""
    base: int = 0
    """The version that a change applies to; 0 for the one before, and for a complete table."""


class Response(msgspec.Struct):
    """An HTTP response."""

    status: int
    cookie: str
    body: bytes


UPDATE_DECODER = msgspec.json.Decoder(TableUpdate)


class Browser:
    """A visitor, connecting from a local address of its own."""

    def __init__(self, host: str, port: int, own_address: str) -> None:
        self.host, self.port, self.own_address = host, port, own_address
        self.cookie = self.csrf = ""
        self.change_sizes: list[int] = []
        """Bytes of each `change` event that came, without compression."""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._asking = asyncio.Lock()

    async def arrive(self) -> None:
        """Become a guest: store the session cookie and the CSRF token."""
        answer = await self.ask("GET", "/api/me")
        self.cookie = answer.cookie
        self.csrf = msgspec.json.decode(answer.body)["csrf"]

    async def post(self, path: str, body: Mapping[str, Any]) -> Any:
        """Send a POST request and return the decoded answer. Raises `RuntimeError` if it is refused."""
        answer = await self.ask("POST", path, body)
        if answer.status >= 300:
            raise RuntimeError(f"POST {path}: {answer.status} {answer.body.decode()[:300]}")
        return msgspec.json.decode(answer.body)

    async def ask(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Response:
        """Send a request over the kept connection, or over a new one if the server has closed that.

        Requests of one browser wait for each other. Raises `RuntimeError` if the new connection is closed, too.
        """
        data = b"" if body is None else msgspec.json.encode(body)
        head = self._make_head(method, path, f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n")
        async with self._asking:  # HTTP/1.1 answers come in the order of the requests
            for fresh in (False, True):
                try:
                    reader, writer = await self._get_connection(fresh)
                    writer.write(head + data)
                    return await _read_response(reader)
                except (ConnectionError, asyncio.IncompleteReadError):
                    self._streams = None
        raise RuntimeError(f"{method} {path}: the server closed the connection")

    async def listen(self, path: str) -> AsyncIterator[TableUpdate]:
        """Yield the table after each change, from the live stream, until the server closes it.

        Raises `ConnectionError` if a change applies to another version than the last one received.
        """
        reader, writer = await self._connect()
        writer.write(self._make_head("GET", path, "Accept: text/event-stream\r\n"))
        await reader.readuntil(b"\r\n\r\n")
        buffered, known = b"", 0
        try:
            while chunk := await _read_chunk(reader):
                buffered += chunk
                *events, buffered = buffered.split(b"\n\n")
                for event in events:
                    if event.startswith((b"event: table", b"event: change")):
                        update = UPDATE_DECODER.decode(event[event.index(b"data: ") + 6 :])
                        if event.startswith(b"event: change"):
                            base = update.base or update.version - 1
                            if base != known:
                                raise ConnectionError(f"a change of version {base}, but the known version is {known}")
                            self.change_sizes.append(len(event) + len(b"\n\n"))
                        known = update.version
                        yield update
        finally:
            writer.close()

    def _make_head(self, method: str, path: str, more: str) -> bytes:
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        token = f"X-CSRF-Token: {self.csrf}\r\n" if method != "GET" else ""
        return f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\n{cookie}{token}{more}\r\n".encode()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        own = (self.own_address, 0)
        return await asyncio.open_connection(self.host, self.port, local_addr=own, limit=1 << 22)

    async def _get_connection(self, fresh: bool) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._streams is None or fresh or self._streams[0].at_eof():
            self._streams = await self._connect()
        return self._streams

    def hang_up(self) -> None:
        """Drop the kept connection without waiting for an answer; the next request opens a new one."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None

    async def disconnect(self) -> None:
        """Close the kept connection."""
        if self._streams is not None:
            self._streams[1].close()
            with contextlib.suppress(ConnectionError):
                await self._streams[1].wait_closed()


async def _read_response(reader: asyncio.StreamReader) -> Response:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    fields = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])}
    if fields.get("transfer-encoding") == "chunked":
        body = b""
        while chunk := await _read_chunk(reader):
            body += chunk
    else:
        body = await reader.readexactly(int(fields.get("content-length", "0")))
    return Response(int(head[0].split()[1]), fields.get("set-cookie", "").partition(";")[0], body)


async def _read_chunk(reader: asyncio.StreamReader) -> bytes:
    """Return the next chunk; empty at the end or if the connection breaks."""
    try:
        size = int(await reader.readline() or b"0", 16)
        chunk = await reader.readexactly(size + 2)
    except (ConnectionError, asyncio.IncompleteReadError):
        return b""
    return chunk[:-2]
