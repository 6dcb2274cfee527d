"""Events of Granada. The string below an event names its arguments."""

from enum import IntEnum


class Event(IntEnum):
    """Kind of event."""

    DEAL = 1
    """seat"""
    START = 2
    """seat"""
    TAKE = 3
    """seat, then up to four cards + 1"""
    BUY = 4
    """seat, space, tile, face, exact, paid"""
    PAY = 5
    """seat, card"""
    TURN = 6
    """seat, tile, face, currency, paid"""
    BUILD = 7
    """seat, tile, face, x, y, origin"""
    RESERVE = 8
    """seat, tile, face"""
    GIVE = 9
    """seat, tile, face"""
    DISMANTLE = 10
    """seat, tile, face, x, y"""
    EXCHANGE = 11
    """seat, new tile, old tile, x, y"""
    MONEY = 12
    """slot, card"""
    RESHUFFLE = 13
    """cards"""
    YARD = 14
    """space, tile, face"""
    SCORING = 15
    """letter"""
    DIRK = 16
    """tile, face"""
    END = 17
    AWARD = 18
    """space, seat, tile, face"""
    LEFT = 19
    """space, tile, face"""
    OVER = 20
    SKIP = 21
    """seat"""
    LAPSE = 22
    """seat"""
