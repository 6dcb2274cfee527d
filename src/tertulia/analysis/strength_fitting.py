"""Measuring strength: what comes of positions by the share that somebody gives away, and which share each level does
(`analysis/strength.py`)."""

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
"""The standard deviation of a share that is given away, at least: nobody plays the same each time."""
HELD = (0.5, 0.1, 0.1, 0.5, 0.1, 0.1, 0.5)
"""How much the lines are held near to those of strong play, where all is made good: about what as many games would do."""
ROUNDS = 4
"""How often lines and spreads are fitted in turns: who plays weakly ends here or there, and tells less of the lines."""
MEDIAN = 1.4826
"""How many times as large as the median of its distances from the mean a normal distribution's standard deviation is."""
PARTS = 6
"""Into how many parts seats are split to see how far apart their ends lie."""
SPREADS = np.geomspace(0.5, 2.0, 13)
"""By what all spreads are tried to be multiplied: ends at one table are no more independent than its players' luck."""
LOOKS = 25
"""About so many moments of a game are looked at for that."""
AS_MEASURED = 1.0
"""How much the spreads are held near to those that were measured: a factor of e is as unlikely as that many games foretold e times
worse."""


class Rows(NamedTuple):
    """Moments of games as seats stood in them."""

    parts: Floats
    """(moments, 3), see `parts_of`: the first is what strong play would still make in the mean of the seats."""
    given: Floats
    """(moments,): the share that the seat gave away in the game."""
    others: Floats
    """(moments,): the share that the others gave away, in the mean"""
    made: Floats
    """(moments,): points that were made from there on."""
    weight: Floats
    """(moments,): such that all moments of a game count as one."""


def fitted(games: Sequence[ExplainedGame]) -> Strengths:
    """Returns what was so in these games, in which each of `LEVELS` has played: lines by weighted least squares, and variances by
    the likelihood of who won, beside what the lines left over."""
    rows = Rows(*(np.concatenate(column) for column in zip(*_rows(games), strict=True)))
    spread = (0.0, 0.0)
    for _ in range(ROUNDS):
        lines = _lines(rows, np.exp(2.0 * (spread[0] + spread[1] * rows.given)))
        spread = _spread_of(rows, lines)
    made, promise, caught_up = zip(lines[:3].tolist(), lines[3:6].tolist(), strict=True)
    levels = {level: _level(games, level) for level in LEVELS}
    return best_spread(Strengths(made, promise, caught_up, float(lines[6]), spread, levels), games)


def _sides(rows: Rows) -> Floats:
    """What the lines are multiplied with, (moments, 7): the parts, the parts times the share that is given away, and the first part
    times the share that the others give away."""
    return np.hstack([rows.parts, rows.given[:, None] * rows.parts, (rows.others * rows.parts[:, 0])[:, None]])


def _left(rows: Rows) -> Floats:
    return np.maximum(LEAST_LEFT, rows.parts[:, 0])


def _lines(rows: Rows, variance: Floats) -> Floats:
    """Returns the lines of weighted least squares, (7,); `variance` (moments,) is for each point still to come."""
    weight, sides = rows.weight / _left(rows) / variance, _sides(rows)
    held = float((rows.weight * _left(rows)).sum() / rows.weight.sum()) * np.diag(HELD)
    aim = np.array([1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0])
    return np.linalg.solve(sides.T @ (weight[:, None] * sides) + held, sides.T @ (weight * rows.made) + held @ aim)


def _spread_of(rows: Rows, lines: Floats) -> tuple[float, float]:
    """Returns how far ends lie from the lines, as a line itself (`Strengths.spread`): through some parts of the seats, from those
    who gave away least to those who gave away most. Medians, because a few games are unlike all others."""
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
    """Returns the same with the spreads that foretell best who wins: what they are multiplied by is tried where nothing is given
    away and where half is, in turns."""

    def unlikely(tried: Strengths) -> float:
        moved = np.subtract(ends_of(tried), ends_of(known))
        return AS_MEASURED * float(moved @ moved) + sum(_surprise(tried, game) for game in games)

    best = known
    for side in (0, 1, 0, 1):
        best = min((_moved(best, side, float(by)) for by in SPREADS), key=unlikely)
    return best


def ends_of(known: Strengths) -> tuple[float, float]:
    """Returns the logarithm of the spread where nothing is given away, and where half is."""
    return known.spread[0], at(known.spread, 0.5)


def _moved(known: Strengths, side: int, by: float) -> Strengths:
    """The same with one of the `ends_of` its spreads multiplied."""
    none, half = ends_of(known)
    none, half = (none + np.log(by), half) if side == 0 else (none, half + np.log(by))
    return replace(known, spread=(float(none), float(2 * (half - none))))


def _surprise(known: Strengths, game: ExplainedGame) -> float:
    """The mean of minus the logarithm of the winners' chances, over the moments of a game; a share of a victory counts as such."""
    supposed, winners = supposed_of(known, game), game.analysis.winners
    *moments, _ = game.analysis.course
    few = moments[:: max(1, len(moments) // LOOKS)]
    return float(np.mean([_missed(supposed, one, winners) for one in few]))


def _missed(supposed: Supposition, moment: Moment, winners: Sequence[int]) -> float:
    strong = Outlook(tuple(moment.strong_points), tuple(moment.strong_chances))
    chances = np.array(supposed.outlook(moment.scores, strong).chances)
    return -float(np.log(np.maximum(1e-6, chances[list(winners)])).mean())


def supposed_of(known: Strengths, game: ExplainedGame) -> Supposition:
    """Returns what is supposed of the players of a game, by what their decisions gave away."""
    return Supposition(known, tuple(game.given_share(seat) for seat in range(len(game.played.levels))))
