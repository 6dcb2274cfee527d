"""Types of La Granja's views.

`python -m tools.contract` generates the TypeScript types of the screens (`screens/types.ts`) from them, and the
laws (`tertulia.laws`) check every view against them.
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
    """The goods to deliver, with repetitions."""
    value: int
    """Points of the completed barrow, and value of its market marker."""


class HelperSide(TypedDict):
    """Use of a card as a helper, in the terms of the components file.

    `effect` tells which fields are present and how they are combined; it selects the message that describes the helper.
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
    """Event that triggers the helper."""
    odd: NotRequired[str]
    """Name of a special effect with a rule of its own."""
    effect: str
    """`modifier`, `trigger`, `action` or `odd`; `-paid` is appended if a trigger or action requires a payment."""
    phases: list[UsePhase]
    """Phases in which the helper may be used."""
    once: bool
    """Whether it can be used only once per round."""


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
    """Place on the farm, from 1."""
    card: int
    value: int
    symbols: list[BarrowSymbol]


class Extension(TypedDict):
    """A card played as a farm extension."""

    card: int
    gifts: list[str]


class Helper(HelperSide):
    """A card played as a helper, and whether it is used up in this round."""

    place: int
    """Place on the farm, from 1."""
    card: int
    used: bool
    """Whether it is used up for this round."""


class PlayedCards(TypedDict):
    """The cards played on a farm, except for its fields."""

    barrow: list[Barrow]
    extension: list[Extension]
    helper: list[Helper]


class OwnRoof(TypedDict):
    """A roof marker that a farm has bought."""

    place: int
    """Place on the farm, from 1."""
    roof: str
    used: bool
    phases: list[UsePhase]
    """Phases in which the roof marker may be used."""
    usable: bool
    """Whether it can be used in the current phase: it is not used yet and allows the phase."""


class Craft(TypedDict):
    """A craft marker of a farm, gained by completing a craft building."""

    building: BuildingName
    fresh: bool
    """Whether the building was completed in this round. Then the recurring effect has not begun yet."""


class Markers(TypedDict):
    """The number of a farm's player markers in use, and its limit."""

    used: int
    limit: int | None
    """Maximum number of markers in use; null if they are unlimited."""


class SiestaPlace(TypedDict):
    """The position of a farm's disc on the siesta track."""

    space: int
    """Space of the track, from 0."""
    height: int
    """Number of discs below this one on its space."""


class Donkeys(TypedDict):
    """The donkey markers of a farm, by number from 1."""

    used: list[int]
    """Markers used in earlier rounds of this half of the game."""
    left: list[int]
    """Markers still available."""
    chosen: int | None
    """Marker chosen for this round; null if none is chosen or it is secret."""


class Income(TypedDict):
    """What a farm gains at the next income, in step 2 of the farm phase."""

    silver: int
    commodity: int
    """1 if the farm has a deli, which gives a trade commodity; else 0."""
    resource: int
    """1 if the farm has a greengrocer, who gives a good of the player's choice; else 0."""


class Prices(TypedDict):
    """Prices in silver that a farm pays and receives, by the name of the good, with the effects of its helpers."""

    buy: dict[str, int]
    sell: dict[str, int]
    upgrade: dict[str, int]
    roof: int
    """Price in silver of a roof marker of the current round."""


class Player(TypedDict):
    """A farm, with its goods, cards, markers and pending choices, as a viewer may know it."""

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
    """Number of trade commodities."""
    fields: list[FieldCard]
    """The field cards. Cards of one good are interchangeable, so the first ones show the grown goods."""
    cards: PlayedCards
    barrow_places: int
    """Number of places for market barrows."""
    helper_places: int
    roofs: list[OwnRoof]
    roof_places: int
    roof_points: list[int]
    """Points for covering each roof place, in order."""
    crafts: list[Craft]
    markers: Markers
    siesta: SiestaPlace
    donkeys: Donkeys
    donkey_hidden: bool
    """Whether a donkey is chosen that is still secret from the other seats."""
    dice: list[int]
    """Values of the dice that the player took in this round."""
    hand_count: int
    """Number of hand cards."""
    hand: list[Card] | None
    """The hand cards; null unless the viewer is the owner."""
    hand_limit: int
    extension_cost: int
    """Number of different goods that the next farm extension costs."""
    extra_deliveries: int
    """Maximum number of extra deliveries in a round."""
    income: Income
    prices: Prices
    trades_closed: list[str]
    """Kinds of trade that are closed, each with a marker of the traveling salesman."""


class PrintedSpace(TypedDict):
    """A space of the market, with its axial coordinates `q` and `r` in a grid of hexagons."""

    space: int
    """Number of the space, from 1."""
    q: int
    r: int
    value: int
    """Value of the barrow whose marker may be placed here."""


class Space(PrintedSpace):
    """A space of the market: its value, neighbours, and the owner of the marker there."""

    owner: Owner | None
    """Owner of the marker on the space; null for a free space."""
    closed: bool
    """Whether the space is not used with this number of players."""
    near: list[int]
    """Numbers of the neighbouring spaces."""


class Market(TypedDict):
    """The market of the village: its spaces, on which completed barrows place markers."""

    spaces: list[Space]


