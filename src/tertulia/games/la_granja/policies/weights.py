"""Weights of the greedy bot, in tenths of a point.

They were tuned by experiments. The bot's actions are legal with any values.
"""

import numpy as np

POINT = 10
"""One point."""
NEVER = -1
"""An action worse than `done`, which counts 0."""

# Goods
PLAIN = np.array((8, 8, 14, 20, 16, 22, 26, 6, 10, 24))
"""A good that no place asks for, by kind."""
SILVER = 7
"""A silver paid for a roof marker or for a good that completes a place."""
UPGRADE_SILVER = 6
"""A silver paid for an upgrade."""
UPGRADE = 8
"""Bonus for any upgrade, in addition to the difference between the goods."""
KEPT = 24
"""Part of the minimum value for which a trade commodity is spent."""

# Places
LASTING = np.array((16, 14, 10, 20, 10, 8))
"""A craft marker in each remaining round, by building."""
BARROW_EXTRAS = 45
"""The trade commodity and the market marker that a completed barrow brings."""
CLOSED = 4
"""Divisor for the value of a building that does not accept deliveries yet."""
COMPLETION = 60
FIELD_DELIVERED = 4
"""Bonus for a delivery from a field, which grows again."""
SILVER_DELIVERED = -4
"""Malus for a delivery of silver, which could have bought something."""

# Cards: an amount for each remaining round, and the costs
FIELD = 14
FIELD_MORE, FIELD_SAME, FIELD_ONCE = -12, -6, 12
"""For each field on the farm, for each one of the same kind, and once per field."""
EXTENSION = 16
EXTENSION_PAID, EXTENSION_ONCE = -22, -4
HELPER = 9
HELPER_ONCE, HELPER_REPLACED, HELPER_LASTING = -6, -30, 5
NO_BARROW = -40
BARROW_ONCE = 40
SYMBOL, SYMBOL_HERE, BARROW_MORE = -12, 10, -18
"""For each symbol, for each symbol whose good the farm has, for each barrow on the farm."""
SYMBOL_LATE = -30
"""For each symbol that will hardly be filled in time."""
IN_TIME = 2
"""Goods that a barrow receives per round."""
CARD_IN_HAND = 25
CARD = 22

# Dice, roof markers and the siesta track
ROOF_EFFECT = 18
REROLL = -5
STEP = 12
PIG_SILVER = 3
"""Silver for which a pig without a space is sold, without helpers."""
DELIVERY = 34
"""A delivery of revenue space 6."""
FEWER = 6
"""An upgrade that could be used later as well must bring more than this."""
HAT = 14
DONKEY_DELIVERY = 30
EXTRA, EXTRA_WASTED = 12, -8
ONE_DELIVERY = 20

# The market
MARKER, REMOVED, HIGHER = 100, 20, -4
"""A marker placed, each marker that it removes, each higher neighbouring space."""
GUARDED = 30
MARKED = 5
TURNED = 10
FREED_MARKER = -40

# Any-time actions
SELLING = -10
ROOF_USED = 8
LATE_DELIVERY, LATE_REUSE = 6, 3
HELPER_CALLED = 2
