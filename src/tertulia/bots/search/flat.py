"""Flat Monte Carlo: a yardstick that needs nothing of a game but a fast policy. It plays each action on to the end of the game
again and again, and takes the one that was best in the mean. What is promising is tried more often (UCB); there is no tree, no
evaluation, no knowledge of what is likely to be good.
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
"""A temperature at which all actions look alike at first."""
EXPLORATION = 2.0
BUDGET = 20.0


class FlatBot:
    """The same key (32 bytes) gives the same moves in the same states, asked in the same order."""

    def __init__(self, name: str, budget: float, key: bytes) -> None:
        self.name, self.budget, self.key, self.asked = name, budget, key, 0

    def choose(self, game: Game, state: StateArray, seat: int) -> int:
        """Returns the action that was tried most often."""
        self.asked += 1
        legal = game.legal(state, seat)
        if len(legal) == 1:
            return int(legal[0])
        settings = settings_of(game, self.budget)._replace(temperature=ALIKE, exploration=EXPLORATION, unvisited=-1.0)
        tree, key = new_tree(game, game.most_legal + 2, deepest=1), derive_seed(self.key, f"answer {self.asked}")
        spend(Searcher(game, settings, no_evaluation()), state, seat, tree, key, lambda: True)
        return action_of(tree, best_child(tree))


def flat(budget: float = BUDGET, name: str = "flat") -> BotKind:
    """Returns flat Monte Carlo with a budget for each move (see `settings_of`)."""
    return BotKind(
        name,
        partial(FlatBot, name, budget),
        order=90,
        offered=False,
        at=lambda time: flat(time, f"flat@{time:g}"),
    )


BOT = flat()
