"""Fit an evaluation of the points still to come to self-play, linear or with a layer of units (`fit_evaluations`).

Unpredictable points may be common to all seats of a position: in some games, all seats score more in a long game. The
differences between seats are then known better than their common part, and decide who wins. Generalized least squares
takes this into account.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tertulia.bots.search.tree import Evaluation, empty_evaluation
from tertulia.bots.search.weights import table_kinds
from tertulia.simulation.self_play import TrainingSet

Numbers = NDArray[np.float64]
Kinds = NDArray[np.int64]
RIDGE_PENALTY, KIND_RIDGE_PENALTY = 20.0, 100.0
"""Ridge penalties of common weights, and of corrections for a kind of table, in numbers of positions."""
VALIDATION_BLOCKS = 10
"""One of so many blocks of positions is held back to measure the error."""
NEARLY_ZERO = 1e-6
MAX_CORRELATION = 0.95
"""Maximum assumed correlation between the errors of the seats of a position."""


class FitResult(NamedTuple):
    """Fitted evaluations by kind of table, and their error on positions that were held back."""

    evaluations: dict[int, Evaluation]
    positions: int
    error: float
    """Root mean square error in points."""
    explained: float
    """Explained share of the variance."""


class Scaled(NamedTuple):
    """Features scaled to mean 0 and standard deviation 1."""

    mean: Numbers
    scale: Numbers
    z: Numbers
    """(positions, features)"""

    @property
    def a(self) -> Numbers:
        """The scaled features and a constant, (positions, features + 1)."""
        return np.hstack([self.z, np.ones((len(self.z), 1))])


def fit_evaluations(
    training_set: TrainingSet, units: int = 0, seed: int = 0, variant_features: Sequence[int] = ()
) -> FitResult:
    """Fit linear evaluations by least squares, and a layer of `units` units to their residuals.

    The layer is trained by scikit-learn. `variant_features` are the columns of the game's feature table that determine
    the kind of a table.
    """
    x, y = training_set.features.astype(np.float64), training_set.to_come.astype(np.float64)
    kinds = table_kinds(x, training_set.seats, variant_features)
    # successive positions are alike, so complete blocks are held back
    kept = np.arange(len(y)) // block_length(len(y)) % VALIDATION_BLOCKS == 0
    scaled = scale_features(x, ~kept)
    weights = fit_correlated_weights(scaled.a, y, training_set.seats, kinds, ~kept)
    evaluations = {
        kind: empty_evaluation()._replace(
            mean=scaled.mean, scale=scaled.scale, linear=w[:-1], bias=w[-1:], layer=np.zeros((len(scaled.mean), 0))
        )
        for kind, w in weights.items()
    }
    expected = predict_points(scaled.a, weights, kinds)
    if units:
        layer, more = fit_layer(scaled.z, y - expected, ~kept, units, seed)
        evaluations = {kind: add_layer(one, layer) for kind, one in evaluations.items()}
        expected = expected + more
    left = (y - expected)[kept]
    return FitResult(evaluations, len(y), float(np.sqrt((left**2).mean())), float(1 - (left**2).mean() / y[kept].var()))


def scale_features(x: Numbers, trained: NDArray[np.bool_]) -> Scaled:
    """Scale features by their mean and standard deviation in the training positions.

    Constant features become 0.
    """
    mean, spread = x[trained].mean(axis=0), x[trained].std(axis=0)
    scale = np.where(spread > NEARLY_ZERO, 1.0 / np.maximum(spread, NEARLY_ZERO), 0.0)
    return Scaled(mean, scale, (x - mean) * scale)


def index_positions(seats: NDArray[np.int8]) -> NDArray[np.intp]:
    """Index of each row's position, (rows,). The rows of a position's seats are adjacent."""
    of_one = 1.0 / seats.astype(np.float64)
    return np.asarray(np.cumsum(of_one) - of_one / 2, np.intp)


def mean_by_position(rows: Numbers, position: NDArray[np.intp]) -> Numbers:
    """Mean of the rows of each position, (positions, columns)."""
    return np.stack([np.bincount(position, column) for column in rows.T], axis=1) / np.bincount(position)[:, None]


def error_correlation(errors: Numbers, position: NDArray[np.intp]) -> float:
    """Correlation of the errors of a position's seats, from 0 to `MAX_CORRELATION`.

    Estimated from the variance of the positions' mean errors.
    """
    seats, mean = np.bincount(position), mean_by_position(errors[:, None], position)[:, 0]
    several = seats > 1
    squares = (errors**2)[several[position]]
    if not squares.any():
        return 0.0
    alone = squares.mean()
    more = ((seats * mean**2)[several] - alone).sum() / (alone * (seats - 1.0)[several]).sum()
    return float(np.clip(more, 0.0, MAX_CORRELATION))


def decorrelate_rows(rows: Numbers, position: NDArray[np.intp], correlation: float) -> Numbers:
    """Make the errors of rows uncorrelated, given their correlation `correlation` within a position.

    It subtracts a part of the mean of a position's rows from each row.
    """
    kept = np.sqrt((1.0 - correlation) / (1.0 + (np.bincount(position) - 1.0) * correlation))
    return np.asarray(rows - ((1.0 - kept)[:, None] * mean_by_position(rows, position))[position], np.float64)


def fit_correlated_weights(
    a: Numbers, y: Numbers, seats: NDArray[np.int8], kinds: Kinds, trained: NDArray[np.bool_]
) -> dict[int, Numbers]:
    """Weights, (features + 1,), by kind of table, by generalized least squares.

    The correlation of errors is estimated from ordinary least squares.
    """
    position, first = index_positions(seats), fit_weights(a, y, kinds, trained)
    common = error_correlation(y - predict_points(a, first, kinds), position)
    return fit_weights(
        decorrelate_rows(a, position, common), decorrelate_rows(y[:, None], position, common)[:, 0], kinds, trained
    )


def predict_points(a: Numbers, weights: dict[int, Numbers], kinds: Kinds) -> Numbers:
    """Points still to come by the weights of each row's kind, (rows,)."""
    return np.asarray(np.einsum("ij,ij->i", a, np.stack([weights[int(kind)] for kind in kinds])), np.float64)


