"""The bag, the yard, and the tiles of Dirk (rules: set-up, end of the turn, two players).

In a game of two, Dirk is the neutral third player.
"""

from tertulia.games.granada.model.events import Event
from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import NO_TILE, SPACES, TILES, Place
from tertulia.games.granada.rules.places import move_to_yard
from tertulia.kernel.chance import draw
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule

DIRK_TILES = 6
"""Number of tiles that Dirk, the neutral third player, receives at the start and after scoring A.

After scoring B he receives a third of the tiles in the bag.
"""


@rule
def count_tiles_at(s: State, place: int) -> int:
    """Return the number of tiles at a place, a value of `State.place`."""
    count = 0
    for tile in range(TILES):
        count += int(s.place[tile] == place)
    return count


@rule
def find_tile_at(s: State, place: int) -> int:
    """Return the lowest index of a tile at a place (a value of `State.place`), or `NO_TILE`."""
    for tile in range(TILES):
        if s.place[tile] == place:
            return tile
    return NO_TILE


@rule
def draw_tile(s: State) -> int:
    """Draw a tile from the bag uniformly at random; returns -1 if the bag is empty.

    The caller moves the tile out of the bag.
    """
    left = count_tiles_at(s, Place.BAG)
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
    """Put a tile from the bag on each empty space of the yard. Returns False if the bag has too few tiles.

    All new tiles show the same face, `State.next_face`. The next call that adds tiles uses the other face.
    """
    filled = False
    for space in range(SPACES):
        if s.yard[space] == NO_TILE:
            tile = draw_tile(s)
            if tile < 0:
                return False
            move_to_yard(s, space, tile)
            s.face[tile] = s.next_face
            filled = True
            emit(s.events, Event.YARD, space, tile, s.next_face)
    if filled:
        s.next_face = 1 - s.next_face
    return True


@rule
def give_dirk(s: State, count: int) -> None:
    """Give Dirk, the neutral third player, up to `count` tiles from the bag.

    The tiles have the face `next_face` up; `next_face` does not change.
    """
    for _ in range(count):
        tile = draw_tile(s)
        if tile < 0:
            return
        s.place[tile] = Place.DIRK
        s.face[tile] = s.next_face
        emit(s.events, Event.DIRK, tile, s.next_face)
