"""`Game.next_turn` and `Game.open_decision` of La Granja: a seat's next turn for planning, and its open decision."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from tertulia.games.la_granja.model.arguments import Buying, Delivering, Offering, Pausing, Playing, Spending
from tertulia.games.la_granja.model.cards import Modifier
from tertulia.games.la_granja.model.decisions import DECISIONS, URGENT, Decision, DieOf, PauseBefore, Series, Step
from tertulia.games.la_granja.model.options import TableRule
from tertulia.games.la_granja.model.terms import ROUNDS, Building, Craft, Gift
from tertulia.kernel.schema import copy_state

IN_TURN = (
    Step.PLAY,
    Step.ROOFS,
    Step.FIRST_DIE,
    Step.SECOND_DIE,
    Step.LAST_DIE,
    Step.DELIVERIES,
    Step.EXTRA_DELIVERIES,
)
"""Steps in which seats decide in turn order, and can plan their decision before their turn."""
NEXT_STEP = {Step.FIRST_DIE: Step.SECOND_DIE, Step.LAST_DIE: Step.DONKEY, Step.DELIVERIES: Step.EXTRA_DELIVERIES}
"""For the current step: the step of the next turn of a seat that has already had its turn.

If the next turn after a step cannot be planned, that step is missing here.
"""
ONE_BY_ONE = 2


def ahead(state: np.ndarray[Any, Any], seat: int) -> np.ndarray[Any, Any] | None:
    """Return a copy of the state at the beginning of the seat's next turn in a step.

    In that turn, the seat plays cards, buys a roof marker, takes a die, chooses a donkey or delivers. Returns None if
    the seat may act already, and in the solo game. Also returns None if dice are rolled or roof markers laid out
    before that turn.
    """
    record = state[0]
    if record["over"] or record["seats"] == 1 or record["farms"][seat]["agenda"]["open"] > 0:
        return None
    step = _find_next_step(record, seat)
    if step is None or (step == Step.ROOFS and not record["roofs"][: int(record["rounds"])].any()):
        return None
    world = copy_state(state)
    world["farms"]["agenda"][...] = 0
    world["events"][...] = 0
    record = world[0]
    place = int(np.flatnonzero(record["order"] == seat)[0])
    if step == Step.ROOFS and record["rounds"] == 1:
        place = int(record["seats"]) - 1 - place
    record["step"], record["turn"] = step, place + 1
    _open_decisions(record, seat, step)
    return world


def _find_next_step(record: Any, seat: int) -> int | None:
    """Return the step of a seat's next turn, or None if the turn cannot be planned yet.

    For example, it cannot be planned if dice are rolled before the turn.
    """
    step, seats = int(record["step"]), int(record["seats"])
    if step < Step.ROOFS and record["rules"][TableRule.FARM_PHASE] == 1:
        # In a simultaneous farm phase, a seat that has finished waits for the others; then roof markers are bought.
        return int(Step.ROOFS) if record["farms"][seat]["step"] >= Step.ROOFS else None
    order = record["order"][:seats].tolist()
    if step == Step.ROOFS and record["rounds"] == 1:
        order.reverse()
    if order.index(seat) >= int(record["turn"]):
        return step if step in IN_TURN else None
    if step == Step.SECOND_DIE and int(record["dice"].sum()) == 1:
        return int(Step.LAST_DIE)
    return NEXT_STEP.get(Step(step))


def _open_decisions(record: Any, seat: int, step: int) -> None:
    """Add the decisions with which a seat's turn in a step begins to the seat's agenda in `record`.

    In the step `DONKEY`, all seats choose simultaneously, so every seat gets a decision. In the first round of the
    game's second half, all donkey markers also become available again.
    """
    farm = record["farms"][seat]
    agenda = farm["agenda"]
    if step == Step.PLAY:
        first = int(record["rounds"]) == 1
        _push_decision(agenda, Decision.PLAY, {Playing.LEFT: 2 if first else 1, Playing.MUST: int(first)})
    elif step == Step.DONKEY:
        for one in range(int(record["seats"])):  # all seats choose simultaneously
            _push_decision(record["farms"][one]["agenda"], Decision.DONKEY)
            if int(record["rounds"]) == ROUNDS // 2 + 1:
                record["farms"][one]["donkeys"] = 0
    elif step == Step.DELIVERIES:
        helped = int(farm["modifiers"][Modifier.DELIVERIES])
        more = int(farm["crafts"][Building.WAINWRIGHT] == Craft.TURNED) + helped
        left = int(farm["donkey"]) + more
        series = {Delivering.LEFT: left, Delivering.HELPED: helped, Delivering.SERIES: Series.NOT_BEGUN.value}
        _push_decision(agenda, Decision.DELIVER, series)
    elif step == Step.EXTRA_DELIVERIES and record["rules"][TableRule.DELIVERIES] == ONE_BY_ONE:
        helped = int(farm["modifiers"][Modifier.EXTRA_DELIVERIES])
        most = int(record["box"]["extra_deliveries"]) + int(farm["gifts"][Gift.DELIVERY]) + helped
        _push_decision(agenda, Decision.BUY_ONE_BY_ONE, {Buying.LEFT: most, Buying.HELPED: helped})
    elif step == Step.EXTRA_DELIVERIES:
        _push_decision(agenda, Decision.BUY_DELIVERIES)
    else:
        _push_decision(agenda, Decision.PAUSE, {Pausing.BEFORE: PauseBefore.TURN_END})
        if step == Step.ROOFS:
            _push_decision(agenda, Decision.ROOF)
        elif step == Step.LAST_DIE:
            value = int(np.flatnonzero(record["dice"])[0]) + 1
            _push_decision(agenda, Decision.DIE, {Spending.VALUE: value, Spending.WHOSE: DieOf.LAST})
        else:
            _push_decision(agenda, Decision.TAKE)


def _push_decision(agenda: Any, kind: int, args: Mapping[Any, int] | None = None) -> None:
    top = int(agenda["open"])
    agenda["kind"][top] = kind
    for place, value in (args or {}).items():
        agenda["args"][top][place] = value
    agenda["open"] = top + 1


def question(state: np.ndarray[Any, Any], seat: int) -> Mapping[str, str | int] | None:
    """Return the open decision of a seat, or None if it has none.

    The result has three possible keys. `kind` is the name of the decision. `urgent` is 1 if all other seats wait for
    this decision, else 0. `card` is present only if a helper is offered: the number of the helper's card, from 1.
    """
    agenda = state[0]["farms"][seat]["agenda"]
    top = int(agenda["open"]) - 1
    if top < 0:
        return None
    kind = int(agenda["kind"][top])
    decision: dict[str, str | int] = {"kind": DECISIONS[kind], "urgent": int(kind >= URGENT)}
    if kind in (Decision.HELP, Decision.OFFER):
        decision["card"] = int(agenda["args"][top][Offering.CARD]) + 1
    return decision
