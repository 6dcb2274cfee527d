"""Routes of hints, analyses and practice games against bots.

A practice game continues from a position of another game or of a record file.
"""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import JSONBody
from msgspec import json

from tertulia.server.domain.commands import OpenPractice, RequestHint
from tertulia.server.domain.ports import AnalysisProgress, Requester
from tertulia.server.domain.practice import Source, replay_cost, source_in, source_of
from tertulia.server.domain.running import match_for_hint
from tertulia.server.domain.service import TableService
from tertulia.server.http.dependencies import (
    GamesAnalysed,
    HintsGiven,
    HttpRequest,
    LimitedReplays,
    QuotasDependency,
    ReplaysDependency,
    Service,
    TableId,
)
from tertulia.server.http.guests import address_of, guest_of, note_language, require_guest
from tertulia.server.http.requests import MAX_BYTES_WITH_SET, PracticeRequest, RecordPracticeRequest, with_command_body
from tertulia.server.http.response_types import Analysis, json_response
from tertulia.server.http.responses import AdviceResponse, AnalysisResponse, Created, HintResponse
from tertulia.server.http.table_requests import load_table, while_connected


@post("/api/tables/{table_id:str}/hint", status_code=200)
@with_command_body(RequestHint)
async def hint(
    request: HttpRequest,
    table_id: TableId,
    data: Any,
    service: Service,
    hints: HintsGiven,
    quotas: QuotasDependency,
) -> HintResponse:
    """Hints for the current decision of one of the guest's seats.

    Other players do not see the request or the hints.
    """
    guest, table = require_guest(request), await load_table(request, service, table_id)
    match = match_for_hint(table, RequestHint(guest, data.seat, data.position, data.version))
    address = address_of(request)
    quotas.hints.spend(guest)  # after the checks above: a refused request uses up no quota
    quotas.hints_of_address.spend(address)
    game = table.game
    found = [
        AdviceResponse(game.actions.notation(one.action), one.rank, one.at_once, one.expected, one.chance, one.prevents)
        for one in await while_connected(request, hints.hint(table, match, data.seat, Requester(address, guest)))
    ]
    return HintResponse(data.position, data.seat, found)


@get("/api/tables/{table_id:str}/analysis")
async def analysis(
    request: HttpRequest, table_id: TableId, service: Service, analyses: GamesAnalysed, quotas: QuotasDependency
) -> Analysis:
    """The analysis of a finished game, or its progress. The first request starts it."""
    table = await load_table(request, service, table_id)
    report = await analyses.stored_report(table)
    if report is not None:
        return await json_response(request, json.encode(AnalysisResponse(0, 0, report)))
    progress = await analyses.progress(table)
    if progress is None:
        address = address_of(request)
        await analyses.require_capacity(address)
        quotas.analyses.spend(address)  # after the check above: a refused request uses up no quota
        await analyses.start(table, Requester(address, guest_of(request) or ""))
        progress = AnalysisProgress(0, 0)
    return await json_response(request, json.encode(AnalysisResponse(progress.done, progress.total, None)))


@post("/api/tables/{table_id:str}/practice")
async def practice(
    request: HttpRequest,
    table_id: TableId,
    data: JSONBody[PracticeRequest],
    service: Service,
    limited_replays: ReplaysDependency,
) -> Created:
    """Open a practice table that continues this table's finished game from one of its positions."""
    command = OpenPractice(require_guest(request), data.seat, data.bot, data.ply)
    source = source_of(await load_table(request, service, table_id))
    return await _open_practice(request, command, source, service, limited_replays)


@post("/api/practice", request_max_body_size=MAX_BYTES_WITH_SET)
async def practice_record(
    request: HttpRequest,
    data: JSONBody[RecordPracticeRequest],
    service: Service,
    limited_replays: ReplaysDependency,
) -> Created:
    """Open a practice table that continues the game in a record file from one of its positions."""
    command = OpenPractice(require_guest(request), data.seat, data.bot, data.ply)
    return await _open_practice(request, command, source_in(data.record), service, limited_replays)


async def _open_practice(
    request: HttpRequest,
    command: OpenPractice,
    source: Source,
    service: TableService,
    limited_replays: LimitedReplays,
) -> Created:
    address, (replays, quotas) = address_of(request), limited_replays
    quotas.plies.spend(address, replay_cost(source))
    quotas.tables.spend(address)
    table = await while_connected(request, service.practise(command, source, replays, address))
    await note_language(request, service.guests, command.guest)
    return Created(table.id)
