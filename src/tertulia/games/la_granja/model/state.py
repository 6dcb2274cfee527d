"""The complete state of a game of La Granja in one record (docs/subsystems/rules-engine.md).

Every card is in exactly one place, given by `zone[card]`. Player markers are counted at their places; `markers` is the
sum. Values derived from the helpers of a farm (`modifiers`, `triggers`, `specials`) are stored and updated by
`rules.helpers`.
"""

from tertulia.games.la_granja.model import terms
from tertulia.games.la_granja.model.cards import MODIFIERS, ROOFS
from tertulia.games.la_granja.model.decisions import ARGUMENTS
from tertulia.games.la_granja.model.options import OPTIONS
from tertulia.kernel.agenda import Agenda, agenda
from tertulia.kernel.chance import Chance
from tertulia.kernel.events import EventList, events
from tertulia.kernel.schema import IntArray, IntGrid, Record, Records, int8, int16, int32, record, uint8, uint32


class Card(Record, packed=True):
    """Values printed on the four sides of a card: field, market barrow, farm extension and helper."""

    field: int = uint8()
    symbols: IntArray = uint8(5)
    """Good + 1 of each symbol of the market barrow, or 0 for an absent symbol."""
    value: int = uint8()
    gifts: int = uint8()
    """Gifts of the farm extension (`terms.Gift`), as bits."""
    mode: int = uint8()
    """`Mode` of the helper's effect, which the fields from `what` to `gain_2` describe."""
    what: int = uint8()
    when: int = uint8()
    """Phases in which the helper may work, as bits."""
    once: int = uint8()
    pay: int = uint8()
    """Payment of the helper: kind + 1 + 32 * (number - 1), or 0 for none. The gains are packed alike."""
    gain: int = uint8()
    gain_2: int = uint8()


class Box(Record):
    """Printed values of the component set with which the game is played, as numbers."""

    set: IntArray = uint8(8)
    """Digest of the component set, by which the names of its helpers are found."""
    cards: Records[Card] = record(Card, terms.CARDS)
    near: IntArray = int32(terms.SPACES)
    """Neighbouring spaces of each market space, as bits."""
    space_value: IntArray = int8(terms.SPACES)
    q: IntArray = int8(terms.SPACES)
    r: IntArray = int8(terms.SPACES)
    start: IntArray = int8(terms.MAX_SEATS)
    """Market space of the first marker of each place in turn order."""
    closed: IntGrid = int32(2, terms.MAX_SEATS + 1)
    """Closed market spaces as bits, by (market: original or Deluxe, number of players)."""
    rows: IntGrid = int8(len(terms.BUILDINGS), len(terms.GOODS))
    buy: IntArray = int8(terms.RESOURCES)
    sell: IntArray = int8(terms.RESOURCES)
    upgrade: IntArray = int8(terms.RESOURCES)
    roof_points: IntArray = int8(terms.ROOF_PLACES)
    siesta: IntArray = int8(terms.SIESTA)
    hats: IntArray = int8(terms.DONKEYS)
    hand_limit: int = int8()
    pig_spaces: int = int8()
    extra_deliveries: int = int8()
    first: IntArray = int8(4)
    """Points, silver, commodities and cards of a farm at the start of the game."""
    markers: int = int8()
    roofs: IntGrid = int8(2, terms.ROUNDS, 4)
    """Roof markers by (edition: original or Deluxe, round, number)."""
    roof_when: IntArray = int8(len(ROOFS))
    """Phases in which each roof marker may be used, as bits."""


