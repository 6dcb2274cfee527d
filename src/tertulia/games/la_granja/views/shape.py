"""What La Granja's view says: the types of its screens (`screens/types.ts`) are made from it, and laws hold every view to it."""

from typing import Annotated, NotRequired, Required, TypedDict

from tertulia.games.la_granja.model import decisions, terms
from tertulia.games.la_granja.model.terms import SIDES
from tertulia.kernel.view_shape import one_of

DENS = tuple(good for good in terms.GOODS[: terms.DENS] if good != "pig")
"""What is a marker in a den; pigs have stalls."""
NEUTRAL_NAME = "neutral"
OVER = "over"
ANY_PHASE = "any"
DIE_USES = ("first", "second")

Harvest = Annotated[str, one_of(terms.GOODS[: terms.HARVEST])]
Good = Annotated[str, one_of(terms.GOODS)]
Side = Annotated[str, one_of(SIDES)]
BuildingName = Annotated[str, one_of(terms.BUILDINGS)]
Phase = Annotated[str, one_of((*terms.PHASES, OVER))]
Step = Annotated[str, one_of(decisions.STEPS)]
UsePhase = Annotated[str, one_of((*terms.PHASES, ANY_PHASE))]
"""When something may be used."""
Owner = int | Annotated[str, one_of((NEUTRAL_NAME,))]
Counts = dict[Good, int]


class BarrowSide(TypedDict):
    goods: list[Good]
    value: int


class HelperSide(TypedDict):
    """What a helper does, in the words of the components file."""

    name: str
    pay: NotRequired[dict[str, int]]
    gain: NotRequired[dict[str, int]]
    amount: NotRequired[int]
    modifier: NotRequired[str]
    trigger: NotRequired[str]
    odd: NotRequired[str]
    effect: str
    phases: list[UsePhase]
    once: bool


class Card(TypedDict):
    card: int
    field: Harvest
    barrow: BarrowSide
    extension: list[str]
    helper: HelperSide


class FieldCard(TypedDict):
    card: int
    good: Harvest
    grown: bool


class BarrowSymbol(TypedDict):
    good: Good
    delivered: bool


class Barrow(TypedDict):
    place: int
    card: int
    value: int
    symbols: list[BarrowSymbol]


class Extension(TypedDict):
    card: int
    gifts: list[str]


class Helper(HelperSide):
    place: int
    card: int
    used: bool


class PlayedCards(TypedDict):
    barrow: list[Barrow]
    extension: list[Extension]
    helper: list[Helper]


class OwnRoof(TypedDict):
    place: int
    roof: str
    used: bool
    phases: list[UsePhase]
    usable: bool


class Craft(TypedDict):
    building: BuildingName
    fresh: bool


class Markers(TypedDict):
    used: int
    limit: int | None


class SiestaPlace(TypedDict):
    space: int
    height: int
    """Discs that lie below this one on its space."""


class Donkeys(TypedDict):
    used: list[int]
    left: list[int]
    chosen: int | None


class Income(TypedDict):
    silver: int
    commodity: int
    resource: int


class Prices(TypedDict):
    """What a farm pays and gets, its helpers counted in."""

    buy: dict[str, int]
    sell: dict[str, int]
    upgrade: dict[str, int]
    roof: int


class Player(TypedDict):
    seat: int
    silver: int
    points: int | None
    sources: dict[str, int] | None
    dens: dict[str, int]
    pigs: int
    pig_spaces: int
    commodities: int
    fields: list[FieldCard]
    cards: PlayedCards
    barrow_places: int
    helper_places: int
    roofs: list[OwnRoof]
    roof_places: int
    roof_points: list[int]
    crafts: list[Craft]
    markers: Markers
    siesta: SiestaPlace
    donkeys: Donkeys
    donkey_hidden: bool
    dice: list[int]
    hand_count: int
    hand: list[Card] | None
    """Null for everybody but its owner."""
    hand_limit: int
    extension_cost: int
    extra_deliveries: int
    income: Income
    prices: Prices
    trades_closed: list[str]


class PrintedSpace(TypedDict):
    """A space of the market, at `q` and `r` of its grid of hexagons."""

    space: int
    q: int
    r: int
    value: int


class Space(PrintedSpace):
    owner: Owner | None
    closed: bool
    near: list[int]


class Market(TypedDict):
    spaces: list[Space]


class BuildingRow(TypedDict):
    seat: int
    row: int
    delivered: Counts


class BuildingPoints(TypedDict):
    round: int
    first: int
    opened: int


class Building(TypedDict):
    building: BuildingName
    number: int
    blocked: int | None
    first: bool
    row: Counts
    row_count: int
    rows: list[BuildingRow]
    completed: list[int]
    crafted: list[int]
    points: BuildingPoints


class Marked(TypedDict):
    space: int
    seat: int


class DisplayedRoof(TypedDict):
    place: int
    roof: str
    price: int
    round: int


class ComingRoofs(TypedDict):
    round: int
    count: int
    of: list[str]


class Roofs(TypedDict):
    display: list[DisplayedRoof]
    price: int
    coming: list[ComingRoofs]
    unsold_leave: bool
    """Whether markers that nobody has taken leave the display at the end of a round."""


class SiestaTrack(TypedDict):
    points: list[int]
    discs: list[list[int]]
    """By space, from below."""
    hats: list[int]


class Solo(TypedDict):
    starts: bool


class Pending(TypedDict, total=False):
    """What is to be decided; each kind of question has its own facts."""

    seat: Required[int]
    kind: Required[str]
    card: int
    cards: list[int]
    left: int
    bought: bool
    extra: bool
    helper: bool
    by: Owner
    value: int | None
    used: list[Annotated[str, one_of(DIE_USES)]]
    taken: bool
    last: bool
    most: int
    price: int
    over: int
    goods: list[Good]
    spaces: list[int]
    must: bool
    space: int
    before: Annotated[str, one_of(decisions.BEFORE)]
    draw: bool
    advance: bool
    side: Side
    good: Good
    any: bool
    points: int


class Common(TypedDict):
    """What is open to everybody."""

    game: Annotated[str, one_of(("la-granja",))]
    seats: int
    options: dict[str, str]
    round: int
    phase: Phase
    step: Step
    order: list[int]
    actors: list[int]
    on_turn: int | None
    over: bool
    deck: int
    discard: list[int]
    market: Market
    buildings: list[Building]
    dice: dict[str, int]
    marked: Marked | None
    roofs: Roofs
    siesta: SiestaTrack
    solo: Solo | None
    winners: list[int] | None


class Own(TypedDict):
    """What depends on the viewer."""

    scores: list[int | None]
    players: list[Player]
    pending: Pending | None


class View(Common, Own):
    """The complete view."""
