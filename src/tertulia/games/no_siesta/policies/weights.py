"""What the greedy bot weighs, in tenths of a point. Found by trying; a game plays on whatever they are."""

import numpy as np

POINT = 10
"""A point."""
NEVER = -20
"""Less than `end`, which is worth nothing."""

ROUNDS_PER_SPACE = 1.2
"""Rounds still to come, for each space that whoever is furthest on the siesta track has before them."""

# Revenues
COMMODITY = 8
"""The only commodity: kept for more than this."""
SWAP = 1
TEMPORARY = 1
"""What is beside the board goes first: it would be lost."""
HELD = 0.55
"""What a further one of the same is worth, beside the one before it."""
THIRD_OF_TRADE, SECOND_OF_TRADE = 14, 4
"""Goods that bring a trade about."""

# Places
TILE = 11
"""A roof tile, before it is known."""
DISC = 6
"""A disc more, for the rounds still to come: this and so much for each."""
DISC_ROUND = 1.2
STORED, STORED_SURPLUS = 3, 1
"""A harvest good or an animal that completes no set, and one of a row that is longer than the others already."""
NEAR = 0.75
"""The worth of a circle falls so far for each other circle that is still missing in the last rounds."""
USE_TILE = 8
"""The goods of a tile are used where they bring more than this."""

HELPERS = np.array([4, 10, 5, 6, 16, 8, 14, 9, 6, 6, 3, 6])
"""A helper at the beginning of the game, by ability …"""
HELPER_ROUND = np.array([0.4, 1.6, 0.6, 0.8, 1.2, 1.0, 1.0, 1.2, 0.8, 0.8, 0.2, 0.6])
"""… and so much for each round still to come."""
ANY_HELPER = 10
ANY_HELPER_ROUND = 1.0
"""One that is not chosen yet."""
CHANGE_TILE = 7
"""A tile with changes of revenue."""
ROOM_TO_GROW = np.array([0.0, 0.12, 0.2, 0.12, 0.2, 0.05])
"""What a space of Esporles may score more, for each round still to come, in points."""
