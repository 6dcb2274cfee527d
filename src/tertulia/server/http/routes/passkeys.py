"""Routes of signing in with a passkey or an OpenID provider."""

from __future__ import annotations

import msgspec
from litestar import Response, post
from litestar.params import JSONBody

from tertulia.server.domain.names import normalize_name
from tertulia.server.http.account_requests import AskPasskeyRequest, OpenIdRequest, PasskeyRequest
from tertulia.server.http.account_responses import Accepted, EnteredResponse, GoTo, Ticket
from tertulia.server.http.dependencies import (
    HttpRequest,
    OpenIdDependency,
    PasskeysDependency,
    QuotasDependency,
    Service,
    SignInDependency,
    SiteSettings,
)
from tertulia.server.http.guests import address_of, device_of_request, require_guest, session_of
from tertulia.server.http.requests import EmptyRequest
from tertulia.server.http.sign_in_responses import (
    require_webauthn_origin,
    session_cookie_headers,
    sign_in_response,
    site_address,
)


@post("/api/account/passkey/new", status_code=200)
async def ask_for_new_key(
    request: HttpRequest,
    data: JSONBody[AskPasskeyRequest],
    keys: PasskeysDependency,
    service: Service,
    quotas: QuotasDependency,
    settings: SiteSettings,
) -> Ticket:
    """Start creating a passkey: the WebAuthn options for the device, and a ticket for its answer."""
    guest, origin = require_guest(request), require_webauthn_origin(request, settings)
    quotas.links.spend(address_of(request))
    await service.guests.load_profiles([guest])
    asked = await keys.start_registration(guest, service.guests.name(guest), origin, verified=data.verified)
    return Ticket(asked.ticket, asked.options.decode())


@post("/api/account/passkey/add", status_code=201)
async def add_key(
    request: HttpRequest,
    data: JSONBody[PasskeyRequest],
    keys: PasskeysDependency,
    quotas: QuotasDependency,
    settings: SiteSettings,
) -> Response[Accepted]:
    """Store the passkey that the device has created as a sign-in method."""
    asker, origin = session_of(request), require_webauthn_origin(request, settings)
    quotas.links.spend(address_of(request))
    label = normalize_name(data.label) if data.label else ""
    answer, device = msgspec.json.encode(data.credential), device_of_request(request)
    added = await keys.add_passkey(asker, data.ticket, answer, label, origin, device)
    return Response(Accepted(), cookies=session_cookie_headers(request, added.cookie, settings))


@post("/api/account/passkey/ask", status_code=200)
async def ask_for_key(
    request: HttpRequest,
    data: JSONBody[AskPasskeyRequest],
    keys: PasskeysDependency,
    quotas: QuotasDependency,
    settings: SiteSettings,
) -> Ticket:
    """Start signing in with a passkey: the WebAuthn options for the device, and a ticket for its answer."""
    guest, origin = require_guest(request), require_webauthn_origin(request, settings)
    quotas.links.spend(address_of(request))
    asked = await keys.start_sign_in(guest, origin, verified=data.verified)
    return Ticket(asked.ticket, asked.options.decode())


@post("/api/account/passkey/use", status_code=200)
async def use_key(
    request: HttpRequest,
    data: JSONBody[PasskeyRequest],
    keys: PasskeysDependency,
    quotas: QuotasDependency,
    settings: SiteSettings,
    entry: SignInDependency,
) -> Response[EnteredResponse]:
    """Sign in with a passkey."""
    asker, origin = session_of(request), require_webauthn_origin(request, settings)
    quotas.links.spend(address_of(request))
    answer = msgspec.json.encode(data.credential)
    entered = await keys.sign_in(asker, data.ticket, answer, origin, device_of_request(request))
    return await sign_in_response(request, entered, entry)


@post("/api/account/openid", status_code=200)
async def go_elsewhere(
    request: HttpRequest,
    data: JSONBody[EmptyRequest],
    openid: OpenIdDependency,
    quotas: QuotasDependency,
    settings: SiteSettings,
) -> GoTo:
    """Start signing in with the OpenID provider: the address to which the browser goes."""
    guest = require_guest(request)
    quotas.links.spend(address_of(request))
    return GoTo(await openid.start_sign_in(guest, site_address(request, settings)))


@post("/api/account/openid/use", status_code=200)
async def come_back(
    request: HttpRequest,
    data: JSONBody[OpenIdRequest],
    openid: OpenIdDependency,
    quotas: QuotasDependency,
    entry: SignInDependency,
) -> Response[EnteredResponse]:
    """Sign in with the parameters that the OpenID provider has returned."""
    quotas.links.spend(address_of(request))
    entered = await openid.finish_sign_in(session_of(request), data.code, data.state, device_of_request(request))
    return await sign_in_response(request, entered, entry)
