"""Component sets as owners of the printed game upload them."""

from __future__ import annotations

import copy
from functools import cache
from random import Random
from typing import Any

from tertulia.kernel.game import Game
from tertulia.laws.sets import random_set


def make_own_set(game: Game, name: str = "My box", seed: int = 1) -> dict[str, Any]:
    """A complete component set as uploaded, in which some facts differ from the package's."""
    return {"set": {"name": name, "game": game.name}, **copy.deepcopy(_find_valid_facts(game, seed))}


@cache
def _find_valid_facts(game: Game, seed: int) -> dict[str, Any]:
    """The facts of such a set, cached: it takes a while to find some that the game accepts."""
    data = dict(random_set(game, Random(f"{game.name} {seed}"), 12).data)
    assert data != game.components().data
    return data
