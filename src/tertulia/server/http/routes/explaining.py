"""Routes of hints during a game, and of the analysis of a finished game."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody
from msgspec import json

from tertulia.server.domain.commands import AskHint
from tertulia.server.domain.hints import match_for_hint
from tertulia.server.domain.ports import Requester
from tertulia.server.http.compressed import json_response
from tertulia.server.http.dependencies import GamesAnalysed, HintsGiven, HttpRequest, QuotasDependency, Service, TableId
from tertulia.server.http.described import Analysis
from tertulia.server.http.guests import address_of, guest_of, require_guest
from tertulia.server.http.hanging_up import while_connected
from tertulia.server.http.loading_tables import load_table
from tertulia.server.http.requests import HintRequest
from tertulia.server.http.responses import AdviceResponse, AnalysisResponse, HintResponse


@post("/api/tables/{table_id:str}/hint", status_code=200)
async def hint(
    request: HttpRequest,
    table_id: TableId,
    data: JSONBody[HintRequest],
    service: Service,
    hints: HintsGiven,
    quotas: QuotasDependency,
) -> HintResponse:
    """Hints for a decision that one of the guest's seats has to make now. Only the guest gets them."""
    guest, table = require_guest(request), await load_table(request, service, table_id)
    match = match_for_hint(table, AskHint(guest, data.seat, data.position, data.version))
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
    progress = analyses.progress(table)
    if progress is None:
        address = address_of(request)
        analyses.require_capacity(address)
        quotas.analyses.spend(address)
        progress = analyses.start(table, Requester(address, guest_of(request) or ""))
    return await json_response(request, json.encode(AnalysisResponse(progress.done, progress.total, None)))
