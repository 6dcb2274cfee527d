"""The search compiled for a game: made on first use, cached on disk like the rules."""

from __future__ import annotations

from functools import cache
from typing import Any

from tertulia.bots.search import templates
from tertulia.kernel.game import Game
from tertulia.kernel.rule import compile_entry

STEPS = ("lowest", "play_on", "still_to_come", "evaluate", "priors", "child_of", "expand", "select", "walk")
"""Each may use those before it."""


@cache
def search_of(game: Game) -> Any:
    """`templates.search` for a game."""
    owner = type(game).__module__.rpartition(".")[0]
    bound: dict[str, Any] = {rule.upper(): function for rule, function in game.rules._asdict().items()}
    for step in STEPS:
        bound[step.upper()] = compile_entry(getattr(templates, step), f"{game.name} search", owner, **bound)
    return compile_entry(templates.search, f"{game.name} search", owner, **bound)
