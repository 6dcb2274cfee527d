"""Routes that list, open and show tables, with earlier positions and the records of games."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from litestar import get, post
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation
from msgspec.structs import asdict

from tertulia.play import encode_record
from tertulia.server.domain.commands import Open
from tertulia.server.domain.history import match_at, plies_to_replay
from tertulia.server.domain.opening import require_game
from tertulia.server.domain.ports import Requester
from tertulia.server.domain.running import require_actor, require_own_turn
from tertulia.server.http.community import CommunityDependency
from tertulia.server.http.dependencies import (
    HttpRequest,
    Lists,
    Ply,
    QuotasDependency,
    ReplaysDependency,
    RequiredSeatQuery,
    SeatQuery,
    Service,
    Since,
    TableId,
    WithLegal,
)
from tertulia.server.http.errors import ApiError
from tertulia.server.http.guests import address_of, guest_of, note_language, require_guest
from tertulia.server.http.requests import MAX_BYTES_WITH_SET, set_json, with_command_body
from tertulia.server.http.response_types import Position, Previews, Record, WholeTable, json_response
from tertulia.server.http.responses import Created, Lobby
from tertulia.server.http.serializers import (
    NamingFunctions,
    count_sent_lines,
    listed_json,
    position_json,
    previews_json,
    seat_for,
    seat_responses,
    table_json,
)
from tertulia.server.http.table_requests import load_table, while_connected


@get("/api/tables")
async def lobby(request: HttpRequest, service: Service, lists: Lists) -> Lobby:
    """The lobby: the guest's own tables, invitations, and public tables that are not over."""
    guest = guest_of(request)
    listed = await lists.list_tables(guest)
    called = NamingFunctions(listed.name, service.guests.handle)
    return Lobby(
        [listed_json(table, guest, service.audience, called, listed.encoded_tables) for table in listed.tables]
    )


@post("/api/tables", request_max_body_size=MAX_BYTES_WITH_SET)
@with_command_body(Open)
async def create(
    request: HttpRequest,
    data: Any,
    service: Service,
    quotas: QuotasDependency,
    community: CommunityDependency,
) -> Created:
    """Open a table with the asking guest as its host.

    Without `components`, the table has the site's default component set. Otherwise it has a stored set, or one that is
    part of the request and is then stored.
    """
    guest = require_guest(request)
    require_game(data.game)
    quotas.tables.spend(address_of(request))
    await community.require_may_join(guest)
    if data.components is not None:
        quotas.checks.spend(address_of(request))
    table = await service.open(Open(guest, **asdict(data), set_json=set_json(data.components, await request.body())))
    await note_language(request, service.guests, guest)
    return Created(table.id)


@get("/api/tables/{table_id:str}")
async def table(
    request: HttpRequest,
    table_id: TableId,
    service: Service,
    quotas: QuotasDependency,
    seat: SeatQuery = None,
    since: Since = None,
) -> WholeTable:
    """A table, as the guest may see it. With `since`, the log has only the lines after that version."""
    found = await load_table(request, service, table_id)
    quotas.lines.spend(address_of(request), count_sent_lines(found, since))
    online = service.audience.online(found.id)
    whole = table_json(found, guest_of(request), seat, online, service.guests, since)
    return await json_response(request, whole)


class PositionQuery(NamedTuple):
    """The query parameters of a request for an earlier position of a game."""

    ply: int
    """The number of actions in the game's log before the requested position."""
    seat: int | None
    legal: bool
    """Whether to send the legal actions that the guest's seat had."""


def position_query(ply: Ply, seat: SeatQuery = None, legal: WithLegal = False) -> PositionQuery:
    """Collect the query parameters of a request for an earlier position of a game."""
    return PositionQuery(ply, seat, legal)


@get("/api/tables/{table_id:str}/position", dependencies={"earlier": Provide(position_query, sync_to_thread=False)})
async def position(
    request: HttpRequest,
    table_id: TableId,
    earlier: NamedDependency[SkipValidation[PositionQuery]],
    service: Service,
    limited_replays: ReplaysDependency,
) -> Position:
    """An earlier position of a game, as the guest could see it at that time.

    Lessons request the legal actions that the guest's seat had.
    """
    found = await load_table(request, service, table_id)
    guest, address, (replays, quotas) = guest_of(request), address_of(request), limited_replays
    quotas.moments.spend(address)
    quotas.plies.spend(address, plies_to_replay(found, earlier.ply))
    place = seat_for(found, guest, earlier.seat)
    there = await while_connected(request, match_at(found, earlier.ply, replays, Requester(address, guest or "")))
    return await json_response(request, position_json(found.state.version, place, there, earlier.legal))


@get("/api/tables/{table_id:str}/previews")
async def previews(request: HttpRequest, table_id: TableId, service: Service, seat: RequiredSeatQuery) -> Previews:
    """The events that each legal action of one of the guest's seats would cause."""
    guest, found = require_guest(request), await load_table(request, service, table_id)
    require_actor(require_own_turn(found.state, guest, seat), seat)
    return await json_response(request, previews_json(found.state, seat))


@get("/api/tables/{table_id:str}/record")
async def record(request: HttpRequest, table_id: TableId, service: Service) -> Record:
    """The record file of a finished game, with the players' names.

    With the file, the game can be replayed, and the shuffle can be verified.
    """
    found = await load_table(request, service, table_id)
    if found.state.match is None or found.state.phase != "over":
        raise ApiError(404, "not-over", "the record is available when the game is over")
    name = f'attachment; filename="{found.game.name}-{found.id}.json"'
    names = [seat.name or "" for seat in seat_responses(found.state.seats, None, (), service.guests)]
    answer = await json_response(request, encode_record(msgspec.structs.replace(found.record(), names=names)))
    answer.headers["Content-Disposition"] = name
    return answer
