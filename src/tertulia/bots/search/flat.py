"""Flat Monte Carlo: a baseline bot that needs only a game's fast policy.

The bot tries each legal action many times: it plays the action, and then the fast policy until the game ends. The UCB
formula selects the action to try next, so that promising actions are tried more often. The bot chooses the action that
it tried most often. There is no tree, no evaluation and no prior knowledge.
"""

from __future__ import annotations

from functools import partial

from tertulia.bots.registry import BotKind
from tertulia.bots.search.budget import Searcher, spend_budget
from tertulia.bots.search.levels import search_settings
from tertulia.bots.search.result import best_child, node_action
from tertulia.bots.search.tree import empty_evaluation, new_tree
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray

EQUAL_PRIORS_TEMPERATURE = 1e9
"""Softmax temperature in points, so high that all actions get equal priors."""
EXPLORATION = 2.0
BUDGET_MS = 20.0


class FlatBot:
    """Plays the most visited action of flat Monte Carlo.

    Bots with equal random keys (32 bytes) give equal answers to equal sequences of calls.
    """

    def __init__(self, name: str, budget: float, key: bytes) -> None:
        self.name, self.budget, self.key, self.answers = name, budget, key, 0

    def choose(self, game: Game, state: StateArray, seat: int) -> int:
        """Return the action that the search visited most often."""
        self.answers += 1
        legal = game.legal(state, seat)
        if len(legal) == 1:
            return int(legal[0])
        settings = search_settings(game, self.budget)._replace(
            temperature=EQUAL_PRIORS_TEMPERATURE, exploration=EXPLORATION, unvisited=-1.0
        )
        tree, key = new_tree(game, game.most_legal + 2, max_depth=1), derive_seed(self.key, f"answer {self.answers}")
        spend_budget(Searcher(game, settings, empty_evaluation()), state, seat, tree, key, lambda: True)
        return node_action(tree, best_child(tree))


def flat_bot(budget: float = BUDGET_MS, name: str = "flat") -> BotKind:
    """Return the kind of bot that plays by flat Monte Carlo, with a budget in milliseconds per move.

    `search_settings` converts the budget to a number of plies.
    """
    return BotKind(
        name,
        partial(FlatBot, name, budget),
        order=90,
        offered=False,
        with_time=lambda time: flat_bot(time, f"flat@{time:g}"),
    )


BOT = flat_bot()
