"""Revenue phase: roll the dice, take them and use their revenue spaces (rules 7.0).

A die that shows n is used on revenue space n: it gives a pig, goods, silver, cards, upgrades or deliveries.
"""

import numpy as np

from tertulia.games.la_granja.model.actions import Action
from tertulia.games.la_granja.model.arguments import Drawing, Offering, Shifting, Spending
from tertulia.games.la_granja.model.cards import Gain, Roof, Special, Trigger
from tertulia.games.la_granja.model.decisions import Decision, DieOf, Step
from tertulia.games.la_granja.model.events import Event
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import HARVEST, PAIRS, ROOF_PLACES, Good
from tertulia.games.la_granja.rules.deliver import append_deliveries
from tertulia.games.la_granja.rules.effects import can_grant, fire_trigger, open_upgrades
from tertulia.games.la_granja.rules.goods import gain_good, gain_pig, has_raw_goods
from tertulia.games.la_granja.rules.helpers import (
    NO_SLOT,
    find_helper_slot,
    find_payable_special,
    find_ready_special,
    use_helper,
)
from tertulia.kernel.agenda import Agenda, get_argument, pop, push, set_argument
from tertulia.kernel.chance import draw
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray

PIPS = 6
MAIN_OPTION, OTHER_OPTION = 1, 2
"""Bits of the two options of revenue spaces 2 and 6. A player uses one option of the space."""
DIE_SILVER, DELIVERY_SILVER = 4, 2
SIESTA_STEPS, FREE_UPGRADES = 2, 2
SHIFT_AMOUNTS = np.array((-2, -1, 1, 2))
"""Change of a die's value by each action `SHIFT`, in the order of `terms.SHIFTS`."""


@rule
def roll_dice(s: State, dice: int) -> None:
    """Roll `dice` dice, store how many show each value, and emit the event `DICE`."""
    for i in range(PIPS):
        s.dice[i] = 0
    for _ in range(dice):
        s.dice[draw(s.chance, PIPS)] += 1
    emit(s.events, Event.DICE, s.dice[0], s.dice[1], s.dice[2], s.dice[3], s.dice[4], s.dice[5])


@rule
def list_takes(s: State, seat: int, out: IntArray) -> int:
    """Write to `out` the actions that take or reroll a die; return the number of actions.

    The last die on the space that the village elder has marked is reserved for the elder's player.
    """
    n = 0
    for i in range(PIPS):
        out[n] = Action.TAKE + i
        reserved = s.dice[i] == 1 and s.marked == i + 1 and s.marker != seat
        n += int(s.dice[i] > 0 and not reserved)
    if find_payable_special(s, seat, Special.GAMBLER) != NO_SLOT:
        for i in range(PIPS):
            out[n] = Action.REROLL + i
            n += int(s.dice[i] > 0)
    return n


@rule
def reroll_die(s: State, seat: int, i: int) -> None:
    """Reroll a die that shows i + 1, with the helper gambler."""
    use_helper(s, seat, find_payable_special(s, seat, Special.GAMBLER))
    s.dice[i] -= 1
    to = draw(s.chance, PIPS)
    s.dice[to] += 1
    emit(s.events, Event.REROLL, seat, i + 1, to + 1)


@rule
def take_die(s: State, seat: int, i: int) -> None:
    """Take a die that shows i + 1, and use its revenue space.

    If the seat has the helper merchant ready, the player may then use a second revenue space with the merchant.
    """
    farm = s.farms[seat]
    pop(farm.agenda)
    s.dice[i] -= 1
    farm.dice[s.step - Step.FIRST_DIE] = i + 1
    emit(s.events, Event.TAKE, seat, i + 1)
    # the gain of the die can pay the helper, so ability to pay is not checked yet
    merchant = find_ready_special(s, seat, Special.MERCHANT)
    if merchant != NO_SLOT:
        push(farm.agenda, Decision.MERCHANT)
        set_argument(farm.agenda, Offering.CARD, int(farm.helpers[merchant]) - 1)
    if (i != 0 and i != 3) or _could_change(s, seat):
        open_die(farm.agenda, i + 1, DieOf.TAKEN)
    elif i == 0:
        gain_pig(s, seat)
    else:
        gain_good(s, seat, Good.SILVER, DIE_SILVER)
    fire_trigger(s, seat, Trigger.DIE_1 + i, 1)


@rule
def _could_change(s: State, seat: int) -> bool:
    """Return whether a farm has an unused helper or roof marker that can change the value of a taken die."""
    if find_payable_special(s, seat, Special.FORTUNE_TELLER) != NO_SLOT:
        return True
    farm = s.farms[seat]
    for place in range(ROOF_PLACES):
        roof = int(farm.roofs[place]) - 1
        changes = roof == Roof.CHANGE_DIE_1 or roof == Roof.CHANGE_DIE_2
        if changes and (int(farm.roofs_used) >> place) & 1 == 0:
            return True
    return False


@rule
def open_die(pending: Agenda, value: int, whose: int) -> None:
    """Append to `pending` the decision how a seat uses the revenue space of a die that shows `value`.

    `whose` tells whether the die is the seat's own or used by all seats (`DieOf`).
    """
    push(pending, Decision.DIE)
    set_argument(pending, Spending.VALUE, value)
    set_argument(pending, Spending.WHOSE, whose)


