"""Routes of matchmaking and invitations."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import JSONBody
from msgspec.structs import asdict

from tertulia.server.domain.matchmaking import MatchRequest, invite_guest
from tertulia.server.http.account_schemas import Accepted
from tertulia.server.http.community import CommunityDependency, last_seen_response
from tertulia.server.http.community_schemas import KnownPlayer, KnownPlayers
from tertulia.server.http.dependencies import (
    HttpRequest,
    InvitationsDependency,
    MatchmakerDependency,
    OnlineDependency,
    QuotasDependency,
    Service,
    TableId,
)
from tertulia.server.http.guests import address_of, guest_of, note_language, require_guest
from tertulia.server.http.requests import MAX_BYTES_WITH_SET, InviteRequest, set_json, with_command_body
from tertulia.server.http.responses import Created
from tertulia.server.http.table_requests import load_table


@post("/api/play", request_max_body_size=MAX_BYTES_WITH_SET)
@with_command_body(MatchRequest)
async def play(
    request: HttpRequest,
    data: Any,
    service: Service,
    matchmaker: MatchmakerDependency,
    quotas: QuotasDependency,
    community: CommunityDependency,
) -> Created:
    """Find opponents: join an open table that fits the criteria, or open a new table.

    If the criteria ask for a public table, later players with fitting criteria join the new table.
    """
    guest = require_guest(request)
    await community.require_may_join(guest)
    quotas.tables.spend(address_of(request))
    if data.components is not None:
        quotas.checks.spend(address_of(request))
    match_request = MatchRequest(**asdict(data), set_json=set_json(data.components, await request.body()))
    table_id = await matchmaker.seat_guest(guest, match_request, await community.guests_to_avoid(guest))
    await note_language(request, service.guests, guest)
    return Created(table_id)


@get("/api/known-players")
async def known_players(
    request: HttpRequest, invitations: InvitationsDependency, community: CommunityDependency, online: OnlineDependency
) -> KnownPlayers:
    """The players who have sat at a table with the guest, and when they last used the site.

    The guest may invite them.
    """
    guest = guest_of(request)
    met = [] if guest is None else await invitations.co_players(guest)
    blocked = await community.blocks_and_notes.blocked_by(guest) if guest is not None and met else frozenset()
    apart = await community.blocks_and_notes.blocked_either_way(guest) if guest is not None and met else frozenset()
    found = [
        each for each in met if each not in blocked
    ]  # hides the blocked players from the guest; a blocked player notices no difference
    profiles = await community.names.load_profiles(found)
    seen = await online.last_seen([each for each in found if each not in apart])
    people = [
        KnownPlayer(community.names.handle(each), community.names.name(each), last_seen_response(seen.get(each)))
        for each in found
    ]
    del profiles
    return KnownPlayers(people)


@post("/api/tables/{table_id:str}/invite", status_code=200)
async def invite(
    request: HttpRequest,
    table_id: TableId,
    data: JSONBody[InviteRequest],
    service: Service,
    invitations: InvitationsDependency,
    community: CommunityDependency,
) -> Accepted:
    """Invite a player to a table that has not started. The invitation appears in the player's lobby."""
    guest, table = require_guest(request), await load_table(request, service, table_id)
    await community.require_may_join(guest)
    await invite_guest(table, guest, community.handles.guest_of(data.handle), invitations, community.blocks_and_notes)
    return Accepted()
