"""Routes of the chat of tables and of the lobby, and of private notes at tables."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get, post, put
from litestar.params import JSONBody, QueryParameter

from tertulia.server.domain.blocks_and_notes import table_subject
from tertulia.server.domain.chat import LOBBY, Line, Listeners, Room, normalize_note, parse_line
from tertulia.server.domain.seats import seats_of
from tertulia.server.domain.table import Table
from tertulia.server.http.account_schemas import Accepted
from tertulia.server.http.community import Community, CommunityDependency
from tertulia.server.http.community_schemas import (
    ChatLine,
    ChatOpenRequest,
    ChatResponse,
    ChatRoom,
    NoteRequest,
    PrivateNote,
    ReadRequest,
    SayRequest,
    SentLine,
)
from tertulia.server.http.dependencies import HttpRequest, QuotasDependency, Service, TableId
from tertulia.server.http.guests import address_of, guest_of, require_guest
from tertulia.server.http.limits import Quotas
from tertulia.server.http.table_requests import load_table

MAX_LINES_PER_PAGE = 100
"""Maximum number of lines of one chat room in a response; the latest lines are sent."""
ListenersQuery = Annotated[
    Listeners | None, QueryParameter(name="listeners", description="Only the room of these listeners")
]
After = Annotated[int, QueryParameter(name="after", ge=0, le=1_000_000_000, description="Only lines after this one")]


@get("/api/tables/{table_id:str}/chat")
async def chat(
    request: HttpRequest,
    table_id: TableId,
    service: Service,
    community: CommunityDependency,
    listeners: ListenersQuery = None,
    after: After = 0,
) -> ChatResponse:
    """The chat of a table: the rooms that the guest may read, and their latest lines.

    With `listeners`, only the room with this audience (`all`, `players` or `spectators`). With `after`, only lines with
    higher numbers.
    """
    table = await load_table(request, service, table_id)
    return await _load_chat(request, community, table, listeners, after)


@get("/api/lobby/chat")
async def lobby_chat(request: HttpRequest, community: CommunityDependency, after: After = 0) -> ChatResponse:
    """The chat of the lobby: the latest lines, and whether the guest can write.

    With `after`, only lines with higher numbers.
    """
    return await _load_chat(request, community, None, None, after)


@post("/api/tables/{table_id:str}/chat", status_code=200)
async def post_message(
    request: HttpRequest,
    table_id: TableId,
    data: JSONBody[SayRequest],
    service: Service,
    community: CommunityDependency,
    quotas: QuotasDependency,
) -> SentLine:
    """Send a chat message at a table.

    While the game runs, players write to players, and spectators to spectators.
    """
    return await _store_line(request, community, quotas, await load_table(request, service, table_id), data)


@post("/api/lobby/chat", status_code=200)
async def say_in_lobby(
    request: HttpRequest, data: JSONBody[SayRequest], community: CommunityDependency, quotas: QuotasDependency
) -> SentLine:
    """Send a chat message in the lobby."""
    return await _store_line(request, community, quotas, None, data)


@post("/api/tables/{table_id:str}/chat/read", status_code=200)
async def store_read_line(
    request: HttpRequest,
    table_id: TableId,
    data: JSONBody[ReadRequest],
    service: Service,
    community: CommunityDependency,
) -> Accepted:
    """Store the number of the last line that the guest has read in a chat room of a table."""
    guest, table = require_guest(request), await load_table(request, service, table_id)
    await community.chat.store.store_last_read(guest, Room(table.id, data.listeners), data.number)
    return Accepted()


@post("/api/lobby/chat/read", status_code=200)
async def read_in_lobby(request: HttpRequest, data: JSONBody[ReadRequest], community: CommunityDependency) -> Accepted:
    """Store the number of the last line that the guest has read in the lobby's chat."""
    await community.chat.store.store_last_read(require_guest(request), Room(LOBBY), data.number)
    return Accepted()


@put("/api/tables/{table_id:str}/chat")
async def open_chat(
    request: HttpRequest,
    table_id: TableId,
    data: JSONBody[ChatOpenRequest],
    service: Service,
    community: CommunityDependency,
) -> Accepted:
    """Turn the chat of a table on or off. Only for the table's host."""
    guest, table = require_guest(request), await load_table(request, service, table_id)
    await community.chat.set_disabled(table, guest, not data.open)
    return Accepted()


@get("/api/tables/{table_id:str}/note")
async def note(
    request: HttpRequest, table_id: TableId, service: Service, community: CommunityDependency
) -> PrivateNote:
    """The guest's private note about a table; empty if there is none."""
    guest, table = guest_of(request), await load_table(request, service, table_id)
    return PrivateNote(
        "" if guest is None else await community.blocks_and_notes.load_note(guest, table_subject(table.id))
    )


@put("/api/tables/{table_id:str}/note")
async def replace_note(
    request: HttpRequest,
    table_id: TableId,
    data: JSONBody[NoteRequest],
    service: Service,
    community: CommunityDependency,
) -> PrivateNote:
    """Replace the guest's private note about a table. An empty note deletes it."""
    guest, table = require_guest(request), await load_table(request, service, table_id)
    words = normalize_note(data.words)
    await community.blocks_and_notes.store_note(guest, table_subject(table.id), words)
    return PrivateNote(words)


async def _store_line(
    request: HttpRequest, community: Community, quotas: Quotas, table: Table | None, data: SayRequest
) -> SentLine:
    guest = require_guest(request)
    content = parse_line(data.words, data.phrase)
    (quotas.talk if await community.credentials.credentials_of(guest) else quotas.talk_of_guest).spend(guest)
    quotas.talk_of_address.spend(address_of(request))
    room, number = await community.chat.add_line(table, guest, content, data.dedupe_key)
    return SentLine(room.listeners, number)


async def _load_chat(
    request: HttpRequest, community: Community, table: Table | None, only: Listeners | None, after: int
) -> ChatResponse:
    guest, chat = guest_of(request), community.chat
    talk = await chat.load_rights(table, guest)
    place = LOBBY if table is None else table.id
    rooms = [Room(place, each) for each in talk.readable_rooms if only in (None, each)]
    newest = await chat.store.last_numbers(rooms) if rooms else {}
    read = await chat.store.last_read(guest, rooms) if rooms and guest is not None else {}
    blocked = await community.blocks_and_notes.blocked_by(guest) if guest is not None and newest else frozenset()
    found = await asyncio.gather(*(chat.store.lines(room, after, MAX_LINES_PER_PAGE) for room in newest))
    lines = [(room, line) for room, some in zip(newest, found, strict=True) for line in some]
    lines = sorted(((room, line) for room, line in lines if line.author not in blocked), key=lambda one: one[1].time)
    profiles = await community.names.load_profiles(
        {line.author for _, line in lines}
    )  # kept until the names are read: `name` knows only these guests
    chat_lines = [_line(community, table, guest, room, line) for room, line in lines]
    del profiles
    return ChatResponse(
        talk.open,
        talk.writable_room,
        [ChatRoom(room.listeners, newest.get(room, 0), read.get(room, 0)) for room in rooms],
        chat_lines,
    )


def _line(community: Community, table: Table | None, guest: str | None, room: Room, line: Line) -> ChatLine:
    seats = [] if table is None else seats_of(table.state.seats, line.author)
    return ChatLine(
        listeners=room.listeners,
        number=line.number,
        handle=community.names.handle(line.author),
        name=community.names.name(line.author),
        own=line.author == guest,
        seat=seats[0] if seats else None,
        phrase=line.content.phrase,
        words=line.content.words,
        time=line.time,
    )
