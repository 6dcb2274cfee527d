"""Routes for moderators: reports, sanctions, appeals, roles and the log. Players see the reason of a sanction."""

from __future__ import annotations

import secrets
from typing import Annotated

from litestar import get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from tertulia.server.domain.chat import reason_given
from tertulia.server.domain.clock import milliseconds
from tertulia.server.domain.moderation import Sanction, lasting, require_above, require_judge, require_role
from tertulia.server.http.community import OfPeople
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
from tertulia.server.http.guests import guest_or_refuse
from tertulia.server.http.moderation_json import Telling
from tertulia.server.http.routes.persons import Handle
from tertulia.server.http.routes.standing import SanctionId

ReportId = Annotated[str, PathParameter(description="A report's id")]
Before = Annotated[int, QueryParameter(name="before", ge=1, le=1_000_000_000, description="Only lines before this one")]
MOST_DEEDS = 100


@get("/api/moderation")
async def moderation(request: HttpRequest, community: OfPeople) -> ModerationMessage:
    """Open reports and appeals, and the list of moderators."""
    store, guest = community.moderation, guest_or_refuse(request)
    role = await require_role(store, guest, "moderator")
    telling = Telling(community.names, milliseconds(community.clock.now()), guest)
    staff = await store.staff()
    await telling.meet(staff)
    return ModerationMessage(
        role,
        await telling.reports(await store.open_reports()),
        await telling.sanctions(await store.appeals()),
        [StaffMember(telling.person(each), its) for each, its in staff.items()],
    )


@get("/api/moderation/people/{person:str}")
async def record_of(request: HttpRequest, person: Handle, community: OfPeople) -> PersonRecord:
    """A player's role and sanctions."""
    asker, store = guest_or_refuse(request), community.moderation
    await require_role(store, asker, "moderator")
    guest = community.handles.guest(person)
    telling = Telling(community.names, milliseconds(community.clock.now()), asker)
    await telling.meet([guest])
    sanctions = await telling.sanctions(await store.sanctions(guest))
    return PersonRecord(telling.person(guest), await store.role(guest), sanctions)


@post("/api/moderation/people/{person:str}", status_code=200)
async def punish(request: HttpRequest, person: Handle, data: JSONBody[SanctionRequest], community: OfPeople) -> Fine:
    """Warn, mute or suspend a player."""
    by, guest = guest_or_refuse(request), community.handles.guest(person)
    await require_above(community.moderation, by, guest)
    now = milliseconds(community.clock.now())
    sanction = Sanction(
        id=secrets.token_hex(8),
        guest=guest,
        kind=data.kind,
        reason=reason_given(data.reason),
        began=now,
        until=lasting(data.kind, data.days, now),
        by=by,
    )
    await community.moderation.punish(sanction, data.report)
    await community.sanctioned()
    return Fine()


@post("/api/moderation/reports/{report:str}", status_code=200)
async def close_report(
    request: HttpRequest, report: ReportId, data: JSONBody[OutcomeRequest], community: OfPeople
) -> Fine:
    """Close a report without a sanction; the reporter sees the outcome."""
    by = guest_or_refuse(request)
    await require_role(community.moderation, by, "moderator")
    await community.moderation.close_report(by, report, data.outcome)
    return Fine()


@post("/api/moderation/sanctions/{sanction:str}/lift", status_code=200)
async def lift(request: HttpRequest, sanction: SanctionId, data: JSONBody[ReasonRequest], community: OfPeople) -> Fine:
    """End a sanction early."""
    by = guest_or_refuse(request)
    await require_role(community.moderation, by, "moderator")
    await require_above(community.moderation, by, (await community.moderation.sanction(sanction)).guest)
    await community.moderation.lift(by, sanction, reason_given(data.reason))
    return Fine()


@post("/api/moderation/sanctions/{sanction:str}/answer", status_code=200)
async def answer(
    request: HttpRequest, sanction: SanctionId, data: JSONBody[AnswerRequest], community: OfPeople
) -> Fine:
    """Decide an appeal."""
    by, store = guest_or_refuse(request), community.moderation
    await require_role(store, by, "moderator")
    found = await store.sanction(sanction)
    await require_above(store, by, found.guest)
    await require_judge(store, by, found)
    await store.answer(by, sanction, data.upheld, reason_given(data.reason))
    return Fine()


@get("/api/moderation/log")
async def log(request: HttpRequest, community: OfPeople, before: Before = 1_000_000_000) -> Deeds:
    """The moderation log, the latest entries first."""
    asker = guest_or_refuse(request)
    await require_role(community.moderation, asker, "moderator")
    found = await community.moderation.log(before, MOST_DEEDS)
    return Deeds(await Telling(community.names, milliseconds(community.clock.now()), asker).deeds(found))


@post("/api/moderation/find", status_code=200)
async def find(request: HttpRequest, data: JSONBody[FindRequest], community: OfPeople) -> People:
    """Find players by email address, handle or name; for administrators."""
    asker = guest_or_refuse(request)
    await require_role(community.moderation, asker, "administrator")
    found = await community.found(data.who)
    telling = Telling(community.names, milliseconds(community.clock.now()), asker)
    await telling.meet(found)
    return People([telling.person(each) for each in found])


@put("/api/people/{person:str}/role")
async def appoint(request: HttpRequest, person: Handle, data: JSONBody[RoleRequest], community: OfPeople) -> Fine:
    """Set a player's role; for administrators."""
    by, guest = guest_or_refuse(request), community.handles.guest(person)
    await require_role(community.moderation, by, "administrator")
    await community.moderation.appoint(by, guest, data.role)
    return Fine()
