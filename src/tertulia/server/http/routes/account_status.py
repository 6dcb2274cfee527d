"""Routes of a guest's account status (role, sanctions, appeals), of role links, and of reports."""

from __future__ import annotations

import secrets
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from tertulia.server.domain.blocks_and_notes import require_other_guest
from tertulia.server.domain.chat import LOBBY, Room, normalize_reason
from tertulia.server.domain.chatting import chat_rights_at
from tertulia.server.domain.clock import milliseconds
from tertulia.server.domain.errors import BadCommand
from tertulia.server.domain.moderation import CONTEXT_LINES, Report
from tertulia.server.domain.service import TableService
from tertulia.server.http.community import Community, CommunityDependency
from tertulia.server.http.community_requests import ClaimRequest, ReasonRequest, ReportRequest
from tertulia.server.http.community_responses import ClaimSeen, Fine, StandingMessage
from tertulia.server.http.dependencies import HttpRequest, Service, SessionsDependency, SiteSettings
from tertulia.server.http.guests import device_of_request, guest_of, require_guest, session_of
from tertulia.server.http.moderation_json import ModerationResponses
from tertulia.server.http.routes.blocks_and_notes import Handle
from tertulia.server.http.sign_in_responses import session_cookie_headers

SanctionId = Annotated[str, PathParameter(description="The id of a warning, a mute or a suspension")]


@get("/api/me/standing")
async def standing(request: HttpRequest, community: CommunityDependency) -> StandingMessage:
    """The guest's role, sanctions and reports."""
    guest, store = guest_of(request), community.moderation
    if guest is None:
        return StandingMessage("player", [], [], 0, signs_in=False)
    telling, role = (
        ModerationResponses(community.names, milliseconds(community.clock.now()), guest),
        await store.role_of(guest),
    )
    return StandingMessage(
        role,
        await telling.sanctions(await store.sanctions_of(guest)),
        await telling.own_reports(await store.reports_of(guest)),
        0 if role == "player" else await store.count_open(),
        bool(await community.credentials.credentials_of(guest)),
    )


@post("/api/me/standing/{sanction:str}/seen", status_code=200)
async def seen(request: HttpRequest, sanction: SanctionId, community: CommunityDependency) -> Fine:
    """Mark a sanction as read."""
    await community.moderation.mark_sanction_seen(require_guest(request), sanction)
    return Fine()


@post("/api/me/standing/{sanction:str}/appeal", status_code=200)
async def appeal(
    request: HttpRequest, sanction: SanctionId, data: JSONBody[ReasonRequest], community: CommunityDependency
) -> Fine:
    """Appeal against a sanction, which is possible once."""
    words = normalize_reason(data.reason)
    await community.moderation.add_appeal(require_guest(request), sanction, words)
    return Fine()


@post("/api/claim/look", status_code=200)
async def look_at_claim(
    request: HttpRequest, data: JSONBody[ClaimRequest], community: CommunityDependency
) -> ClaimSeen:
    """The role that a link gives. The link stays valid."""
    link = community.links.read_token(data.token, community.clock.now())
    await community.moderation.require_claimable(require_guest(request), link.role, link.nonce)
    return ClaimSeen(link.role)


@post("/api/claim", status_code=200)
async def claim(
    request: HttpRequest,
    data: JSONBody[ClaimRequest],
    community: CommunityDependency,
    sessions: SessionsDependency,
    settings: SiteSettings,
) -> Response[Fine]:
    """Take the role that a link gives; the link is used up.

    The browser's cookie is replaced, so a copy of the old one has no role.
    """
    asker = session_of(request)
    link = community.links.read_token(data.token, community.clock.now())
    await community.moderation.claim_role(asker.guest, link.role, link.nonce)
    cookie = await sessions.rotate(asker, device_of_request(request))
    return Response(Fine(), cookies=session_cookie_headers(request, cookie, settings))


@post("/api/people/{person:str}/report", status_code=200)
async def report(
    request: HttpRequest,
    person: Handle,
    data: JSONBody[ReportRequest],
    service: Service,
    community: CommunityDependency,
) -> Fine:
    """Report a player, or one of their chat lines, to the moderators. They see the lines around it too."""
    guest = require_guest(request)
    about = require_other_guest(guest, community.handles.guest_of(person))
    place = LOBBY if data.table is None else data.table
    room = Room(place, data.listeners if data.table is not None else "all")
    found = Report(
        id=secrets.token_hex(8),
        reporter=guest,
        about=about,
        room=room.name if data.number or data.table is not None else "",
        line=data.number,
        context=[],
        reason=normalize_reason(data.reason),
        time=milliseconds(community.clock.now()),
    )
    if data.number:
        found = await _with_context(found, room, service, community)
    elif data.table is not None:
        await service.table(data.table)
    await community.moderation.add_report(found)
    return Fine()


async def _with_context(found: Report, room: Room, service: TableService, community: Community) -> Report:
    """Add the reported chat line and its context.

    Raises `BadCommand` if the reporter cannot read that line of the player.
    """
    if room.table is not None:
        table = await service.table(room.table)
        if room.listeners not in chat_rights_at(table, found.reporter).reads:
            raise BadCommand("there is no such line")
    lines = await community.chat.store.lines_between(room, found.line - CONTEXT_LINES, found.line + CONTEXT_LINES)
    if not any(line.number == found.line and line.author == found.about for line in lines):
        raise BadCommand("there is no such line")
    return Report(found.id, found.reporter, found.about, found.room, found.line, lines, found.reason, found.time)
