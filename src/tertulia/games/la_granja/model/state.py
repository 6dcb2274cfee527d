"""The complete state of a game of La Granja in one record (docs/subsystems/rules-engine.md).

Every card is in exactly one location, `State.zone[card]`. The state does not identify single player markers. It counts
a seat's markers at each place, such as goods in `Farm.stock`; `Farm.markers` is the total of a seat. Values that follow
from a farm's helpers (`modifiers`, `triggers`, `specials`) are stored and updated by `rules.helpers`.
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
    """Goods of the market barrow's symbols, each as `Good` + 1; 0 for an absent symbol."""
    value: int = uint8()
    gifts: int = uint8()
    """Gifts of the farm extension (`terms.Gift`), as bits."""
    mode: int = uint8()
    """How the helper takes effect (`Mode`); the following fields, up to `gain_2`, describe the effect."""
    what: int = uint8()
    when: int = uint8()
    """Phases in which the helper may work, as bits."""
    once: int = uint8()
    pay: int = uint8()
    """Payment for the helper as kind + 1 + 32 * (amount - 1), or 0 for no payment.

    The kind is a `Good` or a `Payment`. The fields `gain` and `gain_2` are encoded in the same way.
    """
    gain: int = uint8()
    gain_2: int = uint8()


class Box(Record):
    """Printed values of the component set with which the game is played, as numbers."""

    set: IntArray = uint8(8)
    """Digest of the component set, by which the names of its helpers are found."""
    cards: Records[Card] = record(Card, terms.CARDS)
    near: IntArray = int32(terms.SPACES)
    """Market spaces next to each market space, as bits."""
    space_value: IntArray = int8(terms.SPACES)
    q: IntArray = int8(terms.SPACES)
    r: IntArray = int8(terms.SPACES)
    start: IntArray = int8(terms.MAX_SEATS)
    """Index of the market space of a seat's first marker, by the seat's place in turn order."""
    closed: IntGrid = int32(2, terms.MAX_SEATS + 1)
    """Market spaces that are closed, as bits, by (market, number of players).

    Market 0 is the original one, market 1 that of the Deluxe edition.
    """
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
    """Points, silver, trade commodities and hand cards of a seat at the start of the game."""
    markers: int = int8()
    roofs: IntGrid = int8(2, terms.ROUNDS, 4)
    """Roof markers (`Roof`) of each round, by (edition, round from 0, one of the round's four markers).

    Edition 0 is the original one, edition 1 the Deluxe edition.
    """
    roof_when: IntArray = int8(len(ROOFS))
    """Phases in which each roof marker may be used, as bits."""


