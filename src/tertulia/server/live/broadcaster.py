"""The live connections of this process to browsers, with their limits (`Broadcaster`).

The connections, and the latest requests for tables, show which guests are present at which table.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import NamedTuple, TypeVar

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.ports import Audience
from tertulia.server.domain.seats import GuestId
from tertulia.server.errors import Refused
from tertulia.server.live.sharing import SharedUse
from tertulia.server.measures import NEWS_DELAYS
from tertulia.server.settings import Settings

K = TypeVar("K", bound=Hashable)
POLL_PRESENCE_SECONDS = 30.0
"""Seconds for which a guest counts as present at a table after a request for the table."""
LEAVING_SECONDS = 5.0
"""Seconds after the end of a guest's live connection during which requests do not show that the guest is present.

A page that was closed may have sent requests that arrive after its connection has ended.
"""
RECONNECT_SECONDS = 30.0
"""Seconds for which no guest counts as absent after the server's start, because all have to reconnect."""
MAX_REMEMBERED = 20_000
"""Maximum number of entries in each of the three records of `PresenceTracker`.

The records hold when each guest was last seen at a table, when each guest's live connection to a table ended, and when
each table was last requested. The oldest entries are dropped.
"""


class PresenceTracker:
    """Records when guests and spectators last requested each table."""

    def __init__(self, clock: Callable[[], float] = SYSTEM.monotonic) -> None:
        self.clock = clock
        self._everybody_back = clock() + RECONNECT_SECONDS
        self._last_seen: OrderedDict[tuple[str, GuestId], float] = OrderedDict()
        self._last_requested: OrderedDict[str, float] = OrderedDict()
        """When a guest or spectator last requested each table, by table id, in monotonic seconds."""
        self._last_polled: dict[str, dict[GuestId, float]] = {}
        """When guests without a live connection last polled a table, by table and guest (monotonic seconds)."""
        self._last_connected: OrderedDict[tuple[str, GuestId], float] = OrderedDict()
        """When each guest's live connection to each table ended, in monotonic seconds."""

    def note_seen(self, table: str, guest: GuestId) -> None:
        """Record that a guest was seen at a table just now."""
        _record_latest(self._last_seen, (table, guest), self.clock())

    def note_request(self, table: str, guest: GuestId | None, connected: bool) -> bool:
        """Record a request for a table by a guest, or by a spectator without a cookie (None).

        `connected` says whether the guest has a live connection to the table. Returns whether the request makes the
        guest present. It does so if the guest has no live connection, none that ended within `LEAVING_SECONDS`, and no
        other request within `POLL_PRESENCE_SECONDS`.
        """
        now = self.clock()
        _record_latest(self._last_requested, table, now)
        if guest is None:
            return False
        self.note_seen(table, guest)
        if connected or now < self._last_connected.get((table, guest), -math.inf) + LEAVING_SECONDS:
            return False
        news = guest not in self.polling_guests(table)
        self._last_polled.setdefault(table, {})[guest] = now
        return news

    def note_connected(self, table: str, guest: GuestId) -> None:
        """Record that a guest has opened a live connection to a table.

        From now on the connection decides whether the guest is present.
        """
        self._last_polled.get(table, {}).pop(guest, None)
        self.note_seen(table, guest)

    def note_disconnected(self, table: str, guest: GuestId) -> None:
        """Record that a guest's live connection to a table has ended."""
        _record_latest(self._last_connected, (table, guest), self.clock())
        self.note_seen(table, guest)

    def seconds_away(self, table: str, guest: GuestId) -> float:
        """Return the seconds since a guest without a live connection was last seen at a table.

        A guest who was not seen since the server's start counts as seen `RECONNECT_SECONDS` after the start.
        """
        return max(0.0, self.clock() - self._last_seen.get((table, guest), self._everybody_back))

    def polling_guests(self, table: str) -> set[GuestId]:
        """Return the guests who are present at a table by polling it, without a live connection."""
        if not (asking := self._last_polled.get(table)):  # usual for tables in a list
            return set()
        oldest = self.clock() - POLL_PRESENCE_SECONDS
        return {guest for guest, polled_at in asking.items() if polled_at > oldest}

    def requested_recently(self, table: str) -> bool:
        """Whether a guest or spectator requested a table in the last `POLL_PRESENCE_SECONDS`."""
        return table in self._last_requested and self._last_requested[table] > self.clock() - POLL_PRESENCE_SECONDS

    def forget_stopped(self) -> list[str]:
        """Remove guests who have stopped polling a table. Returns the ids of the tables that they polled."""
        oldest, table_ids = self.clock() - POLL_PRESENCE_SECONDS, []
        for table, asking in list(self._last_polled.items()):
            there = {guest: polled_at for guest, polled_at in asking.items() if polled_at > oldest}
            if len(there) < len(asking):
                table_ids.append(table)
                self._last_polled[table] = there
            if not there:
                del self._last_polled[table]
        return table_ids


