"""`Game.next_turn` and `Game.open_decision` of No Siesta: a seat's next turn for planning, and its open decision."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from tertulia.games.no_siesta.model.decisions import Decision
from tertulia.games.no_siesta.model.options import Dice, TableRule
from tertulia.games.no_siesta.model.terms import Step
from tertulia.kernel.schema import copy_state


def ahead(state: np.ndarray[Any, Any], seat: int) -> np.ndarray[Any, Any] | None:
    """Return a copy of the state in which the seat takes its next die, or begins its scoring phase, now.

    Returns None if dice are rolled before that turn, or if the seat may act already. Also returns None if the step of
    the round in which the seat acts next cannot be foreseen (`Step`).
    """
    record = state[0]
    if record["over"] or record["players"][seat]["agenda"]["open"] > 0:
        return None
    place = (seat - int(record["start"])) % int(record["seats"])
    step = _find_next_step(record, place)
    if step is None:
        return None
    world = copy_state(state)
    world["players"]["agenda"][...] = 0
    world["events"][...] = 0
    record = world[0]
    player = record["players"][seat]
    record["step"], record["turn"] = step, place + 1
    if step == Step.SCORING:
        player["used"] = 0
    player["agenda"]["kind"][0] = Decision.SCORE if step == Step.SCORING else Decision.TAKE
    player["agenda"]["open"] = 1
    return world


def _find_next_step(record: Any, place: int) -> int | None:
    """Return the step (`Step`) in which a seat has its next turn, or None if it cannot be foreseen.

    `place` is the seat's position in the turn order of the round.
    """
    step, begun = int(record["step"]), int(record["turn"]) > place
    if step in (Step.FIRST_DIE, Step.SECOND_DIE, Step.SCORING) and not begun:
        return step
    if step == Step.FIRST_DIE and record["rules"][TableRule.DICE] != Dice.REROLLED:
        return int(Step.SECOND_DIE)
    return int(Step.SCORING) if step == Step.LAST_DIE else None


def question(state: np.ndarray[Any, Any], seat: int) -> Mapping[str, str | int] | None:
    """Return `{"kind": name}` for the open decision of a seat, or None if the seat has none."""
    agenda = state[0]["players"][seat]["agenda"]
    top = int(agenda["open"]) - 1
    return None if top < 0 else {"kind": Decision(int(agenda["kind"][top])).name.lower()}
