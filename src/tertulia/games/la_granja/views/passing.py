"""Which questions a player need not be asked one by one: those that goods and commodities alone are left for (ruling 27)."""

from __future__ import annotations

from typing import Any

import numpy as np

from tertulia.games.la_granja.model import Action, Before, Decision, Pausing


def passes(state: np.ndarray[Any, Any], seat: int, legal: np.ndarray[Any, Any]) -> int | None:
    """`done` at the end of a turn where neither a roof marker nor a helper can be used, the reasons to stop; else nothing."""
    agenda = state[0]["farms"][seat]["agenda"]
    top = int(agenda["open"]) - 1
    if top < 0 or agenda["kind"][top] != Decision.PAUSE or agenda["args"][top][Pausing.BEFORE] != Before.TURN_END:
        return None
    ready = ((legal >= Action.USE) & (legal < Action.DONE)).any()
    return None if ready else int(Action.DONE)
