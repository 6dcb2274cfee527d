"""Roof markers: bought in the farm phase, each used once (rules 6.0, step 4)."""

from tertulia.games.la_granja.model.actions import Action
from tertulia.games.la_granja.model.arguments import Doubling, Drawing, Shifting, Spending, Turning
from tertulia.games.la_granja.model.cards import Gain, Roof, Trigger
from tertulia.games.la_granja.model.decisions import PHASE_OF_STEP, Decision, DieOf
from tertulia.games.la_granja.model.events import Event
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import HARVEST, ROOF_PLACES, ROOFS_A_ROUND, SIESTA, Good, PointSource
from tertulia.games.la_granja.rules.deliver import can_deliver
from tertulia.games.la_granja.rules.effects import (
    add_deliveries,
    can_grant,
    fire_trigger,
    has_other_used_roof,
    open_choice,
    open_upgrades,
)
from tertulia.games.la_granja.rules.goods import gain_good, gain_pig, has_raw_goods, lose_good, score_points
from tertulia.games.la_granja.rules.income import take_income
from tertulia.games.la_granja.rules.market import free_spaces
from tertulia.games.la_granja.rules.prices import roof_places, roof_price
from tertulia.games.la_granja.rules.siesta import advance_disc
from tertulia.kernel.agenda import Agenda, get_argument, pop, push, set_argument, top
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray

ANY_HARVEST = (1 << HARVEST) - 1
ANY_UPGRADED = 1 << Good.FOOD | 1 << Good.WINE | 1 << Good.MEAT
DELIVERY_PRICE = 1


@rule
def append_roofs_on_sale(s: State, seat: int, out: IntArray, n: int) -> int:
    """Append to `out` the actions that buy a roof marker, if the farm can pay and has room for the marker.

    `out` already holds `n` actions. Returns the new number of actions.
    """
    farm = s.farms[seat]
    if has_room_for_roof(s, seat):
        for number in range(s.rounds):
            affordable = int(farm.stock[Good.SILVER] >= roof_price(s, seat, number + 1))
            for i in range(ROOFS_A_ROUND):
                out[n] = Action.ROOF + number * ROOFS_A_ROUND + i
                n += affordable & int(s.roofs[number, i] > 0)
    return n


@rule
def has_room_for_roof(s: State, seat: int) -> bool:
    """Return whether a farm has room for a roof marker."""
    return bool(s.farms[seat].roof_count < roof_places(s, seat))


@rule
def is_any_on_sale(s: State) -> bool:
    """Return whether any roof marker is on sale, at any price."""
    for number in range(s.rounds):
        for i in range(ROOFS_A_ROUND):
            if s.roofs[number, i] > 0:
                return True
    return False


@rule
def buy_roof(s: State, seat: int, offer: int) -> None:
    """Pay for a roof marker, put it on the leftmost free place and score the place's points.

    `offer` is 4 * (round - 1) + the marker's place among the four of its round.
    """
    farm = s.farms[seat]
    number, i = offer // ROOFS_A_ROUND, offer % ROOFS_A_ROUND
    price = roof_price(s, seat, number + 1)
    roof, place = int(s.roofs[number, i]), int(farm.roof_count)
    s.roofs[number, i] = 0
    farm.stock[Good.SILVER] -= price
    farm.roofs[place] = roof
    farm.roof_count += 1
    emit(s.events, Event.ROOF, seat, place, roof - 1, price)
    points = int(s.box.roof_points[place])
    score_points(s, seat, points, PointSource.ROOF)
    fire_trigger(s, seat, Trigger.ROOF_BOUGHT, 1)
    if points > 0 and find_double_roof(s, seat) >= 0:
        push(farm.agenda, Decision.DOUBLE)
        set_argument(farm.agenda, Doubling.POINTS, points)
        set_argument(farm.agenda, Doubling.PLACE, find_double_roof(s, seat))


@rule
def find_double_roof(s: State, seat: int) -> int:
    """Return the place of an unused roof marker that doubles the points of a roof place, or -1 for none.

    The marker may be used when the next roof place is covered (ruling 19).
    """
    farm = s.farms[seat]
    for place in range(ROOF_PLACES):
        if farm.roofs[place] == Roof.DOUBLE_ROOF_POINTS + 1 and (int(farm.roofs_used) >> place) & 1 == 0:
            return place
    return -1


@rule
def is_roof_usable(s: State, seat: int, place: int) -> bool:
    """Return whether an unused roof marker may be used now and would have an effect."""
    farm = s.farms[seat]
    roof = int(farm.roofs[place]) - 1
    if (int(s.box.roof_when[roof]) >> int(PHASE_OF_STEP[s.step])) & 1 == 0:
        return False
    if roof == Roof.UPGRADE_1 or roof == Roof.UPGRADE_2:
        return has_raw_goods(s, seat)
    if roof == Roof.DELIVERY:
        return can_deliver(s, seat, 0)
    if roof == Roof.BOUGHT_DELIVERY:
        return bool(farm.stock[Good.SILVER] >= DELIVERY_PRICE) and can_deliver(s, seat, DELIVERY_PRICE)
    if roof == Roof.CARD:
        return can_grant(s, seat, Gain.CARD)
    if roof == Roof.REUSE_ROOF:
        return has_other_used_roof(s, seat)
    if roof == Roof.SIESTA_1 or roof == Roof.SIESTA_2:
        return bool(farm.siesta < SIESTA - 1)
    if roof == Roof.CHANGE_DIE_1 or roof == Roof.CHANGE_DIE_2:
        return die_may_change(farm.agenda)
    if roof == Roof.MARKET_MARKER:
        return free_spaces(s) != 0
    return roof != Roof.DOUBLE_ROOF_POINTS


