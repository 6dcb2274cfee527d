"""Analyse a complete game (`analyse_game`), in the terminal or on the server.

The caller's `Executor` decides in which process each decision and each random draw of the game is evaluated.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, TypeVar

import msgspec
import numpy as np

from tertulia.analysis.evaluate import DecisionEvaluation, evaluate_decision, with_hindsight
from tertulia.analysis.extract import GameTimeline, extract_timeline
from tertulia.analysis.lost_points import Opportunity, bound_lost_points, bound_luck
from tertulia.analysis.luck import DrawEvaluation, evaluate_draw, evaluate_end
from tertulia.analysis.reasons import find_reason
from tertulia.analysis.report import Analysis, Choice, Decision, Luck, Move, Strength
from tertulia.analysis.strength import likeliest_level, load_strength_model, lost_share
from tertulia.analysis.supposition import StrengthAssumption
from tertulia.analysis.timeline import Segment, build_segments, compute_course, find_turning_points, report_moments
from tertulia.bots.search.result import Candidate, Outlook
from tertulia.kernel.components import Components
from tertulia.kernel.game import Game
from tertulia.play import GameRecord

MAX_MISTAKES = 5
"""Maximum number of reported mistakes."""
MIN_MISTAKE_POINTS = 0.5
"""Minimum points lost by a reported mistake. Smaller losses are within the error of the search."""

A = TypeVar("A")
Q = TypeVar("Q")
OnPly = Callable[[], None]
"""Callback without arguments, called after each replayed action to report progress."""
Evaluate = Callable[[Q, float, Callable[[], bool]], A]
"""Function `(item, budget, wanted)` that evaluates a decision, a draw or an early end of a game.

