"""How long visitors wait for the beginning of an answer, by route."""

from __future__ import annotations

import time
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tertulia.server.measures import REQUESTS

METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
OTHER = "other"


def measured(app: ASGIApp) -> ASGIApp:
    """The application, with the time until each answer begins told. What visitors make up themselves (methods, addresses that are
    no route) is one kind: otherwise they could make as many as they like."""

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
