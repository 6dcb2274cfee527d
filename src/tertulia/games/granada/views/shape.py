"""Types of Granada's views.

`python -m tools.contract` generates the TypeScript types of the screens (`screens/types.ts`) from them, and the
laws (`tertulia.laws`) check every view against them. An array "by owner" has one entry for each seat, in order of the
seats. In a game of two, it has a third entry for Dirk, the neutral player.
"""

from typing import Annotated, Required, TypedDict

from tertulia.games.granada.model.decisions import Decision, Origin
from tertulia.games.granada.model.terms import CURRENCIES, FACES, KINDS, LETTERS, SIDES
from tertulia.kernel.view_shape import ALL_NAMES, one_of

PHASES: dict[int, str] = {
    Decision.ACT: "act",
    Decision.CHOOSE: "choose",
    Decision.PAY: "pay",
    Decision.PLACE: "place",
    Decision.EXCHANGE: "exchange",
}
OVER = "over"
ORIGINS: dict[int, str] = {Origin.YARD: "bought", Origin.RESERVE: "reserve", Origin.AWARD: "award"}

Currency = Annotated[str, one_of(CURRENCIES)]
Kind = Annotated[str, one_of(KINDS)]
Side = Annotated[str, one_of(SIDES)]
Face = Annotated[str, one_of(FACES)]
Letter = Annotated[str, one_of(LETTERS)]
DrawnLetter = Annotated[str, one_of(LETTERS[:2])]
"""Letter of a scoring that has a card. Scoring C has no card and comes at the end of the game."""
ShownKind = Annotated[str, one_of((*KINDS, "start"))]
"""Kind of building on the face that is up; `start` for a start tile, which has no building."""
Phase = Annotated[str, one_of((*PHASES.values(), OVER))]


class PrintedFace(TypedDict):
    """A face of a tile. No other face of the component set has the same kind and value."""

    kind: Kind
    value: int


class PrintedTile(TypedDict):
    """Everything printed on a tile."""

    front: PrintedFace
    back: PrintedFace
    moats: list[Side]


class Tile(TypedDict):
    """A tile, with the kind and the value of the face that is up; `Common.tiles` has everything printed on it."""

    number: int
    """Number of the tile, from 1; 0 for a start tile."""
    kind: ShownKind
    value: int


class Placed(Tile):
    """A tile in a city, with its cell; the start tile is at (0, 0), `x` grows to the east and `y` to the north."""

    x: int
    y: int


class Bought(Tile):
    """A tile that is bought but not placed yet."""

    space: int
    """The yard space that the tile was bought from, numbered from 1."""
    turned: bool
    """Whether the buyer paid to turn the tile over."""


class YardSpace(TypedDict):
    """A space of the yard, where tiles are sold for one currency."""

    space: int
    """Number of the space, from 1."""
    currency: Currency
    tile: Tile | None


class Money(TypedDict):
    """A money card: its currency and value."""

    currency: Currency
    value: int


class DisplayedMoney(Money):
    """A money card in the open display."""

    slot: int
    """Place in the display, from 1."""


class HeldMoney(Money):
    """Money cards of equal currency and value in a hand, with their number."""

    count: int


class ScoringTime(TypedDict):
    """Where a scoring card may lie in the deck: bounds that all players can derive."""

    drawn: bool
    """Whether the scoring card has been drawn, so that the scoring is over."""
    earliest: int | None
    """Minimum number of cards above the scoring card; null once the card is drawn."""
    latest: int | None
    """Maximum number of cards above the scoring card; null once the card is drawn."""


class Deck(TypedDict):
    """Money cards in the display, in the deck and among the discards."""

    display: list[DisplayedMoney]
    deck: int
    """Number of cards in the deck."""
    discard: int
    """Number of discarded cards."""
    scorings: Annotated[dict[DrawnLetter, ScoringTime], ALL_NAMES]


class OuterSide(TypedDict):
    """A side of a tile on the outline of a city."""

    x: int
    y: int
    side: Side


class City(TypedDict):
    """The city of a seat: its tiles, and its longest moat."""

    seat: int
    tiles: list[Placed]
    moat: int
    """Length of the longest moat, in sides of tiles."""
    moat_sides: list[OuterSide]
    """The sides of the longest moat, clockwise."""


