"""Results of finished games, seat by seat.

A result is stored in the transaction that ends the game, so that statistics need not load tables.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from itertools import groupby
from typing import Literal

from msgspec import Struct

from tertulia.play.clock import Live, Pace, Untimed
from tertulia.play.time_played import EndKind
from tertulia.server.domain.clock import milliseconds
from tertulia.server.domain.state import TableState, stand_in_of_seat
from tertulia.server.domain.table import Table

PaceKind = Literal["none", "live", "by turns"]


class MoveTimes(Struct, frozen=True, array_like=True):
    """The number of a player's moves in a game, and their total duration in milliseconds."""

    moves: int = 0
    milliseconds: int = 0


class GameResult(Struct, frozen=True, omit_defaults=True):
    """The result of a game.

    `points`, `places`, `move_times` and the lists in `sources` have one value for each seat.
    """

    points: list[int]
    places: list[int | None]
    """The place of each seat, from 1; tied players share a place.

    If only the winner was left after forfeits, the place is 1 for them, 2 for players who forfeited, and null for other
    seats. All places are null if the game ended early without a winner.
    """
    sources: Mapping[str, list[int]] = {}
    """Points of each seat, by the name of their source; empty if the game has no sources or ended early."""
    ended_early: EndKind | None = None
    """Reason for which the game ended early; null if it ended by its rules."""
    ended_at: int | None = None
    """When the game ended, in milliseconds since 1970; null if the time was not recorded."""
    lost: list[int] = []
    """Seats whose players lost by a timeout or resignation."""
    finished_by_bot: list[int] = []
    """Seats of players for whom a bot played at the end of the game."""
    pace: PaceKind = "none"
    move_times: list[MoveTimes] = []
    """The number and total time of each seat's moves, without moves of bots and moves of unknown duration."""


def result_of(table: Table, state: TableState) -> GameResult | None:
    """Return the result of a table's game, or None if it is not over."""
    match, course = state.match, state.course
    if match is None or state.phase != "over":
        return None
    outcome = match.game.outcome(match.state) if course.ended is None else None
    points, sources = [0] * len(state.seats), dict[str, list[int]]()
    if outcome is None:
        places = _places_of_forfeit(state)
    else:
        points, sources = list(outcome.scores), dict(match.game.point_sources(match.state))
        order = match.game.ranking_keys(match.state)
        places = _places(
            [(seat not in course.lost, seat in outcome.winners, *order[seat]) for seat in range(len(state.seats))]
        )
    last = match.log[-1].time if match.log else None
    over = last if course.ended is None else course.ended.at
    return GameResult(
        points,
        places,
        {name: values for name, values in sources.items() if any(values)},
        None if course.ended is None else course.ended.kind,
        None if over is None else milliseconds(over),
        list(course.lost),
        [number for number, seat in enumerate(state.seats) if seat.stand_in is not None],
        _kind_of(course.pace or table.agreement.pace),
        time_taken(state),
    )


def time_taken(state: TableState) -> list[MoveTimes]:
    """Return the number and total time of the moves of each seat's player.

    Moves of bots do not count, nor moves whose duration is unknown. A move is all that a seat does until another seat
    acts. It begins when the previous move ends, even if several seats decide at the same time.
    """
    found = [MoveTimes()] * len(state.seats)
    if state.match is None:
        return found
    before: datetime | None = state.course.began
    numbered = list(enumerate(state.match.log))
    for seat, group in groupby(numbered, lambda each: each[1].seat):
        lines = list(group)
        end = lines[-1][1].time
        own = state.seats[seat].kind != "bot" and _played_by_person(state, seat, lines[0][0])
        if own and before is not None and end is not None and end >= before:
            so_far = found[seat]
            lasted = milliseconds(end) - milliseconds(before)
            found[seat] = MoveTimes(so_far.moves + 1, so_far.milliseconds + lasted)
        before = end
    return found


def _played_by_person(state: TableState, seat: int, ply: int) -> bool:
    return stand_in_of_seat(tuple(each for each in state.substitutions if each.ply <= ply), seat) is None


def _places(ranks: Sequence[tuple[int, ...]]) -> list[int | None]:
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def _places_of_forfeit(state: TableState) -> list[int | None]:
    """Return the place of each seat after an early end of the game.

    The place is 1 for the winner, 2 for players who forfeited, and None for other seats. Without a winner, all places
    are None.
    """
    ended = state.course.ended
    if ended is None or ended.winner is None:
        return [None] * len(state.seats)
    return [1 if seat == ended.winner else 2 if seat in state.course.lost else None for seat in range(len(state.seats))]


def _kind_of(pace: Pace) -> PaceKind:
    return "none" if isinstance(pace, Untimed) else "live" if isinstance(pace, Live) else "by turns"
