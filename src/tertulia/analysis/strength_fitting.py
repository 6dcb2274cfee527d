"""Fit the model of playing strength (`analysis/strength.py`) to analysed games (`fit_strengths`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from tertulia.analysis.mixed_games import LEVELS, AnalysedMixedGame
from tertulia.analysis.report import Moment
from tertulia.analysis.strength import Level, Strengths, value_at
from tertulia.analysis.supposition import MIN_POINTS_TO_COME, Supposition, mean_of_opponents, split_points_to_come
from tertulia.bots.search.result import Outlook
from tertulia.kernel.game import GameError

Floats = NDArray[np.float64]
MIN_LEVEL_STDDEV = 0.03
"""Minimum standard deviation of a level's lost share: no player plays alike each time."""
RIDGE_WEIGHTS = (0.5, 0.1, 0.1, 0.5, 0.1, 0.1, 0.5)
"""Ridge weights that hold the lines near those of strong play: each counts as about so many games."""
FIT_ROUNDS = 4
"""Number of alternating fits: final points of weak players scatter more, and count less for the lines."""
STDDEV_PER_MEDIAN_DEVIATION = 1.4826
"""Standard deviation of a normal distribution, in units of its median absolute deviation."""
SPREAD_GROUPS = 6
"""Number of groups of seats, by lost share, in which the spread is measured."""
SPREAD_FACTORS = np.geomspace(0.5, 2.0, 13)
"""Factors that are tried for the spreads: final points at one table are not independent."""
MOMENTS_PER_GAME = 25
"""Approximate number of moments of a game that are used for that."""
SPREAD_PRIOR_WEIGHT = 1.0
"""Weight that holds the spreads near the measured ones.

A deviation by a factor of e costs as much as that many games predicted worse by a factor of e.
"""


class MomentRows(NamedTuple):
    """Moments of games, from the view of one seat each."""

    parts: Floats
    """Points to be made in three parts, (moments, 3); see `split_points_to_come`."""
    given: Floats
    """Share that the seat lost in the game, (moments,)."""
    others: Floats
    """Mean share that the others lost, (moments,)."""
    made: Floats
    """Points that the seat made from there on, (moments,)."""
    weight: Floats
    """Weights with a sum of one for the moments of a game, (moments,)."""


def fit_strengths(games: Sequence[AnalysedMixedGame]) -> Strengths:
    """Fit the model to games in which each of `LEVELS` has played.

    The lines are fitted by weighted least squares. The spreads are fitted to the residuals, then scaled by the
    likelihood of the winners. Raises `GameError` if a level is missing.
    """
    rows = MomentRows(*(np.concatenate(column) for column in zip(*_moment_rows(games), strict=True)))
    spread = (0.0, 0.0)
    for _ in range(FIT_ROUNDS):
        lines = _fit_lines(rows, np.exp(2.0 * (spread[0] + spread[1] * rows.given)))
        spread = _fit_spread(rows, lines)
    made, promise, caught_up = zip(lines[:3].tolist(), lines[3:6].tolist(), strict=True)
    levels = {level: _measure_level(games, level) for level in LEVELS}
    return scale_spread(Strengths(made, promise, caught_up, float(lines[6]), spread, levels), games)


def _regressors(rows: MomentRows) -> Floats:
    """Regressors of the lines, (moments, 7).

    They are the three parts, the parts times the seat's lost share, and the first part times the others' lost share.
    """
    return np.hstack([rows.parts, rows.given[:, None] * rows.parts, (rows.others * rows.parts[:, 0])[:, None]])


def _points_to_come(rows: MomentRows) -> Floats:
    return np.maximum(MIN_POINTS_TO_COME, rows.parts[:, 0])


def _fit_lines(rows: MomentRows, variance: Floats) -> Floats:
    """Coefficients of the lines by weighted least squares, (7,).

    `variance`, (moments,), is for each point still to come.
    """
    weight, sides = rows.weight / _points_to_come(rows) / variance, _regressors(rows)
    held = float((rows.weight * _points_to_come(rows)).sum() / rows.weight.sum()) * np.diag(RIDGE_WEIGHTS)
    aim = np.array([1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0])
    return np.linalg.solve(sides.T @ (weight[:, None] * sides) + held, sides.T @ (weight * rows.made) + held @ aim)


