"""JSON responses from encoded bytes, compressed if the client accepts it."""

from __future__ import annotations

import asyncio
import gzip
from concurrent.futures import ThreadPoolExecutor

from litestar import MediaType, Response

from tertulia.server.http.dependencies import HttpRequest
from tertulia.server.http.pages import SMALLEST

LONG = 32 << 10
"""Bodies from this size in bytes are compressed in a thread: it takes more than a millisecond."""
_packing = ThreadPoolExecutor(1, thread_name_prefix="packing")
"""A thread of its own, so that long responses delay no other work in threads."""


async def json_response(request: HttpRequest, body: bytes) -> Response[bytes]:
    """A JSON response from encoded bytes, compressed with gzip if it is long enough and the client accepts gzip."""
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
    # Without a timestamp: gzip cannot store the time of a clock that is a century off.
    return gzip.compress(body, level, mtime=0)
