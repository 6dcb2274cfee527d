"""A whole analysis, put together from its decisions."""

from __future__ import annotations

from collections.abc import Sequence

from tertulia.analysis.curve import moments_of
from tertulia.analysis.judging import Judged
from tertulia.analysis.luck import Drawn
from tertulia.analysis.questions import Course
from tertulia.analysis.report import Analysis, Choice, Decision, Luck, Move
from tertulia.analysis.settling import lead
from tertulia.analysis.stretches import stretches_of
from tertulia.analysis.turning import turns_of
from tertulia.bots.search.reading import Candidate
from tertulia.kernel.game import Game

MISTAKES = 5
LEAST_LOST = 0.5
"""Points: what costs less is no mistake, the search is not that sure."""


def assembled(course: Course, judged: Sequence[Judged], drawn: Sequence[Drawn], milliseconds: float) -> Analysis:
    """The analysis of a game; `judged` are the decisions of the course, in their order, `settled`, `drawn` are its draws."""
    decisions = [decision_of(course.game, one) for one in judged]
    luck = [Luck(one.ply, one.points, one.chances) for one in drawn]
    stretches = list(stretches_of(course, judged, drawn))
    moments = moments_of(course, stretches)
    seats = range(len(course.seats))
    return Analysis(
        game=course.game.name,
        seats=course.seats,
        milliseconds=milliseconds,
        scores=course.scores,
        winners=course.winners,
        course=moments,
        decisions=decisions,
        mistakes=mistakes_of(decisions),
        luck=luck,
        lucky_points=[sum(found.points[seat] for found in luck) for seat in seats],
        lost_points=[sum(one.lost_points for one in decisions if one.seat == seat) for seat in seats],
        turns=turns_of(stretches, moments),
    )


def decision_of(game: Game, made: Judged) -> Decision:
    """A decision as it is told."""
    seat, best, after = made.question.seat, made.before, made.played.outlook
    return Decision(
        ply=made.question.ply,
        seat=seat,
        played=_choice(game, made.played),
        choices=[_choice(game, candidate) for candidate in made.best],
        line=[Move(step.seat, game.actions.notation(step.action)) for step in made.line],
        lost_points=max(0.0, lead(best.points, seat) - lead(after.points, seat)),
        lost_chance=max(0.0, best.chances[seat] - after.chances[seat]),
    )


def _choice(game: Game, candidate: Candidate) -> Choice:
    outlook = candidate.outlook
    return Choice(game.actions.notation(candidate.action), list(outlook.points), list(outlook.chances))


def mistakes_of(decisions: Sequence[Decision]) -> list[int]:
    """The places of the dearest decisions, the dearest first."""
    dear = [place for place, one in enumerate(decisions) if one.lost_points >= LEAST_LOST]
    return sorted(dear, key=lambda place: -decisions[place].lost_points)[:MISTAKES]
