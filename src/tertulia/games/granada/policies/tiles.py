"""What a tile is worth to the greedy player, wherever it may go: city, reserve, or Dirk."""

from typing import NamedTuple

import numpy as np

from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import LETTERS, TURN_PRICE
from tertulia.games.granada.policies.city import best_place, shape_now, shape_swapped, sketch
from tertulia.games.granada.policies.kinds import Weights, empty_stock, kind_gain, kind_loss, outlook
from tertulia.games.granada.policies.money import hand, least, purse, sums
from tertulia.games.granada.rules.city import cell_of, own_grid, sides_taken
from tertulia.games.granada.rules.scoring import count_kinds
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import FloatArray, IntGrid

NOWHERE = -1000.0
"""The worth of what cannot be done."""

USEFUL_TILES = 2.5
"""While so many tiles for each player are still to come, what is kept will be used."""
BUILT_LATER = 0.3
"""The part of an action that building a kept tile costs: it is done when there is nothing better."""
TURNING = 1.2
"""Turning a tile costs a little more than the money."""


class Picture(NamedTuple):
    """What the greedy player sees before it decides."""

    counts: IntGrid
    best: IntGrid
    ahead: FloatArray
    sides: IntGrid
    n: int
    cells: IntGrid
    found: int
    scorings: float
    """how many are to come"""
    future: float
    """1.0 while there is time to use what is kept, towards the end 0.0"""


@rule
def look(s: State, w: Weights, seat: int) -> Picture:
    """Take in the table from a seat."""
    counts, best, ahead = empty_stock()
    count_kinds(s, counts, best)
    bag = outlook(s, w, ahead)
    scorings = 0.0
    for letter in range(len(LETTERS)):
        if ahead[letter] >= 0:
            scorings += 1.0
    sides, n, cells, found = sketch(s, seat)
    return Picture(counts, best, ahead, sides, n, cells, found, scorings, min(1.0, bag / (USEFUL_TILES * s.seats)))


@rule
def gain(s: State, w: Weights, seat: int, owner: int, t: int, face: int, p: Picture) -> float:
    """What a seat gains by a building in an owner's city."""
    return kind_gain(s, w, seat, owner, t, face, p.counts, p.best, p.ahead)


@rule
def site(s: State, w: Weights, t: int, p: Picture) -> float:
    """The worth of the best cell for a tile; `NOWHERE` if there is none."""
    return best_place(w, p.scorings, p.sides, p.n, p.cells, p.found, int(s.box.moats[t]))


@rule
def kept(w: Weights, worth: float, p: Picture) -> float:
    """The worth of a tile laid in the reserve: building it takes another action."""
    return p.future * max(0.0, w.hold * worth - BUILT_LATER * w.action)


@rule
def tile_worth(s: State, w: Weights, seat: int, t: int, p: Picture) -> float:
    """What a tile of the yard is worth to a seat that would not pay for it."""
    face = int(s.face[t])
    seen, other = gain(s, w, seat, seat, t, face, p), gain(s, w, seat, seat, t, 1 - face, p)
    place = site(s, w, t, p)
    turned = other - TURNING * TURN_PRICE * w.coin * p.future
    worth = max(max(seen, turned) + place, kept(w, max(seen, other), p))
    if s.seats == 2:
        worth = max(worth, gain(s, w, seat, int(s.seats), t, face, p))
    return worth


@rule
def turn_cost(s: State, w: Weights, seat: int, currency: int, p: Picture) -> float:
    """What turning a tile costs in points, paid in a currency."""
    coins = hand(s, seat)
    paid = least(sums(s, seat, currency, 9), TURN_PRICE)
    return p.future * (purse(w, coins) - purse(w, coins - paid))


@rule
def swap_worth(s: State, w: Weights, seat: int, t: int, old: int, p: Picture) -> float:
    """What a seat gains by putting a reserve tile in the place of one of its city's."""
    kind = s.box.kind[old, s.face[old]]
    count, best = p.counts[kind, seat], p.best[kind, seat]
    lost = kind_loss(s, w, seat, old, p.counts, p.best, p.ahead)
    won = gain(s, w, seat, seat, t, int(s.face[t]), p)
    p.counts[kind, seat], p.best[kind, seat] = count, best
    bits = np.zeros(p.n, np.int8)
    moats = int(s.box.moats[t])
    shape = shape_swapped(w, p.scorings, p.sides, p.n, int(s.x[old]), int(s.y[old]), moats, bits)
    return won - lost + shape - shape_now(w, p.scorings, p.sides, p.n)


@rule
def best_swap(s: State, w: Weights, seat: int, t: int, p: Picture) -> float:
    """The worth of the best exchange of a reserve tile for one of the city."""
    player = s.players[seat]
    grid = own_grid(s, seat)
    best = NOWHERE
    for i in range(player.built):
        old = int(player.city[i])
        taken = sides_taken(grid, int(player.width), cell_of(s, seat, old))
        if ((int(s.box.moats[t]) ^ int(s.box.moats[old])) & taken) == 0:
            best = max(best, swap_worth(s, w, seat, t, old, p))
    return best
