"""The live connections of this process, and the presence of guests at tables (`Broadcaster`)."""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections.abc import Callable, Iterator, Mapping

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.ids import GuestId
from tertulia.server.live.attendance import PresenceTracker
from tertulia.server.live.connection_limits import ConnectionLimit, SharedLimit
from tertulia.server.live.errors import TooManyStreams
from tertulia.server.live.sharing import SharedUse
from tertulia.server.measures import NEWS_DELAYS
from tertulia.server.settings import Settings

SEEN_ELSEWHERE_SECONDS = 12.0
"""Seconds for which a guest counts as present after another process has seen them.

Processes exchange presence more often (`tertulia.server.live.presence_sync`).
"""
RETRY_AFTER_SECONDS = 5
"""Seconds after which a refused client may try again."""


class Connection:
    """A live connection of a browser. It may follow several places: tables and the lobby."""

    def __init__(self) -> None:
        self.silent = False
        """Whether nothing was sent since the last check for idle connections (`Broadcaster.send_heartbeats`)."""
        self.gone = False
        """Whether the connection has ended, or is to be ended by the task of the stream."""
        self.woken = asyncio.Event()
        """Wakes the task of the stream, which sends the new events or ends."""
        self.write_news: Callable[[], None] | None = None
        """Writes the new events without the task of the stream; None while only the task may write."""
        self._scheduled = False

    def wake(self) -> None:
        """Schedule sending of the new events, if there are any.

        They are sent in the next iteration of the event loop, or once a slow client has read enough.
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
        """End the connection. Its stream stops as soon as its task runs."""
        self.gone = True
        self.woken.set()


class Subscriber:
    """The subscription of a viewer to one place: of a guest, or of a spectator without a cookie (`guest` is None)."""

    def __init__(
        self,
        table: str,
        guest: GuestId | None,
        known: int,
        clock: Clock = SYSTEM,
        connection: Connection | None = None,
    ) -> None:
        """`table` is the id of a table, or `lobby`. Without `connection`, a new one is created."""
        self.table, self.guest, self._clock = table, guest, clock
        self.connection = connection or Connection()
        self.known = known
        """The version of the table that the viewer has; 0 for none."""
        self.presence_due = True
        """Whether the viewer has yet to be sent the current presence and names."""
        self.news_since: float | None = None
        """When the oldest unsent change was announced, in monotonic seconds; None if there is no unsent one."""

    def note_sent(self) -> None:
        """Note that all changes were sent, and measure the delay since their announcement."""
        if self.news_since is not None:
            NEWS_DELAYS(self._clock.monotonic() - self.news_since)
            self.news_since = None


class Broadcaster:
    """All live connections of this process (`tertulia.server.domain.ports.Audience`)."""

    def __init__(self, settings: Settings, use: SharedUse | None = None, clock: Clock = SYSTEM) -> None:
        """With `use`, subscriptions in other processes count towards the limits of a guest and an address."""
        of_address, of_guest = (
            None if use is None else SharedLimit(use, what) for what in ("streams of address", "streams of guest")
        )
        self._settings, self._clock = settings, clock
        self._limit = ConnectionLimit(settings.streams_an_address, settings.streams, of_address)
        self._of_guest = ConnectionLimit(settings.streams_a_guest, settings.streams, of_guest)
        self._subscribers: dict[str, set[Subscriber]] = {}
        self.presence = PresenceTracker(clock.monotonic)
        self._elsewhere: Mapping[str, Mapping[GuestId, float]] | None = None
        """By table and guest, when other processes last saw guests who are absent here, by the clock of `presence`.

        A table is missing while that is unknown. None if presence is not shared with other processes.
        """
        self._closing = False

    def note_request(self, table_id: str, guest: GuestId | None, sits: bool) -> None:
        if self.presence.note_request(table_id, guest, guest in self._connected(table_id)) and sits:
            self.announce(table_id, people=True)

    def seconds_away(self, table_id: str, guest: GuestId) -> float:
        """Seconds since a guest last looked at a table or requested it; 0 while the guest does.

        For guests not seen since the server's start, the time counts from the end of the period for reconnecting. The
        result is also 0 while the presence of guests in other processes is unknown.
        """
        if guest in self._connected(table_id):
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
        """The guests who look at a table through this process, by a live connection or by polling."""
        return self._connected(table_id) | self.presence.polling_guests(table_id)

    def note_seen_elsewhere(self, ages: Mapping[str, Mapping[GuestId, float]]) -> None:
        """Replace the presence known from other processes: the seconds since they saw each guest, by table.

        Tables whose presence is unknown are omitted. Viewers of a table are notified if its present guests change.
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

    def watched(self, table_id: str) -> bool:
        return bool(self._subscribers.get(table_id)) or self.presence.requested_recently(table_id)

    def _connected(self, table_id: str) -> set[GuestId]:
        return {each.guest for each in self._subscribers.get(table_id, ()) if each.guest is not None}

    def announce(self, table_id: str, *, people: bool = False) -> None:
        now = self._clock.monotonic()
        for each in self._subscribers.get(table_id, ()):
            each.presence_due |= people
            each.news_since = now if each.news_since is None else each.news_since
            each.connection.wake()

    def disconnect(self, guest: GuestId, where: Callable[[str], bool] = lambda place: True) -> None:
        """End a guest's connections that follow a place for which `where` returns True.

        The browser reconnects by itself, and then follows only the places that the guest may still look at.
        """
        for each in self._all_subscribers():
            if each.guest == guest and where(each.table):
                each.connection.close()

    def announce_chat(self, place: str, hears: Callable[[GuestId | None], bool]) -> None:
        """Wake the connections of viewers of a place who can read a new chat line there (`hears`).

        No other connection is woken: a heartbeat sent early would reveal that others are talking. `place` is the id of
        a table, or `lobby`.
        """
        for each in self._subscribers.get(place, ()):
            if hears(each.guest):
                each.connection.wake()

    def places(self) -> list[str]:
        """The places followed through this process: ids of tables, and `lobby`."""
        return list(self._subscribers)

    @property
    def streams(self) -> int:
        """The number of subscriptions in this process. A connection has one for each place that it follows."""
        return sum(map(len, self._subscribers.values()))

    @property
    def closing(self) -> bool:
        """Whether the server is stopping. Then new connections end at once."""
        return self._closing

    def close(self) -> None:
        """End all connections, as the server stops. Browsers reconnect by themselves."""
        self._closing = True
        for each in self._all_subscribers():
            each.connection.close()

    async def send_heartbeats(self) -> None:
        """Send heartbeats on idle connections, and announce that guests have stopped polling. Runs until cancelled."""
        while True:
            await self._clock.sleep(self._settings.heartbeat / 2)
            for table in self.presence.forget_stopped():
                self.announce(table, people=True)
            for connection in {each.connection for each in self._all_subscribers()}:
                if connection.silent:
                    connection.wake()
                connection.silent = True

    @contextlib.contextmanager
    def subscribed(
        self,
        table: str,
        guest: GuestId | None,
        address: str,
        known: int,
        sits: Callable[[], bool] = lambda: True,
        connection: Connection | None = None,
    ) -> Iterator[Subscriber]:
        """Subscribe a viewer to a place for the duration of the block, on `connection` or on a new connection.

        Raises `TooManyStreams` if the guest, the address or the process has too many subscriptions. Only the coming and
        going of guests who sit at the table (`sits`) is announced: announcing every spectator to all others would cost
        too much.
        """
        if not self._limit.acquire(address):
            raise TooManyStreams("too many live connections", retry_after=RETRY_AFTER_SECONDS)
        if not self._of_guest.acquire(guest):
            self._limit.release(address)
            most = self._of_guest.each
            raise TooManyStreams(f"at most {most} live connections of one guest", retry_after=RETRY_AFTER_SECONDS)
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
            self.presence.note_seen(subscriber.table, subscriber.guest)

    def _all_subscribers(self) -> list[Subscriber]:
        return [each for there in self._subscribers.values() for each in there]
