"""Events of La Granja. The string below an event names its arguments."""

from enum import IntEnum


class Event(IntEnum):
    """Kind of event."""

    POINTS = 1
    """seat, amount, source"""
    DEAL = 2
    """seat, cards"""
    ORDER = 3
    """seats + 1"""
    BLOCK = 4
    """building, number"""
    ROUND = 5
    """number"""
    ROOFS = 6
    """roofs + 1"""
    DRAW = 7
    """seat, number, up to four cards + 1 (hidden from other seats)"""
    DISCARD = 8
    """seat, card"""
    PLAY = 9
    """seat, card, side"""
    REPLACE = 10
    """seat, card, side"""
    PAY = 11
    """seat, source"""
    GAIN = 12
    """seat, good, number"""
    LOSE = 13
    """seat, good, number"""
    BUY = 14
    """seat, good, price"""
    SELL = 15
    """seat, source, price"""
    UPGRADE = 16
    """seat, source, price (0 if free)"""
    TRADE = 17
    """seat, trade"""
    GROW = 18
    """seat, olives, grain, grapes, pigs"""
    ROOF = 19
    """seat, place on the farm, roof, price"""
    USE = 20
    """seat, place on the farm, roof"""
    TURN = 21
    """seat, place on the farm, roof"""
    DICE = 22
    """dice on each space"""
    TAKE = 23
    """seat, value"""
    REROLL = 24
    """seat, from, to"""
    SHIFT = 25
    """seat, from, to"""
    LAST = 26
    """value"""
    REMOVE_DIE = 27
    """value (solo)"""
    MARK = 28
    """seat, space"""
    CHOSEN = 29
    """seat (secretly)"""
    DONKEYS = 30
    """donkeys of each seat"""
    SIESTA = 31
    """seat, from, to"""
    DELIVER = 32
    """seat, source, place"""
    EXTRA = 33
    """seat, number, price"""
    BUILDING = 34
    """seat, building"""
    OPEN = 35
    """seat, building, number"""
    CRAFT = 36
    """seat, building (the effect at completion)"""
    BARROW = 37
    """seat, card, value"""
    MARKER = 38
    """owner (4: neutral), space, value of the space"""
    REMOVE = 39
    """owner, space, owner of the marker that removed it"""
    GUARD = 40
    """seat, space"""
    HELPER = 41
    """seat, card, kind of the closed trade + 1 (left out of views)"""
    FREE = 42
    """seat, marker"""
    NEUTRAL = 43
    """card, value"""
    RESHUFFLE = 44
    """cards"""
    SCORING = 45
    """round"""
    OVER = 46


EVENTS = tuple(event.name.lower() for event in Event)
"""Word of an event by its number minus 1."""
