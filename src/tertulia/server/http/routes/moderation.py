"""Routes for moderators: reports, sanctions, appeals, roles and the log. Players see the reason of a sanction."""

from __future__ import annotations

import secrets
from typing import Annotated

from litestar import get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from tertulia.server.domain.chat import normalize_reason
from tertulia.server.domain.clock import milliseconds
from tertulia.server.domain.moderation import (
    Sanction,
    require_higher_role,
    require_may_decide_appeal,
    require_role,
    sanction_end,
)
from tertulia.server.http.community import CommunityDependency
from tertulia.server.http.community_requests import (
    AnswerRequest,
    FindRequest,
    OutcomeRequest,
    ReasonRequest,
    RoleRequest,
    SanctionRequest,
)
from tertulia.server.http.community_responses import Deeds, Fine, ModerationMessage, People, PersonRecord, StaffMember
from tertulia.server.http.dependencies import HttpRequest
from tertulia.server.http.guests import require_guest
from tertulia.server.http.moderation_json import ModerationResponses
from tertulia.server.http.routes.account_status import SanctionId
from tertulia.server.http.routes.blocks_and_notes import Handle

ReportId = Annotated[str, PathParameter(description="A report's id")]
Before = Annotated[int, QueryParameter(name="before", ge=1, le=1_000_000_000, description="Only lines before this one")]
MOST_DEEDS = 100


@get("/api/moderation")
async def moderation(request: HttpRequest, community: CommunityDependency) -> ModerationMessage:
    """Open reports and appeals, and the list of moderators."""
    store, guest = community.moderation, require_guest(request)
    role = await require_role(store, guest, "moderator")
    telling = ModerationResponses(community.names, milliseconds(community.clock.now()), guest)
    staff = await store.load_staff()
    await telling.load_names(staff)
    return ModerationMessage(
        role,
        await telling.reports(await store.open_reports()),
        await telling.sanctions(await store.appeals()),
        [StaffMember(telling.person(each), its) for each, its in staff.items()],
    )


@get("/api/moderation/people/{person:str}")
async def record_of(request: HttpRequest, person: Handle, community: CommunityDependency) -> PersonRecord:
    """A player's role and sanctions."""
    asker, store = require_guest(request), community.moderation
    await require_role(store, asker, "moderator")
    guest = community.handles.guest_of(person)
    telling = ModerationResponses(community.names, milliseconds(community.clock.now()), asker)
    await telling.load_names([guest])
    sanctions = await telling.sanctions(await store.sanctions_of(guest))
    return PersonRecord(telling.person(guest), await store.role_of(guest), sanctions)


@post("/api/moderation/people/{person:str}", status_code=200)
async def punish(
    request: HttpRequest, person: Handle, data: JSONBody[SanctionRequest], community: CommunityDependency
) -> Fine:
    """Warn, mute or suspend a player."""
    by, guest = require_guest(request), community.handles.guest_of(person)
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
    return Fine()


@post("/api/moderation/reports/{report:str}", status_code=200)
async def close_report(
    request: HttpRequest, report: ReportId, data: JSONBody[OutcomeRequest], community: CommunityDependency
) -> Fine:
    """Close a report without a sanction; the reporter sees the outcome."""
    by = require_guest(request)
    await require_role(community.moderation, by, "moderator")
    await community.moderation.close_report(by, report, data.outcome)
    return Fine()


@post("/api/moderation/sanctions/{sanction:str}/lift", status_code=200)
async def lift(
    request: HttpRequest, sanction: SanctionId, data: JSONBody[ReasonRequest], community: CommunityDependency
) -> Fine:
    """End a sanction early."""
    by = require_guest(request)
    await require_role(community.moderation, by, "moderator")
    await require_higher_role(community.moderation, by, (await community.moderation.find_sanction(sanction)).guest)
    await community.moderation.lift_sanction(by, sanction, normalize_reason(data.reason))
    return Fine()


@post("/api/moderation/sanctions/{sanction:str}/answer", status_code=200)
async def answer(
    request: HttpRequest, sanction: SanctionId, data: JSONBody[AnswerRequest], community: CommunityDependency
) -> Fine:
    """Decide an appeal."""
    by, store = require_guest(request), community.moderation
    await require_role(store, by, "moderator")
    found = await store.find_sanction(sanction)
    await require_higher_role(store, by, found.guest)
    await require_may_decide_appeal(store, by, found)
    await store.decide_appeal(by, sanction, data.upheld, normalize_reason(data.reason))
    return Fine()


@get("/api/moderation/log")
async def log(request: HttpRequest, community: CommunityDependency, before: Before = 1_000_000_000) -> Deeds:
    """The moderation log, the latest entries first."""
    asker = require_guest(request)
    await require_role(community.moderation, asker, "moderator")
    found = await community.moderation.load_log(before, MOST_DEEDS)
    return Deeds(
        await ModerationResponses(community.names, milliseconds(community.clock.now()), asker).log_entries(found)
    )


@post("/api/moderation/find", status_code=200)
async def find(request: HttpRequest, data: JSONBody[FindRequest], community: CommunityDependency) -> People:
    """Find players by email address, handle or name; for administrators."""
    asker = require_guest(request)
    await require_role(community.moderation, asker, "administrator")
    found = await community.find_guests(data.who)
    telling = ModerationResponses(community.names, milliseconds(community.clock.now()), asker)
    await telling.load_names(found)
    return People([telling.person(each) for each in found])


@put("/api/people/{person:str}/role")
async def appoint(
    request: HttpRequest, person: Handle, data: JSONBody[RoleRequest], community: CommunityDependency
) -> Fine:
    """Set a player's role; for administrators."""
    by, guest = require_guest(request), community.handles.guest_of(person)
    await require_role(community.moderation, by, "administrator")
    await community.moderation.appoint_guest(by, guest, data.role)
    return Fine()
