"""The search compiled for a game: made on first use, cached on disk like the rules."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from tertulia.bots.search import templates
from tertulia.kernel.compile_cache import sources_key
from tertulia.kernel.game import Game
from tertulia.kernel.rule import compile_entry

STEPS = ("lowest", "play_on", "still_to_come", "evaluate", "priors", "child_of", "expand", "select", "walk")
"""Each may use those before it."""
SOURCES = Path(__file__).parent


def name_of(game: Game) -> str:
    """The name of a game's compiled search: it tells the sources of the search; those of the rules are told by the folder."""
    return f"{game.name}-search-{sources_key(SOURCES)}"


@cache
def search_of(game: Game) -> Any:
    """`templates.search` for a game."""
    owner, name = type(game).__module__.rpartition(".")[0], name_of(game)
    bound: dict[str, Any] = {rule.upper(): function for rule, function in game.rules._asdict().items()}
    for step in STEPS:
        bound[step.upper()] = compile_entry(getattr(templates, step), name, owner, **bound)
    return compile_entry(templates.search, name, owner, **bound)
