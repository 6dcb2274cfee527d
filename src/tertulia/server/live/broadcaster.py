"""Live connections: every viewer of a table hears of each change, and of who is there and what they are called."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from litestar import Response
from litestar.types import Receive, Scope, Send

from tertulia.server.http.errors import ApiError
from tertulia.server.http.limits import Places
from tertulia.server.settings import Settings

HEADERS = {"Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "no-store", "X-Accel-Buffering": "no"}
FIRST = b"retry: 1000\n\n"
STILL_HERE = b": still here\n\n"


class Subscriber:
    """One live connection: a guest (or a spectator without a cookie) who looks at a table."""

    def __init__(self, table: str, guest: str | None, known: int) -> None:
        self.table, self.guest = table, guest
        self.known = known
        """The version of the table that the viewer has; 0 for none."""
        self.people = True
        """Whether they have still to be told who is there."""
        self.silent = False
        """Whether nothing has been sent since the last heartbeat."""
        self.gone = False
        self.stirred = asyncio.Event()

    def stir(self) -> None:
        """There may be something to say."""
        self.stirred.set()

    def leave(self) -> None:
        """The other side has hung up, or the server stops."""
        self.gone = True
        self.stirred.set()


News = Callable[[Subscriber], bytes]
"""What a subscriber has still to be told, as server-sent events; it counts as told then."""


class Broadcaster:
    """Who looks at which table."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._places = Places(settings.streams_an_address, settings.streams)
        self._subscribers: dict[str, set[Subscriber]] = {}
        self._guests: Counter[str] = Counter()
        self._closing = False

    def online(self, table: str) -> set[str]:
        """The guests who are looking at a table."""
        return {each.guest for each in self._subscribers.get(table, ()) if each.guest is not None}

    def watched(self, table: str) -> bool:
        """Whether anybody is looking at a table."""
        return bool(self._subscribers.get(table))

    def announce(self, table: str, *, people: bool = False) -> None:
        """Tell everybody at a table that it has changed, or who is there."""
        for each in self._subscribers.get(table, ()):
            each.people |= people
            each.stir()

    def close(self) -> None:
        """End all connections: the server stops. Browsers come back by themselves."""
        self._closing = True
        for each in self._everybody():
            each.leave()

    async def beat(self) -> None:
        """For ever: whoever has heard nothing for a heartbeat gets a sign of life."""
        while True:
            await asyncio.sleep(self._settings.heartbeat / 2)
            for each in self._everybody():
                if each.silent:
                    each.stir()
                each.silent = True

    @contextlib.contextmanager
    def subscribed(self, table: str, guest: str | None, address: str, known: int) -> Iterator[Subscriber]:
        """A subscriber for as long as the block lasts; `ApiError` (429) where there are too many already."""
        most = self._settings.streams_a_guest
        if guest is not None and self._guests[guest] >= most:
            raise ApiError(429, "too-many", f"at most {most} live connections of one guest", retry_after=5)
        if not self._places.take(address):
            raise ApiError(429, "too-many", "too many live connections", retry_after=5)
        subscriber = Subscriber(table, guest, known)
        self._subscribers.setdefault(table, set()).add(subscriber)
        self._guests.update([guest] if guest else [])
        self.announce(table, people=True)
        if self._closing:
            subscriber.leave()
        try:
            yield subscriber
        finally:
            self._places.give_back(address)
            self._forget(subscriber)
            self.announce(table, people=True)

    def _forget(self, subscriber: Subscriber) -> None:
        there = self._subscribers[subscriber.table]
        there.discard(subscriber)
        if not there:
            del self._subscribers[subscriber.table]
        if subscriber.guest is not None:
            self._guests[subscriber.guest] -= 1
            if not self._guests[subscriber.guest]:
                del self._guests[subscriber.guest]

    def _everybody(self) -> list[Subscriber]:
        return [each for there in self._subscribers.values() for each in there]


class EventStream(Response[None]):
    """The answer that does not end: news as long as the other side listens.

    It speaks ASGI itself. A generic streaming answer costs a task group and a timer for each of four viewers of every move.
    """

    def __init__(
        self, broadcaster: Broadcaster, table: str, guest: str | None, address: str, known: int, news: News
    ) -> None:
        super().__init__(None, media_type="text/event-stream")
        self._of = broadcaster, table, guest, address, known
        self._news = news

    def to_asgi_response(self, *_: Any, **__: Any) -> Any:
        return self._stream  # the framework calls whatever is returned as an ASGI application

    async def _stream(self, scope: Scope, receive: Receive, send: Send) -> None:
        broadcaster, table, guest, address, known = self._of
        with broadcaster.subscribed(table, guest, address, known) as subscriber:
            watching = asyncio.create_task(_until_gone(receive, subscriber))
            try:
                await send({"type": "http.response.start", "status": 200, "headers": _raw(HEADERS)})
                await _say(send, FIRST)
                await self._tell(subscriber, send)
                await send({"type": "http.response.body", "body": b"", "more_body": False})
            finally:
                watching.cancel()

    async def _tell(self, subscriber: Subscriber, send: Send) -> None:
        while not subscriber.gone:
            subscriber.stirred.clear()
            news = self._news(subscriber)
            if news or subscriber.silent:
                subscriber.silent = False
                await _say(send, news or STILL_HERE)
            await subscriber.stirred.wait()


async def _until_gone(receive: Receive, subscriber: Subscriber) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    subscriber.leave()


async def _say(send: Send, body: bytes) -> None:
    await send({"type": "http.response.body", "body": body, "more_body": True})


def _raw(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]
