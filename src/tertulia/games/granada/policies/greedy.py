"""The greedy player: takes what is best for it now, by rules of thumb a person would know again.

It looks only at what its seat may know: the table, its own hand, how many tiles and cards are left. Each decision weighs
all legal actions in points and takes the best; where several are equal, the first. So it needs no chance and never stalls:
money is worth less the more of it lies in hand, and nothing at all when the game is about to end.
"""

import numpy as np

from tertulia.games.granada.model.actions import Action
from tertulia.games.granada.model.decisions import Decision, Origin, Paying, Placing
from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import CURRENCIES, REACH, SLOTS, SPACES, VALUES, WIDTH
from tertulia.games.granada.policies.city import X, Y, shape_now, shape_with
from tertulia.games.granada.policies.kinds import WEIGHTS, Weights
from tertulia.games.granada.policies.money import SUMS, hand, least, next_payment, purse, sums
from tertulia.games.granada.policies.tiles import (
    NOWHERE,
    Picture,
    best_swap,
    gain,
    kept,
    look,
    site,
    swap_worth,
    tile_worth,
    turn_cost,
)
from tertulia.games.granada.rules.money import value_of
from tertulia.games.granada.rules.paying import price_of
from tertulia.kernel.agenda import Agenda, get, top
from tertulia.kernel.chance import Chance
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import FloatArray, IntArray

WORSE_PAYMENT = 2.0
"""Points that another card than the best payment's costs."""
IMPATIENCE = 0.5
"""Points a round, once a game has gone on for longer than any should: `ROUNDS`, and `SHARED_ROUNDS` that the players share."""
ROUNDS, SHARED_ROUNDS = 25, 60


@rule
def weigh(s: State, seat: int, actions: IntArray, n: int, out: FloatArray) -> None:
    """What each of actions[:n] is worth by the usual weights, in points."""
    weigh_by(s, seat, actions, n, WEIGHTS, out)


@rule
def greedy(s: State, seat: int, actions: IntArray, n: int, chance: Chance) -> int:
    """One of actions[:n], the best by the usual weights. `chance` is not used: equal actions are taken in order."""
    return decide(s, seat, actions, n, WEIGHTS)


@rule
def decide(s: State, seat: int, actions: IntArray, n: int, w: Weights) -> int:
    """One of actions[:n], the best by some weights."""
    if n == 1:
        return int(actions[0])
    worths = np.zeros(n, np.float64)
    weigh_by(s, seat, actions, n, w, worths)
    return int(actions[int(np.argmax(worths))])


@rule
def weigh_by(s: State, seat: int, actions: IntArray, n: int, w: Weights, worths: FloatArray) -> None:
    """What each of actions[:n] is worth by some weights."""
    pending = s.players[seat].agenda
    kind = top(pending)
    if kind == Decision.PAY:
        best = _payment(s, seat, pending)
        for i in range(n):
            worths[i] = 0.0 if actions[i] == best else -WORSE_PAYMENT
        return
    p = look(s, w, seat)
    if kind == Decision.ACT:
        _weigh_deeds(s, w, seat, actions, n, p, worths)
    elif kind == Decision.PLACE:
        _weigh_places(s, w, seat, get(pending, Placing.TILE), get(pending, Placing.ORIGIN), actions, n, p, worths)
    else:
        for i in range(n):
            if kind == Decision.EXCHANGE:
                worths[i] = swap_worth(s, w, seat, get(pending, Placing.TILE), int(actions[i]) - Action.FOR, p)
            else:  # the tile that finds the best place is placed first
                worths[i] = site(s, w, int(actions[i]) - Action.CHOOSE, p)


@rule
def _payment(s: State, seat: int, pending: Agenda) -> int:
    """The next card of the best payment, or done."""
    owed = price_of(s, pending) - get(pending, Paying.PAID)
    value = next_payment(s, seat, get(pending, Paying.CURRENCY), owed, get(pending, Paying.LAST))
    return Action.DONE if value == 0 else Action.PAY + value - 1


