"""The greedy bot: evaluates every legal action and takes the best, at random among equals."""

from tertulia.games.la_granja.model.actions import MAX_LEGAL_ACTIONS, Action
from tertulia.games.la_granja.model.arguments import Lodging
from tertulia.games.la_granja.model.markers import FreedIndex
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import DELIVERY_TARGETS, GOODS, SOURCES, Good
from tertulia.games.la_granja.policies import weights
from tertulia.games.la_granja.policies.cards import card_action_worth
from tertulia.games.la_granja.policies.farm import any_time_worth, delivery_worth, market_worth
from tertulia.games.la_granja.policies.revenue import revenue_worth
from tertulia.games.la_granja.policies.worth import write_good_worths, write_place_worths
from tertulia.games.la_granja.rules.goods import good_at_source
from tertulia.games.la_granja.rules.places import count_symbols
from tertulia.kernel.agenda import get_argument
from tertulia.kernel.argmax import best_index
from tertulia.kernel.chance import Chance
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import FloatArray, IntArray
from tertulia.kernel.stack import stack_float64, stack_int64

TARGET_COUNT, GOOD_COUNT = len(DELIVERY_TARGETS), len(GOODS)


@rule
def weigh(s: State, seat: int, actions: IntArray, n: int, out: FloatArray) -> None:
    """Write the value of each of `actions[:n]` to `out`, in points."""
    places = stack_int64(TARGET_COUNT)
    goods = stack_int64(GOOD_COUNT)
    write_place_worths(s, seat, places)
    write_good_worths(s, seat, places, goods)
    for i in range(n):
        out[i] = action_worth(s, seat, int(actions[i]), places, goods) / weights.POINT


@rule
def choose_greedily(s: State, seat: int, actions: IntArray, n: int, chance: Chance) -> int:
    """Return the best of `actions[:n]`, at random among equals."""
    if n == 1:
        return int(actions[0])
    worths = stack_float64(MAX_LEGAL_ACTIONS)
    weigh(s, seat, actions, n, worths)
    return int(actions[best_index(worths, n, chance)])


@rule
def action_worth(s: State, seat: int, action: int, places: IntArray, goods: IntArray) -> int:
    """Return the value of an action, in tenths of a point.

    The action `done` has the value 0, so the bot prefers it to actions with a negative value. `places` holds the value
    of delivering a good to each building and barrow, `goods` the value of gaining one unit of each good.
    """
    if action >= Action.BUY:
        return any_time_worth(s, seat, action, places, goods)
    if action < Action.ROOF:
        return card_action_worth(s, seat, action, places, goods)
    if action < Action.DONKEY:
        return revenue_worth(s, seat, action, places, goods)
    if action < Action.DELIVER:
        return _donkey_worth(s, seat, action - Action.DONKEY)
    if action < Action.EXTRA:
        pair = action - Action.DELIVER
        return delivery_worth(s, seat, pair // len(DELIVERY_TARGETS), pair % len(DELIVERY_TARGETS), places)
    if action < Action.MARKET:
        return _extras_worth(s, seat, action - Action.EXTRA + 1)
    return _other_worth(s, seat, action, places, goods)


@rule
def count_useful_goods(s: State, seat: int) -> int:
    """Return the number of a farm's goods that at least one building or barrow requires.

    At most two goods from each source (`terms.SOURCES`) are counted, and no silver.
    """
    farm = s.farms[seat]
    wanted = 0
    for place in range(len(DELIVERY_TARGETS)):
        wanted |= int(farm.wants[place])
    count = 0
    for source in range(len(SOURCES)):
        if (wanted >> good_at_source(source)) & 1 and source != Good.SILVER:
            count += min(int(farm.stock[source]), 2)
    return count


@rule
def _donkey_worth(s: State, seat: int, which: int) -> int:
    """Return the value of choosing the donkey marker with index `which`, in tenths of a point.

    The marker's deliveries add to the value as far as the farm has goods that buildings or barrows require. The steps
    that the marker gives on the siesta track add to it, too.
    """
    return weights.DONKEY_DELIVERY * min(which + 1, count_useful_goods(s, seat)) + weights.HAT * int(s.box.hats[which])


@rule
def _extras_worth(s: State, seat: int, n: int) -> int:
    """Return the value of `n` extra deliveries, in tenths of a point.

    Deliveries beyond the number of useful goods (`count_useful_goods`) lower the value.
    """
    useful = count_useful_goods(s, seat)
    return weights.EXTRA * min(n, useful) + weights.EXTRA_WASTED * max(n - useful, 0)


@rule
def _other_worth(s: State, seat: int, action: int, places: IntArray, goods: IntArray) -> int:
    """Return the value of an action from `Action.MARKET` to `Action.FREE`, in tenths of a point.

    The action places, guards or frees a marker, turns a roof marker face up, or makes a choice for a helper: village
    elder, bookkeeper or lodge.
    """
    if action < Action.GUARD:
        return market_worth(s, seat, action - Action.MARKET)
    if action < Action.MARK:
        return weights.GUARDED + int(s.box.space_value[action - Action.GUARD])
    if action < Action.NAME:
        return weights.MARKED
    if action < Action.SWAP:
        return count_symbols(s, seat, action - Action.NAME)
    if action < Action.TURN:
        return int(goods[get_argument(s.farms[seat].agenda, Lodging.GOOD)]) - int(goods[action - Action.SWAP])
    if action < Action.FREE:
        return weights.TURNED
    freed = action - Action.FREE
    if FreedIndex.COMPLETED <= freed < FreedIndex.MARKET:
        return 0
    return -int(goods[freed]) if freed < FreedIndex.COMMODITY else weights.FREED_MARKER
