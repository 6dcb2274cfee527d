"""Players' calendars in the database: nights, weekends and vacations, when game clocks stop.

`SqlExcludedTimes` reads these calendars and the outages of the site, which no game clock counts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from datetime import datetime, timedelta

import msgspec
from sqlalchemy import Connection, bindparam, select
from sqlalchemy.dialects.postgresql import insert as upsert  # its ON CONFLICT compiles for SQLite, too

from tertulia.play.clock import ClockError, Interval, SeatCalendar
from tertulia.play.clock.calendars import find_zone, to_datetime
from tertulia.server.domain.calendars import Calendars, ExcludedTimes, PlayerTime, clock_calendar
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.jobs import JobId, JobKind, JobOrder, JobPriority
from tertulia.server.domain.seats import GuestId, guests_at
from tertulia.server.domain.state import ExcludedTime, TableState
from tertulia.server.storage.changes import JOBS
from tertulia.server.storage.jobs import OUTAGE, SqlJobs
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.missing import CALENDAR
from tertulia.server.storage.outbox import recheck_channels
from tertulia.server.storage.plain import GAME, SEAT

_C = CALENDAR.c
READ = select(_C.guest, _C.seat_calendar, _C.missed, _C.zone).where(_C.guest.in_(bindparam("guests", expanding=True)))
SELECT_CALENDAR = select(_C.guest, _C.seat_calendar, _C.missed, _C.zone).where(_C.guest == bindparam("guest"))
_INSERT_CALENDAR = upsert(CALENDAR)
UPSERT_CALENDAR = _INSERT_CALENDAR.on_conflict_do_update(
    index_elements=["guest"],
    set_={name: _INSERT_CALENDAR.excluded[name] for name in ("seat_calendar", "missed", "zone")},
)
WEB_PROCESSES = "web"
"""Heartbeat name of the web server processes. Game clocks stop while no such process sends a heartbeat."""
SELECT_HEARTBEAT = select(JOBS.c.due).where(JOBS.c.kind == JobKind.HEARTBEAT.value, JOBS.c.key == WEB_PROCESSES)
SELECT_OUTAGES = select(OUTAGE.c.began, OUTAGE.c.ended).where(
    OUTAGE.c.process == WEB_PROCESSES, OUTAGE.c.ended > bindparam("since")
)


class SqlCalendars(Calendars):
    def __init__(self, journal: Journal, jobs: SqlJobs, clock: Clock = SYSTEM) -> None:
        self._journal, self._jobs, self._clock = journal, jobs, clock

    async def load_calendars(self, guests: Collection[GuestId]) -> Mapping[GuestId, PlayerTime]:
        return await self._journal.readers.run(lambda connection: read_people(connection, guests))

    async def change_calendar(
        self, guest: GuestId, alter: Callable[[PlayerTime], PlayerTime], *, clocks: bool = False
    ) -> PlayerTime:
        """Replace a guest's calendar, time zone and timeouts, and return the new values.

        `alter` computes the new values from the stored ones. If `clocks`, jobs that recompute the running clocks of
        the guest's tables are added in the same transaction.
        If the calendar changes, the due times of the guest's waiting notifications are computed again.
        """

        def change_calendar(connection: Connection) -> tuple[PlayerTime, bool]:
            row = connection.execute(SELECT_CALENDAR.with_for_update(), {"guest": guest}).one_or_none()
            player_time = PlayerTime() if row is None else _person(*row[1:])
            new = alter(player_time)
            hours = new.calendar != player_time.calendar
            if new != player_time:
                keep_person(connection, guest, new)
            if clocks:
                tables = sorted(timed_tables(connection, guest))
                orders = [JobOrder(JobId(JobKind.CLOCK, table), JobPriority.PLAYERS) for table in tables]
                self._jobs.reset_jobs(connection, orders)
            if hours:
                recheck_channels(connection, guest, milliseconds(self._clock.now()))
            return new, hours

        person, hours = await self._journal.transact(change_calendar)
        if clocks or hours:
            self._jobs.announce()
        return person

    async def timed_tables(self, guest: GuestId, phase: str = "running") -> list[str]:
        return await self._journal.readers.run(lambda connection: timed_tables(connection, guest, phase))


class SqlExcludedTimes(ExcludedTimes):
    def __init__(self, journal: Journal, calendars: SqlCalendars, longest: float, clock: Clock = SYSTEM) -> None:
        """Create the reader of times that game clocks do not count: outages and players' calendars.

        A gap of more than `longest` seconds between two heartbeats of the server counts as an outage.
        """
        self._journal, self._calendars, self._clock = journal, calendars, clock
        self._longest = round(longest * 1000)

    async def excluded_time(self, state: TableState) -> ExcludedTime:
        now = milliseconds(self._clock.now())

        def read(connection: Connection) -> tuple[Mapping[GuestId, PlayerTime], int | None, list[tuple[int, int]]]:
            latest: int | None = connection.execute(SELECT_HEARTBEAT).scalar_one_or_none()
            outages = [
                (began, ended) for began, ended in connection.execute(SELECT_OUTAGES, {"since": _begin(state, now)})
            ]
            return read_people(connection, guests_at(state.seats)), latest, outages

        found, latest, outages = await self._journal.readers.run(read)
        calendars: dict[GuestId, SeatCalendar] = {guest: clock_calendar(person) for guest, person in found.items()}
        away = [Interval(_moment(began), _moment(ended)) for began, ended in outages if began <= ended]
        absent = latest is not None and now - latest > self._longest
        if latest is not None and absent:
            away.append(Interval(_moment(latest), _moment(now)))
        return ExcludedTime(tuple(away), calendars, absent)


def read_people(connection: Connection, guests: Collection[GuestId]) -> Mapping[GuestId, PlayerTime]:
    """Load calendars, time zones and timeouts (`PlayerTime`) by guest id.

    Guests without a stored row are omitted.
    """
    rows = connection.execute(READ, {"guests": sorted({*guests})}).all() if guests else []
    return {GuestId(guest): _person(seat_calendar, missed, zone) for guest, seat_calendar, missed, zone in rows}


def keep_person(connection: Connection, guest: GuestId, person: PlayerTime) -> None:
    """Insert or replace the stored calendar, time zone and timeouts of a guest (`PlayerTime`)."""
    calendar, missed = msgspec.json.encode(person.calendar), msgspec.json.encode(person.missed)
    connection.execute(
        UPSERT_CALENDAR, {"guest": guest, "seat_calendar": calendar, "missed": missed, "zone": person.zone}
    )


def timed_tables(connection: Connection, guest: GuestId, phase: str = "running") -> list[str]:
    """Return the ids of the tables in the given phase at which a guest sits.

    For the phase `running`, only tables with clocks, proposals or agreements during the game are returned. These are
    stored in the table's `Course`.
    """
    statement = (
        select(GAME.c.id)
        .join_from(GAME, SEAT, SEAT.c.table_id == GAME.c.id)
        .where(SEAT.c.guest == guest, GAME.c.phase == phase)
        .distinct()
    )
    clocked = statement.where(GAME.c.course.is_not(None)) if phase == "running" else statement
    return [str(table) for (table,) in connection.execute(clocked)]


def _begin(state: TableState, now: int) -> int:
    """Return the time in ms since 1970 from which outages can affect a table's clocks.

    Two kinds of times count. `Course.lines` has the times of clock events that an undo can still remove.
    `Course.settled` has the clocks before these events, with the start of each running clock. Returns one millisecond
    before the earliest such time. If there is no such time, returns one millisecond before `now`.
    """
    course = state.course
    since = (
        [clock.since // 1000 for clock in course.settled.clocks if clock.since is not None] if course.settled else []
    )
    since += [milliseconds(each.line.at) for each in course.lines]
    return min(since, default=now) - 1


def _person(seat_calendar: bytes, missed: bytes, zone: str) -> PlayerTime:
    """Decode a stored calendar, timeouts and time zone.

    Returns the default `PlayerTime()` if the row is damaged.
    """
    try:
        if zone:
            find_zone(zone)
        return PlayerTime(
            msgspec.json.decode(seat_calendar, type=SeatCalendar),
            msgspec.json.decode(missed, type=tuple[str, ...]),
            zone,
        )
    except (msgspec.DecodeError, UnicodeDecodeError, ClockError):
        return PlayerTime()


def _moment(milliseconds_since: int) -> datetime:
    return to_datetime(0) + timedelta(milliseconds=milliseconds_since)
