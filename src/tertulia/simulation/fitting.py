"""Fitting an evaluation: the points still to come, from features, by least squares; and a layer of units for what is left over.

What cannot be foreseen may be much the same for all seats of a position: in some games a long one brings everybody more. What
differs between seats is then known better than what they have in common, and decides who wins: generalized least squares gives it
its due.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tertulia.bots.search.tree import Evaluation, no_evaluation
from tertulia.bots.search.weights import kinds_of
from tertulia.simulation.self_play import TrainingSet

Numbers = NDArray[np.float64]
Kinds = NDArray[np.int64]
RIDGE, RIDGE_OF_A_KIND = 20.0, 100.0
"""How much weights are held small, and how much what is corrected for a kind of table: the number of positions that would do as
much."""
HELD_BACK = 10
"""Number of positions of which one is not learnt from, but tells how good the fit is."""
CONSTANT = 1e-6
MOST = 0.95
"""Errors of seats are not taken for more alike than so."""


class Fit(NamedTuple):
    """Evaluations by the kind of table, and how good they are on positions that they were not made from."""

    evaluations: dict[int, Evaluation]
    positions: int
    error: float
    """root of the mean square, in points"""
    explained: float
    """the share of the variance that it explains"""


class Scaled(NamedTuple):
    """Features of one scale: with the mean 0 and the spread 1, and a constant beside them."""

    mean: Numbers
    scale: Numbers
    z: Numbers
    """(positions, features)"""

    @property
    def a(self) -> Numbers:
        """The features and the constant, (positions, features + 1)."""
        return np.hstack([self.z, np.ones((len(self.z), 1))])


def fit(lessons: TrainingSet, units: int = 0, seed: int = 0, variant_features: Sequence[int] = ()) -> Fit:
    """Returns the linear evaluations of least squares, with a layer of `units` units for what they leave over (scikit-learn makes
    it). `variant_features`: the features of that name of the game's table."""
    x, y = lessons.features.astype(np.float64), lessons.to_come.astype(np.float64)
    kinds = kinds_of(x, lessons.seats, variant_features)
    kept = (
        np.arange(len(y)) // blocks(len(y)) % HELD_BACK == 0
    )  # positions of one game are alike: whole stretches are held back
    scaled = scaled_by(x, ~kept)
    weights = linear_of_kinds(scaled.a, y, lessons.seats, kinds, ~kept)
    evaluations = {
        kind: no_evaluation()._replace(
            mean=scaled.mean, scale=scaled.scale, linear=w[:-1], bias=w[-1:], layer=np.zeros((len(scaled.mean), 0))
        )
        for kind, w in weights.items()
    }
    expected = by_kinds(scaled.a, weights, kinds)
    if units:
        layer, more = layer_for(scaled.z, y - expected, ~kept, units, seed)
        evaluations = {kind: with_layer(one, layer) for kind, one in evaluations.items()}
        expected = expected + more
    left = (y - expected)[kept]
    return Fit(evaluations, len(y), float(np.sqrt((left**2).mean())), float(1 - (left**2).mean() / y[kept].var()))


def scaled_by(x: Numbers, learnt: NDArray[np.bool_]) -> Scaled:
    """Returns the features scaled by the mean and standard deviation that they have in the positions that are learnt from; what
    never differs there becomes 0."""
    mean, spread = x[learnt].mean(axis=0), x[learnt].std(axis=0)
    scale = np.where(spread > CONSTANT, 1.0 / np.maximum(spread, CONSTANT), 0.0)
    return Scaled(mean, scale, (x - mean) * scale)


def positions_of(seats: NDArray[np.int8]) -> NDArray[np.intp]:
    """Returns the number of each row's position, (rows,): the rows of a position's seats follow each other."""
    of_one = 1.0 / seats.astype(np.float64)
    return np.asarray(np.cumsum(of_one) - of_one / 2, np.intp)


def means_of(rows: Numbers, position: NDArray[np.intp]) -> Numbers:
    """Returns the mean of each position's rows, (positions, columns)."""
    return np.stack([np.bincount(position, column) for column in rows.T], axis=1) / np.bincount(position)[:, None]


