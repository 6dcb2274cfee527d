"""Types of La Granja's views.

`python -m tools.contract` generates the TypeScript types of the screens (`screens/types.ts`) from them. The property
tests of all games (`tertulia.laws`) check every view against them.
"""

from typing import Annotated, NotRequired, Required, TypedDict

from tertulia.games.la_granja.model import decisions, terms
from tertulia.games.la_granja.model.terms import SIDES
from tertulia.kernel.view_shape import one_of

DENS = tuple(good for good in terms.GOODS[: terms.DENS] if good != "pig")
"""Names of the six goods that a farm keeps in dens: olive, grain, grape, food, wine and meat. Pigs are in stalls."""
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
"""A phase in which a helper or a roof marker may be used; `any` stands for all phases."""
Owner = int | Annotated[str, one_of((NEUTRAL_NAME,))]
Counts = dict[Good, int]


class BarrowSide(TypedDict):
    """Use of a card as a market barrow."""

    goods: list[Good]
    """Goods that the market barrow requires; a good that is required twice is listed twice."""
    value: int
    """Points of the completed barrow, and value of its market marker."""


class HelperSide(TypedDict):
    """Use of a card as a helper, with names as in the components file.

    `effect` determines which other fields are present, and which message of the screen describes the helper.
    """

    name: str
    pay: NotRequired[dict[str, int]]
    """Payment for one use: the number, by the name of a good or another kind of payment, such as `card`."""
    gain: NotRequired[dict[str, int]]
    """Gain of one use: the number, by the name of a good or another kind of gain, such as `card`."""
    amount: NotRequired[int]
    """Amount by which the helper changes the value named in `modifier`."""
    modifier: NotRequired[str]
    """Value that a helper with the effect `modifier` changes while it lies on the farm."""
    trigger: NotRequired[str]
    """Name of the event that triggers the helper's effect."""
    odd: NotRequired[str]
    """Name of the helper's special effect, if it is neither a modifier, a trigger nor an action."""
    effect: str
    """Kind of effect: `modifier`, `trigger`, `action`, `odd` (special), `trigger-paid` or `action-paid`."""
    phases: list[UsePhase]
    """Phases in which the helper may be used."""
    once: bool
    """Whether the helper can be used only once per round."""


class Card(TypedDict):
    """A card with its four uses: field, market barrow, farm extension and helper."""

    card: int
    """Number of the card, from 1."""
    field: Harvest
    """Harvest good that grows on the field."""
    barrow: BarrowSide
    extension: list[str]
    """Gifts of the farm extension besides the larger hand limit: `delivery`, `silver`, `pig_space`."""
    helper: HelperSide


class FieldCard(TypedDict):
    """A card played as a field, and whether a good has grown on it."""

    card: int
    good: Harvest
    grown: bool
    """Whether a good lies on the field."""


class BarrowSymbol(TypedDict):
    """A symbol of a market barrow: a good that it requires, and whether the good is delivered."""

    good: Good
    delivered: bool


class Barrow(TypedDict):
    """A card played as a market barrow, with the goods delivered to it."""

    place: int
    """Number of the farm's barrow place on which the card lies, from 1."""
    card: int
    value: int
    symbols: list[BarrowSymbol]


class Extension(TypedDict):
    """A card played as a farm extension."""

    card: int
    gifts: list[str]


class Helper(HelperSide):
    """A card played as a helper, and whether the helper is used up in this round."""

    place: int
    """Number of the farm's helper place on which the card lies, from 1."""
    card: int
    used: bool
    """Whether the helper is used up: it cannot be used again in this round."""


class PlayedCards(TypedDict):
    """Cards that a seat has played as market barrows, farm extensions and helpers, but not as fields."""

    barrow: list[Barrow]
    extension: list[Extension]
    helper: list[Helper]