def _fit_spread(rows: MomentRows, lines: Floats) -> tuple[float, float]:
    """Spread of the final points around the lines, as a linear function itself (`Strengths.spread`).

    Fitted through groups of seats by lost share. Medians, because few games are outliers.
    """
    away = np.abs(rows.made - _regressors(rows) @ lines) / np.sqrt(_points_to_come(rows))
    parts = np.array_split(np.argsort(rows.given, kind="stable"), SPREAD_GROUPS)
    shares = [float(rows.given[part].mean()) for part in parts]
    spreads = [float(np.log(STDDEV_PER_MEDIAN_DEVIATION * np.median(away[part]))) for part in parts]
    more, least = np.polyfit(shares, spreads, 1).tolist()
    return least, more


def _measure_level(games: Sequence[AnalysedMixedGame], level: str) -> Level:
    given = [share for one in games for share in _lost_shares(one, level)]
    if not given:
        raise GameError(f"no seat played at the level {level} in these games: add more games")
    return Level(float(np.mean(given)), max(MIN_LEVEL_STDDEV, float(np.std(given))))


def _lost_shares(game: AnalysedMixedGame, level: str) -> list[float]:
    return [game.lost_share(seat) for seat, name in enumerate(game.played.levels) if name == level]


def _moment_rows(games: Sequence[AnalysedMixedGame]) -> Iterator[MomentRows]:
    for game in games:
        *moments, _ = game.analysis.course
        now = np.array([one.scores for one in moments], np.float64)
        parts, ones = split_points_to_come(now, np.array([one.strong_points for one in moments])), np.ones(len(moments))
        given = [game.lost_share(seat) for seat in range(len(game.played.levels))]
        for seat, (own, others) in enumerate(zip(given, mean_of_opponents(given), strict=True)):
            made = game.analysis.scores[seat] - now[:, seat]
            yield MomentRows(parts[:, seat], own * ones, others * ones, made, ones / len(moments))


def scale_spread(known: Strengths, games: Sequence[AnalysedMixedGame]) -> Strengths:
    """Scale the spreads so that they predict the winners best.

    The factors at the spread's ends (`spread_ends`) are searched in turns.
    """

    def penalty(tried: Strengths) -> float:
        moved = np.subtract(spread_ends(tried), spread_ends(known))
        return SPREAD_PRIOR_WEIGHT * float(moved @ moved) + sum(_mean_log_loss(tried, game) for game in games)

    best = known
    for side in (0, 1, 0, 1):
        best = min((_scale_spread_end(best, side, float(by)) for by in SPREAD_FACTORS), key=penalty)
    return best


def spread_ends(known: Strengths) -> tuple[float, float]:
    """Logarithm of the spread at lost share 0 and at lost share 0.5."""
    return known.spread[0], value_at(known.spread, 0.5)


def _scale_spread_end(known: Strengths, side: int, by: float) -> Strengths:
    """Copy of `known` with the spread at one end (0: nothing lost, 1: half) multiplied by `by`."""
    none, half = spread_ends(known)
    none, half = (none + np.log(by), half) if side == 0 else (none, half + np.log(by))
    return replace(known, spread=(float(none), float(2 * (half - none))))


def _mean_log_loss(known: Strengths, game: AnalysedMixedGame) -> float:
    """Mean negative logarithm of the winners' predicted chances over the moments of a game."""
    supposed, winners = suppose_players(known, game), game.analysis.winners
    *moments, _ = game.analysis.course
    few = moments[:: max(1, len(moments) // MOMENTS_PER_GAME)]
    return float(np.mean([_log_loss(supposed, one, winners) for one in few]))


def _log_loss(supposed: Supposition, moment: Moment, winners: Sequence[int]) -> float:
    strong = Outlook(tuple(moment.strong_points), tuple(moment.strong_chances))
    chances = np.array(supposed.predict_end(moment.scores, strong).chances)
    return -float(np.log(np.maximum(1e-6, chances[list(winners)])).mean())


def suppose_players(known: Strengths, game: AnalysedMixedGame) -> Supposition:
    """Model of the players of a game, by the points that their decisions lost."""
    return Supposition(known, tuple(game.lost_share(seat) for seat in range(len(game.played.levels))))
