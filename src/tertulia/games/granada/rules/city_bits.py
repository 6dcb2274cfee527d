"""A small city as sets of cells: all are looked at in a few words of the machine, where `city_grid` looks at them one by one.

A cell is a bit: row by row from the south, of the city's bounding box with one empty cell around it. So no set reaches the
border, and a step to a neighbour is a shift that cannot run over into another row. Cities of more than 62 cells, margin
included, are rare; they are worked out by `city_grid`, cell by cell, and a law holds both ways to the same results
(`tests/games/granada/test_city_bits.py`).
"""

from typing import NamedTuple

from tertulia.games.granada.model.state import Player, State
from tertulia.games.granada.model.terms import WIDTH
from tertulia.games.granada.rules.city_grid import ALL_SIDES, FITTING
from tertulia.kernel.bits import lowest_bit
from tertulia.kernel.rule import inline_rule, rule
from tertulia.kernel.schema import IntArray

MOST_CELLS = 62
"""What a whole number of 64 bits holds, its sign and one shift to spare."""


class CityBits(NamedTuple):
    """Sets of cells of one city."""

    width: int
    """Cells of a row: a shift by so many is a step north."""
    cells: int
    """All there are."""
    built: int
    north: int
    """Built with a moat on the north side; so for the other three."""
    east: int
    south: int
    west: int


class Sides(NamedTuple):
    """Sets of cells, by what lies on their four sides."""

    north: int
    east: int
    south: int
    west: int


@inline_rule
def is_small(player: Player) -> bool:
    """Whether the cells of a city, with one around it, fit into one set."""
    return (int(player.width) - 2) * (int(player.height) - 2) <= MOST_CELLS


@inline_rule
def bits_of(s: State, player: Player) -> CityBits:
    """A city's sets of cells; its frame is up to date."""
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
def neighbours(city: CityBits) -> Sides:
    """The cells that have a built one to their north, east, south, west."""
    built, width = city.built, city.width
    return Sides(built >> width, built >> 1, (built << width) & city.cells, (built << 1) & city.cells)


@inline_rule
def moats_beside(city: CityBits) -> Sides:
    """The cells whose neighbour to the north, east, south, west has a moat towards them."""
    width = city.width
    return Sides(city.south >> width, city.west >> 1, (city.north << width) & city.cells, (city.east << 1) & city.cells)


@inline_rule
def building_sites(city: CityBits, beside: Sides, moats: Sides) -> int:
    """The free cells that are reached on foot from a neighbour, and where building leaves no hole (building rules; ruling 2).

    Free cells around a site hang together in runs, cut by built ones. A run that holds a cell beside the site has a first such
    cell, clockwise; building leaves no hole where there is at most one.
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
def sites_by_bits(s: State, seat: int, moats: int, first: int, out: IntArray, n: int) -> int:
    """Write the cells of a small city where a tile with these moats may be built, `first` added to each; see `city.sites`."""
    city = bits_of(s, s.players[seat])
    sites = sites_for(city, moats)
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
def sites_for(city: CityBits, moats: int) -> int:
    """The cells where a tile with these moats may be built: equal sides touch."""
    beside, asked = neighbours(city), moats_beside(city)
    sites = building_sites(city, beside, asked)
    sites &= ~(beside.north ^ asked.north) if moats & 1 else ~asked.north
    sites &= ~(beside.east ^ asked.east) if moats & 2 else ~asked.east
    sites &= ~(beside.south ^ asked.south) if moats & 4 else ~asked.south
    return sites & (~(beside.west ^ asked.west) if moats & 8 else ~asked.west)


@inline_rule
def moats_with_room(sites: int, beside: Sides, asked: Sides) -> int:
    """The set of moats (bit m) that fit on one of the sites at least: those of the north and east side with those of the others."""
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
    """Make anew what is derived of a small city: which moats find room, which find a tile to replace, and where `removal` is asked
    for, which tiles can be taken away."""
    player = s.players[seat]
    city = bits_of(s, player)
    beside, asked = neighbours(city), moats_beside(city)
    player.room = moats_with_room(building_sites(city, beside, asked), beside, asked)
    ways = ways_of(city, beside)
    x, y = int(player.west) + 1, int(player.south) + 1
    swappable_moats = 0
    for i in range(player.built):
        tile = player.city[i]
        at = (int(s.y[tile]) - y) * city.width + int(s.x[tile]) - x
        touched = (beside.north >> at & 1) | (beside.east >> at & 1) << 1
        touched |= (beside.south >> at & 1) << 2 | (beside.west >> at & 1) << 3
        s.touched[tile] = touched
        swappable_moats |= FITTING[touched << 4 | (int(s.box.moats[tile]) & touched)]
        if removal:
            s.removable[tile] = int(touched != ALL_SIDES and can_leave(city.width, ways, 1 << at))
    player.swappable_moats = swappable_moats


@inline_rule
def ways_of(city: CityBits, beside: Sides) -> Sides:
    """The built cells that lead on foot to their neighbour in the north, east, south, west."""
    built = city.built
    north, east = built & ~city.north & beside.north, built & ~city.east & beside.east
    return Sides(north, east, built & ~city.south & beside.south, built & ~city.west & beside.west)


@inline_rule
def steps(width: int, ways: Sides, places: int) -> int:
    """Where one step on foot leads from any of some places."""
    north_east = (places & ways.north) << width | (places & ways.east) << 1
    return north_east | (places & ways.south) >> width | (places & ways.west) >> 1


@inline_rule
def can_leave(width: int, ways: Sides, place: int) -> bool:
    """Whether all other tiles stay reachable on foot without this one (ruling 2): the places that it leads to must still meet."""
    ends = steps(width, ways, place)
    reached, before = ends & -ends, 0
    while reached != before and ends & ~reached:
        before = reached
        reached |= steps(width, ways, reached) & ~place
    return ends & ~reached == 0
