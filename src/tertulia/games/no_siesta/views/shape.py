"""Types of No Siesta's views.

`python -m tools.contract` generates the TypeScript types of the screens (`screens/types.ts`) from them, and the
laws (`tertulia.laws`) check every view against them.
"""

from typing import Annotated, Required, TypedDict

from tertulia.games.no_siesta.model import terms
from tertulia.games.no_siesta.model.decisions import Decision
from tertulia.games.no_siesta.model.terms import FACES, HELPERS, SPACES
from tertulia.kernel.names import names_of
from tertulia.kernel.view_shape import ALL_NAMES, one_of

GOODS = terms.REVENUES[: terms.GOODS]
"""Goods that can be stored and traded, harvest goods first."""
HARVEST = terms.REVENUES[: terms.Revenue.PIG]
REVENUE_BOARD = (*GOODS, "silver", "hat", "commodity")
"""Spaces of a revenue board, in order."""
OWN_HELPERS = HELPERS[: terms.HELPER_FIELDS]
"""Abilities of every player's own set of helpers."""
PHASES = (DICE, SCORING, END) = ("dice", "scoring", "end")
STEPS = names_of(terms.Step)
NEXT = (ANYTHING, COMMODITY, DISC) = ("anything", "commodity", "disc")
"""Names of the restrictions on a seat's next action in the scoring phase.

`anything` is no restriction. With `commodity`, the next circle must be crossed off with the commodity beside the board.
With `disc`, the next action must free a disc, which then goes to the market of Esporles.
"""

Revenue = Annotated[str, one_of(terms.REVENUES)]
HelperName = Annotated[str, one_of(HELPERS)]
SpaceName = Annotated[str, one_of(SPACES)]
Face = Annotated[str, one_of(FACES)]
Asked = Annotated[str, one_of(tuple(kind.name.lower() for kind in Decision))]
Counts = dict[Revenue, int]


class Gap(TypedDict):
    """A gap in the roof as printed: its points, and the circles that close the gap."""

    silver: int
    """Number of circles of the gap. Each circle asks for a silver."""
    points: int
    """Points for closing the gap."""


class HelperField(TypedDict):
    """A helper field as printed: the revenues that its circles ask for, and its points."""

    needs: list[Revenue]
    """Revenue of each circle."""
    points: int
    """Points for filling the field, scored when a helper is hired for it."""


class Trade(TypedDict):
    """The long distance trade, as printed."""

    goods: list[Revenue]
    """Goods that have a trade field."""
    points: int
    """Points for each long distance trade, which takes three equal goods."""


class PrintedBarrow(TypedDict):
    """A market barrow as printed: its goods, donkeys and points."""

    goods: list[Revenue]
    donkeys: int
    """Number of donkeys that the barrow needs."""
    first: int
    """Points for the first player who completes a barrow of this kind."""
    later: int
    """Points for each player who completes a barrow of this kind later."""


class SiestaTrack(TypedDict):
    """The siesta track as printed: its length and the spaces that give a disc."""

    spaces: int
    """Number of spaces."""
    discs: list[int]
    """Spaces that give a disc of the common supply."""


class Printed(TypedDict):
    """All that is printed on the players' sheets and the board."""

    roof: list[Gap]
    helper_fields: list[HelperField]
    trade: Trade
    barrows: list[PrintedBarrow]
    storage: Counts
    """Number of circles in each row of the storage, by the name of the good."""
    siesta: SiestaTrack
    arrows: list[list[Revenue]]
    """Pairs of neighbouring revenues on the revenue board, each pair once."""


class Tile(TypedDict):
    """A roof tile: its kind, and the goods of its bonus."""

    kind: Annotated[str, one_of(terms.TILE_KINDS)]
    bonus: list[str]
    """Goods of a tile of the kind `bonus`; for other kinds a list with one entry, the kind itself."""
    gain: dict[str, int]
    """Number of each good or other benefit of the bonus, by its name; counted in the list `bonus`."""


class RoofTile(Tile):
    """A roof tile on a closed gap of a player's roof, with its unused goods."""

    used: bool
    """Whether the tile's bonus was used."""
    open: list[Revenue]
    """Goods that the player gained by the tile's bonus and has not spent yet; empty if there are none."""


class DrawnTile(Tile):
    """A drawn roof tile that a player may keep."""

    number: int
    """Number of the tile, from 1."""


class Barrow(TypedDict):
    """A player's market barrow."""

    crossed: list[Revenue]
    """Goods that are crossed off."""
    donkeys: int
    """Number of harnessed donkeys."""
    done: bool
    """Whether the barrow is completed."""
    state: Annotated[str, one_of(terms.BARROW_STATES)]
    points: int | None
    """Points that the player scored for the completed barrow; null if it is not completed.

    Also null until the game decides whether the player gets the points of the first or of a later completion.
    """
    wants: list[Revenue]
    """Revenues that may be loaded now."""
    lacks: list[Revenue]
    """Goods still missing, from left to right."""
    missing: int
    """Number of donkeys that the player still needs to complete the barrow."""


