"""The complete state of a game of No Siesta in one record (docs/subsystems/rules-engine.md).

Discs are counted at their locations: supply, revenue board, market, a copied helper, common supply, and one on the
siesta track. Every roof tile is in exactly one place, given by `tile_place[tile]`. Crossed circles are kept in the
sheet of each player. `rules.requirements` derives from a sheet the revenues that its uncrossed circles ask for
(`field_wants`, `barrow_wants`).
"""

from tertulia.games.no_siesta.model import terms
from tertulia.games.no_siesta.model.decisions import ARGUMENTS
from tertulia.games.no_siesta.model.options import OPTIONS
from tertulia.kernel.agenda import Agenda, agenda
from tertulia.kernel.chance import Chance
from tertulia.kernel.events import EventList, events
from tertulia.kernel.schema import IntArray, IntGrid, Record, Records, int8, int16, record


class Box(Record):
    """Printed facts of a component set: the players' sheet, the boards and the roof tiles."""

    roof_silver: IntArray = int16(terms.ROOF_GAPS)
    roof_points: IntArray = int16(terms.ROOF_GAPS)
    field_needs: IntGrid = int8(terms.HELPER_FIELDS, terms.MAX_CIRCLES)
    """Revenue + 1 of each circle by (helper field, circle), or 0 for an absent circle."""
    field_points: IntArray = int16(terms.HELPER_FIELDS)
    trades: int = int16()
    """Goods that have a trade field, as bits."""
    trade_points: int = int16()
    barrow_goods: IntGrid = int8(terms.BARROWS, terms.MAX_GOODS)
    """Revenue + 1 of each circle by (barrow, circle), or 0 for an absent circle."""
    barrow_donkeys: IntArray = int16(terms.BARROWS)
    barrow_points: IntGrid = int16(terms.BARROWS, 2)
    """Points for completing each barrow, as an array of shape (barrows, 2).

    Column 0 holds the points of the players who complete the barrow first, column 1 those of later players.
    """
    storage: IntArray = int16(terms.GOODS)
    """Number of printed circles in the row of each good, in warehouse or stable."""
    siesta: int = int16()
    """Number of spaces of the siesta track."""
    disc_spaces: IntArray = int16(terms.DISC_SPACES)
    arrows: IntArray = int16(terms.CIRCLES)
    """For each revenue, the neighbouring revenues to which a disc on it can be moved, as bits."""
    tile_kind: IntArray = int8(terms.TILES)
    tile_goods: IntGrid = int8(terms.TILES, terms.TILE_GOODS)
    """Revenue + 1 of each good by (tile, number of the good), or 0 for no good."""