@rule
def die_may_change(pending: Agenda) -> bool:
    """Return whether the value of the die in use may still be changed.

    It may if the seat took the die itself and has used no option of its revenue space yet.
    """
    return (
        top(pending) == Decision.DIE
        and get_argument(pending, Spending.USED) == 0
        and get_argument(pending, Spending.WHOSE) == DieOf.TAKEN
    )


@rule
def list_used_roofs(s: State, seat: int, pending: Agenda, out: IntArray) -> int:
    """Write to `out` the actions that turn a used roof marker face up; return the number of actions.

    If the effect of a marker `REUSE_ROOF` opened the decision, it cannot turn another marker `REUSE_ROOF` (ruling 20).
    """
    farm = s.farms[seat]
    every = int(get_argument(pending, Turning.ANY) == 1)
    n = 0
    for place in range(ROOF_PLACES):
        out[n] = Action.TURN + place
        n += (int(farm.roofs_used) >> place) & 1 & (every | int(farm.roofs[place] != Roof.REUSE_ROOF + 1))
    return n


@rule
def turn_roof(s: State, seat: int, place: int) -> None:
    """Turn a used roof marker face up, so that it may be used again."""
    farm = s.farms[seat]
    farm.roofs_used &= ~(1 << place)
    emit(s.events, Event.TURN, seat, place, int(farm.roofs[place]) - 1)


@rule
def use_roof(s: State, seat: int, place: int) -> None:
    """Turn a roof marker face down and apply its effect."""
    farm = s.farms[seat]
    roof = int(farm.roofs[place]) - 1
    farm.roofs_used |= 1 << place
    emit(s.events, Event.USE, seat, place, roof)
    if not _plain_effect(s, seat, roof):
        _open_effect(s, seat, farm.agenda, roof)


@rule
def _plain_effect(s: State, seat: int, roof: int) -> bool:
    """Apply the effect of a roof marker, unless the effect only opens a decision (`_open_effect`).

    Returns True if the effect was applied.
    """
    if roof == Roof.OLIVE:
        gain_good(s, seat, Good.OLIVE, 1)
    elif roof == Roof.GRAPE:
        gain_good(s, seat, Good.GRAPE, 1)
    elif roof == Roof.PIG:
        gain_pig(s, seat)
    elif roof == Roof.POINT:
        score_points(s, seat, 1, PointSource.ROOF)
    elif Roof.SILVER_2 <= roof <= Roof.SILVER_4:
        gain_good(s, seat, Good.SILVER, 2 + roof - Roof.SILVER_2)
    elif roof == Roof.SIESTA_1 or roof == Roof.SIESTA_2:
        advance_disc(s, seat, 1 + roof - Roof.SIESTA_1)
    elif roof == Roof.DELIVERY:
        add_deliveries(s, seat, 1)
    elif roof == Roof.BOUGHT_DELIVERY:
        lose_good(s, seat, Good.SILVER, DELIVERY_PRICE)
        add_deliveries(s, seat, 1)
    elif roof == Roof.TAKE_INCOME:
        take_income(s, seat, Decision.CHOICE)
    else:
        return False
    return True


@rule
def _open_effect(s: State, seat: int, pending: Agenda, roof: int) -> None:
    """Open the decision that the effect of a roof marker (`Roof`) requires."""
    if roof == Roof.GRAIN_OR_OLIVE:
        open_choice(pending, 1 << Good.OLIVE | 1 << Good.GRAIN, 0)
    elif roof == Roof.HARVEST_GOOD:
        open_choice(pending, ANY_HARVEST, 0)
    elif roof == Roof.UPGRADED_GOOD:
        open_choice(pending, ANY_UPGRADED, 0)
    elif roof == Roof.TWO_HARVEST_GOODS:
        push(pending, Decision.PAIR)
    elif roof == Roof.UPGRADE_1 or roof == Roof.UPGRADE_2:
        open_upgrades(pending, 1 + roof - Roof.UPGRADE_1, 0)
    elif roof == Roof.CARD:
        push(pending, Decision.CARD)
        set_argument(pending, Drawing.ALLOWED, 1)
    elif roof == Roof.REUSE_ROOF:
        push(pending, Decision.TURN)
    elif roof == Roof.CHANGE_DIE_1 or roof == Roof.CHANGE_DIE_2:
        push(pending, Decision.SHIFT)
        set_argument(pending, Shifting.BY, 1 + roof - Roof.CHANGE_DIE_1)
    elif roof == Roof.MARKET_MARKER:
        push(pending, Decision.MARKET)


@rule
def double_points(s: State, seat: int, place: int) -> None:
    """Score the points of a newly covered roof place a second time, and end the decision `DOUBLE`.

    `place` is the roof place of the marker that doubles the points. This marker is turned face down.
    """
    farm = s.farms[seat]
    points = get_argument(farm.agenda, Doubling.POINTS)
    pop(farm.agenda)
    farm.roofs_used |= 1 << place
    emit(s.events, Event.USE, seat, place, Roof.DOUBLE_ROOF_POINTS)
    score_points(s, seat, points, PointSource.ROOF)


@rule
def remove_unsold_roofs(s: State) -> None:
    """Remove the unsold roof markers of the current round from the game (option `unsold_roofs`)."""
    for i in range(ROOFS_A_ROUND):
        s.roofs[s.rounds - 1, i] = 0
