"""A bot that searches."""

from __future__ import annotations

from collections.abc import Callable

from tertulia.bots.bot import Cancelled
from tertulia.bots.keys import key_of
from tertulia.bots.search.compiled import search_of
from tertulia.bots.search.memory import Evaluation, Tree, new_tree, no_evaluation
from tertulia.bots.search.settings import SearchSettings
from tertulia.bots.search.templates import Count, action_of, best_child, settled
from tertulia.kernel.chance import WORDS, Chance, key_words
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray, zero_state

SLICE = 4_000
"""Plies between two looks at whether the search is still wanted: about a hundredth of a second."""
NODES_PER_PLY = 3
ALIKE = bytes(32)
"""A key: two worlds that a seat cannot tell apart are one when they are dealt anew from it."""


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
        """The action that the search tries most often; `Cancelled` when it is wanted no more."""
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
        """Search by slices until the budget is spent, or until what is left of it cannot change the choice."""
        words = key_words(key_of(self.key, f"answer {self.asked}"))
        dice, world, search = zero_state(Chance.dtype), zero_state(game.dtype), search_of(game)
        dice["key"][0], dice["used"] = words, WORDS
        tree.counts[Count.PLIES] = tree.counts[Count.ITERATIONS] = until = 0
        while until < self.settings.plies and not (until and settled(tree, self.settings.plies - until)):
            if not self.wanted():
                self._next = None
                raise Cancelled
            until = min(until + SLICE, self.settings.plies)
            search(state, world, seat, self.settings, self.evaluation, dice, words, tree, until)

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
        return not full and same_to(game, seat, self._next, state)


def same_to(game: Game, seat: int, one: StateArray, other: StateArray) -> bool:
    """Whether a seat cannot tell two states apart."""
    return game.determinize(one, seat, ALIKE).tobytes() == game.determinize(other, seat, ALIKE).tobytes()
