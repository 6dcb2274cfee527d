"""Events of No Siesta. The string below an event says what happened, then names its arguments."""

from enum import IntEnum


class Event(IntEnum):
    """Kind of event. Arguments are numbers: gaps, fields, barrows, goods and tiles are indices from 0."""

    START = 1
    """The first start player was drawn. Argument: seat."""
    ROUND = 2
    """A round began. Arguments: number of the round, start player."""
    ROLL = 3
    """The dice in the middle were rolled. Arguments: number of dice with each `Face`, as six numbers."""
    TAKE = 4
    """A seat took a die. Arguments: seat, `Face`, `Marking`."""
    MARK = 5
    """A seat marked revenues of the last die. Arguments: seat, `Face`, `Marking`."""
    ROOF = 6
    """A seat crossed off a circle of a roof gap. Arguments: seat, gap, `Source`."""
    FIELD = 7
    """A seat crossed off a circle of a helper field.

    Arguments: seat, field, `Revenue` of the circle, `Source`.
    """
    TRADE = 8
    """A seat made a long distance trade.

    Arguments: seat, good, way to pay as an index in `TRADE_SPLITS`.
    """
    LOAD = 9
    """A seat crossed off a good or a donkey of a barrow. Arguments: seat, barrow, `Revenue`, `Source`."""
    STORE = 10
    """A seat crossed off a circle in warehouse or stable. Arguments: seat, good, `Source`."""
    CLIMB = 11
    """A seat's disc moved up the siesta track.

    Arguments: seat, space reached, `Source` that paid the hat.
    """
    DISC = 12
    """A seat won a disc of the common supply.

    Arguments: seat, number of its discs left in the common supply.
    """
    GAP = 13
    """A seat closed a roof gap.

    Arguments: seat, gap, index of the new roof tile + 1 (0 if no tile was left).
    """
    DRAW = 14
    """A seat drew two tiles to choose from for a closed gap.

    Arguments: seat, gap. Only that seat sees the tiles.
    """
    TILE = 15
    """A seat used the bonus of a roof tile. Arguments: seat, gap, tile."""
    CHANGE = 16
    """A seat moved a disc to a neighbouring revenue. Arguments: seat, former `Revenue`, new `Revenue`."""
    CLEAR = 17
    """A seat spent a donkey to take goods out of warehouse and stable.

    Arguments: seat, `Source` of the donkey.
    """
    OUT = 18
    """A seat took a good out of warehouse or stable. Arguments: seat, good."""
    GAIN = 19
    """A helper gave a seat a temporary revenue. Arguments: seat, `Revenue`."""
    COMMODITY = 20
    """A seat gained a commodity. Arguments: seat, location.

    The location is 1 if a disc marks the commodity, 0 if it lies beside the board, -1 if it was lost.
    """
    FIELD_FULL = 21
    """A seat filled a helper field. Arguments: seat, field."""
    BARROW = 22
    """A seat completed a barrow. Arguments: seat, barrow."""
    FIRST = 23
    """The game determined which seats completed a barrow first.

    Arguments: barrow, bit mask of the seats.
    """
    MARKET = 24
    """A seat placed a disc on the market of Esporles. Arguments: seat, `Space`."""
    DECLINE = 25
    """A seat gave up the disc on the market of Esporles that a completed barrow allowed. Argument: seat."""
    COPY = 26
    """A seat copied another player's helper. Arguments: seat, `Helper`."""
    HIRE = 27
    """A seat hired a helper for a full helper field. Arguments: seat, `Helper`, field."""
    UNHIRED = 28
    """No helper was left for a full helper field. Arguments: seat, field."""
    WAIVE = 29
    """A seat waived a commodity that had to be used at once.

    Arguments: seat, `Revenue` (the commodity), number (1).
    """
    LOSE = 30
    """Revenues of a seat expired at the end of a phase or round. Arguments: seat, `Revenue`, number."""
    PASS = 31
    """A seat ended its scoring phase. Argument: seat."""
    LAST_ROUND = 32
    """A seat reached the top of the siesta track. Argument: seat."""
    POINTS = 33
    """A seat scored points. Arguments: seat, number of points (negative if lost), `PointSource`."""
    OVER = 34
    """The game is over. No arguments."""
    FORGO = 35
    """A seat waived an open decision. Arguments: seat, the waived `Decision`.

    The decision offered moves of discs, goods to take out of storage, or the copy of a helper.
    """
    IDLE = 36
    """Warning after several successive rounds without a crossed circle.

    Arguments: the number of such rounds so far, and the number of further such rounds after which the game ends.
    """


EVENTS = tuple(event.name.lower() for event in Event)
"""Name of each event in views; the index is the event's number minus 1."""
