"""ASGI middleware that answers HEAD requests (RFC 9110), and measures responses by method, route and status."""

from __future__ import annotations

import time
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tertulia.server.live.sse import HEADERS_ONLY
from tertulia.server.measures import REQUESTS


def is_head(scope: Any) -> bool:
    """Return whether a request is a HEAD request: then its handler changes nothing and opens no stream."""
    return bool(scope["state"].get(HEADERS_ONLY))


def answering_head(app: ASGIApp) -> ASGIApp:
    """Wrap an application: a HEAD request is handled as GET, and the body of the response is dropped."""

    async def ask(scope: Scope, receive: Receive, send: Send) -> None:
        asked: Any = scope
        if asked["type"] != "http" or asked["method"] != "HEAD":
            await app(scope, receive, send)
            return
        asked.setdefault("state", {})[HEADERS_ONLY] = True
        as_get: Any = {**asked, "method": "GET"}

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                asked["path_template"] = as_get.get("path_template")
                await send(message)
            elif message["type"] == "http.response.body":
                await send({**message, "body": b""})
            else:
                await send(message)

        await app(as_get, receive, answer)

    return ask


METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
OTHER = "other"


def measured(app: ASGIApp) -> ASGIApp:
    """Wrap an application to record the duration of each response by method, route and status.

    Unknown methods and addresses share the label `other`: clients could otherwise create any number of labels.
    """

    async def ask(scope: Scope, receive: Receive, send: Send) -> None:
        told: Any = scope
        if told["type"] != "http":
            await app(scope, receive, send)
            return
        began = time.perf_counter()

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                method = told["method"] if told["method"] in METHODS else OTHER
                route = told.get("path_template") or OTHER
                REQUESTS(time.perf_counter() - began, method, route, str(message["status"]))
            await send(message)

        await app(scope, receive, answer)

    return ask
