"""How sure a figure from many games is: 95 % intervals of a mean and of a share."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

Z = 1.959963984540054
"""Of a normal variable, 95 % lies within so many standard deviations."""
Interval = tuple[float, float]


def mean_interval(values: NDArray[np.float64]) -> Interval | None:
    """The interval of the mean of independent values; None for fewer than two, whose spread is unknown.

    >>> mean_interval(np.array([1.0, 2.0, 3.0]))
    (0.868..., 3.131...)
    """
    if len(values) < 2:
        return None
    middle = float(values.mean())
    half = Z * float(values.std(ddof=1)) / math.sqrt(len(values))
    return middle - half, middle + half


def wilson_interval(successes: float, trials: int) -> Interval:
    """Wilson's score interval of a share: sound for shares near 0 and 1 and for few trials.

    Shared victories count in part; their spread is smaller than that of whole ones, so the interval is rather too wide.

    >>> wilson_interval(0, 10)
    (0.0, 0.277...)
    """
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    scale = 1 + Z * Z / trials
    middle = (share + Z * Z / (2 * trials)) / scale
    half = Z / scale * math.sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    low = 0.0 if successes == 0 else middle - half
    high = 1.0 if successes == trials else middle + half
    return low, high
