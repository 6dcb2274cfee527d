"""The three scorings (rules: scorings A to C, simplified scoring; rulings 1 and 7).

Moats score first, then each kind of building.
"""

from tertulia.games.granada.model.events import Event
from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import KINDS, NO_TILE, OWNERS, TILES, Place, Scoring
from tertulia.games.granada.rules.moat import longest_moat_with
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray, IntGrid
from tertulia.kernel.stack import stack_grid16

KIND_COUNT = len(KINDS)


@rule
def count_kinds(s: State, counts: IntGrid, best: IntGrid) -> None:
    """Write the number of visible tiles and their highest value for each kind of building and owner.

    The numbers go to `counts[kind, owner]`, the highest values to `best[kind, owner]`. Owners are the seats and, in a
    game of two, Dirk, the neutral third player.
    """
    for kind in range(len(KINDS)):
        for owner in range(OWNERS):
            counts[kind, owner] = best[kind, owner] = 0
    for seat in range(s.seats):
        player = s.players[seat]
        for i in range(player.built):
            _count_tile(s, player.city[i], seat, counts, best)
    if s.seats == 2:
        for tile in range(TILES):
            if s.place[tile] == Place.DIRK:
                _count_tile(s, tile, 2, counts, best)


@rule
def _count_tile(s: State, tile: int, owner: int, counts: IntGrid, best: IntGrid) -> None:
    kind = s.box.kind[tile, s.face[tile]]
    counts[kind, owner] += 1
    best[kind, owner] = max(int(best[kind, owner]), int(s.box.value[tile, s.face[tile]]))


@rule
def score_kind(s: State, letter: int, counts: IntArray, best: IntArray, points: IntArray) -> None:
    """Write the points of each owner for a kind of building in the scoring `letter` (0 to 2) to `points`.

    Ties in number are broken by the highest tile. An owner without a tile of the kind gets no points.
    """
    total = 0
    for owner in range(OWNERS):
        total += int(counts[owner])
        points[owner] = 0
    placed = 0  # owners that have a place already, as bits
    for place in range(letter + 1):
        first = find_leader(counts, best, placed)
        if first < 0:
            return
        multiplier = int(s.box.majority[s.scoring, letter, place])
        points[first] = multiplier * total if s.scoring == Scoring.NORMAL else multiplier
        placed |= 1 << first


@rule
def find_leader(counts: IntArray, best: IntArray, placed: int) -> int:
    """Return the owner with most tiles of a kind of building among those that are not ranked yet.

    `placed` holds the owners that are ranked already, as a bit mask. Returns -1 if no other owner has a tile of the
    kind.
    """
    first = -1
    for owner in range(OWNERS):
        open_to = counts[owner] > 0 and ((placed >> owner) & 1) == 0
        if open_to and (first < 0 or _is_ahead(counts, best, owner, first)):
            first = owner
    return first


@rule
def _is_ahead(counts: IntArray, best: IntArray, one: int, other: int) -> bool:
    return bool(counts[one] > counts[other] or (counts[one] == counts[other] and best[one] > best[other]))


@rule
def score_moat(s: State, seat: int) -> int:
    """Return a seat's points for its moat (ruling 1)."""
    return longest_moat_with(s, seat, NO_TILE, 0, 0) * int(s.box.per_side)


@rule
def tally_scoring(s: State, letter: int, moats: IntArray, kinds: IntGrid, counts: IntGrid, best: IntGrid) -> None:
    """Compute the points of all owners if the scoring `letter` (0 to 2 for A to C) came now.

    Writes the points for moats to `moats[owner]`, and those for buildings to `kinds[kind, owner]`. Also writes the
    number of visible tiles to `counts[kind, owner]`, and their highest value to `best[kind, owner]`.
    """
    for seat in range(s.seats):
        moats[seat] = score_moat(s, seat)
    count_kinds(s, counts, best)
    for kind in range(len(KINDS)):
        score_kind(s, letter, counts[kind], best[kind], kinds[kind])


@rule
def gain_with_tile(s: State, letter: int, seat: int, tile: int, x: int, y: int) -> int:
    """Return the points that a tile at (x, y) would add to a seat's points if the scoring `letter` came now.

    They come from the moat and from the kind of building on the tile's face.
    """
    counts, best = stack_grid16(KIND_COUNT, OWNERS), stack_grid16(KIND_COUNT, OWNERS)
    count_kinds(s, counts, best)
    kind, kinds = int(s.box.kind[tile, s.face[tile]]), stack_grid16(2, OWNERS)
    score_kind(s, letter, counts[kind], best[kind], kinds[0])
    _count_tile(s, tile, seat, counts, best)
    score_kind(s, letter, counts[kind], best[kind], kinds[1])
    moats = longest_moat_with(s, seat, tile, x, y) - longest_moat_with(s, seat, NO_TILE, 0, 0)
    return moats * int(s.box.per_side) + int(kinds[1, seat]) - int(kinds[0, seat])


@rule
def hold_scoring(s: State, letter: int) -> None:
    """Hold the scoring `letter` (0 to 2 for A to C): add its points to those of the seats and of Dirk.

    Dirk is the neutral third player in a game of two.
    """
    scoring = s.scorings[letter]
    counts, best = stack_grid16(KIND_COUNT, OWNERS), stack_grid16(KIND_COUNT, OWNERS)
    tally_scoring(s, letter, scoring.moats, scoring.kinds, counts, best)
    scoring.done = 1
    for seat in range(s.seats):
        s.players[seat].points += scoring.moats[seat]
    for kind in range(len(KINDS)):
        for seat in range(s.seats):
            s.players[seat].points += scoring.kinds[kind, seat]
        s.dirk_points += scoring.kinds[kind, s.seats]
    emit(s.events, Event.SCORING, letter)
