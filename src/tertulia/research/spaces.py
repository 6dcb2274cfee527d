"""Spaces of Gymnasium for observations and masks, which all environments share."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from tertulia.kernel.game import Game


def observation_space(game: Game) -> gymnasium.spaces.Box[Any]:
    """Return the space of observations: one-dimensional arrays of 16-bit integers, each with a range."""
    table = game.observation_table
    return gymnasium.spaces.Box(table.low, table.high, dtype=np.int16)


def mask_space(game: Game) -> gymnasium.spaces.Box[Any]:
    """Return the space of action masks: arrays of shape (actions,) of the 8-bit integers 0 and 1."""
    return gymnasium.spaces.Box(0, 1, (game.num_actions,), np.int8)
