"""Granada: Dirk Henn's tile game of 2009, complete."""

from tertulia.games.granada.game import GAME

__all__ = ["GAME"]
