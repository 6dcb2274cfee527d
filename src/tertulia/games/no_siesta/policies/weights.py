"""Weights of the greedy bot, in tenths of a point.

They were tuned by experiments. The bot's actions are legal with any values.
"""

import numpy as np

POINT = 10
"""Value of one point in the unit of all weights."""
NEVER = -20
"""Value of an action that the bot avoids, in tenths of a point. The action `end` has the value 0."""

ROUNDS_PER_SPACE = 1.2
"""Expected rounds for each space between the leading disc and the end of the siesta track."""

# Revenues
COMMODITY = 8
"""Value of gaining a commodity, and cost of spending a player's only commodity, in tenths of a point.

A player can keep one commodity for the next round.
"""
SWAP = 1
TEMPORARY = 1
"""Bonus for spending a temporary revenue, which would be lost otherwise, in hundredths of a point."""
HELD = 0.55
"""Value of each further revenue of a kind, as a share of the value of the previous one."""
THIRD_OF_TRADE = 14
"""Bonus for the good that completes the three equal goods of a possible trade, in tenths of a point."""
SECOND_OF_TRADE = 4
"""Bonus for the second of the three equal goods of a possible trade, in tenths of a point."""

# Places
TILE = 11
"""Value of an unknown roof tile, in tenths of a point."""
DISC = 6
"""Value of one more disc, in tenths of a point; `DISC_ROUND` is added for each remaining round."""
DISC_ROUND = 1.2
STORED = 3
"""Value of storing a good that completes no set, in tenths of a point.

`STORED_SURPLUS` replaces this value if the good's row is already one of the longest.
"""
STORED_SURPLUS = 1
"""Value of storing a good in one of the longest rows of its building, in tenths of a point.

The building is the warehouse or the stable. At least one of its other rows has fewer goods.
"""
NEAR = 0.75
"""Estimated probability, in the last round, that a missing circle of a place will be crossed off.

A place is a roof gap, a helper field or a barrow. The circle that the bot would cross off now is not counted.
"""
USE_TILE = 8
"""Minimum value of a roof tile's bonus to use it before the last rounds, in tenths of a point."""

HELPERS = np.array([4, 10, 5, 6, 16, 8, 14, 9, 6, 6, 3, 6])
"""Value of hiring each helper, in tenths of a point, by the index of the helper's ability (`Helper`).

For each remaining round, `HELPER_ROUND` is added to this value.
"""
HELPER_ROUND = np.array([0.4, 1.6, 0.6, 0.8, 1.2, 1.0, 1.0, 1.2, 0.8, 0.8, 0.2, 0.6])
"""Value of each helper for each remaining round, by ability, in tenths of a point."""
ANY_HELPER = 10
ANY_HELPER_ROUND = 1.0
"""Value for each remaining round of a helper not chosen yet, in tenths of a point.

`ANY_HELPER` is added once if more than one further round is expected.
"""
CHANGE_TILE = 7
"""Value of a roof tile that moves discs to neighbouring revenues, in tenths of a point."""
ROOM_TO_GROW = np.array([0.0, 0.12, 0.2, 0.12, 0.2, 0.05])
"""Expected further points of each space of Esporles, for each remaining round. The unit is one point."""
