"""The guest and the address that a request comes from, and the cookies that make a browser a guest."""

from __future__ import annotations

import contextlib
from typing import Any

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie

from tertulia.i18n import negotiate
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.ports import GuestProfiles, StorageFault
from tertulia.server.http.errors import ApiError
from tertulia.server.http.limits import household
from tertulia.server.identity.devices import device_of
from tertulia.server.identity.sessions import Asker
from tertulia.server.settings import Settings

Connection = ASGIConnection[Any, Any, Any, Any]
COOKIE = "tertulia_guest"
HOST_PREFIX, SECURE_PREFIX = "__Host-", "__Secure-"
"""Before the name by https: browsers take such a cookie from this host by https only; `__Host-` also for all of the host only."""
TOKEN_HEADER = "X-CSRF-Token"
DAY_SECONDS = 24 * 3600


def guest_of(connection: Connection) -> GuestId | None:
    """The guest of a connection, as the middleware has found them; None where the cookie is missing or not ours."""
    guest: GuestId | None = connection.scope["state"].get("guest")
    return guest


def asker_of(request: Request[Any, Any, Any]) -> Asker:
    """The guest who asks, with their session. Raises `ApiError` as `guest_or_refuse` does."""
    guest_or_refuse(request)
    asker: Asker = request.scope["state"]["asker"]
    return asker


def cookie_sent(request: Request[Any, Any, Any]) -> str:
    """The value of the cookie that the guest of a request has sent."""
    sent: str = request.scope["state"]["cookie"]
    return sent


def device_asking(request: Request[Any, Any, Any]) -> str:
    """The device that a request comes from, in two words."""
    return device_of(request.headers.get("User-Agent", ""))


def address_of(connection: Connection) -> str:
    """The address that a connection comes from, or rather its household (`tertulia.server.http.limits`)."""
    return household(connection.client.host) if connection.client else "?"


def guest_or_refuse(request: Request[Any, Any, Any]) -> GuestId:
    """The guest who asks. Raises `ApiError` for whoever has no cookie yet: they cannot change anything."""
    guest = guest_of(request)
    if guest is None:
        raise ApiError(403, "csrf", f"no guest yet: GET /api/me gives a cookie and the token for {TOKEN_HEADER}")
    return guest


def shown_language(request: Request[Any, Any, Any]) -> str | None:
    """The language that a visitor sees: the page names it as what it accepts. Returns None if a request names none."""
    accepted = request.headers.get("Accept-Language", "").strip()
    return None if accepted in ("", "*") else negotiate(accepted)


async def note_language(request: Request[Any, Any, Any], guests: GuestProfiles, guest: GuestId) -> None:
    """Store the language that a guest sees, unless they have one. What they have asked for is done, even if this fails."""
    if (language := shown_language(request)) is not None:
        with contextlib.suppress(StorageFault):
            await guests.note_language(guest, language)


def by_https(settings: Settings, scheme: str) -> bool:
    """Whether the page of a request came by https."""
    return settings.secure or scheme == "https"


def cookie_name(settings: Settings, *, secure: bool) -> str:
    """The name of the cookie on pages that came by https (`secure`) or not."""
    prefix = "" if not secure else SECURE_PREFIX if settings.base_path else HOST_PREFIX
    return f"{prefix}{COOKIE}"


def cookies_for(value: str, settings: Settings, scheme: str) -> list[Cookie]:
    """The cookies that make a visitor a guest: out of reach of scripts, of other sites and of other paths of the host. By https the
    one without a prefix is deleted: it has been exchanged, or another application of the host has set it."""
    secure = by_https(settings, scheme)
    new = _cookie(cookie_name(settings, secure=secure), value, settings, secure=secure)
    return [new, *([_cookie(COOKIE, "", settings, secure=False)] if secure else [])]


def cookies_gone(settings: Settings, scheme: str) -> list[Cookie]:
    """What deletes the cookies of a browser that is nobody from now on."""
    secure = by_https(settings, scheme)
    names = dict.fromkeys((cookie_name(settings, secure=secure), COOKIE))
    return [_cookie(name, "", settings, secure=secure and name != COOKIE) for name in names]


def _cookie(name: str, value: str, settings: Settings, *, secure: bool) -> Cookie:
    age = settings.session_days * DAY_SECONDS if value else 0
    path = f"{settings.base_path}/"
    return Cookie(name, value=value, max_age=age, httponly=True, samesite="lax", secure=secure, path=path)