class OwnRoof(TypedDict):
    """A roof marker that a farm has bought."""

    place: int
    """Number of the farm's roof place on which the marker lies, from 1."""
    roof: str
    used: bool
    phases: list[UsePhase]
    """Phases in which the roof marker may be used."""
    usable: bool
    """Whether the marker is unused and may be used in the current phase."""


class Craft(TypedDict):
    """A craft marker of a farm, gained by completing a craft building."""

    building: BuildingName
    fresh: bool
    """Whether the building was completed in this round: its recurring effect begins in the next round."""


class Markers(TypedDict):
    """The number of a farm's player markers in use, and the maximum number."""

    used: int
    limit: int | None
    """Maximum number of player markers in use; null if they are unlimited."""


class SiestaPlace(TypedDict):
    """The position of a farm's disc on the siesta track."""

    space: int
    """Index of the disc's space on the siesta track, from 0."""
    height: int
    """Number of other discs below the farm's disc on its space of the siesta track."""


class Donkeys(TypedDict):
    """The donkey markers of a farm: used, available and chosen ones. Markers are numbered from 1."""

    used: list[int]
    """Numbers of the donkey markers that were chosen and revealed in this half of the game."""
    left: list[int]
    """Numbers of the donkey markers that are not in `used` and can still be chosen."""
    chosen: int | None
    """Number of the donkey marker chosen for this round; null if none is chosen or it is secret."""


class Income(TypedDict):
    """Gains of a farm at its next income, in step 2 of the farm phase."""

    silver: int
    commodity: int
    """1 if the farm has a deli, which gives a trade commodity; else 0."""
    resource: int
    """1 if the farm has a greengrocer, who gives a good of the player's choice; else 0."""


class Prices(TypedDict):
    """Prices of a farm in silver, by the name of the good; effects of its helpers are included."""

    buy: dict[str, int]
    sell: dict[str, int]
    upgrade: dict[str, int]
    roof: int
    """Price in silver that the farm pays for a roof marker of the current round."""


class Player(TypedDict):
    """Data of a farm that a viewer may know: its goods, cards, markers, limits and prices."""

    seat: int
    silver: int
    points: int | None
    """Total points of the farm; null if they are secret from the viewer."""
    sources: dict[str, int] | None
    """Points by the name of their source, without zeros; null if they are secret from the viewer."""
    dens: dict[str, int]
    """Number of goods in the dens, by the name of the good (`DENS`)."""
    pigs: int
    pig_spaces: int
    """Number of pigs that the farm has room for."""
    commodities: int
    """Number of trade commodities that the farm has."""
    fields: list[FieldCard]
    """The cards played as fields. Of the fields with the same good, the first ones are shown with the grown goods."""
    cards: PlayedCards
    barrow_places: int
    """Number of places for market barrows on the farm."""
    helper_places: int
    roofs: list[OwnRoof]
    roof_places: int
    roof_points: list[int]
    """Points for covering each roof place, in the order in which the places are covered."""
    crafts: list[Craft]
    markers: Markers
    siesta: SiestaPlace
    donkeys: Donkeys
    donkey_hidden: bool
    """Whether a donkey is chosen that is still secret from the other seats."""
    dice: list[int]
    """Values of the dice that the player took in this round."""
    hand_count: int
    """Number of cards in the seat's hand."""
    hand: list[Card] | None
    """The hand cards; null unless the viewer is the owner."""
    hand_limit: int
    extension_cost: int
    """Number of goods, all different, that the next farm extension costs."""
    extra_deliveries: int
    """Maximum number of extra deliveries in a round."""
    income: Income
    prices: Prices
    trades_closed: list[str]
    """Kinds of trade that the farm can no longer make, because its helper traveling salesman closed them."""


class PrintedSpace(TypedDict):
    """A space of the market, with its axial coordinates `q` and `r` in a grid of hexagons."""

    space: int
    """Number of the market space, from 1."""
    q: int
    r: int
    value: int
    """Value of the market space: a completed barrow of the same value may place its marker here."""


