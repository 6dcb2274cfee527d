"""Measure the luck in a game.

Bots play games, and the values of all draws are added up for each seat.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tertulia.analysis.extract import extract_timeline
from tertulia.analysis.luck import evaluate_draw
from tertulia.bots.bot import ask_bot
from tertulia.bots.search.bot import SearchBot
from tertulia.bots.search.settings import SearchSettings
from tertulia.bots.search.weights import load_evaluation
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.registry import find_game
from tertulia.play import Match


@dataclass(frozen=True)
class LuckSpec:
    """Description of one game in which luck is measured, with all data that a process needs."""

    game: str
    seats: int
    key: bytes
    player: SearchSettings
    """Search settings of the bot that plays all seats."""
    budget: float
    """Search time in milliseconds for each draw: half after the true draw, half after sampled other draws."""


@dataclass(frozen=True)
class GameLuck:
    """Points that each seat gained by luck in one game, and its share of the victory."""

    points: NDArray[np.float64]
    """Points that each seat gained by all random draws together: an array of shape (seats,)."""
    won: NDArray[np.float64]
    """Each seat's share of the victory: an array of shape (seats,).

    It is 1 for a sole winner, 1/n for each of n tied winners, and 0 for other seats.
    """


def measure_game_luck(spec: LuckSpec) -> GameLuck:
    """Play a game between search bots and return each seat's luck and share of the victory."""
    game, key = find_game(spec.game), spec.key
    player = SearchBot("player", spec.player, key, load_evaluation(game, spec.seats))
    match = Match.new(game, seats=["player"] * spec.seats, options={}, key=key)
    while actors := match.actors():
        number = derive_seed(key, f"asked {match.position}")
        match.act(actors[0], ask_bot(player, game, match.state, actors[0], number))
    timeline = extract_timeline(match.record())
    points = np.zeros(spec.seats)
    for draw in timeline.draws:
        points += evaluate_draw(draw, spec.budget / 2).points
    return GameLuck(points, np.array(timeline.outcome.shares))
