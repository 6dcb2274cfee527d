"""Routes of signing in: by link, email, six-digit code, passkey or OpenID Connect.

The former guest is the guest that the browser was before it signed in to an account.
"""

from __future__ import annotations

import msgspec
from litestar import Response, post
from litestar.params import JSONBody

from tertulia.server.domain.accounts import Purpose, TokenSpent
from tertulia.server.domain.delivery import read_address
from tertulia.server.domain.names import normalize_name
from tertulia.server.domain.seats import GuestId
from tertulia.server.http.account_schemas import (
    Accepted,
    AskPasskeyRequest,
    CodeRequest,
    LinkInfo,
    LinkRequest,
    MailRequest,
    NewLink,
    OpenIdRequest,
    PasskeyRequest,
    ProviderAddress,
    SettleRequest,
    SignedInResponse,
    Ticket,
)
from tertulia.server.http.dependencies import (
    AccountsDependency,
    HttpRequest,
    MailSignInDependency,
    OpenIdDependency,
    PasskeysDependency,
    QuotasDependency,
    Service,
    SignInDependency,
    SiteSettings,
)
from tertulia.server.http.guests import address_of, device_of_request, require_guest, session_of, shown_language
from tertulia.server.http.requests import EmptyRequest
from tertulia.server.http.sign_in_responses import (
    require_webauthn_origin,
    session_cookie_headers,
    sign_in_response,
    site_address,
    upgraded_session_cookies,
)
from tertulia.server.identity.one_time import SPENT_MESSAGE, VALID_MINUTES


@post("/api/account/passkey/new", status_code=200)
async def ask_for_new_key(
    request: HttpRequest,
    data: JSONBody[AskPasskeyRequest],
    keys: PasskeysDependency,
    service: Service,
    quotas: QuotasDependency,
    settings: SiteSettings,
) -> Ticket:
    """Start creating a passkey.

    Returns the WebAuthn options for the device, and a ticket for the device's answer.
    """
    guest, origin = require_guest(request), require_webauthn_origin(request, settings)
    quotas.links.spend(address_of(request))
    await service.guests.load_profiles([guest])
    webauthn_request = await keys.start_registration(guest, service.guests.name(guest), origin, verified=data.verified)
    return Ticket(webauthn_request.ticket, webauthn_request.options.decode())


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


@post("/api/account/passkey/challenge", status_code=200)
async def create_passkey_challenge(
    request: HttpRequest,
    data: JSONBody[AskPasskeyRequest],
    keys: PasskeysDependency,
    quotas: QuotasDependency,
    settings: SiteSettings,
) -> Ticket:
    """Start signing in with a passkey.

    Returns the WebAuthn options for the device, and a ticket for its answer.
    """
    guest, origin = require_guest(request), require_webauthn_origin(request, settings)
    quotas.links.spend(address_of(request))
    webauthn_request = await keys.start_sign_in(guest, origin, verified=data.verified)
    return Ticket(webauthn_request.ticket, webauthn_request.options.decode())


@post("/api/account/passkey/use", status_code=200)
async def use_key(
    request: HttpRequest,
    data: JSONBody[PasskeyRequest],
    keys: PasskeysDependency,
    quotas: QuotasDependency,
    settings: SiteSettings,
    entry: SignInDependency,
) -> Response[SignedInResponse]:
    """Sign in with a passkey: with the device's answer to the WebAuthn options."""
    asker, origin = session_of(request), require_webauthn_origin(request, settings)
    quotas.links.spend(address_of(request))
    answer = msgspec.json.encode(data.credential)
    entered = await keys.sign_in(asker, data.ticket, answer, origin, device_of_request(request))
    return await sign_in_response(request, entered, entry)


@post("/api/account/openid", status_code=200)
async def start_openid_sign_in(
    request: HttpRequest,
    data: JSONBody[EmptyRequest],
    openid: OpenIdDependency,
    quotas: QuotasDependency,
    settings: SiteSettings,
) -> ProviderAddress:
    """Start signing in with the OpenID provider. Returns the URL to which the browser goes."""
    guest = require_guest(request)
    quotas.links.spend(address_of(request))
    return ProviderAddress(await openid.start_sign_in(guest, site_address(request, settings)))


@post("/api/account/openid/use", status_code=200)
async def come_back(
    request: HttpRequest,
    data: JSONBody[OpenIdRequest],
    openid: OpenIdDependency,
    quotas: QuotasDependency,
    entry: SignInDependency,
) -> Response[SignedInResponse]:
    """Finish signing in, with the parameters that the OpenID provider has returned."""
    quotas.links.spend(address_of(request))
    entered = await openid.finish_sign_in(session_of(request), data.code, data.state, device_of_request(request))
    return await sign_in_response(request, entered, entry)


