"""Choices of goods that a die, a completed barrow, a helper or another effect offers (rules 7.2, 8.3)."""

import numpy as np

from tertulia.games.la_granja.model.actions import Action
from tertulia.games.la_granja.model.arguments import Choosing, Lodging, Naming, Offering, Swapping
from tertulia.games.la_granja.model.decisions import Decision
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import DENS, GOODS, HARVEST, PAIR, Good
from tertulia.games.la_granja.rules.dice import MAIN_OPTION, gain_from_die, spend_option
from tertulia.games.la_granja.rules.effects import run_helper
from tertulia.games.la_granja.rules.goods import gain_good, lose_good
from tertulia.games.la_granja.rules.helpers import find_helper_slot, packed_kind, packed_number, use_helper
from tertulia.games.la_granja.rules.places import count_symbols
from tertulia.games.la_granja.rules.prices import pig_room
from tertulia.kernel.agenda import Agenda, get_argument, pop, set_argument, top
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray

PAIR_GOODS = np.array(PAIR)


@rule
def list_choices(s: State, seat: int, pending: Agenda, out: IntArray) -> int:
    """Write to `out` the actions that choose one of the offered goods; return the number of actions.

    A pig can be chosen only if a pig space is free (ruling 3), or if the argument `Choosing.SOLD` is 1.
    """
    goods = get_argument(pending, Choosing.GOODS)
    room = int(get_argument(pending, Choosing.SOLD) == 1 or pig_room(s, seat) > 0)
    n = 0
    for good in range(len(GOODS)):
        out[n] = Action.GAIN + good
        n += (goods >> good) & 1 & (int(good != Good.PIG) | room)
    return n


@rule
def choose_good(s: State, seat: int, pending: Agenda, good: int) -> None:
    """Gain the chosen good from a revenue space or an effect, or keep it from a barrow with the barterer."""
    kind = top(pending)
    if kind == Decision.DIE:
        gain_from_die(s, seat, pending, good)
        return
    if kind == Decision.BARTER:
        use_helper(s, seat, find_helper_slot(s, seat, get_argument(pending, Swapping.CARD)))
    pop(pending)
    gain_good(s, seat, good, 1)


@rule
def choose_pair(s: State, seat: int, pending: Agenda, pair: int) -> None:
    """Gain two different harvest goods, or pay them for a helper; `pair` is an index in `PAIRS`."""
    kind = top(pending)
    first, second = int(PAIR_GOODS[pair, 0]), int(PAIR_GOODS[pair, 1])
    if kind == Decision.GIVE_PAIR:
        slot = find_helper_slot(s, seat, get_argument(pending, Offering.CARD))
        pop(pending)
        lose_good(s, seat, first, 1)
        lose_good(s, seat, second, 1)
        run_helper(s, seat, slot, 1)
        return
    if kind == Decision.DIE:
        spend_option(s, seat, pending, MAIN_OPTION)
    else:
        pop(pending)
    gain_good(s, seat, first, 1)
    gain_good(s, seat, second, 1)


@rule
def list_harvest_pairs(s: State, seat: int, out: IntArray) -> int:
    """Write to `out` the actions that choose a pair of different harvest goods from the dens.

    Returns the number of actions.
    """
    stock = s.farms[seat].stock
    n = 0
    for pair in range(3):
        out[n] = Action.PAIR + pair
        n += int(stock[0 if pair < 2 else 1] > 0) & int(stock[1 if pair == 0 else 2] > 0)
    return n


@rule
def list_countable_symbols(s: State, seat: int, out: IntArray) -> int:
    """Write to `out` the actions that name a good for the helper bookkeeper; return the number of actions.

    The bookkeeper counts the symbols of the named good on the market barrows.
    """
    n = 0
    for good in range(DENS):
        out[n] = Action.NAME + good
        n += int(count_symbols(s, seat, good) > 0)
    return n


@rule
def name_good(s: State, seat: int, pending: Agenda, good: int) -> None:
    """Gain the bookkeeper's reward for each symbol of the named good."""
    code = get_argument(pending, Naming.GAIN)
    pop(pending)
    gain_good(s, seat, packed_kind(code), packed_number(code) * count_symbols(s, seat, good))


@rule
def list_lodge_goods(s: State, seat: int, pending: Agenda, out: IntArray) -> int:
    """Write to `out` the actions that exchange a harvest good with the lodge; return the action count."""
    n = 0
    for good in range(HARVEST):
        out[n] = Action.SWAP + good
        n += int(good != get_argument(pending, Lodging.GOOD)) & int(s.farms[seat].stock[good] > 0)
    return n


@rule
def swap_good(s: State, seat: int, pending: Agenda, good: int) -> None:
    """Exchange one harvest good of the dens for the good that the helper lodge gives."""
    set_argument(pending, Lodging.LEFT, get_argument(pending, Lodging.LEFT) - 1)
    lose_good(s, seat, good, 1)
    gain_good(s, seat, get_argument(pending, Lodging.GOOD), 1)
