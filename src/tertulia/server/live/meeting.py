"""Exchange the presence of guests between processes through the broker (`share_presence`)."""

from __future__ import annotations

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.seats import guests_at
from tertulia.server.domain.service import TableService
from tertulia.server.live.broadcaster import Broadcaster
from tertulia.server.live.presence import Place, Presence, PresenceUnknown
from tertulia.server.logs import warn_once

EVERY = 5.0
"""Seconds between two exchanges."""


async def share_presence(service: TableService, live: Broadcaster, presence: Presence, clock: Clock = SYSTEM) -> None:
    """Publish the presence here and read the presence elsewhere, until cancelled.

    While the broker cannot be reached, no guest counts as absent.
    """
    while True:
        try:
            await meet(service, live, presence)
        except PresenceUnknown:
            live.see_elsewhere({})
            warn_once("the broker cannot be reached: who is at tables through other processes is not known for now")
        await clock.sleep(EVERY)


async def meet(service: TableService, live: Broadcaster, presence: Presence) -> None:
    """Exchange once the presence of the players and hosts of tables in memory. Raises `PresenceUnknown`."""
    places = [
        Place(table.id, guest)
        for table in service.tables()
        for guest in dict.fromkeys([*guests_at(table.state.seats), table.state.host])
    ]
    here = [place for place in places if place.guest in live.here(place.table)]
    await presence.keep(here)
    asked = sorted(set(places) - set(here))
    ages: dict[str, dict[GuestId, float]] = {place.table: {} for place in places}
    for place, age in zip(asked, await presence.ages(asked), strict=True):
        if age is not None:
            ages[place.table][place.guest] = age
    live.see_elsewhere(ages)
