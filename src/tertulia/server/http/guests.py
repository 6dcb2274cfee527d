"""Who is asking: the guest of the cookie, from which address."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie

from tertulia.server.domain.ids import GuestId
from tertulia.server.http.errors import ApiError
from tertulia.server.http.limits import household
from tertulia.server.identity.signing import CookieSigner
from tertulia.server.settings import Settings

Connection = ASGIConnection[Any, Any, Any, Any]
COOKIE = "tertulia_guest"
TOKEN_HEADER = "X-CSRF-Token"
YEAR = 365 * 24 * 3600


def guest_of(connection: Connection) -> GuestId | None:
    """The guest of a connection, as the middleware has found them; None where the cookie is missing or not ours."""
    guest: GuestId | None = connection.scope["state"].get("guest")
    return guest


def address_of(connection: Connection) -> str:
    """The address that a connection comes from, or rather its household (`tertulia.server.http.limits`)."""
    return household(connection.client.host) if connection.client else "?"


def guest_or_refuse(request: Request[Any, Any, Any]) -> GuestId:
    """The guest who asks. Raises `ApiError` for whoever has no cookie yet: they cannot change anything."""
    guest = guest_of(request)
    if guest is None:
        raise ApiError(403, "csrf", f"no guest yet: GET /api/me gives a cookie and the token for {TOKEN_HEADER}")
    return guest


def cookie_for(signer: CookieSigner, guest: GuestId, settings: Settings, scheme: str) -> Cookie:
    """The cookie that makes a visitor a guest: out of reach of scripts, of other sites and of other paths of the host.

    Whoever came by https gets one that never travels without it.
    """
    value, path = signer.cookie(guest), f"{settings.base_path}/"
    secure = settings.secure or scheme == "https"
    return Cookie(COOKIE, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path=path)
