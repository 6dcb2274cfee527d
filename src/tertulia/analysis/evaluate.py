"""Evaluating a decision: what was best there, and what came of what was done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from tertulia.analysis.extract import DecisionPoint, GameTimeline
from tertulia.bots.search.analyse_position import PositionAnalysis, analyse_position
from tertulia.bots.search.budget import Searcher
from tertulia.bots.search.levels import settings_of
from tertulia.bots.search.result import Candidate, Outlook, Step
from tertulia.bots.search.weights import evaluation_of, kind_of
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.game import Game
from tertulia.kernel.registry import game as game_named
from tertulia.kernel.schema import StateArray

BEST = 3
"""Number of the best actions that are reported."""
ENOUGH = 4
"""An action is known well enough if it was tried at least once for every four tries of the most tried one."""


@dataclass(frozen=True)
class DecisionEvaluation:
    """A decision, evaluated."""

    point: DecisionPoint
    best: list[Candidate]
    """The best few actions, the best first."""
    played: Candidate
    line: list[Step]
    """What would have followed, the best action first."""

    @property
    def before(self) -> Outlook:
        """How the game was expected to end before the decision: as after the best action."""
        return self.best[0].outlook

    @property
    def loss(self) -> float:
        """Points by which the expected lead is smaller than after the best action; 0 where it is not."""
        seat = self.point.seat
        return max(0.0, lead_of(self.before.points, seat) - lead_of(self.played.outlook.points, seat))


@dataclass(frozen=True)
class DecisionSearch:
    """The search in a decision of a seat that may act, for a budget (see `settings_of`). The same decision, budget and
    key give the same answers; `Cancelled` where they are `wanted` no more."""

    game: Game
    state: StateArray
    seat: int
    budget: float
    key: bytes
    wanted: Callable[[], bool]

    @cached_property
    def found(self) -> PositionAnalysis:
        """What the search found about all actions."""
        return self._search("all", 1)

    def candidate(self, action: int) -> Candidate:
        """What comes of an action; it is searched for half as long again if it was hardly tried."""
        found = next((one for one in self.found.candidates if one.action == action), None)
        if found is None or found.tries * ENOUGH < self.found.candidates[0].tries:
            (found,) = self._search("played", 2, action).candidates
        return found

    def _search(self, which: str, part: int, only: int | None = None) -> PositionAnalysis:
        settings = settings_of(self.game, self.budget)
        settings = settings._replace(plies=settings.plies // part)
        evaluation = evaluation_of(self.game, kind_of(self.game, self.state))
        searcher = Searcher(self.game, settings, evaluation)
        return analyse_position(searcher, self.state, self.seat, derive_seed(self.key, which), self.wanted, only=only)


def evaluate_decision(
    point: DecisionPoint, budget: float, wanted: Callable[[], bool] = lambda: True
) -> DecisionEvaluation:
    """Returns a decision, evaluated with a budget (see `settings_of`), and half as much again for what was done if it was
    hardly tried. The same decision and budget give the same evaluation.

    Raises:
        Cancelled: if it is `wanted` no more.
    """
    game = game_named(point.game)
    search = DecisionSearch(game, game.from_bytes(point.state), point.seat, budget, point.key, wanted)
    found, played = search.found, search.candidate(point.played)
    best = found.candidates
    if played not in best and worth_of(played) > worth_of(best[0]):
        best = [played, *(other for other in best if other.action != played.action)]
    return DecisionEvaluation(point, best[:BEST], played, found.line if best[0] is found.candidates[0] else [])


def worth_of(candidate: Candidate) -> float:
    """How good an action is, comparable between searches. Whoever plays alone plays against what each search expected: there points
    tell, not the chance of beating it."""
    points = candidate.outlook.points
    return points[0] if len(points) == 1 else candidate.worth


def lead_of(points: Sequence[float], seat: int) -> float:
    """Points that a seat has more than the best of the others; all its points where there is nobody else."""
    others = [had for other, had in enumerate(points) if other != seat]
    return points[seat] - max(others, default=0.0)


def with_hindsight(timeline: GameTimeline, evaluations: Sequence[DecisionEvaluation]) -> list[DecisionEvaluation]:
    """Returns the evaluations of a timeline, each corrected by what its seat came to see at its next decision.

    Where nobody else has decided and nothing has come to light between two decisions of a seat, what could be done at the second
    was not given away by the first, even if the search at the first did not see so far. Otherwise somebody who leaves the best
    thing for later, and then undone, would be told of the same mistake again and again.
    """
    found: list[DecisionEvaluation] = []
    for made in reversed(evaluations):
        later = found[-1] if found else None
        if later is not None and _goes_on(timeline, made, later):
            made = _corrected(made, later.before)
        found.append(made)
    return found[::-1]


def _goes_on(timeline: GameTimeline, made: DecisionEvaluation, later: DecisionEvaluation) -> bool:
    same = made.point.seat == later.point.seat
    return same and not timeline.reveals(made.point.ply, later.point.ply)


def _corrected(made: DecisionEvaluation, outlook: Outlook) -> DecisionEvaluation:
    """The decision, if the game stands after what was played at least as well as it was seen to stand later."""
    seat, best = made.point.seat, made.best[0]
    after = lead_of(outlook.points, seat)
    if after <= lead_of(made.played.outlook.points, seat):
        return made
    played = made.played._replace(outlook=outlook)
    others = [one for one in made.best if one.action != played.action]
    if best.action == played.action:
        return replace(made, played=played, best=[played, *others])
    if after > lead_of(best.outlook.points, seat):
        return replace(made, played=played, best=[played, *others][:BEST], line=[])
    return replace(made, played=played, best=[played if one.action == played.action else one for one in made.best])