LINKS = (Purpose.DEVICE, Purpose.MAIL)


@post("/api/account/device", status_code=201)
async def device_link(
    request: HttpRequest,
    data: JSONBody[EmptyRequest],
    accounts: AccountsDependency,
    quotas: QuotasDependency,
    settings: SiteSettings,
) -> Response[NewLink]:
    """Create a link that signs another device in as the guest. It works once, within ten minutes."""
    guest = require_guest(request)
    quotas.links.spend(address_of(request))
    cookies = await upgraded_session_cookies(
        request, accounts.sessions, settings, store_session=True
    )  # a stored session, so that the other device can end it
    token = await accounts.one_time.create(
        Purpose.DEVICE, guest
    )  # created last, because replacing the cookie ends older links
    return Response(NewLink(token, VALID_MINUTES[Purpose.DEVICE] * 60), cookies=cookies)


@post("/api/account/link", status_code=200)
async def look_at_link(
    request: HttpRequest,
    data: JSONBody[LinkRequest],
    accounts: AccountsDependency,
    mail_links: MailSignInDependency,
    service: Service,
    quotas: QuotasDependency,
) -> LinkInfo:
    """The effect that a one-time link would have in this browser. The link is not used up."""
    asker = session_of(request)
    quotas.links.spend(address_of(request))
    found = await accounts.one_time.find(data.token, LINKS)
    if found is None or found.guest is None:
        raise TokenSpent(SPENT_MESSAGE)
    address, guest, adds = None, found.guest, False
    if found.purpose == Purpose.MAIL:
        address, guest, adds = await mail_links.effect_of_link(asker, found)
    await service.guests.load_profiles([guest])
    what = "mail" if found.purpose == Purpose.MAIL else "device"
    return LinkInfo(
        "mail" if what == "mail" else "device", service.guests.name(guest), guest == asker.guest, address, adds
    )


@post("/api/account/link/use", status_code=200)
async def use_link(
    request: HttpRequest,
    data: JSONBody[LinkRequest],
    accounts: AccountsDependency,
    mail_links: MailSignInDependency,
    quotas: QuotasDependency,
    entry: SignInDependency,
) -> Response[SignedInResponse]:
    """Sign in by a one-time link, or add the email address that the link was sent to. The link is used up."""
    asker, device = session_of(request), device_of_request(request)
    quotas.links.spend(address_of(request))
    if await accounts.one_time.find(data.token, [Purpose.MAIL]) is not None:
        entered = await mail_links.sign_in_by_link(asker, data.token, device)
    else:
        used = await accounts.one_time.consume(data.token, Purpose.DEVICE)
        entered = await accounts.sign_in(asker, used.guest or GuestId(""), device)
    return await sign_in_response(request, entered, entry)


@post("/api/account/settle", status_code=200)
async def decide_former_guest(
    request: HttpRequest,
    data: JSONBody[SettleRequest],
    accounts: AccountsDependency,
    quotas: QuotasDependency,
    entry: SignInDependency,
) -> Response[SignedInResponse]:
    """Decide about the former guest after a sign-in.

    The account takes over the former guest's seats, or the seats stay with the former guest.
    """
    asker = session_of(request)
    quotas.links.spend(address_of(request))
    entered = await accounts.finish_sign_in(asker, data.ticket, device_of_request(request), merge=data.merge)
    return await sign_in_response(request, entered, entry)


@post("/api/account/mail", status_code=202)
async def ask_for_mail(
    request: HttpRequest,
    data: JSONBody[MailRequest],
    mail_links: MailSignInDependency,
    service: Service,
    quotas: QuotasDependency,
) -> Ticket:
    """Send a sign-in email with a link and a six-digit code.

    The response does not reveal whether an account has the address.
    """
    asker, address = session_of(request), read_address(data.address)
    quotas.emails.spend(address_of(request))
    quotas.emails_to_recipient.spend(address)
    await service.guests.load_profiles([asker.guest])
    name, language = service.guests.name(asker.guest), service.guests.language(asker.guest)
    return Ticket(await mail_links.send_link(asker, address, name, language or shown_language(request)))


@post("/api/account/code", status_code=200)
async def use_code(
    request: HttpRequest,
    data: JSONBody[CodeRequest],
    mail_links: MailSignInDependency,
    quotas: QuotasDependency,
    entry: SignInDependency,
) -> Response[SignedInResponse]:
    """Sign in or add an email address by a six-digit code, in the browser that requested the email."""
    quotas.links.spend(address_of(request))
    entered = await mail_links.sign_in_by_code(session_of(request), data.ticket, data.code, device_of_request(request))
    return await sign_in_response(request, entered, entry)
