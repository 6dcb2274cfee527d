"""Times in a record (`TimePlayed`): pace, departures of players, early end, and times of actions.

A record contains no dates. Moments are milliseconds since the game began, so that neither a player's habits nor the
player's time zone can be inferred.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tertulia.play.clock.pace import ByTurns, Live
from tertulia.play.errors import RecordError, shorten_repr

CENTURY_MS = 100 * 366 * 86_400_000
"""Maximum duration of a game in milliseconds, about 100 years."""
Since = Annotated[int, msgspec.Meta(ge=0, le=CENTURY_MS)]
"""A moment, in milliseconds since the game began."""
Forfeit = Literal["bot", "end"]
"""What happens if a player runs out of time or resigns.

`bot`: a bot takes over, and the player can return. `end`: the player has lost, and a bot plays on for the seat.
"""
EndKind = Literal["agreed", "wish", "forfeit", "deserted"]
"""Why a game ended early.

`agreed`: all players agreed. `wish`: a player proposed to end the game and no player opposed. `forfeit`: all players
but one had lost by running out of time or resigning. `deserted`: no player was left.
"""


class Departure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player ran out of time or resigned, after `ply` actions."""

    ply: int
    seat: int
    why: Literal["time", "resigned"]


class EndedEarly(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """End of a game by agreement, forfeit or departure of all players, before its rules ended it."""

    kind: EndKind
    winner: int | None
    """Seat of the only player who had not lost, if `kind` is `forfeit`; otherwise null."""


class TimePlayed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Times of a match. Fields without information are omitted."""

    pace: Live | ByTurns | None = None
    """The pace (time control) at the start of the game; omitted if the table had no clock."""
    slower: ByTurns | None = None
    """The pace that replaced `pace` when a live game became a correspondence game; omitted otherwise."""
    forfeit: Forfeit = "bot"
    departures: list[Departure] = []
    lost: list[int] = []
    """Seats whose players lost by running out of time or resigning.

    Bots played them to the end of the game, and they are ranked last.
    """
    ended: EndedEarly | None = None
    """How the game ended early; omitted if it ended by its rules or has not ended."""
    actions: list[Since | None] = []
    """When each action of the record was done; null for an action whose time was not recorded."""


NO_TIMES = TimePlayed()


def check_time(time: TimePlayed, seats: int, actions: int, finished: bool) -> None:
    """Raise `RecordError` if the times do not fit a record with `seats` seats and `actions` actions.

    `finished` is whether the record has a result.
    """
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
        raise RecordError(f"time.lost: each seat once, not {shorten_repr(time.lost)}")
    if time.ended is not None:
        _check_end(time, time.ended, seats, finished)


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
        raise RecordError(f"time.ended.winner: a seat if the game ended by forfeit, otherwise null, not {ended.winner}")
    if ended.winner is not None:
        _require_seat("time.ended.winner", ended.winner, seats)
        if ended.winner in time.lost:
            raise RecordError(f"time.ended.winner: seat {ended.winner} has lost")


def _require_seat(place: str, seat: int, seats: int) -> None:
    if not 0 <= seat < seats:
        raise RecordError(f"{place}: seats 0 to {seats - 1}, not {seat}")
