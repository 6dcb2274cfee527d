"""What may be chosen in the decisions that an action or an effect opens."""

from __future__ import annotations

from tertulia.games.la_granja.market import free_spaces, guarded, targets
from tertulia.games.la_granja.names import (
    A_DONKEY,
    A_EXTRA,
    A_GAIN,
    A_GUARD,
    A_MARKET,
    A_NAME,
    A_PAIR,
    A_PAY,
    A_PLAY,
    A_REPLACE,
    A_SHIFT,
    A_SWAP,
    BARROW,
    BARROWS,
    CARDS,
    DENS,
    DONKEYS,
    EXTENSION,
    FARM_GOODS,
    FIELDS,
    GOODS,
    HARVEST,
    HELPERS,
    MOST_EXTRAS,
    PIG,
    SIDES,
    SILVER,
    SPACES,
)
from tertulia.games.la_granja.places import SYMBOLS
from tertulia.games.la_granja.prices import pig_room
from tertulia.games.la_granja.state import IN_HAND
from tertulia.kernel.agenda import get
from tertulia.kernel.rule import Record, rule


@rule
def plays(s: Record, seat: int, out: Record) -> int:
    """Write every way to play a card of the hand; an extension only where its goods are there (rules 6.0, step 1)."""
    n = 0
    extends = int(different_goods(s, seat, 0) > s.farms[seat].extensions)
    for card in range(CARDS):
        if s.zone[card] == IN_HAND + seat:
            first = A_PLAY + card * len(SIDES)
            for side in range(len(SIDES)):
                out[n] = first + side
                n += int(side != EXTENSION) | extends
    return n


@rule
def different_goods(s: Record, seat: int, least: int) -> int:
    """How many different farm goods a farm has, from a good on."""
    stock = s.farms[seat].stock
    count = 0
    for good in range(least, FARM_GOODS):
        count += int(_has(stock, good))
    return count


@rule
def _has(stock: Record, good: int) -> bool:
    """Whether there is any of a good, in a den or on a field."""
    if good < HARVEST and stock[FIELDS + good] > 0:
        return True
    return bool(stock[good] > 0)


@rule
def payments(s: Record, seat: int, pending: Record, out: Record) -> int:
    """Different goods in ascending order, so that every set is paid in one way only; enough must be left for the rest."""
    left, least = get(pending, 1), get(pending, 2)
    stock = s.farms[seat].stock
    last = FARM_GOODS - 1
    while different_goods(s, seat, last) < left:
        last -= 1
    n = 0
    for good in range(least, last + 1):
        out[n] = A_PAY + good
        n += int(stock[good] > 0)
    for good in range(least, min(last + 1, HARVEST)):
        out[n] = A_PAY + FIELDS + good
        n += int(stock[FIELDS + good] > 0)
    return n


@rule
def replaceable(s: Record, seat: int, side: int, out: Record) -> int:
    """The places from which a barrow or a helper may be thrown away."""
    farm = s.farms[seat]
    n = 0
    for slot in range(BARROWS if side == BARROW else HELPERS):
        out[n] = A_REPLACE + slot
        n += int((farm.barrows[slot] if side == BARROW else farm.helpers[min(slot, HELPERS - 1)]) > 0)
    return n


@rule
def donkeys(s: Record, seat: int, out: Record) -> int:
    """The donkey markers still available (rules 8.1)."""
    n = 0
    for i in range(DONKEYS):
        out[n] = A_DONKEY + i
        n += 1 - (int(s.farms[seat].donkeys) >> i & 1)
    return n


@rule
def market_spaces(s: Record, seat: int, value: int, out: Record) -> int:
    """Where the marker may stand: by the barrow's value, or anywhere free."""
    bits = targets(s, seat, value) if value > 0 else free_spaces(s)
    return _spaces(bits, A_MARKET, out)


@rule
def guards(s: Record, pending: Record, out: Record) -> int:
    """The threatened markers of which one may be saved."""
    return _spaces(guarded(s, pending), A_GUARD, out)


@rule
def _spaces(bits: int, first: int, out: Record) -> int:
    n = 0
    for space in range(SPACES):
        out[n] = first + space
        n += (bits >> space) & 1
    return n


@rule
def extras(s: Record, seat: int, pending: Record, out: Record) -> int:
    """How many extra deliveries can be paid for at once (rules 8.4)."""
    farm = s.farms[seat]
    most = min(get(pending, 0), int(farm.stock[SILVER]) + int(farm.free_extras), MOST_EXTRAS)
    for i in range(most):
        out[i] = A_EXTRA + i
    return most


@rule
def choices(s: Record, seat: int, pending: Record, out: Record) -> int:
    """One of several goods; a pig needs a space (ruling 3)."""
    goods = get(pending, 0)
    room = int(get(pending, 1) == 1 or pig_room(s, seat) > 0)
    n = 0
    for good in range(len(GOODS)):
        out[n] = A_GAIN + good
        n += (goods >> good) & 1 & (int(good != PIG) | room)
    return n


@rule
def lodge_goods(s: Record, seat: int, pending: Record, out: Record) -> int:
    """The other harvest goods in the dens."""
    n = 0
    for good in range(HARVEST):
        out[n] = A_SWAP + good
        n += int(good != get(pending, 0)) & int(s.farms[seat].stock[good] > 0)
    return n


@rule
def symbols_of(s: Record, seat: int, good: int) -> int:
    """How many symbols of a good a farm's market barrows show."""
    count = 0
    for slot in range(BARROWS):
        card = int(s.farms[seat].barrows[slot]) - 1
        if card >= 0:
            for i in range(SYMBOLS):
                count += int(s.box.cards[card].symbols[i] == good + 1)
    return count


@rule
def symbols_named(s: Record, seat: int, out: Record) -> int:
    """The goods that the bookkeeper can count."""
    n = 0
    for good in range(DENS):
        out[n] = A_NAME + good
        n += int(symbols_of(s, seat, good) > 0)
    return n


@rule
def herb_pairs(s: Record, seat: int, out: Record) -> int:
    """Two different harvest goods of the dens."""
    stock = s.farms[seat].stock
    n = 0
    for pair in range(3):
        out[n] = A_PAIR + pair
        n += int(stock[0 if pair < 2 else 1] > 0) & int(stock[1 if pair == 0 else 2] > 0)
    return n


@rule
def shifts(s: Record, seat: int, pending: Record, out: Record) -> int:
    """By how much the die below this decision may change, within 1 to 6."""
    by = get(pending, 0)
    value = int(pending.args[pending.open - 2, 0])
    n = 0
    out[n] = A_SHIFT + (0 if by == 2 else 1)
    n += int(value - by >= 1)
    out[n] = A_SHIFT + (3 if by == 2 else 2)
    n += int(value + by <= 6)
    return n
