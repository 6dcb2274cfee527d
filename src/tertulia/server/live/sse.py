"""Stream server-sent events of several topics (tables, the lobby) on one connection (`EventStream`)."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from typing import Any, NamedTuple

import msgspec
from litestar import Response
from litestar.types import Receive, Scope, Send

from tertulia.server.domain.seats import GuestId
from tertulia.server.errors import Refused
from tertulia.server.live.broadcaster import Broadcaster, Connection, Subscriber, TooManyStreams

HEADERS = {"Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "no-store", "X-Accel-Buffering": "no"}
HEADERS_ONLY = "headers-only"
"""Key in the ASGI state of HEAD requests: only headers are sent, and no stream is opened."""
RETRY_FIELD = b"retry: 1000\n\n"
RECONNECT_DELAYS_MS = range(50, 600)
"""Delays in milliseconds from which a stopping server chooses one for each client at random.

So clients reconnect at different times, to another process or to the successor of this one.
"""
HEARTBEAT_COMMENT = b": still here\n\n"
"""A heartbeat: a comment in the event stream, which clients ignore."""
WRITE_CHUNK = "tertulia.write_chunk"
"""Name of the ASGI extension that writes a part of a response without awaiting (`WriteChunk`)."""
WriteChunk = Callable[[bytes], bool]
"""A function that writes a part of the current response.

It returns False, and writes nothing, if the client has disconnected or has too many unread bytes. With an empty part
it only checks whether writing is possible.
"""
News = Callable[[Subscriber], bytes]
"""A function that returns the encoded new events for a subscriber, and records them as sent."""


class Topic(NamedTuple):
    """A table or the lobby, to which a client subscribes."""

    name: str
    """Name by which a client requests a table or the lobby, such as `rB3x.0`: table id and seat.

    The name of an event consists of the event's type and this name, as in `change rB3x.0`.
    """
    place: str
    """The id of the table, or `lobby`."""
    known: int
    """The version of the table that the client has; 0 for none."""
    news: News
    sits: Callable[[], bool]
    """Function that returns whether the guest sits at the table."""


class RefusedTopic(NamedTuple):
    """A table or the lobby that a client has requested but may not follow.

    The stream reports the refusal, and still sends the events of the other tables or of the lobby.
    """

    name: str
    error: Refused

    def event(self) -> bytes:
        """Return the encoded event `refused`, with the error's code and message."""
        reason = msgspec.json.encode({"error": self.error.code, "message": self.error.message})
        return b"event: refused %s\ndata: %s\n\n" % (self.name.encode(), reason)


class EventStream(Response[None]):
    """A response that streams the events of tables and the lobby until the client or the server ends it.

    It implements ASGI directly, because Litestar's streaming response costs a task group and a timer for each viewer.
    On a server with the extension `WRITE_CHUNK`, most events are written without waking the task of the response.
    """

    def __init__(
        self,
        broadcaster: Broadcaster,
        guest: GuestId | None,
        address: str,
        topics: Sequence[Topic],
        refused: Sequence[RefusedTopic] = (),
    ) -> None:
        super().__init__(None, media_type="text/event-stream")
        self._broadcaster, self._guest, self._address = broadcaster, guest, address
        self._topics, self._refused = topics, refused

    def to_asgi_response(self, *_: Any, **__: Any) -> Any:
        return self._stream  # Litestar calls the result as an ASGI application

    async def _stream(self, scope: Scope, receive: Receive, send: Send) -> None:
        start: Any = {"type": "http.response.start", "status": 200, "headers": _raw_headers(HEADERS)}
        if scope["state"].get(HEADERS_ONLY):
            await send(start)
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            return
        with ExitStack() as stack:
            connection = Connection()
            followed, refused = self._subscribe(connection, stack)
            watching = asyncio.create_task(_until_gone(receive, connection))
            try:
                await send(start)
                await _send_chunk(send, RETRY_FIELD + b"".join(topic.event() for topic in refused))
                await _send_news(connection, followed, send, _write_chunk_of(scope))
                if self._broadcaster.closing:
                    await _send_chunk(send, b"retry: %d\n\n" % random.choice(RECONNECT_DELAYS_MS))
                await send({"type": "http.response.body", "body": b"", "more_body": False})
            finally:
                watching.cancel()

    def _subscribe(
        self, connection: Connection, stack: ExitStack
    ) -> tuple[list[tuple[Subscriber, News]], list[RefusedTopic]]:
        """Subscribe the client to the topics (tables, the lobby) that it has requested.

        Returns the subscriptions and the refused topics. The subscriptions end when `stack` is closed. Topics beyond
        the limits are refused. Raises `TooManyStreams` if even the first topic exceeds a limit.
        """
        followed: list[tuple[Subscriber, News]] = []
        refused = [*self._refused]
        for topic in self._topics:
            entered = self._broadcaster.subscribe_viewer(
                topic.place, self._guest, self._address, topic.known, topic.sits, connection
            )
            try:
                followed.append((stack.enter_context(entered), topic.news))
            except TooManyStreams as error:
                if not followed:
                    raise
                refused.append(RefusedTopic(topic.name, error))
        return followed, refused


def _write_chunk_of(scope: Scope) -> WriteChunk | None:
    """Return the server's `WRITE_CHUNK` extension for this connection, or None if the server has none."""
    extensions: Any = scope.get("extensions")
    write: WriteChunk | None = None if extensions is None else extensions.get(WRITE_CHUNK)
    return write


async def _send_news(
    connection: Connection,
    followed: Sequence[tuple[Subscriber, News]],
    send: Send,
    write: WriteChunk | None = None,
) -> None:
    """Send the events of all tables (or the lobby) in `followed` until the connection ends.

    With `write`, this task sends only the first events, and events for a client that is slow to read. All other events
    are written by the callback `connection.write_news`. The callback is disabled while this task sends, so events keep
    their order.
    """
    tell = None if write is None else partial(_write_news, connection, followed, write)
    try:
        while not connection.closed:
            connection.write_news = None
            connection.woken.clear()
            news = _collect(connection, followed)
            if news:
                await _send_chunk(send, news)
            for subscriber, _ in followed:
                subscriber.note_sent()
            del news  # a waiting stream would keep a complete view of its table in memory
            connection.write_news = tell
            await connection.woken.wait()
    finally:
        connection.write_news = None


def _write_news(connection: Connection, followed: Sequence[tuple[Subscriber, News]], write: WriteChunk) -> None:
    """Write the new events without awaiting.

    If the client is too slow to read, wake the stream's task instead.
    """
    if connection.closed or not write(b""):
        connection.woken.set()
        return
    write(_collect(connection, followed))
    for subscriber, _ in followed:
        subscriber.note_sent()


def _collect(connection: Connection, followed: Sequence[tuple[Subscriber, News]]) -> bytes:
    """Return the new events of all subscribers, or a heartbeat if there are none and a heartbeat is due."""
    events = b""
    for subscriber, news in followed:
        events += news(subscriber)
    due, connection.silent = connection.silent, False
    return events or (HEARTBEAT_COMMENT if due else b"")


async def _until_gone(receive: Receive, connection: Connection) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    connection.close()


async def _send_chunk(send: Send, body: bytes) -> None:
    await send({"type": "http.response.body", "body": body, "more_body": True})


def _raw_headers(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]
