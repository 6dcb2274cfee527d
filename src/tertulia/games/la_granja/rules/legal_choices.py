"""What may be chosen in the decisions that an action or an effect opens."""

from __future__ import annotations

from tertulia.games.la_granja.model import (
    BARROWS,
    CARDS,
    DENS,
    DONKEYS,
    FARM_GOODS,
    FIELDS,
    GOODS,
    HARVEST,
    HELPERS,
    MOST_EXTRAS,
    SIDES,
    SPACES,
    Action,
    Good,
    Side,
    State,
    Zone,
)
from tertulia.games.la_granja.rules.market import free_spaces, guarded, targets
from tertulia.games.la_granja.rules.places import SYMBOLS
from tertulia.games.la_granja.rules.prices import extra_deliveries, free_extras, pig_room
from tertulia.kernel.agenda import Agenda, get
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray


@rule
def plays(s: State, seat: int, out: IntArray) -> int:
    """Write every way to play a card of the hand; an extension only where its goods are there (rules 6.0, step 1)."""
    n = 0
    extends = int(different_goods(s, seat, 0) > s.farms[seat].extensions)
    for card in range(CARDS):
        if s.zone[card] == Zone.HAND + seat:
            first = Action.PLAY + card * len(SIDES)
            for side in range(len(SIDES)):
                out[n] = first + side
                n += int(side != Side.EXTENSION) | extends
    return n


@rule
def different_goods(s: State, seat: int, least: int) -> int:
    """How many different farm goods a farm has, from a good on."""
    stock = s.farms[seat].stock
    count = 0
    for good in range(least, FARM_GOODS):
        count += int(_has(stock, good))
    return count


@rule
def _has(stock: IntArray, good: int) -> bool:
    """Whether there is any of a good, in a den or on a field."""
    if good < HARVEST and stock[FIELDS + good] > 0:
        return True
    return bool(stock[good] > 0)


@rule
def payments(s: State, seat: int, pending: Agenda, out: IntArray) -> int:
    """Different goods in ascending order, so that every set is paid in one way only; enough must be left for the rest."""
    left, least = get(pending, 1), get(pending, 2)
    stock = s.farms[seat].stock
    last = FARM_GOODS - 1
    while different_goods(s, seat, last) < left:
        last -= 1
    n = 0
    for good in range(least, last + 1):
        out[n] = Action.PAY + good
        n += int(stock[good] > 0)
    for good in range(least, min(last + 1, HARVEST)):
        out[n] = Action.PAY + FIELDS + good
        n += int(stock[FIELDS + good] > 0)
    return n


@rule
def replaceable(s: State, seat: int, side: int, out: IntArray) -> int:
    """The places from which a barrow or a helper may be thrown away."""
    farm = s.farms[seat]
    n = 0
    for slot in range(BARROWS if side == Side.BARROW else HELPERS):
        out[n] = Action.REPLACE + slot
        n += int((farm.barrows[slot] if side == Side.BARROW else farm.helpers[min(slot, HELPERS - 1)]) > 0)
    return n


@rule
def donkeys(s: State, seat: int, out: IntArray) -> int:
    """The donkey markers still available (rules 8.1)."""
    n = 0
    for i in range(DONKEYS):
        out[n] = Action.DONKEY + i
        n += 1 - (int(s.farms[seat].donkeys) >> i & 1)
    return n


@rule
def market_spaces(s: State, seat: int, value: int, out: IntArray) -> int:
    """Where the marker may stand: by the barrow's value, or anywhere free."""
    bits = targets(s, seat, value) if value > 0 else free_spaces(s)
    return _spaces(bits, Action.MARKET, out)


@rule
def guards(s: State, pending: Agenda, out: IntArray) -> int:
    """The threatened markers of which one may be saved."""
    return _spaces(guarded(s, pending), Action.GUARD, out)


@rule
def _spaces(bits: int, first: int, out: IntArray) -> int:
    n = 0
    for space in range(SPACES):
        out[n] = first + space
        n += (bits >> space) & 1
    return n


@rule
def extras(s: State, seat: int, out: IntArray) -> int:
    """How many extra deliveries can be paid for at once: the symbols count that are there now (rules 8.4)."""
    silver = int(s.farms[seat].stock[Good.SILVER])
    most = min(extra_deliveries(s, seat), silver + free_extras(s, seat), MOST_EXTRAS)
    for i in range(most):
        out[i] = Action.EXTRA + i
    return most


@rule
def extras_left(s: State, seat: int, pending: Agenda) -> int:
    """How many extra deliveries are left of those counted when the step began; symbols that have gone count no more (ruling 13)."""
    return min(get(pending, 0), extra_deliveries(s, seat) - get(pending, 1))


@rule
def choices(s: State, seat: int, pending: Agenda, out: IntArray) -> int:
    """One of several goods; a pig needs a space (ruling 3)."""
    goods = get(pending, 0)
    room = int(get(pending, 1) == 1 or pig_room(s, seat) > 0)
    n = 0
    for good in range(len(GOODS)):
        out[n] = Action.GAIN + good
        n += (goods >> good) & 1 & (int(good != Good.PIG) | room)
    return n


@rule
def lodge_goods(s: State, seat: int, pending: Agenda, out: IntArray) -> int:
    """The other harvest goods in the dens."""
    n = 0
    for good in range(HARVEST):
        out[n] = Action.SWAP + good
        n += int(good != get(pending, 0)) & int(s.farms[seat].stock[good] > 0)
    return n


@rule
def symbols_of(s: State, seat: int, good: int) -> int:
    """How many symbols of a good a farm's market barrows show."""
    count = 0
    for slot in range(BARROWS):
        card = int(s.farms[seat].barrows[slot]) - 1
        if card >= 0:
            for i in range(SYMBOLS):
                count += int(s.box.cards[card].symbols[i] == good + 1)
    return count


@rule
def symbols_named(s: State, seat: int, out: IntArray) -> int:
    """The goods that the bookkeeper can count."""
    n = 0
    for good in range(DENS):
        out[n] = Action.NAME + good
        n += int(symbols_of(s, seat, good) > 0)
    return n


@rule
def herb_pairs(s: State, seat: int, out: IntArray) -> int:
    """Two different harvest goods of the dens."""
    stock = s.farms[seat].stock
    n = 0
    for pair in range(3):
        out[n] = Action.PAIR + pair
        n += int(stock[0 if pair < 2 else 1] > 0) & int(stock[1 if pair == 0 else 2] > 0)
    return n


@rule
def shifts(s: State, seat: int, pending: Agenda, out: IntArray) -> int:
    """By how much the die below this decision may change, within 1 to 6."""
    by = get(pending, 0)
    value = int(pending.args[pending.open - 2, 0])
    n = 0
    out[n] = Action.SHIFT + (0 if by == 2 else 1)
    n += int(value - by >= 1)
    out[n] = Action.SHIFT + (3 if by == 2 else 2)
    n += int(value + by <= 6)
    return n
