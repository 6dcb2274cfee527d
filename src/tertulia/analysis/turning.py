"""Where a game turned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from tertulia.analysis.report import Moment, Turn
from tertulia.analysis.stretches import Stretch

TURNS = 5
LEAST_TURN = 0.08
"""A chance of winning that changes by less turns nothing."""


def turns_of(stretches: Sequence[Stretch], moments: Sequence[Moment]) -> list[Turn]:
    """The goes (decisions of a seat, one after the other, and what was drawn) in which somebody's chance of winning changed the
    most, in the order of the game."""
    turns = [turn_of(stretches, moments, go) for go in goes_of(stretches)]
    turns = [turn for turn in turns if abs(turn.after - turn.before) >= LEAST_TURN]
    most = sorted(turns, key=lambda turn: -abs(turn.after - turn.before))[:TURNS]
    return sorted(most, key=lambda turn: turn.ply)


def goes_of(stretches: Sequence[Stretch]) -> Iterator[range]:
    """The places of the stretches that belong together."""
    for _, group in groupby(range(len(stretches)), lambda place: stretches[place].made.question.seat):
        first, *others = group
        yield range(first, first + 1 + len(others))


def turn_of(stretches: Sequence[Stretch], moments: Sequence[Moment], go: range) -> Turn:
    """What a go has changed: by luck, where more than half of it was drawn."""
    before, after = moments[go.start].chances, moments[go.stop].chances
    seat = max(range(len(before)), key=lambda seat: abs(after[seat] - before[seat]))
    change = after[seat] - before[seat]
    drawn = {place: one.chances[seat] for place in go if (one := stretches[place].drawn) is not None}
    if sum(drawn.values()) / (change or 1.0) > 0.5:
        place = max(drawn, key=lambda place: drawn[place] / change)
        return Turn(stretches[place].ply, seat, before[seat], after[seat], luck=True)
    place = max(
        go, key=lambda place: (moments[place + 1].chances[seat] - moments[place].chances[seat]) / (change or 1.0)
    )
    return Turn(stretches[place].made.question.ply, seat, before[seat], after[seat], luck=False)
