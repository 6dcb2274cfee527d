"""What is thought of a decision, for whoever is asked it; and of a whole game, once it is over."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody
from msgspec import Raw, json

from tertulia.server.domain.commands import AskHint
from tertulia.server.domain.hints import hinted_match
from tertulia.server.http.compressed import json_response
from tertulia.server.http.dependencies import (
    Advised,
    Analysed,
    Asked,
    GamesAnalysed,
    HintsGiven,
    Service,
    TableId,
)
from tertulia.server.http.errors import ApiError
from tertulia.server.http.guests import address_of, guest_or_refuse
from tertulia.server.http.requests import HintRequest
from tertulia.server.http.responses import AdviceResponse, AnalysisResponse, HintResponse

BUSY = 30.0
"""Seconds after which it is worth asking again where too many games wait to be analysed."""


@post("/api/tables/{table_id:str}/hint", status_code=200)
async def hint(
    request: Asked, table_id: TableId, data: JSONBody[HintRequest], service: Service, hints: HintsGiven, advice: Advised
) -> HintResponse:
    """What a seat of this guest, which is to act, might best do; nobody else hears of it."""
    guest, table = guest_or_refuse(request), await service.table(table_id)
    asked = AskHint(guest, data.seat, data.position, data.version)
    hinted_match(table, asked)  # whoever may not ask has used up nothing
    if wait := advice.wait(guest):
        raise ApiError(429, "too-many", "too many hints for one guest", retry_after=wait)
    game = table.game
    found = [
        AdviceResponse(
            game.actions.notation(one.action), one.at_once, one.expected, one.chance, one.behind, one.prevents
        )
        for one in await hints.hint(table, asked)
    ]
    return HintResponse(data.position, data.seat, found)


@get("/api/tables/{table_id:str}/analysis")
async def analysis(
    request: Asked, table_id: TableId, service: Service, analyses: GamesAnalysed, analysed: Analysed
) -> Response[bytes]:
    """What is thought of a game that is over, or how far that is: whoever asks first begins it."""
    table = await service.table(table_id)
    explained = await analyses.kept(table)
    if explained is not None:
        return json_response(request, json.encode(AnalysisResponse(0, 0, Raw(explained))))
    progress = analyses.progress(table)
    if progress is None:
        if analyses.full:
            raise ApiError(429, "too-many", "too many games wait to be analysed", retry_after=BUSY)
        if wait := analysed.wait(address_of(request)):
            raise ApiError(429, "too-many", "too many games to be analysed for one address", retry_after=wait)
        progress = analyses.begin(table)
    return json_response(request, json.encode(AnalysisResponse(progress.done, progress.of, Raw(b"null"))))
