"""The whole state of a game of Granada in one record (docs/architecture.md).

Every tile is in exactly one place: `place[tile]` says where. Money cards of one currency and value are alike, so hands and
discards count them; the deck has an order. The lists of tiles follow from `place` and change with it, in `rules.places`. What is
derived of a city (`room`, `swappable_moats`, `removable`, `touched`, its grid's frame) is made anew whenever that city changes, by
`rules.city`.
"""

from tertulia.games.granada.model import terms
from tertulia.kernel.agenda import Agenda, agenda
from tertulia.kernel.chance import Chance
from tertulia.kernel.events import EventList, events
from tertulia.kernel.schema import IntArray, IntGrid, Record, Records, int16, int32, record


class Box(Record):
    """What is printed on the components."""

    kind: IntGrid = int16(terms.TILES, 2)
    """(tile, face)"""
    value: IntGrid = int16(terms.TILES, 2)
    """(tile, face)"""
    moats: IntArray = int16(terms.TILES + 1)
    """Bits N E S W; the last is the start tile."""
    currency: IntArray = int16(terms.SPACES)
    per_side: int = int16()
    majority: IntGrid = int16(2, len(terms.LETTERS), 3)
    """(scoring, letter, place)"""


class Player(Record):
    """What one seat has."""

    money: IntArray = int16(terms.CARDS)
    cards: int = int16()
    worth: IntArray = int16(len(terms.CURRENCIES))
    """Of the hand in each currency."""
    points: int = int16()
    room: int = int32()
    """Bit m: a tile with the moats m could be built somewhere."""
    swappable_moats: int = int32()
    """Bit m: a tile with the moats m could take some tile's place."""
    city: IntArray = int16(terms.TILES)
    """Its tiles, ascending."""
    built: int = int16()
    """How many."""
    reserve: IntArray = int16(terms.TILES)
    """The tiles of the reserve, ascending."""
    reserved: int = int16()
    west: int = int16()
    """The grid that the city needs: where it begins …"""
    south: int = int16()
    width: int = int16()
    """… and how large it is."""
    height: int = int16()
    agenda: Agenda = agenda(4, 5)


class ScoringResult(Record):
    """A scoring that took place: points of each owner."""

    done: int = int16()
    moats: IntArray = int16(terms.OWNERS)
    kinds: IntGrid = int16(len(terms.KINDS), terms.OWNERS)


class State(Record):
    """A game."""

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
    """The yard space whose tile is to be given away next."""
    over: int = int16()
    dirk_points: int = int16()
    place: IntArray = int16(terms.TILES)
    yard: IntArray = int16(terms.SPACES)
    """The tile on each space."""
    face: IntArray = int16(terms.TILES)
    x: IntArray = int16(terms.TILES)
    y: IntArray = int16(terms.TILES)
    space: IntArray = int16(terms.TILES)
    """Where a bought tile lay."""
    turned: IntArray = int16(terms.TILES)
    """A bought tile turned for money."""
    removable: IntArray = int16(terms.TILES)
    """A tile of a city that could be dismantled."""
    touched: IntArray = int16(terms.TILES)
    """Its sides that touch another tile, as bits."""
    deck: IntArray = int16(terms.DECK)
    """The top is deck[deck_size - 1]."""
    deck_size: int = int16()
    scoring_low: IntArray = int16(2)
    """A scoring card in the deck lies somewhere from here …"""
    scoring_high: IntArray = int16(2)
    """… to here, as everybody knows."""
    discard: IntArray = int16(terms.CARDS)
    display: IntArray = int16(terms.SLOTS)
    scorings: Records[ScoringResult] = record(ScoringResult, len(terms.LETTERS))
    players: Records[Player] = record(Player, terms.MAX_SEATS)
