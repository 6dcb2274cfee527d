"""What No Siesta's view says: the types of its screens (`screens/types.ts`) are made from it, and laws hold every view to it."""

from typing import Annotated, Required, TypedDict

from tertulia.games.no_siesta.model import terms
from tertulia.games.no_siesta.model.decisions import Decision
from tertulia.games.no_siesta.model.terms import FACES, HELPERS, SPACES
from tertulia.kernel.names import names_of
from tertulia.kernel.view_shape import EVERY, one_of

GOODS = terms.REVENUES[: terms.GOODS]
"""What is stored and traded, harvest goods first."""
HARVEST = terms.REVENUES[: terms.Revenue.PIG]
REVENUE_BOARD = (*GOODS, "silver", "hat", "commodity")
"""The spaces of a revenue board, in their order."""
OWN_HELPERS = HELPERS[: terms.HELPER_FIELDS]
"""The abilities of everybody's own set."""
PHASES = (DICE, SCORING, END) = ("dice", "scoring", "end")
STEPS = names_of(terms.Step)
NEXT = (ANYTHING, COMMODITY, DISC) = ("anything", "commodity", "disc")
"""What the scoring phase goes on with: anything, a commodity is to be used at once, or a disc is to be freed for Esporles."""

Revenue = Annotated[str, one_of(terms.REVENUES)]
HelperName = Annotated[str, one_of(HELPERS)]
SpaceName = Annotated[str, one_of(SPACES)]
Face = Annotated[str, one_of(FACES)]
Asked = Annotated[str, one_of(tuple(kind.name.lower() for kind in Decision))]
Counts = dict[Revenue, int]


class Gap(TypedDict):
    silver: int
    points: int


class HelperField(TypedDict):
    needs: list[Revenue]
    points: int


class Trade(TypedDict):
    goods: list[Revenue]
    points: int


class PrintedBarrow(TypedDict):
    goods: list[Revenue]
    donkeys: int
    first: int
    later: int


class SiestaTrack(TypedDict):
    spaces: int
    discs: list[int]


class Printed(TypedDict):
    """What is printed on a sheet, and around it."""

    roof: list[Gap]
    helper_fields: list[HelperField]
    trade: Trade
    barrows: list[PrintedBarrow]
    storage: Counts
    siesta: SiestaTrack
    arrows: list[list[Revenue]]
    """Pairs of neighbours."""


class Tile(TypedDict):
    """A roof tile; `bonus` are its goods, or the one other thing that it gives."""

    kind: Annotated[str, one_of(terms.TILE_KINDS)]
    bonus: list[str]
    gain: dict[str, int]
    """What it gives, counted: goods, a change of revenues, a point."""


class RoofTile(Tile):
    used: bool
    open: list[Revenue]
    """Goods of a used bonus that still lie beside the board."""


class DrawnTile(Tile):
    number: int


class Barrow(TypedDict):
    crossed: list[Revenue]
    donkeys: int
    done: bool
    state: Annotated[str, one_of(terms.BARROW_STATES)]
    points: int | None
    wants: list[Revenue]
    lacks: list[Revenue]
    """What is still to be loaded, from left to right."""
    missing: int
    """Donkeys that are still to be harnessed."""


class Player(TypedDict):
    seat: int
    points: int | None
    sources: dict[str, int] | None
    siesta: int
    supply: int
    common: int
    board: Counts
    loose: Counts
    """All temporary revenues beside the board, wherever they came from."""
    waiting: Counts
    not_stored: Counts
    dice: list[Face]
    roof: list[int]
    gap_cost: int
    tiles: list[RoofTile | None]
    helper_fields: list[list[Revenue]]
    lacks: list[list[Revenue]]
    """What the circles of each field still ask for."""
    hired: list[HelperName | None]
    helpers: list[HelperName]
    working: list[HelperName]
    copied: HelperName | None
    trade: list[Revenue]
    barrows: list[Barrow]
    storage: Counts
    cleared: Counts
    esporles: list[SpaceName]
    esporles_now: Annotated[dict[SpaceName, int], EVERY]
    due: int
    used: list[str]


class Market(TypedDict):
    """Esporles: how many discs a space takes, and whose lie there."""

    room: int
    spaces: Annotated[dict[SpaceName, list[int]], EVERY]


class Idle(TypedDict):
    """Rounds running without a cross, and how many more end the game."""

    rounds: int
    left: int


class Pending(TypedDict, total=False):
    """What a seat is asked; each kind of question has its own facts."""

    kind: Required[Asked]
    seat: Required[int]
    next: Annotated[str, one_of(NEXT)]
    die: Face
    left: int
    field: int
    gap: int
    tiles: list[DrawnTile] | None
    """The two that are chosen of; null for everybody else."""


class Common(TypedDict):
    """What is open to everybody."""

    game: Annotated[str, one_of(("no-siesta",))]
    seats: int
    options: dict[str, str]
    round: int
    phase: Annotated[str, one_of(PHASES)]
    step: Annotated[str, one_of(STEPS)]
    start: int
    actors: list[int]
    on_turn: int | None
    last_round: bool
    idle: Idle | None
    """Null until there are a few such rounds (ruling 28)."""
    over: bool
    dice: list[Face]
    last_die: Face | None
    tops: list[list[int]]
    middle: Annotated[dict[HelperName, int], EVERY] | None
    """Helper tiles that anybody can hire, in the game for experienced farmers."""
    esporles: Market
    pile: int
    sheet: Printed
    winners: list[int] | None


class Own(TypedDict):
    """Facts about seats, and the question, which depends on the viewer."""

    scores: list[int | None]
    players: list[Player]
    pending: Pending | None


class View(Common, Own):
    """The complete view."""
