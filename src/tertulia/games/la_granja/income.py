"""Income, growth and offspring (rules 6.0, steps 2 and 3)."""

from __future__ import annotations

from tertulia.games.la_granja.crafts import ANY_RESOURCE, HOUSE_SILVER
from tertulia.games.la_granja.effects import fire, open_choice
from tertulia.games.la_granja.goods import gain
from tertulia.games.la_granja.helpers import NOBODY, called, odd_slot
from tertulia.games.la_granja.names import (
    COMMODITY,
    DELI,
    FIELDS,
    GREENGROCER,
    GROWTH_OLIVE,
    HARVEST,
    INCOME_PER_RICHER,
    INCOME_WITH_FIELD,
    MERCHANT_HOUSE,
    OFFSPRING,
    PIG,
    SILVER,
    WATER_CARRIER,
)
from tertulia.games.la_granja.prices import pig_room
from tertulia.games.la_granja.state import E_GROW, TURNED
from tertulia.kernel.events import emit
from tertulia.kernel.rule import Record, rule

PARENTS = 2


@rule
def take_income(s: Record, seat: int) -> None:
    """What extensions and turned craft markers yield (rules 6.0, step 2)."""
    farm = s.farms[seat]
    silver = int(farm.gifts[1])
    if farm.crafts[MERCHANT_HOUSE] == TURNED:
        silver += HOUSE_SILVER
    gain(s, seat, SILVER, silver)
    if farm.crafts[DELI] == TURNED:
        gain(s, seat, COMMODITY, 1)
    if farm.crafts[GREENGROCER] == TURNED:
        open_choice(farm.agenda, ANY_RESOURCE, 0)


@rule
def income_step(s: Record, seat: int) -> None:
    """The income, and the helpers who wait for it."""
    take_income(s, seat)
    farm = s.farms[seat]
    if farm.fields[0] + farm.fields[1] + farm.fields[2] > 0:
        fire(s, seat, INCOME_WITH_FIELD, 1)
    richer = 0
    for other in range(s.seats):
        richer += int(s.farms[other].stock[SILVER] > farm.stock[SILVER])
    fire(s, seat, INCOME_PER_RICHER, richer)


@rule
def grow(s: Record, seat: int) -> None:
    """A good on every empty field, a pig where two live and a third has room (rules 6.0, step 3; ruling 3)."""
    farm = s.farms[seat]
    stood = 0
    for good in range(HARVEST):
        if farm.stock[FIELDS + good] > 0:
            stood |= 1 << good
    olives, grain = _grow(s, seat, 0), _grow(s, seat, 1)
    grapes = _grow(s, seat, 2)
    pigs = int(farm.stock[PIG] >= PARENTS - farm.mods[OFFSPRING] and farm.stock[PIG] > 0 and pig_room(s, seat) > 0)
    farm.stock[PIG] += pigs
    farm.markers += olives + grain + grapes + pigs
    if olives + grain + grapes + pigs > 0:
        emit(s.events, E_GROW, seat, olives, grain, grapes, pigs, 0)
    for good in range(HARVEST):
        if farm.fields[good] > 0:
            fire(s, seat, GROWTH_OLIVE + good, 1)
    _water(s, seat, stood)


@rule
def _grow(s: Record, seat: int, good: int) -> int:
    farm = s.farms[seat]
    empty = int(farm.fields[good]) - int(farm.stock[FIELDS + good])
    farm.stock[FIELDS + good] += empty
    return empty


@rule
def _water(s: Record, seat: int, stood: int) -> None:
    """The water carrier: one more of a good that still stood on a field."""
    if stood == 0:
        return
    slot = odd_slot(s, seat, WATER_CARRIER)
    if slot != NOBODY:
        called(s, seat, slot)
        if stood & (stood - 1) == 0:
            gain(s, seat, stood >> 1, 1)
        else:
            open_choice(s.farms[seat].agenda, stood, 0)
