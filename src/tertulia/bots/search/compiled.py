"""Compiles the search for a game's rules on first use, and caches its machine code on disk."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from tertulia.bots.search import mcts, settings, tree
from tertulia.kernel.game import Game
from tertulia.kernel.rule import bind_rule, compile_entry

STEPS = ("lowest", "play_on", "still_to_come", "evaluate", "foresee", "priors", "child_of", "expand", "select", "walk")
"""Functions of `mcts` to compile, in order: each may call those before it."""
SOURCES = [Path(str(module.__file__)) for module in (mcts, tree, settings)]
"""Source files of the compiled search, besides the rules."""


def name_of(game: Game) -> str:
    """Return the cache name of a game's compiled search.

    The name contains a hash of the search's sources. A hash of the rules' sources is in the name of the cache folder.
    """
    sources = hashlib.sha256(b"".join(source.read_bytes() for source in SOURCES))
    return f"{game.name}-search-{sources.hexdigest()[:16]}"


@cache
def search_of(game: Game) -> Any:
    """Return `mcts.search` compiled for a game's rules."""
    owner, name = type(game).__module__.rpartition(".")[0], name_of(game)
    bound: dict[str, Any] = {rule.upper(): function for rule, function in game.rules._asdict().items()}
    for step in STEPS:
        bound[step.upper()] = bind_rule(getattr(mcts, step), name, owner, **bound)
    return compile_entry(mcts.search, name, owner, **bound)
