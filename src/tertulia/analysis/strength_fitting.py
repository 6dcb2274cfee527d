"""Fit a game's strength model to analysed games of bots (`fit_strength_model`).

`analysis/strength.py` uses the model. Seven coefficients predict a seat's final points: the value and increase of three
linear functions of the seat's lost share, and `leftover`. A fourth linear function, `spread`, predicts how widely the
final points scatter around this prediction. The lost share is points lost, divided by points lost plus points made.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from tertulia.analysis.mixed_games import LEVELS, AnalysedMixedGame
from tertulia.analysis.report import Moment
from tertulia.analysis.strength import Level, StrengthModel, value_at
from tertulia.analysis.supposition import (
    MIN_POINTS_TO_COME,
    StrengthAssumption,
    mean_of_opponents,
    split_points_to_come,
)
from tertulia.bots.search.result import Outlook
from tertulia.kernel.game import GameError

Floats = NDArray[np.float64]
MIN_LEVEL_STDDEV = 0.03
"""Minimum standard deviation that a fitted model states for a bot's lost share.

The lost share is points lost, divided by points lost plus points made. No bot plays equally well in each game.
"""
RIDGE_WEIGHTS = (0.5, 0.1, 0.1, 0.5, 0.1, 0.1, 0.5)
"""Weight of the ridge penalty for each of the seven fitted coefficients.

A penalty draws a coefficient towards its value for strong play. A weight of 1 counts about as much as the data of one
seat in one game. The first three coefficients are `made`, `promise` and `caught_up` of a seat that lost no points (lost
share 0); strong play has 1 for each. The next three are their increases from lost share 0 to lost share 1. The last is
`leftover`. Strong play has 0 for these four.
"""
FIT_ROUNDS = 4
"""Number of rounds in which the predicted final points and their spread are fitted alternately.

Final points of weak players scatter more, so they must count less in the fit of the prediction.
"""
STDDEV_PER_MEDIAN_DEVIATION = 1.4826
"""Standard deviation of a normal distribution, divided by its median absolute deviation."""
SPREAD_GROUPS = 6
"""Number of groups of training rows in which the spread of the final points is measured.

Rows with similar lost shares (points lost, divided by points lost plus points made) form a group.
"""
SPREAD_FACTORS = np.geomspace(0.5, 2.0, 13)
"""Factors by which the fitted spread of final points may be multiplied, to predict the winners better.

The fit treats the final points of the seats at one table as independent, although they depend on each other.
"""
MOMENTS_PER_GAME = 25
"""Approximate number of moments of a game at which predicted winners are tested (`scale_spread`)."""
SPREAD_PRIOR_WEIGHT = 1.0
"""Weight of the penalty in `scale_spread` for a spread of final points other than the fitted one.

