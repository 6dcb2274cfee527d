"""The legal actions of the seat that may act, in ascending order.

Each candidate is written down, and counted only if it is legal: the next one overwrites it otherwise. That spares the branches
that nobody can foresee.
"""

from __future__ import annotations

from tertulia.games.granada.model import (
    CURRENCIES,
    REACH,
    SLOTS,
    SPACES,
    TILES,
    TURN_PRICE,
    VALUES,
    WIDTH,
    Action,
    Decision,
    Origin,
    Paying,
    Place,
    Placing,
    Player,
    Purpose,
    State,
)
from tertulia.games.granada.rules.city import fitting, own_grid
from tertulia.games.granada.rules.money import NO_WORTH, TAKE_LIMIT, worth_on
from tertulia.games.granada.rules.turn import can_buy, finds
from tertulia.kernel.agenda import Agenda, get, top
from tertulia.kernel.rule import inline_rule, rule
from tertulia.kernel.schema import IntArray


@rule
def legal(s: State, seat: int, out: IntArray) -> int:
    """Write the legal actions; returns how many."""
    pending = s.players[seat].agenda
    kind = top(pending)
    if kind == Decision.ACT:
        return _deeds(s, seat, out)
    if kind == Decision.PAY:
        return _payments(s, seat, pending, out)
    if kind == Decision.PLACE:
        return _placings(s, seat, get(pending, Placing.TILE), get(pending, Placing.ORIGIN), out)
    if kind == Decision.EXCHANGE:
        return _replaceable(s, seat, get(pending, Placing.TILE), out)
    if kind == Decision.CHOOSE:
        return _all_at(s, Place.BOUGHT + seat, Action.CHOOSE, out, 0)
    return 0


@rule
def _deeds(s: State, seat: int, out: IntArray) -> int:
    n = _takes(s, out)
    for space in range(SPACES):
        out[n] = Action.BUY + space
        n += int(can_buy(s, seat, space))
    player = s.players[seat]
    n = _reserved(s, player, player.room, Action.ADD, out, n)
    for i in range(player.built):
        out[n] = Action.DISMANTLE + player.city[i]
        n += int(s.removable[player.city[i]])
    return _reserved(s, player, player.swappable_moats, Action.EXCHANGE, out, n)


@inline_rule
def _reserved(s: State, player: Player, moat_set: int, first: int, out: IntArray, n: int) -> int:
    """The tiles of a reserve whose moats are in a set."""
    for i in range(player.reserved):
        out[n] = first + player.reserve[i]
        n += int(finds(moat_set, s, player.reserve[i]))
    return n


@inline_rule
def _takes(s: State, out: IntArray) -> int:
    """Any one card, or several worth no more than the limit; an empty slot is worth too much (rules: taking money)."""
    n = 0
    first, second = worth_on(s, 0), worth_on(s, 1)
    third, fourth = worth_on(s, 2), worth_on(s, 3)
    for mask in range(1, 1 << SLOTS):
        worth = (mask & 1) * first + (mask >> 1 & 1) * second + (mask >> 2 & 1) * third + (mask >> 3 & 1) * fourth
        limit = TAKE_LIMIT if mask & (mask - 1) else NO_WORTH - 1
        out[n] = Action.TAKE + mask - 1
        n += int(worth <= limit)
    return n


@rule
def _all_at(s: State, place: int, first: int, out: IntArray, n: int) -> int:
    for tile in range(TILES):
        if s.place[tile] == place:
            out[n] = first + tile
            n += 1
    return n


@rule
def price_of(s: State, pending: Agenda) -> int:
    """What is to be paid: the tile's value, or 3 for turning it (ruling 3)."""
    if get(pending, Paying.PURPOSE) == Purpose.BUY:
        tile = get(pending, Paying.TILE)
        return int(s.box.value[tile, s.face[tile]])
    return TURN_PRICE


@rule
def _payments(s: State, seat: int, pending: Agenda, out: IntArray) -> int:
    """Cards are paid in descending order, so that every set of cards is paid in one way only."""
    n = 0
    price, first, paid = price_of(s, pending), get(pending, Paying.CURRENCY) * VALUES, get(pending, Paying.PAID)
    in_reach = paid
    for value in range(1, get(pending, Paying.LAST) + 1):
        count = int(s.players[seat].money[first + value - 1])
        in_reach += count * value
        out[n] = Action.PAY + value - 1
        n += int(count > 0) & int(in_reach >= price)
    if paid >= price:
        out[n] = Action.DONE
        n += 1
    return n


@rule
def _placings(s: State, seat: int, tile: int, origin: int, out: IntArray) -> int:
    n = 0
    fits = finds(s.players[seat].room, s, tile)
    if origin == Origin.YARD:
        out[0], out[1] = Action.RESERVE, Action.RESERVE + 1
        n = 2
        if s.turned[tile] == 0 and (fits or s.seats == 2):
            for currency in range(len(CURRENCIES)):
                if s.players[seat].worth[currency] >= TURN_PRICE:
                    out[n] = Action.TURN + currency
                    n += 1
        if s.seats == 2:
            out[n] = Action.GIVE
            n += 1
    elif origin == Origin.AWARD:
        out[0] = Action.RESERVE + s.face[tile]
        n = 1
    return _sites(s, seat, tile, out, n) if fits else n


@rule
def _sites(s: State, seat: int, tile: int, out: IntArray, n: int) -> int:
    """The cells where a tile may be built."""
    player = s.players[seat]
    width = int(player.width)
    grid = own_grid(s, seat)
    moats = int(s.box.moats[tile])
    for y in range(1, player.height - 1):
        action = Action.BUILD + (y + int(player.south) + REACH) * WIDTH + int(player.west) + REACH
        for x in range(1, width - 1):
            out[n] = action + x
            n += (fitting(grid, width, y * width + x) >> moats) & 1
    return n


@rule
def _replaceable(s: State, seat: int, tile: int, out: IntArray) -> int:
    """The tiles of the city in whose place a tile of the reserve may stand: equal on every side that touches another."""
    n = 0
    moats = int(s.box.moats[tile])
    for i in range(s.players[seat].built):
        old = s.players[seat].city[i]
        out[n] = Action.FOR + old
        n += int(((moats ^ int(s.box.moats[old])) & int(s.touched[old])) == 0)
    return n
