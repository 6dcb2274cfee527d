"""Sealed Bids, for one to four players.

Each round all secretly choose one of their cards for an open prize; the highest card chosen only once wins it. A solo
player needs a card higher than the prize. The game covers all that a search meets: shared turns, secrets, hidden hands,
chance, features, action weights, one or more seats.
"""

from __future__ import annotations

from typing import Any

from tertulia.kernel.actions import ActionTable, Numbers, Verb
from tertulia.kernel.chance import Chance, draw
from tertulia.kernel.entries import Rules
from tertulia.kernel.events import EventList, events
from tertulia.kernel.features import Block, FeatureTable
from tertulia.kernel.game import Game
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import FloatArray, IntArray, Record, StateArray, int16, record

SEATS = 4
CARDS = 6
ROUNDS = 4
PRIZES = 5
NONE = 0


class State(Record):
    """State of a game."""

    chance: Chance = record(Chance)
    events: EventList = events(1)
    seats: int = int16()
    rounds: int = int16()
    """Number of completed rounds."""
    prize: int = int16()
    """Prize of this round, 1 to PRIZES."""
    points: IntArray = int16(SEATS)
    hands: IntArray = int16(SEATS)
    """Cards of each seat as bits, hidden from other seats."""
    chosen: IntArray = int16(SEATS)
    """Card chosen in this round, from 1, hidden until all have chosen."""


@rule
def setup(s: State, options: IntArray) -> None:
    for seat in range(s.seats):
        s.hands[seat] = deal(s)
    s.prize = 1 + draw(s.chance, PRIZES)


@rule
def deal(s: State) -> int:
    """Return all cards except a random one."""
    return ((1 << CARDS) - 1) & ~(1 << draw(s.chance, CARDS))


@rule
def actors(s: State) -> int:
    waiting = 0
    for seat in range(s.seats):
        waiting |= int(s.chosen[seat] == NONE) << seat
    return waiting if s.rounds < ROUNDS else 0


@rule
def legal(s: State, seat: int, out: IntArray) -> int:
    n = 0
    for card in range(CARDS):
        out[n] = card
        n += (int(s.hands[seat]) >> card) & 1
    return n


@rule
def apply(s: State, seat: int, action: int) -> None:
    s.hands[seat] = int(s.hands[seat]) & ~(1 << action)
    s.chosen[seat] = action + 1
    if actors(s) == 0:
        reveal(s)


@rule
def reveal(s: State) -> None:
    """Compare the cards after all have chosen."""
    best, taker = int(s.prize) if s.seats == 1 else 0, -1
    for seat in range(s.seats):
        same = 0
        for other in range(s.seats):
            same += int(s.chosen[other] == s.chosen[seat])
        if same == 1 and s.chosen[seat] > best:
            best, taker = int(s.chosen[seat]), seat
    if taker >= 0:
        s.points[taker] = int(s.points[taker]) + int(s.prize)
    for seat in range(s.seats):
        s.chosen[seat] = NONE
    s.rounds += 1
    s.prize = 1 + draw(s.chance, PRIZES)


@rule
def score(s: State, points: IntArray) -> int:
    most, winners = 0, 0
    for seat in range(s.seats):
        points[seat] = s.points[seat]
        most = max(most, int(points[seat]))
    for seat in range(s.seats):
        winners |= int(points[seat] == most) << seat
    return winners


@rule
def determinize(s: State, seat: int) -> None:
    """Redeal other seats' cards and choices."""
    for other in range(s.seats):
        if other != seat:
            chosen_count = int(s.chosen[other] != NONE)
            s.hands[other] = 0
            cards_to_deal = CARDS - 1 - int(s.rounds) - chosen_count
            while cards_to_deal > 0:
                card = draw(s.chance, CARDS)
                cards_to_deal -= 1 - ((int(s.hands[other]) >> card) & 1)
                s.hands[other] = int(s.hands[other]) | 1 << card
            if chosen_count:
                s.chosen[other] = 1 + draw(s.chance, CARDS)


@rule
def choose(s: State, seat: int, actions: IntArray, n: int, chance: Chance) -> int:
    return int(actions[draw(chance, n)])


@rule
def weigh(s: State, seat: int, actions: IntArray, n: int, out: FloatArray) -> None:
    """A card near the prize has a high weight."""
    for i in range(n):
        out[i] = -0.5 * abs(actions[i] + 1 - s.prize)


@rule
def hides(s: State, seat: int, action: int) -> bool:
    return s.chosen[seat] == action + 1


@rule
def features(s: State, seat: int, out: FloatArray) -> None:
    out[0] = ROUNDS - s.rounds
    out[1] = s.points[seat]
    out[2] = s.prize
    for card in range(CARDS):
        out[3 + card] = (int(s.hands[seat]) >> card) & 1


class SealedBids(Game):
    """Sealed Bids. Seats know only their own cards."""

    name, version, seats = "sealed-bids", 1, range(1, SEATS + 1)
    actions = ActionTable([Verb("bid", Numbers("card", 0, CARDS))])
    state, most_legal = State, CARDS
    rules = Rules(setup, actors, legal, apply, score, determinize, choose, weigh, hides, features)
    feature_table = FeatureTable([Block("rounds"), Block("points"), Block("prize"), Block("hand", "abcdef")])

    def view(self, state: StateArray, seat: int | None) -> dict[str, Any]:
        """Return the public state and the seat's own cards."""
        s = state[0]
        own = None if seat is None else [int(s["hands"][seat]), int(s["chosen"][seat])]
        points = [int(points) for points in s["points"]]
        return {"rounds": int(s["rounds"]), "prize": int(s["prize"]), "points": points, "own": own}

    def view_all(self, state: StateArray) -> dict[str, Any]:
        return self.view(state, None)

    def events(self, state: StateArray, seat: int | None) -> list[dict[str, Any]]:
        return []

    def reveals(self, before: StateArray, after: StateArray) -> bool:
        return self.actors(before) != self.actors(after)


GAME = SealedBids()
