"""The time agreement of a table (`Agreement`), and its clocks while the game runs (`Course`).

Both are stored as JSON. `tertulia.server.domain.timekeeping` computes the time left from them.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Annotated, Literal

from msgspec import Meta, Struct

from tertulia.play.clock import ByTurns, Interval, Live, Pace, SeatCalendar, SettledClocks, TimedLine, Untimed
from tertulia.play.time_played import Departure, EndKind, Forfeit
from tertulia.server.domain.ids import GuestId

DAY_SECONDS = 86_400
DEFAULT_END_PROPOSAL_DAYS = 7
"""Default days after which an unopposed proposal to end the game takes effect."""
MAX_END_PROPOSAL_DAYS = 60


class Agreement(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Time control and forfeit rule of a table, shown before players join.

    The host can change them until the game starts.
    """

    pace: Pace = Untimed()
    forfeit: Forfeit = "bot"
    end_proposal_days: Annotated[int, Meta(ge=1, le=MAX_END_PROPOSAL_DAYS)] = DEFAULT_END_PROPOSAL_DAYS
    """Days after which an unopposed proposal to end the game takes effect."""


DEFAULT_AGREEMENT = Agreement()


class CourseLine(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An entry of the clocks that an undo can still remove."""

    ply: int
    """The number of actions in the log when the entry was made."""
    line: TimedLine
    action: bool = True
    """Whether it belongs to an action: undoing the action removes it."""


class EndProposal(Struct, frozen=True, forbid_unknown_fields=True):
    """A proposal to end the game with the current scores."""

    since: datetime
    """When the first player proposed it."""
    seats: tuple[int, ...]
    """The seats that agree."""


class PauseProposal(Struct, frozen=True, forbid_unknown_fields=True):
    """A proposal to pause the game."""

    until: datetime
    seats: tuple[int, ...]
    """The seats that agree."""


AlteredTerm = Literal["pace", "forfeit", "wish", "patience", "substitute", "hints", "seats", "order"]


class Altered(Struct, frozen=True, forbid_unknown_fields=True):
    """Changes of a table by its host that other players have to agree to, before the game starts."""

    options: tuple[str, ...]
    """The changed options of the game."""
    terms: tuple[AlteredTerm, ...]
    """The other changed terms: time control, forfeit rule, days of a proposal, patience, stand-in bot, hints, number of
    seats, seat order."""
    unsure: tuple[int, ...]
    """Seats of players who have not agreed yet."""
    since: int
    """The table's version of the latest change."""


class Ended(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The early end of a game."""

    kind: EndKind
    at: datetime
    winner: int | None = None
    """The seat of the only player who is left, or None if there is no winner."""


class Course(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The state of a table's clocks, and what its players have proposed and agreed on."""

    pace: ByTurns | Live | None = None
    """The current time control; None without clocks."""
    settled: SettledClocks | None = None
    """The clocks after the entries that can no longer be undone."""
    lines: tuple[CourseLine, ...] = ()
    """The entries since `settled`."""
    pauses: tuple[Interval, ...] = ()
    ends: tuple[int | None, ...] = ()
    """The deadline of each seat as of the last change, in milliseconds since 1970; None for a clock that does not
    run."""
    left: tuple[int, ...] = ()
    """Time left of each seat as of the last change, in milliseconds."""
    began: datetime | None = None
    """When the game began."""
    slower: tuple[int, ...] = ()
    """Seats that propose to continue a live game turn-based."""
    end_proposal: EndProposal | None = None
    pause_proposal: PauseProposal | None = None
    lost: tuple[int, ...] = ()
    """Seats whose players have lost: a bot plays on, and they are ranked last."""
    departures: tuple[Departure, ...] = ()
    """Timeouts and resignations, in order."""
    ended: Ended | None = None
    terms: int = 0
    """Before the game: the version since which the table's settings are as they are now; 0 for unchanged."""
    altered: Altered | None = None
    """Before the game: changes that players have to agree to, or None."""

    def due(self, end_proposal_days: int) -> int | None:
        """The next timeout or end by proposal, in milliseconds since 1970, or None."""
        if self.ended is not None:
            return None
        known = [end for end in self.ends if end is not None]
        if self.end_proposal is not None:
            known.append(int(self.end_proposal.since.timestamp() * 1000) + end_proposal_days * DAY_SECONDS * 1000)
        return min(known, default=None)


class ExcludedTime(Struct, frozen=True):
    """Time that a table's clocks leave out: outages of the site, and calendars of the players."""

    outages: tuple[Interval, ...] = ()
    """Outages of the site; one that may go on lasts until now."""
    calendars: Mapping[GuestId, SeatCalendar] = {}
    """Calendars of the table's players by guest id; players without one are omitted."""
    outage_ongoing: bool = False
    """Whether an outage may go on: then it is unknown when clocks run out."""


NO_EXCLUDED_TIME = ExcludedTime()
