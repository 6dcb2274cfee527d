"""Response types: JSON from encoded bytes, and the short response to commands."""

from __future__ import annotations

import asyncio
import gzip
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response
from litestar.types import Receive, Scope, Send
from msgspec import Meta

from tertulia.play.records import GameRecord
from tertulia.play.visibility import SHAPE
from tertulia.server.http.component_responses import SetCheck
from tertulia.server.http.dependencies import HttpRequest
from tertulia.server.http.pages import MIN_COMPRESSED_BYTES
from tertulia.server.http.responses import AnalysisResponse, Done, PositionResponse, PreviewsResponse, TableResponse

WholeTable = Response[Annotated[bytes, Meta(extra={SHAPE: TableResponse})]]
Position = Response[Annotated[bytes, Meta(extra={SHAPE: PositionResponse})]]
Previews = Response[Annotated[bytes, Meta(extra={SHAPE: PreviewsResponse})]]
Record = Response[Annotated[bytes, Meta(extra={SHAPE: GameRecord})]]
Analysis = Response[Annotated[bytes, Meta(extra={SHAPE: AnalysisResponse})]]
Checked = Response[Annotated[bytes, Meta(extra={SHAPE: SetCheck})]]
File = Response[Annotated[bytes, Meta(extra={SHAPE: dict[str, Any]})]]
"""A response with a JSON object as a file: a component set, or the export of all data about a guest."""


MIN_THREAD_BYTES = 32 << 10
"""Minimum size in bytes of a body that is compressed in a thread.

To compress a body of this size takes more than a millisecond.
"""
_packing = ThreadPoolExecutor(1, thread_name_prefix="packing")
"""The thread that compresses long responses. It does nothing else, so that other tasks need not wait."""


async def json_response(request: HttpRequest, body: bytes) -> Response[bytes]:
    """Return a JSON response from encoded bytes, compressed if it is long and the client accepts gzip."""
    headers = {"Vary": "Accept-Encoding"}
    if len(body) >= MIN_COMPRESSED_BYTES and "gzip" in request.headers.get("Accept-Encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = await _compress_body(body)
    return Response(body, media_type=MediaType.JSON, headers=headers)


async def _compress_body(body: bytes) -> bytes:
    if len(body) < MIN_THREAD_BYTES:
        return _gzip_body(body, 3)
    return await asyncio.get_running_loop().run_in_executor(_packing, _gzip_body, body, 1)


def _gzip_body(body: bytes, level: int) -> bytes:
    # Without a timestamp: gzip cannot store the time of a clock that is a century off.
    return gzip.compress(body, level, mtime=0)


JSON = (b"content-type", b"application/json")
_encoder = msgspec.json.Encoder()


class DoneResponse(Response[Done]):
    """The response to a command: the table's new position and version.

    It implements ASGI itself. Litestar's generic response looks for cookies, encoders and a charset, and writes headers
    by name: that takes a third of the time of a command.
    """

    def __init__(self, content: Done) -> None:
        self.content = content  # the other attributes are for the generic response

    def to_asgi_response(self, *_: Any, **__: Any) -> Any:
        return self._answer  # Litestar calls the returned object as an ASGI application

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = _encoder.encode(self.content)
        headers = [JSON, (b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})
