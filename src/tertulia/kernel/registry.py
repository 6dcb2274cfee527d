"""Which games there are: the entry points of the group `tertulia.games`. A new game changes no other file."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from tertulia.kernel.game import Game, GameError
from tertulia.resources import GAMES


@cache
def games() -> dict[str, Game]:
    """All installed games by name, in the order of their names."""
    found = {point.name: point for point in entry_points(group=GAMES)}
    return {name: found[name].load() for name in sorted(found)}


def game(name: str) -> Game:
    """The game of that name; `GameError` lists the known ones."""
    try:
        return games()[name]
    except KeyError:
        raise GameError(f"there is no game {name!r}; there are: {', '.join(games()) or 'none'}") from None
