"""ASGI middleware that answers HEAD requests (RFC 9110) and measures the duration of responses."""

from __future__ import annotations

import time
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tertulia.server.live.sse import HEADERS_ONLY
from tertulia.server.measures import REQUESTS


def is_head(scope: Any) -> bool:
    """Return whether a request is a HEAD request, whose handler must change nothing and open no stream."""
    return bool(scope["state"].get(HEADERS_ONLY))


def answering_head(app: ASGIApp) -> ASGIApp:
    """Wrap an application: a HEAD request is handled as GET, and the body of the response is dropped."""

    async def ask(scope: Scope, receive: Receive, send: Send) -> None:
        untyped_scope: Any = scope
        if untyped_scope["type"] != "http" or untyped_scope["method"] != "HEAD":
            await app(scope, receive, send)
            return
        untyped_scope.setdefault("state", {})[HEADERS_ONLY] = True
        as_get: Any = {**untyped_scope, "method": "GET"}

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                untyped_scope["path_template"] = as_get.get("path_template")
                await send(message)
            elif message["type"] == "http.response.body":
                await send({**message, "body": b""})
            else:
                await send(message)

        await app(as_get, receive, answer)

    return ask


METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
OTHER_METHOD = "other"


def measure_responses(app: ASGIApp) -> ASGIApp:
    """Wrap an application to record the duration of each response by method, route and status.

    Unknown methods and addresses share the label `other`: clients could otherwise create any number of labels.
    """

    async def ask(scope: Scope, receive: Receive, send: Send) -> None:
        untyped_scope: Any = scope
        if untyped_scope["type"] != "http":
            await app(scope, receive, send)
            return
        began = time.perf_counter()

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                method = untyped_scope["method"] if untyped_scope["method"] in METHODS else OTHER_METHOD
                route = untyped_scope.get("path_template") or OTHER_METHOD
                REQUESTS(time.perf_counter() - began, method, route, str(message["status"]))
            await send(message)

        await app(scope, receive, answer)

    return ask
