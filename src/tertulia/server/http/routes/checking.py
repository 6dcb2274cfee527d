"""Route that validates a component set from the editor in the browser. Nothing is stored."""

from __future__ import annotations

from litestar import post
from msgspec import json

from tertulia.kernel.component_faults import Fault
from tertulia.kernel.component_text import MAX_BYTES
from tertulia.server.domain.checking import CheckedSet, Unreadable, checked
from tertulia.server.domain.opening import require_game
from tertulia.server.domain.sets import aside
from tertulia.server.http.check_responses import SetCheck, SetFault
from tertulia.server.http.compressed import json_response
from tertulia.server.http.dependencies import GameName, HttpRequest, QuotasDependency
from tertulia.server.http.described import Checked
from tertulia.server.http.errors import ApiError
from tertulia.server.http.guests import address_of
from tertulia.server.http.set_responses import Mark


@post("/api/components/{name:str}/check", status_code=200, request_max_body_size=MAX_BYTES)
async def check_set(request: HttpRequest, name: GameName, quotas: QuotasDependency) -> Checked:
    """Validate a component set in JSON or TOML, complete or partial.

    Returns its errors, or the data of the complete set.
    """
    game = require_game(name)
    quotas.checks.spend(address_of(request))
    body = await request.body()
    try:
        found = await aside(checked, game, body)
    except Unreadable as error:
        raise ApiError(400, error.code, str(error)) from None
    return await json_response(request, json.encode(_told(found)))


def _told(found: CheckedSet) -> SetCheck:
    played = found.playable
    return SetCheck(
        ok=played is not None,
        draft=found.draft,
        name=found.name,
        hash=played.hash if played else None,
        digest=found.digest,
        data=found.data,
        marks=[Mark(*mark) for mark in played.marks] if played else None,
        changes=found.changes if played else None,
        faults=[_fault(fault) for fault in found.faults],
    )


def _fault(fault: Fault) -> SetFault:
    code, message, args = fault.problem
    return SetFault(fault.table, fault.number, fault.key, code, message, args)
