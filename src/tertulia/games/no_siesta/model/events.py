"""Events of No Siesta. The string below an event names its arguments."""

from enum import IntEnum


class Event(IntEnum):
    """Kind of event."""

    START = 1
    """seat: the first start player"""
    ROUND = 2
    """number, start player"""
    ROLL = 3
    """dice of each face"""
    TAKE = 4
    """seat, face, marking"""
    MARK = 5
    """seat, face, marking: of the last die"""
    ROOF = 6
    """seat, gap, source of the crossed circle"""
    FIELD = 7
    """seat, field, good, source"""
    TRADE = 8
    """seat, good, index in `TRADE_SPLITS`"""
    LOAD = 9
    """seat, barrow, good, source"""
    STORE = 10
    """seat, good, source"""
    CLIMB = 11
    """seat, space reached, source"""
    DISC = 12
    """seat, discs left in the common supply"""
    GAP = 13
    """seat, gap, tile + 1 (0: no tile was left)"""
    DRAW = 14
    """seat, gap; the two tiles are visible to that seat only"""
    TILE = 15
    """seat, gap, tile with the used bonus"""
    CHANGE = 16
    """seat, from, to"""
    CLEAR = 17
    """seat, source of the donkey"""
    OUT = 18
    """seat, good"""
    GAIN = 19
    """seat, good that a helper gives as a temporary revenue"""
    COMMODITY = 20
    """seat, 1 if on a disc, 0 if beside the board, -1 if lost"""
    FIELD_FULL = 21
    """seat, field"""
    BARROW = 22
    """seat, barrow"""
    FIRST = 23
    """barrow, seats that completed it first, as bits"""
    MARKET = 24
    """seat, space"""
    DECLINE = 25
    """seat that places no disc in Esporles"""
    COPY = 26
    """seat, helper"""
    HIRE = 27
    """seat, helper, field"""
    UNHIRED = 28
    """seat, field without a helper left for it"""
    WAIVE = 29
    """seat, good, number"""
    LOSE = 30
    """seat, good, number"""
    PASS = 31
    """seat whose scoring phase ends"""
    LAST_ROUND = 32
    """seat that reached the top of the siesta track"""
    POINTS = 33
    """seat, amount, source"""
    OVER = 34
    FORGO = 35
    """seat, decision that is waived: steps of a disc, goods to take out, or a copy"""
    IDLE = 36
    """successive rounds without a crossed circle, rounds left until the game ends"""


EVENTS = tuple(event.name.lower() for event in Event)
"""Word of an event by its number minus 1."""