class Space(PrintedSpace):
    """A space of the market: its value, neighbours, and the owner of the marker there."""

    owner: Owner | None
    """Owner of the marker on the market space; null for a free space."""
    closed: bool
    """Whether the market space is closed, because the number of players is too small."""
    near: list[int]
    """Numbers of the neighbouring market spaces."""


class Market(TypedDict):
    """The market of the village: its spaces, on which completed barrows place markers."""

    spaces: list[Space]


class BuildingRow(TypedDict):
    """The row of a craft building that a seat is filling."""

    seat: int
    row: int
    """Number of the row among the rows of the craft building, from 1."""
    delivered: Counts
    """Number of each good that the seat has delivered to the row, by the name of the good."""


class BuildingPoints(TypedDict):
    """The points that a seat would get for completing a building now: the sum of three parts."""

    round: int
    """Points for the completion in this round: the number of the round."""
    first: int
    """Point for the first completion of the building: 1 if no seat has completed it yet, else 0."""
    opened: int
    """Point for removing a building order marker: 1 if the completion would remove one, else 0."""


class Building(TypedDict):
    """A craft building of the village: its requirements, deliveries, and completions."""

    building: BuildingName
    number: int
    """Number of the building, from 1."""
    blocked: int | None
    """Number on the building order marker of the building; null without a marker."""
    first: bool
    """Whether no seat has completed the building yet."""
    row: Counts
    """Number of each good that one row of the building requires, by the name of the good."""
    row_count: int
    """Number of rows of the building."""
    rows: list[BuildingRow]
    """The rows that seats are filling: at most one for each seat."""
    completed: list[int]
    """Seats that have completed the building and still have a player marker on it, which they may free."""
    crafted: list[int]
    """Seats that have completed the building and own its craft marker."""
    points: BuildingPoints


class Marked(TypedDict):
    """The revenue space that a seat has marked with its helper village elder."""

    space: int
    """Number of the revenue space, from 1."""
    seat: int


class DisplayedRoof(TypedDict):
    """A roof marker on display."""

    place: int
    """Place of the roof marker in the display: 1 to 4 for round 1, 5 to 8 for round 2, and so on."""
    roof: str
    price: int
    """Printed price of the roof marker in silver, without effects of helpers."""
    round: int
    """The round in which the roof marker was laid out."""


class ComingRoofs(TypedDict):
    """The roof markers of a later round."""

    round: int
    count: int
    """Number of roof markers that will be laid out in the round `round`."""
    of: list[str]
    """Names of four roof markers: those of the round `round` were drawn from these four, in secret."""


class Roofs(TypedDict):
    """The roof markers on display, and those that may come in later rounds."""

    display: list[DisplayedRoof]
    price: int
    """Printed price of the current round's roof markers, in silver."""
    coming: list[ComingRoofs]
    unsold_leave: bool
    """Whether unsold roof markers leave the display at the end of a round."""


class SiestaTrack(TypedDict):
    """The siesta track, which determines the turn order by the discs on it."""

    points: list[int]
    """Points of each space of the siesta track, by the index of the space."""
    discs: list[list[int]]
    """For each space of the siesta track, the seats whose discs are there, from bottom to top."""
    hats: list[int]
    """Number of hats on each donkey marker, in order: the steps that it moves a disc up the siesta track."""


class Solo(TypedDict):
    """Data of a solo game, in which one player plays against a neutral player."""

    starts: bool
    """Whether the player is the start player, and not the neutral player."""


