"""Confidence intervals compared with published values and with their nominal coverage."""

from __future__ import annotations

import doctest
import math

import numpy as np
import pytest

from tertulia.simulation import intervals
from tertulia.simulation.intervals import mean_interval, student_quantile, wilson_interval

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # R: prop.test(x, n, correct = FALSE)$conf.int
        (0, 10, 0.0, 0.2775328),
        (10, 10, 0.7224672, 1.0),
        (81, 263, 0.2552712, 0.3661730),
        (15, 148, 0.0623860, 0.1605284),
        (1, 29, 0.0061127, 0.1717553),
    ],
)
def test_wilson_interval_equals_published_values(successes: int, trials: int, low: float, high: float) -> None:
    """The last three values come from Newcombe, Statistics in Medicine 17 (1998), table I, method 3."""
    assert wilson_interval(successes, trials) == pytest.approx((low, high), abs=2e-4)


def test_wilson_interval_of_no_trials_is_zero_to_one() -> None:
    assert wilson_interval(0, 0) == (0.0, 1.0)


def test_single_value_has_no_mean_interval() -> None:
    assert mean_interval(np.array([4.0])) is None


def test_mean_interval_equals_the_textbook_formula() -> None:
    values = np.array([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0])
    half = 2.364624 * math.sqrt(32 / 7) / math.sqrt(8)
    assert mean_interval(values) == pytest.approx((5 - half, 5 + half), rel=1e-4)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.7062), (2, 4.30265), (3, 3.18245), (4, 2.77645), (10, 2.22814), (30, 2.04227), (1000, 1.96234)],
)
def test_student_quantiles_equal_published_tables(freedom: int, quantile: float) -> None:
    assert student_quantile(freedom) == pytest.approx(quantile, rel=2e-3)


def test_intervals_have_their_nominal_coverage() -> None:
    """About 95 % of many samples cover the true value."""
    chance = np.random.default_rng(1)
    for size in (4, 60):
        samples = chance.normal(10.0, 3.0, (2000, size))
        covered = [low <= 10.0 <= high for low, high in filter(None, map(mean_interval, samples))]
        assert 0.93 < np.mean(covered) < 0.97
    shares = chance.binomial(60, 0.1, 2000)
    covered = [low <= 0.1 <= high for low, high in (wilson_interval(int(k), 60) for k in shares)]
    assert 0.93 < np.mean(covered) < 0.98


def test_doctests_of_intervals_pass() -> None:
    done = doctest.testmod(intervals)
    assert (done.attempted > 0, done.failed) == (True, 0)
