"""Predict the end of a game if all seats go on playing as they have played (`StrengthAssumption`).

A search predicts the final points of strong players. A player who loses points makes only a share of the points still
to come, and the player's final points scatter more (`analysis/strength.py`). This gives the expected final points of
each seat. To get its chance of winning, the final points of the seats are assumed to be independent and logistically
distributed.

Points are whole numbers, so ties occur. The search has applied the rules for ties in its playouts, so its chances show
how ties are broken.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tertulia.analysis.strength import StrengthModel, value_at
from tertulia.bots.search.result import Outlook

Floats = NDArray[np.float64]
GRID_POINTS = 161
"""Number of grid points in the numerical integration over final points."""
GRID_SCALES = 9.0
"""Extent of the integration grid beyond the seats' mean final points, in scales of the logistic distribution."""
TIE_MARGIN_POINTS = 0.5
"""Two final points, as real numbers, count as tied if they differ by less than this."""
MIN_TIE_BREAK_WEIGHT = 1e-6
"""Minimum weight of a seat when the probability of a tie is shared among the seats."""
SCALE_PER_STDDEV = 3**0.5 / np.pi
"""Scale parameter of a logistic distribution, divided by its standard deviation."""
MIN_POINTS_TO_COME = 0.05
"""Minimum mean of the points still to come that a prediction assumes, so that no result is certain before the end."""


class StrengthAssumption(NamedTuple):
    """Assumption about how each seat goes on playing: a strength model, and the seat's lost share.

    The lost share is the points that the seat lost, divided by points lost plus points made.
    """

    strengths: StrengthModel
    lost_shares: tuple[float, ...]
    """Points that each seat loses as a share of its possible points, from 0 to 1 (`strength.lost_share`)."""

    def predict_end(self, scores: Sequence[float], strong: Outlook) -> Outlook:
        """Predict each seat's final points and chance of winning.

        Each seat is assumed to lose the share of its possible points that `lost_shares` gives. `scores` are the points
        that each seat has made so far. `strong` is the prediction for seats that all play strongly.
        """
        now, ends, known = np.array(scores, np.float64), np.array(strong.points, np.float64), self.strengths
        lines = (known.made, known.promise, known.caught_up)
        shares = np.array([[value_at(line, share) for line in lines] for share in self.lost_shares])
        shares[:, 0] += known.leftover * np.array(mean_of_opponents(self.lost_shares))
        spreads = np.exp([value_at(known.spread, share) for share in self.lost_shares])
        means = now + (split_points_to_come(now, ends) * shares).sum(axis=1)
        stddevs = spreads * np.sqrt(max(MIN_POINTS_TO_COME, float((ends - now).mean())))
        return Outlook(tuple(means.tolist()), win_chances(means, stddevs, tie_break_weights(strong)))


def mean_of_opponents(lost_shares: Sequence[float]) -> list[float]:
    """Return, for each seat, the mean of `lost_shares` over its opponents; 0 in a solo game."""
    return [(sum(lost_shares) - own) / max(1, len(lost_shares) - 1) for own in lost_shares]


def split_points_to_come(now: Floats, ends: Floats) -> Floats:
    """Split the points that strong play would still bring each seat into three parts.

    `now` has the points that each seat has made so far, `ends` its final points under strong play. Both are arrays of
    shape (…, seats); the result has the shape (…, seats, 3). The parts add up to `ends - now`:

    - the mean, over all seats, of the points that strong play would still bring;
    - the seat's final points minus the mean final points of all seats;
    - the mean of the points that all seats have made so far, minus the seat's own.
    """
    mean_now, mean_end = now.mean(axis=-1, keepdims=True), ends.mean(axis=-1, keepdims=True)
    common = np.broadcast_to(mean_end - mean_now, now.shape)
    return np.stack([common, ends - mean_end, mean_now - now], axis=-1)


def tie_break_weights(strong: Outlook) -> Floats:
    """Return the weight of each seat in breaking a tie, an array of shape (seats,).

    `strong` has the final points and chances that are expected under strong play. If strong players would nearly tie,
    their chances show which seat wins the tie, and the weights are these chances. Otherwise the chances show which seat
    has more points, and the weights are equal.
    """
    first, second = sorted((*strong.points, -np.inf), reverse=True)[:2]
    closeness = float(np.exp(-(((first - second) / (2 * TIE_MARGIN_POINTS)) ** 2)))
    return closeness * np.array(strong.chances, np.float64) + (1 - closeness) / len(strong.chances)


def win_chances(means: Floats, stddevs: Floats, breaks: Floats) -> tuple[float, ...]:
    """Return each seat's chance of winning, from 0 to 1; the sum is 1.

    `means` and `stddevs` are the mean and standard deviation of each seat's final points. `breaks` is each seat's
    weight in breaking ties; the weights need not add up to 1. All three are arrays of shape (seats,).
    """
    if len(means) == 1:
        return (1.0,)
    scales = stddevs * SCALE_PER_STDDEV
    # A seat that ends below another seat's certain points does not win, so the grid begins there.
    ends = np.linspace(
        (means - GRID_SCALES * scales).max() - 2 * TIE_MARGIN_POINTS, (means + GRID_SCALES * scales).max(), GRID_POINTS
    )
    ahead, level = (
        _chances_within_margin(ends, means, scales, margin) for margin in (-TIE_MARGIN_POINTS, TIE_MARGIN_POINTS)
    )
    # The rest of the probability are ties, shared by the seats that may be tied for the first place.
    shared = np.maximum(level - ahead, 0.0) * np.maximum(breaks, MIN_TIE_BREAK_WEIGHT)
    ties = max(0.0, 1.0 - float(ahead.sum()))
    found = ahead + ties * shared / shared.sum() if shared.sum() > 0 else ahead
    return tuple((found / found.sum()).tolist())


def _chances_within_margin(ends: Floats, means: Floats, scales: Floats, margin: float) -> Floats:
    """Return each seat's chance that no other seat ends more than `margin` points ahead.

    Each seat's final points have a logistic distribution with the mean in `means` and the scale in `scales`. These two
    and the result are arrays of shape (seats,). `ends` is the ascending grid of final points for the numerical
    integration.
    """

    def below(at: Floats) -> Floats:
        """Return the probabilities that each seat has at most `at[i]` final points.

        The array has a row for each element of `at` and a column for each seat.
        """
        return 1.0 / (1.0 + np.exp(-np.clip((at[:, None] - means) / scales, -50.0, 50.0)))

    between, others = np.diff(below(ends), axis=0), below((ends[1:] + ends[:-1]) / 2 + margin)
    return np.array(
        [(between[:, seat] * np.delete(others, seat, axis=1).prod(axis=1)).sum() for seat in range(len(means))]
    )
