"""Fit an evaluation function to games of self-play (`fit_evaluations`).

The evaluation function predicts from the features of a position how many points a seat will still score. It is a linear
function, to which a hidden layer may be added.

The prediction errors of the seats at one position are correlated: in a long game, all seats may score more than
predicted. The differences between seats decide who wins, and are predicted better than the points themselves. The fit
by generalized least squares takes these correlations into account.
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
"""Ridge penalties of the weights common to all tables, and of the corrections by kind of table.

The kind of a table is its number of seats and the variants in play (`table_kinds`).
A penalty of p pulls a weight towards 0 about as strongly as p rows of scaled features pull it to their data.
"""
VALIDATION_BLOCKS = 10
"""One in ten blocks of successive rows of training data is left out of the fit.

The error of the fit is measured on the rows that are left out.
"""
NEARLY_ZERO = 1e-6
MAX_CORRELATION = 0.95
"""Maximum correlation that is assumed between the prediction errors of the seats at one position."""


class FitResult(NamedTuple):
    """Fitted evaluations by kind of table, with their error on positions that the fit did not use.

    The kind of a table is its number of seats and the variants in play (`table_kinds`).
    """

    evaluations: dict[int, Evaluation]
    positions: int
    error: float
    """Root mean square error of the prediction of how many points a seat will still score."""
    explained: float
    """Coefficient of determination (R²) on positions that the fit did not use, at most 1.

    The prediction explains this share of the variance of the points that a seat still scored after a position.
    """


class ScaledFeatures(NamedTuple):
    """Features of positions, scaled to mean 0 and standard deviation 1, with the constants of the scaling."""

    mean: Numbers
    scale: Numbers
    z: Numbers
    """The scaled features, as an array of shape (rows, features)."""

    @property
    def a(self) -> Numbers:
        """Matrix of the regression, of shape (rows, features + 1): the scaled features and a column of ones."""
        return np.hstack([self.z, np.ones((len(self.z), 1))])


def fit_evaluations(
    training_set: TrainingSet, units: int = 0, seed: int = 0, variant_features: Sequence[int] = ()
) -> FitResult:
    """Fit linear evaluations by generalized least squares.

    A layer of `units` hidden units is fitted to their residuals, unless `units` is 0. The layer is trained by
    scikit-learn with the seed `seed`. Each kind of table, its number of seats and the variants in play, has weights of
    its own (`table_kinds`). `variant_features` are the columns of the features that tell which variants are in play.
    """
    x, y = training_set.features.astype(np.float64), training_set.to_come.astype(np.float64)
    kinds = table_kinds(x, training_set.seats, variant_features)
    # successive positions are alike, so complete blocks are held back
    held_back = np.arange(len(y)) // block_length(len(y)) % VALIDATION_BLOCKS == 0
    scaled = scale_features(x, ~held_back)
    weights = fit_correlated_weights(scaled.a, y, training_set.seats, kinds, ~held_back)
    evaluations = {
        kind: empty_evaluation()._replace(
            mean=scaled.mean, scale=scaled.scale, linear=w[:-1], bias=w[-1:], layer=np.zeros((len(scaled.mean), 0))
        )
        for kind, w in weights.items()
    }
    expected = predict_points(scaled.a, weights, kinds)
    if units:
        layer, more = fit_layer(scaled.z, y - expected, ~held_back, units, seed)
        evaluations = {kind: add_layer(one, layer) for kind, one in evaluations.items()}
        expected = expected + more
    residuals = (y - expected)[held_back]
    return FitResult(
        evaluations,
        len(y),
        float(np.sqrt((residuals**2).mean())),
        float(1 - (residuals**2).mean() / y[held_back].var()),
    )


def scale_features(x: Numbers, trained: NDArray[np.bool_]) -> ScaledFeatures:
    """Scale features by their mean and standard deviation in the rows marked by `trained`.

    Constant features become 0.
    """
    mean, spread = x[trained].mean(axis=0), x[trained].std(axis=0)
    scale = np.where(spread > NEARLY_ZERO, 1.0 / np.maximum(spread, NEARLY_ZERO), 0.0)
    return ScaledFeatures(mean, scale, (x - mean) * scale)


def index_positions(seats: NDArray[np.int8]) -> NDArray[np.intp]:
    """Return an array of shape (rows,): the index of the position to which each row belongs.

    `seats` is the number of seats of each row. A position has a row for each of its seats, and these rows are adjacent.
    """
    of_one = 1.0 / seats.astype(np.float64)
    return np.asarray(np.cumsum(of_one) - of_one / 2, np.intp)


def mean_by_position(rows: Numbers, position: NDArray[np.intp]) -> Numbers:
    """Return an array of shape (positions, columns): the mean of the rows of each position.

    `position` is the index of each row's position.
    """
    return np.stack([np.bincount(position, column) for column in rows.T], axis=1) / np.bincount(position)[:, None]


def error_correlation(errors: Numbers, position: NDArray[np.intp]) -> float:
    """Return the correlation between the errors of seats at one position, from 0 to `MAX_CORRELATION`.

    It is estimated from the variance of the mean error of each position.
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
    """Transform rows so that their errors are uncorrelated; return the new rows.

    `correlation` is the correlation of errors within a position. From each row, a part of the mean of its position's
    rows is subtracted.
    """
    remaining_share = np.sqrt((1.0 - correlation) / (1.0 + (np.bincount(position) - 1.0) * correlation))
    return np.asarray(
        rows - ((1.0 - remaining_share)[:, None] * mean_by_position(rows, position))[position], np.float64
    )


