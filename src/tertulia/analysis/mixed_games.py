"""Play and analyse games between bots of different levels.

The games serve to measure how many points each level loses, and to test predicted chances and points.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from tertulia.analysis.analyse import assemble_analysis
from tertulia.analysis.evaluate import evaluate_decision, with_hindsight
from tertulia.analysis.extract import extract_timeline
from tertulia.analysis.luck import evaluate_draw
from tertulia.analysis.report import Analysis
from tertulia.analysis.strength import lost_share
from tertulia.bots import ask_bot, make_bot
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.registry import find_game
from tertulia.play import GameRecord, Match

LEVELS = ("random", "learner", "greedy", "quick", "strong")
"""Names of the measured bots, the weakest first. `master` is not among them: it hardly differs from `strong`."""
MIXTURES: Mapping[str, tuple[str, ...]] = {
    "weak": LEVELS[:2],
    "middle": LEVELS[1:4],
    "strong": LEVELS[3:],
    "all levels": LEVELS,
}
"""For each mixture, by name: the bots from which one is chosen at random for each seat of a table."""
SEATS = (2, 3, 4)


@dataclass(frozen=True)
class MixedGame:
    """Description of a game to play and analyse, with all data that a process needs."""

    game: str
    mixture: str
    levels: tuple[str, ...]
    """Name of the bot at each seat (see `LEVELS`)."""
    key: bytes
    budget: float
    """Search time for each decision in the analysis, in milliseconds on a reference machine."""


class AnalysedMixedGame(NamedTuple):
    """A played game between bots of different levels, with its analysis."""

    played: MixedGame
    analysis: Analysis

    def lost_share(self, seat: int) -> float:
        """Return the share of its possible points that a seat lost, from 0 to 1 (`strength.lost_share`).

        The possible points are the points lost plus the points made.
        """
        return lost_share(self.analysis.lost_points[seat], self.analysis.scores[seat])


def describe_mixed_game(name: str, mixture: str, seed: bytes, number: int, budget: float) -> MixedGame:
    """Return the description of game `number` of a mixture (a key of `MIXTURES`).

    `name` is the name of the board game. Equal arguments give equal bots and random keys.
    """
    key = derive_seed(seed, f"{name} {mixture} {number}")
    chance = np.random.default_rng(list(key))
    seats = SEATS[number % len(SEATS)]
    levels = tuple(str(level) for level in chance.choice(MIXTURES[mixture], seats))
    return MixedGame(name, mixture, levels, key, budget)


def play_mixed_game(spec: MixedGame) -> GameRecord:
    """Play a game and return its record. Each seat is named after its bot."""
    game, key = find_game(spec.game), spec.key
    bots = [make_bot(game, level, derive_seed(key, f"bot {seat}")) for seat, level in enumerate(spec.levels)]
    match = Match.new(game, seats=spec.levels, options={}, key=key)
    while actors := match.actors():
        seat = actors[0]
        match.act(seat, ask_bot(bots[seat], game, match.state, seat, derive_seed(key, f"asked {match.position}")))
    return match.record()


def analyse_mixed_game(spec: MixedGame) -> AnalysedMixedGame:
    """Play the described game and analyse it, both in this process."""
    timeline = extract_timeline(play_mixed_game(spec))
    evaluations = with_hindsight(timeline, [evaluate_decision(point, spec.budget) for point in timeline.decisions])
    drawn = [evaluate_draw(draw, spec.budget) for draw in timeline.draws]
    return AnalysedMixedGame(spec, assemble_analysis(timeline, evaluations, drawn, spec.budget))
