"""A whole analysis, put together from its decisions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from tertulia.analysis.judging import Judged
from tertulia.analysis.questions import Course
from tertulia.analysis.report import Analysis, Choice, Decision, Luck, Move, Turn
from tertulia.analysis.settling import lead
from tertulia.bots.search.reading import Candidate, Outlook
from tertulia.kernel.game import Game

MISTAKES = 5
TURNS = 5
LEAST_LOST = 0.5
"""Points: what costs less is no mistake, the search is not that sure."""
LEAST_TURN = 0.1
"""A chance of winning that changes by less turns nothing."""


class Stretch(NamedTuple):
    """A decision and what comes until the next one, or until the end."""

    made: Judged
    end: Outlook
    """How the game was thought to end then."""
    ply: int
    """So many actions were done then."""
    drawn: bool
    """Whether something came to light that nobody had decided."""


def assembled(course: Course, judged: Sequence[Judged], milliseconds: float) -> Analysis:
    """The analysis of a game; `judged` are the decisions of the course, in their order, `settled`."""
    decisions = [decision_of(course.game, one) for one in judged]
    stretches = list(stretches_of(course, judged))
    luck = [luck_of(stretch) for stretch in stretches if stretch.drawn]
    seats = range(len(course.seats))
    return Analysis(
        game=course.game.name,
        seats=course.seats,
        milliseconds=milliseconds,
        scores=course.scores,
        winners=course.winners,
        decisions=decisions,
        mistakes=mistakes_of(decisions),
        luck=luck,
        lucky_points=[sum(found.points[seat] for found in luck) for seat in seats],
        lost_points=[sum(one.lost_points for one in decisions if one.seat == seat) for seat in seats],
        turns=turns_of(stretches),
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


def stretches_of(course: Course, judged: Sequence[Judged]) -> Iterator[Stretch]:
    """The game cut at its decisions."""
    winners = [(seat in course.winners) / len(course.winners) for seat in range(len(course.seats))]
    over = Outlook(tuple(map(float, course.scores)), tuple(winners))
    for made, after in zip_longest(judged, judged[1:]):
        ply = course.plies if after is None else after.question.ply
        yield Stretch(made, over if after is None else after.before, ply, course.draws(made.question.ply, ply))


def luck_of(stretch: Stretch) -> Luck:
    """By how much what was drawn changed what was expected."""
    before, after = stretch.made.played.outlook, stretch.end
    return Luck(stretch.ply, _more(after.points, before.points), _more(after.chances, before.chances))


def _more(after: Sequence[float], before: Sequence[float]) -> list[float]:
    return [now - then for now, then in zip(after, before, strict=True)]


def turns_of(stretches: Sequence[Stretch]) -> list[Turn]:
    """The moments at which somebody's chance of winning changed the most, in the order of the game."""
    turns = [turn for stretch in stretches for turn in (_decided(stretch), _lucky(stretch)) if turn is not None]
    turns = [turn for turn in turns if abs(turn.after - turn.before) >= LEAST_TURN]
    most = sorted(turns, key=lambda turn: -abs(turn.after - turn.before))[:TURNS]
    return sorted(most, key=lambda turn: turn.ply)


def _decided(stretch: Stretch) -> Turn:
    """The turn that a decision was."""
    made = stretch.made
    return _turn(made.question.ply, made.before, made.played.outlook, luck=False)


def _lucky(stretch: Stretch) -> Turn | None:
    """The turn that was drawn after a decision."""
    return _turn(stretch.ply, stretch.made.played.outlook, stretch.end, luck=True) if stretch.drawn else None


def _turn(ply: int, before: Outlook, after: Outlook, luck: bool) -> Turn:
    changes = _more(after.chances, before.chances)
    seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
    return Turn(ply, seat, before.chances[seat], after.chances[seat], luck)
