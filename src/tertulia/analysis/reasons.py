"""Reasons why a decision was costly: immediate, later and denied points (`find_reason`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from tertulia.analysis.evaluate import DecisionEvaluation
from tertulia.analysis.extract import points_so_far
from tertulia.analysis.hints import MIN_PREVENTED_POINTS, immediate_points
from tertulia.analysis.report import PreventedPoints, Reason
from tertulia.bots.search.result import LineAction
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray


def find_reason(game: Game, evaluation: DecisionEvaluation, share: float) -> Reason:
    """Return why the best action of a decision was better than the played one.

    `share` is the part of the decision's loss that the analysis reports as lost points, from 0 to 1. It is less than 1
    in two cases: the loss exceeds the points that the seat could still gain, or later decisions already count for the
    same points. Differences of expected final points are multiplied by `share`.
    """
    point, best, played = evaluation.point, evaluation.best[0], evaluation.played
    state, seat = game.from_bytes(point.state), point.seat
    brings, brought_by_played = (immediate_points(game, state, seat, one.action, point.key) for one in (best, played))
    at_once = 0 if brings is None or brought_by_played is None else brings - brought_by_played
    more = [share * (ours - theirs) for ours, theirs in zip(best.outlook.points, played.outlook.points, strict=True)]
    denied = [
        PreventedPoints(other, -points)
        for other, points in enumerate(more)
        if other != seat and -points >= MIN_PREVENTED_POINTS
    ]
    line = evaluation.line or [LineAction(seat, best.action)]
    return Reason(
        at_once,
        more[seat] - at_once,
        denied,
        classify_delay(at_once, points_in_line(game, state, seat, line), more[seat]),
    )


def classify_delay(at_once: float, in_line: float, more: float) -> Literal["now", "soon", "late"]:
    """Return when an action makes most of its additional points: "now", "soon" or "late".

    Args:
        at_once: additional points that the action makes immediately.
        in_line: points made within the expected line of play.
        more: all additional points of the action.

    The result is "now" if `at_once` is at least half of `more`. Otherwise, it is "soon" if `in_line` is at least half
    of `more`, else "late".
    """
    if at_once >= more / 2:
        return "now"
    return "soon" if in_line >= more / 2 else "late"


def points_in_line(game: Game, state: StateArray, seat: int, line: Sequence[LineAction]) -> int:
    """Return the points that a seat makes if the actions of a line of play are carried out.

    The line ends at its first illegal or revealing action. A revealing action is one that undo stops at
    (`Game.reveals`); its points count.
    """
    world = game.copy(state)
    before = points_so_far(game, world)[seat]
    for step in line:
        if step.action not in game.legal(world, step.seat):
            break
        earlier = game.copy(world)
        game.apply(world, step.seat, step.action)
        if game.reveals(earlier, world):
            break
    return points_so_far(game, world)[seat] - before
