"""The next turn of a seat as if it came at once, and what a seat is asked."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from tertulia.games.granada.model.decisions import Decision
from tertulia.kernel.schema import copy_state


def ahead(state: np.ndarray[Any, Any], seat: int) -> np.ndarray[Any, Any] | None:
    """The world in which a seat is on turn now: with the yard, the money and the cities as they are. None once the bag is empty:
    what is given away then depends on the turn that comes first."""
    record = state[0]
    if record["over"] or record["ending"] or int(record["on_turn"]) == seat:
        return None
    world = copy_state(state)
    world["players"]["agenda"][...] = 0
    world["events"][...] = 0
    record = world[0]
    agenda = record["players"][seat]["agenda"]
    agenda["kind"][:2] = Decision.CHOOSE, Decision.ACT
    agenda["open"] = 2
    record["on_turn"] = seat
    return world


def question(state: np.ndarray[Any, Any], seat: int) -> Mapping[str, str | int] | None:
    """The decision that is open for a seat."""
    agenda = state[0]["players"][seat]["agenda"]
    top = int(agenda["open"]) - 1
    return None if top < 0 else {"kind": Decision(int(agenda["kind"][top])).name.lower()}
