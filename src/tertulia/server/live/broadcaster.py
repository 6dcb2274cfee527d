"""The live connections of this process: which guest looks at which table, and whom a change wakes. Entry: `Broadcaster`."""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections.abc import Callable, Iterator, Mapping

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.ids import GuestId
from tertulia.server.live.attendance import Attendance
from tertulia.server.live.connection_limits import ConnectionLimit, Shared
from tertulia.server.live.errors import TooManyStreams
from tertulia.server.live.sharing import SharedUse
from tertulia.server.measures import TOLD
from tertulia.server.settings import Settings

ELSEWHERE = 12.0
"""Seconds for which somebody whom another process has seen is taken to be there: it says so more often."""
RETRY_AFTER = 5
"""Seconds after which there may be room."""


class Connection:
    """One live connection of a browser, which may look at several places (tables, and the lobby) at once."""

    def __init__(self) -> None:
        self.silent = False
        """Whether nothing has been sent since the last heartbeat."""
        self.gone = False
        self.stirred = asyncio.Event()
        """Wakes the task of the stream."""
        self.tell: Callable[[], None] | None = None
        """Writes the news without the task of the stream; None if only the task can write now."""
        self._scheduled = False

    def stir(self) -> None:
        """Send the news, if there are any: in the next turn of the event loop, or as soon as the peer has read enough."""
        if self.tell is None:
            self.stirred.set()
        elif not self._scheduled:
            self._scheduled = True
            asyncio.get_running_loop().call_soon(self._tell_now)

    def _tell_now(self) -> None:
        self._scheduled = False
        if self.tell is None:
            self.stirred.set()
            return
        try:
            self.tell()
        except Exception:  # the browser connects again and gets what it has missed
            self.leave()
            raise

    def leave(self) -> None:
        """End the connection: the other side has hung up, or the server stops."""
        self.gone = True
        self.stirred.set()


class Subscriber:
    """A guest (or a spectator without a cookie) who looks at one place through a live connection."""

    def __init__(
        self,
        table: str,
        guest: GuestId | None,
        known: int,
        clock: Clock = SYSTEM,
        connection: Connection | None = None,
    ) -> None:
        """Without `connection`, the subscriber has one for itself."""
        self.table, self.guest, self._clock = table, guest, clock
        self.connection = connection or Connection()
        self.known = known
        """The version of the table that the viewer has; 0 for none."""
        self.people = True
        """Whether they have still to be told who is there."""
        self.since: float | None = None
        """Since when there has been something to say of the table; None where nothing is left to be said."""

    def told(self) -> None:
        """Note that all has been said that there was to say."""
        if self.since is not None:
            TOLD(self._clock.monotonic() - self.since)
            self.since = None


