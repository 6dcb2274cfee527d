"""Practice: playing on from a position of a game that is over, be it a table's or a record file's."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from tertulia.server.domain.commands import Practise
from tertulia.server.domain.practice import source_in, source_of
from tertulia.server.http.dependencies import Asked, Openings, Service, TableId
from tertulia.server.http.guests import guest_or_refuse
from tertulia.server.http.requests import PracticeRequest, RecordPracticeRequest
from tertulia.server.http.responses import Created
from tertulia.server.http.routes.tables import count_opening


@post("/api/tables/{table_id:str}/practice")
async def practice(
    request: Asked, table_id: TableId, data: JSONBody[PracticeRequest], service: Service, openings: Openings
) -> Created:
    """Play on from a position of this table's game, which is over: at a table of one's own, against bots."""
    command = Practise(guest_or_refuse(request), data.seat, data.bot, data.ply)
    source = source_of(await service.table(table_id))
    count_opening(request, openings)
    return Created((await service.practise(command, source)).id)


@post("/api/practice")
async def practice_record(
    request: Asked, data: JSONBody[RecordPracticeRequest], service: Service, openings: Openings
) -> Created:
    """Play on from a position of a record file's game: at a table of one's own, against bots."""
    command = Practise(guest_or_refuse(request), data.seat, data.bot, data.ply)
    count_opening(request, openings)
    return Created((await service.practise(command, source_in(data.record))).id)