class Pending(TypedDict, total=False):
    """The open decision of a seat.

    `kind` is the name of the decision. The other fields depend on it, and those of other kinds are missing.
    """

    seat: Required[int]
    kind: Required[str]
    card: int
    """Number of the card: a helper who is offered or being paid, or a new card to pay for or place."""
    cards: list[int]
    """Numbers of the cards of helpers offered together, the last triggered one first (ruling 28)."""
    left: int
    """Remaining number of cards to play, deliveries, upgrades, goods to pay or exchanges."""
    bought: bool
    """Whether the delivery that the seat has to make is a bought extra delivery."""
    extra: bool
    """Whether an effect grants the delivery that the seat has to make.

    The effect is that of a roof marker, a helper or the craft building wainwright.
    """
    helper: bool
    """Whether the seat's delivery is part of a helper's deliveries, or interrupts them (ruling 30)."""
    by: Owner
    """Owner of the marker that threatens the seat's markers, or largest change of a die's value.

    It is the owner in a decision of the kind `guard`, and the change in a decision of the kind `shift`.
    """
    value: int | None
    """Value of the die, or of the barrow whose marker is placed; null if any free market space is allowed."""
    used: list[Annotated[str, one_of(DIE_USES)]]
    """Options of the die's revenue space that the seat has already used."""
    taken: bool
    """Whether the seat took the die from a revenue space on its turn."""
    last: bool
    """Whether the die is the last one, which all seats use."""
    most: int
    """Maximum number of extra deliveries that the seat may buy."""
    price: int
    """Price of the next extra delivery, in silver."""
    over: int
    """Number of hand cards above the hand limit, which the seat has to discard."""
    goods: list[Good]
    """Goods from which the seat chooses one to gain, keep or pay."""
    spaces: list[int]
    """Numbers of the market spaces on which the seat's markers are threatened."""
    must: bool
    """Whether the seat has to play cards, as in the first round; `left` is the number of cards."""
    space: int
    """Number of the revenue space that the seat may use by its helper merchant."""
    before: Annotated[str, one_of(decisions.BEFORE)]
    """Name of the automatic event that follows a pause for any-time actions."""
    draw: bool
    """Whether the seat may draw a card instead of playing one."""
    advance: bool
    """Whether a step on the siesta track may replace the next upgrade."""
    side: Side
    """Use of the card `card` and of the played card that it replaces: market barrow or helper."""
    good: Good
    """Good that the seat gains in an exchange with its helper lodge."""
    any: bool
    """Whether the choice includes roof markers whose effect turns another one face up (ruling 20)."""
    points: int
    """Points of the roof place just covered, which the seat may double."""


class Common(TypedDict):
    """The fields of a view that are equal for all viewers."""

    game: Annotated[str, one_of(("la-granja",))]
    seats: int
    """Number of seats."""
    options: dict[str, str]
    """The choice of each option, by the name of the option.

    An option may follow the table's edition. Then the choice that the edition implies is given.
    """
    round: int
    phase: Phase
    """Phase of the round; `over` after the end of the game."""
    step: Step
    order: list[int]
    """Seats in turn order."""
    actors: list[int]
    """Seats that may act."""
    over: bool
    deck: int
    """Number of cards in the deck."""
    discard: list[int]
    """Numbers of the discarded cards."""
    market: Market
    buildings: list[Building]
    dice: dict[str, int]
    """Number of dice on each revenue space, by the number of the space."""
    marked: Marked | None
    """The revenue space marked by a village elder; null if none is marked."""
    roofs: Roofs
    siesta: SiestaTrack
    solo: Solo | None
    """The start player of a solo game; null in a game of several players."""
    winners: list[int] | None
    """The winning seats; null before the end."""


class Own(TypedDict):
    """The fields of a view that differ between viewers: the players of seats, and spectators."""

    scores: list[int | None]
    """Points of every seat, in the order of the seats; null if they are secret from the viewer."""
    players: list[Player]
    """The farm of every seat, in the order of the seats; secret facts of other seats are null."""
    pending: Pending | None
    """The open decision of the viewer, or else of the first seat that may act; null after the end."""


class View(Common, Own):
    """The view of a state: all facts of the game that a viewer (a player or a spectator) may know."""
