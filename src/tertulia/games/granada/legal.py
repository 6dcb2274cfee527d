"""The legal actions of the seat that may act, in ascending order.

Each candidate is written down, and counted only if it is legal: the next one overwrites it otherwise. That spares the branches
that nobody can foresee.
"""

from __future__ import annotations

from tertulia.games.granada.city import fitting, own_grid
from tertulia.games.granada.money import NO_WORTH, TAKE_LIMIT, worth_on
from tertulia.games.granada.names import (
    ADD,
    BUILD,
    BUY,
    CHOOSE,
    CURRENCIES,
    DISMANTLE,
    DONE,
    EXCHANGE,
    FOR,
    GIVE,
    PAY,
    REACH,
    RESERVE,
    SLOTS,
    SPACES,
    TAKE,
    TILES,
    TURN,
    VALUES,
    WIDTH,
)
from tertulia.games.granada.state import (
    ACT,
    AWARDED,
    BOUGHT,
    CHOOSING,
    CURRENCY,
    FROM_YARD,
    LAST,
    ORIGIN,
    PAID,
    PAYING,
    PAYING_TILE,
    PLACING,
    PURPOSE,
    SWAPPING,
    TILE,
    TO_BUY,
    TURN_PRICE,
)
from tertulia.games.granada.turn import can_buy, finds
from tertulia.kernel.agenda import get, top
from tertulia.kernel.rule import Record, rule, small


@rule
def legal(s: Record, seat: int, out: Record) -> int:
    """Write the legal actions; returns how many."""
    pending = s.players[seat].agenda
    kind = top(pending)
    if kind == ACT:
        return _deeds(s, seat, out)
    if kind == PAYING:
        return _payments(s, seat, pending, out)
    if kind == PLACING:
        return _placings(s, seat, get(pending, TILE), get(pending, ORIGIN), out)
    if kind == SWAPPING:
        return _replaceable(s, seat, get(pending, TILE), out)
    if kind == CHOOSING:
        return _all_at(s, BOUGHT + seat, CHOOSE, out, 0)
    return 0


@rule
def _deeds(s: Record, seat: int, out: Record) -> int:
    n = _takes(s, out)
    for space in range(SPACES):
        out[n] = BUY + space
        n += int(can_buy(s, seat, space))
    player = s.players[seat]
    n = _stored(s, player, player.room, ADD, out, n)
    for i in range(player.built):
        out[n] = DISMANTLE + player.city[i]
        n += int(s.loose[player.city[i]])
    return _stored(s, player, player.swaps, EXCHANGE, out, n)


@small
def _stored(s: Record, player: Record, moat_set: int, first: int, out: Record, n: int) -> int:
    """The tiles of a reserve whose moats are in a set."""
    for i in range(player.stored):
        out[n] = first + player.store[i]
        n += int(finds(moat_set, s, player.store[i]))
    return n


@small
def _takes(s: Record, out: Record) -> int:
    """Any one card, or several worth no more than the limit; an empty slot is worth too much (rules: taking money)."""
    n = 0
    first, second = worth_on(s, 0), worth_on(s, 1)
    third, fourth = worth_on(s, 2), worth_on(s, 3)
    for mask in range(1, 1 << SLOTS):
        worth = (mask & 1) * first + (mask >> 1 & 1) * second + (mask >> 2 & 1) * third + (mask >> 3 & 1) * fourth
        limit = TAKE_LIMIT if mask & (mask - 1) else NO_WORTH - 1
        out[n] = TAKE + mask - 1
        n += int(worth <= limit)
    return n


@rule
def _all_at(s: Record, place: int, first: int, out: Record, n: int) -> int:
    for tile in range(TILES):
        if s.place[tile] == place:
            out[n] = first + tile
            n += 1
    return n


@rule
def price_of(s: Record, pending: Record) -> int:
    """What is to be paid: the tile's value, or 3 for turning it (ruling 3)."""
    if get(pending, PURPOSE) == TO_BUY:
        tile = get(pending, PAYING_TILE)
        return int(s.box.value[tile, s.face[tile]])
    return TURN_PRICE


@rule
def _payments(s: Record, seat: int, pending: Record, out: Record) -> int:
    """Cards are paid in descending order, so that every set of cards is paid in one way only."""
    n = 0
    price, first, paid = price_of(s, pending), get(pending, CURRENCY) * VALUES, get(pending, PAID)
    in_reach = paid
    for value in range(1, get(pending, LAST) + 1):
        count = int(s.players[seat].money[first + value - 1])
        in_reach += count * value
        out[n] = PAY + value - 1
        n += int(count > 0) & int(in_reach >= price)
    if paid >= price:
        out[n] = DONE
        n += 1
    return n


@rule
def _placings(s: Record, seat: int, tile: int, origin: int, out: Record) -> int:
    n = 0
    fits = finds(s.players[seat].room, s, tile)
    if origin == FROM_YARD:
        out[0], out[1] = RESERVE, RESERVE + 1
        n = 2
        if s.turned[tile] == 0 and (fits or s.seats == 2):
            for currency in range(len(CURRENCIES)):
                if s.players[seat].worth[currency] >= TURN_PRICE:
                    out[n] = TURN + currency
                    n += 1
        if s.seats == 2:
            out[n] = GIVE
            n += 1
    elif origin == AWARDED:
        out[0] = RESERVE + s.face[tile]
        n = 1
    return _sites(s, seat, tile, out, n) if fits else n


@rule
def _sites(s: Record, seat: int, tile: int, out: Record, n: int) -> int:
    """The cells where a tile may be built."""
    player = s.players[seat]
    width = int(player.width)
    grid = own_grid(s, seat)
    moats = int(s.box.moats[tile])
    for y in range(1, player.height - 1):
        action = BUILD + (y + int(player.south) + REACH) * WIDTH + int(player.west) + REACH
        for x in range(1, width - 1):
            out[n] = action + x
            n += (fitting(grid, width, y * width + x) >> moats) & 1
    return n


@rule
def _replaceable(s: Record, seat: int, tile: int, out: Record) -> int:
    """The tiles of the city in whose place a tile of the reserve may stand: equal on every side that touches another."""
    n = 0
    moats = int(s.box.moats[tile])
    for i in range(s.players[seat].built):
        old = s.players[seat].city[i]
        out[n] = FOR + old
        n += int(((moats ^ int(s.box.moats[old])) & int(s.touched[old])) == 0)
    return n
