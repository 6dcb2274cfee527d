"""Play games of the search against itself to obtain training data (`play_self_play_game`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tertulia.bots import Bot, ask_bot
from tertulia.bots.policy_bot import PolicyBot
from tertulia.bots.search.bot import SearchBot
from tertulia.bots.search.settings import SearchSettings
from tertulia.bots.search.tree import Evaluation
from tertulia.kernel.actors import lowest_actor
from tertulia.kernel.entries import Policy
from tertulia.kernel.game import Game
from tertulia.kernel.registry import find_game
from tertulia.kernel.schema import StateArray

RECORDED_SHARE = 0.15
"""Share of the decisions of a game at which the features of all seats are recorded, 0 to 1."""
SAMPLED_SHARE = 0.1
"""Share of the decisions at which the action is sampled (`sample_action`) instead of searched, 0 to 1.

It makes the positions more varied.
"""
SAMPLING_TEMPERATURE = 2.0
"""Softmax temperature in points for sampled actions.

An action that is this many points worse than another one is e times less likely to be sampled.
"""
VICTORY_POINTS = 0.5
"""Points that training data add to a winner's final points.

The search adds as many when it evaluates a finished game.
"""


class TrainingSet(NamedTuple):
    """Positions for training: a row for each seat of each position. The rows of a position are adjacent."""

    features: NDArray[np.float32]
    """Array of shape (rows, features): features of the position from the perspective of the row's seat."""
    to_come: NDArray[np.float32]
    """Points that each row's seat made from the position to the end, plus `VICTORY_POINTS` for a winner."""
    seats: NDArray[np.int8]
    """Number of players in the game of each row."""


@dataclass(frozen=True)
class SelfPlaySpec:
    """Description of a game to play for training, with all data that a process needs."""

    game: str
    options: Mapping[str, str]
    seats: int
    key: bytes
    settings: SearchSettings
    evaluation: Evaluation | None
    """Evaluation function of the search.

    None if none has been learned yet. In this case the game's own fast policy plays instead of the search.
    """


def play_self_play_game(spec: SelfPlaySpec) -> TrainingSet:
    """Play the described game and return the recorded positions."""
    game, chance = find_game(spec.game), np.random.default_rng(list(spec.key))
    bot = make_player(spec)
    state = game.new(spec.options, spec.seats, spec.key)
    seen: list[tuple[int, int, NDArray[np.float64]]] = []
    points = np.zeros(spec.seats, np.int32)
    while actors := game.actors(state):
        seat = lowest_actor(actors)
        if chance.random() < RECORDED_SHARE:
            game.compiled.score(state, 0, points)
            seen += [(who, int(points[who]), game.features(state, who)) for who in range(spec.seats)]
        key = chance.bytes(32)
        if chance.random() < SAMPLED_SHARE:
            action = sample_action(game, game.determinize(state, seat, key), seat, chance)
        else:
            action = ask_bot(bot, game, state, seat, key)
        game.apply(state, seat, action)
    outcome = game.outcome(state)
    assert outcome is not None
    ends = [score + VICTORY_POINTS * (seat in outcome.winners) for seat, score in enumerate(outcome.scores)]
    features = np.array([what for _, _, what in seen], np.float32).reshape(len(seen), game.feature_table.size)
    to_come = np.array([ends[who] - had for who, had, _ in seen], np.float32)
    return TrainingSet(features, to_come, np.full(len(seen), spec.seats, np.int8))


def make_player(spec: SelfPlaySpec) -> Bot:
    """Return the bot that plays all seats in a game of self-play.

    The bot searches with the evaluation in `spec`. If `spec` has none, the bot plays the game's fast policy.
    """
    if spec.evaluation is None:
        return PolicyBot("self", Policy.FAST, spec.key)
    return SearchBot("self", spec.settings, spec.key, spec.evaluation)


def sample_action(game: Game, state: StateArray, seat: int, chance: np.random.Generator) -> int:
    """Return a random legal action of a seat.

    The probability of an action grows with the action's heuristic value (`Game.weigh`, `SAMPLING_TEMPERATURE`).
    """
    legal, worths = game.legal(state, seat), game.weigh(state, seat)
    likely = np.exp((worths - worths.max()) / SAMPLING_TEMPERATURE)
    return int(chance.choice(legal, p=likely / likely.sum()))


def join_training_sets(parts: list[TrainingSet]) -> TrainingSet:
    """Return one training set with the rows of all of `parts`."""
    return TrainingSet(*(np.concatenate(column) for column in zip(*parts, strict=True)))
