"""What decisions have cost, once it is known what could still be done after them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tertulia.analysis.judging import SHOWN, Judged
from tertulia.analysis.questions import Course
from tertulia.bots.search.reading import Outlook


def settled(course: Course, judged: Sequence[Judged]) -> list[Judged]:
    """The decisions of a course, each with what its seat came to see at its next one.

    Where nobody else has decided and nothing has come to light between two decisions of a seat, what could be done at the second
    has not been given away by the first, even if the look at the first did not see so far. Otherwise somebody who leaves the best
    thing for later, and then undone, would be told of the same mistake again and again."""
    found: list[Judged] = []
    for made in reversed(judged):
        later = found[-1] if found else None
        if later is not None and _goes_on(course, made, later):
            made = _seen_later(made, later.before)
        found.append(made)
    return found[::-1]


def _goes_on(course: Course, made: Judged, later: Judged) -> bool:
    same = made.question.seat == later.question.seat
    return same and not course.shows(made.question.ply, later.question.ply)


def _seen_later(made: Judged, outlook: Outlook) -> Judged:
    """The decision, if the game stands after what was played at least as well as it was seen to stand later."""
    seat, best = made.question.seat, made.best[0]
    after = lead(outlook.points, seat)
    if after <= lead(made.played.outlook.points, seat):
        return made
    played = made.played._replace(outlook=outlook)
    others = [one for one in made.best if one.action != played.action]
    if best.action == played.action:
        return replace(made, played=played, best=[played, *others])
    if after > lead(best.outlook.points, seat):
        return replace(made, played=played, best=[played, *others][:SHOWN], line=[])
    return replace(made, played=played, best=[played if one.action == played.action else one for one in made.best])


def lead(points: Sequence[float], seat: int) -> float:
    """What a seat has more than the best of the others; all that it has where there is nobody else."""
    others = [had for other, had in enumerate(points) if other != seat]
    return points[seat] - max(others, default=0.0)
