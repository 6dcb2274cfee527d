"""Helpers of the routes that sign a browser in: responses, session cookies and the site's address."""

from __future__ import annotations

from collections import Counter
from typing import Literal
from urllib.parse import urlsplit

from litestar import Response
from litestar.datastructures import Cookie

from tertulia.server.domain.accounts import Credential, SignInMethodUnavailable
from tertulia.server.domain.notification_ports import ChannelService
from tertulia.server.domain.notifications import Channel, ChannelKind
from tertulia.server.http.account_schemas import (
    FormerChannel,
    FormerCredential,
    FormerGuest,
    FormerTables,
    SignedInResponse,
)
from tertulia.server.http.dependencies import HttpRequest, SignInServices
from tertulia.server.http.guests import cookies_for, device_of_request, sent_cookie, session_of
from tertulia.server.http.middleware import is_head
from tertulia.server.identity.accounts import SignInResult
from tertulia.server.identity.passkeys import Origin, origin_of
from tertulia.server.identity.sessions import RequestSession, Sessions
from tertulia.server.settings import Settings


async def sign_in_response(
    request: HttpRequest, entered: SignInResult, entry: SignInServices
) -> Response[SignedInResponse]:
    """Return the response to a browser that has signed in, with the cookie of its new session.

    `entered` is the result of the sign-in, and `entry` has the services that describe a former guest.
    """
    service, asker = entry.service, session_of(request)
    await service.guests.load_profiles([entered.guest])
    result: Literal["same", "entered", "ask"] = "entered"
    if entered.ticket is not None or entered.guest == asker.guest:
        result = "same" if entered.ticket is None else "ask"
    former = await _former_guest(asker, entry) if result == "ask" else None
    name = service.guests.name(entered.guest)
    answer = SignedInResponse(result, name, entered.added, entered.ticket, former)
    return Response(answer, cookies=session_cookie_headers(request, entered.cookie, entry.settings))


async def _former_guest(asker: RequestSession, entry: SignInServices) -> FormerGuest:
    """Describe the guest that the browser was before the sign-in, and the data a merge keeps or loses.

    `asker` is that guest's session in this browser.
    """
    accounts, guest, channel_service, community = entry.accounts, asker.guest, entry.channel_service, entry.community
    await entry.service.guests.load_profiles([guest])
    games = Counter(game for _, game, _ in await accounts.stores.rows.tables_of(guest))
    credentials = await accounts.stores.credentials.credentials_of(guest)
    kept_credentials = [each for each in credentials if each.session == asker.session]
    channels = [*await channel_service.store.channels_of(guest), *await channel_service.store.channels_of_host(guest)]
    now = accounts.now()
    return FormerGuest(
        name=entry.service.guests.name(guest),
        tables=[FormerTables(game, count) for game, count in sorted(games.items())],
        kept_credentials=[_credential(each) for each in kept_credentials],
        lost_credentials=[_credential(each) for each in credentials if each not in kept_credentials],
        channels=[FormerChannel(each.kind.value, _where(channel_service, each)) for each in channels],
        calendar=await channel_service.store.has_feed(guest),
        role=await community.moderation.role_of(guest),
        browsers=sum(each.hash != asker.session for each in await accounts.sessions.list_sessions(guest)),
        blocked=len(await community.blocks_and_notes.blocked_by(guest)),
        sanctioned=any(
            each.kind != "warning" and each.in_force(now) for each in await community.moderation.sanctions_of(guest)
        ),
    )


def _credential(credential: Credential) -> FormerCredential:
    return FormerCredential(credential.kind.value, credential.label)


def _where(channel_service: ChannelService, channel: Channel) -> str:
    where = channel_service.shown_address(channel)
    return urlsplit(where).hostname or "" if channel.kind is ChannelKind.PUSH else where


def session_cookie_headers(request: HttpRequest, value: str | None, settings: Settings) -> list[Cookie]:
    """Return the `Set-Cookie` values for a new session; empty if the cookie's value is None."""
    return [] if value is None else cookies_for(value, settings, request.scope["scheme"])


async def upgraded_session_cookies(
    request: HttpRequest, sessions: Sessions, settings: Settings, *, store_session: bool = False
) -> list[Cookie]:
    """Return the `Set-Cookie` values of a new session; empty if the browser keeps its cookie.

    The guest gets a stored session once data about the guest is stored, or at once if `store_session` is true
    (`Sessions.upgrade`). The list is empty for HEAD requests. Raises `SessionRotated` and `StorageFault`.
    """
    asker = session_of(request)
    if is_head(request.scope):
        return []
    value = await sessions.upgrade(sent_cookie(request), asker, device_of_request(request), store_session=store_session)
    return session_cookie_headers(request, value, settings)


def site_address(request: HttpRequest, settings: Settings) -> str:
    """Return the public URL of the site: the configured one, or else the one that the request used."""
    if settings.address is not None:
        return settings.address
    return f"{request.scope['scheme']}://{request.headers.get('host', '')}{settings.base_path}"


def webauthn_origin(request: HttpRequest, settings: Settings) -> Origin | None:
    """Return the WebAuthn origin of the requesting page, or None if passkeys do not work there.

    Browsers offer passkeys only over https or on localhost, and at no IP address. If the site's address is configured,
    passkeys work only on pages at this address.
    """
    here = origin_of(f"{request.scope['scheme']}://{request.headers.get('host', '')}")
    return here if settings.address is None or origin_of(settings.address) == here else None


def require_webauthn_origin(request: HttpRequest, settings: Settings) -> Origin:
    """Return the requesting page's WebAuthn origin.

    Raises `SignInMethodUnavailable` if passkeys do not work there.
    """
    origin = webauthn_origin(request, settings)
    if origin is None:
        raise SignInMethodUnavailable("passkeys work only at the site's own host name, over https")
    return origin
