"""Acting seats, the result, and resampling of hidden information (rules: end of the game)."""

from tertulia.games.no_siesta.model.decisions import Decision, Keeping
from tertulia.games.no_siesta.model.state import State
from tertulia.games.no_siesta.model.terms import POINT_SOURCES, TILES, TilePlace
from tertulia.games.no_siesta.rules.roof import draw_tile
from tertulia.kernel.entries import ALL_SEATS
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray


@rule
def actors(s: State) -> int:
    """Return the seats that may act, as a bit mask; all seats mark the last die simultaneously."""
    waiting = 0
    for seat in range(s.seats):
        waiting |= int(s.players[seat].agenda.open > 0) << seat
    return waiting


@rule
def total_points(s: State, seat: int) -> int:
    """Return a seat's total points: the sum of all its sources (`PointSource`)."""
    points = 0
    for source in range(len(POINT_SOURCES)):
        points += int(s.players[seat].sources[source])
    return points


@rule
def score(s: State, points: IntArray) -> int:
    """Write the points of each seat to `points`; returns the winners as bits.

    The seat with most points wins. A tie goes to the disc furthest up the siesta track. Seats equal in both share the
    victory.
    """
    best, winners = -1, 0
    for seat in range(s.seats):
        points[seat] = total_points(s, seat)
        rank = int(points[seat]) * 256 + int(s.players[seat].siesta)
        if rank > best:
            best, winners = rank, 0
        winners |= int(rank == best) << seat
    return winners


@rule
def determinize(s: State, seat: int) -> None:
    """Resample the pairs of drawn roof tiles from which the seats other than `seat` choose.

    If `seat` is `ALL_SEATS`, nothing changes. Nothing else is hidden: tiles are drawn from the pile at random. Dice
    follow from the random key in `State.chance`, which the caller replaces.
    """
    if seat == ALL_SEATS:
        return
    for other in range(s.seats):
        pending = s.players[other].agenda
        last = pending.open - 1
        if other != seat and last >= 0 and pending.kind[last] == Decision.KEEP:
            for tile in range(TILES):
                if s.tile_place[tile] == TilePlace.DRAWN + other:
                    s.tile_place[tile] = TilePlace.PILE
            one = draw_tile(s)
            s.tile_place[one] = TilePlace.DRAWN + other
            two = draw_tile(s)
            s.tile_place[two] = TilePlace.DRAWN + other
            pending.args[last, Keeping.ONE] = min(one, two)
            pending.args[last, Keeping.OTHER] = max(one, two)
