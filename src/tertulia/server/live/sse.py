"""Server-sent events: the answer that does not end."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Mapping
from typing import Any

from litestar import Response
from litestar.types import Receive, Scope, Send

from tertulia.server.domain.ids import GuestId
from tertulia.server.live.broadcaster import Broadcaster, Subscriber

HEADERS = {"Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "no-store", "X-Accel-Buffering": "no"}
HEADERS_ONLY = "headers-only"
"""The entry of a request's state that says that it is a HEAD request: it gets the headers, and no stream opens."""
FIRST = b"retry: 1000\n\n"
ELSEWHERE = range(50, 600)
"""Milliseconds after which who is sent away comes again, each after others: to another process, or to the one that takes this
one's place."""
STILL_HERE = b": still here\n\n"
News = Callable[[Subscriber], bytes]
"""What a subscriber has still to be told, as server-sent events; they know it from then on."""


class EventStream(Response[None]):
    """The answer that does not end: news as long as the other side listens.

    It speaks ASGI itself. A generic streaming answer costs a task group and a timer for each of four viewers of every move.
    """

    def __init__(
        self,
        broadcaster: Broadcaster,
        table: str,
        guest: GuestId | None,
        address: str,
        known: int,
        news: News,
        sits: Callable[[], bool],
    ) -> None:
        super().__init__(None, media_type="text/event-stream")
        self._of = broadcaster, table, guest, address, known
        self._news, self._sits = news, sits

    def to_asgi_response(self, *_: Any, **__: Any) -> Any:
        return self._stream  # the framework calls whatever is returned as an ASGI application

    async def _stream(self, scope: Scope, receive: Receive, send: Send) -> None:
        start: Any = {"type": "http.response.start", "status": 200, "headers": _raw(HEADERS)}
        if scope["state"].get(HEADERS_ONLY):
            await send(start)
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            return
        broadcaster, table, guest, address, known = self._of
        with broadcaster.subscribed(table, guest, address, known, self._sits) as subscriber:
            watching = asyncio.create_task(_until_gone(receive, subscriber))
            try:
                await send(start)
                await _say(send, FIRST)
                await self._tell(subscriber, send)
                if broadcaster.closing:
                    await _say(send, b"retry: %d\n\n" % random.choice(ELSEWHERE))
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
            subscriber.told()
            await subscriber.stirred.wait()


async def _until_gone(receive: Receive, subscriber: Subscriber) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    subscriber.leave()


async def _say(send: Send, body: bytes) -> None:
    await send({"type": "http.response.body", "body": body, "more_body": True})


def _raw(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]
