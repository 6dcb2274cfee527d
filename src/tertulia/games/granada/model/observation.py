"""Observation table of Granada: everything in the view of a seat, as integers written by `rules.observation`."""

from enum import IntEnum

from tertulia.games.granada.model.decisions import Decision
from tertulia.games.granada.model.terms import (
    CURRENCIES,
    DECK,
    FACES,
    LETTERS,
    MAX_SEATS,
    OPTIONS,
    REACH,
    SLOTS,
    SPACES,
    TILES,
    VALUES,
    Place,
)
from tertulia.kernel.observation import (
    ObservationBlock,
    ObservationTable,
    agenda_blocks,
    code_block,
    decision_blocks,
    flag_block,
    relative_seats,
)

AGENDA, ARGUMENTS = 4, 5
"""Maximum number of pending decisions of a seat, and number of arguments of each decision."""
MAX_ROUNDS, MAX_POINTS = 2000, 999
MAX_WORTH = 3 * VALUES * (VALUES + 1) // 2
"""Value of all money cards of one currency: three cards of each value."""
ARGUMENT_LIMITS = (TILES, TILES - 1, len(CURRENCIES) - 1, MAX_WORTH, VALUES)
"""Maximum value of each argument of a decision, by the argument's index.

The meaning of an index depends on the decision: `Choosing`, `Placing` or `Paying` (`model.decisions`). A limit is the
maximum over all decisions.
"""
TILE_NUMBERS = tuple(f"tile {tile + 1}" for tile in range(TILES))
SPACE_NUMBERS = tuple(f"space {space + 1}" for space in range(SPACES))
CARD_NAMES = tuple(f"{currency} {value + 1}" for currency in CURRENCIES for value in range(VALUES))
SEATS = relative_seats(MAX_SEATS)
SEAT_PLACES = ("city", "reserve", "bought")
"""Names of the places where a seat can have a tile, in the order of `Place`."""
PLACES = (
    "bag",
    *(f"yard {space + 1}" for space in range(SPACES)),
    *(f"{place} {seat}" for place in SEAT_PLACES for seat in SEATS),
)
DIRK = len(PLACES)
"""Code of the location of a tile that belongs to Dirk, in the block `place` of an observation.

It is the highest code of a location. Dirk is the neutral third player in a game of two.
"""
LAST_PLACE = int(Place.DIRK)
DECISIONS = ("none", *(decision.name.lower() for decision in Decision))

OBSERVATION = ObservationTable(
    [
        ObservationBlock("seats", unit="seats", low=2, high=MAX_SEATS),
        code_block("scoring", OPTIONS[0].choices),
        code_block("start player", SEATS),
        code_block("on turn", SEATS),
        ObservationBlock("round", unit="rounds", high=MAX_ROUNDS),
        code_block("next face", FACES),
        flag_block("ending"),
        ObservationBlock("spaces given away", unit="spaces", high=SPACES),
        flag_block("over"),
        ObservationBlock("dirk's points", unit="points", high=MAX_POINTS),
        ObservationBlock("deck", unit="cards", high=DECK),
        ObservationBlock("discards", unit="cards", high=DECK),
        code_block("display", ("none", *CARD_NAMES), [f"slot {slot + 1}" for slot in range(SLOTS)]),
        flag_block("scored", LETTERS),
        ObservationBlock("cards until scoring at least", LETTERS[:-1], unit="cards", high=DECK),
        ObservationBlock("cards until scoring at most", LETTERS[:-1], unit="cards", high=DECK),
        *decision_blocks(DECISIONS, ARGUMENT_LIMITS),
        *agenda_blocks(DECISIONS, AGENDA, ARGUMENT_LIMITS),
        code_block("place", (*PLACES, "dirk"), TILE_NUMBERS),
        code_block("face", FACES, TILE_NUMBERS),
        ObservationBlock("x", TILE_NUMBERS, unit="tiles east of the start tile", low=-REACH, high=REACH),
        ObservationBlock("y", TILE_NUMBERS, unit="tiles north of the start tile", low=-REACH, high=REACH),
        code_block("bought on", SPACE_NUMBERS, TILE_NUMBERS),
        flag_block("turned", TILE_NUMBERS),
        flag_block("removable", TILE_NUMBERS),
    ],
    [
        ObservationBlock("money", CARD_NAMES, unit="cards", high=3),
        ObservationBlock("cards", unit="cards", high=DECK),
        ObservationBlock("worth", CURRENCIES, unit="coins", high=MAX_WORTH),
        ObservationBlock("points", unit="points", high=MAX_POINTS),
        ObservationBlock("tiles built", unit="tiles", high=TILES),
        ObservationBlock("tiles in reserve", unit="tiles", high=TILES),
    ],
    MAX_SEATS,
)


class Seen(IntEnum):
    """Index in an observation of the first integer of a block (`OBSERVATION`), for `rules.observation`.

    `rules.observation` writes integers from such an index on. Blocks without a member are written in one call together
    with an earlier block (`copy_fields`, `copy_decision`).
    """

    SEATS = OBSERVATION.first_index("seats")
    START = OBSERVATION.first_index("start player")
    ON_TURN = OBSERVATION.first_index("on turn")
    DECK = OBSERVATION.first_index("deck")
    DISCARDS = OBSERVATION.first_index("discards")
    DISPLAY = OBSERVATION.first_index("display")
    SCORED = OBSERVATION.first_index("scored")
    EARLIEST = OBSERVATION.first_index("cards until scoring at least")
    LATEST = OBSERVATION.first_index("cards until scoring at most")
    ASKED = OBSERVATION.first_index("asked")
    WAITING = OBSERVATION.first_index("decisions waiting")
    PLACE = OBSERVATION.first_index("place")
    FACE = OBSERVATION.first_index("face")
    MONEY = OBSERVATION.first_index("money")
    CARDS = OBSERVATION.first_index("cards")
    POINTS = OBSERVATION.first_index("points")
    BUILT = OBSERVATION.first_index("tiles built")
    RESERVED = OBSERVATION.first_index("tiles in reserve")
