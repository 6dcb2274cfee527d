"""Routes from which open pages regularly request the guest's turns.

The responses also have data for the header and the home page. A guest whose open page polls is online; a service worker
that polls does not make its guest online.
"""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from tertulia.server.domain.seats import GuestId
from tertulia.server.http.community import Community, CommunityDependency
from tertulia.server.http.dependencies import HttpRequest, TurnPolls, TurnPollsDependency
from tertulia.server.http.guests import guest_of, require_guest
from tertulia.server.http.requests import VisibleTableRequest
from tertulia.server.http.turn_responses import (
    OnlinePlayerResponse,
    OnlineTable,
    SiteNotificationResponse,
    TurnResponse,
    Turns,
)

WithPlayers = Annotated[
    bool | None,
    QueryParameter(
        name="here",
        description="Sent by an open page, whose guest is then online: whether to name players who are online",
    ),
]


@get("/api/turns")
async def turns(
    request: HttpRequest, turn_polls: TurnPollsDependency, community: CommunityDependency, here: WithPlayers = None
) -> Turns:
    """The tables that wait for the guest to act, the most urgent first.

    The response also has the number of online players, and the guest's notifications for the header and the home page.
    A visitor without a cookie has no tables. Only open pages send `here`; it makes the guest online. If `here` is true,
    the response also names players who are online.
    """
    guest = guest_of(request)
    if guest is not None and here is not None:
        turn_polls.visitors.note(guest, None)
    return await _turns(guest, turn_polls, community, bool(here))


@post("/api/turns", status_code=200)
async def turns_of_visible_page(
    request: HttpRequest,
    data: JSONBody[VisibleTableRequest],
    turn_polls: TurnPollsDependency,
    community: CommunityDependency,
) -> Turns:
    """The tables that wait for the guest to act, requested by a visible page that shows a table.

    Notifications about the shown table are held back while its page repeats this request.
    """
    guest = require_guest(request)
    turn_polls.visitors.note(guest, data.table)
    await turn_polls.visible_tables.note_view(data.table, guest)
    return await _turns(guest, turn_polls, community, False)


async def _turns(guest: GuestId | None, turn_polls: TurnPolls, community: Community, here: bool) -> Turns:
    online = await turn_polls.online.count()
    players = await _players_here(guest, turn_polls, community) if here else None
    if guest is None:
        return Turns([], online, players, [])
    turns = [TurnResponse(*turn) for turn in await turn_polls.lists.turns(guest)]
    return Turns(turns, online, players, await _notifications(guest, turn_polls, community))


async def _players_here(
    viewer: GuestId | None, turn_polls: TurnPolls, community: Community
) -> list[OnlinePlayerResponse]:
    listing = await turn_polls.lists.list_tables(viewer)
    apart = frozenset() if viewer is None else await community.blocks_and_notes.blocked_either_way(viewer)
    found = await turn_polls.online.seen_by(viewer, listing.tables, apart)
    profiles = await community.names.load_profiles(each.guest for each in found)
    players = [
        OnlinePlayerResponse(
            community.names.handle(each.guest),
            community.names.name(each.guest),
            None if (table := each.table) is None else OnlineTable(table.id, table.game, open=table.phase == "open"),
        )
        for each in found
    ]
    del profiles
    return players


async def _notifications(guest: GuestId, turn_polls: TurnPolls, community: Community) -> list[SiteNotificationResponse]:
    found = await turn_polls.site_notifications.notifications_for(guest)
    profiles = await community.names.load_profiles(each.by for each in found if each.by is not None)
    notifications = [
        SiteNotificationResponse(
            each.kind, each.at, each.table, each.game, None if each.by is None else community.names.name(each.by)
        )
        for each in found
    ]
    del profiles
    return notifications
