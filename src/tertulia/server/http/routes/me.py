"""Routes of the asking guest, the site's health, and the site's address in the local network."""

from __future__ import annotations

import ipaddress

from litestar import Response, get, put
from litestar.exceptions import ServiceUnavailableException
from litestar.params import JSONBody
from msgspec import UNSET

from tertulia.server.domain.names import normalize_guest_name
from tertulia.server.domain.ports import GuestProfiles, StorageFault
from tertulia.server.domain.seats import GuestId
from tertulia.server.http.community import CommunityDependency
from tertulia.server.http.dependencies import (
    AccountsDependency,
    HealthCheck,
    HttpRequest,
    Service,
    Signer,
    SiteSettings,
)
from tertulia.server.http.guests import by_https, device_of_request, guest_of, require_guest, sent_cookie, session_of
from tertulia.server.http.listening import network_address
from tertulia.server.http.middleware import is_head
from tertulia.server.http.requests import MeRequest
from tertulia.server.http.responses import HealthResponse, Invitation, Me
from tertulia.server.http.sign_in_responses import session_cookie_headers
from tertulia.server.identity.accounts import Accounts
from tertulia.server.identity.keys import CookieSigner
from tertulia.server.identity.sessions import Sessions
from tertulia.server.settings import Settings


@get("/api/health", raises=[ServiceUnavailableException])
async def health(health: HealthCheck) -> Response[HealthResponse]:
    """Whether the server can store games.

    The status is `ok`, or `degraded` with HTTP status 503 and the code of the storage fault.
    """
    fault = await health.fault()
    if fault is None:
        return Response(HealthResponse("ok"))
    return Response(HealthResponse("degraded", fault.code), status_code=503)


@get("/api/invitation")
async def invitation(request: HttpRequest, settings: SiteSettings) -> Invitation:
    """The site's address in the local network, for a visitor on the server's own machine.

    Null for other visitors, and if the server does not listen to the network.
    """
    here = request.client is not None and _is_loopback(request.client.host)
    return Invitation(network_address() if here and settings.open_to_network else None)


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


@get("/api/me")
async def me(
    request: HttpRequest, service: Service, signer: Signer, accounts: AccountsDependency, settings: SiteSettings
) -> Response[Me]:
    """The asking guest. A visitor without a cookie becomes a new guest."""
    guest, value = await _identify_browser(request, signer, accounts.sessions, settings)
    await service.guests.load_profiles([guest])
    body = _me(service.guests, signer, guest, await _is_signed_in(accounts, guest))
    return Response(body, cookies=session_cookie_headers(request, value, settings))


async def _is_signed_in(accounts: Accounts, guest: GuestId) -> bool:
    """Return whether the guest has a sign-in method; False if the storage cannot tell."""
    try:
        return bool(await accounts.stores.credentials.credentials_of(guest))
    except StorageFault:
        return False


async def _identify_browser(
    request: HttpRequest, signer: CookieSigner, sessions: Sessions, settings: Settings
) -> tuple[GuestId, str | None]:
    """Return a browser's guest, and the cookie to send to the browser; None for no cookie.

    The cookie of a session is sent again once a day, so that it does not expire. A browser without a valid cookie gets
    a new guest. While the storage is down, a valid cookie is neither replaced nor sent again.
    """
    if (guest := guest_of(request)) is not None:
        sent, asker = sent_cookie(request), session_of(request)
        if is_head(request.scope):
            return guest, None
        try:
            value = await sessions.upgrade(sent, asker, device_of_request(request))
        except StorageFault:
            return guest, None
        if value is not None or not sessions.exchanges(sent, asker):
            return guest, sent if value is None and sessions.renew(asker) else value
    new = signer.new_guest()  # a new visitor, or a plain cookie over https whose guest has no stored data
    return new, signer.cookie(new, secure=by_https(settings, request.scope["scheme"]))


@put("/api/me")
async def change_me(
    request: HttpRequest,
    data: JSONBody[MeRequest],
    service: Service,
    signer: Signer,
    community: CommunityDependency,
    accounts: AccountsDependency,
) -> Me:
    """Change the guest's name or language. A muted guest cannot change the name."""
    guest, guests = require_guest(request), service.guests
    await guests.load_profiles([guest])
    if data.name is not UNSET and data.name != guests.name(guest):
        await community.require_may_chat(guest)
    current_name = guests.name(guest)
    name = current_name if data.name in (UNSET, current_name) else normalize_guest_name(str(data.name))
    language = guests.language(guest) if data.language is UNSET else data.language or None
    await guests.change(guest, name, language)
    if data.name is not UNSET:
        service.announce_name(guest)
    return _me(guests, signer, guest, await _is_signed_in(accounts, guest))


def _me(guests: GuestProfiles, signer: CookieSigner, guest: GuestId, signed_in: bool) -> Me:
    return Me(guest, guests.name(guest), guests.language(guest), signer.token(guest), signed_in)