class Hand(TypedDict):
    """The money cards of a seat, or only their number for other viewers."""

    cards: int
    """Number of cards."""
    money: list[HeldMoney] | None
    """The cards; null unless the viewer is the owner."""


class Scoring(TypedDict):
    """A completed scoring, with the points of each owner.

    Owners are the seats in order and, in a game of two, Dirk, the neutral third player.
    """

    letter: Letter
    moats: list[int]
    """Points of each owner for the longest moat."""
    kinds: Annotated[dict[Kind, list[int]], ALL_NAMES]
    """Points of each owner for the buildings of a kind, by the name of the kind."""


class Majority(TypedDict):
    """Visible tiles of a kind of building, by owner."""

    counts: list[int]
    """Number of each owner's visible tiles of the kind."""
    best: list[int]
    """Highest value of each owner's visible tiles of the kind; 0 without a tile."""
    total: int
    """Number of visible tiles of the kind, of all owners together."""
    leader: int | None
    """Index of the owner with the majority; null if no owner has a tile of the kind."""


_Origin = TypedDict("_Origin", {"from": Annotated[str, one_of(tuple(ORIGINS.values()))]}, total=False)


class Pending(_Origin, total=False):
    """The open decision of the seat to act.

    Kinds: `pay` for a tile, `place` or `exchange` a tile, or `choose` the bought tile to place next. The other fields
    depend on the kind: `pay` has all fields except `from`, `place` has `tile` and `from`, and `exchange` has `tile`.
    """

    kind: Required[Annotated[str, one_of(("pay", "place", "exchange", "choose"))]]
    purpose: Annotated[str, one_of(("buy", "turn"))]
    """Whether the payment is for buying the tile or for turning it over."""
    tile: int
    """Number of the tile that the decision is about.

    With `pay`, the seat buys this tile of the yard or turns over this bought tile. With `place`, the tile is bought,
    awarded or from the reserve. With `exchange`, the tile is from the reserve.
    """
    currency: Currency
    price: int
    paid: int
    """Amount paid so far."""
    last: int
    """Value of the card paid last, or 9 before the first card; the next card must not be higher."""


class Common(TypedDict):
    """The fields of a view that are equal for all viewers."""

    game: Annotated[str, one_of(("granada",))]
    seats: int
    """Number of seats."""
    options: dict[str, str]
    """The choice of each option, by the name of the option."""
    tiles: list[PrintedTile]
    """All tiles of the component set, in the order of their numbers. They stay equal during a match."""
    phase: Phase
    """The kind of the open decision; `over` after the end."""
    actor: int | None
    """The seat on turn; null after the end."""
    start: int
    """The seat of the start player."""
    round: int
    yard: list[YardSpace]
    next_face: Face
    """The face that is up on the next tile from the bag."""
    bag: int
    """Number of tiles in the bag."""
    money: Deck
    cities: list[City]
    """The city of every seat, in the order of the seats."""
    reserves: list[list[Tile]]
    """The tiles in the reserve of every seat, in the order of the seats."""
    bought: list[Bought]
    """Tiles that the seat on turn has bought and not yet placed."""
    dirk: list[Tile] | None
    """Tiles of Dirk, the neutral third player in a game of two; null in other games."""
    pending: Pending | None
    """The open decision; null if the seat is to take money, buy or rebuild, and after the end."""
    scores: list[int]
    """Points of each owner: the seats in order and, in a game of two, Dirk, the neutral third player."""
    scorings: list[Scoring]
    """The completed scorings, in order."""
    majorities: Annotated[dict[Kind, Majority], ALL_NAMES]
    forecast: list[int]
    """Points that each owner, a seat or the neutral player Dirk, would get if the next scoring came now."""
    next_scoring: Letter | None
    """Letter of the next scoring; null after the end of the game."""
    winners: list[int] | None
    """The winning seats; null before the end."""
    over: bool


class Own(TypedDict):
    """The fields of a view that depend on its viewer, who plays a seat or is a spectator."""

    hands: list[Hand]
    """The hand of every seat, in the order of the seats. Only the hand of the viewer's own seat shows its cards."""


class View(Common, Own):
    """All that a seat or a spectator may know of a position."""
