"""Who is asking: the guest of the cookie, and whether a change was really asked for by our own page."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler

from tertulia.server.errors import ApiError
from tertulia.server.signing import Seal

Connection = ASGIConnection[Any, Any, Any, Any]
COOKIE = "tertulia_guest"
TOKEN_HEADER = "X-CSRF-Token"
YEAR = 365 * 24 * 3600
SAFE = ("GET", "HEAD", "OPTIONS")


def guest_of(connection: Connection) -> str | None:
    """The guest of a connection, None where its cookie is missing or not ours."""
    seal: Seal = connection.app.state["seal"]
    return seal.guest(connection.cookies.get(COOKIE))


def guest_or_refuse(request: Request[Any, Any, Any]) -> str:
    """The guest who asks; whoever has no cookie yet cannot change anything."""
    guest = guest_of(request)
    if guest is None:
        raise ApiError(403, "csrf", f"no guest yet: GET /api/me gives a cookie and the token for {TOKEN_HEADER}")
    return guest


def own_page_only(connection: Connection, _: BaseRouteHandler) -> None:
    """A guard: requests that change something carry the guest's token, which another site cannot know."""
    if connection.scope.get("method") in SAFE:
        return
    seal: Seal = connection.app.state["seal"]
    guest = guest_of(connection)
    if guest is None or not seal.fits(guest, connection.headers.get(TOKEN_HEADER, "")):
        raise ApiError(403, "csrf", f"the header {TOKEN_HEADER} must carry the token that GET /api/me gives")


def cookie_for(seal: Seal, guest: str, secure: bool) -> Cookie:
    """The cookie that makes a visitor a guest: out of reach of scripts and of other sites' requests."""
    value = seal.cookie(guest)
    return Cookie(COOKIE, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
