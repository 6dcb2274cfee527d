"""What is kept of oneself: settings that follow to other devices, and a copy of everything."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get, put
from litestar.params import JSONBody

from tertulia.play import encode_record
from tertulia.server.domain.account_errors import TooManySettings
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.notices import TABLE_OWNER
from tertulia.server.domain.service import TableService
from tertulia.server.errors import Refused
from tertulia.server.http.account_requests import SETTING, SettingsRequest
from tertulia.server.http.account_responses import Accepted, KeptSettings
from tertulia.server.http.community import Community, OfPeople
from tertulia.server.http.compressed import json_response
from tertulia.server.http.dependencies import AccountsKept, HttpRequest, Kept, NoticeDesk, OfVisitors, Service
from tertulia.server.http.described import File
from tertulia.server.http.errors import ApiError
from tertulia.server.http.guests import asker_of, guest_of, guest_or_refuse
from tertulia.server.http.serializers import seat_responses


@get("/api/me/settings")
async def my_settings(request: HttpRequest, accounts: AccountsKept) -> KeptSettings:
    """What I like otherwise than it usually is."""
    if guest_of(request) is None:
        return KeptSettings({}, kept=False)
    asker = asker_of(request)
    return KeptSettings(dict(await accounts.stores.preferences.of(asker.guest)), asker.kept)


@put("/api/me/settings")
async def change_settings(request: HttpRequest, data: JSONBody[SettingsRequest], accounts: AccountsKept) -> Accepted:
    """Keep settings; of two devices that change the same one, whoever comes last has their way."""
    if wrong := [name for name in data.values if not SETTING.fullmatch(name)]:
        raise ApiError(
            400, "bad-request", f"values: names of 1 to 40 letters, digits, dots and dashes, not {wrong[0][:40]!r}"
        )
    if not await accounts.stores.preferences.keep(guest_or_refuse(request), data.values):
        raise TooManySettings("no more settings are kept of one guest")
    return Accepted()


@get("/api/account/export")
async def export(
    request: HttpRequest,
    accounts: AccountsKept,
    service: Service,
    community: OfPeople,
    quotas: OfVisitors,
    asides: Kept,
    desk: NoticeDesk,
) -> File:
    """Everything that is kept of me, in one file, with the records of my games that are over. What would let somebody be me, or
    send in the site's name, is left out."""
    guest = guest_or_refuse(request)
    quotas.exports.spend(guest)
    tables = [
        {"id": table, "game": game, "phase": phase, **await _record(service, table, phase)}
        for table, game, phase in await accounts.stores.rows.tables(guest)
    ]
    told = {
        "format": "tertulia-export-1",
        "guest": guest,
        "kept": await accounts.stores.rows.kept(guest),
        "tables": tables,
        "notes": await _notes(community, guest),
        "blocked": await _blocked(community, guest),
        "seats": [
            {"table": table, "seat": seat, **msgspec.to_builtins(aside)}
            for table, seat, aside in await asides.of(guest)
        ],
        "channels": [{"id": each.id, "where": desk.where(each)} for each in await desk.channels.of(guest)],
        "channels_of_tables": [
            {"table": each.owner.removeprefix(TABLE_OWNER), "where": desk.where(each), "kinds": each.kinds}
            for each in await desk.channels.of_host(guest)
        ],
    }
    answer = await json_response(request, msgspec.json.encode(told))
    answer.headers["Content-Disposition"] = 'attachment; filename="tertulia.json"'
    return answer


async def _notes(community: Community, guest: GuestId) -> list[dict[str, str]]:
    """What a guest has written down about people, by what others may know these."""
    notes, names = await community.people.noted(guest), community.names
    held = await names.meet(notes)
    told = [{"person": names.handle(who), "name": names.name(who), "words": words} for who, words in notes.items()]
    del held
    return told


async def _blocked(community: Community, guest: GuestId) -> list[dict[str, str]]:
    """Whom a guest blocks, by what others may know them."""
    blocked, names = await community.people.blocked(guest), community.names
    held = await names.meet(blocked)
    told = [{"person": names.handle(who), "name": names.name(who)} for who in sorted(blocked, key=names.handle)]
    del held
    return told


async def _record(service: TableService, table_id: str, phase: str) -> dict[str, Any]:
    """The record of a game that is over, as anybody may have it; nothing of one that runs, which would tell what it hides."""
    if phase != "over":
        return {}
    try:
        table = await service.table(table_id)
    except Refused as refusal:
        return {"refused": refusal.code}
    if table.state.match is None or table.state.phase != "over":
        return {}
    names = [seat.name or "" for seat in seat_responses(table.state.seats, None, (), service.guests)]
    return {"record": msgspec.Raw(encode_record(msgspec.structs.replace(table.record(), names=names)))}
