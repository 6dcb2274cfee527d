"""The bag, the yard and Dirk (rules: set-up, end of the turn, two players)."""

from tertulia.games.granada.model.events import Event
from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import NO_TILE, SPACES, TILES, Place
from tertulia.games.granada.rules.places import to_yard
from tertulia.kernel.chance import draw
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule

DIRK_TILES = 6
"""Number of tiles that Dirk gets at the start and after scoring A; after B it is a third of the bag."""


@rule
def count_at(s: State, place: int) -> int:
    """How many tiles are at a place."""
    count = 0
    for tile in range(TILES):
        count += int(s.place[tile] == place)
    return count


@rule
def tile_at(s: State, place: int) -> int:
    """The first tile at a place, -1 where there is none."""
    for tile in range(TILES):
        if s.place[tile] == place:
            return tile
    return NO_TILE


@rule
def draw_tile(s: State) -> int:
    """A tile out of the bag, each equally likely; -1 when it is empty. It still lies in the bag until it is placed."""
    left = count_at(s, Place.BAG)
    if left == 0:
        return -1
    nth = draw(s.chance, left)
    for tile in range(TILES):
        if s.place[tile] == Place.BAG:
            if nth == 0:
                return tile
            nth -= 1
    return -1


@rule
def fill_yard(s: State) -> bool:
    """Fill the yard space by space with the marked face up, then move the marker; False when the bag did not suffice."""
    filled = False
    for space in range(SPACES):
        if s.yard[space] == NO_TILE:
            tile = draw_tile(s)
            if tile < 0:
                return False
            to_yard(s, space, tile)
            s.face[tile] = s.next_face
            filled = True
            emit(s.events, Event.YARD, space, tile, s.next_face)
    if filled:
        s.next_face = 1 - s.next_face
    return True


@rule
def give_dirk(s: State, count: int) -> None:
    """Dirk gets tiles out of the bag, as many as there are, with the marked face up; the marker stays."""
    for _ in range(count):
        tile = draw_tile(s)
        if tile < 0:
            return
        s.place[tile] = Place.DIRK
        s.face[tile] = s.next_face
        emit(s.events, Event.DIRK, tile, s.next_face)
