"""La Granja by Andreas Odendahl and Michael Keller (2014), complete: original rules, online rules and Deluxe edition."""

from tertulia.games.la_granja.game import GAME

__all__ = ["GAME"]
