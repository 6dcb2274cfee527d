"""Flat Monte Carlo: a baseline bot that needs only a game's fast policy.

It plays each action to the end of the game many times and chooses the most visited one. Visits follow UCB, so that
promising actions are tried more often. There is no tree, no evaluation and no prior knowledge.
"""

from __future__ import annotations

from functools import partial

from tertulia.bots.registry import BotKind
from tertulia.bots.search.budget import Searcher, spend
from tertulia.bots.search.levels import settings_of
from tertulia.bots.search.result import action_of, best_child
from tertulia.bots.search.tree import new_tree, no_evaluation
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray

ALIKE = 1e9
"""Temperature high enough that all actions have equal priors."""
EXPLORATION = 2.0
BUDGET = 20.0


class FlatBot:
    """Plays the most visited action of flat Monte Carlo.

    Equal keys (32 bytes) give equal answers to an equal sequence of calls.
    """

    def __init__(self, name: str, budget: float, key: bytes) -> None:
        self.name, self.budget, self.key, self.asked = name, budget, key, 0

    def choose(self, game: Game, state: StateArray, seat: int) -> int:
        """Return the action that was visited most often."""
        self.asked += 1
        legal = game.legal(state, seat)
        if len(legal) == 1:
            return int(legal[0])
        settings = settings_of(game, self.budget)._replace(temperature=ALIKE, exploration=EXPLORATION, unvisited=-1.0)
        tree, key = new_tree(game, game.most_legal + 2, deepest=1), derive_seed(self.key, f"answer {self.asked}")
        spend(Searcher(game, settings, no_evaluation()), state, seat, tree, key, lambda: True)
        return action_of(tree, best_child(tree))


def flat(budget: float = BUDGET, name: str = "flat") -> BotKind:
    """Return the flat Monte Carlo bot with a budget per move in ms (see `settings_of`)."""
    return BotKind(
        name,
        partial(FlatBot, name, budget),
        order=90,
        offered=False,
        at=lambda time: flat(time, f"flat@{time:g}"),
    )


BOT = flat()
