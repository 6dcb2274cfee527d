"""Events of La Granja. The docstring of an event says what happened, then lists its arguments."""

from enum import IntEnum


class Event(IntEnum):
    """Kind of event. In arguments, cards, buildings, goods, places and market spaces are indices from 0."""

    POINTS = 1
    """A seat scored points. Arguments: seat, number of points (negative if paid), `PointSource`."""
    DEAL = 2
    """A seat was dealt its starting hand. Arguments: seat, number of cards.

    Only that seat sees the cards.
    """
    ORDER = 3
    """The turn order was determined. Arguments: the four seats in turn order, each + 1, or 0 for no seat."""
    BLOCK = 4
    """A building received a building order marker. Arguments: building, number on the marker."""
    ROUND = 5
    """A round began. Argument: number of the round, 1 to 6."""
    ROOFS = 6
    """The round's roof markers were revealed. Arguments: four numbers, `Roof` + 1 or 0 for no marker."""
    DRAW = 7
    """A seat drew up to four cards. Arguments: seat, number of cards, and four numbers for the cards.

    Each number for a card is the card + 1, or 0 for no card. Only that seat sees the cards.
    """
    DISCARD = 8
    """A seat discarded a card from its hand. Arguments: seat, card."""
    PLAY = 9
    """A seat played a card. Arguments: seat, card, `Side` of the farm."""
    REPLACE = 10
    """A seat discarded a played card to make room for another. Arguments: seat, discarded card, `Side`."""
    PAY = 11
    """A seat paid a good for a farm extension. Arguments: seat, index in `SOURCES`."""
    GAIN = 12
    """A seat gained goods. Arguments: seat, `Good`, number of goods."""
    LOSE = 13
    """A seat returned goods to the supply. Arguments: seat, `Good`, number of goods."""
    BUY = 14
    """A seat bought a good. Arguments: seat, `Good`, price in silver."""
    SELL = 15
    """A seat sold a good. Arguments: seat, index in `SOURCES`, silver received."""
    UPGRADE = 16
    """A seat upgraded a good. Arguments: seat, index in `SOURCES`, price in silver (0 if free)."""
    TRADE = 17
    """A seat exchanged a trade commodity. Arguments: seat, `Trade`."""
    GROW = 18
    """Goods grew on a farm. Arguments: seat, then the numbers of new olives, grain, grapes and pigs."""
    ROOF = 19
    """A seat bought a roof marker. Arguments: seat, roof place on the farm, `Roof`, price in silver."""
    USE = 20
    """A seat used a roof marker. Arguments: seat, roof place on the farm, `Roof`."""
    TURN = 21
    """A seat turned a used roof marker face up. Arguments: seat, roof place on the farm, `Roof`."""
    DICE = 22
    """The dice were rolled. Arguments: number of dice that show 1, 2, 3, 4, 5 and 6."""
    TAKE = 23
    """A seat took a die. Arguments: seat, value of the die."""
    REROLL = 24
    """A seat rerolled a die. Arguments: seat, old value, new value."""
    SHIFT = 25
    """A seat changed the value of its die. Arguments: seat, old value, new value."""
    LAST = 26
    """The last die, which all players use, was determined. Argument: value of the die."""
    REMOVE_DIE = 27
    """A die was removed in the solo game. Argument: value of the die."""
    MARK = 28
    """A seat marked a revenue space with the village elder. Arguments: seat, revenue space (1 to 6)."""
    CHOSEN = 29
    """A seat chose its donkey marker secretly. Argument: seat."""
    DONKEYS = 30
    """The chosen donkey markers were revealed. Arguments: the chosen number of donkeys of seats 0 to 3.

    A number is 0 if the game has no such seat.
    """
    SIESTA = 31
    """A seat's disc moved up the siesta track. Arguments: seat, old space, new space (from 0)."""
    DELIVER = 32
    """A seat delivered a good. Arguments: seat, index in `SOURCES`, index in `DELIVERY_TARGETS`."""
    EXTRA = 33
    """A seat bought extra deliveries. Arguments: seat, number of deliveries, total price in silver."""
    BUILDING = 34
    """A seat completed a craft building. Arguments: seat, building."""
    OPEN = 35
    """A completed building removed an order marker. Arguments: seat, opened building, marker's number."""
    CRAFT = 36
    """The immediate effect of a craft marker began. Arguments: seat, building."""
    BARROW = 37
    """A seat completed a market barrow. Arguments: seat, card, value of the barrow."""
    MARKER = 38
    """A marker was placed on the market. Arguments: owner (seat, or 4 for neutral), space, space's value."""
    REMOVE = 39
    """A marker was removed from the market. Arguments: its owner, space, owner of the new marker."""
    GUARD = 40
    """A seat saved its marker with the market guard. Arguments: seat, market space."""
    HELPER = 41
    """A seat used a helper. Arguments: seat, card, kind of trade that the helper closed.

    The kind is its index in `TRADE_KINDS` + 1, or 0 if no trade was closed. Views omit the kind.
    """
    FREE = 42
    """A seat freed a player marker. Arguments: seat, index of the marker's place in `FREED`."""
    NEUTRAL = 43
    """The neutral player of the solo game drew a card. Arguments: card, value of its market barrow."""
    RESHUFFLE = 44
    """The discards became the new deck. Argument: number of cards."""
    SCORING = 45
    """The scoring phase began. Argument: number of the round."""
    OVER = 46
    """The game ended. It has no arguments."""


EVENTS = tuple(event.name.lower() for event in Event)
"""Name of each event in views; the index is the event's number minus 1."""
