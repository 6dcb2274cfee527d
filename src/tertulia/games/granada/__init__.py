"""The board game Granada by Dirk Henn (2009), with all its rules."""

from tertulia.games.granada.game import GAME

__all__ = ["GAME"]
