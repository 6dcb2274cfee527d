"""A bot that chooses its actions by tree search (`SearchBot`)."""

from __future__ import annotations

from collections.abc import Callable

from tertulia.bots.bot import Cancelled
from tertulia.bots.information_set import indistinguishable
from tertulia.bots.search.budget import Searcher, spend_budget
from tertulia.bots.search.mcts import Count
from tertulia.bots.search.result import best_child, node_action
from tertulia.bots.search.settings import SearchSettings
from tertulia.bots.search.tree import Evaluation, Tree, empty_evaluation, new_tree
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray

NODES_PER_PLY = 3


class SearchBot:
    """Plays the most visited action of a tree search, with a budget in plies.

    Bots with equal random keys (32 bytes) give equal answers to equal sequences of calls. The search tree is kept for
    the seat's next decision.
    """

    def __init__(
        self,
        name: str,
        settings: SearchSettings,
        key: bytes,
        evaluation: Evaluation | None = None,
        wanted: Callable[[], bool] = lambda: True,
    ) -> None:
        self.name, self.settings, self.key, self.answers = name, settings, key, 0
        self.evaluation, self.wanted = evaluation or empty_evaluation(), wanted
        self._tree: Tree | None = None
        self._game: Game | None = None
        self._next: StateArray | None = None
        """State after the last chosen action, or None if the next decision cannot reuse the search tree."""

    def choose(self, game: Game, state: StateArray, seat: int) -> int:
        """Return the action that the search visits most often.

        Raises `Cancelled` if `self.wanted` returns False.
        """
        self.answers += 1
        legal = game.legal(state, seat)
        known = self._can_reuse_tree(game, state, seat)
        if len(legal) == 1:
            self._remember_answer(game, state if known else None, seat, int(legal[0]))
            return int(legal[0])
        tree = self._tree if known and self._tree is not None else self._clear_tree(game)
        self._search_tree(game, state, seat, tree)
        best = best_child(tree)
        tree.counts[Count.ROOT] = best
        action = node_action(tree, best)
        self._remember_answer(game, state, seat, action)
        return action

    def _search_tree(self, game: Game, state: StateArray, seat: int, tree: Tree) -> None:
        """Search until the budget in plies is spent or further plies cannot change the most visited action."""
        try:
            searcher = Searcher(game, self.settings, self.evaluation)
            spend_budget(searcher, state, seat, tree, derive_seed(self.key, f"answer {self.answers}"), self.wanted)
        except Cancelled:
            self._next = None
            raise

    def _clear_tree(self, game: Game) -> Tree:
        if self._tree is None or self._game is not game:
            self._game = game
            self._tree = new_tree(game, self.settings.plies * NODES_PER_PLY, len(self.evaluation.out))
        self._tree.counts[:] = 0
        return self._tree

    def _remember_answer(self, game: Game, state: StateArray | None, seat: int, action: int) -> None:
        """Store the state after `action`, so that the next decision can reuse the action's subtree.

        `state` is the state before `action`, or None if the tree does not contain this state. Nothing is stored if
        `state` is None, or if `action` reveals information (`Game.reveals`). After a revelation, the subtree rests
        partly on guesses that the revealed information has disproved.
        """
        self._next = None
        if state is not None:
            after = game.copy(state)
            game.apply(after, seat, action)
            self._next = None if game.reveals(state, after) else after

    def _can_reuse_tree(self, game: Game, state: StateArray, seat: int) -> bool:
        """Return whether the search at `state` can reuse the tree of the seat's last decision.

        It can if the seat cannot tell `state` from the state after the seat's last action, and if the tree has room
        for the nodes of another search.
        """
        if self._next is None or self._tree is None or self._game is not game:
            return False
        full = self._tree.counts[Count.NODES] + self.settings.plies > len(self._tree.key)
        return not full and indistinguishable(game, seat, self._next, state)
