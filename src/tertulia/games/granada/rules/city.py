"""A city: its frame, what is derived of it after each change, and where a tile may be built (building rules; rulings 1 and 2).

Small cities are worked out as sets of cells, large ones cell by cell: the same results, at different speed.
"""

from tertulia.games.granada.model.state import State
from tertulia.games.granada.rules.city_bits import is_small, sites_by_bits, survey_by_bits
from tertulia.games.granada.rules.city_grid import sites_by_cells, survey_by_cells
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray

MARGIN = 2
"""Free cells around a city, in its frame: a tile beside it has neighbours, too."""


@rule
def frame(s: State, seat: int) -> None:
    """Note the grid that a city needs: x and y of its first cell, width and height; the start tile lies at (0, 0)."""
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
    """Make anew what is derived of a city: its frame, which moats find room, which find a tile to replace, which tiles are
    removable."""
    frame(s, seat)
    survey(s, seat, True)


@rule
def survey(s: State, seat: int, removal: bool) -> None:
    """The same in a frame that fits. An exchange of tiles needs nothing of their `removal`: all sides where tiles touch stay as
    they were."""
    if is_small(s.players[seat]):
        survey_by_bits(s, seat, removal)
    else:
        survey_by_cells(s, seat, removal)


@rule
def sites(s: State, seat: int, moats: int, first: int, out: IntArray, n: int) -> int:
    """Write the cells where a tile with these moats may be built from out[n] on, row by row from the south; returns where they end.
    `first` is the number of the first cell within the frame's margin; a row has `WIDTH` numbers."""
    if is_small(s.players[seat]):
        return sites_by_bits(s, seat, moats, first, out, n)
    return sites_by_cells(s, seat, moats, first, out, n)
