"""Exchange the presence of guests between processes through the broker (`share_presence`)."""

from __future__ import annotations

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.seats import guests_at
from tertulia.server.domain.service import TableService
from tertulia.server.live.broadcaster import Broadcaster
from tertulia.server.live.presence import GuestAtTable, Presence, PresenceUnknown
from tertulia.server.logs import warn_once

EXCHANGE_SECONDS = 5.0
"""Seconds between two exchanges."""


async def share_presence(service: TableService, live: Broadcaster, presence: Presence, clock: Clock = SYSTEM) -> None:
    """Publish the presence here and read the presence elsewhere, until cancelled.

    While the broker cannot be reached, no guest counts as absent.
    """
    while True:
        try:
            await exchange_presence(service, live, presence)
        except PresenceUnknown:
            live.note_seen_elsewhere({})
            warn_once("the broker cannot be reached: who is at tables through other processes is not known for now")
        await clock.sleep(EXCHANGE_SECONDS)


async def exchange_presence(service: TableService, live: Broadcaster, presence: Presence) -> None:
    """Exchange once the presence of the players and hosts of tables in memory. Raises `PresenceUnknown`."""
    places = [
        GuestAtTable(table.id, guest)
        for table in service.tables()
        for guest in dict.fromkeys([*guests_at(table.state.seats), table.state.host])
    ]
    here = [place for place in places if place.guest in live.present_here(place.table)]
    await presence.record(here)
    asked = sorted(set(places) - set(here))
    ages: dict[str, dict[GuestId, float]] = {place.table: {} for place in places}
    for place, age in zip(asked, await presence.ages(asked), strict=True):
        if age is not None:
            ages[place.table][place.guest] = age
    live.note_seen_elsewhere(ages)