def _record_latest(times: OrderedDict[K, float], key: K, now: float) -> None:
    times[key] = now
    times.move_to_end(key)
    if len(times) > MAX_REMEMBERED:
        times.popitem(last=False)


class SharedLimit(NamedTuple):
    """A connection limit that all processes of a site count together.

    `use` has the shared counters, and `limit` is the limit's name in them.
    """

    use: SharedUse
    limit: str


class ConnectionLimit:
    """A limit on simultaneous live connections of guests or of internet addresses.

    One guest or address (the `key`) may have at most `each` connections, and all together at most `most`.
    """

    def __init__(self, each: int, most: int, shared: SharedLimit | None = None) -> None:
        """Create the limit of `each` connections per guest or address, and `most` connections in total.

        With `shared`, their connections to other processes count towards `each`, too.
        """
        self.each, self.most, self._shared = each, most, shared
        self.in_use = 0
        self._by_key: Counter[str] = Counter()

    def acquire(self, key: str | None) -> bool:
        """Count a new connection of a key (a guest or an address). Returns False if a limit is reached.

        A connection without a key (None) counts towards the total only.
        """
        if self.in_use >= self.most or (key is not None and self._count_connections(key) >= self.each):
            return False
        self.in_use += 1
        if key is not None:
            self._change(key, 1)
        return True

    def release(self, key: str | None) -> None:
        """Count one connection less for a key (a guest or an address); None changes the total only."""
        self.in_use -= 1
        if key is not None:
            self._change(key, -1)

    def _count_connections(self, key: str) -> int:
        elsewhere = 0 if self._shared is None else self._shared.use.held_elsewhere(self._shared.limit, key)
        return self._by_key[key] + elsewhere

    def _change(self, key: str, more: int) -> None:
        self._by_key[key] += more
        if not self._by_key[key]:
            del self._by_key[key]
        if self._shared is not None:
            self._shared.use.hold(self._shared.limit, key, more)


class TooManyStreams(Refused):
    """The guest, the internet address or the server process has too many live connections."""

    code = "too-many-streams"


SEEN_ELSEWHERE_SECONDS = 12.0
"""Seconds for which a guest counts as present after another process has seen them.

Processes tell each other at shorter intervals which guests are present (`tertulia.server.live.presence`).
"""
RETRY_AFTER_SECONDS = 5
"""Seconds after which a client whose connection was refused may try again."""


class Connection:
    """A live connection of a browser. It may follow several places: tables, and the lobby."""

    def __init__(self) -> None:
        self.silent = False
        """Whether nothing was sent since the last check by `Broadcaster.send_heartbeats`."""
        self.closed = False
        """Whether the connection has ended, or the task of its stream has been asked to end it."""
        self.woken = asyncio.Event()
        """Event that wakes the stream's task, which then sends the new events or ends."""
        self.write_news: Callable[[], None] | None = None
        """Function that writes new events without waking the stream's task; None if only the task may write."""
        self._scheduled = False

    def wake(self) -> None:
        """Schedule the sending of new events, if there are any.

        This happens in the next iteration of the event loop, or once a slow client has read enough.
        """
        if self.write_news is None:
            self.woken.set()
        elif not self._scheduled:
            self._scheduled = True
            asyncio.get_running_loop().call_soon(self._write_now)

    def _write_now(self) -> None:
        self._scheduled = False
        if self.write_news is None:
            self.woken.set()
            return
        try:
            self.write_news()
        except Exception:  # the browser reconnects and gets the missed events
            self.close()
            raise

    def close(self) -> None:
        """End the connection. Its stream stops when its task runs next."""
        self.closed = True
        self.woken.set()


