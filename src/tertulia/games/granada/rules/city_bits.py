"""A small city as sets of cells.

Machine words handle all cells at once, while `city_grid` examines them one by one. A cell is a bit, row by row from the
south, in the city's bounding box with one empty cell around it. So no set reaches the border, and a shift to a
neighbour does not run over into another row. Cities of more than 62 cells, including the margin, are rare and left to
`city_grid`. Tests hold both implementations to equal results (`tests/games/granada/test_city_bits.py`).
"""

from typing import NamedTuple

from tertulia.games.granada.model.state import Player, State
from tertulia.games.granada.model.terms import WIDTH
from tertulia.games.granada.rules.city_grid import ALL_SIDES, FITTING_BY_CODE
from tertulia.kernel.bits import lowest_bit
from tertulia.kernel.rule import inline_rule, rule
from tertulia.kernel.schema import IntArray

MAX_BIT_CELLS = 62
"""Maximum number of cells in a set: 64 bits, less the sign bit and one bit for a shift."""


class CityBits(NamedTuple):
    """A small city as sets of cells. A set is an integer with one bit for each cell."""

    width: int
    """Number of cells in a row; a shift by this number is a step north."""
    cells: int
    """Set of all cells of the city's bounding box with its margin."""
    built: int
    north: int
    """Set of built cells with a moat on the north side; likewise `east`, `south` and `west`."""
    east: int
    south: int
    west: int


class Sides(NamedTuple):
    """Four sets of cells, one for each side."""

    north: int
    east: int
    south: int
    west: int


@inline_rule
def fits_city_bits(player: Player) -> bool:
    """Return whether the cells of a city, with a margin of one, fit into one set."""
    return (int(player.width) - 2) * (int(player.height) - 2) <= MAX_BIT_CELLS


@inline_rule
def build_city_bits(s: State, player: Player) -> CityBits:
    """Return a city's sets of cells. The player's fields `west` to `height` must fit the city's tiles."""
    x, y, width = int(player.west) + 1, int(player.south) + 1, int(player.width) - 2
    built, north, east, south, west = 1 << (-y * width - x), 0, 0, 0, 0
    for i in range(player.built):
        tile = player.city[i]
        at = (int(s.y[tile]) - y) * width + int(s.x[tile]) - x
        moats = int(s.box.moats[tile])
        built |= 1 << at
        north |= (moats & 1) << at
        east |= (moats >> 1 & 1) << at
        south |= (moats >> 2 & 1) << at
        west |= (moats >> 3 & 1) << at
    return CityBits(width, (1 << width * (int(player.height) - 2)) - 1, built, north, east, south, west)


@inline_rule
def neighbour_cells(city: CityBits) -> Sides:
    """Return four sets of cells: those with a built neighbour on the north, east, south or west side."""
    built, width = city.built, city.width
    return Sides(built >> width, built >> 1, (built << width) & city.cells, (built << 1) & city.cells)


@inline_rule
def moats_beside(city: CityBits) -> Sides:
    """Return four sets of cells: those whose north, east, south or west neighbour has a moat towards them."""
    width = city.width
    return Sides(city.south >> width, city.west >> 1, (city.north << width) & city.cells, (city.east << 1) & city.cells)


@inline_rule
def building_sites(city: CityBits, beside: Sides, moats: Sides) -> int:
    """Return the free cells where a tile with suitable moats could be built, as a set of cells (bits).

    Such a cell, a site, is reachable on foot from a neighbour, and building there leaves no hole (ruling 2). Built
    cells separate the ring of eight cells around a site into runs of free cells. Building leaves no hole if at most one
    run has a cell that shares a side with the site. `beside` is the result of `neighbour_cells`, `moats` that of
    `moats_beside`.
    """
    built, width = city.built, city.width
    north_east, south_east = built >> (width + 1), built << (width - 1)
    south_west, north_west = built << (width + 1), built >> (width - 1)
    north = ~beside.north & (north_west | beside.west)
    east = ~beside.east & (north_east | beside.north)
    south = ~beside.south & (south_east | beside.east)
    west = ~beside.west & (south_west | beside.south)
    torn = (north & east) | ((north | east) & south) | ((north | east | south) & west)
    on_foot = (beside.north & ~moats.north) | (beside.east & ~moats.east)
    on_foot |= (beside.south & ~moats.south) | (beside.west & ~moats.west)
    return city.cells & ~built & on_foot & ~torn


@rule
def list_sites_by_bits(s: State, seat: int, moats: int, first: int, out: IntArray, n: int) -> int:
    """Append to `out` the numbers of the cells of a small city on which a tile may be built.

    `moats` is a bit mask of the tile's sides with a moat. `first` is the number of the cell (`west` + 1, `south` + 1)
    in the city's frame. A cell's number is greater by 1 than that of its western neighbour, and by `WIDTH` than that of
    its southern neighbour. `out` holds `n` numbers before; returns their count after.
    """
    city = build_city_bits(s, s.players[seat])
    sites = fitting_sites(city, moats)
    row = (1 << city.width) - 1
    while sites:
        line = sites & row
        while line:
            out[n] = first + lowest_bit(line)
            n += 1
            line &= line - 1
        sites >>= city.width
        first += WIDTH
    return n


