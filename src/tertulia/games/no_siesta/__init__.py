"""La Granja: No Siesta!, Andreas Odendahl's dice game (2016)."""

from tertulia.games.no_siesta.game import GAME

__all__ = ["GAME"]
