"""Who may act, the result, and worlds that a seat cannot tell from the true one (rules 10.0)."""

from __future__ import annotations

from tertulia.games.la_granja.names import CARDS, DONKEYS, MAX_SEATS, POINT, ROUNDS, SILVER
from tertulia.games.la_granja.setup import lay_roofs
from tertulia.games.la_granja.state import CHOOSING_DONKEY, DECK, IN_HAND
from tertulia.games.la_granja.turn import together, urgent_seat
from tertulia.kernel.chance import draw, shuffle
from tertulia.kernel.rule import Record, rule

HIDDEN = IN_HAND + MAX_SEATS


@rule
def actors(s: Record) -> int:
    """Who may act, a bit per seat; whoever is interrupted waits (ruling 2)."""
    if s.over:
        return 0
    if not together(s):
        seat = urgent_seat(s)
        if seat >= 0:
            return 1 << seat
    bits = 0
    for seat in range(s.seats):
        bits |= int(s.farms[seat].agenda.open > 0) << seat
    return bits


@rule
def score(s: Record, points: Record) -> int:
    """Points of each seat; most points win, then most silver left, then all of them (rules 10.0)."""
    best, winners = -1, 0
    for seat in range(s.seats):
        farm = s.farms[seat]
        points[seat] = farm.stock[POINT]
        rank = int(farm.stock[POINT]) * 1024 + int(farm.stock[SILVER])
        if rank > best:
            best, winners = rank, 0
        winners |= int(rank == best) << seat
    return winners


@rule
def redeal(s: Record, seat: int) -> None:
    """Deal the deck, the other hands, the coming roof markers and secret donkeys anew."""
    hidden = 0
    for card in range(CARDS):
        zone = int(s.zone[card])
        if zone == DECK or (IN_HAND <= zone < HIDDEN and zone != IN_HAND + seat):
            s.deck[hidden] = card
            s.zone[card] = DECK
            hidden += 1
    shuffle(s.chance, s.deck, hidden)
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.farms[other].hand):
                hidden -= 1
                s.zone[s.deck[hidden]] = IN_HAND + other
                s.deck[hidden] = 0
    for number in range(int(s.rounds), ROUNDS):
        lay_roofs(s, number)
    if s.step == CHOOSING_DONKEY:
        _choose_donkeys(s, seat)


@rule
def _choose_donkeys(s: Record, seat: int) -> None:
    """Any available donkey for those who have chosen secretly."""
    for other in range(s.seats):
        farm = s.farms[other]
        if other != seat and farm.donkey > 0:
            donkey = draw(s.chance, DONKEYS)
            while (int(farm.donkeys) >> donkey) & 1:
                donkey = draw(s.chance, DONKEYS)
            farm.donkey = donkey + 1
