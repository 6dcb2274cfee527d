"""What the greedy bot weighs, in tenths of a point. Found by trying; a game plays on whatever they are."""

import numpy as np

POINT = 10
"""A point."""
NEVER = -1
"""Less than `done`, which is worth nothing."""

# Goods
PLAIN = np.array((8, 8, 14, 20, 16, 22, 26, 6, 10, 24))
"""A good that nothing asks for yet, by kind."""
SILVER = 7
"""A silver paid for a roof marker or for a good that completes something."""
UPGRADE_SILVER = 6
"""A silver paid for an upgrade."""
UPGRADE = 8
"""Any upgrade, beside what the good gains."""
KEPT = 24
"""A trade commodity is kept for more than this."""

# Places
LASTING = np.array((16, 14, 10, 20, 10, 8))
"""A craft marker in each round still to come, by building."""
BARROW_EXTRAS = 45
"""The trade commodity and the marker on the market."""
CLOSED = 4
"""A place that cannot be delivered to yet is worth the fourth part."""
COMPLETION = 60
FIELD_DELIVERED = 4
"""A field that is delivered from grows again."""
SILVER_DELIVERED = -4
"""Silver could have bought something."""

# Cards: an amount for each round still to come, and what it costs
FIELD = 14
FIELD_MORE, FIELD_SAME, FIELD_ONCE = -12, -6, 12
"""For each field that is there, for each of the same kind, and once."""
EXTENSION = 16
EXTENSION_PAID, EXTENSION_ONCE = -22, -4
HELPER = 9
HELPER_ONCE, HELPER_REPLACED, HELPER_LASTING = -6, -30, 5
NO_BARROW = -40
BARROW_ONCE = 40
SYMBOL, SYMBOL_HERE, BARROW_MORE = -12, 10, -18
"""For each symbol, for each whose good is there, for each barrow that is there."""
SYMBOL_LATE = -30
"""For each symbol that will hardly be filled in time."""
IN_TIME = 2
"""Goods that a barrow gets in a round."""
CARD_IN_HAND = 25
CARD = 22

# Dice, roofs and the track
ROOF_EFFECT = 18
REROLL = -5
STEP = 12
PIG_SILVER = 3
"""The silver that a pig without a space brings, helpers apart."""
DELIVERY = 34
"""The last revenue space."""
FEWER = 6
"""A choice that could be used later as well must bring more than this."""
HAT = 14
DONKEY_DELIVERY = 30
EXTRA, EXTRA_WASTED = 12, -8
ONE_DELIVERY = 20

# The market
MARKER, REMOVED, HIGHER = 100, 20, -4
"""A marker placed, each that it removes, each higher neighbour that is still free."""
GUARDED = 30
MARKED = 5
TURNED = 10
FREED_MARKER = -40

# At any time
SELLING = -10
ROOF_USED = 8
LATE_DELIVERY, LATE_REUSE = 6, 3
HELPER_CALLED = 2
