"""What a record says of time: the pace, who gave up a seat, how a game ended before its end, and when each action was done.

Nothing in it is a date: moments are milliseconds since the game began, so neither habits nor a time zone
can be read from a record.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from tertulia.play.clock.pace import ByTurns, Live
from tertulia.play.errors import RecordError, shortened

if TYPE_CHECKING:
    from tertulia.play.records import GameRecord

CENTURY = 100 * 366 * 86_400_000
"""Milliseconds: no game lasts longer."""
Since = Annotated[int, msgspec.Meta(ge=0, le=CENTURY)]
"""Milliseconds since the game began."""
Forfeit = Literal["bot", "end"]
"""What becomes of whoever runs out of time or resigns: a bot plays for them; or the game is over for them."""
EndKind = Literal["agreed", "wish", "forfeit", "deserted"]
"""Why a game ended before its end: all agreed; a wish stood unopposed; all but one have lost their seats; nobody is left who
plays."""


class Departure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody ran out of time or resigned; `ply` is the number of actions before that."""

    ply: int
    seat: int
    why: Literal["time", "resigned"]


class EndedEarly(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """That a game ended before the end that its rules know."""

    kind: EndKind
    winner: int | None
    """The only one who was left, where it was a forfeit; null elsewhere."""


class TimePlayed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How time went at a match. What there is nothing to say of is left out."""

    pace: Live | ByTurns | None = None
    """What was agreed on before the game; left out where nobody had a clock."""
    slower: ByTurns | None = None
    """The pace at which a live game went on by turns."""
    forfeit: Forfeit = "bot"
    departures: list[Departure] = []
    lost: list[int] = []
    """Seats for which the game was over before its end: bots played them on, and they are ranked last."""
    ended: EndedEarly | None = None
    """Left out where it ended by its rules, or has not ended."""
    actions: list[Since | None] = []
    """When each action was done; null where nobody knows."""


NOTHING_SAID = TimePlayed()


def check_time(record: GameRecord) -> None:
    """Raises `RecordError` where what the record says of time does not fit its seats and actions."""
    time, seats, actions = record.time, len(record.seats), len(record.actions)
    if time is None:
        return
    _check_actions(time, actions)
    ply = 0
    for number, each in enumerate(time.departures, start=1):
        _require_seat(f"time.departures {number}", each.seat, seats)
        if not ply <= each.ply <= actions:
            raise RecordError(f"time.departures {number}: after action {ply} to {actions}, not {each.ply}")
        ply = each.ply
    for number, seat in enumerate(time.lost):
        _require_seat(f"time.lost[{number}]", seat, seats)
    if len(set(time.lost)) != len(time.lost):
        raise RecordError(f"time.lost: each seat once, not {shortened(time.lost)}")
    if time.ended is not None:
        _check_end(time, time.ended, seats, finished=record.result is not None)


def _check_actions(time: TimePlayed, actions: int) -> None:
    if time.actions and len(time.actions) != actions:
        raise RecordError(f"time.actions: one for each of the {actions} actions or none, not {len(time.actions)}")
    last = 0
    for number, at in enumerate(time.actions, start=1):
        if at is not None:
            if at < last:
                raise RecordError(f"time.actions {number}: {at} is before {last}, when the one before was done")
            last = at


def _check_end(time: TimePlayed, ended: EndedEarly, seats: int, finished: bool) -> None:
    if finished:
        raise RecordError("time.ended: the record has a result, so the game ended by its rules")
    if (ended.winner is not None) != (ended.kind == "forfeit"):
        raise RecordError(
            f"time.ended.winner: a seat where the game ended by forfeit, and null elsewhere, not {ended.winner}"
        )
    if ended.winner is not None:
        _require_seat("time.ended.winner", ended.winner, seats)
        if ended.winner in time.lost:
            raise RecordError(f"time.ended.winner: seat {ended.winner} has lost")


def _require_seat(place: str, seat: int, seats: int) -> None:
    if not 0 <= seat < seats:
        raise RecordError(f"{place}: seats 0 to {seats - 1}, not {seat}")
