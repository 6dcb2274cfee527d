"""La Granja: Andreas Odendahl's and Michael Keller's farms of 2014, with the online rules and the Deluxe edition, complete."""

from tertulia.games.la_granja.game import GAME

__all__ = ["GAME"]
