"""Events of La Granja. The string below an event says what happened, then names its arguments."""

from enum import IntEnum


class Event(IntEnum):
    """Kind of event. Cards, buildings, goods, places and market spaces are indices from 0."""

    POINTS = 1
    """A seat scored points: seat, number of points (negative if paid), `PointSource`."""
    DEAL = 2
    """A seat was dealt its starting hand: seat, number of cards. Only that seat sees the cards."""
    ORDER = 3
    """The turn order was determined: four numbers, one for each place: (seat + 1), or 0 for no seat."""
    BLOCK = 4
    """A building received a building order marker: building, number on the marker."""
    ROUND = 5
    """A round began: number of the round."""
    ROOFS = 6
    """The round's roof markers were revealed: four numbers, `Roof` + 1 for a marker and 0 for none."""
    DRAW = 7
    """A seat drew cards: seat, number of cards, and four numbers: (card + 1) for a drawn card, 0 for none.

    Only that seat sees the cards.
    """
    DISCARD = 8
    """A seat discarded a card from its hand: seat, card."""
    PLAY = 9
    """A seat played a card: seat, card, `Side`."""
    REPLACE = 10
    """A seat discarded a played card to make room for another: seat, discarded card, `Side`."""
    PAY = 11
    """A seat paid a good for an extension: seat, index in `SOURCES`."""
    GAIN = 12
    """A seat gained goods: seat, `Good`, number."""
    LOSE = 13
    """A seat returned goods to the supply: seat, `Good`, number."""
    BUY = 14
    """A seat bought a good: seat, `Good`, price in silver."""
    SELL = 15
    """A seat sold a good: seat, index in `SOURCES`, silver received."""
    UPGRADE = 16
    """A seat upgraded a good: seat, index in `SOURCES`, price in silver (0 if free)."""
    TRADE = 17
    """A seat gave a trade commodity: seat, `Trade`."""
    GROW = 18
    """Goods grew on a farm: seat, numbers of new olives, grain, grapes and pigs."""
    ROOF = 19
    """A seat bought a roof marker: seat, place on the farm, `Roof`, price in silver."""
    USE = 20
    """A seat used a roof marker: seat, place on the farm, `Roof`."""
    TURN = 21
    """A seat turned a used roof marker face up: seat, place on the farm, `Roof`."""
    DICE = 22
    """The dice were rolled: number of dice with each value, as six numbers."""
    TAKE = 23
    """A seat took a die: seat, value."""
    REROLL = 24
    """A seat rerolled a die: seat, old value, new value."""
    SHIFT = 25
    """A seat changed the value of its die: seat, old value, new value."""
    LAST = 26
    """The last die was determined, which all players use: value."""
    REMOVE_DIE = 27
    """Solo game: a die was removed: value."""
    MARK = 28
    """A seat marked a revenue space with the village elder: seat, space from 1."""
    CHOSEN = 29
    """A seat has chosen its donkey secretly: seat."""
    DONKEYS = 30
    """The chosen donkeys were revealed: number of donkeys by seat, as four numbers."""
    SIESTA = 31
    """A seat's disc moved up the siesta track: seat, old space, new space."""
    DELIVER = 32
    """A seat delivered a good: seat, index in `SOURCES`, index in `DELIVERY_TARGETS`."""
    EXTRA = 33
    """A seat bought extra deliveries: seat, number, total price in silver."""
    BUILDING = 34
    """A seat completed a craft building: seat, building."""
    OPEN = 35
    """A completion removed a building order marker: seat, opened building, number on the marker."""
    CRAFT = 36
    """A craft marker took its effect at completion: seat, building."""
    BARROW = 37
    """A seat completed a market barrow: seat, card, value."""
    MARKER = 38
    """A marker was placed on the market: owner (seat, or 4: neutral), space, value of the space."""
    REMOVE = 39
    """A marker was removed from the market: its owner, space, owner of the new marker that caused the removal."""
    GUARD = 40
    """A seat saved its marker with the market guard: seat, space."""
    HELPER = 41
    """A seat used a helper: seat, card, kind of trade that the helper closed (0 for none).

    The kind of trade is an index in `TRADE_KINDS` + 1; the event in views omits it.
    """
    FREE = 42
    """A seat freed a player marker: seat, index in `FREED`."""
    NEUTRAL = 43
    """Solo game: the neutral player drew a card: card, value."""
    RESHUFFLE = 44
    """The discards became the new deck: number of cards."""
    SCORING = 45
    """The scoring phase began: number of the round."""
    OVER = 46
    """The game is over. No arguments."""


EVENTS = tuple(event.name.lower() for event in Event)
"""Name of each event in views; the index is the event's number minus 1."""
