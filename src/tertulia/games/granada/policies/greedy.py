"""The greedy bot: takes the action that is best for it now, by rules of thumb.

It uses only facts that its seat may know: open tiles and cards, its own hand, and the numbers of tiles and cards left.
It evaluates all legal actions in points and takes the first of the best, without randomness. Each further coin is worth
less, and money is worth nothing just before the end of the game. So the bot does not hoard money, and games end.
"""

from typing import NamedTuple

from tertulia.games.granada.model.actions import MAX_LEGAL_ACTIONS, Action
from tertulia.games.granada.model.decisions import Decision, Origin, Paying, Placing
from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import CURRENCIES, OWNERS, REACH, SLOTS, SPACES, VALUES, WIDTH
from tertulia.games.granada.policies.city import CELL_COLUMNS, SIDE_COLUMNS, X, Y, shape_now, shape_with
from tertulia.games.granada.policies.kinds import KIND_COUNT, SCORING_COUNT, WEIGHTS, Majorities, Weights
from tertulia.games.granada.policies.money import (
    ALL_SUMS,
    hand_value,
    money_worth,
    next_payment,
    payable_sums,
    smallest_payment,
)
from tertulia.games.granada.policies.tiles import (
    IMPOSSIBLE_WORTH,
    PositionSummary,
    best_site_worth,
    best_swap,
    reserve_worth,
    summarize_position,
    swap_worth,
    tile_gain,
    tile_worth,
    turn_cost,
)
from tertulia.games.granada.rules.moat import OUTLINE_ROWS
from tertulia.games.granada.rules.money import card_value
from tertulia.games.granada.rules.paying import payment_price
from tertulia.kernel.agenda import Agenda, get_argument, top
from tertulia.kernel.chance import Chance
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import FloatArray, IntArray
from tertulia.kernel.stack import stack_float64, stack_grid16, stack_grid64, stack_int8, stack_int64

WORSE_PAYMENT = 2.0
"""Penalty in points for a payment other than the best one."""
CURRENCY_COUNT = len(CURRENCIES)
LATE_ROUND_PENALTY = 0.5
"""Penalty in points for each round after the first `ROUNDS` + `SHARED_ROUNDS` / seats rounds."""
ROUNDS, SHARED_ROUNDS = 25, 60


class Market(NamedTuple):
    """Tiles in the yard, their values for a seat, and the sums that the seat can pay."""

    tiles: IntArray
    """Index of the tile on each space of the yard; negative for an empty space."""
    wanted: FloatArray
    """Value for the seat of the tile on each space of the yard, in points, without the tile's price."""
    purses: IntArray
    """For each currency, the bit mask of the sums that the hand can pay exactly.

    Bit n is set if some of its cards of the currency total n.
    """


@rule
def weigh(s: State, seat: int, actions: IntArray, count: int, out: FloatArray) -> None:
    """Write the value of each of `actions[:count]` to `out`, in points, by the standard weights."""
    weigh_actions(s, seat, actions, count, WEIGHTS, out)


@rule
def choose_greedily(s: State, seat: int, actions: IntArray, count: int, chance: Chance) -> int:
    """Return the action of `actions[:count]` with the highest value by the standard weights.

    The first one is returned if several have this value. `chance` is not used.
    """
    return choose_by_weights(s, seat, actions, count, WEIGHTS)


@rule
def choose_by_weights(s: State, seat: int, actions: IntArray, count: int, weights: Weights) -> int:
    """Return the action of `actions[:count]` with the highest value by the given weights.

    The first one is returned if several have this value.
    """
    if count == 1:
        return int(actions[0])
    worths = stack_float64(MAX_LEGAL_ACTIONS)
    weigh_actions(s, seat, actions, count, weights, worths)
    best = 0
    for i in range(1, count):
        if worths[i] > worths[best]:
            best = i
    return int(actions[best])


