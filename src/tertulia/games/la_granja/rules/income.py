"""Income, growth of goods and offspring of pigs (rules 6.0, steps 2 and 3)."""

from tertulia.games.la_granja.model.arguments import Choosing
from tertulia.games.la_granja.model.cards import Modifier, Special, Trigger
from tertulia.games.la_granja.model.decisions import Decision
from tertulia.games.la_granja.model.events import Event
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import FIELDS, HARVEST, RESOURCES, Building, Craft, Good
from tertulia.games.la_granja.rules.crafts import ANY_RESOURCE, HOUSE_SILVER
from tertulia.games.la_granja.rules.effects import fire_trigger, open_choice
from tertulia.games.la_granja.rules.goods import gain_good, has_raw_goods
from tertulia.games.la_granja.rules.helpers import (
    NO_SLOT,
    find_payable_special,
    has_any_time_means,
    might_play,
    use_helper,
)
from tertulia.games.la_granja.rules.prices import buy_price, pig_room, sell_price, upgrade_price
from tertulia.kernel.agenda import push, set_argument
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule

PARENTS = 2


@rule
def take_income(s: State, seat: int, kind: int) -> None:
    """Gain the income of farm extensions and turned craft markers (rules 6.0, step 2).

    The greengrocer gives a good of the player's choice. `kind` is the kind of decision (`Decision`) for this
    choice: `INCOME` in the income step, or `CHOICE` if a roof marker gives the income.
    """
    farm = s.farms[seat]
    silver = int(farm.gifts[1])
    if farm.crafts[Building.MERCHANT_HOUSE] == Craft.TURNED:
        silver += HOUSE_SILVER
    gain_good(s, seat, Good.SILVER, silver)
    if farm.crafts[Building.DELI] == Craft.TURNED:
        gain_good(s, seat, Good.COMMODITY, 1)
    if farm.crafts[Building.GREENGROCER] == Craft.TURNED:
        push(farm.agenda, kind)
        set_argument(farm.agenda, Choosing.GOODS, ANY_RESOURCE)


@rule
def can_change_income(s: State, seat: int) -> bool:
    """Return whether any-time actions could still change the income (rules 5.1; ruling 2).

    If they could, the player gets a pause before the income. The player might play a card in this pause, such as a farm
    extension. Or they might spend silver, because a helper's income depends on the number of richer players.
    """
    farm = s.farms[seat]
    if (int(farm.triggers) >> Trigger.INCOME_PER_RICHER) & 1 and s.seats > 1 and _might_spend(s, seat):
        return True
    return bool(farm.hand > 0) and might_play(s, seat)


@rule
def _might_spend(s: State, seat: int) -> bool:
    """Return whether a farm's silver can pay for any resource or for the upgrade of one."""
    silver = int(s.farms[seat].stock[Good.SILVER])
    raw = has_raw_goods(s, seat)
    for good in range(RESOURCES):
        if silver >= buy_price(s, seat, good) or (raw and silver >= upgrade_price(s, seat, good)):
            return True
    return False


@rule
def run_income_step(s: State, seat: int) -> None:
    """Pay the income of a seat, then fire the triggers of helpers that react to the income."""
    take_income(s, seat, Decision.INCOME)
    farm = s.farms[seat]
    if farm.fields[0] + farm.fields[1] + farm.fields[2] > 0:
        fire_trigger(s, seat, Trigger.INCOME_WITH_FIELD, 1)
    richer = 0
    for other in range(s.seats):
        richer += int(s.farms[other].stock[Good.SILVER] > farm.stock[Good.SILVER])
    fire_trigger(s, seat, Trigger.INCOME_PER_RICHER, richer)


@rule
def can_change_growth(s: State, seat: int) -> bool:
    """Return whether any-time actions could still change the growth on a farm.

    If they could, the player gets a pause before growth. Goods on fields and pigs can be sold or upgraded. A trade
    commodity, a roof marker or a helper may bring a pig or a field. Silver may buy two pigs as parents, or the first
    pig with the helper pig breeder.
    """
    farm = s.farms[seat]
    if farm.stock[FIELDS] + farm.stock[FIELDS + 1] + farm.stock[FIELDS + 2] + farm.stock[Good.PIG] > 0:
        return True
    return bool(farm.modifiers[Modifier.OFFSPRING] > 0) or has_any_time_means(s, seat) or _might_buy_parents(s, seat)


@rule
def _might_buy_parents(s: State, seat: int) -> bool:
    """Return whether a farm could buy two pigs and have room for their offspring.

    The two must be affordable with the farm's silver and the silver for all harvest goods in its dens.
    """
    if pig_room(s, seat) <= PARENTS:
        return False
    silver = int(s.farms[seat].stock[Good.SILVER])
    for good in range(HARVEST):
        silver += int(s.farms[seat].stock[good]) * sell_price(s, seat, good)
    return silver >= PARENTS * buy_price(s, seat, Good.PIG)


@rule
def grow_goods(s: State, seat: int) -> None:
    """Grow a good on every empty field, and a pig if there are two pigs and room for a third.

    See rules 6.0, step 3, and ruling 3. With the helper pig breeder, one pig is enough.
    """
    farm = s.farms[seat]
    earlier_goods = 0
    for good in range(HARVEST):
        if farm.stock[FIELDS + good] > 0:
            earlier_goods |= 1 << good
    olives, grain = _grow_good(s, seat, 0), _grow_good(s, seat, 1)
    grapes = _grow_good(s, seat, 2)
    pigs = int(
        farm.stock[Good.PIG] >= PARENTS - farm.modifiers[Modifier.OFFSPRING]
        and farm.stock[Good.PIG] > 0
        and pig_room(s, seat) > 0
    )
    farm.stock[Good.PIG] += pigs
    farm.markers += olives + grain + grapes + pigs
    if olives + grain + grapes + pigs > 0:
        emit(s.events, Event.GROW, seat, olives, grain, grapes, pigs)
    for good in range(HARVEST):
        if farm.fields[good] > 0:
            fire_trigger(s, seat, Trigger.GROWTH_OLIVE + good, 1)
    _water_field(s, seat, earlier_goods)


@rule
def _grow_good(s: State, seat: int, good: int) -> int:
    farm = s.farms[seat]
    empty = int(farm.fields[good]) - int(farm.stock[FIELDS + good])
    farm.stock[FIELDS + good] += empty
    return empty


@rule
def _water_field(s: State, seat: int, earlier_goods: int) -> None:
    """Let the helper water carrier give one of the goods that were on fields before growth.

    Bit k of `earlier_goods` is set if the good k was on a field.
    """
    if earlier_goods == 0:
        return
    slot = find_payable_special(s, seat, Special.WATER_CARRIER)
    if slot != NO_SLOT:
        use_helper(s, seat, slot)
        if earlier_goods & (earlier_goods - 1) == 0:
            gain_good(s, seat, earlier_goods >> 1, 1)
        else:
            open_choice(s.farms[seat].agenda, earlier_goods, 0)
