"""Routes of a guest's account status (role, sanctions, appeals), of role links, and of reports."""

from __future__ import annotations

import secrets
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from tertulia.server.domain.chat import LOBBY, Room, reason_given
from tertulia.server.domain.chatting import rooms_for
from tertulia.server.domain.clock import milliseconds
from tertulia.server.domain.errors import BadCommand
from tertulia.server.domain.moderation import AROUND, Report
from tertulia.server.domain.people import not_oneself
from tertulia.server.domain.service import TableService
from tertulia.server.http.community import Community, OfPeople
from tertulia.server.http.community_requests import ClaimRequest, ReasonRequest, ReportRequest
from tertulia.server.http.community_responses import ClaimSeen, Fine, StandingMessage
from tertulia.server.http.dependencies import HttpRequest, Service, SessionsMet, SiteSettings
from tertulia.server.http.entering import new_cookies
from tertulia.server.http.guests import asker_of, device_asking, guest_of, guest_or_refuse
from tertulia.server.http.moderation_json import Telling
from tertulia.server.http.routes.persons import Handle

SanctionId = Annotated[str, PathParameter(description="The id of a warning, a mute or a suspension")]


@get("/api/me/standing")
async def standing(request: HttpRequest, community: OfPeople) -> StandingMessage:
    """The guest's role, sanctions and reports."""
    guest, store = guest_of(request), community.moderation
    if guest is None:
        return StandingMessage("player", [], [], 0, signs_in=False)
    telling, role = Telling(community.names, milliseconds(community.clock.now()), guest), await store.role(guest)
    return StandingMessage(
        role,
        await telling.sanctions(await store.sanctions(guest)),
        await telling.own_reports(await store.reports_of(guest)),
        0 if role == "player" else await store.waiting(),
        bool(await community.credentials.of(guest)),
    )


@post("/api/me/standing/{sanction:str}/seen", status_code=200)
async def seen(request: HttpRequest, sanction: SanctionId, community: OfPeople) -> Fine:
    """Mark a sanction as read."""
    await community.moderation.mark_seen(guest_or_refuse(request), sanction)
    return Fine()


@post("/api/me/standing/{sanction:str}/appeal", status_code=200)
async def appeal(
    request: HttpRequest, sanction: SanctionId, data: JSONBody[ReasonRequest], community: OfPeople
) -> Fine:
    """Appeal against a sanction, which is possible once."""
    words = reason_given(data.reason)
    await community.moderation.appeal(guest_or_refuse(request), sanction, words)
    return Fine()


@post("/api/claim/look", status_code=200)
async def look_at_claim(request: HttpRequest, data: JSONBody[ClaimRequest], community: OfPeople) -> ClaimSeen:
    """The role that a link gives. The link stays valid."""
    link = community.links.read(data.token, community.clock.now())
    await community.moderation.require_claim(guest_or_refuse(request), link.role, link.nonce)
    return ClaimSeen(link.role)


@post("/api/claim", status_code=200)
async def claim(
    request: HttpRequest,
    data: JSONBody[ClaimRequest],
    community: OfPeople,
    sessions: SessionsMet,
    settings: SiteSettings,
) -> Response[Fine]:
    """Take the role that a link gives; the link is used up.

    The browser's cookie is replaced, so a copy of the old one has no role.
    """
    asker = asker_of(request)
    link = community.links.read(data.token, community.clock.now())
    await community.moderation.claim(asker.guest, link.role, link.nonce)
    cookie = await sessions.rotate(asker, device_asking(request))
    return Response(Fine(), cookies=new_cookies(request, cookie, settings))


@post("/api/people/{person:str}/report", status_code=200)
async def report(
    request: HttpRequest, person: Handle, data: JSONBody[ReportRequest], service: Service, community: OfPeople
) -> Fine:
    """Report a player, or one of their chat lines, to the moderators. They see the lines around it too."""
    guest = guest_or_refuse(request)
    about = not_oneself(guest, community.handles.guest(person))
    place = LOBBY if data.table is None else data.table
    room = Room(place, data.listeners if data.table is not None else "all")
    found = Report(
        id=secrets.token_hex(8),
        reporter=guest,
        about=about,
        room=room.name if data.number or data.table is not None else "",
        line=data.number,
        context=[],
        reason=reason_given(data.reason),
        time=milliseconds(community.clock.now()),
    )
    if data.number:
        found = await _with_context(found, room, service, community)
    elif data.table is not None:
        await service.table(data.table)
    await community.moderation.report(found)
    return Fine()


async def _with_context(found: Report, room: Room, service: TableService, community: Community) -> Report:
    """Add the reported chat line and its context.

    Raises `BadCommand` if the reporter cannot read that line of the player.
    """
    if room.table is not None:
        table = await service.table(room.table)
        if room.listeners not in rooms_for(table, found.reporter).reads:
            raise BadCommand("there is no such line")
    lines = await community.chat.store.between(room, found.line - AROUND, found.line + AROUND)
    if not any(line.number == found.line and line.author == found.about for line in lines):
        raise BadCommand("there is no such line")
    return Report(found.id, found.reporter, found.about, found.room, found.line, lines, found.reason, found.time)
