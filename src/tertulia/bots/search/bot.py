"""A bot that searches."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from tertulia.bots.search.compiled import search_of
from tertulia.bots.search.memory import Evaluation, Tree, new_tree, no_evaluation
from tertulia.bots.search.settings import SearchSettings
from tertulia.bots.search.templates import chosen
from tertulia.kernel.chance import WORDS, Chance, key_words
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray, zero_state

SLICE = 4_000
"""Plies between two looks at whether the search is still wanted: about a hundredth of a second."""
NODES_PER_PLY = 2


class Cancelled(Exception):
    """Nobody wants to know any more."""


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

    def choose(self, game: Game, state: StateArray, seat: int) -> int:
        """The action that the search tries most often; `Cancelled` when it is wanted no more."""
        self.asked += 1
        legal = game.legal(state, seat)
        if len(legal) == 1:
            return int(legal[0])
        words = key_words(hashlib.sha256(self.key + self.asked.to_bytes(8, "little")).digest())
        tree, dice = self._emptied(game), zero_state(Chance.dtype)
        dice["key"][0], dice["used"] = words, WORDS
        self.think(game, state, seat, words, tree, dice)
        return chosen(tree)

    def think(
        self, game: Game, state: StateArray, seat: int, words: NDArray[np.uint32], tree: Tree, dice: StateArray
    ) -> None:
        """Search by slices, until the budget is spent."""
        search, world = search_of(game), zero_state(game.dtype)
        until = 0
        while until < self.settings.plies:
            if not self.wanted():
                raise Cancelled
            until = min(until + SLICE, self.settings.plies)
            search(state, world, seat, self.settings, self.evaluation, dice, words, tree, until)

    def _emptied(self, game: Game) -> Tree:
        if self._tree is None or len(self._tree.found) != game.num_actions:
            self._tree = new_tree(game, self.settings.plies * NODES_PER_PLY, len(self.evaluation.out))
        self._tree.counts[:] = 0
        return self._tree
