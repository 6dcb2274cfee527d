"""Granada by Dirk Henn (2009), complete."""

from tertulia.games.granada.game import GAME

__all__ = ["GAME"]