class Farm(Record):
    """Everything that belongs to one seat: cards played, goods, markers and pending decisions."""

    stock: IntArray = int16(len(terms.SOURCES))
    """Amounts in the order of `terms.SOURCES`: goods, silver, points, commodities, then goods on fields."""
    fields: IntArray = int16(terms.HARVEST)
    """Number of field cards for each harvest good."""
    barrows: IntArray = int16(terms.BARROWS)
    """Index of the card + 1 on each place for market barrows, or 0 for an empty place."""
    filled: IntArray = int16(terms.BARROWS)
    """Filled symbols of each market barrow, as bits."""
    helpers: IntArray = int16(terms.HELPERS)
    """Index of the card + 1 on each place for helpers, or 0 for an empty place."""
    used: int = int16()
    """Helper places whose helper is used up for this round, as bits."""
    modifiers: IntArray = int8(len(MODIFIERS))
    triggers: int = int32()
    specials: int = int32()
    extensions: int = int16()
    gifts: IntArray = int16(3)
    """Numbers of extra deliveries, silver and pig spaces that the extensions give."""
    roofs: IntArray = int16(terms.ROOF_PLACES)
    """Roof marker (`Roof`) + 1 on each roof place, or 0 for an empty place."""
    roof_count: int = int16()
    roofs_used: int = int16()
    """Roof places whose roof marker has been used, as bits."""
    crafts: IntArray = int16(len(terms.BUILDINGS))
    rows: IntGrid = int8(len(terms.BUILDINGS), len(terms.GOODS))
    """Number of goods delivered to the row that the seat is filling, by (building, good)."""
    row: IntArray = int16(len(terms.BUILDINGS))
    """Number of the row that the seat is filling at each building, from 1, or 0 for none."""
    wants: IntArray = int16(len(terms.DELIVERY_TARGETS))
    """Goods that each building and market barrow still accepts, as bits, by index in `DELIVERY_TARGETS`."""
    completed: int = int16()
    """Buildings on which a marker shows that the seat completed them, as bits."""
    donkeys: int = int16()
    """Donkey markers that cannot be chosen again yet, as bits."""
    donkey: int = int16()
    """Number of the donkey marker chosen in this round, from 1, or 0 for none."""
    siesta: int = int16()
    arrived: int = int16()
    """Number of the disc's last move on the siesta track; the moves of all discs are counted together.

    If discs share a space, the disc with the highest number lies on top.
    """
    dice: IntArray = int16(2)
    hand: int = int16()
    on_market: int = int16()
    markers: int = int16()
    trades_closed: int = int16()
    """Kinds of trade that the traveling salesman has closed for the seat, as bits.

    The number of a bit is an index in `TRADE_KINDS`.
    """
    freed: int = int16()
    """Used helpers and closed trades whose player marker has been freed (ruling 9), as bits.

    The bits of the three helper places come first, then those of `TRADE_KINDS`.
    """
    extras: int = int16()
    """Number of extra deliveries bought in this round."""
    step: int = int16()
    """In a simultaneous farm phase: the `Step` that the seat begins next."""
    sources: IntArray = int16(len(terms.POINT_SOURCES))
    agenda: Agenda = agenda(12, ARGUMENTS)


class State(Record):
    """Everything that determines a game of La Granja: printed values, cards, boards and farms."""

    chance: Chance = record(Chance)
    events: EventList = events(56)
    box: Box = record(Box)
    seats: int = int16()
    rules: IntArray = int8(len(OPTIONS))
    """Index of each option's choice, by `TableRule`.

    The choice `edition` of an option is replaced by the choice that the edition implies.
    """
    rounds: int = int16()
    """Current round, 1 to 6."""
    step: int = int16()
    turn: int = int16()
    """Number of seats that have begun their turn in the current step, in turn order."""
    order: IntArray = int16(terms.MAX_SEATS)
    over: int = int16()
    zone: IntArray = int8(terms.CARDS)
    deck: IntArray = int8(terms.CARDS)
    """Indices of the cards in the deck from bottom to top; the top card is `deck[deck_size - 1]`."""
    deck_size: int = int16()
    block: IntArray = int16(len(terms.BUILDINGS))
    """Number on the building order marker of each building, or 0 for none."""
    first: IntArray = int16(len(terms.BUILDINGS))
    """1 for each building while the extra point for its first completion is available."""
    market: IntArray = int8(terms.SPACES)
    """Owner + 1 of the marker on each market space, or 0 for a free space.

    The owner is a seat or `NEUTRAL`.
    """
    closed: int = int32()
    """Market spaces that are not used with this number of players, as bits."""
    dice: IntArray = int16(6)
    """Number of dice on each of the six revenue spaces. The dice on space n show the value n."""
    marked: int = int16()
    """Number of the revenue space that the village elder has marked, from 1; 0 for none."""
    marker: int = int16()
    """Seat of the village elder who marked a revenue space; valid only if `marked` is not 0."""
    roofs: IntGrid = int8(terms.ROUNDS, 4)
    """Roof markers on sale by (round from 0, place), each as `Roof` + 1; 0 for a sold or absent marker.

    The rows up to the current round lie face up.
    """
    arrivals: int = int16()
    spent: IntArray = uint32(3)
    """Cards whose helper has been used up in this round, as bits.

    A card remains marked until the scoring phase, even if it is discarded and played again (ruling 24).
    """
    opening: int = int16()
    """Solo game: 1 if the player, not the neutral player, is the start player, else 0."""
    farms: Records[Farm] = record(Farm, terms.MAX_SEATS)
