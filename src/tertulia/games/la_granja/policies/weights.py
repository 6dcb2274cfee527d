"""Weights of the greedy bot, in tenths of a point.

They were tuned by experiments. The bot's actions are legal with any values.
"""

import numpy as np

POINT = 10
"""Value of one point in the unit of all weights."""
NEVER = -1
"""Value of an action that is never chosen, because `done` counts 0."""

# Goods
PLAIN = np.array((8, 8, 14, 20, 16, 22, 26, 6, 10, 24))
"""Value of a good that no place asks for, by `Good`."""
SILVER = 7
"""Cost of a silver paid for a roof marker or for a good that completes a place."""
UPGRADE_SILVER = 6
"""Cost of a silver paid for an upgrade."""
UPGRADE = 8
"""Bonus for any upgrade, in addition to the difference between the goods."""
KEPT = 24
"""Cost of giving a trade commodity for goods, in addition to half of the commodity's value."""

# Places
LASTING = np.array((16, 14, 10, 20, 10, 8))
"""Value of a craft marker for each remaining round, by building."""
BARROW_EXTRAS = 45
"""Value of the trade commodity and the market marker that a completed barrow brings."""
CLOSED = 4
"""Divisor for the value of a good at a building that is closed by a building order marker."""
COMPLETION = 60
FIELD_DELIVERED = 4
"""Bonus for a delivery from a field, which grows again."""
SILVER_DELIVERED = -4
"""Penalty for delivering silver, which can also buy goods."""

# Cards: an amount for each remaining round, and the costs
FIELD = 14
FIELD_MORE = -12
"""Change of a field's value for each field that is on the farm already."""
FIELD_SAME = -6
"""Change of a field's value for each field on the farm with the same good."""
FIELD_ONCE = 12
"""Part of a field's value that does not depend on the remaining rounds or on other fields."""
EXTENSION = 16
EXTENSION_PAID, EXTENSION_ONCE = -22, -4
HELPER = 9
HELPER_ONCE, HELPER_REPLACED, HELPER_LASTING = -6, -30, 5
NO_BARROW = -40
BARROW_ONCE = 40
SYMBOL = -12
"""Change of a barrow's value for each of its symbols."""
SYMBOL_HERE = 10
"""Change of a barrow's value for each of its symbols whose good the farm has."""
BARROW_MORE = -18
"""Change of a barrow's value for each other barrow on the farm."""
SYMBOL_LATE = -30
"""Change of a barrow's value for each symbol that will hardly be filled in time."""
IN_TIME = 2
"""Number of goods that a barrow is expected to receive in a round."""
CARD_IN_HAND = 25
CARD = 22

# Dice, roof markers and the siesta track
ROOF_EFFECT = 18
REROLL = -5
STEP = 12
PIG_SILVER = 3
"""Silver for which a pig without a space is sold, without helpers."""
DELIVERY = 34
"""Value of a delivery with revenue space 6."""
FEWER = 6
"""Value by which a free upgrade on revenue space 5 or by a roof is worth less: the player can also upgrade later."""
HAT = 14
DONKEY_DELIVERY = 30
EXTRA, EXTRA_WASTED = 12, -8
ONE_DELIVERY = 20

# The market
MARKER = 100
"""Value of a marker placed on the market."""
REMOVED = 20
"""Value of each marker that a marker placed on the market removes."""
HIGHER = -4
"""Change of the value of a marker placed on the market for each neighbouring space of a higher value."""
GUARDED = 30
MARKED = 5
TURNED = 10
FREED_MARKER = -40

# Any-time actions
SELLING = -10
ROOF_USED = 8
LATE_DELIVERY, LATE_REUSE = 6, 3
HELPER_CALLED = 2
