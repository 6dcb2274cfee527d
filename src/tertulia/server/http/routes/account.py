"""Routes of the asking guest's account: sign-in methods, sessions, settings, export and deletion."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from litestar import Response, get, post, put
from litestar.params import JSONBody

from tertulia.play import encode_record
from tertulia.server.domain.accounts import (
    Credential,
    CredentialUnknown,
    SessionUnknown,
    StoredSession,
    TooManySettings,
)
from tertulia.server.domain.names import normalize_name
from tertulia.server.domain.notifications import TABLE_OWNER
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.service import TableService, leave_all
from tertulia.server.errors import Refused
from tertulia.server.http.account_schemas import (
    SETTING,
    Accepted,
    Account,
    CredentialResponse,
    DeleteRequest,
    EndSessionsRequest,
    RemoveRequest,
    RenameRequest,
    SessionResponse,
    SettingsRequest,
    StoredSettings,
)
from tertulia.server.http.community import Community
from tertulia.server.http.dependencies import (
    AccountsDependency,
    ChannelServiceDependency,
    HttpRequest,
    MailSignInDependency,
    OpenIdDependency,
    OwnDataDependency,
    QuotasDependency,
    Service,
    SiteSettings,
)
from tertulia.server.http.errors import ApiError
from tertulia.server.http.guests import device_of_request, expired_cookies, guest_of, require_guest, session_of
from tertulia.server.http.requests import EmptyRequest
from tertulia.server.http.response_types import File, json_response
from tertulia.server.http.serializers import seat_responses
from tertulia.server.http.sign_in_responses import session_cookie_headers, upgraded_session_cookies, webauthn_origin
from tertulia.server.identity.accounts import Accounts
from tertulia.server.identity.passkeys import signs_in_unverified


@get("/api/me/settings")
async def my_settings(request: HttpRequest, accounts: AccountsDependency) -> StoredSettings:
    """The asking guest's client settings that differ from the defaults."""
    if guest_of(request) is None:
        return StoredSettings({}, stored=False)
    asker = session_of(request)
    return StoredSettings(dict(await accounts.stores.preferences.preferences_of(asker.guest)), asker.stored)


@put("/api/me/settings")
async def change_settings(
    request: HttpRequest, data: JSONBody[SettingsRequest], accounts: AccountsDependency
) -> Accepted:
    """Store client settings. If two devices change one setting, the later change wins."""
    if wrong := [name for name in data.values if not SETTING.fullmatch(name)]:
        raise ApiError(
            400,
            "bad-request",
            f"values: a name must have 1 to 40 letters, digits, dots and dashes, not {wrong[0][:40]!r}",
        )
    if not await accounts.stores.preferences.store(require_guest(request), data.values):
        raise TooManySettings("a guest cannot store more settings")
    return Accepted()


@get("/api/account/export")
async def export(request: HttpRequest, own_data: OwnDataDependency, quotas: QuotasDependency) -> File:
    """Export all data about the guest as JSON, with the records of finished games.

    Secrets that would let a reader sign in as the guest, or send messages in the site's name, are left out.
    """
    guest = require_guest(request)
    quotas.exports.spend(guest)
    accounts, service, community, private_seat_data, channel_service = own_data
    tables = [
        {"id": table, "game": game, "phase": phase, **await _record(service, table, phase)}
        for table, game, phase in await accounts.stores.rows.tables_of(guest)
    ]
    document = {
        "format": "tertulia-export-1",
        "guest": guest,
        "kept": await accounts.stores.rows.export_rows(guest),
        "tables": tables,
        "notes": await _notes(community, guest),
        "blocked": await _list_blocked(community, guest),
        "seats": [
            {"table": table, "seat": seat, **msgspec.to_builtins(seat_data)}
            for table, seat, seat_data in await private_seat_data.of_guest(guest)
        ],
        "channels": [
            {"id": each.id, "where": channel_service.shown_address(each)}
            for each in await channel_service.store.channels_of(guest)
        ],
        "channels_of_tables": [
            {
                "table": each.owner.removeprefix(TABLE_OWNER),
                "where": channel_service.shown_address(each),
                "kinds": each.kinds,
            }
            for each in await channel_service.store.channels_of_host(guest)
        ],
    }
    answer = await json_response(request, msgspec.json.encode(document))
    answer.headers["Content-Disposition"] = 'attachment; filename="tertulia.json"'
    return answer


async def _notes(community: Community, guest: GuestId) -> list[dict[str, str]]:
    """Return the guest's private notes about players, each with the player's handle and name."""
    notes, names = await community.blocks_and_notes.notes_about_guests(guest), community.names
    profiles = await names.load_profiles(notes)
    entries = [{"handle": names.handle(who), "name": names.name(who), "words": words} for who, words in notes.items()]
    del profiles
    return entries


