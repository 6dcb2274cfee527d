"""Frame of a city, values derived from it, and cells for a tile (building rules; rulings 1 and 2).

The frame is the rectangle around the city, with a margin of two free cells on each side. Small cities are computed as
sets of cells (`city_bits`), large ones cell by cell (`city_grid`); only the speed differs.
"""

from tertulia.games.granada.model.state import State
from tertulia.games.granada.rules.city_bits import fits_city_bits, list_sites_by_bits, survey_by_bits
from tertulia.games.granada.rules.city_grid import list_sites_by_cells, survey_by_cells
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray

MARGIN = 2
"""Number of free cells around a city in its frame, so that a tile beside the city has neighbours, too."""


@rule
def update_frame(s: State, seat: int) -> None:
    """Recompute `west`, `south`, `width` and `height` of a city's frame from the cells of its tiles.

    The frame is the rectangle around the city, with a margin of `MARGIN` free cells on each side.
    """
    west = east = south = north = 0
    player = s.players[seat]
    for i in range(player.built):
        x, y = int(s.x[player.city[i]]), int(s.y[player.city[i]])
        west, east, south, north = min(west, x), max(east, x), min(south, y), max(north, y)
    player.west = west - MARGIN
    player.south = south - MARGIN
    player.width = east - west + 1 + 2 * MARGIN
    player.height = north - south + 1 + 2 * MARGIN


@rule
def refresh_city(s: State, seat: int) -> None:
    """Recompute the frame of a city and all values derived from its tiles."""
    update_frame(s, seat)
    survey_city(s, seat, True)


@rule
def survey_city(s: State, seat: int, removal: bool) -> None:
    """Recompute `room`, `swappable_moats` and `touched` of a city whose frame is up to date.

    `room` and `swappable_moats` are the combinations of moats that fit on a free cell, or could replace a tile of the
    city. With `removal`, also recompute the removable tiles. An exchange of tiles does not change them, as touching
    sides stay equal.
    """
    if fits_city_bits(s.players[seat]):
        survey_by_bits(s, seat, removal)
    else:
        survey_by_cells(s, seat, removal)


@rule
def list_sites(s: State, seat: int, moats: int, first: int, out: IntArray, n: int) -> int:
    """Append to `out` the numbers of the cells on which a tile may be built, row by row from the south.

    `moats` is a bit mask of the tile's sides with a moat. `first` is the number of the cell (`west` + 1, `south` + 1)
    in the city's frame. A cell's number is greater by 1 than that of its western neighbour, and by `WIDTH` than that of
    its southern neighbour. `out` holds `n` numbers before; returns their count after.
    """
    if fits_city_bits(s.players[seat]):
        return list_sites_by_bits(s, seat, moats, first, out, n)
    return list_sites_by_cells(s, seat, moats, first, out, n)
