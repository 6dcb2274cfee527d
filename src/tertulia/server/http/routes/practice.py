"""Routes of practice: playing on from a position of a finished game or of a record file, against bots."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from tertulia.server.domain.commands import OpenPractice
from tertulia.server.domain.ports import ReplayService
from tertulia.server.domain.practice import Source, plies_of, source_in, source_of
from tertulia.server.domain.service import TableService
from tertulia.server.http.dependencies import HttpRequest, QuotasDependency, Replayed, Service, TableId
from tertulia.server.http.guests import address_of, note_language, require_guest
from tertulia.server.http.hanging_up import while_connected
from tertulia.server.http.loading_tables import load_table
from tertulia.server.http.quotas import Quotas
from tertulia.server.http.requests import MOST_BYTES_WITH_SET, PracticeRequest, RecordPracticeRequest
from tertulia.server.http.responses import Created


@post("/api/tables/{table_id:str}/practice")
async def practice(
    request: HttpRequest,
    table_id: TableId,
    data: JSONBody[PracticeRequest],
    service: Service,
    quotas: QuotasDependency,
    replays: Replayed,
) -> Created:
    """Open a practice table from a position of this table's finished game."""
    command = OpenPractice(require_guest(request), data.seat, data.bot, data.ply)
    source = source_of(await load_table(request, service, table_id))
    return await _practised(request, command, source, service, quotas, replays)


@post("/api/practice", request_max_body_size=MOST_BYTES_WITH_SET)
async def practice_record(
    request: HttpRequest,
    data: JSONBody[RecordPracticeRequest],
    service: Service,
    quotas: QuotasDependency,
    replays: Replayed,
) -> Created:
    """Open a practice table from a position of a record file."""
    command = OpenPractice(require_guest(request), data.seat, data.bot, data.ply)
    return await _practised(request, command, source_in(data.record), service, quotas, replays)


async def _practised(
    request: HttpRequest,
    command: OpenPractice,
    source: Source,
    service: TableService,
    quotas: Quotas,
    replays: ReplayService,
) -> Created:
    address = address_of(request)
    quotas.plies.spend(address, plies_of(source))
    quotas.tables.spend(address)
    table = await while_connected(request, service.practise(command, source, replays, address))
    await note_language(request, service.guests, command.guest)
    return Created(table.id)
