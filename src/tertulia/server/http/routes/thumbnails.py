"""Route for the home page's thumbnails of running games.

A thumbnail shows the board, the decision to make, whether a move is planned, and the number of unread chat lines.
"""

from __future__ import annotations

from litestar import get
from msgspec import Raw, Struct

from tertulia.server.domain.chat import Room
from tertulia.server.domain.planning import may_plan
from tertulia.server.domain.running import require_own_seat
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.table import Table
from tertulia.server.http.community import Community, CommunityDependency
from tertulia.server.http.dependencies import (
    HttpRequest,
    PrivateSeatDependency,
    RequiredSeatQuery,
    Service,
    TableId,
)
from tertulia.server.http.guests import require_guest
from tertulia.server.http.responses import LegalJson, ViewJson
from tertulia.server.http.routes.chat import MAX_LINES_PER_PAGE
from tertulia.server.http.view_cache import encoded_views


class Thumbnail(Struct, kw_only=True):
    """A running game, as the home page shows it to the player of a seat."""

    actors: list[int]
    view: ViewJson
    legal: LegalJson
    planned: bool
    """Whether a planned move waits for the seat's turn."""
    may_plan: bool
    """Whether the seat's next turn can be foreseen, so that its player can plan it."""
    unread: int
    """The number of unread chat lines by other players whom the guest does not block."""


@get("/api/tables/{table_id:str}/thumbnail")
async def thumbnail(
    request: HttpRequest,
    table_id: TableId,
    service: Service,
    private_seat_data: PrivateSeatDependency,
    community: CommunityDependency,
    seat: RequiredSeatQuery,
) -> Thumbnail:
    """The data for the home page's thumbnail of a running game, from one of the guest's seats.

    It has the board, the decision, whether a move is planned, and the number of unread chat lines. The request does not
    make the guest present at the table.
    """
    guest, table = require_guest(request), await service.table(table_id)
    require_own_seat(table.state, guest, seat)
    now = encoded_views(table.state)
    plan = None if seat in now.actors else (await private_seat_data.load(table.id, seat)).plan
    return Thumbnail(
        actors=now.actors,
        view=Raw(now.view(seat)),
        legal=now.legal(seat),
        planned=plan is not None and plan.status == "waiting",
        may_plan=may_plan(table, seat),
        unread=await _count_unread(community, table, guest),
    )


async def _count_unread(community: Community, table: Table, guest: GuestId) -> int:
    """Count the chat lines that the guest has not read, in all rooms of a table that the guest may read.

    The guest's own lines and those of players whom the guest blocks do not count. At most `MAX_LINES_PER_PAGE` lines of
    each room count.
    """
    store = community.chat.store
    rights = await community.chat.load_rights(table, guest)
    rooms = [Room(table.id, each) for each in rights.readable_rooms]
    newest = await store.last_numbers(rooms) if rooms else {}
    read = await store.last_read(guest, rooms) if newest else {}
    unread = [room for room, last in newest.items() if last > read.get(room, 0)]
    authors = [
        line.author for room in unread for line in await store.lines(room, read.get(room, 0), MAX_LINES_PER_PAGE)
    ]
    ignored = {guest, *(await community.blocks_and_notes.blocked_by(guest) if authors else ())}
    return sum(author not in ignored for author in authors)