def fit_weights(a: Numbers, y: Numbers, kinds: Kinds, trained: NDArray[np.bool_]) -> dict[int, Numbers]:
    """Weights, (features + 1,), by kind of table.

    They are common weights, plus a correction that is fitted to the residuals of the kind.
    """
    common = ridge_regression(a[trained], y[trained], RIDGE_PENALTY)
    left, found = y - a @ common, {}
    for kind in np.unique(kinds):
        here = trained & (kinds == kind)
        found[int(kind)] = common + ridge_regression(a[here], left[here], KIND_RIDGE_PENALTY)
    return found


def ridge_regression(a: Numbers, y: Numbers, penalty: float) -> Numbers:
    """Weights of ridge regression with penalty `penalty`.

    The constant, in the last column, has hardly any penalty.
    """
    small = np.full(a.shape[1], penalty)
    small[-1] = NEARLY_ZERO
    return np.linalg.solve(a.T @ a + np.diag(small), a.T @ y).astype(np.float64)


def block_length(positions: int) -> int:
    """Number of successive positions that are held back together: about those of a game."""
    return max(1, min(100, positions // (4 * VALIDATION_BLOCKS)))


class Layer(NamedTuple):
    """Weights of a layer, shaped as in `Evaluation`, and its addition to the bias."""

    layer: Numbers
    layer_bias: Numbers
    out: Numbers
    bias: Numbers


def add_layer(one: Evaluation, more: Layer) -> Evaluation:
    """Add a layer to a linear evaluation."""
    return one._replace(layer=more.layer, layer_bias=more.layer_bias, out=more.out, bias=one.bias + more.bias)


def fit_layer(
    z: Numbers, residuals: Numbers, trained: NDArray[np.bool_], units: int, seed: int
) -> tuple[Layer, Numbers]:
    """Fit a layer to the residuals. Returns it and its prediction for each row, (rows,)."""
    from sklearn.neural_network import MLPRegressor

    net = MLPRegressor(hidden_layer_sizes=(units,), alpha=1e-2, early_stopping=True, max_iter=60, random_state=seed)
    net.fit(z[trained], residuals[trained])
    (layer, out), (layer_bias, bias) = net.coefs_, net.intercepts_
    return Layer(np.ascontiguousarray(layer), layer_bias, out[:, 0].copy(), bias), net.predict(z)