class Player(Record):
    """Discs and sheet of one seat."""

    supply: int = int16()
    """Number of discs in the seat's supply, with which it can mark revenues."""
    common: int = int16()
    """Number of the seat's discs in the common supply."""
    board: IntArray = int16(len(terms.REVENUES))
    """Number of discs on each revenue of the revenue board."""
    temporary: IntArray = int16(len(terms.REVENUES))
    """Number of temporary revenues of each kind, except those in `bonus` and `cleared_out`."""
    bonus: IntArray = int16(terms.CIRCLES)
    """Number of unspent revenues of each kind from roof tiles that were used in this phase."""
    cleared_out: IntArray = int16(terms.GOODS)
    """Printed rules: number of each good taken out of storage in this phase and not spent yet."""
    siesta: int = int16()
    roof: IntArray = int16(terms.ROOF_GAPS)
    """Number of crossed circles of each roof gap."""
    gaps: int = int16()
    """Number of closed roof gaps."""
    tiles: IntArray = int16(terms.ROOF_GAPS)
    """Index + 1 of the roof tile on each roof gap, or 0 without a tile."""
    tiles_used: int = int16()
    """Roof gaps whose tile's bonus was used, as bits."""
    tiles_open: int = int16()
    """Unspent goods of used roof tiles, as bits: two for each roof gap, the lower bit for the first good."""
    fields: IntArray = int16(terms.HELPER_FIELDS)
    """Crossed circles of each helper field, as bits."""
    field_wants: IntArray = int16(terms.HELPER_FIELDS)
    """Revenues that the uncrossed circles of each helper field ask for, as bits."""
    hired: IntArray = int16(terms.HELPER_FIELDS)
    """Helper + 1 on each helper field, or 0 without a helper."""
    unhired: int = int16()
    """Full helper fields for which no helper was available, as bits."""
    helpers: int = int16()
    """Active abilities (`Helper`) as bits, including the copied one."""
    copied: int = int16()
    """Copied helper + 1, or 0 without one."""
    trades: int = int16()
    """Goods for which the seat has made a long distance trade, as bits."""
    barrows: IntArray = int16(terms.BARROWS)
    """Crossed goods of each barrow, as bits."""
    donkeys: IntArray = int16(terms.BARROWS)
    """Number of crossed donkeys of each barrow."""
    barrow_wants: IntArray = int16(terms.BARROWS)
    """Revenues that may be loaded on each barrow now, as bits."""
    barrow_state: IntArray = int16(terms.BARROWS)
    storage: IntArray = int16(terms.GOODS)
    """Number of crossed circles in the row of each good, in warehouse and stable."""
    cleared: IntArray = int16(terms.GOODS)
    """Number of each good that was taken out of its row in warehouse or stable.

    Their circles stay crossed and are counted in `storage`, but they no longer count as stored goods (rulings 10, 11).
    """
    silver_sets: IntArray = int16(2)
    """Highest number of complete sets of crossed goods so far in (warehouse, stable).

    The helper `storage_silver` gives a temporary silver each time that this number grows (ruling 11).
    """
    esporles: int = int16()
    """Spaces of Esporles with a disc of the seat, as bits."""
    due: int = int16()
    """Number of completed barrows whose disc for the market of Esporles is not placed yet."""
    used: int = int16()
    """Actions of `terms.OncePerPhase` that the seat has taken in this scoring phase, as bits."""
    dice: IntArray = int16(terms.PICKS)
    """Face + 1 of each die taken in this round; 0 for a die not taken yet."""
    sources: IntArray = int16(len(terms.POINT_SOURCES))
    """Points by the index of their source in `terms.POINT_SOURCES`."""
    agenda: Agenda = agenda(6, ARGUMENTS)


class State(Record):
    """Everything that determines a game of No Siesta: printed facts, dice, tiles and players."""

    chance: Chance = record(Chance)
    events: EventList = events(96)
    box: Box = record(Box)
    seats: int = int16()
    rules: IntArray = int16(len(OPTIONS))
    """Index of the choice of each option (`TableRule`)."""
    rounds: int = int16()
    """Current round, from 1."""
    step: int = int16()
    start: int = int16()
    """Seat of the start player."""
    turn: int = int16()
    """Number of seats that have had their turn in the current step (`Step`) of the round."""
    ending: int = int16()
    """1 if a disc has reached the top of the siesta track, else 0."""
    idle: int = int16()
    """Number of successive rounds without a crossed circle (ruling 28).

    The current round is included. The number becomes 0 as soon as a player crosses off a circle.
    """
    over: int = int16()
    dice: IntArray = int16(len(terms.FACES))
    """Number of dice in the middle with each face."""
    last: int = int16()
    """Face + 1 of the last die once it is rolled for all players; 0 before."""
    tops: IntArray = int16(terms.BARROWS)
    """Seats that completed each barrow first, as bits."""
    helpers: IntArray = int16(len(terms.HELPERS))
    """Number of helper tiles of each kind in the middle (game for experienced farmers)."""
    market: IntArray = int16(len(terms.SPACES))
    """Number of discs on each space of Esporles."""
    tile_place: IntArray = int8(terms.TILES)
    """Location of each roof tile, as a value of `TilePlace` (plus the seat for tiles drawn or on a barn)."""
    players: Records[Player] = record(Player, terms.MAX_SEATS)
