"""Who asks, and whether anybody answers."""

from __future__ import annotations

import ipaddress

from litestar import Response, get, put
from litestar.exceptions import ServiceUnavailableException
from litestar.params import JSONBody
from msgspec import UNSET

from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.names import chosen_name
from tertulia.server.domain.ports import GuestProfiles, StorageFault
from tertulia.server.http.community import OfPeople
from tertulia.server.http.dependencies import HealthCheck, HttpRequest, Service, SessionsMet, Signer, SiteSettings
from tertulia.server.http.guests import asker_of, cookie_for, cookie_sent, device_asking, guest_of, guest_or_refuse
from tertulia.server.http.head import is_head
from tertulia.server.http.listening import network_address
from tertulia.server.http.requests import MeRequest
from tertulia.server.http.responses import Health, Invitation, Me
from tertulia.server.identity.sessions import PREFIX, Sessions
from tertulia.server.identity.signing import CookieSigner


@get("/api/health", raises=[ServiceUnavailableException])
async def health(health: HealthCheck) -> Response[Health]:
    """Whether the server answers and can store what is played: `ok`, or (503) `degraded` and the problem's code."""
    fault = await health.fault()
    if fault is None:
        return Response(Health("ok"))
    return Response(Health("degraded", fault.code), status_code=503)


@get("/api/invitation")
async def invitation(request: HttpRequest, settings: SiteSettings) -> Invitation:
    """The address under which others of the same network find this site, for who looks at it on the server's own machine."""
    here = request.client is not None and _is_loopback(request.client.host)
    return Invitation(network_address() if here and settings.open_to_network else None)


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


@get("/api/me")
async def me(
    request: HttpRequest, service: Service, signer: Signer, sessions: SessionsMet, settings: SiteSettings
) -> Response[Me]:
    """Who I am; a new visitor becomes a guest by this."""
    guest = guest_of(request)
    if guest is None:
        guest = signer.new_guest()
        value: str | None = signer.cookie(guest)
    else:
        value = await _carried(request, sessions)
    cookies = [] if value is None else [cookie_for(value, settings, request.scope["scheme"])]
    await service.guests.meet([guest])
    return Response(_me(service.guests, signer, guest), cookies=cookies)


async def _carried(request: HttpRequest, sessions: Sessions) -> str | None:
    """The cookie that whoever is somebody goes on with: a session's is good for another year; None where theirs stays as it is,
    for now where nothing can be written."""
    sent = cookie_sent(request)
    if sent.startswith(PREFIX):
        return sent
    if is_head(request.scope):
        return None
    try:
        return await sessions.upgrade(sent, asker_of(request), device_asking(request))
    except StorageFault:
        return None


@put("/api/me")
async def change_me(
    request: HttpRequest, data: JSONBody[MeRequest], service: Service, signer: Signer, community: OfPeople
) -> Me:
    """Change my name or language; who may not talk has no other words in a name."""
    guest, guests = guest_or_refuse(request), service.guests
    await guests.meet([guest])
    if data.name is not UNSET and data.name != guests.name(guest):
        await community.require_words(guest)
    name = guests.name(guest) if data.name is UNSET else chosen_name(data.name)
    language = guests.language(guest) if data.language is UNSET else data.language or None
    await guests.change(guest, name, language)
    if data.name is not UNSET:
        service.renamed(guest)
    return _me(guests, signer, guest)


def _me(guests: GuestProfiles, signer: CookieSigner, guest: GuestId) -> Me:
    return Me(guest, guests.name(guest), guests.language(guest), signer.token(guest))
