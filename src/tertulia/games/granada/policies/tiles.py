"""The greedy bot's evaluation of a tile in a city, in the reserve or with Dirk, in points.

In a game of two, Dirk is the neutral third player, to whom a seat may give a tile.
"""

from typing import NamedTuple

from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import LETTERS, TURN_PRICE
from tertulia.games.granada.policies.city import CitySketch, best_place, shape_now, shape_swapped, sketch_city
from tertulia.games.granada.policies.kinds import Majorities, Weights, kind_loss, kind_worth, write_expected_tiles
from tertulia.games.granada.policies.money import hand_value, money_worth, payable_sums, smallest_payment
from tertulia.games.granada.rules.city_grid import MAX_GRID_CELLS, draw_own_grid, sides_taken, tile_cell
from tertulia.games.granada.rules.scoring import count_kinds
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntGrid
from tertulia.kernel.stack import stack_int16

IMPOSSIBLE_WORTH = -1000.0
"""Value in points of an impossible action."""

USEFUL_TILES_PER_PLAYER = 2.5
"""Minimum number of tiles in the bag, per player, for the full value of money and reserved tiles.

With fewer tiles in the bag, this value falls in proportion, to 0.0 for an empty bag (`PositionSummary.future`).
"""
LATER_BUILDING_SHARE = 0.3
"""Share of an action's value (`Weights.action`) that is subtracted from the value of a reserved tile.

Building a reserved tile costs an action later. The share is less than 1, because a seat can build the tile in a turn
that has no better action.
"""
TURN_COST_FACTOR = 1.2
"""Factor for the value of the coins that turning a tile costs."""


class PositionSummary(NamedTuple):
    """Data about a position from which the greedy bot evaluates a decision of a seat."""

    weights: Weights
    seat: int
    majorities: Majorities
    city: CitySketch
    scorings: float
    """Number of coming scorings."""
    future: float
    """Factor for money and reserved tiles: 1.0 while there is time to use them, falling to 0.0 at the end."""


@rule
def summarize_position(
    s: State, weights: Weights, seat: int, majorities: Majorities, sides: IntGrid, cells: IntGrid
) -> PositionSummary:
    """Return the data from which the greedy bot evaluates a seat's decision in the current position.

    The arrays of `majorities`, `sides` and `cells` are overwritten and become part of the result.
    """
    count_kinds(s, majorities.counts, majorities.best)
    bag = write_expected_tiles(s, weights, majorities.ahead)
    scorings = 0.0
    for letter in range(len(LETTERS)):
        if majorities.ahead[letter] >= 0:
            scorings += 1.0
    city, future = sketch_city(s, seat, sides, cells), min(1.0, bag / (USEFUL_TILES_PER_PLAYER * s.seats))
    return PositionSummary(weights, seat, majorities, city, scorings, future)


@rule
def tile_gain(s: State, picture: PositionSummary, owner: int, tile: int, face: int) -> float:
    """Return the points that the bot's seat is expected to gain in majorities if `owner` gets a tile.

    The tile lies with `face` up. An owner is a seat or, in a game of two, Dirk, the neutral third player. The call
    leaves `picture` unchanged.
    """
    weights, seat = picture.weights, picture.seat
    counts, best, ahead = picture.majorities
    kind, value = s.box.kind[tile, face], s.box.value[tile, face]
    before = kind_worth(s, weights, seat, counts[kind], best[kind], ahead)
    held = best[kind, owner]
    counts[kind, owner] += 1
    best[kind, owner] = max(int(held), int(value))
    after = kind_worth(s, weights, seat, counts[kind], best[kind], ahead)
    counts[kind, owner] -= 1
    best[kind, owner] = held
    return after - before


@rule
def best_site_worth(s: State, picture: PositionSummary, tile: int) -> float:
    """Return the value of the best cell for a tile, in points; `IMPOSSIBLE_WORTH` if no cell fits."""
    return best_place(picture.weights, picture.scorings, picture.city, int(s.box.moats[tile]))


@rule
def reserve_worth(picture: PositionSummary, worth: float) -> float:
    """Return the value of a tile in the reserve, from which it takes another action to build it.

    `worth` is the value of the tile in the city, in points.
    """
    return picture.future * max(0.0, picture.weights.hold * worth - LATER_BUILDING_SHARE * picture.weights.action)


@rule
def tile_worth(s: State, picture: PositionSummary, tile: int) -> float:
    """Return the value of a tile of the yard for the seat in points, without its price."""
    seat, face = picture.seat, int(s.face[tile])
    seen, other = tile_gain(s, picture, seat, tile, face), tile_gain(s, picture, seat, tile, 1 - face)
    place = best_site_worth(s, picture, tile)
    turned = other - TURN_COST_FACTOR * TURN_PRICE * picture.weights.coin * picture.future
    worth = max(max(seen, turned) + place, reserve_worth(picture, max(seen, other)))
    if s.seats == 2:
        worth = max(worth, tile_gain(s, picture, int(s.seats), tile, face))
    return worth


@rule
def turn_cost(s: State, picture: PositionSummary, currency: int) -> float:
    """Return the cost in points of turning a tile, paid in a currency."""
    coins = hand_value(s, picture.seat)
    paid = smallest_payment(payable_sums(s, picture.seat, currency, 9), TURN_PRICE)
    return picture.future * (money_worth(picture.weights, coins) - money_worth(picture.weights, coins - paid))


@rule
def swap_worth(s: State, picture: PositionSummary, tile: int, old: int) -> float:
    """Return the points that the seat gains by exchanging a tile of its city for one of its reserve.

    `old` is the tile of the city, `tile` that of the reserve.
    """
    weights, seat = picture.weights, picture.seat
    kind = s.box.kind[old, s.face[old]]
    counts, best = picture.majorities.counts, picture.majorities.best
    own_count, own_best = counts[kind, seat], best[kind, seat]
    lost = kind_loss(s, weights, seat, old, picture.majorities)
    won = tile_gain(s, picture, seat, tile, int(s.face[tile]))
    counts[kind, seat], best[kind, seat] = own_count, own_best
    moats = int(s.box.moats[tile])
    shape = shape_swapped(weights, picture.scorings, picture.city, int(s.x[old]), int(s.y[old]), moats)
    return won - lost + shape - shape_now(weights, picture.scorings, picture.city)


@rule
def best_swap(s: State, picture: PositionSummary, tile: int) -> float:
    """Return the points gained by the best exchange for a tile of the reserve.

    Returns `IMPOSSIBLE_WORTH` if no exchange is legal.
    """
    seat = picture.seat
    player = s.players[seat]
    grid = stack_int16(MAX_GRID_CELLS)
    draw_own_grid(s, seat, grid)
    best = IMPOSSIBLE_WORTH
    for i in range(player.built):
        old = int(player.city[i])
        taken = sides_taken(grid, int(player.width), tile_cell(s, seat, old))
        if ((int(s.box.moats[tile]) ^ int(s.box.moats[old])) & taken) == 0:
            best = max(best, swap_worth(s, picture, tile, old))
    return best
