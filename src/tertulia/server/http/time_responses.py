"""What answers say of time: what a table agreed on, how its clocks stand, when a person is away. Moments are milliseconds since
1970, durations milliseconds where nothing else is said."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tertulia.play.clock import Live, Pace, Untimed
from tertulia.play.clock.pace import terms_of
from tertulia.play.time_played import EndKind, Forfeit
from tertulia.server.domain.calendars import PersonTime, calendar_of
from tertulia.server.domain.clock import milliseconds
from tertulia.server.domain.pacing import DAY, AlteredTerm
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table


class PaceResponse(Struct):
    """A pace, in seconds but for days of vacation (docs/pace.md)."""

    kind: Literal["none", "live", "by turns"]
    start: int = 0
    """What each seat begins with: bank or reserve."""
    added: int = 0
    """What is added when a turn is done (or a decision, see `by_decision`)."""
    cap: int = 0
    delay: int = 0
    by_decision: bool = False
    nights: bool = False
    weekends: bool = False
    vacation_days: int = 0
    pause: int = 0


class AgreementResponse(Struct):
    """What a table is played by: said before anybody sits down."""

    pace: PaceResponse
    forfeit: Forfeit
    """What becomes of whoever runs out of time or resigns: a `bot` plays for them, or the game `end`s for them."""
    wish_days: int
    """Days that a wish to end the game stands before it does."""


class ClockResponse(Struct):
    """The clock of a seat, as it stood at the last change of the table."""

    left: int
    """What is left of its time."""
    ends: int | None
    """When its time runs out if it does nothing; null where it is not to act."""


class WishResponse(Struct):
    """A player's proposal that takes effect if all agree, or if no player opposes it."""

    seats: list[int]
    """Who agrees."""
    until: int
    """Of an end: when the game ends if nobody opposes it. Of a pause: when that ends."""


class DepartureResponse(Struct):
    """Somebody ran out of time or resigned; `ply` is the number of actions before that."""

    ply: int
    seat: int
    why: Literal["time", "resigned"]


class EndedResponse(Struct):
    """That a game ended before the end that its rules know: all `agreed`, a `wish` to end stood unopposed, all but one have lost
    their seats (`forfeit`), or nobody is left (`deserted`)."""

    kind: EndKind
    winner: int | None


class AlteredResponse(Struct):
    """What the host of a table that waits has changed since others sat down."""

    options: list[str]
    """Options of the game that have another choice."""
    terms: list[AlteredTerm]
    """What else is otherwise."""
    unsure: list[int]
    """Seats of people who have not said yet that they stay: nothing begins before."""


class TimeResponse(Struct):
    """How time stands at a table."""

    agreed: AgreementResponse
    pace: PaceResponse | None
    """The pace of now: a live game may go on by turns; null where there are no clocks."""
    clocks: list[ClockResponse]
    """By seat; none where there are no clocks."""
    wish: WishResponse | None
    """A wish to end the game."""
    asked: WishResponse | None
    """A pause that was asked for."""
    paused: int | None
    """The end of the last pause that was agreed on; null where there was none."""
    pause_left: int
    """How long the table may still pause."""
    slower: list[int]
    """Who wants a live game to go on by turns."""
    lost: list[int]
    """Seats for which the game is over; bots play them to the end, and they are ranked last."""
    departures: list[DepartureResponse]
    """Who ran out of time or resigned, in order."""
    ended: EndedResponse | None
    altered: AlteredResponse | None
    """Before the game: what is to be agreed to anew."""


class VacationResponse(Struct):
    """Whole days on which a person is away (`YYYY-MM-DD`), the last one included."""

    first: str
    last: str


class CalendarResponse(Struct):
    """When a person cannot be asked to play, by the clock on their wall."""

    zone: str
    quiet_from: int
    """Minutes after midnight."""
    quiet_until: int
    weekend: list[int]
    """Days of the week: 0 is Monday."""
    chosen: bool
    """Whether they have said so, or it is what holds for whoever says nothing."""
    vacations: list[VacationResponse]


def pace_response(pace: Pace) -> PaceResponse:
    """A pace as answers say it."""
    if isinstance(pace, Untimed):
        return PaceResponse("none")
    terms = terms_of(pace)
    return PaceResponse(
        "live" if isinstance(pace, Live) else "by turns",
        terms.start,
        terms.added,
        terms.cap,
        terms.delay,
        terms.by_decision,
        terms.nights,
        terms.weekends,
        terms.vacation_days,
        terms.pause,
    )


def agreement_response(table: Table) -> AgreementResponse:
    """What the table agreed on."""
    agreed = table.agreement
    return AgreementResponse(pace_response(agreed.pace), agreed.forfeit, agreed.wish_days)


def time_response(table: Table, state: TableState) -> TimeResponse:
    """How time stands at the table: the same for all who look."""
    course, pace, ended = state.course, state.course.pace, state.course.ended
    wish, asked, altered = course.wish, course.asked, course.altered
    days = table.agreement.wish_days
    spent = sum(milliseconds(each.end) - milliseconds(each.begin) for each in course.pauses)
    return TimeResponse(
        agreed=agreement_response(table),
        pace=None if pace is None else pace_response(pace),
        clocks=[ClockResponse(left, end) for left, end in zip(course.left, course.ends, strict=False)],
        wish=None if wish is None else WishResponse(list(wish.seats), milliseconds(wish.since) + days * DAY * 1000),
        asked=None if asked is None else WishResponse(list(asked.seats), milliseconds(asked.until)),
        paused=milliseconds(course.pauses[-1].end) if course.pauses else None,
        pause_left=0 if pace is None else max(0, pace.pause * 1000 - spent),
        slower=list(course.slower),
        lost=list(course.lost),
        departures=[DepartureResponse(each.ply, each.seat, each.why) for each in course.departures],
        ended=None if ended is None else EndedResponse(ended.kind, ended.winner),
        altered=None
        if altered is None
        else AlteredResponse(list(altered.options), list(altered.terms), list(altered.unsure)),
    )


def calendar_response(person: PersonTime) -> CalendarResponse:
    """A person's own calendar, as they see it."""
    calendar = calendar_of(person)
    vacations = sorted(person.calendar.vacations, key=lambda each: each.first)
    return CalendarResponse(
        calendar.zone,
        calendar.quiet_from,
        calendar.quiet_until,
        list(calendar.weekend),
        bool(person.calendar.calendars),
        [VacationResponse(each.first.isoformat(), each.last.isoformat()) for each in vacations],
    )