class Broadcaster:
    """All live connections of this process (`tertulia.server.domain.ports.Audience`)."""

    def __init__(self, settings: Settings, use: SharedUse | None = None, clock: Clock = SYSTEM) -> None:
        """With `use`, processes count together how many connections a guest and an address have."""
        of_address, of_guest = (
            None if use is None else Shared(use, what) for what in ("streams of address", "streams of guest")
        )
        self._settings, self._clock = settings, clock
        self._limit = ConnectionLimit(settings.streams_an_address, settings.streams, of_address)
        self._of_guest = ConnectionLimit(settings.streams_a_guest, settings.streams, of_guest)
        self._subscribers: dict[str, set[Subscriber]] = {}
        self.attendance = Attendance(clock.monotonic)
        self._elsewhere: Mapping[str, Mapping[GuestId, float]] | None = None
        """By table, when other processes have last seen guests whom this one does not see; None where it is alone."""
        self._closing = False

    def note(self, table_id: str, guest: GuestId | None, sits: bool) -> None:
        """Note that somebody asks for a table or does something there: a guest, or (None) a spectator without a cookie."""
        if self.attendance.ask(table_id, guest, guest in self._connected(table_id)) and sits:
            self.announce(table_id, people=True)

    def away(self, table_id: str, guest: GuestId) -> float:
        """The seconds since a guest last looked at a table or asked for it, 0 where they do; at most those since everybody could
        come back after the server's start. 0, too, as long as nobody knows whom other processes see there."""
        if guest in self._connected(table_id):
            return 0.0
        away = self.attendance.away(table_id, guest)
        if self._elsewhere is None:
            return away
        if table_id not in self._elsewhere:
            return 0.0
        met = self._elsewhere[table_id].get(guest, -math.inf)
        return min(away, max(0.0, self.attendance.clock() - met - ELSEWHERE))

    def online(self, table_id: str) -> set[GuestId]:
        """The guests who are looking at a table."""
        return self.here(table_id) | self._seen_elsewhere(table_id)

    def here(self, table_id: str) -> set[GuestId]:
        """The guests who are looking at a table through this process."""
        return self._connected(table_id) | self.attendance.asking(table_id)

    def see_elsewhere(self, ages: Mapping[str, Mapping[GuestId, float]]) -> None:
        """Note how many seconds ago other processes have seen guests, by table: of all tables of which that is known now."""
        before = {table: self._seen_elsewhere(table) for table in self._subscribers}
        now = self.attendance.clock()
        self._elsewhere = {table: {guest: now - age for guest, age in seen.items()} for table, seen in ages.items()}
        for table, seen in before.items():
            if seen != self._seen_elsewhere(table):
                self.announce(table, people=True)

    def _seen_elsewhere(self, table_id: str) -> set[GuestId]:
        if not self._elsewhere or not (seen := self._elsewhere.get(table_id)):
            return set()
        oldest = self.attendance.clock() - ELSEWHERE
        return {guest for guest, met in seen.items() if met > oldest}

    def watched(self, table_id: str) -> bool:
        """Whether anybody is looking at a table."""
        return bool(self._subscribers.get(table_id)) or self.attendance.asked(table_id)

    def _connected(self, table_id: str) -> set[GuestId]:
        return {each.guest for each in self._subscribers.get(table_id, ()) if each.guest is not None}

    def announce(self, table_id: str, *, people: bool = False) -> None:
        """Tell everybody who looks at a table that it has changed, or who is there and what they are called."""
        now = self._clock.monotonic()
        for each in self._subscribers.get(table_id, ()):
            each.people |= people
            each.since = now if each.since is None else each.since
            each.connection.stir()

    def drop(self, guest: GuestId, where: Callable[[str], bool] = lambda place: True) -> None:
        """End the connections of a guest that look at one of the places `where`: the browser comes back by itself, and gets the
        places that the guest may still look at."""
        for each in self._everybody():
            if each.guest == guest and where(each.table):
                each.connection.leave()

    def announce_chat(self, place: str, hears: Callable[[GuestId | None], bool]) -> None:
        """Tell those who look at a place (a table's id, or the lobby) and hear what is said there that there is more. Nobody else
        is stirred: not even a sign of life may say when others talk."""
        for each in self._subscribers.get(place, ()):
            if hears(each.guest):
                each.connection.stir()

    def places(self) -> list[str]:
        """The places that anybody looks at through this process: ids of tables, and the lobby."""
        return list(self._subscribers)

    @property
    def streams(self) -> int:
        """The number of places that are looked at through live connections of this process, each viewer counted."""
        return sum(map(len, self._subscribers.values()))

    @property
    def closing(self) -> bool:
        """Whether the server stops: nobody should come to this process any more."""
        return self._closing

    def close(self) -> None:
        """End all connections: the server stops. Browsers come back by themselves."""
        self._closing = True
        for each in self._everybody():
            each.connection.leave()

    async def beat(self) -> None:
        """Give whoever has heard nothing for a heartbeat a sign of life, for ever."""
        while True:
            await self._clock.sleep(self._settings.heartbeat / 2)
            for table in self.attendance.forget():
                self.announce(table, people=True)
            for connection in {each.connection for each in self._everybody()}:
                if connection.silent:
                    connection.stir()
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
        """A subscriber while the block lasts, on `connection` or on one of its own. Raises `TooManyStreams` if the guest or the
        address has too many already. Only those who sit at the table are announced: a thousand spectators would each be told of
        each other."""
        if not self._limit.take(address):
            raise TooManyStreams("too many live connections", retry_after=RETRY_AFTER)
        if not self._of_guest.take(guest):
            self._limit.give_back(address)
            most = self._of_guest.each
            raise TooManyStreams(f"at most {most} live connections of one guest", retry_after=RETRY_AFTER)
        subscriber = Subscriber(table, guest, known, self._clock, connection)
        news = guest is not None and guest not in self.online(table)
        self._subscribers.setdefault(table, set()).add(subscriber)
        if guest is not None:
            self.attendance.connect(table, guest)
        if news and sits():
            self.announce(table, people=True)
        if self._closing:
            subscriber.connection.leave()
        try:
            yield subscriber
        finally:
            self._limit.give_back(address)
            self._of_guest.give_back(guest)
            self._forget(subscriber)
            if guest is not None and guest not in self.online(table) and sits():
                self.announce(table, people=True)

    def _forget(self, subscriber: Subscriber) -> None:
        there = self._subscribers[subscriber.table]
        there.discard(subscriber)
        if not there:
            del self._subscribers[subscriber.table]
        if subscriber.guest is not None:
            self.attendance.meet(subscriber.table, subscriber.guest)

    def _everybody(self) -> list[Subscriber]:
        return [each for there in self._subscribers.values() for each in there]
