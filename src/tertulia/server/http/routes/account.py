"""Routes of the asking guest's account: sign-in methods, sessions, sign-out and deletion."""

from __future__ import annotations

import hashlib

from litestar import Response, get, post
from litestar.params import JSONBody

from tertulia.server.domain.account_errors import CredentialUnknown, SessionUnknown
from tertulia.server.domain.accounts import Credential, SessionRow
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.leaving import leave_all
from tertulia.server.domain.names import normalize_name
from tertulia.server.http.account_requests import DeleteRequest, EndRequest, RemoveRequest, RenameRequest
from tertulia.server.http.account_responses import Accepted, Account, CredentialResponse, SessionResponse
from tertulia.server.http.dependencies import (
    AccountsDependency,
    ChannelServiceDependency,
    HttpRequest,
    MailSignInDependency,
    OpenIdDependency,
    Service,
    SiteSettings,
)
from tertulia.server.http.errors import ApiError
from tertulia.server.http.guests import device_of_request, expired_cookies, require_guest, session_of
from tertulia.server.http.requests import EmptyRequest
from tertulia.server.http.sign_in_responses import session_cookie_headers, upgraded_session_cookies, webauthn_origin
from tertulia.server.identity.accounts import Accounts
from tertulia.server.identity.passkeys import signs_in_unverified

ID_LENGTH = 16


@get("/api/account")
async def account(
    request: HttpRequest,
    accounts: AccountsDependency,
    mail_links: MailSignInDependency,
    openid: OpenIdDependency,
    settings: SiteSettings,
) -> Response[Account]:
    """The asking guest's account. A guest with stored data gets a stored session, so that it appears in the list."""
    cookies, asker, now = (
        await upgraded_session_cookies(request, accounts.sessions, settings),
        session_of(request),
        accounts.now(),
    )
    here = accounts.sessions.hash_in(cookies[0].value or "") if cookies else asker.session
    found = await accounts.sessions.of(asker.guest)
    if not asker.stored and not cookies:  # a visitor without stored data has no stored session
        found = [*found, SessionRow(asker.session, asker.guest, device_of_request(request), now, now)]
    told = Account(
        [_credential(each, now) for each in await accounts.stores.credentials.credentials_of(asker.guest)],
        [_session(each, here, now) for each in found],
        len(await accounts.stores.rows.tables_of(asker.guest)),
        mail_links.offered,
        webauthn_origin(request, settings) is not None,
        openid.name,
        await accounts.stores.roles.role_of(asker.guest),
    )
    return Response(told, cookies=cookies)


@post("/api/account/sessions/end", status_code=200)
async def end_sessions(
    request: HttpRequest, data: JSONBody[EndRequest], accounts: AccountsDependency, settings: SiteSettings
) -> Response[Accepted]:
    """End some of the guest's sessions, or all others. Ending all others also replaces this browser's cookie."""
    asker = session_of(request)
    found = await accounts.sessions.of(asker.guest)
    ended = [each.hash for each in found if each.hash[:ID_LENGTH] in data.ids]
    if len(ended) < len(set(data.ids)):
        raise SessionUnknown("you have no such session, or it has ended")
    if data.others:
        ended = [each.hash for each in found if each.hash != asker.session]
    await accounts.end_sessions(asker, ended)
    if asker.session in ended:
        return Response(Accepted(), cookies=expired_cookies(settings, request.scope["scheme"]))
    cookie = await accounts.sessions.rotate(asker, device_of_request(request)) if data.others else None
    return Response(Accepted(), cookies=session_cookie_headers(request, cookie, settings))


@post("/api/account/sign-out", status_code=200)
async def sign_out(
    request: HttpRequest, data: JSONBody[EmptyRequest], accounts: AccountsDependency, settings: SiteSettings
) -> Response[Accepted]:
    """Sign this browser out: its session ends, and it becomes a new visitor."""
    asker = session_of(request)
    await accounts.end_sessions(asker, [asker.session])
    return Response(Accepted(), cookies=expired_cookies(settings, request.scope["scheme"]))


@post("/api/account/credentials/name", status_code=200)
async def name_credential(
    request: HttpRequest, data: JSONBody[RenameRequest], accounts: AccountsDependency
) -> Accepted:
    """Rename a sign-in method."""
    guest, label = require_guest(request), normalize_name(data.label)
    credential = await _own(accounts, guest, data.id)
    if not await accounts.stores.credentials.rename(guest, credential.kind, credential.subject, label):
        raise CredentialUnknown("you do not sign in with this")
    return Accepted()


@post("/api/account/credentials/remove", status_code=200)
async def remove_credential(
    request: HttpRequest, data: JSONBody[RemoveRequest], accounts: AccountsDependency, settings: SiteSettings
) -> Response[Accepted]:
    """Remove a sign-in method; the only one is removed only with `last`."""
    asker = session_of(request)
    credential = await _own(accounts, asker.guest, data.id)
    device = device_of_request(request)
    cookie = await accounts.remove_credential(asker, credential.kind, credential.subject, device, last=data.last)
    return Response(Accepted(), cookies=session_cookie_headers(request, cookie, settings))


@post("/api/account/delete", status_code=200)
async def delete_account(
    request: HttpRequest,
    data: JSONBody[DeleteRequest],
    accounts: AccountsDependency,
    service: Service,
    channel_service: ChannelServiceDependency,
    settings: SiteSettings,
) -> Response[Accepted]:
    """Delete the account. The games stay, without the guest's name. The request confirms it with the name."""
    guest = require_guest(request)
    await service.guests.load_profiles([guest])
    if " ".join(data.name.split()) != service.guests.name(guest):
        raise ApiError(400, "bad-request", "name: the one that you are called here, as a sign that you mean it")
    await accounts.stores.roles.require_other_administrator(guest)
    for channel in await channel_service.store.channels_of_host(
        guest
    ):  # the addresses belong to this guest, not to the next host of the table
        await channel_service.store.delete_channel(channel.id)
    await leave_all(
        service, guest, [table for table, _, phase in await accounts.stores.rows.tables_of(guest) if phase != "over"]
    )
    await accounts.delete_guest(guest)
    return Response(Accepted(), cookies=expired_cookies(settings, request.scope["scheme"]))


async def _own(accounts: Accounts, guest: GuestId, id: str) -> Credential:
    for each in await accounts.stores.credentials.credentials_of(guest):
        if _id_of(each) == id:
            return each
    raise CredentialUnknown("you do not sign in with this")


def _id_of(credential: Credential) -> str:
    return hashlib.sha256(f"{credential.kind} {credential.subject}".encode()).hexdigest()[:ID_LENGTH]


def _credential(credential: Credential, now: int) -> CredentialResponse:
    used = None if credential.used is None else _age(credential.used, now)
    made, unverified = _age(credential.made, now), signs_in_unverified(credential)
    return CredentialResponse(_id_of(credential), credential.kind.value, credential.label, made, used, unverified)


def _session(row: SessionRow, here: str, now: int) -> SessionResponse:
    browser, _, system = row.device.partition(" ")
    return SessionResponse(
        row.hash[:ID_LENGTH], browser, system, _age(row.made, now), _age(row.seen, now), row.hash == here
    )


def _age(moment: int, now: int) -> int:
    return max(0, (now - moment) // 1000)
