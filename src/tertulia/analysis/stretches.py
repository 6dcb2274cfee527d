"""A finished game cut at its decisions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from tertulia.analysis.judging import Judged
from tertulia.analysis.luck import Drawn
from tertulia.analysis.questions import Course
from tertulia.bots.search.reading import Outlook


class Stretch(NamedTuple):
    """A decision and what comes until the next one, or until the end."""

    made: Judged
    drawn: Drawn | None
    """What was drawn meanwhile."""
    ply: int
    """So many actions were done then."""
    end: Outlook
    """How the game was thought to end then."""


def stretches_of(course: Course, judged: Sequence[Judged], drawn: Sequence[Drawn]) -> Iterator[Stretch]:
    """The stretches of a course, in the order of the game."""
    draws = {one.ply: one for one in drawn}
    for made, after in zip_longest(judged, judged[1:]):
        ply = course.plies if after is None else after.question.ply
        yield Stretch(made, draws.get(ply), ply, ended(course) if after is None else after.before)


def ended(course: Course) -> Outlook:
    """The end of a course, as it would have been foretold."""
    won = [(seat in course.winners) / len(course.winners) for seat in range(len(course.seats))]
    return Outlook(tuple(map(float, course.scores)), tuple(won))
