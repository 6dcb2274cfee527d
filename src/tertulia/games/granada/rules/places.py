"""Locations of tiles.

The array `place` is authoritative; the lists of each city, each reserve and the yard are derived. The lists save the
rules a search of all 54 tiles. They are in ascending order and change only here.
"""

from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import NO_TILE, SPACES, TILES, Place
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray


@rule
def insert_tile(tiles: IntArray, count: int, tile: int) -> None:
    """Insert a tile into an ascending list of `count` tiles."""
    at = int(count)
    while at > 0 and tiles[at - 1] > tile:
        tiles[at] = tiles[at - 1]
        at -= 1
    tiles[at] = tile


@rule
def remove_tile(tiles: IntArray, count: int, tile: int) -> None:
    """Remove a tile from a list; the freed entry is cleared, so that equal states have equal bytes."""
    at = 0
    while tiles[at] != tile:
        at += 1
    for i in range(at, count - 1):
        tiles[i] = tiles[i + 1]
    tiles[count - 1] = 0


@rule
def move_to_city(s: State, seat: int, tile: int, x: int, y: int) -> None:
    """Move a tile of a seat to the cell (x, y) of its city."""
    clear_place(s, seat, tile)
    player = s.players[seat]
    insert_tile(player.city, player.built, tile)
    player.built += 1
    s.place[tile] = Place.CITY + seat
    s.x[tile] = x
    s.y[tile] = y


@rule
def move_to_reserve(s: State, seat: int, tile: int) -> None:
    """Move a tile to the reserve of a seat, from which it can be built later."""
    clear_place(s, seat, tile)
    player = s.players[seat]
    insert_tile(player.reserve, player.reserved, tile)
    player.reserved += 1
    s.place[tile] = Place.RESERVE + seat


@rule
def move_to_yard(s: State, space: int, tile: int) -> None:
    """Put a tile on a space of the yard."""
    s.yard[space] = tile
    s.place[tile] = Place.YARD + space


@rule
def move_to_buyer(s: State, seat: int, tile: int) -> None:
    """Move a tile from the yard to the seat that has bought it and has yet to place it."""
    space = int(s.place[tile] - Place.YARD)
    s.yard[space] = NO_TILE
    s.place[tile] = Place.BOUGHT + seat
    s.space[tile] = space
    s.turned[tile] = 0


@rule
def clear_place(s: State, seat: int, tile: int) -> None:
    """Remove a tile from the list of a seat's city or reserve, and set the tile's fields in `s` to 0.

    These fields are `x`, `y`, `removable`, `touched`, `space` and `turned`. `place` is unchanged.
    """
    player = s.players[seat]
    if s.place[tile] == Place.CITY + seat:
        remove_tile(player.city, player.built, tile)
        player.built -= 1
    elif s.place[tile] == Place.RESERVE + seat:
        remove_tile(player.reserve, player.reserved, tile)
        player.reserved -= 1
    s.x[tile] = 0
    s.y[tile] = 0
    s.removable[tile] = 0
    s.touched[tile] = 0
    s.space[tile] = 0
    s.turned[tile] = 0


@rule
def rebuild_lists(s: State) -> None:
    """Rebuild the lists of tiles in the yard, the cities and the reserves from `State.place`."""
    for space in range(SPACES):
        s.yard[space] = NO_TILE
    for seat in range(s.seats):
        player = s.players[seat]
        player.built = player.reserved = 0
        for i in range(TILES):
            player.city[i] = player.reserve[i] = 0
    for tile in range(TILES):
        place = s.place[tile]
        if Place.YARD <= place < Place.YARD + SPACES:
            s.yard[place - Place.YARD] = tile
        for seat in range(s.seats):
            player = s.players[seat]
            if place == Place.CITY + seat:
                player.city[player.built] = tile
                player.built += 1
            elif place == Place.RESERVE + seat:
                player.reserve[player.reserved] = tile
                player.reserved += 1