@inline_rule
def fitting_sites(city: CityBits, moats: int) -> int:
    """Return the cells where a tile with these moats may be built, as a set: one bit for each cell.

    Sides that touch must be equal: both with a moat, or both without. `moats` is a bit mask of the tile's sides with a
    moat (N is bit 0, then E, S, W).
    """
    beside, asked = neighbour_cells(city), moats_beside(city)
    sites = building_sites(city, beside, asked)
    sites &= ~(beside.north ^ asked.north) if moats & 1 else ~asked.north
    sites &= ~(beside.east ^ asked.east) if moats & 2 else ~asked.east
    sites &= ~(beside.south ^ asked.south) if moats & 4 else ~asked.south
    return sites & (~(beside.west ^ asked.west) if moats & 8 else ~asked.west)


@inline_rule
def find_moats_with_room(sites: int, beside: Sides, asked: Sides) -> int:
    """Return which combinations of moats fit on at least one site: bit m stands for the combination m.

    A combination is a bit mask of sides with a moat. For each side, `beside` holds the cells with a built neighbour on
    that side. `asked` holds the cells whose neighbour on that side has a moat towards them.
    """
    with_n, with_e = ~(beside.north ^ asked.north), ~(beside.east ^ asked.east)
    with_s, with_w = ~(beside.south ^ asked.south), ~(beside.west ^ asked.west)
    none, n = sites & ~asked.north & ~asked.east, sites & with_n & ~asked.east
    e, ne = sites & ~asked.north & with_e, sites & with_n & with_e
    room = 0
    for half in range(4):
        others = (with_s if half & 1 else ~asked.south) & (with_w if half & 2 else ~asked.west)
        fits = (
            int(none & others != 0) | int(n & others != 0) << 1 | int(e & others != 0) << 2 | int(ne & others != 0) << 3
        )
        room |= fits << (4 * half)
    return room


@rule
def survey_by_bits(s: State, seat: int, removal: bool) -> None:
    """Recompute which tiles a small city can take, and which sides of its tiles touch others.

    Writes `room` and `swappable_moats` of the player: the combinations of moats that fit on a free cell, or could
    replace a tile. Also writes `touched` of the city's tiles and, if `removal`, their `removable`.
    """
    player = s.players[seat]
    city = build_city_bits(s, player)
    beside, asked = neighbour_cells(city), moats_beside(city)
    player.room = find_moats_with_room(building_sites(city, beside, asked), beside, asked)
    ways = walking_ways(city, beside)
    x, y = int(player.west) + 1, int(player.south) + 1
    swappable_moats = 0
    for i in range(player.built):
        tile = player.city[i]
        at = (int(s.y[tile]) - y) * city.width + int(s.x[tile]) - x
        touched = (beside.north >> at & 1) | (beside.east >> at & 1) << 1
        touched |= (beside.south >> at & 1) << 2 | (beside.west >> at & 1) << 3
        s.touched[tile] = touched
        swappable_moats |= FITTING_BY_CODE[touched << 4 | (int(s.box.moats[tile]) & touched)]
        if removal:
            s.removable[tile] = int(touched != ALL_SIDES and can_remove_tile(city.width, ways, 1 << at))
    player.swappable_moats = swappable_moats


@inline_rule
def walking_ways(city: CityBits, beside: Sides) -> Sides:
    """Return four sets of built cells: those from which one can walk to the north, east, south or west.

    One walks to a neighbouring tile if no moat lies between the two.
    """
    built = city.built
    north, east = built & ~city.north & beside.north, built & ~city.east & beside.east
    return Sides(north, east, built & ~city.south & beside.south, built & ~city.west & beside.west)


@inline_rule
def step_on_foot(width: int, ways: Sides, places: int) -> int:
    """Return the set of cells that one step on foot reaches from any cell of the set `places`.

    `ways` holds, for each direction, the cells from which one can walk there (`walking_ways`).
    """
    north_east = (places & ways.north) << width | (places & ways.east) << 1
    return north_east | (places & ways.south) >> width | (places & ways.west) >> 1


@inline_rule
def can_remove_tile(width: int, ways: Sides, place: int) -> bool:
    """Return whether all other tiles stay reachable on foot if the tile at `place` is removed (ruling 2).

    They do if the cells that one step from `place` reaches stay connected without that tile. `place` is a set with one
    cell. `ways` holds, for each direction, the cells from which one can walk there (`walking_ways`).
    """
    ends = step_on_foot(width, ways, place)
    reached, before = ends & -ends, 0
    while reached != before and ends & ~reached:
        before = reached
        reached |= step_on_foot(width, ways, reached) & ~place
    return ends & ~reached == 0
