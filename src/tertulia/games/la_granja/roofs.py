"""Roof markers: bought in the farm phase, used once (rules 6.0, step 4)."""

from __future__ import annotations

from tertulia.games.la_granja.deliver import can_deliver
from tertulia.games.la_granja.effects import add_deliveries, fire, grantable, open_choice, open_upgrades
from tertulia.games.la_granja.goods import gain, has_raw, score_points, take_pig
from tertulia.games.la_granja.income import take_income
from tertulia.games.la_granja.market import free_spaces
from tertulia.games.la_granja.names import (
    A_ROOF,
    A_TURN,
    FOOD,
    G_CARD,
    GRAIN,
    GRAPE,
    HARVEST,
    MEAT,
    OLIVE,
    R_BOUGHT_DELIVERY,
    R_CARD,
    R_CHANGE_DIE_1,
    R_CHANGE_DIE_2,
    R_DELIVERY,
    R_DOUBLE_ROOF_POINTS,
    R_GRAIN_OR_OLIVE,
    R_GRAPE,
    R_HARVEST_GOOD,
    R_MARKET_MARKER,
    R_OLIVE,
    R_PIG,
    R_POINT,
    R_REUSE_ROOF,
    R_SIESTA_1,
    R_SIESTA_2,
    R_SILVER_2,
    R_SILVER_4,
    R_TAKE_INCOME,
    R_TWO_HARVEST_GOODS,
    R_UPGRADE_1,
    R_UPGRADE_2,
    R_UPGRADED_GOOD,
    ROOF_BOUGHT,
    ROOF_PLACES,
    ROOFS_A_ROUND,
    S_ROOF,
    SIESTA,
    SILVER,
    WINE,
)
from tertulia.games.la_granja.prices import roof_places, roof_price
from tertulia.games.la_granja.siesta import advance_disc
from tertulia.games.la_granja.state import (
    D_CARD,
    D_DIE,
    D_DOUBLE,
    D_MARKET,
    D_PAIR,
    D_SHIFT,
    D_TURN,
    E_ROOF,
    E_TURN,
    E_USE,
    PHASE_OF_STEP,
    TAKEN,
)
from tertulia.kernel.agenda import get, pop, push, put, top
from tertulia.kernel.events import emit
from tertulia.kernel.rule import Record, rule

ANY_HARVEST = (1 << HARVEST) - 1
ANY_UPGRADED = 1 << FOOD | 1 << WINE | 1 << MEAT
DELIVERY_PRICE = 1


@rule
def on_sale(s: Record, seat: int, out: Record, n: int) -> int:
    """Write the open roof markers that a farm can pay for and has room for."""
    farm = s.farms[seat]
    if farm.roof_count < roof_places(s, seat):
        for number in range(s.rounds):
            affordable = int(farm.stock[SILVER] >= roof_price(s, seat, number + 1))
            for i in range(ROOFS_A_ROUND):
                out[n] = A_ROOF + number * ROOFS_A_ROUND + i
                n += affordable & int(s.roofs[number, i] > 0)
    return n


@rule
def any_on_sale(s: Record, seat: int) -> bool:
    """Whether a roof marker lies open that a farm has room for, whatever it costs."""
    if s.farms[seat].roof_count < roof_places(s, seat):
        for number in range(s.rounds):
            for i in range(ROOFS_A_ROUND):
                if s.roofs[number, i] > 0:
                    return True
    return False


@rule
def buy_roof(s: Record, seat: int, offer: int) -> None:
    """Pay, cover the leftmost free place, score what is printed there."""
    farm = s.farms[seat]
    number, i = offer // ROOFS_A_ROUND, offer % ROOFS_A_ROUND
    price = roof_price(s, seat, number + 1)
    roof, place = int(s.roofs[number, i]), int(farm.roof_count)
    s.roofs[number, i] = 0
    farm.stock[SILVER] -= price
    farm.roofs[place] = roof
    farm.roof_count += 1
    emit(s.events, E_ROOF, seat, place, roof - 1, price, 0, 0)
    points = int(s.box.roof_points[place])
    score_points(s, seat, points, S_ROOF)
    fire(s, seat, ROOF_BOUGHT, 1)
    if points > 0 and double_place(s, seat) >= 0:
        push(farm.agenda, D_DOUBLE)
        put(farm.agenda, 0, points)


@rule
def double_place(s: Record, seat: int) -> int:
    """Where a roof marker lies that doubles the points of a place, -1 where there is none (ruling 19)."""
    farm = s.farms[seat]
    for place in range(ROOF_PLACES):
        if farm.roofs[place] == R_DOUBLE_ROOF_POINTS + 1 and (int(farm.roofs_used) >> place) & 1 == 0:
            return place
    return -1


@rule
def usable(s: Record, seat: int, place: int) -> bool:
    """Whether an unused roof marker may be used now and would be any use."""
    farm = s.farms[seat]
    roof = int(farm.roofs[place]) - 1
    if (int(s.box.roof_when[roof]) >> PHASE_OF_STEP[s.step]) & 1 == 0:
        return False
    if roof == R_UPGRADE_1 or roof == R_UPGRADE_2:
        return has_raw(s, seat)
    if roof == R_DELIVERY:
        return can_deliver(s, seat, 0)
    if roof == R_BOUGHT_DELIVERY:
        return bool(farm.stock[SILVER] >= DELIVERY_PRICE) and can_deliver(s, seat, DELIVERY_PRICE)
    if roof == R_CARD:
        return grantable(s, seat, G_CARD)
    if roof == R_REUSE_ROOF:
        return others_used(s, seat)
    if roof == R_SIESTA_1 or roof == R_SIESTA_2:
        return bool(farm.siesta < SIESTA - 1)
    if roof == R_CHANGE_DIE_1 or roof == R_CHANGE_DIE_2:
        return die_may_change(farm.agenda)
    if roof == R_MARKET_MARKER:
        return free_spaces(s) != 0
    return roof != R_DOUBLE_ROOF_POINTS


