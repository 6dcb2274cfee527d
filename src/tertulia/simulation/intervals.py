"""Compute 95 % confidence intervals of a mean and of a share."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

Z = 1.959963984540054
"""Number of standard deviations within which 95 % of a normal distribution lies."""
SMALL_QUANTILES = {1: 12.706204736, 2: 4.302652730}
"""Student's 97.5 % quantiles for one and two degrees of freedom, for which the series of `student_quantile` is
inaccurate."""
Interval = tuple[float, float]


def mean_interval(values: NDArray[np.float64]) -> Interval | None:
    """95 % interval of the mean of independent values (Student's t), or None for fewer than two values."""
    if len(values) < 2:
        return None
    middle = float(values.mean())
    half = student_quantile(len(values) - 1) * float(values.std(ddof=1)) / math.sqrt(len(values))
    return middle - half, middle + half


def student_quantile(freedom: int) -> float:
    """97.5 % quantile of Student's t distribution with `freedom` degrees of freedom.

    It is calculated as a series in 1 / `freedom` (Abramowitz and Stegun, 26.7.5).

    >>> round(student_quantile(10), 3)
    2.228
    """
    if freedom in SMALL_QUANTILES:
        return SMALL_QUANTILES[freedom]
    z3, z5, z7, z9 = Z**3, Z**5, Z**7, Z**9
    terms = (
        (z3 + Z) / 4,
        (5 * z5 + 16 * z3 + 3 * Z) / 96,
        (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / 384,
        (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * Z) / 92160,
    )
    return Z + sum(term / float(freedom) ** power for power, term in enumerate(terms, start=1))


def wilson_interval(successes: float, trials: int) -> Interval:
    """Return the 95 % Wilson score interval of a success rate as (low, high), both from 0 to 1.

    The interval stays accurate for rates near 0 or 1, and for few trials. A victory shared by k players adds 1/k to
    `successes`. Shared victories vary less than the formula assumes, so the interval is then slightly too wide.

    >>> [round(end, 4) for end in wilson_interval(0, 10)]
    [0.0, 0.2775]
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
