"""A whole analysis, put together from its decisions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from tertulia.analysis.judging import Judged
from tertulia.analysis.luck import Drawn
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


def assembled(course: Course, judged: Sequence[Judged], drawn: Sequence[Drawn], milliseconds: float) -> Analysis:
    """The analysis of a game; `judged` are the decisions of the course, in their order, `settled`, `drawn` are its draws."""
    decisions = [decision_of(course.game, one) for one in judged]
    luck = [Luck(one.ply, one.points, one.chances) for one in drawn]
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
        turns=turns_of(list(stretches_of(course, judged)), luck),
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
        if after is None:
            yield Stretch(made, over, course.plies)
        else:
            yield Stretch(made, after.before, after.question.ply)


def turns_of(stretches: Sequence[Stretch], luck: Sequence[Luck]) -> list[Turn]:
    """The moments at which somebody's chance of winning changed the most, in the order of the game."""
    ends = {stretch.ply: stretch.end for stretch in stretches}
    turns = [_decided(stretch) for stretch in stretches]
    turns += [_lucky(one, ends[one.ply]) for one in luck if one.ply in ends]
    turns = [turn for turn in turns if abs(turn.after - turn.before) >= LEAST_TURN]
    most = sorted(turns, key=lambda turn: -abs(turn.after - turn.before))[:TURNS]
    return sorted(most, key=lambda turn: turn.ply)


def _decided(stretch: Stretch) -> Turn:
    """The turn that a decision was."""
    made = stretch.made
    before, after = made.before.chances, made.played.outlook.chances
    seat = _most_moved([now - then for now, then in zip(after, before, strict=True)])
    return Turn(made.question.ply, seat, before[seat], after[seat], luck=False)


def _lucky(luck: Luck, end: Outlook) -> Turn:
    """The turn that a draw was: to what was thought then, from what that would have been without luck."""
    seat = _most_moved(luck.chances)
    after = end.chances[seat]
    return Turn(luck.ply, seat, min(1.0, max(0.0, after - luck.chances[seat])), after, luck=True)


def _most_moved(changes: Sequence[float]) -> int:
    return max(range(len(changes)), key=lambda seat: abs(changes[seat]))
