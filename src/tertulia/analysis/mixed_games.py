"""Games of players who are not equally strong, explained: what levels are measured with, and chances at such tables held
against."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from tertulia.analysis.analyse import assemble
from tertulia.analysis.evaluate import evaluate_decision, with_hindsight
from tertulia.analysis.extract import extract_timeline
from tertulia.analysis.luck import evaluate_draw
from tertulia.analysis.report import Analysis
from tertulia.analysis.strength import given_share
from tertulia.bots import ask, make_bot
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.registry import game as game_named
from tertulia.play import GameRecord, Match

LEVELS = ("random", "learner", "greedy", "quick", "strong")
"""The levels that are told apart, the weakest first; a master loses hardly less than a strong one."""
MIXTURES: Mapping[str, tuple[str, ...]] = {
    "weak": LEVELS[:2],
    "middle": LEVELS[1:4],
    "strong": LEVELS[3:],
    "all levels": LEVELS,
}
"""Of which levels the seats of a table are drawn."""
SEATS = (2, 3, 4)


@dataclass(frozen=True)
class MixedGame:
    """A game to be played and explained: everything that a process needs to know."""

    game: str
    mixture: str
    levels: tuple[str, ...]
    """by seat"""
    key: bytes
    budget: float
    """For how long each decision is thought about when it is explained (see `settings_of`)."""


class ExplainedGame(NamedTuple):
    """A game of such players, explained."""

    played: MixedGame
    analysis: Analysis

    def given_share(self, seat: int) -> float:
        """Returns which share of what a seat could have had its decisions gave away."""
        return given_share(self.analysis.lost_points[seat], self.analysis.scores[seat])


def mixed_game(name: str, mixture: str, seed: bytes, number: int, budget: float) -> MixedGame:
    """Returns the game of that number of a mixture: the same arguments give the same players and the same key."""
    key = derive_seed(seed, f"{name} {mixture} {number}")
    chance = np.random.default_rng(list(key))
    seats = SEATS[number % len(SEATS)]
    levels = tuple(str(level) for level in chance.choice(MIXTURES[mixture], seats))
    return MixedGame(name, mixture, levels, key, budget)


def play_mixed(spec: MixedGame) -> GameRecord:
    """Returns the record of the game, whose seats are named after their levels."""
    game, key = game_named(spec.game), spec.key
    bots = [make_bot(game, level, derive_seed(key, f"bot {seat}")) for seat, level in enumerate(spec.levels)]
    match = Match.new(game, seats=spec.levels, options={}, key=key)
    while actors := match.actors():
        seat = actors[0]
        match.act(seat, ask(bots[seat], game, match.state, seat, derive_seed(key, f"asked {match.position}")))
    return match.record()


def explain_mixed(spec: MixedGame) -> ExplainedGame:
    """Returns the game, played and explained here."""
    timeline = extract_timeline(play_mixed(spec))
    evaluations = with_hindsight(timeline, [evaluate_decision(point, spec.budget) for point in timeline.decisions])
    drawn = [evaluate_draw(draw, spec.budget) for draw in timeline.draws]
    return ExplainedGame(spec, assemble(timeline, evaluations, drawn, spec.budget))
