"""The whole state of a game of No Siesta in one record (docs/architecture.md).

Discs are counted where they lie: own supply, revenue board, market, a copied helper, common supply, and always one on the
siesta track. Every roof tile is in exactly one place: `tile_place[tile]` says where. What is crossed off stands in the sheet of
each player; what its circles still ask for (`field_wants`, `barrow_wants`) is kept beside it, by `rules.wants`.
"""

from tertulia.games.no_siesta.model import terms
from tertulia.games.no_siesta.model.decisions import ARGUMENTS
from tertulia.games.no_siesta.model.options import OPTIONS
from tertulia.kernel.agenda import Agenda, agenda
from tertulia.kernel.chance import Chance
from tertulia.kernel.events import EventList, events
from tertulia.kernel.schema import IntArray, IntGrid, Record, Records, int8, int16, record


class Box(Record):
    """What is printed on the components."""

    roof_silver: IntArray = int16(terms.ROOF_GAPS)
    roof_points: IntArray = int16(terms.ROOF_GAPS)
    field_needs: IntGrid = int8(terms.HELPER_FIELDS, terms.MOST_CIRCLES)
    """Revenue + 1, 0 where there are fewer"""
    field_points: IntArray = int16(terms.HELPER_FIELDS)
    trades: int = int16()
    """Goods that have a trade field, as bits"""
    trade_points: int = int16()
    barrow_goods: IntGrid = int8(terms.BARROWS, terms.MOST_GOODS)
    """Revenue + 1, 0 where there are fewer"""
    barrow_donkeys: IntArray = int16(terms.BARROWS)
    barrow_points: IntGrid = int16(terms.BARROWS, 2)
    """(barrow, first or later)"""
    storage: IntArray = int16(terms.GOODS)
    """Circles in each row"""
    siesta: int = int16()
    """Spaces of the track"""
    disc_spaces: IntArray = int16(terms.DISC_SPACES)
    arrows: IntArray = int16(terms.CIRCLES)
    """The neighbours of each revenue on the board, as bits"""
    tile_kind: IntArray = int8(terms.TILES)
    tile_goods: IntGrid = int8(terms.TILES, terms.TILE_GOODS)
    """Revenue + 1 of a bonus, 0 where there are fewer"""


class Player(Record):
    """What one seat has."""

    supply: int = int16()
    """Free discs"""
    common: int = int16()
    """Own discs in the common supply"""
    board: IntArray = int16(len(terms.REVENUES))
    """Discs on each revenue"""
    temporary: IntArray = int16(len(terms.REVENUES))
    """Temporary revenues beside the board"""
    bonus: IntArray = int16(terms.CIRCLES)
    """What is left of the open roof tiles, all together"""
    cleared_out: IntArray = int16(terms.GOODS)
    """Taken out of warehouse and stable in this phase"""
    siesta: int = int16()
    roof: IntArray = int16(terms.ROOF_GAPS)
    """Crossed circles of each gap"""
    gaps: int = int16()
    """Closed ones"""
    tiles: IntArray = int16(terms.ROOF_GAPS)
    """Tile + 1 on each gap"""
    tiles_used: int = int16()
    """Gaps as bits"""
    tiles_open: int = int16()
    """Which goods of each open tile are left: two bits a gap, the first good's the lower one"""
    fields: IntArray = int16(terms.HELPER_FIELDS)
    """Crossed circles as bits"""
    field_wants: IntArray = int16(terms.HELPER_FIELDS)
    """Revenues that each field still asks for, as bits"""
    hired: IntArray = int16(terms.HELPER_FIELDS)
    """Helper + 1 on each field"""
    unhired: int = int16()
    """Full fields for which no helper could be taken, as bits"""
    helpers: int = int16()
    """Abilities that work, as bits, the copied one among them"""
    copied: int = int16()
    """Helper + 1"""
    trades: int = int16()
    """Goods traded, as bits"""
    barrows: IntArray = int16(terms.BARROWS)
    """Crossed goods as bits"""
    donkeys: IntArray = int16(terms.BARROWS)
    """Crossed donkeys"""
    barrow_wants: IntArray = int16(terms.BARROWS)
    """Revenues that may be loaded now, as bits"""
    barrow_state: IntArray = int16(terms.BARROWS)
    storage: IntArray = int16(terms.GOODS)
    """Crossed circles"""
    cleared: IntArray = int16(terms.GOODS)
    """Circled ones among them"""
    silver_sets: IntArray = int16(2)
    """Sets in warehouse and stable that were complete at some time (ruling 11)"""
    esporles: int = int16()
    """Spaces with an own disc, as bits"""
    due: int = int16()
    """Completed barrows whose disc for Esporles is still to be placed"""
    used: int = int16()
    """`Once` as bits"""
    dice: IntArray = int16(terms.PICKS)
    """Face + 1 of the dice chosen in this round"""
    sources: IntArray = int16(len(terms.POINT_SOURCES))
    """Points"""
    agenda: Agenda = agenda(6, ARGUMENTS)


class State(Record):
    """A game."""

    chance: Chance = record(Chance)
    events: EventList = events(96)
    box: Box = record(Box)
    seats: int = int16()
    rules: IntArray = int16(len(OPTIONS))
    """The choice of each option"""
    rounds: int = int16()
    """From 1"""
    step: int = int16()
    start: int = int16()
    """The start player"""
    turn: int = int16()
    """How many seats have had their turn in this step"""
    ending: int = int16()
    """Somebody has reached the top of the siesta track"""
    idle: int = int16()
    """Rounds running in which nobody has crossed anything off, this one with them as long as nobody has (ruling 28)"""
    over: int = int16()
    dice: IntArray = int16(len(terms.FACES))
    """In the middle"""
    last: int = int16()
    """Face + 1 of the last die, once it is everybody's"""
    tops: IntArray = int16(terms.BARROWS)
    """Who completed each barrow first, as bits"""
    helpers: IntArray = int16(len(terms.HELPERS))
    """Tiles in the middle (experienced)"""
    market: IntArray = int16(len(terms.SPACES))
    """Discs on each space"""
    tile_place: IntArray = int8(terms.TILES)
    """`TilePlace`"""
    players: Records[Player] = record(Player, terms.MAX_SEATS)
