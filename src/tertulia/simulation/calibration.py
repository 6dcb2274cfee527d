"""Do chances of winning and points come true? Games between bots, what is foretold in them, who won, and with how many points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tertulia.bots.bot import ask
from tertulia.bots.search.analyse_position import analyse_position
from tertulia.bots.search.bot import SearchBot
from tertulia.bots.search.budget import Searcher
from tertulia.bots.search.mcts import still_to_come
from tertulia.bots.search.tree import Evaluation
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.actors import lowest_actor
from tertulia.kernel.game import Game
from tertulia.kernel.registry import game as game_named
from tertulia.kernel.schema import StateArray
from tertulia.simulation.intervals import Interval, wilson_interval
from tertulia.simulation.self_play import SelfPlaySpec

LOOKED_AT = 0.2
"""The share of decisions in which chances are foretold."""
BINS = 10
STDDEVS = np.geomspace(0.1, 10.0, 81)
"""What is tried for `SearchSettings.score_stddev`."""


class Prediction(NamedTuple):
    """What was predicted at one decision of a game, and what came of it; arrays are (seats,)."""

    chances: NDArray[np.float64]
    """of winning, as the search saw them"""
    points: NDArray[np.float64]
    """at the end, as the search saw them"""
    expected: NDArray[np.float64]
    """points at the end, by the evaluation alone"""
    left: float
    """points still to come, in the mean of the seats"""
    over: float
    """the share of the game that was over, in actions; less than 1"""
    won: NDArray[np.float64]
    """the share of the victory that each seat had in the end"""
    scores: NDArray[np.float64]
    """the points in the end"""

    @property
    def surplus(self) -> float:
        """Points made less points predicted, in the mean of the seats."""
        return float((self.scores - self.points).mean())


class Bin(NamedTuple):
    """Predicted chances from `low` to `high`, and how many of them came true."""

    low: float
    high: float
    foretold: float
    """the predicted chances, in the mean"""
    came: float
    """the share that won"""
    interval: Interval
    number: int


def predict_game(spec: SelfPlaySpec) -> list[Prediction]:
    """Returns predictions made now and then in a game of the search against itself, with what came of them."""
    game, chance = game_named(spec.game), np.random.default_rng(list(spec.key))
    assert spec.evaluation is not None
    bot = SearchBot("self", spec.settings, spec.key, spec.evaluation)
    state, predictions, done = game.new(spec.options, spec.seats, spec.key), list[Prediction](), 0
    while actors := game.actors(state):
        seat = lowest_actor(actors)
        if chance.random() < LOOKED_AT and len(game.legal(state, seat)) > 1:
            searcher = Searcher(game, spec.settings, spec.evaluation)
            seen = analyse_position(searcher, state, seat, derive_seed(spec.key, f"look {len(predictions)}"))
            expected, left = by_evaluation(game, state, spec.evaluation)
            outlook, none = seen.candidates[0].outlook, np.zeros(spec.seats)
            chances, points = np.array(outlook.chances), np.array(outlook.points)
            predictions.append(Prediction(chances, points, expected, left, done, won=none, scores=none))
        game.apply(state, seat, ask(bot, game, state, seat, chance.bytes(32)))
        done += 1
    outcome = game.outcome(state)
    assert outcome is not None
    won = np.array(outcome.shares)
    scores = np.array(outcome.scores, np.float64)
    return [one._replace(over=one.over / done, won=won, scores=scores) for one in predictions]


def by_evaluation(game: Game, state: StateArray, evaluation: Evaluation) -> tuple[NDArray[np.float64], float]:
    """Returns the points at the end that the evaluation expects, by seat, and how many of them are still to come, in the mean."""
    seats = int(state["seats"][0])
    points, hidden = np.zeros(seats, np.int32), np.zeros(len(evaluation.out))
    game.compiled.score(state, 0, points)
    to_come = np.array([still_to_come(game.features(state, seat), hidden, evaluation) for seat in range(seats)])
    return points + to_come, float(np.maximum(to_come, 0.0).mean())


class Chances(NamedTuple):
    """Predicted chances, and the shares of the victory that came; both are (chances,)."""

    foretold: NDArray[np.float64]
    won: NDArray[np.float64]


def bins_of(foretold: Iterable[Prediction]) -> list[Bin]:
    """Returns all predicted chances in bins by their size, from the lowest; bins without any are left out. Games of one player are
    left out: they are sure to win."""
    return bins_of_chances([Chances(one.chances, one.won) for one in foretold if len(one.won) > 1])


def bins_of_chances(predictions: Sequence[Chances]) -> list[Bin]:
    """Returns predicted chances in bins as `bins_of` does."""
    chances, won = (np.concatenate(column) for column in zip(*predictions, strict=True))
    places = np.minimum((chances * BINS).astype(int), BINS - 1)
    found = []
    for place in range(BINS):
        here = places == place
        count, came = int(here.sum()), float(won[here].sum())
        if count:
            mean = float(chances[here].mean())
            interval = wilson_interval(came, count)
            found.append(Bin(place / BINS, (place + 1) / BINS, mean, came / count, interval, count))
    return found


def error_of(bins: Sequence[Bin]) -> float:
    """Returns the mean distance, from 0 to 1, between predicted chances and shares of victories, weighted by the number of
    predictions."""
    return sum(abs(one.foretold - one.came) * one.number for one in bins) / sum(one.number for one in bins)


def best_score_stddev(foretold: Sequence[Prediction]) -> float:
    """Returns the `score_stddev`, one of `STDDEVS`, by which the evaluation alone predicts winners best (maximum likelihood)."""
    return float(min(STDDEVS, key=lambda score_stddev: sum(_surprise(one, score_stddev) for one in foretold)))


def best_score_bias(foretold: Sequence[Prediction], score_bias: float) -> float:
    """Returns the `score_bias` by which points would have been predicted best (least squares); `score_bias` is the one they were
    predicted by."""
    left, surplus = np.array([one.left for one in foretold]), np.array([one.surplus for one in foretold])
    return score_bias + float(left @ surplus / (left @ left))


def _surprise(one: Prediction, score_stddev: float) -> float:
    x = one.expected / (score_stddev * np.sqrt(1.0 + one.left))
    x = x - x.max()
    return float(-(one.won * (x - np.log(np.exp(x).sum()))).sum())
