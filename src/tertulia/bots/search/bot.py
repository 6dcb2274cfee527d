"""A bot that searches."""

from __future__ import annotations

from collections.abc import Callable

from tertulia.bots.bot import Cancelled
from tertulia.bots.information_set import indistinguishable
from tertulia.bots.search.budget import Searcher, spend
from tertulia.bots.search.mcts import Count
from tertulia.bots.search.result import action_of, best_child
from tertulia.bots.search.settings import SearchSettings
from tertulia.bots.search.tree import Evaluation, Tree, new_tree, no_evaluation
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray

NODES_PER_PLY = 3


class SearchBot:
    """The same key (32 bytes) gives the same moves in the same states, asked in the same order."""

    def __init__(
        self,
        name: str,
        settings: SearchSettings,
        key: bytes,
        evaluation: Evaluation | None = None,
        wanted: Callable[[], bool] = lambda: True,
    ) -> None:
        self.name, self.settings, self.key, self.asked = name, settings, key, 0
        self.evaluation, self.wanted = evaluation or no_evaluation(), wanted
        self._tree: Tree | None = None
        self._game: Game | None = None
        self._next: StateArray | None = None
        """What comes of the last answer if nobody else does anything; None where the tree knows nothing of it."""

    def choose(self, game: Game, state: StateArray, seat: int) -> int:
        """Returns the action that the search tries most often. Raises `Cancelled` when it is wanted no more."""
        self.asked += 1
        legal = game.legal(state, seat)
        known = self._expected(game, state, seat)
        if len(legal) == 1:
            self._go_on(game, state if known else None, seat, int(legal[0]))
            return int(legal[0])
        tree = self._tree if known and self._tree is not None else self._emptied(game)
        self._think(game, state, seat, tree)
        best = best_child(tree)
        tree.counts[Count.ROOT] = best
        action = action_of(tree, best)
        self._go_on(game, state, seat, action)
        return action

    def _think(self, game: Game, state: StateArray, seat: int, tree: Tree) -> None:
        """Search until the budget is spent, or until what is left of it cannot change the choice."""
        try:
            searcher = Searcher(game, self.settings, self.evaluation)
            spend(searcher, state, seat, tree, derive_seed(self.key, f"answer {self.asked}"), self.wanted)
        except Cancelled:
            self._next = None
            raise

    def _emptied(self, game: Game) -> Tree:
        if self._tree is None or self._game is not game:
            self._game = game
            self._tree = new_tree(game, self.settings.plies * NODES_PER_PLY, len(self.evaluation.out))
        self._tree.counts[:] = 0
        return self._tree

    def _go_on(self, game: Game, state: StateArray | None, seat: int, action: int) -> None:
        """Remember what the answer leads to: where the same seat goes on, its tree is there already. Not where chance or another
        seat had a part in it: the tree then knows actions that are legal in other worlds only."""
        self._next = None
        if state is not None:
            after = game.copy(state)
            game.apply(after, seat, action)
            self._next = None if game.reveals(state, after) else after

    def _expected(self, game: Game, state: StateArray, seat: int) -> bool:
        """Whether the seat sees what its last answer led to, and the tree has room for more."""
        if self._next is None or self._tree is None or self._game is not game:
            return False
        full = self._tree.counts[Count.NODES] + self.settings.plies > len(self._tree.key)
        return not full and indistinguishable(game, seat, self._next, state)
