"""Terms of No Siesta: names and numbers of revenues, dice, helpers, and parts of a player's sheet.

Players mark the revenues of dice with discs on a revenue board. They spend these revenues to cross off circles on their
sheet: roof gaps, helper fields, long distance trade, market barrows, warehouse and stable. They also spend hats to
advance on the siesta track. A completed barrow allows a disc on the market of Esporles. A revenue without a disc is
temporary: it lies beside the board and is lost at the end of the phase.
"""

from enum import IntEnum

from tertulia.kernel.names import names_of

MAX_SEATS = 4
ROOF_GAPS = 6
HELPER_FIELDS = 6
MAX_CIRCLES = 4
"""Maximum number of circles of a helper field."""
BARROWS = 3
MAX_GOODS = 10
"""Maximum number of goods on a barrow."""
TILES = 24
DISC_SPACES = 3
"""Number of spaces of the siesta track that give a disc.

At the start of the game, the common supply holds one disc of each player for each such space.
"""
OWN_DISCS = 4
DISCS = OWN_DISCS + DISC_SPACES + 1
"""Total number of a player's discs, including the one on the siesta track."""
PICKS = 2
"""Number of dice that each player takes in a round, besides the last die."""
TILE_GOODS = 2
"""Maximum number of goods on a roof tile."""
TILE_STEPS = 2
CLEARED_AT_ONCE = 2
KEPT_DISCS = 2
"""Online rules: with at most this many discs, a player may not give up a disc permanently (ruling 6)."""
IDLE_ROUNDS = 10
"""Number of successive rounds without a crossed circle after which the game ends (ruling 28)."""
ANNOUNCED_IDLE_ROUNDS = 3
"""Number of successive rounds without a crossed circle from which on the players are warned."""
NONE = -1


class Revenue(IntEnum):
    """Resource that players mark with discs on the revenue board, and spend to cross off circles."""

    OLIVE = 0
    GRAIN = 1
    GRAPE = 2
    PIG = 3
    DONKEY = 4
    HAT = 5
    SILVER = 6
    COMMODITY = 7


class Face(IntEnum):
    """Face of a die: the revenue that it shows, or two revenues for `OLIVE_GRAIN`."""

    OLIVE_GRAIN = 0
    GRAPE = 1
    PIG = 2
    DONKEY = 3
    HAT = 4
    SILVER = 5


class Marking(IntEnum):
    """Which revenues of a die a seat marks with discs.

    `OLIVE` and `GRAIN` mark one of the two revenues on the face `OLIVE_GRAIN`.
    """

    ALL = 0
    OLIVE = 1
    GRAIN = 2
    NOTHING = 3


class Source(IntEnum):
    """Origin of the revenue that a player spends to cross off a circle, such as a disc or a commodity."""

    LOOSE = 0
    """A temporary revenue beside the board, called `loose` in records and views."""
    DISC = 1
    COMMODITY = 2
    SWAP_LOOSE = 3
    """A temporary hat used as a donkey, or a temporary donkey used as a hat (helper `siesta_or_work`)."""
    SWAP_DISC = 4
    """A hat marked by a disc and used as a donkey, or the reverse (helper `siesta_or_work`)."""


class Helper(IntEnum):
    """Ability of a helper.

    The first six are every player's own set in the basic game. The game for experienced farmers adds the other six.
    """

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
    """Space of the market of Esporles.

    At the end, a disc scores a point for each item that its player has of the kind in the space's name.
    """

    DISCS = 0
    HARVEST_SETS = 1
    ROOF_TILES = 2
    ANIMAL_PAIRS = 3
    HELPERS = 4
    TRADES = 5


class PointSource(IntEnum):
    """Source of points (rules: end of the game)."""

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
    """Kind of a roof tile: its bonus is goods, two moves of discs to neighbouring revenues, or a point."""

    BONUS = 0
    CHANGE_REVENUE = 1
    POINT = 2


class TilePlace(IntEnum):
    """Location of a roof tile, as stored in `State.tile_place[tile]`.

    For `DRAWN` and `BARN`, which belong to a seat, the sum of member and seat is stored.
    """

    PILE = 0
    DRAWN = 1
    """With a seat that has drawn two tiles and keeps one; hidden from other seats; stored as `DRAWN` + seat."""
    BARN = 5
    """On the barn roof of a seat; stored as `BARN` + seat."""


class BarrowState(IntEnum):
    """State of a player's market barrow: `OPEN`, or completed with `FIRST` or `LATER` points.

    A completed barrow is `UNDECIDED` until the points are known.
    """

    OPEN = 0
    UNDECIDED = 1
    """Completed in this phase, but it is not decided yet which players completed this barrow first.

    `rules.barrows.decide_firsts` changes it to `FIRST` or `LATER` (ruling 5).
    """
    FIRST = 2
    LATER = 3


class OncePerPhase(IntEnum):
    """Action that a player may take once in a scoring phase; its number is its bit in `Player.used`."""

    TRADE = 0
    CHANGE = 1
    SWAP = 2
    CLEAR = 3
    HAT = 4


class Step(IntEnum):
    """Step of a round, in order from `BEGIN` to `END`."""

    BEGIN = 0
    """Players close roof gaps and complete barrows that new abilities of their helpers have made full."""
    FIRST_DIE = 1
    SECOND_DIE = 2
    LAST_DIE = 3
    SCORING = 4
    MARKET = 5
    """Online rules: players place the discs of completed barrows on the market of Esporles."""
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
"""Number of goods: harvest goods, then animals. They are the first members of `Revenue`.

Only goods can be stored and traded.
"""
CIRCLES = 7
"""Number of revenues that a circle may ask for: all except the commodity."""
OWN_SET = 6
"""Number of helpers in a player's own set; they are the first members of `Helper`."""
TRADED = 3
"""Number of equal goods that a long distance trade asks for."""
TRADE_SPLITS = tuple(
    (temporary, discs, TRADED - sum(swaps) - temporary - discs, *swaps)
    for swaps in ((0, 0), (1, 0), (0, 1))
    for temporary in range(TRADED - sum(swaps), -1, -1)
    for discs in range(TRADED - sum(swaps) - temporary, -1, -1)
)
"""Ways to pay the three goods of a trade. An entry holds the number of goods from each `Source`.

Ways that use no hat as a donkey come first, then ways with a `SWAP_LOOSE`, then ways with a `SWAP_DISC`. Each group is
sorted by the number of temporary revenues, then by the number of discs, both descending.
"""
PLAIN_SPLITS = sum(not any(split[Source.SWAP_LOOSE :]) for split in TRADE_SPLITS)
"""Number of entries of `TRADE_SPLITS` that use no hat as a donkey. They are its first entries."""


def split_name(split: tuple[int, ...]) -> str:
    """Return the name of a way to pay for a trade, an entry of `TRADE_SPLITS`: `2-disc+1-commodity`."""
    return "+".join(f"{count}-{source}" for count, source in zip(split, SOURCES, strict=True) if count)
