"""La Granja by Andreas Odendahl and Michael Keller (2014), complete.

It includes the original rules, the online rules and the Deluxe edition.
"""

from tertulia.games.la_granja.game import GAME

__all__ = ["GAME"]
