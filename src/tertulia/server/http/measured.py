"""Measures the time until a response starts, by method, route and status."""

from __future__ import annotations

import time
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tertulia.server.measures import REQUESTS

METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
OTHER = "other"


def measured(app: ASGIApp) -> ASGIApp:
    """Wrap an application to measure its responses.

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
