"""Answers that are there as bytes already."""

from __future__ import annotations

import asyncio
import gzip
from concurrent.futures import ThreadPoolExecutor

from litestar import MediaType, Response

from tertulia.server.http.dependencies import HttpRequest
from tertulia.server.http.pages import SMALLEST

LONG = 32 << 10
"""Bytes from which on compressing takes longer than a thousandth of a second: it is done in a thread then."""
_packing = ThreadPoolExecutor(1, thread_name_prefix="packing")
"""A thread of its own: nobody else waits for long pages."""


async def json_response(request: HttpRequest, body: bytes) -> Response[bytes]:
    """The response with JSON that is there already, compressed where it is long and the visitor takes it."""
    headers = {"Vary": "Accept-Encoding"}
    if len(body) >= SMALLEST and "gzip" in request.headers.get("Accept-Encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = await _packed(body)
    return Response(body, media_type=MediaType.JSON, headers=headers)


async def _packed(body: bytes) -> bytes:
    if len(body) < LONG:
        return _gzipped(body, 3)
    return await asyncio.get_running_loop().run_in_executor(_packing, _gzipped, body, 1)


def _gzipped(body: bytes, level: int) -> bytes:
    """Compressed, without the time: a clock that is wrong by a hundred years has none that would fit."""
    return gzip.compress(body, level, mtime=0)