`item` is a `DecisionPoint`, `Draw` or `OpenEnd`. `budget` is the search time in milliseconds. `wanted` is called from
time to time; if it returns False, the evaluation raises `Cancelled`. The function and `item` can be pickled, so the
evaluation can run in another process.
"""


class Executor(Protocol):
    """Runs the parts of an analysis: the replay of the game, and the evaluations of its decisions.

    Implementations do this in this process, in several processes, or as jobs of the server's queue.
    """

    async def replay(self, work: Callable[[OnPly], A]) -> A:
        """Run `work`, which replays the game, and return its result.

        `work` receives a callback and may call it after each replayed action. The executor may use these calls to
        report progress or to pause.
        """
        ...

    def expect(self, evaluations: int) -> None:
        """Announce the number of evaluations in all later calls of `map`, so that progress can be shown."""

    async def map(self, evaluate: Evaluate[Q, A], items: Sequence[Q]) -> list[A]:
        """Evaluate all items and return the results in the order of the items.

        For each item, `evaluate(item, budget, wanted)` is called. The executor supplies the search time `budget` (ms)
        and the function `wanted`, which returns False if the result is no longer needed.
        """
        ...


class LostPoints(NamedTuple):
    """Points that a decision lost, as the report of an analysis shows them.

    They are the loss compared with the best action, or a part of this loss. Only a part counts in two cases: the loss
    exceeds the points that the seat could still gain, or later decisions already count for the same points.
    """

    points: float
    share: float
    """`points` divided by the decision's total loss, from 0 to 1; 1 if the loss is 0.

    It is less than 1 if the loss exceeds the points that the seat could still gain in the game. It is also less than 1
    if later decisions of the seat already count for the same points.
    """


class AnalysedGame(NamedTuple):
    """The analysis of a game, with the timeline and the evaluated decisions that it was made from."""

    timeline: GameTimeline
    evaluations: list[DecisionEvaluation]
    analysis: Analysis


async def analyse_game(
    record: GameRecord, budget: float, executor: Executor, components: Components | None = None
) -> AnalysedGame:
    """Analyse a finished game.

    `budget` is the search time of a decision, in milliseconds on a reference machine. It must equal the budget that
    `executor` passes to evaluations. The result depends on the record, the budget and the components only.

    Raises:
        RecordError: if the record is damaged.
        GameError: if the game has not ended. Early ends by agreement or forfeit are accepted.
    """
    timeline = await executor.replay(lambda each: extract_timeline(record, components, each))
    ends = [] if timeline.open_end is None else [timeline.open_end]
    executor.expect(len(timeline.decisions) + len(timeline.draws) + len(ends))
    decided = await executor.map(evaluate_decision, timeline.decisions)
    drawn = await executor.map(evaluate_draw, timeline.draws)
    timeline.expected = next(iter(await executor.map(evaluate_end, ends)), None)
    evaluations = with_hindsight(timeline, decided)
    analysis = await executor.replay(lambda _: assemble_analysis(timeline, evaluations, drawn, budget))
    return AnalysedGame(timeline, evaluations, analysis)


def assemble_analysis(
    timeline: GameTimeline,
    evaluations: Sequence[DecisionEvaluation],
    drawn: Sequence[DrawEvaluation],
    budget: float,
) -> Analysis:
    """Build the analysis of a game from its evaluated decisions and random draws.

    `evaluations` has an entry per decision, in the order of the game and as returned by `with_hindsight`. `drawn` has
    an entry per random draw. `budget` is the search time that was given to each decision, in milliseconds.
    """
    segments = list(build_segments(timeline, evaluations, drawn))
    amounts = measure_lost_points(timeline, segments)
    supposed = build_supposition(timeline, segments, amounts)
    course = compute_course(timeline, segments, [one.share for one in amounts])
    moments = report_moments(timeline, segments, course, supposed)
    decisions = [
        report_decision(timeline.game, one, amount, supposed) for one, amount in zip(evaluations, amounts, strict=True)
    ]
    mistakes = find_mistakes(decisions)
    for place in mistakes:
        reason = find_reason(timeline.game, evaluations[place], amounts[place].share)
        decisions[place] = msgspec.structs.replace(decisions[place], reason=reason)
    lost = [sum(one.lost_points for one in decisions if one.seat == seat) for seat in range(len(timeline.seats))]
    return Analysis(
        game=timeline.game.name,
        seats=timeline.seats,
        milliseconds=budget,
        scores=list(timeline.outcome.scores),
        winners=list(timeline.outcome.winners),
        course=moments,
        decisions=decisions,
        mistakes=mistakes,
        luck=[Luck(one.ply, one.points, one.chances) for one in drawn],
        lucky_points=bound_lucky_points(timeline, drawn, course[0], lost),
        lost_points=lost,
        turns=find_turning_points(segments, moments),
        early=timeline.open_end is not None,
        strengths=[] if supposed is None else [rate_strength(share, supposed) for share in supposed.lost_shares],
    )


def bound_lucky_points(
    timeline: GameTimeline, drawn: Sequence[DrawEvaluation], beginning: Outlook, lost: Sequence[float]
) -> list[float]:
    """Return the points that each seat gained by luck, limited by the game's result (`bound_luck`).

    Args:
        timeline: the finished game.
        drawn: all evaluated random draws; each seat's points from them are added up.
        beginning: expected final points before the first decision.
        lost: for each seat, the points that its decisions lost.
    """
    scores = timeline.end.points
    found = []
    for seat, score in enumerate(scores):
        luck = sum(one.points[seat] for one in drawn)
        found.append(bound_luck(luck, lost[seat], beginning.points[seat] - score, float(max(scores) - score)))
    return found


def build_supposition(
    timeline: GameTimeline, segments: Sequence[Segment], amounts: Sequence[LostPoints]
) -> StrengthAssumption | None:
    """Return the assumption that each seat goes on losing the same share of its possible points.

    The share is the points that the seat lost in the complete game, divided by the points lost plus the final points.
    `segments` has an entry for each decision of the game, and `amounts` the points that each decision lost. Returns
    None if the game's package contains no strength model.
    """
    known = load_strength_model(timeline.game)
    if known is None:
        return None
    lost_points = [0.0] * len(timeline.seats)
    for segment, amount in zip(segments, amounts, strict=True):
        lost_points[segment.decision.point.seat] += amount.points
    return StrengthAssumption(known, tuple(map(lost_share, lost_points, timeline.end.points)))


def rate_strength(share: float, supposed: StrengthAssumption) -> Strength:
    """Return the playing strength of a seat, given the share of its possible points that it lost.

    `share` is points lost, divided by points lost plus points made. `supposed` holds the game's strength model.
    """
    return Strength(share, *likeliest_level(share, supposed.strengths))


def measure_lost_points(timeline: GameTimeline, segments: Sequence[Segment]) -> list[LostPoints]:
    """Return the lost points of the decision of each segment, in order.

    A segment is a decision with the part of the game until the next decision. The lost points of a seat's decisions
    are limited to the points that the seat could still gain (`bound_lost_points`).
    """
    expected = np.array([one.points for one in compute_course(timeline, segments)[:-1]])
    drawn = np.array([[0.0] * len(timeline.seats) if one.draw is None else one.draw.points for one in segments])
    luck = np.cumsum(drawn[::-1], axis=0)[::-1] if segments else drawn
    """Points that each seat gained by luck from a decision to the end of the game.

    The array has a row for each segment (decision) and a column for each seat.
    """
    amounts = [LostPoints(0.0, 1.0)] * len(segments)
    for seat, score in enumerate(timeline.end.points):
        places = [place for place, one in enumerate(segments) if one.decision.point.seat == seat]
        losses = [segments[place].decision.loss for place in places]
        had = [
            Opportunity(
                loss,
                float(expected[place, seat] + luck[place, seat]) - score,
                best_opponent_lead(timeline, segments[place]),
            )
            for place, loss in zip(places, losses, strict=True)
        ]
        for place, loss, gave in zip(places, losses, bound_lost_points(had), strict=True):
            amounts[place] = LostPoints(gave, gave / loss if loss else 1.0)
    return amounts


def best_opponent_lead(timeline: GameTimeline, segment: Segment) -> float:
    """Return how many more points the best opponent made after a decision than the deciding seat.

    Only points made from the decision to the end of the game count. The result is 0 if no opponent made more.
    """
    point = segment.decision.point
    points_made = [end - now for end, now in zip(timeline.end.points, point.scores, strict=True)]
    return float(max(points_made) - points_made[point.seat])


def report_decision(
    game: Game, evaluation: DecisionEvaluation, amount: LostPoints, supposed: StrengthAssumption | None
) -> Decision:
    """Convert an evaluated decision to the form of the report, with actions in notation.

    The chances of winning after each choice are predicted for players of the strength in `supposed`. If `supposed` is
    None, they are predicted for strong players. `amount` has the points that the report states as lost.
    """
    seat = evaluation.point.seat
    played, *best = [
        _report_choice(game, one, evaluation.point.scores, supposed) for one in (evaluation.played, *evaluation.best)
    ]
    chances_before, chances_after = evaluation.before.chances, evaluation.played.outlook.chances
    return Decision(
        ply=evaluation.point.ply,
        seat=seat,
        played=played,
        choices=best,
        line=[Move(step.seat, game.actions.notation(step.action)) for step in evaluation.line],
        lost_points=amount.points,
        lost_chance=amount.share * max(0.0, chances_before[seat] - chances_after[seat]),
    )


def _report_choice(
    game: Game, candidate: Candidate, scores: Sequence[int], supposed: StrengthAssumption | None
) -> Choice:
    strong = candidate.outlook
    here = strong if supposed is None else supposed.predict_end(scores, strong)
    return Choice(game.actions.notation(candidate.action), list(strong.points), list(here.chances))


def find_mistakes(decisions: Sequence[Decision]) -> list[int]:
    """Return the indices of the decisions that lost most points, the costliest first.

    At most `MAX_MISTAKES` are returned. A decision counts as a mistake if it lost at least `MIN_MISTAKE_POINTS`.
    """
    costly = [place for place, one in enumerate(decisions) if one.lost_points >= MIN_MISTAKE_POINTS]
    return sorted(costly, key=lambda place: -decisions[place].lost_points)[:MAX_MISTAKES]
