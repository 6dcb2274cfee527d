"""Routes of signing in by link, email or six-digit code."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import JSONBody

from tertulia.server.domain.account_errors import TokenSpent
from tertulia.server.domain.accounts import Purpose
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.mailing import read_address
from tertulia.server.http.account_requests import CodeRequest, LinkRequest, MailRequest, SettleRequest
from tertulia.server.http.account_responses import EnteredResponse, LinkMade, LinkSeen, Ticket
from tertulia.server.http.dependencies import (
    AccountsDependency,
    HttpRequest,
    MailSignInDependency,
    QuotasDependency,
    Service,
    SignInDependency,
    SiteSettings,
)
from tertulia.server.http.guests import address_of, device_of_request, require_guest, session_of, shown_language
from tertulia.server.http.requests import EmptyRequest
from tertulia.server.http.sign_in_responses import sign_in_response, upgraded_session_cookies
from tertulia.server.identity.one_time import SPENT_MESSAGE, VALID_MINUTES

LINKS = (Purpose.DEVICE, Purpose.MAIL)


@post("/api/account/device", status_code=201)
async def device_link(
    request: HttpRequest,
    data: JSONBody[EmptyRequest],
    accounts: AccountsDependency,
    quotas: QuotasDependency,
    settings: SiteSettings,
) -> Response[LinkMade]:
    """A link that signs another device in as the guest: valid once, for ten minutes."""
    guest = require_guest(request)
    quotas.links.spend(address_of(request))
    cookies = await upgraded_session_cookies(
        request, accounts.sessions, settings, wanted=True
    )  # a stored session, so that the other device can end it
    token = await accounts.one_time.create(
        Purpose.DEVICE, guest
    )  # created last, because replacing the cookie ends older links
    return Response(LinkMade(token, VALID_MINUTES[Purpose.DEVICE] * 60), cookies=cookies)


@post("/api/account/link", status_code=200)
async def look_at_link(
    request: HttpRequest,
    data: JSONBody[LinkRequest],
    accounts: AccountsDependency,
    mail_links: MailSignInDependency,
    service: Service,
    quotas: QuotasDependency,
) -> LinkSeen:
    """The effect of a link in this browser. The link stays valid."""
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
    return LinkSeen(
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
) -> Response[EnteredResponse]:
    """Sign in by a link, or add the address that it was mailed to. The link is used up."""
    asker, device = session_of(request), device_of_request(request)
    quotas.links.spend(address_of(request))
    if await accounts.one_time.find(data.token, [Purpose.MAIL]) is not None:
        entered = await mail_links.sign_in_by_link(asker, data.token, device)
    else:
        used = await accounts.one_time.consume(data.token, Purpose.DEVICE)
        entered = await accounts.sign_in(asker, used.guest or GuestId(""), device)
    return await sign_in_response(request, entered, entry)


@post("/api/account/settle", status_code=200)
async def settle(
    request: HttpRequest,
    data: JSONBody[SettleRequest],
    accounts: AccountsDependency,
    quotas: QuotasDependency,
    entry: SignInDependency,
) -> Response[EnteredResponse]:
    """Decide about the former guest after a sign-in: the account takes over their seats, or they are left behind."""
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
    quotas.letters.spend(address_of(request))
    quotas.letters_to.spend(address)
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
) -> Response[EnteredResponse]:
    """Sign in or add an email address by a six-digit code, in the browser that requested the email."""
    quotas.links.spend(address_of(request))
    entered = await mail_links.sign_in_by_code(session_of(request), data.ticket, data.code, device_of_request(request))
    return await sign_in_response(request, entered, entry)
