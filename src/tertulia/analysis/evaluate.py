"""Evaluate the best actions and the played action of a decision by search (`evaluate_decision`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from tertulia.analysis.extract import DecisionPoint, GameTimeline
from tertulia.bots.search.analyse_position import PositionAnalysis, analyse_position
from tertulia.bots.search.budget import Searcher
from tertulia.bots.search.levels import search_settings
from tertulia.bots.search.result import Candidate, LineAction, Outlook
from tertulia.bots.search.weights import load_evaluation, table_kind
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.game import Game
from tertulia.kernel.registry import find_game
from tertulia.kernel.schema import StateArray

MAX_BEST_ACTIONS = 3
"""Maximum number of best actions that are reported for a decision."""
MIN_TRIES_DIVISOR = 4
"""Number that decides whether a search has tried an action too rarely.

The limit is the number of tries of the most tried action, divided by this number. An action with fewer tries gets a
search of its own.
"""


@dataclass(frozen=True)
class DecisionEvaluation:
    """A decision with the search results of its best actions and of the action that was played."""

    point: DecisionPoint
    best: list[Candidate]
    """The best actions, best first; at most `MAX_BEST_ACTIONS`."""
    played: Candidate
    line: list[LineAction]
    """Expected line of play that begins with the best action; empty if it is not known."""

    @property
    def before(self) -> Outlook:
        """Expected final points and chances before the decision, if the seat chooses the best action."""
        return self.best[0].outlook

    @property
    def loss(self) -> float:
        """Expected final lead over the best opponent that the decision cost, in points, at least 0.

        It is the lead after the best action minus the lead after the played action.
        """
        seat = self.point.seat
        return max(
            0.0, lead_over_opponents(self.before.points, seat) - lead_over_opponents(self.played.outlook.points, seat)
        )


@dataclass(frozen=True)
class DecisionSearch:
    """Search of one decision of a seat, which starts when a result is first requested.

    `budget` is the search time in milliseconds on a reference machine. It is converted to a number of plies, so equal
    decisions, budgets and random keys (`key`) give equal results on all machines. Every search raises `Cancelled` if
    `wanted` returns False.
    """

    game: Game
    state: StateArray
    seat: int
    budget: float
    key: bytes
    wanted: Callable[[], bool]

    @cached_property
    def found(self) -> PositionAnalysis:
        """Results of the search over all legal actions, computed on first access."""
        return self._search("all", 1)

    def candidate(self, action: int) -> Candidate:
        """Return the search result of an action.

        An action that the search has tried rarely (`MIN_TRIES_DIVISOR`) is searched again alone, with half the budget.
        """
        found = next((one for one in self.found.candidates if one.action == action), None)
        if found is None or found.tries * MIN_TRIES_DIVISOR < self.found.candidates[0].tries:
            (found,) = self._search("played", 2, action).candidates
        return found

    def _search(self, which: str, part: int, only: int | None = None) -> PositionAnalysis:
        settings = search_settings(self.game, self.budget)
        settings = settings._replace(plies=settings.plies // part)
        evaluation = load_evaluation(self.game, table_kind(self.game, self.state))
        searcher = Searcher(self.game, settings, evaluation)
        return analyse_position(searcher, self.state, self.seat, derive_seed(self.key, which), self.wanted, only=only)


def evaluate_decision(
    point: DecisionPoint, budget: float, wanted: Callable[[], bool] = lambda: True
) -> DecisionEvaluation:
    """Evaluate a decision with `budget` milliseconds of search on a reference machine.

    If the search has rarely tried the played action, this action is searched again alone, with half the budget. Equal
    decisions and budgets give equal evaluations.

    Raises:
        Cancelled: if `wanted` returns False.
    """
    game = find_game(point.game)
    search = DecisionSearch(game, game.from_bytes(point.state), point.seat, budget, point.key, wanted)
    found, played = search.found, search.candidate(point.played)
    best = found.candidates
    if played not in best and comparable_value(played) > comparable_value(best[0]):
        best = [played, *(other for other in best if other.action != played.action)]
    return DecisionEvaluation(
        point, best[:MAX_BEST_ACTIONS], played, found.line if best[0] is found.candidates[0] else []
    )


def comparable_value(candidate: Candidate) -> float:
    """Return a value of an action that can be compared between searches; greater is better.

    It is the mean utility (`Candidate.worth`), or the expected final points in a solo game. In a solo game, a utility
    is relative to the points that the same search expected, so utilities from different searches are not comparable.
    """
    points = candidate.outlook.points
    return points[0] if len(points) == 1 else candidate.worth


def lead_over_opponents(points: Sequence[float], seat: int) -> float:
    """Return a seat's points minus those of the best opponent; in a solo game, its points."""
    others = [had for other, had in enumerate(points) if other != seat]
    return points[seat] - max(others, default=0.0)


def with_hindsight(timeline: GameTimeline, evaluations: Sequence[DecisionEvaluation]) -> list[DecisionEvaluation]:
    """Return the evaluations, each corrected by the evaluation of the same seat's next decision.

    An evaluation is corrected only if no other seat decides and nothing is revealed between the two decisions. The
    seat's expected result before the next decision is then also a result of the first decision's action. If it is
    better than the result that the first search found, it replaces that result. Without this correction, a player who
    postpones the best action several times would be charged for the same loss each time.
    """
    found: list[DecisionEvaluation] = []
    for evaluation in reversed(evaluations):
        later = found[-1] if found else None
        if later is not None and _is_correctable(timeline, evaluation, later):
            evaluation = _correct_evaluation(evaluation, later.before)
        found.append(evaluation)
    return found[::-1]


def _is_correctable(timeline: GameTimeline, evaluation: DecisionEvaluation, later: DecisionEvaluation) -> bool:
    same = evaluation.point.seat == later.point.seat
    return same and not timeline.reveals(evaluation.point.ply, later.point.ply)


def _correct_evaluation(evaluation: DecisionEvaluation, outlook: Outlook) -> DecisionEvaluation:
    """Return the evaluation with `outlook` as the result of the played action, if that is better.

    `outlook` has the expected final points and chances before the seat's next decision. It is better if it gives the
    deciding seat a larger lead over the best opponent.
    """
    seat, best = evaluation.point.seat, evaluation.best[0]
    after = lead_over_opponents(outlook.points, seat)
    if after <= lead_over_opponents(evaluation.played.outlook.points, seat):
        return evaluation
    played = evaluation.played._replace(outlook=outlook)
    others = [one for one in evaluation.best if one.action != played.action]
    if best.action == played.action:
        return replace(evaluation, played=played, best=[played, *others])
    if after > lead_over_opponents(best.outlook.points, seat):
        return replace(evaluation, played=played, best=[played, *others][:MAX_BEST_ACTIONS], line=[])
    return replace(
        evaluation, played=played, best=[played if one.action == played.action else one for one in evaluation.best]
    )
