"""Routes of reports, sanctions, appeals, roles, the moderation log and the guest's account status."""

from __future__ import annotations

import secrets
from typing import Annotated

from litestar import Response, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from tertulia.server.domain.blocks_and_notes import require_other_guest
from tertulia.server.domain.chat import LOBBY, Room, normalize_reason
from tertulia.server.domain.chatting import chat_rights_at
from tertulia.server.domain.clock import milliseconds
from tertulia.server.domain.errors import BadCommand
from tertulia.server.domain.moderation import (
    CONTEXT_LINES,
    PlayerReport,
    Sanction,
    require_higher_role,
    require_may_decide_appeal,
    require_role,
    sanction_end,
)
from tertulia.server.domain.service import TableService
from tertulia.server.http.account_schemas import Accepted
from tertulia.server.http.community import Community, CommunityDependency, ModerationResponses
from tertulia.server.http.community_schemas import (
    AccountStatus,
    AppealAnswerRequest,
    ClaimRequest,
    FindRequest,
    ModerationActions,
    ModerationResponse,
    OutcomeRequest,
    PlayerList,
    PlayerRecord,
    ReasonRequest,
    ReportRequest,
    RoleOffer,
    RoleRequest,
    SanctionRequest,
    StaffMember,
)
from tertulia.server.http.dependencies import HttpRequest, Service, SessionsDependency, SiteSettings
from tertulia.server.http.guests import device_of_request, guest_of, require_guest, session_of
from tertulia.server.http.routes.profiles import Handle
from tertulia.server.http.sign_in_responses import session_cookie_headers

SanctionId = Annotated[str, PathParameter(description="The id of a warning, a mute or a suspension")]


@get("/api/me/status")
async def account_status(request: HttpRequest, community: CommunityDependency) -> AccountStatus:
    """The asking guest's role, sanctions, and reports that the guest has sent."""
    guest, store = guest_of(request), community.moderation
    if guest is None:
        return AccountStatus("player", [], [], 0, has_sign_in_method=False)
    responses, role = (
        ModerationResponses(community.names, milliseconds(community.clock.now()), guest),
        await store.role_of(guest),
    )
    return AccountStatus(
        role,
        await responses.sanctions(await store.sanctions_of(guest)),
        await responses.own_reports(await store.reports_of(guest)),
        0 if role == "player" else await store.count_open(),
        bool(await community.credentials.credentials_of(guest)),
    )


@post("/api/me/sanctions/{sanction:str}/seen", status_code=200)
async def mark_sanction_seen(request: HttpRequest, sanction: SanctionId, community: CommunityDependency) -> Accepted:
    """Mark one of the guest's own sanctions as read."""
    await community.moderation.mark_sanction_seen(require_guest(request), sanction)
    return Accepted()


@post("/api/me/sanctions/{sanction:str}/appeal", status_code=200)
async def appeal(
    request: HttpRequest, sanction: SanctionId, data: JSONBody[ReasonRequest], community: CommunityDependency
) -> Accepted:
    """Appeal against one of the guest's own sanctions. Each sanction can be appealed once."""
    words = normalize_reason(data.reason)
    await community.moderation.add_appeal(require_guest(request), sanction, words)
    return Accepted()


@post("/api/claim/preview", status_code=200)
async def preview_claim(
    request: HttpRequest, data: JSONBody[ClaimRequest], community: CommunityDependency
) -> RoleOffer:
    """The role that a role link gives. The link is not used up."""
    link = community.links.read_token(data.token, community.clock.now())
    await community.moderation.require_claimable(require_guest(request), link.role, link.nonce)
    return RoleOffer(link.role)


@post("/api/claim", status_code=200)
async def claim(
    request: HttpRequest,
    data: JSONBody[ClaimRequest],
    community: CommunityDependency,
    sessions: SessionsDependency,
    settings: SiteSettings,
) -> Response[Accepted]:
    """Take the role that a role link gives. The link is used up.

    The browser's cookie is replaced, so that a copy of the old one does not get the role.
    """
    asker = session_of(request)
    link = community.links.read_token(data.token, community.clock.now())
    await community.moderation.claim_role(asker.guest, link.role, link.nonce)
    cookie = await sessions.rotate(asker, device_of_request(request))
    return Response(Accepted(), cookies=session_cookie_headers(request, cookie, settings))


