"""Acting seats, the result, and resampling of hidden information (rules 10.0)."""

from tertulia.games.la_granja.model.actions import Action
from tertulia.games.la_granja.model.decisions import URGENT, Step
from tertulia.games.la_granja.model.events import Event
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import CARDS, DONKEYS, MAX_SEATS, ROUNDS, Good, Zone
from tertulia.games.la_granja.rules.card_piles import MAX_CARDS_PER_EVENT
from tertulia.games.la_granja.rules.setup import lay_out_roofs
from tertulia.games.la_granja.rules.turn import is_simultaneous
from tertulia.kernel.agenda import NO_DECISION, top
from tertulia.kernel.chance import draw, shuffle
from tertulia.kernel.entries import ALL_SEATS
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray

HIDDEN = Zone.HAND + MAX_SEATS


@rule
def actors(s: State) -> int:
    """Return the seats that may act, as a bit mask.

    While any seat has an urgent decision (`URGENT`), only the lowest-numbered such seat may act (ruling 2). This does
    not apply if all seats decide simultaneously.
    """
    if s.over:
        return 0
    waiting, urgent = 0, 0
    for seat in range(s.seats):
        kind = top(s.farms[seat].agenda)
        waiting |= int(kind != NO_DECISION) << seat
        urgent |= int(kind >= URGENT) << seat
    if urgent == 0 or is_simultaneous(s):
        return waiting
    return urgent & -urgent


@rule
def score(s: State, points: IntArray) -> int:
    """Write the points of each seat to `points`; return the winners as bits (rules 10.0).

    The most points win. Ties are broken by silver; seats that are still tied win together.
    """
    best, winners = -1, 0
    for seat in range(s.seats):
        farm = s.farms[seat]
        points[seat] = farm.stock[Good.POINT]
        rank = int(farm.stock[Good.POINT]) * 1024 + int(farm.stock[Good.SILVER])
        if rank > best:
            best, winners = rank, 0
        winners |= int(rank == best) << seat
    return winners


@rule
def hides(s: State, seat: int, action: int) -> bool:
    """Return whether an action is hidden from other seats.

    A donkey is secret until all have chosen (rules 8.1).
    """
    chosen = Action.DONKEY <= action < Action.DELIVER
    return bool(chosen and s.step == Step.DONKEY and s.farms[seat].donkey > 0)


@rule
def determinize(s: State, seat: int) -> None:
    """Replace all information that is hidden from a seat by random information that fits its view.

    Hidden are the deck, the hands of other seats, the coming roof markers and secret donkeys. `DRAW` events of other
    seats are changed to show the new cards. If `seat` is `ALL_SEATS`, hands and donkeys stay.
    """
    hidden = 0
    for card in range(CARDS):
        zone = int(s.zone[card])
        if zone == Zone.DECK or (Zone.HAND <= zone < HIDDEN and not _knows_hand(seat, zone - Zone.HAND)):
            s.deck[hidden] = card
            s.zone[card] = Zone.DECK
            hidden += 1
    shuffle(s.chance, s.deck, hidden)
    for other in range(s.seats):
        if not _knows_hand(seat, other):
            for i in range(s.farms[other].hand):
                hidden -= 1
                card = int(s.deck[hidden])
                s.zone[card] = Zone.HAND + other
                s.deck[hidden] = 0
                _rewrite_draw_event(s, other, i, card)
    for number in range(int(s.rounds), ROUNDS):
        lay_out_roofs(s, number)
    if s.step == Step.DONKEY:
        _draw_secret_donkeys(s, seat)


@rule
def _knows_hand(seat: int, other: int) -> bool:
    """Return whether `seat` knows the hand and the chosen donkey of the seat `other`.

    A seat knows only its own. If `seat` is `ALL_SEATS`, the hands and donkeys of all seats are known.
    """
    return seat == other or seat == ALL_SEATS


@rule
def _rewrite_draw_event(s: State, seat: int, nth: int, card: int) -> None:
    """Replace the `nth` card that the state's `DRAW` events report for a seat by `card`.

    `nth` counts from 0 over all these events together. Nothing happens if they report fewer cards.
    """
    for i in range(s.events.count):
        row = s.events.rows[i]
        if row[0] == Event.DRAW and row[1] == seat:
            drawn = int(row[2])
            if nth < drawn:
                row[3 + MAX_CARDS_PER_EVENT - drawn + nth] = card + 1
                return
            nth -= drawn


@rule
def _draw_secret_donkeys(s: State, seat: int) -> None:
    """Replace the secret donkey of every other seat by a random one among those available to it."""
    for other in range(s.seats):
        farm = s.farms[other]
        if not _knows_hand(seat, other) and farm.donkey > 0:
            donkey = draw(s.chance, DONKEYS)
            while (int(farm.donkeys) >> donkey) & 1:
                donkey = draw(s.chance, DONKEYS)
            farm.donkey = donkey + 1