class Player(TypedDict):
    """A player's discs and sheet."""

    seat: int
    points: int | None
    """Total points of the player; null while they are secret until the end of the game."""
    sources: dict[str, int] | None
    """Points by the name of their source; null while they are secret until the end of the game."""
    siesta: int
    """Space on the siesta track."""
    supply: int
    """Number of discs in the player's supply, with which they can mark revenues."""
    common: int
    """Number of the player's discs in the common supply."""
    board: Counts
    """Number of discs on each revenue of the player's revenue board."""
    loose: Counts
    """Number of temporary revenues of each kind beside the board, from any source."""
    waiting: Counts
    """Number of each revenue in `loose` that comes from used roof tiles."""
    not_stored: Counts
    """Number of each good in `loose` that was taken out of the storage and cannot be stored again."""
    dice: list[Face]
    """Faces of the dice taken in this round."""
    roof: list[int]
    """Number of crossed circles of each gap."""
    gap_cost: int
    """Number of circles of the leftmost open roof gap; 0 if all gaps are closed."""
    tiles: list[RoofTile | None]
    """Roof tile on each closed gap, in order; an entry is null if the pile was empty when that gap was closed."""
    helper_fields: list[list[Revenue]]
    """Revenues of the crossed circles of each helper field."""
    lacks: list[list[Revenue]]
    """Revenues of the circles of each helper field that are not crossed yet."""
    hired: list[HelperName | None]
    """Helper on each helper field, in order; an entry is null if no helper is hired for the field."""
    helpers: list[HelperName]
    """Hired helpers."""
    working: list[HelperName]
    """Active abilities, including a copied one."""
    copied: HelperName | None
    """Helper whose ability the player has copied; null if none is copied."""
    trade: list[Revenue]
    """Goods for which the player has made a long distance trade."""
    barrows: list[Barrow]
    storage: Counts
    """Number of crossed circles in each row of the storage, by the name of the good."""
    cleared: Counts
    """Number of goods taken out of each row of the storage, by the name of the good.

    Their circles stay crossed and are counted in `storage`, but they no longer count as stored goods.
    """
    esporles: list[SpaceName]
    """Spaces of Esporles with a disc of the player."""
    esporles_now: Annotated[dict[SpaceName, int], ALL_NAMES]
    """Points that the player would get for each space of Esporles if it were scored now, by name of the space."""
    due: int
    """Number of completed barrows whose disc for the market of Esporles is not placed yet."""
    used: list[str]
    """Names of the actions that are allowed once per phase and that the player has used in this phase."""


class Market(TypedDict):
    """The market of Esporles: the discs on its spaces, which score at the end."""

    room: int
    """Maximum number of discs on a space."""
    spaces: Annotated[dict[SpaceName, list[int]], ALL_NAMES]
    """Seats whose discs are on each space."""


class Idle(TypedDict):
    """Warning that the game ends soon, because no player has crossed a circle for some rounds (ruling 28)."""

    rounds: int
    """Number of successive rounds without a crossed circle."""
    left: int
    """Number of further rounds without a crossed circle after which the game ends."""


class Pending(TypedDict, total=False):
    """The open decision of a seat.

    `kind` and `seat` are always present. Each other field is present only for the kind of decision that needs it.
    """

    kind: Required[Asked]
    seat: Required[int]
    next: Annotated[str, one_of(NEXT)]
    """Restriction on the seat's next action in the scoring phase; `anything` is no restriction.

    With `commodity`, the next circle must use the commodity beside the board. With `disc`, the next action must free a
    disc for the market of Esporles.
    """
    die: Face
    """The last die, whose revenues are marked."""
    left: int
    """Number of moves of discs that remain, or of goods that remain to be taken out of storage."""
    field: int
    """Number of the full helper field for which the seat hires a helper, from 1."""
    gap: int
    """Number of the closed roof gap for which the seat keeps a tile, from 1."""
    tiles: list[DrawnTile] | None
    """The two drawn tiles, one of which the seat keeps; null for other viewers."""


class Common(TypedDict):
    """The fields of a view that are equal for all viewers."""

    game: Annotated[str, one_of(("no-siesta",))]
    seats: int
    """Number of seats."""
    options: dict[str, str]
    """The choice of each option, by the name of the option."""
    round: int
    phase: Annotated[str, one_of(PHASES)]
    step: Annotated[str, one_of(STEPS)]
    start: int
    """The seat of the start player."""
    actors: list[int]
    """Seats that may act."""
    last_round: bool
    """Whether the game is known to end with this round."""
    idle: Idle | None
    """Rounds without a crossed circle; null until the players are warned."""
    over: bool
    dice: list[Face]
    """Faces of the dice in the middle."""
    last_die: Face | None
    """Face of the last die; null until it is rolled for all players."""
    tops: list[list[int]]
    """For each barrow, the seats that completed it first."""
    middle: Annotated[dict[HelperName, int], ALL_NAMES] | None
    """Number of tiles of each helper that can be hired; null except in the game for experienced farmers."""
    esporles: Market
    pile: int
    """Number of roof tiles in the pile."""
    sheet: Printed
    winners: list[int] | None
    """The winning seats; null before the end."""


class Own(TypedDict):
    """The fields of a view that depend on its viewer: the scores, the players, and the open decision."""

    scores: list[int | None]
    """Points of every seat, in the order of the seats; null if they are secret until the end."""
    players: list[Player]
    """Discs and sheet of each seat's player, in the order of the seats."""
    pending: Pending | None
    """The open decision of the viewer, or else of the first seat that may act; null if no seat may act."""


class View(Common, Own):
    """All that a seat or a spectator may know of a position."""
