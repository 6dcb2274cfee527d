"""The board game La Granja by Andreas Odendahl and Michael Keller (2014); `GAME` is its entry point.

It includes the original rules, the online rules and the Deluxe edition.
"""

from tertulia.games.la_granja.game import GAME

__all__ = ["GAME"]
