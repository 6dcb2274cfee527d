"""Whom other processes see is there for this one, too."""

from __future__ import annotations

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.seats import guests_at
from tertulia.server.domain.service import TableService
from tertulia.server.live.broadcaster import Broadcaster
from tertulia.server.live.presence import Place, Presence, PresenceUnknown
from tertulia.server.logs import warn_once

EVERY = 5.0
"""Seconds between two looks."""


async def share_presence(service: TableService, live: Broadcaster, presence: Presence, clock: Clock = SYSTEM) -> None:
    """Say who is here and hear who is elsewhere, for ever. While that is not to be known, nobody is taken for away."""
    while True:
        try:
            await meet(service, live, presence)
        except PresenceUnknown:
            live.see_elsewhere({})
            warn_once("the broker cannot be reached: who is at tables through other processes is not known for now")
        await clock.sleep(EVERY)


async def meet(service: TableService, live: Broadcaster, presence: Presence) -> None:
    """One look: of those who sit at tables in memory, or host them. Raises `PresenceUnknown` where nothing can be known."""
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
