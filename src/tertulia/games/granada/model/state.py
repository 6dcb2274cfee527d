"""The complete state of a game of Granada in one record (docs/subsystems/rules-engine.md).

Every tile is in exactly one place, given by `place[tile]`. Money cards of equal currency and value are interchangeable,
so hands and discards are counts; the deck is ordered. The lists of tiles are derived from `place` and updated by
`rules.places`. Values derived from a city (`room`, `swappable_moats`, `removable`, `touched`, its frame) are recomputed
by `rules.city` after each change of that city.
"""

from tertulia.games.granada.model import terms
from tertulia.kernel.agenda import Agenda, agenda
from tertulia.kernel.chance import Chance
from tertulia.kernel.events import EventList, events
from tertulia.kernel.schema import IntArray, IntGrid, Record, Records, int16, int32, record


class Box(Record):
    """Printed values of the component set with which the game is played, as numbers."""

    kind: IntGrid = int16(terms.TILES, 2)
    """Kind of building by (tile, face)."""
    value: IntGrid = int16(terms.TILES, 2)
    """Printed value by (tile, face): price of the tile, and tie-breaker in majorities."""
    moats: IntArray = int16(terms.TILES + 1)
    """Sides with a moat of each tile, as bits N, E, S, W from bit 0; the last entry is the start tile."""
    currency: IntArray = int16(terms.SPACES)
    per_side: int = int16()
    majority: IntGrid = int16(2, len(terms.LETTERS), 3)
    """Points for a rank in a majority, by (choice of the option `scoring`, scoring A to C, rank).

    With normal scoring, these points are multiplied by the number of visible tiles of the kind of building.
    """


class Player(Record):
    """Hand, city and reserve of one seat."""

    money: IntArray = int16(terms.CARDS)
    cards: int = int16()
    worth: IntArray = int16(len(terms.CURRENCIES))
    """Value of the hand in each currency."""
    points: int = int16()
    room: int = int32()
    """Combinations of moats with which a new tile fits on at least one free cell of the city, as a bit mask.

    Bit m is set if a tile with the combination m fits. m is itself a bit mask of sides, as in `Box.moats`.
    """
    swappable_moats: int = int32()
    """Bit mask of the moats with which a new tile could replace at least one tile of the city.

    Bit m is set if a tile with the moats m could do so. m is itself a bit mask of sides, as in `Box.moats`.
    """
    city: IntArray = int16(terms.TILES)
    """Indices of the tiles in the seat's city, ascending."""
    built: int = int16()
    """Number of tiles in the city, without the start tile."""
    reserve: IntArray = int16(terms.TILES)
    """Indices of the tiles in the seat's reserve, ascending."""
    reserved: int = int16()
    west: int = int16()
    """x of the south-western cell of the city's frame; `south` is the cell's y.

    The frame is the rectangle around the city, with a margin of two free cells on each side.
    """
    south: int = int16()
    width: int = int16()
    """Number of cells in a row of the city's frame; `height` is the number of rows.

    The frame is the rectangle around the city, with a margin of two free cells on each side.
    """
    height: int = int16()
    agenda: Agenda = agenda(4, 5)


class ScoringResult(Record):
    """Points that each owner got in a scoring for the moat and for each kind of building.

    Owners are the seats and, after them in a game of two, Dirk, the neutral third player. Dirk gets no points for
    moats.
    """

    done: int = int16()
    moats: IntArray = int16(terms.OWNERS)
    kinds: IntGrid = int16(len(terms.KINDS), terms.OWNERS)


class State(Record):
    """Everything that determines a game of Granada: printed values, deck, yard, tiles and players."""

    chance: Chance = record(Chance)
    events: EventList = events(64)
    box: Box = record(Box)
    seats: int = int16()
    scoring: int = int16()
    start: int = int16()
    on_turn: int = int16()
    rounds: int = int16()
    next_face: int = int16()
    ending: int = int16()
    award: int = int16()
    """Index of the yard space whose tile is awarded next, at the end of the game."""
    over: int = int16()
    dirk_points: int = int16()
    place: IntArray = int16(terms.TILES)
    yard: IntArray = int16(terms.SPACES)
    """Index of the tile on each space of the yard, or `NO_TILE`."""
    face: IntArray = int16(terms.TILES)
    x: IntArray = int16(terms.TILES)
    y: IntArray = int16(terms.TILES)
    space: IntArray = int16(terms.TILES)
    """Yard space from which each bought tile comes, until the tile is placed; 0 for all other tiles."""
    turned: IntArray = int16(terms.TILES)
    """1 for a bought tile that its buyer paid to turn over, until the tile is placed."""
    removable: IntArray = int16(terms.TILES)
    """1 for a tile that its owner could dismantle from the city, else 0."""
    touched: IntArray = int16(terms.TILES)
    """Sides of each tile in a city that touch another tile, as bits N, E, S, W from bit 0."""
    deck: IntArray = int16(terms.DECK)
    """Indices of the cards in the deck; the top card is `deck[deck_size - 1]`."""
    deck_size: int = int16()
    scoring_low: IntArray = int16(2)
    """Lowest index in `deck` at which scoring cards A and B can be, as far as players know."""
    scoring_high: IntArray = int16(2)
    """Highest index in `deck` at which scoring cards A and B can be, as far as players know.

    The index may be above `deck_size` - 1; then the scoring card can also be the top card.
    """
    discard: IntArray = int16(terms.CARDS)
    display: IntArray = int16(terms.SLOTS)
    scorings: Records[ScoringResult] = record(ScoringResult, len(terms.LETTERS))
    players: Records[Player] = record(Player, terms.MAX_SEATS)