class Farm(Record):
    """Everything that belongs to one seat: cards played, goods, markers and pending decisions."""

    stock: IntArray = int16(len(terms.SOURCES))
    """Amounts in the order of `terms.SOURCES`: goods, silver, points, commodities, then goods on fields."""
    fields: IntArray = int16(terms.HARVEST)
    """Number of field cards for each harvest good."""
    barrows: IntArray = int16(terms.BARROWS)
    """Card + 1 on each place for market barrows, or 0 for an empty place."""
    filled: IntArray = int16(terms.BARROWS)
    """Filled symbols of each market barrow, as bits."""
    helpers: IntArray = int16(terms.HELPERS)
    """Card + 1 on each place for helpers, or 0 for an empty place."""
    used: int = int16()
    """Places of helpers that are used up for this round, as bits."""
    modifiers: IntArray = int8(len(MODIFIERS))
    triggers: int = int32()
    specials: int = int32()
    extensions: int = int16()
    gifts: IntArray = int16(3)
    """Numbers of extra deliveries, silver and pig spaces that the extensions give."""
    roofs: IntArray = int16(terms.ROOF_PLACES)
    """Roof marker + 1 on each roof place, or 0 for an empty place."""
    roof_count: int = int16()
    roofs_used: int = int16()
    """Used roof markers by place, as bits."""
    crafts: IntArray = int16(len(terms.BUILDINGS))
    rows: IntGrid = int8(len(terms.BUILDINGS), len(terms.GOODS))
    """Number of markers by (building, good) on the row that the seat is filling."""
    row: IntArray = int16(len(terms.BUILDINGS))
    """Number of the row that the seat is filling at each building, from 1, or 0 for none."""
    wants: IntArray = int16(len(terms.DELIVERY_TARGETS))
    """Goods that each building and barrow still accepts, as bits, by index in `DELIVERY_TARGETS`."""
    completed: int = int16()
    """Buildings with the seat's marker for completing them, as bits."""
    donkeys: int = int16()
    """Donkey markers that cannot be chosen again yet, as bits."""
    donkey: int = int16()
    """Donkey marker chosen in this round, from 1, or 0 for none."""
    siesta: int = int16()
    arrived: int = int16()
    """Order in which the disc arrived on its siesta space: a later disc lies higher in the stack."""
    dice: IntArray = int16(2)
    hand: int = int16()
    on_market: int = int16()
    markers: int = int16()
    trades_closed: int = int16()
    """Closed kinds of trade, as bits."""
    freed: int = int16()
    """Used helpers, then closed trades, whose marker was freed (ruling 9), as bits."""
    extras: int = int16()
    """Number of extra deliveries bought in this round."""
    step: int = int16()
    """Next step that the seat begins in a simultaneous farm phase."""
    sources: IntArray = int16(len(terms.POINT_SOURCES))
    agenda: Agenda = agenda(12, ARGUMENTS)


class State(Record):
    """Everything that determines a game of La Granja: printed values, cards, boards and farms."""

    chance: Chance = record(Chance)
    events: EventList = events(56)
    box: Box = record(Box)
    seats: int = int16()
    rules: IntArray = int8(len(OPTIONS))
    """Index of each option's choice (`TableRule`). Choices left to the edition are resolved."""
    rounds: int = int16()
    """Current round, 1 to 6."""
    step: int = int16()
    turn: int = int16()
    """Number of seats that have begun their part of the step, in turn order."""
    order: IntArray = int16(terms.MAX_SEATS)
    over: int = int16()
    zone: IntArray = int8(terms.CARDS)
    deck: IntArray = int8(terms.CARDS)
    """Indices of the cards in the deck; the top card is `deck[deck_size - 1]`."""
    deck_size: int = int16()
    block: IntArray = int16(len(terms.BUILDINGS))
    """Number on the building order marker of each building, or 0 for none."""
    first: IntArray = int16(len(terms.BUILDINGS))
    """1 for each building while the extra point for its first completion is available."""
    market: IntArray = int8(terms.SPACES)
    """Owner + 1 of the marker on each market space, or 0 for a free space."""
    closed: int = int32()
    """Market spaces that are not used with this number of players, as bits."""
    dice: IntArray = int16(6)
    """Number of dice on each revenue space."""
    marked: int = int16()
    """Revenue space marked by the village elder, from 1; 0 for none."""
    marker: int = int16()
    """Seat whose village elder has marked the space `marked`."""
    roofs: IntGrid = int8(terms.ROUNDS, 4)
    """Roof marker + 1 by (round, number), or 0 for none. The rows up to the current round lie open."""
    arrivals: int = int16()
    spent: IntArray = uint32(3)
    """Cards whose helper was used up in this round, as bits.

    A card stays in the set if it moves elsewhere (ruling 24).
    """
    opening: int = int16()
    """Solo game: 1 if the player is the start player."""
    farms: Records[Farm] = record(Farm, terms.MAX_SEATS)
