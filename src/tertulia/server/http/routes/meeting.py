"""Playing at once: an open table that fits, else a new one."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from tertulia.server.domain.meeting import Desk, Wanted
from tertulia.server.http.community import OfPeople
from tertulia.server.http.dependencies import HttpRequest, Lists, Meets, OfVisitors, Service
from tertulia.server.http.guests import address_of, guest_or_refuse
from tertulia.server.http.requests import PlayRequest
from tertulia.server.http.responses import Created


@post("/api/play")
async def play(
    request: HttpRequest,
    data: JSONBody[PlayRequest],
    service: Service,
    lists: Lists,
    meetings: Meets,
    quotas: OfVisitors,
    community: OfPeople,
) -> Created:
    """Sit down where somebody waits for the same game, or wait there for the next who wants it."""
    guest = guest_or_refuse(request)
    quotas.tables.spend(address_of(request))
    await community.require_tables(guest)
    desk = Desk(service, lists, meetings, community.clock, community.people)
    return Created(await desk.play(guest, Wanted(data.game, data.seats, data.pace)))
