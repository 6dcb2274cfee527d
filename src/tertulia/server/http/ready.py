"""A fast response to commands: every move needs one."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response
from litestar.types import Receive, Scope, Send

from tertulia.server.http.responses import Done

JSON = (b"content-type", b"application/json")
_encoder = msgspec.json.Encoder()


class DoneResponse(Response[Done]):
    """Response with the table's new position and version.

    It implements ASGI itself. The generic response looks for cookies, encoders and a charset, and writes headers by
    name: that takes a third of the time of a command.
    """

    def to_asgi_response(self, *_: Any, **__: Any) -> Any:
        return self._answer  # Litestar calls the returned object as an ASGI application

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = _encoder.encode(self.content)
        headers = [JSON, (b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})
