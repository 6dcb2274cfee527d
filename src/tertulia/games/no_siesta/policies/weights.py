"""Weights of the greedy bot, in tenths of a point.

They were tuned by experiments. The bot's actions are legal with any values.
"""

import numpy as np

POINT = 10
"""One point."""
NEVER = -20
"""An action worse than `end`, which counts 0."""

ROUNDS_PER_SPACE = 1.2
"""Expected rounds for each space between the leading disc and the end of the siesta track."""

# Revenues
COMMODITY = 8
"""Value of keeping the only commodity."""
SWAP = 1
TEMPORARY = 1
"""Bonus for spending a temporary revenue, which would be lost otherwise."""
HELD = 0.55
"""Value of each further revenue of a kind, as a share of the previous one."""
THIRD_OF_TRADE, SECOND_OF_TRADE = 14, 4
"""Bonus for the third and the second good of a possible trade."""

# Places
TILE = 11
"""An unknown roof tile."""
DISC = 6
"""One more disc: this value, and `DISC_ROUND` for each remaining round."""
DISC_ROUND = 1.2
STORED, STORED_SURPLUS = 3, 1
"""A good that completes no set, and one of a row that is longer than the others already."""
NEAR = 0.75
"""Factor for each other missing circle, in the last rounds."""
USE_TILE = 8
"""The goods of a tile are used if their value is higher than this."""

HELPERS = np.array([4, 10, 5, 6, 16, 8, 14, 9, 6, 6, 3, 6])
"""A helper by ability: a constant value …"""
HELPER_ROUND = np.array([0.4, 1.6, 0.6, 0.8, 1.2, 1.0, 1.0, 1.2, 0.8, 0.8, 0.2, 0.6])
"""… and a value for each remaining round."""
ANY_HELPER = 10
ANY_HELPER_ROUND = 1.0
"""The helper of a field, before it is chosen."""
CHANGE_TILE = 7
"""A tile with changes of revenue."""
ROOM_TO_GROW = np.array([0.0, 0.12, 0.2, 0.12, 0.2, 0.05])
"""Expected further points of a space of Esporles, for each remaining round (in points)."""
