"""Prices and capacities of a farm: printed values, changed by helpers and extensions."""

from tertulia.games.la_granja.model.cards import Modifier
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import BARROWS, ROOF_PLACES, Gift, Good
from tertulia.kernel.rule import inline_rule


@inline_rule
def buy_price(s: State, seat: int, good: int) -> int:
    """Return the price in silver at which a seat buys a resource (rules 5.1.2)."""
    price = int(s.box.buy[good])
    if good == Good.PIG:
        price -= int(s.farms[seat].modifiers[Modifier.PIG_DISCOUNT])
    return max(price, 0)


@inline_rule
def sell_price(s: State, seat: int, good: int) -> int:
    """Return the silver that a sold resource brings (rules 5.1.2)."""
    price = int(s.box.sell[good])
    if good == Good.GRAPE:
        price += int(s.farms[seat].modifiers[Modifier.GRAPE_SALE])
    elif good != Good.PIG:
        price += int(s.farms[seat].modifiers[Modifier.HARVEST_SALE])
    return price


@inline_rule
def upgrade_price(s: State, seat: int, good: int) -> int:
    """Return the price in silver of upgrading a resource (rules 5.1.3)."""
    return max(int(s.box.upgrade[good]) - int(s.farms[seat].modifiers[Modifier.UPGRADE_DISCOUNT]), 0)


@inline_rule
def roof_price(s: State, seat: int, number: int) -> int:
    """Return the price in silver of a roof marker of round `number` (rules 6.0, step 4)."""
    return max(number - int(s.farms[seat].modifiers[Modifier.ROOF_DISCOUNT]), 0)


@inline_rule
def roof_places(s: State, seat: int) -> int:
    """Return how many roof markers a farm has room for (rules 6.0, step 4)."""
    return min(ROOF_PLACES - 1 + int(s.farms[seat].modifiers[Modifier.ROOF_SPACES]), ROOF_PLACES)


@inline_rule
def barrow_places(s: State, seat: int) -> int:
    """Return how many market barrows a farm has room for (rules 6.0, step 1)."""
    return min(BARROWS - 1 + int(s.farms[seat].modifiers[Modifier.BARROW_PLACES]), BARROWS)


@inline_rule
def hand_limit(s: State, seat: int) -> int:
    """Return the hand limit of a seat: at the end of step 1 the hand is filled up to it (rules 6.0)."""
    farm = s.farms[seat]
    return int(s.box.hand_limit) + int(farm.extensions) + int(farm.modifiers[Modifier.HAND_LIMIT])


@inline_rule
def pig_spaces(s: State, seat: int) -> int:
    """Return how many pigs a farm has room for."""
    farm = s.farms[seat]
    return int(s.box.pig_spaces) + int(farm.gifts[Gift.PIG_SPACE]) + int(farm.modifiers[Modifier.PIG_SPACES])


@inline_rule
def pig_room(s: State, seat: int) -> int:
    """Return the number of free pig spaces; negative if the farm has too many pigs."""
    return pig_spaces(s, seat) - int(s.farms[seat].stock[Good.PIG])


@inline_rule
def extra_deliveries(s: State, seat: int) -> int:
    """Return how many extra deliveries a farm may buy in a round (rules 8.4)."""
    farm = s.farms[seat]
    return int(s.box.extra_deliveries) + int(farm.gifts[Gift.DELIVERY]) + int(farm.modifiers[Modifier.EXTRA_DELIVERIES])


@inline_rule
def free_extras(s: State, seat: int) -> int:
    """Return how many of a seat's next extra deliveries in this round are free (ruling 32).

    The helper coachman makes the first extra deliveries of each round free. Every extra delivery that the seat has
    bought in this round reduces the number of free ones left.
    """
    farm = s.farms[seat]
    return max(int(farm.modifiers[Modifier.FREE_EXTRA_DELIVERIES]) - int(farm.extras), 0)
