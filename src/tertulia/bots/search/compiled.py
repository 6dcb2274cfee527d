"""Compile the search for a game's rules on first use, and cache its machine code on disk (`compile_search`)."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from tertulia.bots.search import mcts, settings, tree
from tertulia.kernel.game import Game
from tertulia.kernel.rule import bind_rule, compile_entry

BOUND_FUNCTIONS = (
    "lowest_seat",
    "play_rollout",
    "points_to_come",
    "evaluate_leaf",
    "add_outlook",
    "write_priors",
    "find_child",
    "expand_node",
    "select_child",
    "descend_tree",
)
"""Names of the functions of `mcts` that are compiled for a game, in this order.

Each function calls only functions before it.
"""
SEARCH_SOURCES = [Path(str(module.__file__)) for module in (mcts, tree, settings)]
"""Source files of the search that is compiled for each game."""


def cache_name(game: Game) -> str:
    """Return the name under which a game's compiled search is cached.

    The name contains a hash of the search's sources. The hash of the rules' sources is in the name of the cache folder.
    """
    sources = hashlib.sha256(b"".join(source.read_bytes() for source in SEARCH_SOURCES))
    return f"{game.name}-search-{sources.hexdigest()[:16]}"


@cache
def compile_search(game: Game) -> Any:
    """Return the function `mcts.search_tree`, compiled for a game's rules."""
    owner, name = type(game).__module__.rpartition(".")[0], cache_name(game)
    bound: dict[str, Any] = {rule.upper(): function for rule, function in game.rules._asdict().items()}
    for step in BOUND_FUNCTIONS:
        bound[step.upper()] = bind_rule(getattr(mcts, step), name, owner, **bound)
    return compile_entry(mcts.search_tree, name, owner, **bound)
