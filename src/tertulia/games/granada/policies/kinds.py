"""What buildings are worth to the greedy player: majorities as they will stand, not only as they stand.

A kind is worth what a seat may expect of the scorings to come, less what the others may. Who will be ahead is uncertain in
the measure of the tiles still to come; so a small lead late counts for more than one early.
"""

from typing import NamedTuple

from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import KINDS, LETTERS, NO_TILE, SPACES, Place, Scoring
from tertulia.games.granada.rules.tiles import count_at
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import FloatArray, IntArray, IntGrid


class Weights(NamedTuple):
    """How the greedy player weighs things, in points."""

    coin: float
    """what a coin in hand is worth"""
    enough: float
    """with so much money in hand, all of it is worth half of what its coins are"""
    action: float
    """what one more action is worth"""
    wish: float
    """how much of a tile's worth lies in being able to pay for it next time"""
    close: float
    """… where the money does not suffice yet"""
    exact: float
    """… where it can be paid exactly, beside merely paid"""
    moat: float
    """a side of the longest moat, for each scoring to come"""
    bridge: float
    """a side of two moats that one tile would join"""
    open: float
    """a side where the city can grow, up to six"""
    hold: float
    """how much of its worth a building keeps in the reserve"""
    rival: float
    """how much the others' gain hurts"""
    doubt: float
    """how much the tiles still to come blur who will lead"""
    pace: float
    """tiles built for each money card drawn"""


WEIGHTS = Weights(
    coin=1.6,
    enough=90.0,
    action=6.0,
    wish=1.4,
    close=0.45,
    exact=0.4,
    moat=0.75,
    bridge=0.2,
    open=0.6,
    hold=0.4,
    rival=1.0,
    doubt=0.6,
    pace=0.6,
)

SURE = 0.02
"""How far a majority may still shift when nothing is to come."""
LIKELY = 0.8
"""The part of the tiles to come that will be built."""
TIE = 1 / 16
"""The best tile breaks a tie in number: its value counts so much."""
SCORINGS = len(LETTERS)
MOST_KINDS = len(KINDS)
PLACES = 3
"""Places of a majority that may bring points."""


class Majorities(NamedTuple):
    """What decides about majorities; owners are the seats, then Dirk. See `count_kinds` and `outlook`."""

    counts: IntGrid
    """(kind, owner): visible tiles."""
    best: IntGrid
    """(kind, owner): the highest value among them."""
    ahead: FloatArray
    """(letter,): tiles likely to come before that scoring; -1.0 where it is done."""


@rule
def outlook(s: State, weights: Weights, ahead: FloatArray) -> int:
    """Fill ahead[letter] with the tiles likely to come before that scoring, -1 where it is done; returns the bag's size."""
    bag = count_at(s, Place.BAG)
    shown = 0
    for space in range(SPACES):
        if s.yard[space] != NO_TILE:
            shown += 1
    ahead[2] = bag + shown
    for letter in range(2):
        if s.scorings[letter].done:
            ahead[letter] = -1.0
        else:
            cards = s.deck_size - 1 - (s.scoring_low[letter] + s.scoring_high[letter]) / 2
            ahead[letter] = min(float(bag + shown), max(0.0, cards * weights.pace))
    return bag


@rule
def kind_worth(s: State, weights: Weights, seat: int, counts: IntArray, best: IntArray, ahead: FloatArray) -> float:
    """Expected points of a kind for a seat less those of its rivals; counts and best are the kind's own rows."""
    owners = int(s.seats) + (1 if s.seats == 2 else 0)
    worth = 0.0
    total = 0
    for owner in range(owners):
        total += counts[owner]
    for letter in range(len(LETTERS)):
        if ahead[letter] < 0:
            continue
        coming = ahead[letter] / len(KINDS)
        blur = SURE + weights.doubt * coming / owners
        size = 1.0 if s.scoring == Scoring.SIMPLIFIED else total + LIKELY * coming
        for owner in range(owners):
            if counts[owner] == 0:
                continue
            if owner < s.seats:  # Dirk stands in the way, but his points are nobody's loss
                points = size * place_factor(s, letter, expected_rank(owner, owners, blur, counts, best))
                worth += points if owner == seat else -points * weights.rival / (s.seats - 1)
    return worth


@rule
def expected_rank(owner: int, owners: int, blur: float, counts: IntArray, best: IntArray) -> float:
    """How many others are likely to stand before an owner in a kind; 0.0 is the lead."""
    own = counts[owner] + best[owner] * TIE  # a tie in number goes to the higher best tile
    rank = 0.0
    for other in range(owners):
        if other != owner:
            lead = counts[other] + best[other] * TIE - own
            rank += 0.5 + 0.5 * lead / (blur + abs(lead))
    return rank


@rule
def place_factor(s: State, letter: int, rank: float) -> float:
    """The points factor of a place between the whole places."""
    place = int(rank)
    if place >= PLACES:
        return 0.0
    here = s.box.majority[s.scoring, letter, place]
    after = s.box.majority[s.scoring, letter, place + 1] if place < PLACES - 1 else 0
    return float(here + (after - here) * (rank - place))


@rule
def kind_gain(s: State, weights: Weights, seat: int, owner: int, tile: int, face: int, majorities: Majorities) -> float:
    """What a seat gains, in points, when an owner's visible buildings grow by a tile; the majorities are left as they were."""
    counts, best, ahead = majorities
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
def kind_loss(s: State, weights: Weights, seat: int, tile: int, majorities: Majorities) -> float:
    """What a seat loses, in points, without a tile of its city; the majorities are left without the tile."""
    counts, best, ahead = majorities
    kind = s.box.kind[tile, s.face[tile]]
    before = kind_worth(s, weights, seat, counts[kind], best[kind], ahead)
    counts[kind, seat] -= 1
    best[kind, seat] = 0
    player = s.players[seat]
    for i in range(player.built):
        other = player.city[i]
        if other != tile and s.box.kind[other, s.face[other]] == kind:
            best[kind, seat] = max(int(best[kind, seat]), int(s.box.value[other, s.face[other]]))
    return before - kind_worth(s, weights, seat, counts[kind], best[kind], ahead)
