"""HEAD requests (RFC 9110): every address that answers GET answers HEAD with the GET headers and no body."""

from __future__ import annotations

from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tertulia.server.live.sse import HEADERS_ONLY


def is_head(scope: Any) -> bool:
    """Whether a request is a HEAD request. Handlers then change nothing and open no stream."""
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
