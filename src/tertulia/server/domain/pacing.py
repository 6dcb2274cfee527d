"""What a table agrees on about time before anybody sits down, and how its clocks stand while it is played.

Both are data that the storage keeps as JSON. Who has what left is read by `tertulia.server.domain.timekeeping`.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Annotated, Literal

from msgspec import Meta, Struct

from tertulia.play.clock import ByTurns, Interval, Live, Pace, SeatCalendar, SettledClocks, TimedLine, Untimed
from tertulia.play.time_played import Departure, EndKind, Forfeit
from tertulia.server.domain.ids import GuestId

DAY = 86_400
WISH_DAYS = 7
"""Days that a wish to end stands unopposed before the game ends, where the host says nothing else."""
LONGEST_WISH = 60


class Agreement(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a table is played by: chosen with it, or agreed to anew while it waits, and said to everybody before they sit down."""

    pace: Pace = Untimed()
    forfeit: Forfeit = "bot"
    wish_days: Annotated[int, Meta(ge=1, le=LONGEST_WISH)] = WISH_DAYS
    """Days that a wish to end the game stands before it does, where nobody opposes it."""


USUAL = Agreement()


class CourseLine(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A line of the clocks that may still be taken back."""

    ply: int
    """The number of actions after it."""
    line: TimedLine
    action: bool = True
    """Whether it is an action's own: one that is taken back takes it along."""


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """That the game should end as it stands."""

    since: datetime
    """When the first said so."""
    seats: tuple[int, ...]
    """Who agrees."""


class PauseAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """That the table should pause."""

    until: datetime
    seats: tuple[int, ...]
    """Who agrees."""


AlteredTerm = Literal["pace", "forfeit", "wish", "patience", "substitute", "hints", "seats", "order"]


class Altered(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host of a table that waits has changed since others sat down."""

    options: tuple[str, ...]
    """Options of the game that have another choice."""
    terms: tuple[AlteredTerm, ...]
    """What else is otherwise: pace, what becomes of whoever runs out of time, days of a wish, how long somebody may be away and
    which bot plays then, whether there are hints, how many sit, in which order."""
    unsure: tuple[int, ...]
    """Seats of people who have not said yet that they stay."""
    since: int
    """The table's version that brought the last of it."""


class Ended(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """That a game ended before the end that its rules know."""

    kind: EndKind
    at: datetime
    winner: int | None = None
    """The only one who is left; None where nobody has won."""


class Course(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How far the clocks of a table have come, and what its players have agreed on meanwhile."""

    pace: ByTurns | Live | None = None
    """The pace of now, where there are clocks at all."""
    settled: SettledClocks | None = None
    """What came of lines that nobody can take back."""
    lines: tuple[CourseLine, ...] = ()
    """The lines since."""
    pauses: tuple[Interval, ...] = ()
    ends: tuple[int | None, ...] = ()
    """When the time of each seat runs out if it does nothing, in milliseconds since 1970, as it was known at the last change."""
    left: tuple[int, ...] = ()
    """What each seat had left then, in milliseconds."""
    began: datetime | None = None
    """When the game began."""
    slower: tuple[int, ...] = ()
    """Who wants a live game to go on by turns."""
    wish: Wish | None = None
    asked: PauseAsked | None = None
    lost: tuple[int, ...] = ()
    """Seats for which the game is over: a bot plays them to the end, and they are ranked last."""
    departures: tuple[Departure, ...] = ()
    """Who ran out of time or resigned, in order."""
    ended: Ended | None = None
    terms: int = 0
    """Before the game: the table's version since which it is played by what it is played by now; 0 for all."""
    altered: Altered | None = None
    """Before the game: what others must agree to anew; None where nobody need."""

    def due(self, wish_days: int) -> int | None:
        """When something is to happen by itself, in milliseconds since 1970: somebody's time is over, or a wish comes true."""
        if self.ended is not None:
            return None
        known = [end for end in self.ends if end is not None]
        if self.wish is not None:
            known.append(int(self.wish.since.timestamp() * 1000) + wish_days * DAY * 1000)
        return min(known, default=None)


class Away(Struct, frozen=True):
    """What is left out of the time of a table beside what the table itself knows."""

    outages: tuple[Interval, ...] = ()
    """When nobody could be served; one that may not have ended yet lasts until now."""
    calendars: Mapping[GuestId, SeatCalendar] = {}
    """Of those who sit there, as far as they have one."""
    absent: bool = False
    """Whether nobody may be served now: when clocks run out is not known then."""


NOTHING = Away()
