"""Server-sent events of several topics on one connection. Entry: `EventStream`."""

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

from tertulia.server.domain.ids import GuestId
from tertulia.server.errors import Refused
from tertulia.server.live.broadcaster import Broadcaster, Connection, Subscriber
from tertulia.server.live.errors import TooManyStreams

HEADERS = {"Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "no-store", "X-Accel-Buffering": "no"}
HEADERS_ONLY = "headers-only"
"""The entry of a request's state that says that it is a HEAD request: it gets the headers, and no stream opens."""
FIRST = b"retry: 1000\n\n"
ELSEWHERE = range(50, 600)
"""Milliseconds after which who is sent away comes again, each after others: to another process, or to the one that takes this
one's place."""
STILL_HERE = b": still here\n\n"
WRITE_CHUNK = "tertulia.write_chunk"
"""The ASGI extension by which a server writes a chunk of a response at once, without awaiting: see `WriteChunk`."""
WriteChunk = Callable[[bytes], bool]
"""Writes a chunk of the response under way. Returns False, and writes nothing, if the peer has too much to read yet or is
gone. An empty chunk is not written; it only asks."""
News = Callable[[Subscriber], bytes]
"""Returns the server-sent events that are new for a subscriber, who knows them from then on."""


class Topic(NamedTuple):
    """A place that a connection follows."""

    name: str
    """Stands behind the kind of each of its events."""
    place: str
    """A table's id, or the lobby."""
    known: int
    """The version that the browser has; 0 for none."""
    news: News
    sits: Callable[[], bool]
    """Returns whether the guest sits there."""


class RefusedTopic(NamedTuple):
    """A topic that the guest cannot follow, beside others that they can."""

    name: str
    error: Refused

    def event(self) -> bytes:
        """The server-sent event that says why."""
        reason = msgspec.json.encode({"error": self.error.code, "message": self.error.message})
        return b"event: refused %s\ndata: %s\n\n" % (self.name.encode(), reason)


class EventStream(Response[None]):
    """An answer that does not end: the news of all topics as long as the other side listens.

    It speaks ASGI itself. A generic streaming answer costs a task group and a timer for each of four viewers of every move.
    On a server with the extension `WRITE_CHUNK`, news do not wake a task either.
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
        return self._stream  # the framework calls whatever is returned as an ASGI application

    async def _stream(self, scope: Scope, receive: Receive, send: Send) -> None:
        start: Any = {"type": "http.response.start", "status": 200, "headers": _raw(HEADERS)}
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
                await _say(send, FIRST + b"".join(topic.event() for topic in refused))
                await _tell(connection, followed, send, _write_chunk_of(scope))
                if self._broadcaster.closing:
                    await _say(send, b"retry: %d\n\n" % random.choice(ELSEWHERE))
                await send({"type": "http.response.body", "body": b"", "more_body": False})
            finally:
                watching.cancel()

    def _subscribe(
        self, connection: Connection, stack: ExitStack
    ) -> tuple[list[tuple[Subscriber, News]], list[RefusedTopic]]:
        """Subscribe the guest to each topic while there is room. Raises `TooManyStreams` if there is room for none."""
        followed: list[tuple[Subscriber, News]] = []
        refused = [*self._refused]
        for topic in self._topics:
            entered = self._broadcaster.subscribed(
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
    """Returns what writes chunks at once on this connection; None if the server has no such extension."""
    extensions: Any = scope.get("extensions")
    write: WriteChunk | None = None if extensions is None else extensions.get(WRITE_CHUNK)
    return write


async def _tell(
    connection: Connection,
    followed: Sequence[tuple[Subscriber, News]],
    send: Send,
    write: WriteChunk | None = None,
) -> None:
    """Send the news of all topics until the connection ends.

    With `write`, this task sends the first news and those that the peer is slow to read. All others are written by a
    callback when they are announced. The callback is disabled while this task sends, so events keep their order.
    """
    tell = None if write is None else partial(_write_news, connection, followed, write)
    try:
        while not connection.gone:
            connection.tell = None
            connection.stirred.clear()
            if news := _collect(connection, followed):
                await _say(send, news)
            _note_told(followed)
            connection.tell = tell
            await connection.stirred.wait()
    finally:
        connection.tell = None


def _write_news(connection: Connection, followed: Sequence[tuple[Subscriber, News]], write: WriteChunk) -> None:
    """Write the news at once; if that is not possible now, wake the task of the stream, which waits for the peer."""
    if connection.gone or not write(b""):
        connection.stirred.set()
        return
    write(_collect(connection, followed))
    _note_told(followed)


def _collect(connection: Connection, followed: Sequence[tuple[Subscriber, News]]) -> bytes:
    """Returns the events that are new, which the subscribers know from now on; a sign of life if one is due."""
    news = b"".join([news(subscriber) for subscriber, news in followed])
    due, connection.silent = connection.silent, False
    return news or (STILL_HERE if due else b"")


def _note_told(followed: Sequence[tuple[Subscriber, News]]) -> None:
    for subscriber, _ in followed:
        subscriber.told()


async def _until_gone(receive: Receive, connection: Connection) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    connection.leave()


async def _say(send: Send, body: bytes) -> None:
    await send({"type": "http.response.body", "body": body, "more_body": True})


def _raw(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]