class Subscriber:
    """The subscription of a viewer to a table or to the lobby.

    The viewer is a guest, or a spectator without a cookie (`guest` is None).
    """

    def __init__(
        self,
        table: str,
        guest: GuestId | None,
        known: int,
        clock: Clock = SYSTEM,
        connection: Connection | None = None,
    ) -> None:
        """Subscribe a viewer to `table`, the id of a table or `lobby`.

        `known` is the version of the table that the viewer has, or 0. Without `connection`, a new one is created.
        """
        self.table, self.guest, self._clock = table, guest, clock
        self.connection = connection or Connection()
        self.known = known
        """The version of the table that the viewer has; 0 for none."""
        self.presence_due = True
        """Whether the current names and the list of present guests must still be sent to the viewer."""
        self.news_since: float | None = None
        """When the oldest unsent change was announced, in monotonic seconds; None if all are sent."""

    def note_sent(self) -> None:
        """Record that all changes were sent, and measure the delay since the oldest was announced."""
        if self.news_since is not None:
            NEWS_DELAYS.report_since(self.news_since, self._clock.monotonic)
            self.news_since = None


class Broadcaster(Audience):
    """The live connections of this process."""

    def __init__(self, settings: Settings, use: SharedUse | None = None, clock: Clock = SYSTEM) -> None:
        """Create the broadcaster. With `use`, limits also count the subscriptions in other processes."""
        of_address, of_guest = (
            None if use is None else SharedLimit(use, what) for what in ("streams of address", "streams of guest")
        )
        self._settings, self._clock = settings, clock
        self._limit = ConnectionLimit(settings.streams_an_address, settings.streams, of_address)
        self._of_guest = ConnectionLimit(settings.streams_a_guest, settings.streams, of_guest)
        self._subscribers: dict[str, set[Subscriber]] = {}
        self.presence = PresenceTracker(clock.monotonic)
        self._elsewhere: Mapping[str, Mapping[GuestId, float]] | None = None
        """When other processes last saw guests, by table id and guest, in monotonic seconds.

        Contains only guests who are not present in this process. A table is missing if the other processes' guests at
        the table are unknown. None if processes do not share which guests are present.
        """
        self._closing = False

    def note_request(self, table_id: str, guest: GuestId | None, sits: bool) -> None:
        if self.presence.note_request(table_id, guest, guest in self._list_connected(table_id)) and sits:
            self.announce(table_id, people=True)

    def seconds_away(self, table_id: str, guest: GuestId) -> float:
        """Return the seconds since a guest last looked at a table or requested it; 0 while they look at it.

        A guest who was not seen since the server's start counts as seen `RECONNECT_SECONDS` after the start. The result
        is also 0 while it is unknown which guests other processes see.
        """
        if guest in self._list_connected(table_id):
            return 0.0
        away = self.presence.seconds_away(table_id, guest)
        if self._elsewhere is None:
            return away
        if table_id not in self._elsewhere:
            return 0.0
        met = self._elsewhere[table_id].get(guest, -math.inf)
        return min(away, max(0.0, self.presence.clock() - met - SEEN_ELSEWHERE_SECONDS))

    def online(self, table_id: str) -> set[GuestId]:
        return self.present_here(table_id) | self._seen_elsewhere(table_id)

    def present_here(self, table_id: str) -> set[GuestId]:
        """Return the guests who look at a table through this process, by a live connection or by polling."""
        return self._list_connected(table_id) | self.presence.polling_guests(table_id)

    def note_seen_elsewhere(self, ages: Mapping[str, Mapping[GuestId, float]]) -> None:
        """Store when other processes last saw guests, in place of the times stored before.

        `ages` has the seconds since another process saw each guest, by table id and guest. If a table is missing, its
        guests in other processes are unknown, so no guest counts as absent there. The viewers of a table are notified
        if its present guests change.
        """
        before = {table: self._seen_elsewhere(table) for table in self._subscribers}
        now = self.presence.clock()
        self._elsewhere = {table: {guest: now - age for guest, age in seen.items()} for table, seen in ages.items()}
        for table, seen in before.items():
            if seen != self._seen_elsewhere(table):
                self.announce(table, people=True)

    def _seen_elsewhere(self, table_id: str) -> set[GuestId]:
        if not self._elsewhere or not (seen := self._elsewhere.get(table_id)):
            return set()
        oldest = self.presence.clock() - SEEN_ELSEWHERE_SECONDS
        return {guest for guest, met in seen.items() if met > oldest}

    def is_watched(self, table_id: str) -> bool:
        return bool(self._subscribers.get(table_id)) or self.presence.requested_recently(table_id)

    def _list_connected(self, table_id: str) -> set[GuestId]:
        return {each.guest for each in self._subscribers.get(table_id, ()) if each.guest is not None}

    def announce(self, table_id: str, *, people: bool = False) -> None:
        now = self._clock.monotonic()
        for each in self._subscribers.get(table_id, ()):
            each.presence_due |= people
            each.news_since = now if each.news_since is None else each.news_since
            each.connection.wake()

    def disconnect(self, guest: GuestId, where: Callable[[str], bool] = lambda place: True) -> None:
        """End a guest's connections that follow a place (a table's id, or `lobby`) for which `where` is True.

        The browser reconnects by itself, and then follows only the places that the guest may still look at.
        """
        for each in self._all_subscribers():
            if each.guest == guest and where(each.table):
                each.connection.close()

    def announce_chat(self, place: str, hears: Callable[[GuestId | None], bool]) -> None:
        """Wake the connections of those viewers of a place who may read a new chat line (`hears`).

        `place` is the id of a table, or `lobby`. No other connection is woken: a heartbeat sent early would reveal
        that others are talking.
        """
        for each in self._subscribers.get(place, ()):
            if hears(each.guest):
                each.connection.wake()

    def places(self) -> list[str]:
        """Return the places that are followed through this process: ids of tables, and `lobby`."""
        return list(self._subscribers)

    @property
    def streams(self) -> int:
        """The number of subscriptions in this process. A connection has one for each place that it follows."""
        return sum(map(len, self._subscribers.values()))

    @property
    def closing(self) -> bool:
        """Whether the server is stopping, so that new connections end at once."""
        return self._closing

    def close(self) -> None:
        """End all connections, because the server stops. Browsers reconnect by themselves."""
        self._closing = True
        for each in self._all_subscribers():
            each.connection.close()

    async def send_heartbeats(self) -> None:
        """Send heartbeats on idle connections, and announce that guests have stopped polling, until cancelled."""
        while True:
            await self._clock.sleep(self._settings.heartbeat / 2)
            for table in self.presence.forget_stopped():
                self.announce(table, people=True)
            for connection in {each.connection for each in self._all_subscribers()}:
                if connection.silent:
                    connection.wake()
                connection.silent = True

    @contextlib.contextmanager
    def subscribe_viewer(
        self,
        table: str,
        guest: GuestId | None,
        address: str,
        known: int,
        sits: Callable[[], bool] = lambda: True,
        connection: Connection | None = None,
    ) -> Iterator[Subscriber]:
        """Subscribe a viewer to a table (its id) or to `lobby` during the `with` block.

        `known` is the version of the table that the viewer has, or 0. Without `connection`, a new one is created.
        Raises `TooManyStreams` if the guest, the internet address or the process has too many subscriptions. Other
        viewers are told that a guest comes or goes only if the guest sits at the table (`sits`): announcing every
        spectator would cost too much.
        """
        if not self._limit.acquire(address):
            raise TooManyStreams("too many live connections", retry_after=RETRY_AFTER_SECONDS)
        if not self._of_guest.acquire(guest):
            self._limit.release(address)
            most = self._of_guest.each
            raise TooManyStreams(f"a guest can have at most {most} live connections", retry_after=RETRY_AFTER_SECONDS)
        subscriber = Subscriber(table, guest, known, self._clock, connection)
        news = guest is not None and guest not in self.online(table)
        self._subscribers.setdefault(table, set()).add(subscriber)
        if guest is not None:
            self.presence.note_connected(table, guest)
        if news and sits():
            self.announce(table, people=True)
        if self._closing:
            subscriber.connection.close()
        try:
            yield subscriber
        finally:
            self._limit.release(address)
            self._of_guest.release(guest)
            self._forget(subscriber)
            if guest is not None and guest not in self.online(table) and sits():
                self.announce(table, people=True)

    def _forget(self, subscriber: Subscriber) -> None:
        there = self._subscribers[subscriber.table]
        there.discard(subscriber)
        if not there:
            del self._subscribers[subscriber.table]
        if subscriber.guest is not None:
            self.presence.note_disconnected(subscriber.table, subscriber.guest)

    def _all_subscribers(self) -> list[Subscriber]:
        return [each for there in self._subscribers.values() for each in there]
