"""Single deliveries (rules 8.3, 8.4; ruling 13).

A delivery is part of a series, or is made with a die, or is an extra delivery that is bought alone.
"""

from tertulia.games.la_granja.model.actions import Action
from tertulia.games.la_granja.model.arguments import Buying, Delivering
from tertulia.games.la_granja.model.decisions import Decision, Series
from tertulia.games.la_granja.model.events import Event
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import MAX_EXTRA_DELIVERIES, Good
from tertulia.games.la_granja.rules.deliver import deliver_good
from tertulia.games.la_granja.rules.dice import MAIN_OPTION, spend_option
from tertulia.games.la_granja.rules.effects import open_deliveries
from tertulia.games.la_granja.rules.prices import extra_deliveries, free_extras
from tertulia.kernel.agenda import Agenda, get_argument, pop, set_argument, top
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray


@rule
def deliver_one(s: State, seat: int, pending: Agenda, source: int, place: int) -> None:
    """Make one delivery in the open decision: one of a series, one with a die, or an extra one bought now.

    `source` is an index in `SOURCES` (a good in a den, on a field, or silver). `place` is an index in
    `DELIVERY_TARGETS`.
    """
    kind = top(pending)
    if kind == Decision.DIE:
        spend_option(s, seat, pending, MAIN_OPTION)
    elif kind == Decision.BUY_ONE_BY_ONE:
        buy_delivery(s, seat)
        set_argument(pending, Buying.LEFT, get_argument(pending, Buying.LEFT) - 1)
        set_argument(pending, Buying.BOUGHT, get_argument(pending, Buying.BOUGHT) + 1)
    else:
        set_argument(pending, Delivering.LEFT, get_argument(pending, Delivering.LEFT) - 1)
        if get_argument(pending, Delivering.SERIES) == Series.NOT_BEGUN:
            set_argument(pending, Delivering.SERIES, Series.BEGUN)
    deliver_good(s, seat, source, place)


@rule
def list_extras(s: State, seat: int, out: IntArray) -> int:
    """Write to `out` the actions that buy a number of extra deliveries at once (rules 8.4).

    Returns the number of actions, which is the largest number of deliveries that the farm's extensions, helpers and
    silver allow now.
    """
    silver = int(s.farms[seat].stock[Good.SILVER])
    most = min(extra_deliveries(s, seat), silver + free_extras(s, seat), MAX_EXTRA_DELIVERIES)
    for i in range(most):
        out[i] = Action.EXTRA + i
    return most


@rule
def count_extras_left(s: State, seat: int, pending: Agenda) -> int:
    """Return how many extra deliveries a seat may still buy one by one in this step.

    The limit was counted at the start of the step. If the farm has since lost a helper that raised the limit, the lower
    limit counts (ruling 13).
    """
    return min(get_argument(pending, Buying.LEFT), extra_deliveries(s, seat) - get_argument(pending, Buying.BOUGHT))


@rule
def buy_deliveries(s: State, seat: int, pending: Agenda, n: int) -> None:
    """Buy `n` extra deliveries at once, then let the seat make them (rules 8.4, option `deliveries`)."""
    farm = s.farms[seat]
    price = max(n - free_extras(s, seat), 0)
    farm.extras += n
    farm.stock[Good.SILVER] -= price
    emit(s.events, Event.EXTRA, seat, n, price)
    pop(pending)
    open_deliveries(pending, n, Series.BOUGHT)


@rule
def buy_delivery(s: State, seat: int) -> None:
    farm = s.farms[seat]
    price = int(free_extras(s, seat) == 0)
    farm.extras += 1
    farm.stock[Good.SILVER] -= price
    emit(s.events, Event.EXTRA, seat, 1, price)
