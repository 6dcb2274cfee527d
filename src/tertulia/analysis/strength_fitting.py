"""Fit the model of playing strength (`analysis/strength.py`) to analysed games (`fitted`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from tertulia.analysis.mixed_games import LEVELS, ExplainedGame
from tertulia.analysis.report import Moment
from tertulia.analysis.strength import Level, Strengths, at
from tertulia.analysis.supposing import LEAST_LEFT, Supposition, others_of, parts_of
from tertulia.bots.search.result import Outlook
from tertulia.kernel.game import GameError

Floats = NDArray[np.float64]
LEAST_SPREAD = 0.03
"""Minimum standard deviation of a level's lost share: no player plays alike each time."""
HELD = (0.5, 0.1, 0.1, 0.5, 0.1, 0.1, 0.5)
"""Ridge weights that hold the lines near those of strong play: each counts as about so many games."""
ROUNDS = 4
"""Number of alternating fits: final points of weak players scatter more, and count less for the lines."""
MEDIAN = 1.4826
"""Standard deviation of a normal distribution, in units of its median absolute deviation."""
PARTS = 6
"""Number of groups of seats, by lost share, in which the spread is measured."""
SPREADS = np.geomspace(0.5, 2.0, 13)
"""Factors that are tried for the spreads: final points at one table are not independent."""
LOOKS = 25
"""Approximate number of moments of a game that are used for that."""
AS_MEASURED = 1.0
"""Weight that holds the spreads near the measured ones.

A deviation by a factor of e costs as much as that many games predicted worse by a factor of e.
"""


class Rows(NamedTuple):
    """Moments of games, from the view of one seat each."""

    parts: Floats
    """Points to be made in three parts, (moments, 3); see `parts_of`."""
    given: Floats
    """Share that the seat lost in the game, (moments,)."""
    others: Floats
    """Mean share that the others lost, (moments,)."""
    made: Floats
    """Points that the seat made from there on, (moments,)."""
    weight: Floats
    """Weights with a sum of one for the moments of a game, (moments,)."""


def fitted(games: Sequence[ExplainedGame]) -> Strengths:
    """Fit the model to games in which each of `LEVELS` has played.

    The lines are fitted by weighted least squares. The spreads are fitted to the residuals, then scaled by the
    likelihood of the winners. Raises `GameError` if a level is missing.
    """
    rows = Rows(*(np.concatenate(column) for column in zip(*_rows(games), strict=True)))
    spread = (0.0, 0.0)
    for _ in range(ROUNDS):
        lines = _lines(rows, np.exp(2.0 * (spread[0] + spread[1] * rows.given)))
        spread = _spread_of(rows, lines)
    made, promise, caught_up = zip(lines[:3].tolist(), lines[3:6].tolist(), strict=True)
    levels = {level: _level(games, level) for level in LEVELS}
    return best_spread(Strengths(made, promise, caught_up, float(lines[6]), spread, levels), games)


def _sides(rows: Rows) -> Floats:
    """Regressors of the lines, (moments, 7).

    They are the three parts, the parts times the seat's lost share, and the first part times the others' lost share.
    """
    return np.hstack([rows.parts, rows.given[:, None] * rows.parts, (rows.others * rows.parts[:, 0])[:, None]])


def _left(rows: Rows) -> Floats:
    return np.maximum(LEAST_LEFT, rows.parts[:, 0])


def _lines(rows: Rows, variance: Floats) -> Floats:
    """Coefficients of the lines by weighted least squares, (7,).

    `variance`, (moments,), is for each point still to come.
    """
    weight, sides = rows.weight / _left(rows) / variance, _sides(rows)
    held = float((rows.weight * _left(rows)).sum() / rows.weight.sum()) * np.diag(HELD)
    aim = np.array([1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0])
    return np.linalg.solve(sides.T @ (weight[:, None] * sides) + held, sides.T @ (weight * rows.made) + held @ aim)


