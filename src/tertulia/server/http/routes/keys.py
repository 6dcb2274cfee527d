"""Routes of signing in with a passkey or an OpenID provider."""

from __future__ import annotations

import msgspec
from litestar import Response, post
from litestar.params import JSONBody

from tertulia.server.domain.names import chosen_name
from tertulia.server.http.account_requests import AskPasskeyRequest, OpenIdRequest, PasskeyRequest
from tertulia.server.http.account_responses import Accepted, EnteredResponse, GoTo, Ticket
from tertulia.server.http.dependencies import (
    Entering,
    HttpRequest,
    Keys,
    OfVisitors,
    OpenIds,
    Service,
    SiteSettings,
)
from tertulia.server.http.entering import entered_as, new_cookies, origin_or_refuse, site_address
from tertulia.server.http.guests import address_of, asker_of, device_asking, guest_or_refuse
from tertulia.server.http.requests import EmptyRequest


@post("/api/account/passkey/new", status_code=200)
async def ask_for_new_key(
    request: HttpRequest,
    data: JSONBody[AskPasskeyRequest],
    keys: Keys,
    service: Service,
    quotas: OfVisitors,
    settings: SiteSettings,
) -> Ticket:
    """Start creating a passkey: the WebAuthn options for the device, and a ticket for its answer."""
    guest, origin = guest_or_refuse(request), origin_or_refuse(request, settings)
    quotas.links.spend(address_of(request))
    await service.guests.meet([guest])
    asked = await keys.ask_for_new(guest, service.guests.name(guest), origin, verified=data.verified)
    return Ticket(asked.ticket, asked.options.decode())


@post("/api/account/passkey/add", status_code=201)
async def add_key(
    request: HttpRequest, data: JSONBody[PasskeyRequest], keys: Keys, quotas: OfVisitors, settings: SiteSettings
) -> Response[Accepted]:
    """Store the passkey that the device has created as a sign-in method."""
    asker, origin = asker_of(request), origin_or_refuse(request, settings)
    quotas.links.spend(address_of(request))
    label = chosen_name(data.label) if data.label else ""
    answer, device = msgspec.json.encode(data.credential), device_asking(request)
    added = await keys.add(asker, data.ticket, answer, label, origin, device)
    return Response(Accepted(), cookies=new_cookies(request, added.cookie, settings))


@post("/api/account/passkey/ask", status_code=200)
async def ask_for_key(
    request: HttpRequest, data: JSONBody[AskPasskeyRequest], keys: Keys, quotas: OfVisitors, settings: SiteSettings
) -> Ticket:
    """Start signing in with a passkey: the WebAuthn options for the device, and a ticket for its answer."""
    guest, origin = guest_or_refuse(request), origin_or_refuse(request, settings)
    quotas.links.spend(address_of(request))
    asked = await keys.ask_for_one(guest, origin, verified=data.verified)
    return Ticket(asked.ticket, asked.options.decode())


@post("/api/account/passkey/use", status_code=200)
async def use_key(
    request: HttpRequest,
    data: JSONBody[PasskeyRequest],
    keys: Keys,
    quotas: OfVisitors,
    settings: SiteSettings,
    entry: Entering,
) -> Response[EnteredResponse]:
    """Sign in with a passkey."""
    asker, origin = asker_of(request), origin_or_refuse(request, settings)
    quotas.links.spend(address_of(request))
    answer = msgspec.json.encode(data.credential)
    entered = await keys.enter(asker, data.ticket, answer, origin, device_asking(request))
    return await entered_as(request, entered, entry)


@post("/api/account/openid", status_code=200)
async def go_elsewhere(
    request: HttpRequest, data: JSONBody[EmptyRequest], openid: OpenIds, quotas: OfVisitors, settings: SiteSettings
) -> GoTo:
    """Start signing in with the OpenID provider: the address to which the browser goes."""
    guest = guest_or_refuse(request)
    quotas.links.spend(address_of(request))
    return GoTo(await openid.begin(guest, site_address(request, settings)))


@post("/api/account/openid/use", status_code=200)
async def come_back(
    request: HttpRequest, data: JSONBody[OpenIdRequest], openid: OpenIds, quotas: OfVisitors, entry: Entering
) -> Response[EnteredResponse]:
    """Sign in with the parameters that the OpenID provider has returned."""
    quotas.links.spend(address_of(request))
    entered = await openid.enter(asker_of(request), data.code, data.state, device_asking(request))
    return await entered_as(request, entered, entry)
