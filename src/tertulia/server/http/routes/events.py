"""Route of the live stream: server-sent events about the lobby and the tables that a browser shows."""

from __future__ import annotations

import re
from typing import Annotated, NamedTuple

from litestar import get
from litestar.di import NamedDependency, Provide
from litestar.params import QueryParameter, SkipValidation

from tertulia.server.domain.chat import LOBBY
from tertulia.server.domain.seats import guests_at
from tertulia.server.domain.service import TableService
from tertulia.server.errors import Refused
from tertulia.server.http.community import Community, CommunityDependency
from tertulia.server.http.dependencies import HttpRequest, Live, QuotasDependency, Service
from tertulia.server.http.errors import ApiError, make_api_error
from tertulia.server.http.guests import address_of, guest_of
from tertulia.server.http.news import LobbyNews, News, TableTopic
from tertulia.server.http.table_requests import load_table
from tertulia.server.live.sse import EventStream, RefusedTopic, Topic

MAX_TOPICS = 32
TOPIC = re.compile(r"([A-Za-z0-9_-]{1,64})(?:\.([0-9]|1[0-5]))?(?:@([0-9]{1,11}))?", re.ASCII)
Topics = Annotated[
    list[str],
    QueryParameter(
        name="topic",
        min_items=1,
        max_items=MAX_TOPICS,
        description="`lobby` or a table's id; optionally `.` and a seat of this guest, and `@` and the version that the client has",
    ),
]
Patches = Annotated[
    bool,
    QueryParameter(
        name="patches", description="Whether the client applies merge patches; if not, it is sent complete tables only"
    ),
]


class RequestedTopic(NamedTuple):
    """A topic that a browser subscribes to: the lobby, or a table with an optional seat."""

    name: str
    """Name of the topic: `lobby`, or a table's id with an optional seat, such as `rB3x.0`.

    The names of the topic's events end with this name.
    """
    place: str
    seat: int | None
    known: int


def charged_topics(request: HttpRequest, topics: Topics, quotas: QuotasDependency) -> list[RequestedTopic]:
    """Return the tables or the lobby that a browser subscribes to, and count them for a rate limit.

    Each table and the lobby count as one request of the client address.
    """
    requested_topics = _read_topics(topics, request.headers.get("Last-Event-ID", ""))
    # each topic costs as much as a request
    quotas.requests_of_address.spend(address_of(request), len(requested_topics) - 1)
    return requested_topics


@get(
    "/api/events",
    media_type="text/event-stream",
    dependencies={"requested_topics": Provide(charged_topics, sync_to_thread=False)},
)
async def events(
    request: HttpRequest,
    requested_topics: NamedDependency[SkipValidation[list[RequestedTopic]]],
    service: Service,
    community: CommunityDependency,
    live: Live,
    patches: Patches = False,
) -> EventStream:
    """A stream of server-sent events.

    A topic is `lobby`, or a table's id with an optional seat, such as `rB3x.0`. The name of an event is its kind and
    its topic, such as `change rB3x.0`. Kinds: `table` (the complete table), `change` (the difference from the version
    before, only with `patches=true`), `presence` (the seats whose players are present, and the names of all seats),
    `chat` (the number of the newest line) and `refused` (why the server sends no events of a topic). The id of an event
    is the topic and the version of its table.
    """
    guest = guest_of(request)
    followed, refused = list[Topic](), list[RefusedTopic]()
    for each in requested_topics:
        try:
            followed.append(await _follow(request, each, service, community, patches))
        except Refused as error:
            if make_api_error(error).status >= 500:
                raise
            refused.append(RefusedTopic(each.name, error))
    if not followed:
        raise refused[0].error
    return EventStream(live, guest, address_of(request), followed, refused)


async def _follow(
    request: HttpRequest, requested_topic: RequestedTopic, service: TableService, community: Community, patches: bool
) -> Topic:
    """Load the table or the lobby that a browser subscribes to, and return it for the event stream.

    The latest chat lines are loaded too. Raises a `Refused` error if the guest may not get live updates.
    """
    guest = guest_of(request)
    if requested_topic.place == LOBBY:
        await community.require_live_updates(guest, sits=False)
        await community.chat.load_last_lines(LOBBY)
        return Topic(requested_topic.name, LOBBY, 0, LobbyNews(community.chat), lambda: False)
    table = await load_table(request, service, requested_topic.place)
    await community.require_live_updates(guest, guest in guests_at(table.state.seats))
    await community.chat.load_last_lines(table.id)
    news = News(service, community.chat, table, TableTopic(guest, requested_topic.seat, requested_topic.name, patches))
    return Topic(
        requested_topic.name, table.id, requested_topic.known, news, lambda: guest in guests_at(table.state.seats)
    )


def _read_topics(topics: list[str], last_event: str) -> list[RequestedTopic]:
    """Parse the topics that a browser subscribes to, and drop repeated ones.

    A topic is `lobby`, or a table's id with an optional seat and version, such as `rB3x.0@17`. Raises `ApiError` if one
    is malformed. `last_event` is the id of the last event that a reconnecting browser received; empty for a first
    connection. The id has a topic and a version. This version replaces the version that the browser requests for the
    topic.
    """
    found = dict[str, RequestedTopic]()
    for written in topics:
        if (requested_topic := _read_topic(written)) is None:
            raise ApiError(
                400, "bad-request", "a topic must be `lobby` or a table's id, optionally with `.SEAT` and `@VERSION`"
            )
        found.setdefault(requested_topic.name, requested_topic)
    resumed = _read_topic(last_event)
    if resumed is not None and resumed.name in found:
        found[resumed.name] = resumed
    return list(found.values())


def _read_topic(written: str) -> RequestedTopic | None:
    """Parse `lobby` or a table's id with an optional seat and version; None if the text is invalid."""
    if (parts := TOPIC.fullmatch(written)) is None:
        return None
    place, seat, known = parts.groups()
    name = place if seat is None else f"{place}.{seat}"
    return RequestedTopic(name, place, None if seat is None else int(seat), int(known or 0))
