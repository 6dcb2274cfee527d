"""What came of a game that is over, by seat: it is kept with the table in the same transaction as the end, so that nobody who asks
what somebody has played needs to load a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from itertools import groupby
from typing import Literal

from msgspec import Struct

from tertulia.play.clock import Live, Pace, Untimed
from tertulia.play.time_played import EndKind
from tertulia.server.domain.clock import milliseconds
from tertulia.server.domain.state import TableState
from tertulia.server.domain.substitutions import player_of
from tertulia.server.domain.table import Table

PaceKind = Literal["none", "live", "by turns"]


class Taken(Struct, frozen=True, array_like=True):
    """The time that somebody took for their moves, all of them together."""

    moves: int = 0
    milliseconds: int = 0


class Result(Struct, frozen=True, omit_defaults=True):
    """What came of a game, by seat."""

    points: list[int]
    places: list[int | None]
    """From 1, equal ones share it; null for a seat that has none: bots where all people but one have lost their seats, and
    everybody where the game ended before its end without a winner."""
    sources: Mapping[str, list[int]] = {}
    """What points were for; nothing where the game does not say, or did not come to its end."""
    ended: EndKind | None = None
    """Why it ended before the end that its rules know; null where it did not."""
    over: int | None = None
    """When, in milliseconds since 1970; null where nobody kept it."""
    lost: list[int] = []
    """Seats for which it was over before."""
    stood_in: list[int] = []
    """Seats of people that bots played at the end."""
    pace: PaceKind = "none"
    taken: list[Taken] = []
    """The time that the people on the seats took, as far as it was kept."""


def result_of(table: Table, state: TableState) -> Result | None:
    """What came of a table's game; None where it is not over."""
    match, course = state.match, state.course
    if match is None or state.phase != "over":
        return None
    outcome = match.game.outcome(match.state) if course.ended is None else None
    points, sources = [0] * len(state.seats), dict[str, list[int]]()
    if outcome is None:
        places = _places_of_forfeit(state)
    else:
        points, sources = list(outcome.scores), dict(match.game.point_sources(match.state))
        order = match.game.standing(match.state)
        places = _places(
            [(seat not in course.lost, seat in outcome.winners, *order[seat]) for seat in range(len(state.seats))]
        )
    last = match.log[-1].time if match.log else None
    over = last if course.ended is None else course.ended.at
    return Result(
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


def time_taken(state: TableState) -> list[Taken]:
    """What each seat took for its moves while its own person played it. A move is all that a seat does until another acts; it
    begins when the one before has acted, and where several are asked at once, when one of them has."""
    found = [Taken()] * len(state.seats)
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
            found[seat] = Taken(so_far.moves + 1, so_far.milliseconds + lasted)
        before = end
    return found


def _played_by_person(state: TableState, seat: int, ply: int) -> bool:
    return player_of(tuple(each for each in state.substitutions if each.ply <= ply), seat) is None


def _places(ranks: Sequence[tuple[int, ...]]) -> list[int | None]:
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def _places_of_forfeit(state: TableState) -> list[int | None]:
    """Whoever is left has won, those who lost their seats share the last place; nobody has one where nobody has won."""
    ended = state.course.ended
    if ended is None or ended.winner is None:
        return [None] * len(state.seats)
    return [1 if seat == ended.winner else 2 if seat in state.course.lost else None for seat in range(len(state.seats))]


def _kind_of(pace: Pace) -> PaceKind:
    return "none" if isinstance(pace, Untimed) else "live" if isinstance(pace, Live) else "by turns"