class BuildingRow(TypedDict):
    """The row of a craft building that a seat is filling."""

    seat: int
    row: int
    """Number of the row, from 1."""
    delivered: Counts
    """Number of each good that the seat has delivered to the row, by the name of the good."""


class BuildingPoints(TypedDict):
    """The points that a seat would get for completing a building now, by their parts."""

    round: int
    """Points equal to the number of the round."""
    first: int
    """1 for the first completion of this building."""
    opened: int
    """1 if this completion also removes a building order marker."""


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
    """Number of each good that a row requires, by the name of the good."""
    row_count: int
    """Number of rows."""
    rows: list[BuildingRow]
    """The rows that seats are filling."""
    completed: list[int]
    """Seats whose marker is on the building."""
    crafted: list[int]
    """Seats that have its craft marker."""
    points: BuildingPoints


class Marked(TypedDict):
    """The revenue space that the helper village elder has marked for a seat."""

    space: int
    """Number of the revenue space, from 1."""
    seat: int


class DisplayedRoof(TypedDict):
    """A roof marker on display."""

    place: int
    """Place in the display, from 1: four places per round."""
    roof: str
    price: int
    """Printed price in silver, without effects of helpers."""
    round: int
    """The round in which it was laid out."""


class ComingRoofs(TypedDict):
    """The roof markers of a later round."""

    round: int
    count: int
    """Number of markers that will be laid out in that round."""
    of: list[str]
    """The markers from which those of the round were drawn secretly."""


class Roofs(TypedDict):
    """The roof markers on display, and those that may come in later rounds."""

    display: list[DisplayedRoof]
    price: int
    """Printed price of the current round's markers, in silver."""
    coming: list[ComingRoofs]
    unsold_leave: bool
    """Whether unsold markers leave the display at the end of a round."""


class SiestaTrack(TypedDict):
    """The siesta track, which determines the turn order by the discs on it."""

    points: list[int]
    """Points of each space of the track, in the order of their numbers."""
    discs: list[list[int]]
    """Seats whose discs are on each space, from bottom to top."""
    hats: list[int]
    """Number of steps on the track that each donkey marker gives; the markers are in the order of their numbers."""


class Solo(TypedDict):
    """Data that only a solo game has, which is played against a neutral player."""

    starts: bool
    """Whether the player is the start player."""


class Pending(TypedDict, total=False):
    """The open decision of a seat.

    `kind` is the name of the decision. The other fields depend on it, and those of other kinds are missing.
    """

    seat: Required[int]
    kind: Required[str]
    card: int
    """The card that the decision is about: a helper, or a card that is being paid for or needs a place."""
    cards: list[int]
    """The helpers that are offered at the same time; the first is the one triggered last (ruling 28)."""
    left: int
    """Number of cards to play, deliveries, upgrades, or goods to pay or exchange that are left, depending on `kind`."""
    bought: bool
    """Whether the delivery is a bought extra delivery."""
    extra: bool
    """Whether an effect grants the delivery, outside of the regular ones."""
    helper: bool
    """Whether the delivery is part of a helper's effect (ruling 30)."""
    by: Owner
    """Owner of the threatening marker (kind `guard`), or the largest change of the die (kind `shift`)."""
    value: int | None
    """Value of the die or of the barrow; null if any market space may be chosen."""
    used: list[Annotated[str, one_of(DIE_USES)]]
    """Options of the die that are already used."""
    taken: bool
    """Whether the seat took this die."""
    last: bool
    """Whether the die is the last one, which all seats use."""
    most: int
    """Maximum number of extra deliveries."""
    price: int
    """Price of the next extra delivery, in silver."""
    over: int
    """Number of hand cards above the limit."""
    goods: list[Good]
    """Goods to choose from."""
    spaces: list[int]
    """Market spaces of the seat's markers that are threatened."""
    must: bool
    """Whether the seat must play `left` hand cards, as in the first round."""
    space: int
    """Revenue space that the merchant may use."""
    before: Annotated[str, one_of(decisions.BEFORE)]
    """What follows automatically after a pause for any-time actions."""
    draw: bool
    """Whether a card may be drawn instead of played."""
    advance: bool
    """Whether a step on the siesta track may replace the next upgrade."""
    side: Side
    """Side of the farm where `card` replaces a played card."""
    good: Good
    """Good that the lodge gives."""
    any: bool
    """Whether the turned roof marker may be one that turns others (ruling 20)."""
    points: int
    """Points of the roof place just covered, which can be doubled."""


class Common(TypedDict):
    """The fields of a view that are equal for all viewers."""

    game: Annotated[str, one_of(("la-granja",))]
    seats: int
    """Number of seats."""
    options: dict[str, str]
    """The choice of each option, by the name of the option. Choices left to the edition are resolved."""
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
    """Who is the start player of the solo game; null in a game of several players."""
    winners: list[int] | None
    """The winning seats; null before the end."""


class Own(TypedDict):
    """The fields of a view that depend on its viewer, who plays a seat or is a spectator."""

    scores: list[int | None]
    """Points of every seat, in the order of the seats; null if they are secret from the viewer."""
    players: list[Player]
    """The farm of every seat, in the order of the seats; secret facts of other seats are null."""
    pending: Pending | None
    """The open decision of the viewer, or else of the first seat that may act; null after the end."""


class View(Common, Own):
    """All that a seat or a spectator may know of a position."""
