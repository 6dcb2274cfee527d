"""The guest, session, device and address of a request, and the cookies that identify a guest."""

from __future__ import annotations

import contextlib
from typing import Any

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie

from tertulia.i18n import negotiate_language
from tertulia.server.domain.ports import GuestProfiles, StorageFault
from tertulia.server.domain.seats import GuestId
from tertulia.server.http.errors import ApiError
from tertulia.server.http.limits import limit_key
from tertulia.server.identity.sessions import RequestSession, device_of
from tertulia.server.settings import Settings

Connection = ASGIConnection[Any, Any, Any, Any]
COOKIE = "tertulia_guest"
HOST_PREFIX = "__Host-"
"""Prefix of the guest cookie's name over https, if the site has no base path.

Browsers accept cookies with this prefix only over https and for the complete host.
"""
SECURE_PREFIX = "__Secure-"
"""Prefix of the guest cookie's name over https, if the site has a base path.

Browsers accept cookies with this prefix only over https.
"""
TOKEN_HEADER = "X-CSRF-Token"
DAY_SECONDS = 24 * 3600


def guest_of(connection: Connection) -> GuestId | None:
    """Return the guest that the middleware found for a connection; None without a valid cookie."""
    guest: GuestId | None = connection.scope["state"].get("guest")
    return guest


def session_of(request: Request[Any, Any, Any]) -> RequestSession:
    """Return the guest and session of a request. Raises `ApiError` if the request has no valid cookie."""
    require_guest(request)
    asker: RequestSession = request.scope["state"]["asker"]
    return asker


def sent_cookie(request: Request[Any, Any, Any]) -> str:
    """Return the value of the cookie that identified the guest of a request."""
    sent: str = request.scope["state"]["cookie"]
    return sent


def device_of_request(request: Request[Any, Any, Any]) -> str:
    """Return a request's browser and operating system as two words, such as `firefox android`."""
    return device_of(request.headers.get("User-Agent", ""))


def address_of(connection: Connection) -> str:
    """Return the key under which the rate limits count a client.

    The key is the client's IPv4 address, the /64 network of its IPv6 address, or `?` if the connection has no address.
    """
    return limit_key(connection.client.host) if connection.client else "?"


def require_guest(request: Request[Any, Any, Any]) -> GuestId:
    """Return the guest of a request. Raises `ApiError` if the request has no valid cookie."""
    guest = guest_of(request)
    if guest is None:
        raise ApiError(403, "csrf", f"no session: GET /api/me sets a cookie and returns the token for {TOKEN_HEADER}")
    return guest


def shown_language(request: Request[Any, Any, Any]) -> str | None:
    """Return the supported language that fits the header `Accept-Language` best, or None.

    The client sends the language of its page in this header. None if the header is missing, empty or `*`.
    """
    for name, value in request.scope["headers"]:  # `request.headers` would decode all of them, for each move
        if name == b"accept-language":
            accepted = value.decode("latin-1").strip()
            return None if accepted in ("", "*") else negotiate_language(accepted)
    return None


async def note_language(request: Request[Any, Any, Any], guests: GuestProfiles, guest: GuestId) -> None:
    """Store the client's language for a guest who has none.

    A storage fault is ignored, as the request itself has succeeded.
    """
    if (language := shown_language(request)) is not None:
        with contextlib.suppress(StorageFault):
            await guests.note_language(guest, language)


def by_https(settings: Settings, scheme: str) -> bool:
    """Return whether the page that sent a request was loaded over https.

    `scheme` is the scheme of the request, such as `http`. If `settings.secure` is true, all pages count as loaded over
    https.
    """
    return settings.secure or scheme == "https"


def cookie_name(settings: Settings, *, secure: bool) -> str:
    """Return the name of the guest cookie over https (`secure`) or http."""
    prefix = "" if not secure else SECURE_PREFIX if settings.base_path else HOST_PREFIX
    return f"{prefix}{COOKIE}"


def cookies_for(value: str, settings: Settings, scheme: str) -> list[Cookie]:
    """Return the `Set-Cookie` values that store the guest cookie `value` in a browser.

    Scripts, other sites and other paths of the host cannot use the cookie. Over https, the values also delete
    a guest cookie without prefix: an earlier visit over http, or another application on the host, has set it.
    """
    secure = by_https(settings, scheme)
    new = _cookie(cookie_name(settings, secure=secure), value, settings, secure=secure)
    return [new, *([_cookie(COOKIE, "", settings, secure=False)] if secure else [])]


def expired_cookies(settings: Settings, scheme: str) -> list[Cookie]:
    """Return the `Set-Cookie` values that delete a browser's guest cookies."""
    secure = by_https(settings, scheme)
    names = dict.fromkeys((cookie_name(settings, secure=secure), COOKIE))
    return [_cookie(name, "", settings, secure=secure and name != COOKIE) for name in names]


def _cookie(name: str, value: str, settings: Settings, *, secure: bool) -> Cookie:
    age = settings.session_days * DAY_SECONDS if value else 0
    path = f"{settings.base_path}/"
    return Cookie(name, value=value, max_age=age, httponly=True, samesite="lax", secure=secure, path=path)
