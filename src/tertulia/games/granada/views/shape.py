"""What Granada's view says: the types of its screens (`screens/types.ts`) are made from it, and the laws hold every view to it."""

from typing import Annotated, NotRequired, Required, TypedDict

from tertulia.games.granada.model.decisions import Decision, Origin
from tertulia.games.granada.model.terms import CURRENCIES, FACES, KINDS, LETTERS, SIDES
from tertulia.kernel.view_shape import EVERY, one_of

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
"""Of the scorings whose cards lie in the deck."""
ShownFace = Annotated[str, one_of((*FACES, "start"))]
"""The start tile has one face and no kind: it is `start`."""
ShownKind = Annotated[str, one_of((*KINDS, "start"))]
Phase = Annotated[str, one_of((*PHASES.values(), OVER))]


class OtherFace(TypedDict):
    """What is printed on the face of a tile that lies below."""

    kind: Kind
    value: int


class Tile(TypedDict):
    number: int
    face: ShownFace
    kind: ShownKind
    value: int
    moats: list[Side]
    other: NotRequired[OtherFace]
    """A tile that stands in a city does not say it."""


class Placed(Tile):
    """A tile of a city; the start tile lies at (0, 0)."""

    x: int
    y: int


class Bought(Tile):
    """A tile that lies beside its city; `space` is where in the yard it was bought."""

    space: int
    turned: bool


class YardSpace(TypedDict):
    space: int
    currency: Currency
    tile: Tile | None


class Money(TypedDict):
    currency: Currency
    value: int


class DisplayedMoney(Money):
    slot: int


class HeldMoney(Money):
    count: int


class ScoringTime(TypedDict):
    """How many cards are turned up before a scoring card at the earliest and at the latest; null once it is drawn."""

    drawn: bool
    earliest: int | None
    latest: int | None


class Deck(TypedDict):
    display: list[DisplayedMoney]
    deck: int
    discard: int
    scorings: Annotated[dict[DrawnLetter, ScoringTime], EVERY]


class OuterSide(TypedDict):
    x: int
    y: int
    side: Side


class City(TypedDict):
    seat: int
    tiles: list[Placed]
    moat: int
    """The length of the longest moat, in sides."""
    moat_sides: list[OuterSide]


class Hand(TypedDict):
    cards: int
    money: list[HeldMoney] | None
    """Null for everybody but its owner."""


class Scoring(TypedDict):
    """A scoring that took place: points by owner (the seats, then Dirk where he plays)."""

    letter: Letter
    moats: list[int]
    kinds: Annotated[dict[Kind, list[int]], EVERY]


class Majority(TypedDict):
    """Of a kind of building, by owner."""

    counts: list[int]
    best: list[int]
    total: int
    leader: int | None
    """Who would have the most points of the kind, Dirk being the last; nobody where no city shows it."""


_Origin = TypedDict("_Origin", {"from": Annotated[str, one_of(tuple(ORIGINS.values()))]}, total=False)


class Pending(_Origin, total=False):
    """What has been paid of a price, or the tile to be placed; an awarded one goes to the most money of a currency."""

    kind: Required[Annotated[str, one_of(("pay", "place", "exchange", "choose"))]]
    purpose: Annotated[str, one_of(("buy", "turn"))]
    space: int | None
    tile: Tile
    currency: Currency
    price: int
    paid: int
    last: int
    """The value of the last card paid: the next is worth no more."""


class Common(TypedDict):
    """What is open to everybody."""

    game: Annotated[str, one_of(("granada",))]
    seats: int
    options: dict[str, str]
    phase: Phase
    actor: int | None
    """Whose turn it is; null when the game is over."""
    start: int
    round: int
    yard: list[YardSpace]
    next_face: Face
    bag: int
    money: Deck
    cities: list[City]
    reserves: list[list[Tile]]
    bought: list[Bought]
    dirk: list[Tile] | None
    pending: Pending | None
    scores: list[int]
    scorings: list[Scoring]
    majorities: Annotated[dict[Kind, Majority], EVERY]
    forecast: list[int]
    """Points of each owner, were the next scoring now."""
    next_scoring: Letter | None
    winners: list[int] | None
    over: bool


class Own(TypedDict):
    """What depends on the viewer."""

    hands: list[Hand]


class View(Common, Own):
    """The complete view."""