@rule
def _weigh_deeds(s: State, w: Weights, seat: int, actions: IntArray, n: int, p: Picture, worths: FloatArray) -> None:
    """Take money, buy, or rebuild."""
    tiles = np.zeros(SPACES, np.int64)
    wanted = np.zeros(SPACES, np.float64)
    for space in range(SPACES):
        tiles[space] = int(s.yard[space])
        if tiles[space] >= 0:
            wanted[space] = tile_worth(s, w, seat, tiles[space], p)
    purses = np.zeros(len(CURRENCIES), np.int64)
    for currency in range(len(CURRENCIES)):
        purses[currency] = sums(s, seat, currency, VALUES)
    late = impatience(s)
    for i in range(n):
        action = int(actions[i])
        if action < Action.BUY:
            worths[i] = _taking(s, w, seat, action - Action.TAKE + 1, tiles, wanted, purses, p)
        elif action < Action.ADD:
            space = action - Action.BUY
            bits = purses[s.box.currency[space]]
            worths[i] = _buying(s, w, seat, tiles[space], wanted[space], bits, p)
        elif action < Action.DISMANTLE:
            t = action - Action.ADD
            worths[i] = gain(s, w, seat, seat, t, int(s.face[t]), p) + site(s, w, t, p)
        elif action < Action.EXCHANGE:
            worths[i] = NOWHERE / 2  # to take a tile down is never better than to take money
        else:
            worths[i] = best_swap(s, w, seat, action - Action.EXCHANGE, p)
        worths[i] -= late * (1 if action < Action.BUY else 0 if action < Action.ADD else 2)


@rule
def impatience(s: State) -> float:
    """After more rounds than a game has, money loses its charm and rebuilding more so; then no game goes in circles."""
    return IMPATIENCE * max(0, int(s.rounds) - ROUNDS - SHARED_ROUNDS // int(s.seats))


@rule
def _buying(s: State, w: Weights, seat: int, t: int, wanted: float, bits: int, p: Picture) -> float:
    """A tile's worth less its price, and another action where it is paid exactly."""
    price = int(s.box.value[t, s.face[t]])
    paid = least(bits, price)
    coins = hand(s, seat)
    worth = wanted - p.future * (purse(w, coins) - purse(w, coins - paid))
    return worth + w.action if paid == price else worth


@rule
def _taking(
    s: State, w: Weights, seat: int, mask: int, tiles: IntArray, wanted: FloatArray, purses: IntArray, p: Picture
) -> float:
    """What the cards of some slots are worth: as money, and for the tiles that can be paid with them next time."""
    after = purses.copy()
    coins = 0
    for slot in range(SLOTS):
        if (mask >> slot) & 1:
            card = int(s.display[slot])
            coins += value_of(card)
            after[card // VALUES] |= (after[card // VALUES] << value_of(card)) & SUMS
    held = hand(s, seat)
    worth = p.future * (purse(w, held + coins) - purse(w, held))
    for space in range(SPACES):
        currency = s.box.currency[space]
        if tiles[space] >= 0 and wanted[space] > 0 and after[currency] != purses[currency]:
            price = int(s.box.value[tiles[space], s.face[tiles[space]]])
            nearer = readiness(w, after[currency], price) - readiness(w, purses[currency], price)
            worth += p.future * w.wish * wanted[space] * nearer
    return worth


@rule
def readiness(w: Weights, bits: int, price: int) -> float:
    """How near a hand is to paying a price: 1.0 exactly, less with loss, less still where it does not suffice."""
    paid = least(bits, price)
    if paid == price:
        return 1.0
    if paid > 0:
        return max(w.close, 1.0 - w.exact - 0.04 * (paid - price))
    most = price - 1
    while (bits >> most) & 1 == 0:
        most -= 1
    return w.close * most / price


@rule
def _weigh_places(
    s: State, w: Weights, seat: int, t: int, origin: int, actions: IntArray, n: int, p: Picture, worths: FloatArray
) -> None:
    """Where a tile goes: a cell, the reserve, Dirk; or turned first, for money."""
    face = int(s.face[t])
    seen, other = gain(s, w, seat, seat, t, face, p), gain(s, w, seat, seat, t, 1 - face, p)
    dirk = int(s.seats)
    place = site(s, w, t, p) if origin == Origin.YARD else NOWHERE
    shape = shape_now(w, p.scorings, p.sides, p.n)
    bits = np.zeros(p.n + 4, np.int8)
    for i in range(n):
        action = int(actions[i])
        if action >= Action.BUILD:
            c = _cell(p, (action - Action.BUILD) % WIDTH - REACH, (action - Action.BUILD) // WIDTH - REACH)
            moats = int(s.box.moats[t])
            worths[i] = seen + shape_with(w, p.scorings, p.sides, p.n, p.cells[c], moats, bits) - shape
        elif action == Action.GIVE:
            worths[i] = gain(s, w, seat, dirk, t, face, p)
        elif action >= Action.TURN:
            best = other + place
            if s.seats == 2:
                best = max(best, gain(s, w, seat, dirk, t, 1 - face, p))
            worths[i] = best - turn_cost(s, w, seat, action - Action.TURN, p)
        else:
            worths[i] = kept(w, seen if action - Action.RESERVE == face else other, p)


@rule
def _cell(p: Picture, x: int, y: int) -> int:
    """The row of a legal cell."""
    for c in range(p.found):
        if p.cells[c, X] == x and p.cells[c, Y] == y:
            return c
    return 0