The penalty is this weight times the squared change of the spread's natural logarithm. It is added for seats that lose
none of their possible points and for seats that lose half. `scale_spread` minimizes the sum of this penalty and of
`_mean_log_loss` over all games.
"""


class MomentRows(NamedTuple):
    """Training data for a strength model: a row for each decision of each game and each seat."""

    parts: Floats
    """Points that strong play would still bring the seat, an array of shape (rows, 3).

    The three columns are the parts that `split_points_to_come` returns.
    """
    lost_shares: Floats
    """Points that the seat's weak decisions lost in the complete game, divided by these points plus its final points.

    The array has the shape (rows,).
    """
    others: Floats
    """Mean lost share of the seat's opponents, an array of shape (rows,); 0 in a solo game.

    The lost share is points lost in the complete game, divided by points lost plus points made.
    """
    points_made: Floats
    """Points that the seat made from the decision to the end of the game, an array of shape (rows,)."""
    weight: Floats
    """Weight of each row, an array of shape (rows,). The weights of one seat in one game add up to 1."""


def fit_strength_model(games: Sequence[AnalysedMixedGame]) -> StrengthModel:
    """Return the strength model fitted to games in which each bot of `LEVELS` has played.

    The prediction of final points is fitted by weighted least squares. The spread is fitted to the residuals, then
    scaled so that the model predicts the winners best. Raises `GameError` if one of the bots has not played.
    """
    rows = MomentRows(*(np.concatenate(column) for column in zip(*_moment_rows(games), strict=True)))
    spread = (0.0, 0.0)
    for _ in range(FIT_ROUNDS):
        lines = _fit_lines(rows, np.exp(2.0 * (spread[0] + spread[1] * rows.lost_shares)))
        spread = _fit_spread(rows, lines)
    made, promise, caught_up = zip(lines[:3].tolist(), lines[3:6].tolist(), strict=True)
    levels = {level: _measure_level(games, level) for level in LEVELS}
    return scale_spread(StrengthModel(made, promise, caught_up, float(lines[6]), spread, levels), games)


def _regressors(rows: MomentRows) -> Floats:
    """Return the inputs of the regression, an array of shape (rows, 7): a column for each coefficient.

    The first three columns are the parts of the points that strong play would still bring the seat
    (`MomentRows.parts`). The next three are these parts times the seat's lost share. The last column is the first part
    times the opponents' mean lost share.
    """
    return np.hstack([rows.parts, rows.lost_shares[:, None] * rows.parts, (rows.others * rows.parts[:, 0])[:, None]])


def _points_to_come(rows: MomentRows) -> Floats:
    return np.maximum(MIN_POINTS_TO_COME, rows.parts[:, 0])


def _fit_lines(rows: MomentRows, variance: Floats) -> Floats:
    """Return the seven coefficients that predict a seat's points from a moment to the game's end.

    The result is an array of shape (7,), in the order of the columns of `_regressors`. The method is weighted least
    squares with a ridge penalty. `variance` has a factor for each row. The variance assumed for a row's `points_made`
    is this factor, times the mean points that strong play would still bring.
    """
    weight, sides = rows.weight / _points_to_come(rows) / variance, _regressors(rows)
    ridge_penalty = float((rows.weight * _points_to_come(rows)).sum() / rows.weight.sum()) * np.diag(RIDGE_WEIGHTS)
    aim = np.array([1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0])
    return np.linalg.solve(
        sides.T @ (weight[:, None] * sides) + ridge_penalty, sides.T @ (weight * rows.points_made) + ridge_penalty @ aim
    )


def _fit_spread(rows: MomentRows, lines: Floats) -> tuple[float, float]:
    """Return how widely final points scatter around the predicted ones (`StrengthModel.spread`).

    The lost share is points lost, divided by points lost plus points made. The result is a linear function: its value
    at lost share 0, and the increase from lost share 0 to 1. `lines` has the seven coefficients of the prediction. The
    spread is measured in groups of rows with similar lost shares, by medians, which outliers hardly change.
    """
    away = np.abs(rows.points_made - _regressors(rows) @ lines) / np.sqrt(_points_to_come(rows))
    parts = np.array_split(np.argsort(rows.lost_shares, kind="stable"), SPREAD_GROUPS)
    shares = [float(rows.lost_shares[part].mean()) for part in parts]
    spreads = [float(np.log(STDDEV_PER_MEDIAN_DEVIATION * np.median(away[part]))) for part in parts]
    more, least = np.polyfit(shares, spreads, 1).tolist()
    return least, more


def _measure_level(games: Sequence[AnalysedMixedGame], level: str) -> Level:
    lost_shares = [share for one in games for share in _lost_shares(one, level)]
    if not lost_shares:
        raise GameError(f"no seat played at the level {level} in these games: add more games")
    return Level(float(np.mean(lost_shares)), max(MIN_LEVEL_STDDEV, float(np.std(lost_shares))))


def _lost_shares(game: AnalysedMixedGame, level: str) -> list[float]:
    return [game.lost_share(seat) for seat, name in enumerate(game.played.levels) if name == level]


def _moment_rows(games: Sequence[AnalysedMixedGame]) -> Iterator[MomentRows]:
    for game in games:
        *moments, _ = game.analysis.course
        now = np.array([one.scores for one in moments], np.float64)
        parts, ones = split_points_to_come(now, np.array([one.strong_points for one in moments])), np.ones(len(moments))
        lost_shares = [game.lost_share(seat) for seat in range(len(game.played.levels))]
        for seat, (own, others) in enumerate(zip(lost_shares, mean_of_opponents(lost_shares), strict=True)):
            points_made = game.analysis.scores[seat] - now[:, seat]
            yield MomentRows(parts[:, seat], own * ones, others * ones, points_made, ones / len(moments))


def scale_spread(known: StrengthModel, games: Sequence[AnalysedMixedGame]) -> StrengthModel:
    """Return the model `known` with its spread scaled so that it predicts the winners of `games` best.

    The best of `SPREAD_FACTORS` is chosen for seats that lose none of their possible points, then for seats that lose
    half. Both steps are repeated once. A penalty holds the spread near that of `known` (`SPREAD_PRIOR_WEIGHT`).
    """

    def penalty(tried: StrengthModel) -> float:
        moved = np.subtract(spread_ends(tried), spread_ends(known))
        return SPREAD_PRIOR_WEIGHT * float(moved @ moved) + sum(_mean_log_loss(tried, game) for game in games)

    best = known
    for side in (0, 1, 0, 1):
        best = min((_scale_spread_end(best, side, float(by)) for by in SPREAD_FACTORS), key=penalty)
    return best


def spread_ends(known: StrengthModel) -> tuple[float, float]:
    """Return the natural logarithm of a model's spread of final points, at lost shares 0 and 0.5.

    The lost share is points lost, divided by points lost plus points made.
    """
    return known.spread[0], value_at(known.spread, 0.5)


def _scale_spread_end(known: StrengthModel, side: int, by: float) -> StrengthModel:
    """Return the model `known` with its spread of final points multiplied by `by` for some players.

    If `side` is 0, the spread changes for players who lose none of their possible points. It does not change for
    players who lose half. If `side` is 1, the reverse is true.
    """
    none, half = spread_ends(known)
    none, half = (none + np.log(by), half) if side == 0 else (none, half + np.log(by))
    return replace(known, spread=(float(none), float(2 * (half - none))))


def _mean_log_loss(known: StrengthModel, game: AnalysedMixedGame) -> float:
    """Return how badly a strength model predicts the winners of a game; smaller is better.

    The model predicts the winners' chances at about `MOMENTS_PER_GAME` evenly spaced moments of the game. The result is
    the mean of their negative logarithms.
    """
    supposed, winners = suppose_players(known, game), game.analysis.winners
    *moments, _ = game.analysis.course
    few = moments[:: max(1, len(moments) // MOMENTS_PER_GAME)]
    return float(np.mean([_log_loss(supposed, one, winners) for one in few]))


def _log_loss(supposed: StrengthAssumption, moment: Moment, winners: Sequence[int]) -> float:
    strong = Outlook(tuple(moment.strong_points), tuple(moment.strong_chances))
    chances = np.array(supposed.predict_end(moment.scores, strong).chances)
    return -float(np.log(np.maximum(1e-6, chances[list(winners)])).mean())


def suppose_players(known: StrengthModel, game: AnalysedMixedGame) -> StrengthAssumption:
    """Return the assumption that each bot goes on losing the same share of its possible points.

    The share is the points that the bot lost in `game`, divided by points lost plus points made. `known` is the
    strength model.
    """
    return StrengthAssumption(known, tuple(game.lost_share(seat) for seat in range(len(game.played.levels))))