@rule
def weigh_actions(s: State, seat: int, actions: IntArray, count: int, weights: Weights, worths: FloatArray) -> None:
    """Write the value of each of `actions[:count]` to `worths`, in points, by the given weights."""
    pending = s.players[seat].agenda
    kind = top(pending)
    if kind == Decision.PAY:
        best = _choose_payment(s, seat, pending)
        for i in range(count):
            worths[i] = 0.0 if actions[i] == best else -WORSE_PAYMENT
        return
    picture = summarize_position(
        s,
        weights,
        seat,
        Majorities(stack_grid16(KIND_COUNT, OWNERS), stack_grid16(KIND_COUNT, OWNERS), stack_float64(SCORING_COUNT)),
        stack_grid16(OUTLINE_ROWS, SIDE_COLUMNS),
        stack_grid64(OUTLINE_ROWS, CELL_COLUMNS),
    )
    if kind == Decision.ACT:
        _weigh_main_actions(s, picture, actions, count, worths)
    elif kind == Decision.PLACE:
        _weigh_places(s, picture, actions, count, worths)
    else:
        for i in range(count):
            if kind == Decision.EXCHANGE:
                worths[i] = swap_worth(s, picture, get_argument(pending, Placing.TILE), int(actions[i]) - Action.FOR)
            else:  # the tile with the best cell is placed first
                worths[i] = best_site_worth(s, picture, int(actions[i]) - Action.CHOOSE)


@rule
def _choose_payment(s: State, seat: int, pending: Agenda) -> int:
    """Return the action that pays the next card of the best payment for a tile.

    The action is `DONE` if the price is paid.
    """
    owed = payment_price(s, pending) - get_argument(pending, Paying.PAID)
    value = next_payment(s, seat, get_argument(pending, Paying.CURRENCY), owed, get_argument(pending, Paying.LAST))
    return Action.DONE if value == 0 else Action.PAY + value - 1


@rule
def _weigh_main_actions(s: State, picture: PositionSummary, actions: IntArray, count: int, worths: FloatArray) -> None:
    """Write the values of taking money, buying and rebuilding to `worths`, in points."""
    seat = picture.seat
    tiles = stack_int64(SPACES)
    wanted = stack_float64(SPACES)
    for space in range(SPACES):
        tiles[space], wanted[space] = int(s.yard[space]), 0.0
        if tiles[space] >= 0:
            wanted[space] = tile_worth(s, picture, tiles[space])
    purses = stack_int64(CURRENCY_COUNT)
    for currency in range(len(CURRENCIES)):
        purses[currency] = payable_sums(s, seat, currency, VALUES)
    market = Market(tiles, wanted, purses)
    late = late_game_penalty(s)
    for i in range(count):
        action = int(actions[i])
        if action < Action.BUY:
            worths[i] = _taking_worth(s, picture, action - Action.TAKE + 1, market)
        elif action < Action.ADD:
            space = action - Action.BUY
            bits = purses[s.box.currency[space]]
            worths[i] = _purchase_worth(s, picture, tiles[space], wanted[space], bits)
        elif action < Action.DISMANTLE:
            tile = action - Action.ADD
            worths[i] = tile_gain(s, picture, seat, tile, int(s.face[tile])) + best_site_worth(s, picture, tile)
        elif action < Action.EXCHANGE:
            worths[i] = IMPOSSIBLE_WORTH / 2  # dismantling a tile is never better than taking money
        else:
            worths[i] = best_swap(s, picture, action - Action.EXCHANGE)
        worths[i] -= late * (1 if action < Action.BUY else 0 if action < Action.ADD else 2)


