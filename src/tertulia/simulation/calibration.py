"""Compare chances and points predicted by the search with the results of games between search bots.

Main entries: `predict_game` and `bin_predictions`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tertulia.bots.bot import ask_bot
from tertulia.bots.search.analyse_position import analyse_position
from tertulia.bots.search.bot import SearchBot
from tertulia.bots.search.budget import Searcher
from tertulia.bots.search.mcts import points_to_come
from tertulia.bots.search.tree import Evaluation
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.actors import lowest_actor
from tertulia.kernel.game import Game
from tertulia.kernel.registry import find_game
from tertulia.kernel.schema import StateArray
from tertulia.simulation.intervals import Interval, wilson_interval
from tertulia.simulation.self_play import SelfPlaySpec

RECORDED_SHARE = 0.2
"""Share of the decisions of a game at which a prediction is recorded, 0 to 1."""
BINS = 10
CANDIDATE_STDDEVS = np.geomspace(0.1, 10.0, 81)
"""Values of `SearchSettings.score_stddev` that `fit_score_stddev` tries."""


class Prediction(NamedTuple):
    """A prediction at a decision of a game, and the result of the game. Arrays have the shape (seats,)."""

    chances: NDArray[np.float64]
    """Each seat's chance of winning that the search predicted, 0 to 1."""
    points: NDArray[np.float64]
    """Each seat's final points that the search predicted."""
    expected: NDArray[np.float64]
    """Each seat's final points that the evaluation function predicted, without a search."""
    to_come: float
    """Mean of all seats: points that a seat will still score, as the evaluation function predicts.

    If the prediction for a seat is negative, the seat counts as 0.
    """
    progress: float
    """Share of the game's actions that were done before the decision, from 0 to less than 1."""
    won: NDArray[np.float64]
    """Each seat's share of the victory, 0 to 1."""
    scores: NDArray[np.float64]
    """Each seat's true final points."""

    @property
    def surplus(self) -> float:
        """Mean of all seats: true final points minus the final points that the search predicted."""
        return float((self.scores - self.points).mean())


class CalibrationBin(NamedTuple):
    """Predicted chances of winning from `low` to `high`, and how often seats with such chances won."""

    low: float
    high: float
    predicted: float
    """Mean of the predicted chances in the bin."""
    observed: float
    """Share of the games, 0 to 1, that seats with a predicted chance in the bin won.

    A victory shared by k seats counts 1/k.
    """
    interval: Interval
    number: int


def predict_game(spec: SelfPlaySpec) -> list[Prediction]:
    """Play a game of the search against itself, and return predictions at some of its decisions."""
    game, chance = find_game(spec.game), np.random.default_rng(list(spec.key))
    assert spec.evaluation is not None
    bot = SearchBot("self", spec.settings, spec.key, spec.evaluation)
    state, predictions, done = game.new(spec.options, spec.seats, spec.key), list[Prediction](), 0
    while actors := game.actors(state):
        seat = lowest_actor(actors)
        if chance.random() < RECORDED_SHARE and len(game.legal(state, seat)) > 1:
            searcher = Searcher(game, spec.settings, spec.evaluation)
            seen = analyse_position(searcher, state, seat, derive_seed(spec.key, f"look {len(predictions)}"))
            expected, to_come = predict_points(game, state, spec.evaluation)
            outlook, none = seen.candidates[0].outlook, np.zeros(spec.seats)
            chances, points = np.array(outlook.chances), np.array(outlook.points)
            predictions.append(Prediction(chances, points, expected, to_come, done, won=none, scores=none))
        game.apply(state, seat, ask_bot(bot, game, state, seat, chance.bytes(32)))
        done += 1
    outcome = game.outcome(state)
    assert outcome is not None
    won = np.array(outcome.shares)
    scores = np.array(outcome.scores, np.float64)
    return [one._replace(progress=one.progress / done, won=won, scores=scores) for one in predictions]


def predict_points(game: Game, state: StateArray, evaluation: Evaluation) -> tuple[NDArray[np.float64], float]:
    """Return two predictions of an evaluation function, without a search.

    The first is an array of shape (seats,), the final points of each seat. The second is a mean over all seats: the
    points that a seat will still score. If the prediction for a seat is negative, the seat counts as 0.
    """
    seats = int(state["seats"][0])
    points, hidden = np.zeros(seats, np.int32), np.zeros(len(evaluation.out))
    game.compiled.score(state, 0, points)
    to_come = np.array([points_to_come(game.features(state, seat), hidden, evaluation) for seat in range(seats)])
    return points + to_come, float(np.maximum(to_come, 0.0).mean())


class PredictedChances(NamedTuple):
    """Predicted chances of winning, and each seat's share of the victory at the end of its game, 0 to 1.

    Both arrays have one element for each predicted chance.
    """

    predicted: NDArray[np.float64]
    won: NDArray[np.float64]


def bin_predictions(predictions: Iterable[Prediction]) -> list[CalibrationBin]:
    """Group predicted chances into bins by their size, the lowest first.

    Empty bins and solo games are omitted.
    """
    return bin_chances([PredictedChances(one.chances, one.won) for one in predictions if len(one.won) > 1])


def bin_chances(predictions: Sequence[PredictedChances]) -> list[CalibrationBin]:
    """Group predicted chances into bins by their size, the lowest first. Empty bins are omitted."""
    chances, won = (np.concatenate(column) for column in zip(*predictions, strict=True))
    places = np.minimum((chances * BINS).astype(int), BINS - 1)
    found = []
    for place in range(BINS):
        here = places == place
        count, came = int(here.sum()), float(won[here].sum())
        if count:
            mean = float(chances[here].mean())
            interval = wilson_interval(came, count)
            found.append(CalibrationBin(place / BINS, (place + 1) / BINS, mean, came / count, interval, count))
    return found


def calibration_error(bins: Sequence[CalibrationBin]) -> float:
    """Return the mean absolute difference between predicted chances and shares of victories, 0 to 1.

    It is weighted by the number of predictions in each bin.
    """
    return sum(abs(one.predicted - one.observed) * one.number for one in bins) / sum(one.number for one in bins)


def fit_score_stddev(predictions: Sequence[Prediction]) -> float:
    """Return the candidate for `SearchSettings.score_stddev` that predicts the winners best.

    The predictions are those of the evaluation function without a search; the logarithmic loss is minimized.
    """
    return float(
        min(CANDIDATE_STDDEVS, key=lambda score_stddev: sum(_log_loss(one, score_stddev) for one in predictions))
    )


def fit_score_bias(predictions: Sequence[Prediction], score_bias: float) -> float:
    """Return the `SearchSettings.score_bias` that would have predicted final points best (least squares).

    `score_bias` is the value with which the predictions were made.
    """
    to_come, surplus = np.array([one.to_come for one in predictions]), np.array([one.surplus for one in predictions])
    return score_bias + float(to_come @ surplus / (to_come @ to_come))


def _log_loss(one: Prediction, score_stddev: float) -> float:
    x = one.expected / (score_stddev * np.sqrt(1.0 + one.to_come))
    x = x - x.max()
    return float(-(one.won * (x - np.log(np.exp(x).sum()))).sum())
