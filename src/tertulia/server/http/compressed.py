"""Answers that are there as bytes already."""

from __future__ import annotations

import gzip

from litestar import MediaType, Response

from tertulia.server.http.dependencies import Asked
from tertulia.server.http.pages import SMALLEST


def json_response(request: Asked, body: bytes) -> Response[bytes]:
    """JSON that is there already; a long one compressed, where the visitor takes it."""
    headers = {"Vary": "Accept-Encoding"}
    if len(body) >= SMALLEST and "gzip" in request.headers.get("Accept-Encoding", ""):
        body, headers["Content-Encoding"] = gzip.compress(body, 3), "gzip"
    return Response(body, media_type=MediaType.JSON, headers=headers)
