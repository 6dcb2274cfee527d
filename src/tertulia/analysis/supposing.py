"""How a game stands at this table: if each seat goes on as it has played, not as a strong player would.

A search tells with how many points strong players would end. Of those still to come who gives much away makes a share only, and
their ends lie elsewhere, and further apart (`analysis/strength.py`). From that follow the points to be expected of each seat, and
the chance that it has the most: ends are taken to be logistic, each seat's by itself. Points are whole, so some ends are ties. Who
wins these the search knows, which has asked the rules at the end of its playouts: its chances say how ties are shared.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tertulia.analysis.strength import Strengths, at
from tertulia.bots.search.result import Outlook

Floats = NDArray[np.float64]
GRID = 161
"""The number of ends, in points, between which it is looked at who has more."""
FAR = 9.0
"""Logistic scales from a mean beyond which no end is looked for."""
TIED = 0.5
"""Points: ends that are nearer to each other are the same in whole points."""
LEAST_BREAK = 1e-6
"""The chance to win a tie that everybody is taken to have at least."""
TO_SCALE = 3**0.5 / np.pi
"""The scale of a logistic distribution, for each unit of its standard deviation."""
LEAST_LEFT = 0.05
"""Points that are taken to be still to come at least: nothing is sure before the end."""


class Supposition(NamedTuple):
    """What is supposed of the players of a game."""

    known: Strengths
    given: tuple[float, ...]
    """The share that each seat gives away of what it could have, from 0 to 1."""

    def outlook(self, scores: Sequence[float], strong: Outlook) -> Outlook:
        """Returns how the game is expected to end: `scores` are the points that each seat has made so far, `strong` says how it
        would end with strong players."""
        now, ends, known = np.array(scores, np.float64), np.array(strong.points, np.float64), self.known
        lines = (known.made, known.promise, known.caught_up)
        shares = np.array([[at(line, given) for line in lines] for given in self.given])
        shares[:, 0] += known.leftover * np.array(others_of(self.given))
        spreads = np.exp([at(known.spread, given) for given in self.given])
        means = now + (parts_of(now, ends) * shares).sum(axis=1)
        stddevs = spreads * np.sqrt(max(LEAST_LEFT, float((ends - now).mean())))
        return Outlook(tuple(means.tolist()), most_of(means, stddevs, breaks_of(strong)))


def others_of(given: Sequence[float]) -> list[float]:
    """Returns the mean share that the others give away, for each seat; 0 for who plays alone."""
    return [(sum(given) - own) / max(1, len(given) - 1) for own in given]


def parts_of(now: Floats, ends: Floats) -> Floats:
    """Returns what a seat makes shares of, (…, seats, 3), from points made and points that strong play would end with, both
    (…, seats): points still to come in the mean of the seats; how far a seat would end beyond the mean; how far it is behind it."""
    mean_now, mean_end = now.mean(axis=-1, keepdims=True), ends.mean(axis=-1, keepdims=True)
    common = np.broadcast_to(mean_end - mean_now, now.shape)
    return np.stack([common, ends - mean_end, mean_now - now], axis=-1)


def breaks_of(strong: Outlook) -> Floats:
    """Returns the chance of each seat to win a tie, (seats,): the nearer strong players would come to one, the more their chances
    tell of it; otherwise they tell who would have more points, and nothing is known of ties."""
    first, second = sorted((*strong.points, -np.inf), reverse=True)[:2]
    told = float(np.exp(-(((first - second) / (2 * TIED)) ** 2)))
    return told * np.array(strong.chances, np.float64) + (1 - told) / len(strong.chances)


def most_of(means: Floats, stddevs: Floats, breaks: Floats) -> tuple[float, ...]:
    """Returns the chance of each seat to win, by the means and standard deviations of its ends, in points, and by its chance to win
    a tie, which need not sum up to one; all are (seats,)."""
    if len(means) == 1:
        return (1.0,)
    scales = stddevs * TO_SCALE
    # Who ends below what somebody has for certain does not win.
    ends = np.linspace((means - FAR * scales).max() - 2 * TIED, (means + FAR * scales).max(), GRID)
    ahead, level = (_within(ends, means, scales, margin) for margin in (-TIED, TIED))
    # What is left when nobody is ahead: it is shared by those who may be level with the first.
    shared = np.maximum(level - ahead, 0.0) * np.maximum(breaks, LEAST_BREAK)
    ties = max(0.0, 1.0 - float(ahead.sum()))
    found = ahead + ties * shared / shared.sum() if shared.sum() > 0 else ahead
    return tuple((found / found.sum()).tolist())


def _within(ends: Floats, means: Floats, scales: Floats, margin: float) -> Floats:
    """The chance of each seat, (seats,), that nobody else ends with more than it and a margin, in points."""

    def below(at: Floats) -> Floats:
        """(ends, seats): how likely a seat ends with no more."""
        return 1.0 / (1.0 + np.exp(-np.clip((at[:, None] - means) / scales, -50.0, 50.0)))

    between, others = np.diff(below(ends), axis=0), below((ends[1:] + ends[:-1]) / 2 + margin)
    return np.array(
        [(between[:, seat] * np.delete(others, seat, axis=1).prod(axis=1)).sum() for seat in range(len(means))]
    )