def _spread_of(rows: Rows, lines: Floats) -> tuple[float, float]:
    """Spread of the final points around the lines, as a linear function itself (`Strengths.spread`).

    Fitted through groups of seats by lost share. Medians, because few games are outliers.
    """
    away = np.abs(rows.made - _sides(rows) @ lines) / np.sqrt(_left(rows))
    parts = np.array_split(np.argsort(rows.given, kind="stable"), PARTS)
    shares = [float(rows.given[part].mean()) for part in parts]
    spreads = [float(np.log(MEDIAN * np.median(away[part]))) for part in parts]
    more, least = np.polyfit(shares, spreads, 1).tolist()
    return least, more


def _level(games: Sequence[ExplainedGame], level: str) -> Level:
    given = [share for one in games for share in _given(one, level)]
    if not given:
        raise GameError(f"nobody has played as {level} in these games: more of them are needed")
    return Level(float(np.mean(given)), max(LEAST_SPREAD, float(np.std(given))))


def _given(game: ExplainedGame, level: str) -> list[float]:
    return [game.given_share(seat) for seat, name in enumerate(game.played.levels) if name == level]


def _rows(games: Sequence[ExplainedGame]) -> Iterator[Rows]:
    for game in games:
        *moments, _ = game.analysis.course
        now = np.array([one.scores for one in moments], np.float64)
        parts, ones = parts_of(now, np.array([one.strong_points for one in moments])), np.ones(len(moments))
        given = [game.given_share(seat) for seat in range(len(game.played.levels))]
        for seat, (own, others) in enumerate(zip(given, others_of(given), strict=True)):
            made = game.analysis.scores[seat] - now[:, seat]
            yield Rows(parts[:, seat], own * ones, others * ones, made, ones / len(moments))


def best_spread(known: Strengths, games: Sequence[ExplainedGame]) -> Strengths:
    """Scale the spreads so that they predict the winners best.

    The factors at the `ends_of` the spread are searched in turns.
    """

    def unlikely(tried: Strengths) -> float:
        moved = np.subtract(ends_of(tried), ends_of(known))
        return AS_MEASURED * float(moved @ moved) + sum(_surprise(tried, game) for game in games)

    best = known
    for side in (0, 1, 0, 1):
        best = min((_moved(best, side, float(by)) for by in SPREADS), key=unlikely)
    return best


def ends_of(known: Strengths) -> tuple[float, float]:
    """Logarithm of the spread at lost share 0 and at lost share 0.5."""
    return known.spread[0], at(known.spread, 0.5)


def _moved(known: Strengths, side: int, by: float) -> Strengths:
    """Copy of `known` with the spread at one end (0: nothing lost, 1: half) multiplied by `by`."""
    none, half = ends_of(known)
    none, half = (none + np.log(by), half) if side == 0 else (none, half + np.log(by))
    return replace(known, spread=(float(none), float(2 * (half - none))))


def _surprise(known: Strengths, game: ExplainedGame) -> float:
    """Mean negative logarithm of the winners' predicted chances over the moments of a game."""
    supposed, winners = supposed_of(known, game), game.analysis.winners
    *moments, _ = game.analysis.course
    few = moments[:: max(1, len(moments) // LOOKS)]
    return float(np.mean([_missed(supposed, one, winners) for one in few]))


def _missed(supposed: Supposition, moment: Moment, winners: Sequence[int]) -> float:
    strong = Outlook(tuple(moment.strong_points), tuple(moment.strong_chances))
    chances = np.array(supposed.outlook(moment.scores, strong).chances)
    return -float(np.log(np.maximum(1e-6, chances[list(winners)])).mean())


def supposed_of(known: Strengths, game: ExplainedGame) -> Supposition:
    """Model of the players of a game, by the points that their decisions lost."""
    return Supposition(known, tuple(game.given_share(seat) for seat in range(len(game.played.levels))))
