"""Connections as uvicorn makes them, with bounds: in number, in time, in what they may leave unread.

Uvicorn waits for ever for a request that has begun, and takes every connection that the system gives it. A thousand visitors who
say nothing would otherwise hold every place of the house.
"""

from __future__ import annotations

import asyncio
from collections.abc import Container
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tertulia.server.errors import ApiError
from tertulia.server.limits import Places, household
from tertulia.server.settings import Settings

MOST_HEADER_BYTES = 32 << 10
REASONS = {408: b"Request Timeout", 431: b"Request Header Fields Too Large", 503: b"Service Unavailable"}
FULL = ApiError(503, "too-many", "too many connections: close some, or come back later", retry_after=5)
SLOW = ApiError(408, "timeout", "the request did not arrive in time")
LONG = ApiError(431, "too-large", f"the headers of a request have at most {MOST_HEADER_BYTES} bytes")


class Bounds:
    """What all connections of a server share."""

    def __init__(self, settings: Settings, most: int, proxies: Container[str] = ()) -> None:
        self.settings, self.proxies = settings, proxies
        self.places = Places(settings.connections_an_address, most)

    def key(self, address: str | None) -> str | None:
        """What a connection counts for; the proxies in front, through which everybody comes, count only in all."""
        return None if address is None or address in self.proxies else household(address)


class BoundedProtocol(HttpToolsProtocol):
    """One connection."""

    bounds: Bounds

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._key: str | None = None
        self._in = False
        self._began = False
        """Whether a request has begun whose last byte is not here yet."""
        self._heading = 0
        """Bytes that came since the request began, until its headers are complete."""
        self._timer: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None

    # -- places ---------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._key = self.bounds.key(self.client[0] if self.client else None)
        self._in = self.bounds.places.take(self._key)
        if self._in:
            self._expect(self.bounds.settings.header_seconds)
        else:
            self._refuse(FULL)

    def connection_lost(self, exc: Exception | None) -> None:
        self._unexpect()
        self.resume_writing()
        if self._in:
            self._in = False
            self.bounds.places.give_back(self._key)
        super().connection_lost(exc)

    # -- requests -------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if not self._began and self._timer is None:
            self._expect(self.bounds.settings.header_seconds)
        self._heading += len(data)
        super().data_received(data)
        if self._heading > MOST_HEADER_BYTES and not self.transport.is_closing():
            self._refuse(LONG)

    def on_message_begin(self) -> None:
        self._began = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._heading = -(1 << 62)  # what follows is a body, which the application bounds
        self._expect(self.bounds.settings.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._began, self._heading = False, 0
        self._unexpect()
        super().on_message_complete()

    # -- time -----------------------------------------------------------------------------------------------------

    def _expect(self, seconds: float) -> None:
        """Something has to come within so many seconds."""
        self._unexpect()
        self._timer = self.loop.call_later(seconds, self._refuse, SLOW)

    def _unexpect(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def pause_writing(self) -> None:
        """The other side does not read: after a while it is not waited for any more."""
        super().pause_writing()
        if self._stuck is None:
            self._stuck = self.loop.call_later(self.bounds.settings.unread_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
        super().resume_writing()

    def _refuse(self, error: ApiError) -> None:
        """Say why, and hang up; where an answer is under way already, only hang up."""
        if self.transport.is_closing():
            return
        unanswered = self.cycle is None or self.cycle.response_complete or not self.cycle.response_started
        if unanswered and (error is not SLOW or self._heading):  # who never asked anything gets no answer either
            self.transport.write(_answer(error))
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()


def _answer(error: ApiError) -> bytes:
    body = error.body()
    headers = {
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Connection": "close",
        **error.headers,
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return b"HTTP/1.1 %d %s\r\n%s\r\n%s" % (error.status, REASONS[error.status], lines.encode(), body)
