"""Measure the regret of search settings (`measure_regret`).

A longer search, the judge, rates the choices of the settings. The regret of a choice is the utility that it loses
against the best choice. This measurement needs far fewer games than matches do, because luck in the rest of the game
plays no part. It does not show whether the judge rates correctly; for this purpose, play matches (`ladder`).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tertulia.bots.bot import ask_bot
from tertulia.bots.search.analyse_position import analyse_position
from tertulia.bots.search.bot import SearchBot
from tertulia.bots.search.budget import Searcher
from tertulia.bots.search.settings import SearchSettings
from tertulia.bots.search.weights import load_evaluation
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.actors import lowest_actor
from tertulia.kernel.game import Game
from tertulia.kernel.registry import find_game
from tertulia.kernel.schema import StateArray

JUDGED_SHARE = 0.1
"""Share of the decisions of a game that are judged, 0 to 1."""


@dataclass(frozen=True)
class RegretSpec:
    """Description of a game in which choices are judged, with all data that a process needs."""

    game: str
    seats: int
    key: bytes
    judged: tuple[SearchSettings, ...]
    """Search settings whose choices are judged and compared with each other."""
    player: SearchSettings
    """Search settings that choose the actions of all seats in the game."""
    judge: SearchSettings


def measure_regret(spec: RegretSpec) -> NDArray[np.float64]:
    """Play a game; return an array of shape (positions, settings) with the regrets of the judged settings.

    At each judged position, each of the settings chooses an action. The judge rates each action by its utility, 0 to 1.
    The regret of an action is the greatest utility at the position minus the utility of the action.
    """
    game, chance = find_game(spec.game), np.random.default_rng(list(spec.key))
    evaluation = load_evaluation(game, spec.seats)
    player = SearchBot("player", spec.player, spec.key, evaluation)
    state, found = game.new({}, spec.seats, spec.key), list[list[float]]()
    while actors := game.actors(state):
        seat = lowest_actor(actors)
        if len(game.legal(state, seat)) > 1 and chance.random() < JUDGED_SHARE:
            found.append(_measure_position(game, state, seat, spec, derive_seed(spec.key, f"position {len(found)}")))
        game.apply(state, seat, ask_bot(player, game, state, seat, chance.bytes(32)))
    return np.array(found).reshape(-1, len(spec.judged))


def _measure_position(game: Game, state: StateArray, seat: int, spec: RegretSpec, key: bytes) -> list[float]:
    """Return the regrets, at one position, of the actions that the judged settings choose.

    The random seeds follow from `key`. Each of the settings has its own seed. The judge rates each action in a search
    of its own; all searches of the judge have one seed.
    """
    evaluation = load_evaluation(game, spec.seats)
    actions = []
    for number, settings in enumerate(spec.judged):
        bot = SearchBot("asked", settings, derive_seed(key, f"asked {number}"), evaluation)
        actions.append(ask_bot(bot, game, state, seat, derive_seed(key, f"world {number}")))
    if len(set(actions)) == 1:
        return [0.0] * len(actions)
    searcher = Searcher(game, spec.judge, evaluation)
    judged = {
        action: analyse_position(searcher, state, seat, derive_seed(key, "judge"), only=action)
        for action in set(actions)
    }
    worths = [judged[action].candidates[0].worth for action in actions]
    return [max(worths) - worth for worth in worths]
