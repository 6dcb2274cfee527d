"""`Game.next_turn` and `Game.open_decision` of Granada: a seat's next turn for planning, and its open decision."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from tertulia.games.granada.model.decisions import Decision
from tertulia.kernel.schema import copy_state


def ahead(state: np.ndarray[Any, Any], seat: int) -> np.ndarray[Any, Any] | None:
    """Return a copy of the state in which the seat's next turn begins now, for planned actions.

    The actions of other seats before that turn are unknown, so yard, money and cities stay unchanged. Returns None if
    the seat is on turn already, or if the game is over. Also returns None if the game is ending: then no more turns
    come, and a seat acts only to place a tile that is awarded to it.
    """
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
    """Return the name of a seat's open decision as `kind`, or None if the seat has none."""
    agenda = state[0]["players"][seat]["agenda"]
    top = int(agenda["open"]) - 1
    return None if top < 0 else {"kind": Decision(int(agenda["kind"][top])).name.lower()}