@rule
def list_die_options(s: State, seat: int, pending: Agenda, out: IntArray) -> int:
    """Write to `out` the actions that use the open revenue space; return the action count (rules 7.2).

    The helper porter allows a second option of the space, which must differ from the first.
    """
    value, used = get_argument(pending, Spending.VALUE), get_argument(pending, Spending.USED)
    n = 0
    if value == 1:
        out[0] = Action.GAIN + Good.PIG
        n = 1
    elif value == 2:
        if used & MAIN_OPTION == 0:
            out[0] = Action.CARD
            n = int(can_grant(s, seat, Gain.CARD))
        if used & OTHER_OPTION == 0:
            for good in range(HARVEST):
                out[n] = Action.GAIN + good
                n += 1
    elif value == 3:
        for pair in range(len(PAIRS)):
            out[n] = Action.PAIR + pair
            n += 1
    elif value == 4:
        out[0] = Action.GAIN + Good.SILVER
        n = 1
    elif value == 5:
        out[0] = Action.UPGRADES
        n = int(has_raw_goods(s, seat))
        out[n] = Action.ADVANCE
        n += 1
    else:
        if used & OTHER_OPTION == 0:
            out[0] = Action.GAIN + Good.SILVER
            n = 1
        if used & MAIN_OPTION == 0:
            n = append_deliveries(s, seat, 0, out, n)
    return n


@rule
def spend_option(s: State, seat: int, pending: Agenda, option: int) -> None:
    """Mark an option of the open revenue space as used, and end the decision unless the porter extends it.

    With the helper porter, the player may then use the other option of the space. This applies only if the die was
    taken with the value of this space (ruling 14). `option` is `MAIN_OPTION` or `OTHER_OPTION`.
    """
    value, used = get_argument(pending, Spending.VALUE), get_argument(pending, Spending.USED)
    slot = find_payable_special(s, seat, Special.PORTER)
    if used != 0:
        use_helper(s, seat, find_helper_slot(s, seat, get_argument(pending, Spending.PORTER)))
        pop(pending)
    elif (value == 2 or value == 6) and slot != NO_SLOT and _original_value(s, seat, pending) == value:
        set_argument(pending, Spending.USED, option)
        set_argument(pending, Spending.PORTER, int(s.farms[seat].helpers[slot]) - 1)
    else:
        pop(pending)


@rule
def _original_value(s: State, seat: int, pending: Agenda) -> int:
    """Return the value that a die showed when the seat took it, before any change.

    Returns 0 for the last die, which all seats use, and for the second space of the merchant.
    """
    return (
        int(s.farms[seat].dice[s.step - Step.FIRST_DIE]) if get_argument(pending, Spending.WHOSE) == DieOf.TAKEN else 0
    )


@rule
def gain_from_die(s: State, seat: int, pending: Agenda, good: int) -> None:
    """Gain the goods or silver that revenue space 1, 2, 4 or 6 gives, and end the decision."""
    value = get_argument(pending, Spending.VALUE)
    spend_option(s, seat, pending, OTHER_OPTION)
    if value == 1:
        gain_pig(s, seat)
    elif value == 2:
        gain_good(s, seat, good, 1)
    else:
        gain_good(s, seat, Good.SILVER, DIE_SILVER if value == 4 else DELIVERY_SILVER)


@rule
def use_die_for_card(s: State, seat: int, pending: Agenda) -> None:
    """Open the decision to draw or play a card, which revenue space 2 allows."""
    spend_option(s, seat, pending, MAIN_OPTION)
    push(pending, Decision.CARD)
    set_argument(pending, Drawing.ALLOWED, 1)


@rule
def open_die_upgrades(s: State, seat: int, pending: Agenda) -> None:
    """Open the upgrades of revenue space 5: an upgrade, then another or a step on the siesta track."""
    spend_option(s, seat, pending, MAIN_OPTION)
    open_upgrades(pending, FREE_UPGRADES, 2)


@rule
def shift_value(s: State, seat: int, pending: Agenda, by: int) -> None:
    """Change the value of the die in use by `by`, so that another revenue space is used (rulings 14, 18)."""
    value = get_argument(pending, Spending.VALUE)
    set_argument(pending, Spending.VALUE, value + by)
    emit(s.events, Event.SHIFT, seat, value, value + by)


@rule
def current_revenue_space(s: State, seat: int) -> int:
    """Return the number of the revenue space (1 to 6) that a seat is using now, or 0 for none.

    While the player chooses a change of the die's value, the space of the old value counts.
    """
    pending = s.farms[seat].agenda
    for i in range(pending.open - 1, -1, -1):
        if pending.kind[i] == Decision.DIE:
            return int(pending.args[i, Spending.VALUE])
    return 0


@rule
def list_shifts(s: State, seat: int, pending: Agenda, out: IntArray) -> int:
    """Write to `out` the actions that change the value of the die in use; return the number of actions.

    The value goes up or down by the argument `Shifting.BY`, and stays within 1 to 6. The die in use belongs to the
    `DIE` decision, which lies directly below the open decision on the agenda.
    """
    by = get_argument(pending, Shifting.BY)
    value = int(pending.args[pending.open - 2, Spending.VALUE])
    n = 0
    out[n] = Action.SHIFT + (0 if by == 2 else 1)
    n += int(value - by >= 1)
    out[n] = Action.SHIFT + (3 if by == 2 else 2)
    n += int(value + by <= 6)
    return n


@rule
def shift_die(s: State, seat: int, pending: Agenda, which: int) -> None:
    """Carry out the chosen change of the die's value; `which` is an index in `SHIFT_AMOUNTS`."""
    pop(pending)
    shift_value(s, seat, pending, int(SHIFT_AMOUNTS[which]))
