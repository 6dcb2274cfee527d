"""Limits on the HTTP connections that uvicorn accepts (`BoundedProtocol`).

The limits concern the number of connections, the size and arrival time of requests, and responses that a client does
not read. Uvicorn by itself accepts every connection, and waits for a started request without a timeout. One client
could then use up all connections of the process with idle ones.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Container
from functools import partial
from typing import Any

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import (
    HEADER_RE,
    HEADER_VALUE_RE,
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from tertulia.server.http.errors import ApiError
from tertulia.server.http.limits import limit_key
from tertulia.server.live.broadcaster import ConnectionLimit
from tertulia.server.live.sse import WRITE_CHUNK
from tertulia.server.settings import Settings

MAX_HEADER_BYTES = 32 << 10
MAX_REQUESTS_AHEAD = 8
"""Maximum number of unanswered requests on one connection, including the one that is being handled."""
MAX_ENCODING_FACTOR = 16
"""Maximum size of a request without its headers, as a multiple of the maximum size of a decoded body.

Chunked encoding adds at least five bytes to each chunk: a body in chunks of one byte is six times as long.
"""
REASONS = {
    400: b"Bad Request",
    408: b"Request Timeout",
    413: b"Content Too Large",
    431: b"Request Header Fields Too Large",
    503: b"Service Unavailable",
}
FRAMING_HEADERS = frozenset((b"connection", b"transfer-encoding"))
"""Headers that change how the end of a response is marked; `_write_response` leaves such responses to uvicorn."""
TOO_MANY_CONNECTIONS = ApiError(503, "too-many", "too many connections: close some, or try again later", retry_after=5)
REQUEST_TIMEOUT = ApiError(408, "timeout", "the request did not arrive in time")
HEADERS_TOO_LARGE = ApiError(431, "too-large", f"the headers of a request have at most {MAX_HEADER_BYTES} bytes")
REQUEST_TOO_LARGE = ApiError(413, "too-large", "the request is too long")
SERVER_STOPPING = ApiError(
    503, "timeout", "the server is stopping before the complete request arrived: try again later", retry_after=5
)
INVALID_REQUEST = ApiError(400, "bad-request", "this is not a valid HTTP/1.1 request")
TOO_MANY_PIPELINED = ApiError(400, "bad-request", f"at most {MAX_REQUESTS_AHEAD} requests can wait for an answer")


class Bounds:
    """The limits for all HTTP connections of a server process: their number, and the size of a request.

    It also counts the open connections of each client address, since one address may use only a part of the total.
    """

    def __init__(self, settings: Settings, most: int, proxies: Container[str] = ()) -> None:
        self.settings, self.proxies = settings, proxies
        self.limit = ConnectionLimit(
            min(settings.connections_an_address, max(1, most // 2)), most
        )  # leaves connections for other addresses
        self.most_bytes = MAX_HEADER_BYTES + MAX_ENCODING_FACTOR * settings.most_bytes

    def key(self, address: str | None) -> str | None:
        """Return the key under which connections from an address are counted; None to count only the total.

        The key is the address or its network (`limit_key`). It is None for an unknown address, and for a trusted proxy,
        which forwards the requests of all visitors.
        """
        return None if address is None or address in self.proxies else limit_key(address)


class BoundedProtocol(HttpToolsProtocol):
    """An HTTP/1.1 connection with limits. Each server makes a subclass with its own `bounds`."""

    bounds: Bounds

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._key: str | None = None
        self._in = False
        """Whether the connection counts towards the limits on the number of connections (`bounds.limit`)."""
        self._began = False
        """Whether a request has arrived in part, but not completely."""
        self._headed = False
        """Whether the headers of the arriving request are complete."""
        self._came = 0
        """Bytes received since the packet that completed the last request."""
        self._cycles: deque[RequestResponseCycle] = deque()
        """Requests without a complete response. The first is being handled, the others wait for it."""
        self._extensions: dict[str, Any] = {}
        """ASGI extensions that are offered to the application."""
        self._timer: asyncio.TimerHandle | None = None
        """The timer that refuses the connection if headers or body do not arrive in time; None while it is off."""
        self._expects_body = False
        """Whether `_timer` waits for a request's body; if false, it waits for the headers."""
        self._stuck: asyncio.TimerHandle | None = None
        """The timer that aborts the connection if the client does not read; None while it is off."""

    # -- number of connections ------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._extensions[WRITE_CHUNK] = partial(_write_chunk, transport, self.flow)
        self._key = self.bounds.key(self.client[0] if self.client else None)
        self._in = self.bounds.limit.acquire(self._key)
        if self._in:
            self._start_request_timer(self.bounds.settings.header_seconds)
        else:
            self._refuse(TOO_MANY_CONNECTIONS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_request_timer()
        self._stop_unread_timer()
        if self._in:
            self._in = False
            self.bounds.limit.release(self._key)
        self._give_up()
        super().connection_lost(exc)

    # -- size of requests -----------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._came += len(data)
        super().data_received(data)
        if self._came > (self.bounds.most_bytes if self._headed else MAX_HEADER_BYTES):
            self._refuse(REQUEST_TOO_LARGE if self._headed else HEADERS_TOO_LARGE)
        elif self._began or not self._cycles:
            self._expect_rest()

    def on_message_begin(self) -> None:
        self._began = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        sizes = [len(name) + len(value) + 4 for name, value in self.headers]
        if len(self.url) + sum(sizes) > MAX_HEADER_BYTES:
            self._stop(HEADERS_TOO_LARGE)
        if len(self._cycles) >= MAX_REQUESTS_AHEAD:
            self._stop(TOO_MANY_PIPELINED)
        vars(self)["scope"]["extensions"] = self._extensions
        super().on_headers_complete()
        self._headed = True
        self._cycles.append(self.cycle)

    def on_message_complete(self) -> None:
        self._began, self._headed, self._came = False, False, 0
        self._expects_body = False
        self._stop_request_timer()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._cycles.popleft()
        super().on_response_complete()
        if self.transport.is_closing():
            self._start_unread_timer()

    def send_400_response(self, msg: str) -> None:
        self._refuse(INVALID_REQUEST)

    def _stop(self, error: ApiError) -> None:
        """Refuse the request, and raise `error`, so that the parser drops the remaining bytes."""
        self._refuse(error)
        raise error

    # -- responses ------------------------------------------------------------------------------------------------

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        super()._start_asgi_task(cycle, partial(_respond_at_once, app, cycle))

    # -- timeouts -------------------------------------------------------------------------------------------------

    def _expect_rest(self) -> None:
        """Limit the time in which the missing headers or body of a request must arrive."""
        if self.transport.is_closing():
            return
        if self._headed and not self._expects_body:
            self._expects_body = True
            self._start_request_timer(self.bounds.settings.body_seconds)
        elif self._timer is None:
            self._start_request_timer(self.bounds.settings.header_seconds)

    def _start_request_timer(self, seconds: float) -> None:
        """Start the timer that refuses the connection as too slow after `seconds`.

        A running timer is stopped first.
        """
        self._stop_request_timer()
        self._timer = self.loop.call_later(seconds, self._refuse, REQUEST_TIMEOUT)

    def _stop_request_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def pause_writing(self) -> None:
        """Stop writing, because the write buffer is full.

        Abort the connection if the client does not read enough within `unread_seconds`.
        """
        super().pause_writing()
        self._start_unread_timer()

    def resume_writing(self) -> None:
        if not self.transport.is_closing():
            self._stop_unread_timer()
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._start_unread_timer()

    def shutdown(self) -> None:
        """End the connection because the server stops.

        A request that has arrived in part is refused; complete requests are answered.
        """
        if self._began:
            self._refuse(SERVER_STOPPING)
        else:
            super().shutdown()

    def _start_unread_timer(self) -> None:
        """Abort the connection after `unread_seconds`, unless the client reads some data before.

        This also applies to a connection that is being closed: closing waits until the client has read everything.
        """
        if self._stuck is None:
            self._stuck = self.loop.call_later(self.bounds.settings.unread_seconds, self.transport.abort)

    def _stop_unread_timer(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def _refuse(self, error: ApiError) -> None:
        """Send an error response, if that is still possible, and close the connection.

        No response is sent if another one has started, if the arriving request was answered before it was complete, or
        if the client timed out without sending a request.
        """
        if self.transport.is_closing():
            return
        answered = any(cycle.response_started for cycle in self._cycles) or (self._headed and not self._cycles)
        if not answered and (error is not REQUEST_TIMEOUT or self._began):
            self.transport.write(_answer(error))
        self._give_up()
        self.transport.close()
        self._start_unread_timer()

    def _give_up(self) -> None:
        """Report to the application, for each pending request, that the client has disconnected.

        Uvicorn would report it for the last request only.
        """
        for cycle in self._cycles:
            cycle.disconnected = True
            cycle.message_event.set()
        self.flow.resume_writing()


async def _respond_at_once(app: Any, cycle: RequestResponseCycle, scope: Any, receive: Any, send: Any) -> None:
    """Run the application, and write each complete response by one system call; uvicorn would need two."""
    head: Any = None

    async def respond(message: Any) -> None:
        nonlocal head
        if head is not None:
            start, head = head, None
            if _write_response(cycle, start, message):
                return
            await send(start)
        elif message["type"] == "http.response.start" and b"content-length" in dict(message["headers"]):
            head = message
            return
        await send(message)

    await app(scope, receive, respond)


def _write_response(cycle: RequestResponseCycle, start: Any, message: Any) -> bool:
    """Write a complete response in uvicorn's format, by one system call.

    Returns False, and writes nothing, if uvicorn itself has to write it: for example a stream, a response to a HEAD
    request, or one on a paused connection.
    """
    body, headers = message.get("body", b""), [*cycle.default_headers, *start["headers"]]
    names, values = zip(*headers, strict=True)
    usual = cycle.keep_alive and not (cycle.disconnected or cycle.flow.write_paused or cycle.access_log)
    if (
        not usual
        or message.get("more_body")
        or cycle.scope["method"] == "HEAD"
        or not FRAMING_HEADERS.isdisjoint(names)
    ):
        return False
    joined = b"".join(names)
    if (b"content-length", b"%d" % len(body)) not in headers or not joined.islower() or HEADER_RE.search(joined):
        return False
    if HEADER_VALUE_RE.search(b"".join(values)):
        return False
    lines = b"".join([b"%b: %b\r\n" % header for header in headers])
    cycle.response_started = cycle.response_complete = True
    cycle.waiting_for_100_continue = cycle.chunked_encoding = False
    cycle.transport.write(b"%b%b\r\n%b" % (STATUS_LINE[start["status"]], lines, body))
    cycle.message_event.set()
    cycle.on_response()
    return True


def _write_chunk(transport: asyncio.Transport, flow: FlowControl, body: bytes) -> bool:
    """Write a chunk of a stream in the chunked encoding (`WriteChunk`).

    Returns False, and writes nothing, if the connection is closing or its write buffer is full.
    """
    if flow.write_paused or transport.is_closing():
        return False
    if body:
        transport.write(b"%x\r\n%b\r\n" % (len(body), body))
    return True


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
