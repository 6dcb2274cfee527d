"""The greedy bot's evaluation of buildings: expected majorities, not only the present ones.

A kind of building is worth the points that a seat can expect for it in the coming scorings, less those of the other
seats. The uncertainty of the lead grows with the tiles still to come. So a small late lead counts more than an early
one.
"""

from typing import NamedTuple

from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import KINDS, LETTERS, NO_TILE, SPACES, Place, Scoring
from tertulia.games.granada.rules.tiles import count_tiles_at
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import FloatArray, IntArray, IntGrid


class Weights(NamedTuple):
    """Weights of the greedy bot, in points unless stated otherwise."""

    coin: float
    """Value of a coin in hand."""
    enough: float
    """Number of coins at which a hand is worth half the value of its coins (`money_worth`)."""
    action: float
    """Value of an additional action."""
    wish: float
    """Factor for the value of a yard tile that taken cards help to pay for."""
    close: float
    """Upper bound of the readiness of a hand that cannot pay a price (`payment_readiness`).

    The readiness is this value times the payable fraction of the price. This value is also the lower bound for a hand
    that must overpay.
    """
    exact: float
    """Amount subtracted from the readiness to pay a price (`payment_readiness`) if a hand must overpay.

    The readiness has no unit: it is 1.0 if the hand can pay exactly, and 0.0 if it has no money of the currency.
    """
    moat: float
    """Value of each side of the longest moat, for each coming scoring."""
    bridge: float
    """Value of each side by which the longest moat would grow if one tile joined two moats.

    It counts for each coming scoring.
    """
    open: float
    """Value of each side without a moat, where the city can grow; at most six sides count."""
    hold: float
    """Value of a tile in the reserve, as a fraction of its value if it were built (`reserve_worth`)."""
    rival: float
    """Factor for the mean points of the other seats, which are subtracted from those of the bot."""
    doubt: float
    """Factor for the uncertainty of a lead in a kind of building (`kind_worth`).

    The uncertainty is a number of tiles: this factor times the coming tiles of the kind, divided by the number of
    owners. `MIN_UNCERTAINTY` is added.
    """
    pace: float
    """Expected number of tiles built for each money card drawn."""


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

MIN_UNCERTAINTY = 0.02
"""Uncertainty of a lead in a kind of building if no more tiles are to come, as a number of tiles."""
BUILT_SHARE = 0.8
"""Fraction of the coming tiles that players are expected to build in their cities."""
TIE_BREAK_WEIGHT = 1 / 16
"""Factor for the highest value of an owner's tiles of a kind of building.

The product is added to the owner's number of tiles of that kind. So the highest tile breaks ties between owners.
"""
SCORING_COUNT = len(LETTERS)
KIND_COUNT = len(KINDS)
SCORING_RANKS = 3
"""Number of ranks in a majority that may bring points."""


class Majorities(NamedTuple):
    """Number and highest value of each owner's tiles by kind, and expected numbers of new tiles.

    Owners are the seats and, after them in a game of two, Dirk, the neutral third player. The owner with most tiles of
    a kind of building has the majority in that kind.
    """

    counts: IntGrid
    """Number of visible tiles, by (kind, owner)."""
    best: IntGrid
    """Highest value of an owner's visible tiles of a kind, by (kind, owner); 0 without a tile."""
    ahead: FloatArray
    """Expected number of tiles that players acquire before each of the scorings A, B and C.

    The entry of a scoring that is over is -1.0.
    """


@rule
def write_expected_tiles(s: State, weights: Weights, ahead: FloatArray) -> int:
    """Write to `ahead` the expected number of tiles that players acquire before each scoring.

    The entry of a scoring that is over is -1.0. Returns the number of tiles in the bag.
    """
    bag = count_tiles_at(s, Place.BAG)
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
    """Return the expected points of a seat for a kind of building, less those of its rivals.

    `counts` and `best` are the kind's rows in `Majorities`: number and highest value of each owner's tiles. `ahead` is
    the expected number of tiles that players acquire before each scoring; -1.0 if the scoring is over.
    """
    owners = int(s.seats) + (1 if s.seats == 2 else 0)
    worth = 0.0
    total = 0
    for owner in range(owners):
        total += counts[owner]
    for letter in range(len(LETTERS)):
        if ahead[letter] < 0:
            continue
        coming = ahead[letter] / len(KINDS)
        blur = MIN_UNCERTAINTY + weights.doubt * coming / owners
        size = 1.0 if s.scoring == Scoring.SIMPLIFIED else total + BUILT_SHARE * coming
        for owner in range(owners):
            if counts[owner] == 0:
                continue
            if owner < s.seats:  # Dirk competes for majorities, but his points harm no player
                points = size * place_factor(s, letter, expected_rank(owner, owners, blur, counts, best))
                worth += points if owner == seat else -points * weights.rival / (s.seats - 1)
    return worth


@rule
def expected_rank(owner: int, owners: int, blur: float, counts: IntArray, best: IntArray) -> float:
    """Return how many owners are expected to be ahead of `owner` in a kind of building; 0.0 is the lead.

    `blur` is the uncertainty of a lead, in tiles.
    """
    own = counts[owner] + best[owner] * TIE_BREAK_WEIGHT  # ties in number go to the higher best tile
    rank = 0.0
    for other in range(owners):
        if other != owner:
            lead = counts[other] + best[other] * TIE_BREAK_WEIGHT - own
            rank += 0.5 + 0.5 * lead / (blur + abs(lead))
    return rank


@rule
def place_factor(s: State, letter: int, rank: float) -> float:
    """Return the printed points of a majority in the scoring `letter` (0 to 2) for a fractional rank.

    Rank 0.0 is the lead. Points between two ranks are interpolated.
    """
    place = int(rank)
    if place >= SCORING_RANKS:
        return 0.0
    here = s.box.majority[s.scoring, letter, place]
    after = s.box.majority[s.scoring, letter, place + 1] if place < SCORING_RANKS - 1 else 0
    return float(here + (after - here) * (rank - place))


@rule
def kind_loss(s: State, weights: Weights, seat: int, tile: int, majorities: Majorities) -> float:
    """Return the expected points that a seat loses if a tile is removed from its city.

    They are the points for the tile's kind of building (`kind_worth`). The tile stays removed from `majorities`; the
    caller restores them.
    """
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
