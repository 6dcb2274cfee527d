"""Routes of matchmaking and invitations."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from tertulia.server.domain.inviting import invited
from tertulia.server.domain.meeting import Desk, Wanted
from tertulia.server.http.community import OfPeople
from tertulia.server.http.community_responses import Fine, People, PersonRef
from tertulia.server.http.dependencies import (
    HttpRequest,
    Invites,
    Lists,
    Meets,
    OfVisitors,
    Service,
    TableId,
)
from tertulia.server.http.finding import table_asked
from tertulia.server.http.guests import address_of, guest_of, guest_or_refuse, note_language
from tertulia.server.http.requests import MOST_BYTES_WITH_SET, InviteRequest, PlayRequest, set_choice
from tertulia.server.http.responses import Created


@post("/api/play", request_max_body_size=MOST_BYTES_WITH_SET)
async def play(
    request: HttpRequest,
    data: JSONBody[PlayRequest],
    service: Service,
    lists: Lists,
    meetings: Meets,
    quotas: OfVisitors,
    community: OfPeople,
) -> Created:
    """Find opponents: join an open table that fits the criteria, or open one for the next player who searches."""
    guest = guest_or_refuse(request)
    await community.require_tables(guest)
    quotas.tables.spend(address_of(request))
    if data.components is not None:
        quotas.checks.spend(address_of(request))
    chosen = None if data.components is None else set_choice(data.components, await request.body())
    wanted = Wanted(
        data.game, data.seats, data.pace, data.forfeit, data.options, data.public, data.patience, data.substitute,
        data.hints, chosen,
    )  # fmt: skip
    desk, apart = Desk(service, lists, meetings, community.clock), await community.apart_from(guest)
    table_id = await desk.play(guest, wanted, apart)
    await note_language(request, service.guests, guest)
    return Created(table_id)


@get("/api/company")
async def company(request: HttpRequest, invitations: Invites, community: OfPeople) -> People:
    """The players who have sat at a table with the guest. The guest may invite them."""
    guest = guest_of(request)
    met = [] if guest is None else await invitations.company(guest)
    blocked = await community.people.blocked(guest) if guest is not None and met else frozenset()
    found = [
        each for each in met if each not in blocked
    ]  # hides the blocked players from the guest; a blocked player notices no difference
    held = await community.names.meet(found)
    people = [PersonRef(community.names.handle(each), community.names.name(each)) for each in found]
    del held
    return People(people)


@post("/api/tables/{table_id:str}/invite", status_code=200)
async def invite(
    request: HttpRequest,
    table_id: TableId,
    data: JSONBody[InviteRequest],
    service: Service,
    invitations: Invites,
    community: OfPeople,
) -> Fine:
    """Invite a player to a table that has not started. The invitation appears in the player's lobby."""
    guest, table = guest_or_refuse(request), await table_asked(request, service, table_id)
    await community.require_tables(guest)
    await invited(table, guest, community.handles.guest(data.person), invitations, community.people)
    return Fine()
