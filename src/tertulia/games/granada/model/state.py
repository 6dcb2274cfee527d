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
    """Printed contents of the components."""

    kind: IntGrid = int16(terms.TILES, 2)
    """(tile, face)"""
    value: IntGrid = int16(terms.TILES, 2)
    """(tile, face)"""
    moats: IntArray = int16(terms.TILES + 1)
    """Bits N E S W; the last entry is the start tile."""
    currency: IntArray = int16(terms.SPACES)
    per_side: int = int16()
    majority: IntGrid = int16(2, len(terms.LETTERS), 3)
    """(scoring, letter, place)"""


class Player(Record):
    """Hand, city and reserve of one seat."""

    money: IntArray = int16(terms.CARDS)
    cards: int = int16()
    worth: IntArray = int16(len(terms.CURRENCIES))
    """Value of the hand in each currency."""
    points: int = int16()
    room: int = int32()
    """Bit m: a tile with the moats m fits on some free cell."""
    swappable_moats: int = int32()
    """Bit m: a tile with the moats m could replace some tile."""
    city: IntArray = int16(terms.TILES)
    """Tiles of the city, ascending."""
    built: int = int16()
    """Number of tiles in the city."""
    reserve: IntArray = int16(terms.TILES)
    """Tiles of the reserve, ascending."""
    reserved: int = int16()
    west: int = int16()
    """Coordinates of the first cell of the city's frame …"""
    south: int = int16()
    width: int = int16()
    """… and the size of the frame."""
    height: int = int16()
    agenda: Agenda = agenda(4, 5)


class ScoringResult(Record):
    """Result of a scoring: the points of each owner."""

    done: int = int16()
    moats: IntArray = int16(terms.OWNERS)
    kinds: IntGrid = int16(len(terms.KINDS), terms.OWNERS)


class State(Record):
    """State of a game."""

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
    """Yard space whose tile is given away next, at the end of the game."""
    over: int = int16()
    dirk_points: int = int16()
    place: IntArray = int16(terms.TILES)
    yard: IntArray = int16(terms.SPACES)
    """Tile on each space."""
    face: IntArray = int16(terms.TILES)
    x: IntArray = int16(terms.TILES)
    y: IntArray = int16(terms.TILES)
    space: IntArray = int16(terms.TILES)
    """Yard space from which a tile was bought."""
    turned: IntArray = int16(terms.TILES)
    """1 if a bought tile was turned for money."""
    removable: IntArray = int16(terms.TILES)
    """1 if a tile of a city could be dismantled."""
    touched: IntArray = int16(terms.TILES)
    """Sides of a tile in a city that touch another tile, as bits."""
    deck: IntArray = int16(terms.DECK)
    """The top card is `deck[deck_size - 1]`."""
    deck_size: int = int16()
    scoring_low: IntArray = int16(2)
    """Lowest position in the deck where each scoring card can be …"""
    scoring_high: IntArray = int16(2)
    """… and the highest one, as all players know."""
    discard: IntArray = int16(terms.CARDS)
    display: IntArray = int16(terms.SLOTS)
    scorings: Records[ScoringResult] = record(ScoringResult, len(terms.LETTERS))
    players: Records[Player] = record(Player, terms.MAX_SEATS)
