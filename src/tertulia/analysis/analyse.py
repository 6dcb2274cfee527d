"""A whole game explained, wherever its decisions are evaluated: the terminal and the server share this."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, TypeVar

from tertulia.analysis.evaluate import DecisionEvaluation, evaluate_decision, lead_of, with_hindsight
from tertulia.analysis.extract import GameTimeline, extract_timeline
from tertulia.analysis.luck import DrawEvaluation, evaluate_draw
from tertulia.analysis.report import Analysis, Choice, Decision, Luck, Move
from tertulia.analysis.timeline import moments_of, segments_of, turning_points
from tertulia.bots.search.result import Candidate
from tertulia.kernel.components import Components
from tertulia.kernel.game import Game
from tertulia.play import GameRecord

MISTAKES = 5
"""Number of mistakes that are reported at most."""
LEAST_LOST = 0.5
"""Points: what costs less is no mistake, the search is not that sure."""

A = TypeVar("A")
Q = TypeVar("Q")
Each = Callable[[], None]
"""Called at every ply of a replay."""
Evaluate = Callable[[Q, float, Callable[[], bool]], A]
"""(item, budget, wanted): what evaluates a decision or a draw, in any process."""


class Executor(Protocol):
    """Where an analysis is computed: in this process, in others, on the server when it is its turn."""

    async def replay(self, work: Callable[[Each], A]) -> A:
        """Returns what `work` returns, which goes through the whole game once."""
        ...

    def expect(self, evaluations: int) -> None:
        """Told once how many evaluations will be asked for."""

    async def map(self, evaluate: Evaluate[Q, A], items: Sequence[Q]) -> list[A]:
        """Returns `evaluate(item, budget, wanted)` of each item, in their order."""
        ...


class AnalysedGame(NamedTuple):
    """An analysis, and what it was made of."""

    timeline: GameTimeline
    evaluations: list[DecisionEvaluation]
    analysis: Analysis


async def analyse(
    record: GameRecord, budget: float, executor: Executor, components: Components | None = None
) -> AnalysedGame:
    """Returns the analysis of a finished game. The same record and budget (of each decision, see `settings_of`) give the same
    analysis, whatever the executor.

    Raises:
        RecordError: if the record is damaged.
        GameError: if its game has not ended.
    """
    timeline = await executor.replay(lambda each: extract_timeline(record, components, each))
    executor.expect(len(timeline.decisions) + len(timeline.draws))
    decided = await executor.map(evaluate_decision, timeline.decisions)
    drawn = await executor.map(evaluate_draw, timeline.draws)
    evaluations = with_hindsight(timeline, decided)
    analysis = await executor.replay(lambda _: assemble(timeline, evaluations, drawn, budget))
    return AnalysedGame(timeline, evaluations, analysis)


def assemble(
    timeline: GameTimeline,
    evaluations: Sequence[DecisionEvaluation],
    drawn: Sequence[DrawEvaluation],
    budget: float,
) -> Analysis:
    """Returns the analysis of a game from its decisions, in their order and `with_hindsight`, and its draws."""
    decisions = [decision_of(timeline.game, one) for one in evaluations]
    luck = [Luck(one.ply, one.points, one.chances) for one in drawn]
    segments = list(segments_of(timeline, evaluations, drawn))
    moments = moments_of(timeline, segments)
    seats = range(len(timeline.seats))
    return Analysis(
        game=timeline.game.name,
        seats=timeline.seats,
        milliseconds=budget,
        scores=list(timeline.outcome.scores),
        winners=list(timeline.outcome.winners),
        course=moments,
        decisions=decisions,
        mistakes=mistakes_of(decisions),
        luck=luck,
        lucky_points=[sum(found.points[seat] for found in luck) for seat in seats],
        lost_points=[sum(one.lost_points for one in decisions if one.seat == seat) for seat in seats],
        turns=turning_points(segments, moments),
    )


def decision_of(game: Game, made: DecisionEvaluation) -> Decision:
    """Returns a decision as it is reported."""
    seat, best, after = made.point.seat, made.before, made.played.outlook
    return Decision(
        ply=made.point.ply,
        seat=seat,
        played=_choice(game, made.played),
        choices=[_choice(game, candidate) for candidate in made.best],
        line=[Move(step.seat, game.actions.notation(step.action)) for step in made.line],
        lost_points=max(0.0, lead_of(best.points, seat) - lead_of(after.points, seat)),
        lost_chance=max(0.0, best.chances[seat] - after.chances[seat]),
    )


def _choice(game: Game, candidate: Candidate) -> Choice:
    outlook = candidate.outlook
    return Choice(game.actions.notation(candidate.action), list(outlook.points), list(outlook.chances))


def mistakes_of(decisions: Sequence[Decision]) -> list[int]:
    """Returns the places of the dearest decisions, the dearest first."""
    dear = [place for place, one in enumerate(decisions) if one.lost_points >= LEAST_LOST]
    return sorted(dear, key=lambda place: -decisions[place].lost_points)[:MISTAKES]
