"""Whatever goes wrong becomes an answer with a code, a status and a sentence; nothing of the inside is shown."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException

from tertulia.server.errors import Refused
from tertulia.server.http.dependencies import HttpRequest
from tertulia.server.http.errors import ApiError, answered

log = logging.getLogger(__name__)
CODES = {400: "bad-request", 404: "not-found", 405: "not-found", 413: "too-large", 429: "too-many"}


def refuse(_: HttpRequest, error: Refused) -> Response[bytes]:
    """The answer to a refusal of ours. What could not be stored has not happened either; it may be asked for again."""
    answer = answered(error)
    return Response(answer.body(), status_code=answer.status, media_type="application/json", headers=answer.headers)


def refuse_http(request: HttpRequest, error: HTTPException) -> Response[bytes]:
    """The answer to a refusal of the framework's: wrong bodies, unknown addresses."""
    if isinstance(error.__cause__, msgspec.ValidationError) and error.status_code >= 500:
        # of a field that has the name of a part of ours the framework thinks that the part does not fit; but none is looked at
        return refuse(request, ApiError(400, "bad-request", str(error.__cause__)))
    if error.status_code >= 500:
        return refuse_unknown(request, error)
    extra = error.extra if isinstance(error.extra, list) else []
    details = [f"{part.get('key', '')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
    message = "; ".join([error.detail, *details])
    answer = refuse(request, ApiError(error.status_code, CODES.get(error.status_code, "bad-request"), message))
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def refuse_unreadable(request: HttpRequest, error: Exception) -> Response[bytes]:
    """The answer to a body nested too deep, or bytes that are no text: the fault of whoever sent them, so nothing is logged."""
    return refuse(request, ApiError(400, "bad-request", f"the request cannot be read: {type(error).__name__}"))


def refuse_unknown(request: HttpRequest, error: Exception) -> Response[bytes]:
    """The answer to a fault of ours, which is logged with its place in the code, without anything that was sent."""
    return refuse(request, mistake(request.scope, error))


def mistake(scope: Any, error: Exception) -> ApiError:
    """Log an unexpected error, with the route instead of the path, which may carry a secret link. Returns the answer."""
    if "disconnected" in str(error):  # the visitor hung up in the middle of a request; nobody reads the answer
        return ApiError(400, "bad-request", "the request ended before its end")
    log.error("%s %r failed", scope["method"], scope.get("path_template", ""), exc_info=error)
    return ApiError(500, "server", "the server has made a mistake; nothing has changed")
