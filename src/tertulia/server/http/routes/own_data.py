"""Routes of the asking guest's settings, which are shared by all devices, and of the data export."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get, put
from litestar.params import JSONBody

from tertulia.play import encode_record
from tertulia.server.domain.account_errors import TooManySettings
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.notifications import TABLE_OWNER
from tertulia.server.domain.service import TableService
from tertulia.server.errors import Refused
from tertulia.server.http.account_requests import SETTING, SettingsRequest
from tertulia.server.http.account_responses import Accepted, KeptSettings
from tertulia.server.http.community import Community
from tertulia.server.http.compressed import json_response
from tertulia.server.http.dependencies import AccountsDependency, HttpRequest, OwnDataDependency, QuotasDependency
from tertulia.server.http.described import File
from tertulia.server.http.errors import ApiError
from tertulia.server.http.guests import guest_of, require_guest, session_of
from tertulia.server.http.serializers import seat_responses


@get("/api/me/settings")
async def my_settings(request: HttpRequest, accounts: AccountsDependency) -> KeptSettings:
    """The guest's settings that differ from the defaults."""
    if guest_of(request) is None:
        return KeptSettings({}, kept=False)
    asker = session_of(request)
    return KeptSettings(dict(await accounts.stores.preferences.preferences_of(asker.guest)), asker.stored)


@put("/api/me/settings")
async def change_settings(
    request: HttpRequest, data: JSONBody[SettingsRequest], accounts: AccountsDependency
) -> Accepted:
    """Store settings. If two devices change one setting, the later change wins."""
    if wrong := [name for name in data.values if not SETTING.fullmatch(name)]:
        raise ApiError(
            400, "bad-request", f"values: names of 1 to 40 letters, digits, dots and dashes, not {wrong[0][:40]!r}"
        )
    if not await accounts.stores.preferences.store(require_guest(request), data.values):
        raise TooManySettings("no more settings are kept of one guest")
    return Accepted()


@get("/api/account/export")
async def export(request: HttpRequest, own_data: OwnDataDependency, quotas: QuotasDependency) -> File:
    """Export all data about the guest as JSON, with the records of finished games.

    Secrets that would let a reader sign in as the guest, or send messages in the site's name, are left out.
    """
    guest = require_guest(request)
    quotas.exports.spend(guest)
    accounts, service, community, asides, channel_service = own_data
    tables = [
        {"id": table, "game": game, "phase": phase, **await _record(service, table, phase)}
        for table, game, phase in await accounts.stores.rows.tables_of(guest)
    ]
    told = {
        "format": "tertulia-export-1",
        "guest": guest,
        "kept": await accounts.stores.rows.export_rows(guest),
        "tables": tables,
        "notes": await _notes(community, guest),
        "blocked": await _blocked(community, guest),
        "seats": [
            {"table": table, "seat": seat, **msgspec.to_builtins(aside)}
            for table, seat, aside in await asides.of_guest(guest)
        ],
        "channels": [
            {"id": each.id, "where": channel_service.shown_address(each)}
            for each in await channel_service.store.channels_of(guest)
        ],
        "channels_of_tables": [
            {
                "table": each.owner.removeprefix(TABLE_OWNER),
                "where": channel_service.shown_address(each),
                "kinds": each.kinds,
            }
            for each in await channel_service.store.channels_of_host(guest)
        ],
    }
    answer = await json_response(request, msgspec.json.encode(told))
    answer.headers["Content-Disposition"] = 'attachment; filename="tertulia.json"'
    return answer


async def _notes(community: Community, guest: GuestId) -> list[dict[str, str]]:
    """The guest's notes about players, by handle."""
    notes, names = await community.blocks_and_notes.notes_about_guests(guest), community.names
    held = await names.load_profiles(notes)
    told = [{"person": names.handle(who), "name": names.name(who), "words": words} for who, words in notes.items()]
    del held
    return told


async def _blocked(community: Community, guest: GuestId) -> list[dict[str, str]]:
    """The players whom the guest blocks, by handle."""
    blocked, names = await community.blocks_and_notes.blocked_by(guest), community.names
    held = await names.load_profiles(blocked)
    told = [{"person": names.handle(who), "name": names.name(who)} for who in sorted(blocked, key=names.handle)]
    del held
    return told


async def _record(service: TableService, table_id: str, phase: str) -> dict[str, Any]:
    """The public record of a finished game. Nothing of a running game: its record would reveal hidden information."""
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