def in_common(left: Numbers, position: NDArray[np.intp]) -> float:
    """Returns the correlation of the errors at the seats of a position, from 0 to `MOST`, estimated from the spread of the
    positions' mean errors."""
    seats, mean = np.bincount(position), means_of(left[:, None], position)[:, 0]
    several = seats > 1
    squares = (left**2)[several[position]]
    if not squares.any():
        return 0.0
    alone = squares.mean()
    more = ((seats * mean**2)[several] - alone).sum() / (alone * (seats - 1.0)[several]).sum()
    return float(np.clip(more, 0.0, MOST))


def independent(rows: Numbers, position: NDArray[np.intp], common: float) -> Numbers:
    """Returns rows whose errors are uncorrelated: a part of the mean of a position's rows is subtracted from each, the greater, the
    more its seats err together (`common`, a correlation)."""
    kept = np.sqrt((1.0 - common) / (1.0 + (np.bincount(position) - 1.0) * common))
    return np.asarray(rows - ((1.0 - kept)[:, None] * means_of(rows, position))[position], np.float64)


def linear_of_kinds(
    a: Numbers, y: Numbers, seats: NDArray[np.int8], kinds: Kinds, learnt: NDArray[np.bool_]
) -> dict[int, Numbers]:
    """Returns the weights (features + 1,) for each kind of table, by generalized least squares: the correlation of errors is that
    of usual least squares."""
    position, first = positions_of(seats), linear(a, y, kinds, learnt)
    common = in_common(y - by_kinds(a, first, kinds), position)
    return linear(independent(a, position, common), independent(y[:, None], position, common)[:, 0], kinds, learnt)


def by_kinds(a: Numbers, weights: dict[int, Numbers], kinds: Kinds) -> Numbers:
    """Returns the points still to come that the weights of each row's kind expect of it, (rows,)."""
    return np.asarray(np.einsum("ij,ij->i", a, np.stack([weights[int(kind)] for kind in kinds])), np.float64)


def linear(a: Numbers, y: Numbers, kinds: Kinds, learnt: NDArray[np.bool_]) -> dict[int, Numbers]:
    """Returns the weights (features + 1,) for each kind of table: those of all positions, corrected by what they leave over at such
    tables."""
    common = ridge(a[learnt], y[learnt], RIDGE)
    left, found = y - a @ common, {}
    for kind in np.unique(kinds):
        here = learnt & (kinds == kind)
        found[int(kind)] = common + ridge(a[here], left[here], RIDGE_OF_A_KIND)
    return found


def ridge(a: Numbers, y: Numbers, held: float) -> Numbers:
    """Returns the weights of ridge regression with the penalty `held`; the constant, which is the last, has hardly any."""
    small = np.full(a.shape[1], held)
    small[-1] = CONSTANT
    return np.linalg.solve(a.T @ a + np.diag(small), a.T @ y).astype(np.float64)


def blocks(positions: int) -> int:
    """Returns the number of successive positions that are held back together: about those of a game."""
    return max(1, min(100, positions // (4 * HELD_BACK)))


class Layer(NamedTuple):
    """The weights of a layer of units, shaped as in `Evaluation`, and what it adds to the bias."""

    layer: Numbers
    layer_bias: Numbers
    out: Numbers
    bias: Numbers


def with_layer(one: Evaluation, more: Layer) -> Evaluation:
    """Returns a linear evaluation with a layer added."""
    return one._replace(layer=more.layer, layer_bias=more.layer_bias, out=more.out, bias=one.bias + more.bias)


def layer_for(z: Numbers, left: Numbers, learnt: NDArray[np.bool_], units: int, seed: int) -> tuple[Layer, Numbers]:
    """Returns a layer that expects what is left over, and the points that it expects for each row, (rows,)."""
    from sklearn.neural_network import MLPRegressor

    net = MLPRegressor(hidden_layer_sizes=(units,), alpha=1e-2, early_stopping=True, max_iter=60, random_state=seed)
    net.fit(z[learnt], left[learnt])
    (layer, out), (layer_bias, bias) = net.coefs_, net.intercepts_
    return Layer(np.ascontiguousarray(layer), layer_bias, out[:, 0].copy(), bias), net.predict(z)