@post("/api/players/{handle:str}/report", status_code=200)
async def report(
    request: HttpRequest,
    handle: Handle,
    data: JSONBody[ReportRequest],
    service: Service,
    community: CommunityDependency,
) -> Accepted:
    """Report a player, or one of the player's chat lines with the lines around it, to the moderators."""
    guest = require_guest(request)
    about = require_other_guest(guest, community.handles.guest_of(handle))
    place = LOBBY if data.table is None else data.table
    room = Room(place, data.listeners if data.table is not None else "all")
    found = PlayerReport(
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
    return Accepted()


async def _with_context(found: PlayerReport, room: Room, service: TableService, community: Community) -> PlayerReport:
    """Return the report with the reported chat line and the lines around it.

    Raises `BadCommand` if the reporter cannot read the line, or if another player wrote it.
    """
    if room.table is not None:
        table = await service.table(room.table)
        if room.listeners not in chat_rights_at(table, found.reporter).readable_rooms:
            raise BadCommand("chat message not found")
    lines = await community.chat.store.lines_between(room, found.line - CONTEXT_LINES, found.line + CONTEXT_LINES)
    if not any(line.number == found.line and line.author == found.about for line in lines):
        raise BadCommand("chat message not found")
    return PlayerReport(found.id, found.reporter, found.about, found.room, found.line, lines, found.reason, found.time)


ReportId = Annotated[str, PathParameter(description="A report's id")]
Before = Annotated[
    int, QueryParameter(name="before", ge=1, le=1_000_000_000, description="Only log entries before this one")
]
MAX_LOG_ENTRIES = 100


@get("/api/moderation")
async def moderation(request: HttpRequest, community: CommunityDependency) -> ModerationResponse:
    """Open reports and appeals, and the list of moderators and administrators. For moderators."""
    store, guest = community.moderation, require_guest(request)
    role = await require_role(store, guest, "moderator")
    responses = ModerationResponses(community.names, milliseconds(community.clock.now()), guest)
    staff = await store.load_staff()
    await responses.load_names(staff)
    return ModerationResponse(
        role,
        await responses.reports(await store.open_reports()),
        await responses.sanctions(await store.appeals()),
        [StaffMember(responses.player(each), its) for each, its in staff.items()],
    )


@get("/api/moderation/players/{handle:str}")
async def record_of(request: HttpRequest, handle: Handle, community: CommunityDependency) -> PlayerRecord:
    """A player's role and sanctions. For moderators."""
    asker, store = require_guest(request), community.moderation
    await require_role(store, asker, "moderator")
    guest = community.handles.guest_of(handle)
    responses = ModerationResponses(community.names, milliseconds(community.clock.now()), asker)
    await responses.load_names([guest])
    sanctions = await responses.sanctions(await store.sanctions_of(guest))
    return PlayerRecord(responses.player(guest), await store.role_of(guest), sanctions)


@post("/api/moderation/players/{handle:str}", status_code=200)
async def sanction_player(
    request: HttpRequest, handle: Handle, data: JSONBody[SanctionRequest], community: CommunityDependency
) -> Accepted:
    """Warn, mute or suspend a player whose role is lower than that of the moderator."""
    by, guest = require_guest(request), community.handles.guest_of(handle)
    await require_higher_role(community.moderation, by, guest)
    now = milliseconds(community.clock.now())
    sanction = Sanction(
        id=secrets.token_hex(8),
        guest=guest,
        kind=data.kind,
        reason=normalize_reason(data.reason),
        began=now,
        until=sanction_end(data.kind, data.days, now),
        by=by,
    )
    await community.moderation.add_sanction(sanction, data.report)
    await community.apply_sanctions()
    return Accepted()


@post("/api/moderation/reports/{report:str}", status_code=200)
async def close_report(
    request: HttpRequest, report: ReportId, data: JSONBody[OutcomeRequest], community: CommunityDependency
) -> Accepted:
    """Close a report without a sanction. For moderators. The reporter sees the outcome."""
    by = require_guest(request)
    await require_role(community.moderation, by, "moderator")
    await community.moderation.close_report(by, report, data.outcome)
    return Accepted()


@post("/api/moderation/sanctions/{sanction:str}/lift", status_code=200)
async def end_sanction(
    request: HttpRequest, sanction: SanctionId, data: JSONBody[ReasonRequest], community: CommunityDependency
) -> Accepted:
    """End a sanction early. For moderators whose role is higher than that of the player."""
    by = require_guest(request)
    await require_role(community.moderation, by, "moderator")
    await require_higher_role(community.moderation, by, (await community.moderation.find_sanction(sanction)).guest)
    await community.moderation.lift_sanction(by, sanction, normalize_reason(data.reason))
    return Accepted()


@post("/api/moderation/sanctions/{sanction:str}/answer", status_code=200)
async def answer(
    request: HttpRequest, sanction: SanctionId, data: JSONBody[AppealAnswerRequest], community: CommunityDependency
) -> Accepted:
    """Decide a player's appeal: the sanction stays in force, or ends at once. For moderators."""
    by, store = require_guest(request), community.moderation
    await require_role(store, by, "moderator")
    found = await store.find_sanction(sanction)
    await require_higher_role(store, by, found.guest)
    await require_may_decide_appeal(store, by, found)
    await store.decide_appeal(by, sanction, data.upheld, normalize_reason(data.reason))
    return Accepted()


@get("/api/moderation/log")
async def log(
    request: HttpRequest, community: CommunityDependency, before: Before = 1_000_000_000
) -> ModerationActions:
    """The moderation log, the latest entries first. For moderators.

    Returns at most 100 entries whose numbers are below `before`. The default of `before` is above all numbers.
    """
    asker = require_guest(request)
    await require_role(community.moderation, asker, "moderator")
    found = await community.moderation.load_log(before, MAX_LOG_ENTRIES)
    return ModerationActions(
        await ModerationResponses(community.names, milliseconds(community.clock.now()), asker).log_entries(found)
    )


@post("/api/moderation/find", status_code=200)
async def find(request: HttpRequest, data: JSONBody[FindRequest], community: CommunityDependency) -> PlayerList:
    """Find players by email address, handle or complete name. For administrators."""
    asker = require_guest(request)
    await require_role(community.moderation, asker, "administrator")
    found = await community.find_guests(data.query)
    responses = ModerationResponses(community.names, milliseconds(community.clock.now()), asker)
    await responses.load_names(found)
    return PlayerList([responses.player(each) for each in found])


@put("/api/players/{handle:str}/role")
async def appoint(
    request: HttpRequest, handle: Handle, data: JSONBody[RoleRequest], community: CommunityDependency
) -> Accepted:
    """Set a player's role. For administrators."""
    by, guest = require_guest(request), community.handles.guest_of(handle)
    await require_role(community.moderation, by, "administrator")
    await community.moderation.appoint_guest(by, guest, data.role)
    return Accepted()