@rule
def late_game_penalty(s: State) -> float:
    """Return the penalty in points that prevents endless games; 0.0 in games of usual length.

    The caller subtracts it once from the value of taking money and twice from that of rebuilding.
    """
    return LATE_ROUND_PENALTY * max(0, int(s.rounds) - ROUNDS - SHARED_ROUNDS // int(s.seats))


@rule
def _purchase_worth(s: State, picture: PositionSummary, tile: int, wanted: float, bits: int) -> float:
    """Return the value of a purchase in points: the value of the tile, less that of the money paid.

    An exact payment adds the value of an additional action. `wanted` is the value of the tile; bit n of `bits` is set
    if the seat can pay the sum n.
    """
    weights = picture.weights
    price = int(s.box.value[tile, s.face[tile]])
    paid = smallest_payment(bits, price)
    coins = hand_value(s, picture.seat)
    worth = wanted - picture.future * (money_worth(weights, coins) - money_worth(weights, coins - paid))
    return worth + weights.action if paid == price else worth


@rule
def _taking_worth(s: State, picture: PositionSummary, mask: int, market: Market) -> float:
    """Return the value in points of taking money cards: as money, and for tiles that they help to pay for.

    Bit i of `mask` stands for the card in slot i of the display.
    """
    weights = picture.weights
    tiles, wanted, purses = market
    after = stack_int64(CURRENCY_COUNT)
    for currency in range(CURRENCY_COUNT):
        after[currency] = purses[currency]
    coins = 0
    for slot in range(SLOTS):
        if (mask >> slot) & 1:
            card = int(s.display[slot])
            coins += card_value(card)
            after[card // VALUES] |= (after[card // VALUES] << card_value(card)) & ALL_SUMS
    held = hand_value(s, picture.seat)
    worth = picture.future * (money_worth(weights, held + coins) - money_worth(weights, held))
    for space in range(SPACES):
        currency = s.box.currency[space]
        if tiles[space] >= 0 and wanted[space] > 0 and after[currency] != purses[currency]:
            price = int(s.box.value[tiles[space], s.face[tiles[space]]])
            nearer = payment_readiness(weights, after[currency], price) - payment_readiness(
                weights, purses[currency], price
            )
            worth += picture.future * weights.wish * wanted[space] * nearer
    return worth


@rule
def payment_readiness(weights: Weights, bits: int, price: int) -> float:
    """Return how nearly a hand can pay a price, from 0.0 to 1.0.

    The result is 1.0 if the hand can pay exactly. It is lower if the hand must overpay, and lowest if the hand cannot
    pay the price. Bit n of `bits` is set if the hand can pay the sum n.
    """
    paid = smallest_payment(bits, price)
    if paid == price:
        return 1.0
    if paid > 0:
        return max(weights.close, 1.0 - weights.exact - 0.04 * (paid - price))
    most = price - 1
    while (bits >> most) & 1 == 0:
        most -= 1
    return weights.close * most / price


@rule
def _weigh_places(s: State, picture: PositionSummary, actions: IntArray, count: int, worths: FloatArray) -> None:
    """Write the value of each action that places the tile of the open decision to `worths`, in points.

    The tile can be built on a cell of the city, put into the reserve with either face, or given to Dirk. Dirk is the
    neutral third player in a game of two. The player can also turn the tile over first.
    """
    weights, seat = picture.weights, picture.seat
    pending = s.players[seat].agenda
    tile, origin = get_argument(pending, Placing.TILE), get_argument(pending, Placing.ORIGIN)
    face = int(s.face[tile])
    seen, other = tile_gain(s, picture, seat, tile, face), tile_gain(s, picture, seat, tile, 1 - face)
    dirk = int(s.seats)
    place = best_site_worth(s, picture, tile) if origin == Origin.YARD else IMPOSSIBLE_WORTH
    shape = shape_now(weights, picture.scorings, picture.city)
    bits = stack_int8(OUTLINE_ROWS)
    for i in range(count):
        action = int(actions[i])
        if action >= Action.BUILD:
            c = _find_cell_row(
                picture, (action - Action.BUILD) % WIDTH - REACH, (action - Action.BUILD) // WIDTH - REACH
            )
            moats = int(s.box.moats[tile])
            worths[i] = (
                seen + shape_with(weights, picture.scorings, picture.city, picture.city.cells[c], moats, bits) - shape
            )
        elif action == Action.GIVE:
            worths[i] = tile_gain(s, picture, dirk, tile, face)
        elif action >= Action.TURN:
            best = other + place
            if s.seats == 2:
                best = max(best, tile_gain(s, picture, dirk, tile, 1 - face))
            worths[i] = best - turn_cost(s, picture, action - Action.TURN)
        else:
            worths[i] = reserve_worth(picture, seen if action - Action.RESERVE == face else other)


@rule
def _find_cell_row(picture: PositionSummary, x: int, y: int) -> int:
    """Return the row of the cell (x, y) in `picture.city.cells`. The cell must be legal."""
    for c in range(picture.city.cell_count):
        if picture.city.cells[c, X] == x and picture.city.cells[c, Y] == y:
            return c
    return 0
