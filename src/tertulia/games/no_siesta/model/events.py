"""The events of No Siesta, each with its arguments."""

from enum import IntEnum


class Event(IntEnum):
    """What happened."""

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
    """seat, gap, source: a circle crossed off"""
    FIELD = 7
    """seat, field, good, source"""
    TRADE = 8
    """seat, good, how it was paid (a split)"""
    LOAD = 9
    """seat, barrow, good, source"""
    STORE = 10
    """seat, good, source"""
    CLIMB = 11
    """seat, space reached, source"""
    DISC = 12
    """seat, discs left in the common supply"""
    GAP = 13
    """seat, gap, tile + 1 (0: no tile is left)"""
    DRAW = 14
    """seat, gap: two tiles, seen by that seat alone"""
    TILE = 15
    """seat, gap, tile: its bonus is used"""
    CHANGE = 16
    """seat, from, to"""
    CLEAR = 17
    """seat, source of the donkey"""
    OUT = 18
    """seat, good"""
    GAIN = 19
    """seat, good: a temporary revenue, of a helper"""
    COMMODITY = 20
    """seat, 1 on a disc, 0 beside the board, -1 lost"""
    FIELD_FULL = 21
    """seat, field"""
    BARROW = 22
    """seat, barrow"""
    FIRST = 23
    """barrow, seats as bits"""
    MARKET = 24
    """seat, space"""
    DECLINE = 25
    """seat: no disc to Esporles"""
    COPY = 26
    """seat, helper"""
    HIRE = 27
    """seat, helper, field"""
    UNHIRED = 28
    """seat, field: no helper is left for it"""
    WAIVE = 29
    """seat, good, number"""
    LOSE = 30
    """seat, good, number: left over"""
    PASS = 31
    """seat: the scoring phase ends"""
    LAST_ROUND = 32
    """seat: reached the top of the siesta track"""
    POINTS = 33
    """seat, amount, source"""
    OVER = 34
    FORGO = 35
    """seat, decision: no further step of a disc, nothing more taken out, no helper copied"""
    IDLE = 36
    """rounds running in which nobody has crossed anything off, rounds left"""


EVENTS = tuple(event.name.lower() for event in Event)
"""An event's word is at its number less one."""
