"""The terms of No Siesta: revenues, dice, helpers, places of the sheet, and how many there are of each."""

from enum import IntEnum

from tertulia.kernel.names import names_of

MAX_SEATS = 4
ROOF_GAPS = 6
HELPER_FIELDS = 6
MOST_CIRCLES = 4
"""Of a helper field."""
BARROWS = 3
MOST_GOODS = 10
"""On a barrow."""
TILES = 24
DISC_SPACES = 3
"""Of the siesta track; as many discs of each player lie in the common supply."""
OWN_DISCS = 4
DISCS = OWN_DISCS + DISC_SPACES + 1
"""Of a player, the one on the track included."""
PICKS = 2
"""Dice that each player chooses in a round."""
TILE_GOODS = 2
"""Number of goods on a roof tile, at most."""
TILE_STEPS = 2
CLEARED_AT_ONCE = 2
KEPT_DISCS = 2
"""Online: whoever has no more discs than this spends none for good."""
IDLE_ROUNDS = 10
"""Number of rounds running in which nobody crosses anything off, after which the game is over (ruling 28) …"""
IDLE_TOLD = 3
"""… and from this one on it is told."""
NONE = -1


class Revenue(IntEnum):
    """What discs on a revenue board mark, and what is crossed off."""

    OLIVE = 0
    GRAIN = 1
    GRAPE = 2
    PIG = 3
    DONKEY = 4
    HAT = 5
    SILVER = 6
    COMMODITY = 7


class Face(IntEnum):
    """Of a die."""

    OLIVE_GRAIN = 0
    GRAPE = 1
    PIG = 2
    DONKEY = 3
    HAT = 4
    SILVER = 5


class Marking(IntEnum):
    """What of a die's revenues is marked; the middle two are for olive and grain."""

    ALL = 0
    OLIVE = 1
    GRAIN = 2
    NOTHING = 3


class Source(IntEnum):
    """What a circle is crossed off with."""

    LOOSE = 0
    """A temporary revenue beside the board; records and views call it loose"""
    DISC = 1
    COMMODITY = 2
    SWAP_LOOSE = 3
    """A hat for a donkey or a donkey for a hat (helper `siesta_or_work`), one that lies beside the board …"""
    SWAP_DISC = 4
    """… or one on a disc"""


class Helper(IntEnum):
    """An ability: the six of every player's own set, then the six grey ones."""

    ROOF_CHOICE = 0
    CHANGE_REVENUE = 1
    TRADE_GOOD = 2
    STORAGE_SILVER = 3
    NO_DONKEYS = 4
    COMMODITY_HAT = 5
    ROOF_COSTS = 6
    ANY_ORDER = 7
    TRADE_HAT = 8
    SIESTA_OR_WORK = 9
    CLEAR_STORAGE = 10
    COPY = 11


class Space(IntEnum):
    """Of the market of Esporles: what a disc there scores at the end."""

    DISCS = 0
    HARVEST_SETS = 1
    ROOF_TILES = 2
    ANIMAL_PAIRS = 3
    HELPERS = 4
    TRADES = 5


class PointSource(IntEnum):
    """Where points come from (rules: end of the game)."""

    ROOF = 0
    TILES = 1
    HELPERS = 2
    TRADE = 3
    WAREHOUSE = 4
    STABLE = 5
    BARROWS = 6
    SIESTA = 7
    ESPORLES = 8


class TileKind(IntEnum):
    """Of a roof tile."""

    BONUS = 0
    CHANGE_REVENUE = 1
    POINT = 2


class TilePlace(IntEnum):
    """Where a roof tile is."""

    PILE = 0
    DRAWN = 1
    """+ seat: seen by that seat alone, until it keeps one of two"""
    BARN = 5
    """+ seat"""


class BarrowState(IntEnum):
    """How far a player's barrow is."""

    OPEN = 0
    UNDECIDED = 1
    """Completed in this scoring phase, and nobody was earlier: first or not is known at the phase's end (ruling 5)."""
    FIRST = 2
    LATER = 3


class Once(IntEnum):
    """What a player may do once in a scoring phase; bits of `Player.used`."""

    TRADE = 0
    CHANGE = 1
    SWAP = 2
    CLEAR = 3
    HAT = 4


class Step(IntEnum):
    """Of a round."""

    BEGIN = 0
    """New helpers' abilities begin"""
    FIRST_DIE = 1
    SECOND_DIE = 2
    LAST_DIE = 3
    SCORING = 4
    MARKET = 5
    """Online: discs to Esporles"""
    HIRING = 6
    END = 7


REVENUES = names_of(Revenue)
FACES = names_of(Face)
MARKINGS = names_of(Marking)
SOURCES = names_of(Source)
HELPERS = names_of(Helper)
SPACES = names_of(Space)
POINT_SOURCES = names_of(PointSource)
TILE_KINDS = names_of(TileKind)
BARROW_STATES = names_of(BarrowState)
HARVEST = 3
GOODS = 5
"""The first revenues: harvest goods, then animals; what is stored and traded."""
CIRCLES = 7
"""The revenues that a circle may ask for: all but the commodity."""
OWN_SET = 6
"""Number of helpers, the first ones, that are a player's own set."""
TRADED = 3
"""Goods of one kind that a long distance trade asks for, all at once."""
TRADE_SPLITS = tuple(
    (temporary, discs, TRADED - sum(swaps) - temporary - discs, *swaps)
    for swaps in ((0, 0), (1, 0), (0, 1))
    for temporary in range(TRADED - sum(swaps), -1, -1)
    for discs in range(TRADED - sum(swaps) - temporary, -1, -1)
)
"""How many of each source pay for a trade, the cheapest ways first."""
PLAIN_SPLITS = sum(not any(split[Source.SWAP_LOOSE :]) for split in TRADE_SPLITS)
"""Number of ways, the first ones, that swap nothing."""


def split_name(split: tuple[int, ...]) -> str:
    """A way to pay for a trade in a word: `2-disc+1-commodity`."""
    return "+".join(f"{count}-{source}" for count, source in zip(split, SOURCES, strict=True) if count)
