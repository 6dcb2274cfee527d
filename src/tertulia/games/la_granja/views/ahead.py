"""The next turn of a seat as if it came at once, and what a seat is asked."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from tertulia.games.la_granja.model.arguments import Buying, Delivering, Offering, Pausing, Playing, Spending
from tertulia.games.la_granja.model.cards import Modifier
from tertulia.games.la_granja.model.decisions import DECISIONS, URGENT, Before, Decision, DieOf, Series, Step
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
"""Steps in which seats decide one after the other, and what each may do lies open before."""
AFTER = {Step.FIRST_DIE: Step.SECOND_DIE, Step.LAST_DIE: Step.DONKEY, Step.DELIVERIES: Step.EXTRA_DELIVERIES}
"""What comes next for whoever has had their turn in a step, where it is known already."""
ONE_BY_ONE = 2


def ahead(state: np.ndarray[Any, Any], seat: int) -> np.ndarray[Any, Any] | None:
    """The world in which a seat has its next part of a step: its cards of the farm phase, a roof marker, a die of those that lie
    there, its donkey, its deliveries. None where dice are rolled or markers are laid out before that."""
    record = state[0]
    if record["over"] or record["seats"] == 1 or record["farms"][seat]["agenda"]["open"] > 0:
        return None
    step = _next_step(record, seat)
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
    _begin(record, seat, step)
    return world


def _next_step(record: Any, seat: int) -> int | None:
    """The step of a seat's next turn; None where it cannot be foreseen."""
    step, seats = int(record["step"]), int(record["seats"])
    if step < Step.ROOFS and record["rules"][TableRule.FARM_PHASE] == 1:
        # together: whoever is done waits for the others, and roof markers come next
        return int(Step.ROOFS) if record["farms"][seat]["step"] >= Step.ROOFS else None
    order = record["order"][:seats].tolist()
    if step == Step.ROOFS and record["rounds"] == 1:
        order.reverse()
    if order.index(seat) >= int(record["turn"]):
        return step if step in IN_TURN else None
    if step == Step.SECOND_DIE and int(record["dice"].sum()) == 1:
        return int(Step.LAST_DIE)
    return AFTER.get(Step(step))


def _begin(record: Any, seat: int, step: int) -> None:
    """Open what a seat decides in a step, as `rules.steps.begin` does."""
    farm = record["farms"][seat]
    agenda = farm["agenda"]
    if step == Step.PLAY:
        first = int(record["rounds"]) == 1
        _push(agenda, Decision.PLAY, {Playing.LEFT: 2 if first else 1, Playing.MUST: int(first)})
    elif step == Step.DONKEY:
        for one in range(int(record["seats"])):  # all choose at once
            _push(record["farms"][one]["agenda"], Decision.DONKEY)
            if int(record["rounds"]) == ROUNDS // 2 + 1:
                record["farms"][one]["donkeys"] = 0
    elif step == Step.DELIVERIES:
        helped = int(farm["modifiers"][Modifier.DELIVERIES])
        more = int(farm["crafts"][Building.WAINWRIGHT] == Craft.TURNED) + helped
        left = int(farm["donkey"]) + more
        series = {Delivering.LEFT: left, Delivering.HELPED: helped, Delivering.SERIES: Series.NOT_BEGUN.value}
        _push(agenda, Decision.DELIVER, series)
    elif step == Step.EXTRA_DELIVERIES and record["rules"][TableRule.DELIVERIES] == ONE_BY_ONE:
        helped = int(farm["modifiers"][Modifier.EXTRA_DELIVERIES])
        most = int(record["box"]["extra_deliveries"]) + int(farm["gifts"][Gift.DELIVERY]) + helped
        _push(agenda, Decision.BUY_ONE_BY_ONE, {Buying.LEFT: most, Buying.HELPED: helped})
    elif step == Step.EXTRA_DELIVERIES:
        _push(agenda, Decision.BUY_DELIVERIES)
    else:
        _push(agenda, Decision.PAUSE, {Pausing.BEFORE: Before.TURN_END})
        if step == Step.ROOFS:
            _push(agenda, Decision.ROOF)
        elif step == Step.LAST_DIE:
            value = int(np.flatnonzero(record["dice"])[0]) + 1
            _push(agenda, Decision.DIE, {Spending.VALUE: value, Spending.WHOSE: DieOf.LAST})
        else:
            _push(agenda, Decision.TAKE)


def _push(agenda: Any, kind: int, args: Mapping[Any, int] | None = None) -> None:
    top = int(agenda["open"])
    agenda["kind"][top] = kind
    for place, value in (args or {}).items():
        agenda["args"][top][place] = value
    agenda["open"] = top + 1


def question(state: np.ndarray[Any, Any], seat: int) -> Mapping[str, str | int] | None:
    """The decision that is open for a seat, and whether it is urgent; of a helper who is asked about, the card."""
    agenda = state[0]["farms"][seat]["agenda"]
    top = int(agenda["open"]) - 1
    if top < 0:
        return None
    kind = int(agenda["kind"][top])
    asked: dict[str, str | int] = {"kind": DECISIONS[kind], "urgent": int(kind >= URGENT)}
    if kind in (Decision.HELP, Decision.OFFER):
        asked["card"] = int(agenda["args"][top][Offering.CARD]) + 1
    return asked
