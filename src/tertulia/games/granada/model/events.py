"""Events of Granada. The string below an event says what happened, then names its arguments."""

from enum import IntEnum


class Event(IntEnum):
    """Kind of event. The string below a member lists the arguments of such an event.

    Arguments are numbers: tiles, cards, spaces of the yard and slots of the display are indices from 0.
    """

    DEAL = 1
    """A seat received its start money, whose cards are not recorded. Argument: seat."""
    START = 2
    """The start player was determined. Argument: seat."""
    TAKE = 3
    """A seat took money cards from the display.

    Arguments: seat, then four numbers. Each is the index of a taken card + 1, or 0 for no card.
    """
    BUY = 4
    """A seat bought a tile of the yard.

    Arguments: seat, space, tile, face, 1 if paid exactly else 0, amount paid.
    """
    PAY = 5
    """A seat paid a money card. Arguments: seat, card."""
    TURN = 6
    """A seat paid to turn a bought tile over. Arguments: seat, tile, its new face, currency, amount paid."""
    BUILD = 7
    """A seat built a tile in its city. Arguments: seat, tile, face, x, y, `Origin` of the tile."""
    RESERVE = 8
    """A seat put a bought or awarded tile on its reserve. Arguments: seat, tile, face."""
    GIVE = 9
    """A seat gave a bought tile to Dirk, the neutral third player. Arguments: seat, tile, face."""
    DISMANTLE = 10
    """A seat moved a tile from its city to its reserve.

    Arguments: seat, tile, face, former x, former y.
    """
    EXCHANGE = 11
    """A seat exchanged a tile of its city for one of its reserve.

    Arguments: seat, new tile, old tile, x, y.
    """
    MONEY = 12
    """A money card was drawn to the display. Arguments: slot of the display, card."""
    RESHUFFLE = 13
    """The discards became the new deck. Argument: number of cards."""
    YARD = 14
    """A tile was drawn from the bag to the yard. Arguments: space, tile, face."""
    SCORING = 15
    """A scoring took place. Argument: its index in `terms.LETTERS`."""
    DIRK = 16
    """Dirk, the neutral third player, received a tile from the bag. Arguments: tile, face."""
    END = 17
    """The bag ran out, so the end of the game begins. No arguments."""
    AWARD = 18
    """A tile left in the yard was awarded to the richest seat in its currency.

    Arguments: space, seat, tile, face.
    """
    LEFT = 19
    """A tile stayed in the yard, as no single seat is richest in its currency.

    Arguments: space, tile, face.
    """
    OVER = 20
    """The game is over. No arguments."""
    SKIP = 21
    """A seat's turn was skipped, as the seat can do nothing. Argument: seat."""
    LAPSE = 22
    """A seat's additional action lapsed, as the seat can do nothing. Argument: seat."""
