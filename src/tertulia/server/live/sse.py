"""Server-sent events of several topics on one connection. Entry: `EventStream`."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
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
                await _tell(connection, followed, send)
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


async def _tell(connection: Connection, followed: Sequence[tuple[Subscriber, News]], send: Send) -> None:
    while not connection.gone:
        connection.stirred.clear()
        told = b"".join(news(subscriber) for subscriber, news in followed)
        if told or connection.silent:
            connection.silent = False
            await _say(send, told or STILL_HERE)
        for subscriber, _ in followed:
            subscriber.told()
        await connection.stirred.wait()


async def _until_gone(receive: Receive, connection: Connection) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    connection.leave()


async def _say(send: Send, body: bytes) -> None:
    await send({"type": "http.response.body", "body": body, "more_body": True})


def _raw(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]
