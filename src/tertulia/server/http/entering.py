"""What routes share that let a browser become somebody."""

from __future__ import annotations

from litestar import Response
from litestar.datastructures import Cookie

from tertulia.server.domain.account_errors import NotOffered
from tertulia.server.domain.service import TableService
from tertulia.server.http.account_responses import EnteredResponse
from tertulia.server.http.dependencies import HttpRequest
from tertulia.server.http.guests import asker_of, cookie_for, cookie_sent, device_asking
from tertulia.server.http.head import is_head
from tertulia.server.identity.accounts import Accounts, Entered
from tertulia.server.identity.passkeys import Origin, origin_of
from tertulia.server.identity.sessions import Sessions
from tertulia.server.settings import Settings


async def entered_as(
    request: HttpRequest, entered: Entered, accounts: Accounts, service: TableService, settings: Settings
) -> Response[EnteredResponse]:
    """The answer to whoever has shown who they are, with the cookie of a new session where they are that from now on."""
    await service.guests.meet([entered.guest])
    what = "ask" if entered.ticket else "entered" if entered.cookie else "same"
    tables = len(await accounts.stores.rows.tables(asker_of(request).guest)) if entered.ticket else 0
    answer = EnteredResponse(
        "ask" if what == "ask" else "entered" if what == "entered" else "same",
        service.guests.name(entered.guest),
        entered.added,
        entered.ticket,
        tables,
    )
    cookies = [] if entered.cookie is None else [cookie_for(entered.cookie, settings, request.scope["scheme"])]
    return Response(answer, cookies=cookies)


async def session_cookies(
    request: HttpRequest, sessions: Sessions, settings: Settings, *, wanted: bool = False
) -> list[Cookie]:
    """The cookie of a session for whoever has none yet, once something is kept of them, or where one is `wanted`."""
    asker = asker_of(request)
    if is_head(request.scope):
        return []
    value = await sessions.upgrade(cookie_sent(request), asker, device_asking(request), wanted=wanted)
    return [] if value is None else [cookie_for(value, settings, request.scope["scheme"])]


def site_address(request: HttpRequest, settings: Settings) -> str:
    """Where the site is for whoever asks: as it was set, or as they have called it."""
    if settings.address is not None:
        return settings.address
    return f"{request.scope['scheme']}://{request.headers.get('host', '')}{settings.base_path}"


def origin_asked(request: HttpRequest, settings: Settings) -> Origin | None:
    """Where the page is from which a request comes; None where browsers know no keys there, or it is not the site's own address."""
    here = origin_of(f"{request.scope['scheme']}://{request.headers.get('host', '')}")
    return here if settings.address is None or origin_of(settings.address) == here else None


def origin_or_refuse(request: HttpRequest, settings: Settings) -> Origin:
    """The same. Raises `NotOffered` where there are no keys."""
    origin = origin_asked(request, settings)
    if origin is None:
        raise NotOffered("browsers know keys only at the site's own name, by https")
    return origin
