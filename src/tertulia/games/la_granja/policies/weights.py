"""Weights of the greedy bot, in tenths of a point.

They were tuned by experiments. The bot's actions are legal with any values.
"""

import numpy as np

POINT = 10
"""Value of one point in the unit of all weights."""
NEVER = -1
"""Value of an action that the bot never chooses: it is less than 0, the value of the action `done`."""

# Goods
PLAIN = np.array((8, 8, 14, 20, 16, 22, 26, 6, 10, 24))
"""Value of each good (`Good`) if no building or barrow requires it, in tenths of a point."""
SILVER = 7
"""Cost of one silver for a roof marker or a good that completes a place, in tenths of a point."""
UPGRADE_SILVER = 6
"""Cost, in tenths of a point, of one silver paid for an upgrade."""
UPGRADE = 8
"""Bonus for an upgrade besides the difference in value of the two goods, in tenths of a point."""
KEPT = 24
"""Cost of trading a commodity for goods, in tenths of a point.

Half of the commodity's own value is added to this cost.
"""

# Places
LASTING = np.array((16, 14, 10, 20, 10, 8))
"""Value, in tenths of a point, of a craft marker for each remaining round, by building (`Building`)."""
BARROW_EXTRAS = 45
"""Value of a completed barrow's trade commodity and market marker, in tenths of a point."""
CLOSED = 4
"""Number by which the value of a delivery is divided if a building order marker closes the building."""
COMPLETION = 60
FIELD_DELIVERED = 4
"""Bonus, in tenths of a point, for delivering a good from a field, which grows again."""
SILVER_DELIVERED = -4
"""Penalty, in tenths of a point, for delivering silver, which could buy goods instead."""

# Cards: an amount for each remaining round, and the costs
FIELD = 14
FIELD_MORE = -12
"""Change of a field's value for each field that is on the farm already, in tenths of a point."""
FIELD_SAME = -6
"""Change of a field's value for each field on the farm with the same good, in tenths of a point."""
FIELD_ONCE = 12
"""Part of a field's value that is independent of rounds and other fields, in tenths of a point."""
EXTENSION = 16
EXTENSION_PAID, EXTENSION_ONCE = -22, -4
HELPER = 9
HELPER_ONCE, HELPER_REPLACED, HELPER_LASTING = -6, -30, 5
NO_BARROW = -40
BARROW_ONCE = 40
SYMBOL = -12
"""Change of a barrow's value for each of its symbols, in tenths of a point."""
SYMBOL_HERE = 10
"""Change of a barrow's value for each of its symbols whose good the farm has, in tenths of a point."""
BARROW_MORE = -18
"""Change of a barrow's value for each other barrow on the farm, in tenths of a point."""
SYMBOL_LATE = -30
"""Change of a barrow's value for each symbol that is expected to stay empty, in tenths of a point.

A barrow is expected to receive the required goods that the farm already has, and `IN_TIME` more in each remaining
round. All other symbols are expected to stay empty.
"""
IN_TIME = 2
"""Number of goods that a barrow is expected to receive in a round."""
CARD_IN_HAND = 25
CARD = 22

# Dice, roof markers and the siesta track
ROOF_EFFECT = 18
REROLL = -5
STEP = 12
PIG_SILVER = 3
"""Silver that a farm without a free pig space gets for a pig, if no helper changes the price."""
DELIVERY = 34
"""Value of the delivery that revenue space 6 grants, in tenths of a point."""
FEWER = 6
"""Deduction from the value of free upgrades by revenue space 5 or a roof marker, in tenths of a point.

Their value is lower because the player can also upgrade the goods later, for silver.
"""
HAT = 14
DONKEY_DELIVERY = 30
EXTRA, EXTRA_WASTED = 12, -8
ONE_DELIVERY = 20

# The market
MARKER = 100
"""Value of a marker placed on the market, in tenths of a point."""
REMOVED = 20
"""Value of each marker that a marker placed on the market removes, in tenths of a point."""
HIGHER = -4
"""Change of a market marker's value for each neighbour of higher value, in tenths of a point.

A neighbour is a market space next to that of the marker.
"""
GUARDED = 30
MARKED = 5
TURNED = 10
FREED_MARKER = -40

# Any-time actions
SELLING = -10
ROOF_USED = 8
LATE_DELIVERY, LATE_REUSE = 6, 3
HELPER_CALLED = 2
