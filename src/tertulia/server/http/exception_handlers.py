"""Exception handlers: every error becomes a response with a status, a code and a message, without internal details."""

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
    """Answer a `Refused` error of the application."""
    answer = answered(error)
    return Response(answer.body(), status_code=answer.status, media_type="application/json", headers=answer.headers)


def refuse_http(request: HttpRequest, error: HTTPException) -> Response[bytes]:
    """Answer an HTTP error of Litestar, such as an invalid body or an unknown address."""
    if isinstance(error.__cause__, msgspec.ValidationError) and error.status_code >= 500:
        # Litestar blames the dependency if the invalid field has the name of one. Dependencies are not validated, so
        # the request is wrong.
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
    """Answer a body that is nested too deep or is not valid text. The client is at fault, so nothing is logged."""
    return refuse(request, ApiError(400, "bad-request", f"the request cannot be read: {type(error).__name__}"))


def refuse_unknown(request: HttpRequest, error: Exception) -> Response[bytes]:
    """Answer an unexpected error. It is logged with its traceback, without any content of the request."""
    return refuse(request, mistake(request.scope, error))


def mistake(scope: Any, error: Exception) -> ApiError:
    """Log an unexpected error and return the response.

    The log has the route instead of the path, which may carry a secret link.
    """
    if "disconnected" in str(error):  # the client disconnected during the request, so it cannot read the response
        return ApiError(400, "bad-request", "the request ended before its end")
    log.error("%s %r failed", scope["method"], scope.get("path_template", ""), exc_info=error)
    return ApiError(500, "server", "the server has made a mistake; nothing has changed")
