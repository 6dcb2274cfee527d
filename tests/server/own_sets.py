"""Sets of components as owners of the box send them."""

from __future__ import annotations

import copy
from functools import cache
from random import Random
from typing import Any

from tertulia.kernel.game import Game
from tertulia.laws.sets import any_set


def corrected(game: Game, name: str = "My box", seed: int = 1) -> dict[str, Any]:
    """A whole set in transit, in which some facts are others than in the package."""
    return {"set": {"name": name, "game": game.name}, **copy.deepcopy(_facts(game, seed))}


@cache
def _facts(game: Game, seed: int) -> dict[str, Any]:
    """The same facts for all tests that ask for them: that they are accepted takes a while to find out."""
    data = dict(any_set(game, Random(f"{game.name} {seed}"), 12).data)
    assert data != game.components().data
    return data
