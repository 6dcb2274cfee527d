"""Fitting an evaluation: the points still to come, from features, by least squares; and a layer of units for what is left over."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tertulia.bots.search.memory import Evaluation, no_evaluation
from tertulia.simulation.self_play import Lessons

RIDGE = 20.0
"""How much weights are held small: as much as so many positions would."""
HELD_BACK = 10
"""One position of so many is not learnt from, but tells how good the fit is."""
CONSTANT = 1e-6


class Fit(NamedTuple):
    """An evaluation, and how good it is on positions that it was not made from."""

    evaluation: Evaluation
    positions: int
    error: float
    """root of the mean square, in points"""
    explained: float
    """the share of the variance that it explains"""


def fit(lessons: Lessons, units: int = 0, seed: int = 0) -> Fit:
    """The linear evaluation of least squares, with a layer of so many units for what it leaves over (scikit-learn makes it)."""
    x, y = lessons.features.astype(np.float64), lessons.to_come.astype(np.float64)
    kept = (
        np.arange(len(y)) // blocks(len(y)) % HELD_BACK == 0
    )  # positions of one game are alike: whole stretches are held back
    mean, spread = x[~kept].mean(axis=0), x[~kept].std(axis=0)
    scale = np.where(spread > CONSTANT, 1.0 / np.maximum(spread, CONSTANT), 0.0)
    z = (x - mean) * scale
    a = np.c_[z, np.ones(len(z))]
    square = a[~kept].T @ a[~kept] + RIDGE * np.eye(a.shape[1])
    weights = np.linalg.solve(square, a[~kept].T @ y[~kept])
    evaluation = no_evaluation()._replace(
        mean=mean, scale=scale, linear=weights[:-1], bias=weights[-1:], layer=np.zeros((len(mean), 0))
    )
    expected = a @ weights
    if units:
        evaluation, more = with_layer(evaluation, z, y - expected, ~kept, units, seed)
        expected = expected + more
    left = (y - expected)[kept]
    return Fit(evaluation, len(y), float(np.sqrt((left**2).mean())), float(1 - (left**2).mean() / y[kept].var()))


def blocks(positions: int) -> int:
    """How many positions stand together in what is held back: about those of a game."""
    return max(1, min(100, positions // (4 * HELD_BACK)))


def with_layer(
    linear: Evaluation,
    z: NDArray[np.float64],
    left: NDArray[np.float64],
    learnt: NDArray[np.bool_],
    units: int,
    seed: int,
) -> tuple[Evaluation, NDArray[np.float64]]:
    """A linear evaluation with a layer that expects what it leaves over; and what that is for each position."""
    from sklearn.neural_network import MLPRegressor

    net = MLPRegressor((units,), alpha=1e-2, early_stopping=True, max_iter=60, random_state=seed)
    net.fit(z[learnt], left[learnt])
    (layer, out), (layer_bias, bias) = net.coefs_, net.intercepts_
    made = linear._replace(
        layer=np.ascontiguousarray(layer), layer_bias=layer_bias, out=out[:, 0].copy(), bias=linear.bias + bias
    )
    return made, net.predict(z)