async def _list_blocked(community: Community, guest: GuestId) -> list[dict[str, str]]:
    """Return the players whom the guest blocks, sorted by handle."""
    blocked, names = await community.blocks_and_notes.blocked_by(guest), community.names
    profiles = await names.load_profiles(blocked)
    entries = [{"handle": names.handle(who), "name": names.name(who)} for who in sorted(blocked, key=names.handle)]
    del profiles
    return entries


async def _record(service: TableService, table_id: str, phase: str) -> dict[str, Any]:
    """Return the record of a finished game; empty for a game in another phase.

    The record of a running game would reveal hidden information. `phase` is the table's phase: for a phase other than
    `over`, the table is not loaded. If the table cannot be loaded, the dict has the code of the error.
    """
    if phase != "over":
        return {}
    try:
        table = await service.table(table_id)
    except Refused as refusal:
        return {"refused": refusal.code}
    if table.state.match is None or table.state.phase != "over":
        return {}
    names = [seat.name or "" for seat in seat_responses(table.state.seats, None, (), service.guests)]
    return {"record": msgspec.Raw(encode_record(msgspec.structs.replace(table.record(), names=names)))}


ID_LENGTH = 16


@get("/api/account")
async def account(
    request: HttpRequest,
    accounts: AccountsDependency,
    mail_links: MailSignInDependency,
    openid: OpenIdDependency,
    settings: SiteSettings,
) -> Response[Account]:
    """The asking guest's account: sign-in methods, sessions and role.

    If the storage has data about the guest, but no session for this browser, the session is stored first.
    """
    cookies, asker, now = (
        await upgraded_session_cookies(request, accounts.sessions, settings),
        session_of(request),
        accounts.now(),
    )
    here = accounts.sessions.hash_in(cookies[0].value or "") if cookies else asker.session
    found = await accounts.sessions.list_sessions(asker.guest)
    if not asker.stored and not cookies:  # a visitor without stored data has no stored session
        found = [*found, StoredSession(asker.session, asker.guest, device_of_request(request), now, now)]
    body = Account(
        [_credential(each, now) for each in await accounts.stores.credentials.credentials_of(asker.guest)],
        [_session(each, here, now) for each in found],
        len(await accounts.stores.rows.tables_of(asker.guest)),
        mail_links.offered,
        webauthn_origin(request, settings) is not None,
        openid.name,
        await accounts.stores.roles.role_of(asker.guest),
    )
    return Response(body, cookies=cookies)


@post("/api/account/sessions/end", status_code=200)
async def end_sessions(
    request: HttpRequest, data: JSONBody[EndSessionsRequest], accounts: AccountsDependency, settings: SiteSettings
) -> Response[Accepted]:
    """End some of the guest's sessions, or all except this browser's.

    Ending all others also replaces this browser's cookie.
    """
    asker = session_of(request)
    found = await accounts.sessions.list_sessions(asker.guest)
    ended = [each.hash for each in found if each.hash[:ID_LENGTH] in data.ids]
    if len(ended) < len(set(data.ids)):
        raise SessionUnknown("session not found, or it has ended")
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
    """Sign this browser out: its session ends, and the browser becomes a new visitor."""
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
        raise CredentialUnknown("your account has no such sign-in method")
    return Accepted()


@post("/api/account/credentials/remove", status_code=200)
async def remove_credential(
    request: HttpRequest, data: JSONBody[RemoveRequest], accounts: AccountsDependency, settings: SiteSettings
) -> Response[Accepted]:
    """Remove a sign-in method. If the account has no other sign-in method, `last` must be true."""
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
    """Delete the guest's account, confirmed by the guest's name. Games stay, without the name."""
    guest = require_guest(request)
    await service.guests.load_profiles([guest])
    if " ".join(data.name.split()) != service.guests.name(guest):
        raise ApiError(400, "bad-request", "name: must be your name here, to confirm the deletion")
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
    raise CredentialUnknown("your account has no such sign-in method")


def _id_of(credential: Credential) -> str:
    return hashlib.sha256(f"{credential.kind} {credential.subject}".encode()).hexdigest()[:ID_LENGTH]


def _credential(credential: Credential, now: int) -> CredentialResponse:
    idle = None if credential.used is None else _age(credential.used, now)
    age, unverified = _age(credential.created_at, now), signs_in_unverified(credential)
    return CredentialResponse(_id_of(credential), credential.kind.value, credential.label, age, idle, unverified)


def _session(row: StoredSession, here: str, now: int) -> SessionResponse:
    browser, _, system = row.device.partition(" ")
    return SessionResponse(
        row.hash[:ID_LENGTH], browser, system, _age(row.created_at, now), _age(row.seen, now), row.hash == here
    )


def _age(moment: int, now: int) -> int:
    return max(0, (now - moment) // 1000)