def fit_correlated_weights(
    a: Numbers, y: Numbers, seats: NDArray[np.int8], kinds: Kinds, trained: NDArray[np.bool_]
) -> dict[int, Numbers]:
    """Fit by generalized least squares; return weights of shape (features + 1,) for each kind of table.

    `a`, of shape (rows, features + 1), holds the scaled features and a column of ones. The other arrays have an element
    for each row: `y` the points that the seat still scored, `seats` the number of seats, and `kinds` the kind of table
    (`table_kinds`). Only rows marked by `trained` are fitted. The correlation of errors is estimated from a first fit
    that assumes uncorrelated errors.
    """
    position, first = index_positions(seats), fit_weights(a, y, kinds, trained)
    common = error_correlation(y - predict_points(a, first, kinds), position)
    return fit_weights(
        decorrelate_rows(a, position, common), decorrelate_rows(y[:, None], position, common)[:, 0], kinds, trained
    )


def predict_points(a: Numbers, weights: dict[int, Numbers], kinds: Kinds) -> Numbers:
    """Return a prediction for each row: how many points the seat will still score.

    `a`, of shape (rows, features + 1), holds the scaled features and a column of ones. `kinds` holds the kind of table
    of each row (`table_kinds`). `weights` holds an array of shape (features + 1,) for each kind of table.
    """
    return np.asarray(np.einsum("ij,ij->i", a, np.stack([weights[int(kind)] for kind in kinds])), np.float64)


def fit_weights(a: Numbers, y: Numbers, kinds: Kinds, trained: NDArray[np.bool_]) -> dict[int, Numbers]:
    """Fit by ridge regression; return weights of shape (features + 1,) for each kind of table.

    `a`, of shape (rows, features + 1), holds the inputs. For each row, `y` holds the value to predict, and `kinds` the
    kind of table (`table_kinds`). Only rows marked by `trained` are fitted. The weights of a kind of table are the sum
    of weights common to all kinds and of a correction. The correction is fitted to the residuals of the kind's rows.
    """
    common = ridge_regression(a[trained], y[trained], RIDGE_PENALTY)
    residuals, found = y - a @ common, {}
    for kind in np.unique(kinds):
        here = trained & (kinds == kind)
        found[int(kind)] = common + ridge_regression(a[here], residuals[here], KIND_RIDGE_PENALTY)
    return found


def ridge_regression(a: Numbers, y: Numbers, penalty: float) -> Numbers:
    """Return the weights of a ridge regression with penalty `penalty`, one for each column of `a`.

    `a`, of shape (rows, columns), holds the inputs, and `y` the value to predict for each row. The last column of `a`
    is constant, and its weight has hardly any penalty.
    """
    small = np.full(a.shape[1], penalty)
    small[-1] = NEARLY_ZERO
    return np.linalg.solve(a.T @ a + np.diag(small), a.T @ y).astype(np.float64)


def block_length(positions: int) -> int:
    """Return the number of successive rows of training data in a block, from 1 to 100.

    The fit either uses all rows of a block or leaves out all. `positions` is the number of rows of the training data.
    """
    return max(1, min(100, positions // (4 * VALIDATION_BLOCKS)))


class HiddenLayer(NamedTuple):
    """Weights of a hidden layer that `add_layer` adds to a linear evaluation.

    Each array has the shape of the array of the same name in `Evaluation`. `bias` is added to the evaluation's bias.
    """

    layer: Numbers
    layer_bias: Numbers
    out: Numbers
    bias: Numbers


def add_layer(one: Evaluation, more: HiddenLayer) -> Evaluation:
    """Return the linear evaluation `one` with the hidden layer `more` added."""
    return one._replace(layer=more.layer, layer_bias=more.layer_bias, out=more.out, bias=one.bias + more.bias)


def fit_layer(
    z: Numbers, residuals: Numbers, trained: NDArray[np.bool_], units: int, seed: int
) -> tuple[HiddenLayer, Numbers]:
    """Fit a hidden layer of `units` units to the residuals of the linear fit.

    `z` holds the scaled features. Only rows marked by `trained` are fitted. `seed` is the random seed of scikit-learn.
    Returns the layer, and its prediction for each row.
    """
    from sklearn.neural_network import MLPRegressor

    net = MLPRegressor(hidden_layer_sizes=(units,), alpha=1e-2, early_stopping=True, max_iter=60, random_state=seed)
    net.fit(z[trained], residuals[trained])
    (layer, out), (layer_bias, bias) = net.coefs_, net.intercepts_
    return HiddenLayer(np.ascontiguousarray(layer), layer_bias, out[:, 0].copy(), bias), net.predict(z)