@rule
def die_may_change(pending: Record) -> bool:
    """Whether an own die lies before the player, its action still to be done."""
    return top(pending) == D_DIE and get(pending, 1) == 0 and get(pending, 2) == TAKEN


@rule
def others_used(s: Record, seat: int) -> bool:
    """Whether a used roof marker could be turned up again; that which turns others is not turned (ruling 20)."""
    farm = s.farms[seat]
    for place in range(ROOF_PLACES):
        if (int(farm.roofs_used) >> place) & 1 and farm.roofs[place] != R_REUSE_ROOF + 1:
            return True
    return False


@rule
def used_roofs(s: Record, seat: int, out: Record, n: int) -> int:
    """Write the used roof markers that may be turned up again."""
    farm = s.farms[seat]
    for place in range(ROOF_PLACES):
        out[n] = A_TURN + place
        n += (int(farm.roofs_used) >> place) & 1 & int(farm.roofs[place] != R_REUSE_ROOF + 1)
    return n


@rule
def turn_roof(s: Record, seat: int, place: int) -> None:
    """A used roof marker may be used again."""
    farm = s.farms[seat]
    farm.roofs_used &= ~(1 << place)
    emit(s.events, E_TURN, seat, place, int(farm.roofs[place]) - 1, 0, 0, 0)


@rule
def use_roof(s: Record, seat: int, place: int) -> None:
    """Turn a roof marker face down and have its effect."""
    farm = s.farms[seat]
    roof = int(farm.roofs[place]) - 1
    farm.roofs_used |= 1 << place
    emit(s.events, E_USE, seat, place, roof, 0, 0, 0)
    if not _plain_effect(s, seat, roof):
        _open_effect(s, seat, farm.agenda, roof)


@rule
def _plain_effect(s: Record, seat: int, roof: int) -> bool:
    """What a roof marker gives without a choice; false where it gives one."""
    if roof == R_OLIVE:
        gain(s, seat, OLIVE, 1)
    elif roof == R_GRAPE:
        gain(s, seat, GRAPE, 1)
    elif roof == R_PIG:
        take_pig(s, seat)
    elif roof == R_POINT:
        score_points(s, seat, 1, S_ROOF)
    elif R_SILVER_2 <= roof <= R_SILVER_4:
        gain(s, seat, SILVER, 2 + roof - R_SILVER_2)
    elif roof == R_SIESTA_1 or roof == R_SIESTA_2:
        advance_disc(s, seat, 1 + roof - R_SIESTA_1)
    elif roof == R_DELIVERY:
        add_deliveries(s, seat, 1)
    elif roof == R_BOUGHT_DELIVERY:
        s.farms[seat].stock[SILVER] -= DELIVERY_PRICE
        add_deliveries(s, seat, 1)
    elif roof == R_TAKE_INCOME:
        take_income(s, seat)
    else:
        return False
    return True


@rule
def _open_effect(s: Record, seat: int, pending: Record, roof: int) -> None:
    """The decision that a roof marker opens."""
    if roof == R_GRAIN_OR_OLIVE:
        open_choice(pending, 1 << OLIVE | 1 << GRAIN, 0)
    elif roof == R_HARVEST_GOOD:
        open_choice(pending, ANY_HARVEST, 0)
    elif roof == R_UPGRADED_GOOD:
        open_choice(pending, ANY_UPGRADED, 0)
    elif roof == R_TWO_HARVEST_GOODS:
        push(pending, D_PAIR)
    elif roof == R_UPGRADE_1 or roof == R_UPGRADE_2:
        open_upgrades(pending, 1 + roof - R_UPGRADE_1, 0)
    elif roof == R_CARD:
        push(pending, D_CARD)
        put(pending, 0, 1)
    elif roof == R_REUSE_ROOF:
        push(pending, D_TURN)
    elif roof == R_CHANGE_DIE_1 or roof == R_CHANGE_DIE_2:
        push(pending, D_SHIFT)
        put(pending, 0, 1 + roof - R_CHANGE_DIE_1)
    elif roof == R_MARKET_MARKER:
        push(pending, D_MARKET)


@rule
def double_points(s: Record, seat: int, place: int) -> None:
    """The roof marker that doubles the points of the place just covered."""
    farm = s.farms[seat]
    points = get(farm.agenda, 0)
    pop(farm.agenda)
    farm.roofs_used |= 1 << place
    emit(s.events, E_USE, seat, place, R_DOUBLE_ROOF_POINTS, 0, 0, 0)
    score_points(s, seat, points, S_ROOF)


@rule
def unsold_leave(s: Record) -> None:
    """Roof markers that nobody bought leave the game (option `unsold_roofs`)."""
    for i in range(ROOFS_A_ROUND):
        s.roofs[s.rounds - 1, i] = 0
