"""The whole state of a game of La Granja in one record (docs/architecture.md).

Every card is in exactly one place: `zone[card]` says where. Player markers are counted where they stand; `markers` is their sum.
What follows from the helpers of a farm (`modifiers`, `triggers`, `specials`) is kept beside them and changes with them, in
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
    """What is printed on a card."""

    field: int = uint8()
    symbols: IntArray = uint8(5)
    """Good + 1, 0 where there are fewer"""
    value: int = uint8()
    gifts: int = uint8()
    """Bits: delivery, silver, pig space"""
    mode: int = uint8()
    """Of the helper, and so on"""
    what: int = uint8()
    when: int = uint8()
    """Phases as bits"""
    once: int = uint8()
    pay: int = uint8()
    """Kind + 1, 0 for nothing; + 32 * (number - 1)"""
    gain: int = uint8()
    gain_2: int = uint8()


class Box(Record):
    """What is printed on the components."""

    set: IntArray = uint8(8)
    """Which set it is: the helpers' names are known by it"""
    cards: Records[Card] = record(Card, terms.CARDS)
    near: IntArray = int32(terms.SPACES)
    """Neighbouring spaces as bits"""
    space_value: IntArray = int8(terms.SPACES)
    q: IntArray = int8(terms.SPACES)
    r: IntArray = int8(terms.SPACES)
    start: IntArray = int8(terms.MAX_SEATS)
    """The space of each place in turn order at set-up"""
    closed: IntGrid = int32(2, terms.MAX_SEATS + 1)
    """By market (original, Deluxe) and players: closed spaces as bits"""
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
    """Points, silver, commodities, cards at the start"""
    markers: int = int8()
    roofs: IntGrid = int8(2, terms.ROUNDS, 4)
    """Original, Deluxe"""
    roof_when: IntArray = int8(len(ROOFS))
    """Phases as bits"""


class Farm(Record):
    """What one seat has."""

    stock: IntArray = int16(len(terms.SOURCES))
    """Dens, stalls, silver, points, commodities; last the goods that stand on fields"""
    fields: IntArray = int16(terms.HARVEST)
    """Cards"""
    barrows: IntArray = int16(terms.BARROWS)
    """Card + 1"""
    filled: IntArray = int16(terms.BARROWS)
    """Symbols as bits"""
    helpers: IntArray = int16(terms.HELPERS)
    """Card + 1"""
    used: int = int16()
    """Helpers that are used up for this round, as bits"""
    modifiers: IntArray = int8(len(MODIFIERS))
    triggers: int = int32()
    specials: int = int32()
    extensions: int = int16()
    gifts: IntArray = int16(3)
    """Extra deliveries, silver, pig spaces of the extensions"""
    roofs: IntArray = int16(terms.ROOF_PLACES)
    """Roof + 1"""
    roof_count: int = int16()
    roofs_used: int = int16()
    """Bits"""
    crafts: IntArray = int16(len(terms.BUILDINGS))
    rows: IntGrid = int8(len(terms.BUILDINGS), len(terms.GOODS))
    """Markers on the own row"""
    row: IntArray = int16(len(terms.BUILDINGS))
    """Which row, from 1"""
    wants: IntArray = int16(len(terms.DELIVERY_TARGETS))
    """Goods that each place still takes, as bits"""
    completed: int = int16()
    """Buildings where the own marker stands, as bits"""
    donkeys: int = int16()
    """Used ones, as bits"""
    donkey: int = int16()
    """Chosen in this round"""
    siesta: int = int16()
    arrived: int = int16()
    """When, on that space: the later the higher in the stack"""
    dice: IntArray = int16(2)
    hand: int = int16()
    on_market: int = int16()
    markers: int = int16()
    trades_closed: int = int16()
    """Kinds of trade, as bits"""
    freed: int = int16()
    """Used helpers, then closed trades, whose marker was freed (ruling 9), as bits"""
    extras: int = int16()
    """Extra deliveries bought in this round"""
    step: int = int16()
    """Its own step in a simultaneous farm phase"""
    sources: IntArray = int16(len(terms.POINT_SOURCES))
    agenda: Agenda = agenda(12, ARGUMENTS)


class State(Record):
    """A game."""

    chance: Chance = record(Chance)
    events: EventList = events(56)
    box: Box = record(Box)
    seats: int = int16()
    rules: IntArray = int8(len(OPTIONS))
    """The choice of each option, the edition's put in"""
    rounds: int = int16()
    """1 to 6"""
    step: int = int16()
    turn: int = int16()
    """Place in the order of the step"""
    order: IntArray = int16(terms.MAX_SEATS)
    over: int = int16()
    zone: IntArray = int8(terms.CARDS)
    deck: IntArray = int8(terms.CARDS)
    """The top is deck[deck_size - 1]"""
    deck_size: int = int16()
    block: IntArray = int16(len(terms.BUILDINGS))
    """Building order marker, 0 for none"""
    first: IntArray = int16(len(terms.BUILDINGS))
    """Whether the extra point is still there"""
    market: IntArray = int8(terms.SPACES)
    """Owner + 1"""
    closed: int = int32()
    """Spaces as bits"""
    dice: IntArray = int16(6)
    """How many on each revenue space"""
    marked: int = int16()
    """Revenue space of the village elder, from 1"""
    marker: int = int16()
    """His seat"""
    roofs: IntGrid = int8(terms.ROUNDS, 4)
    """Roof + 1, 0 for none; those up to this round lie open"""
    arrivals: int = int16()
    spent: IntArray = uint32(3)
    """Cards whose helper was used up in this round, as bits: wherever the card goes (ruling 24)"""
    opening: int = int16()
    """Solo: whether the player is the start player"""
    farms: Records[Farm] = record(Farm, terms.MAX_SEATS)
