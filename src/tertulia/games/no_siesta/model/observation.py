"""Observation table of No Siesta: everything in the view of a seat, as integers written by `rules.observation`."""

from enum import IntEnum

from tertulia.games.no_siesta.model import terms
from tertulia.games.no_siesta.model.decisions import Decision
from tertulia.games.no_siesta.model.options import OPTIONS
from tertulia.games.no_siesta.model.terms import FACES, GOODS, HELPERS, MAX_SEATS, REVENUES, TILES
from tertulia.kernel.names import names_of
from tertulia.kernel.observation import (
    ObservationBlock,
    ObservationTable,
    agenda_blocks,
    bits_block,
    code_block,
    decision_blocks,
    flag_block,
    relative_seats,
)

AGENDA = 6
"""Maximum number of pending decisions of a seat."""
MAX_AMOUNT = 99
"""Maximum in an observation for counts without a smaller limit, such as temporary revenues of a kind."""
MAX_POINTS = 999
SEATS = relative_seats(MAX_SEATS)
STEPS = names_of(terms.Step)
STORED = REVENUES[:GOODS]
CIRCLED = REVENUES[: terms.CIRCLES]
GAPS = tuple(f"gap {gap + 1}" for gap in range(terms.ROOF_GAPS))
HELPER_FIELDS = tuple(f"field {field + 1}" for field in range(terms.HELPER_FIELDS))
BARROWS = tuple(f"barrow {barrow + 1}" for barrow in range(terms.BARROWS))
TILE_NUMBERS = tuple(f"tile {tile + 1}" for tile in range(TILES))
TILE_PLACES = ("unseen", "drawn by oneself", *(f"barn of {seat}" for seat in SEATS))
"""Locations of a roof tile as a seat sees them, by code.

Tiles in the pile and tiles drawn by other seats are `unseen`.
"""
FACES_OR_NONE = ("none", *FACES)
HELPERS_OR_NONE = ("none", *HELPERS)
DECISIONS = ("none", *(decision.name.lower() for decision in Decision))
ARGUMENT_LIMITS = (TILES - 1, TILES - 1, terms.ROOF_GAPS - 1)
"""Maximum of each of the three arguments of a decision.

`Decision.KEEP` has the greatest arguments: two roof tiles and a roof gap.
"""
GOODS_LEFT = tuple(f"{gap} good {good + 1}" for gap in GAPS for good in range(terms.TILE_GOODS))

OBSERVATION = ObservationTable(
    [
        ObservationBlock("seats", unit="seats", low=2, high=MAX_SEATS),
        ObservationBlock("option", [option.name for option in OPTIONS], unit="choice", high=1),
        ObservationBlock("round", unit="rounds", low=1, high=MAX_POINTS),
        code_block("step", STEPS),
        code_block("start player", SEATS),
        ObservationBlock("turns taken in this step", unit="turns", high=MAX_SEATS),
        flag_block("ending"),
        ObservationBlock("rounds without a cross", unit="rounds", high=terms.IDLE_ROUNDS + 1),
        flag_block("over"),
        ObservationBlock("dice", FACES, unit="dice", high=2 * MAX_SEATS + 1),
        code_block("last die", FACES_OR_NONE),
        bits_block("completed first by", SEATS, BARROWS),
        ObservationBlock("helpers in the middle", HELPERS, unit="tiles", high=2),
        ObservationBlock("discs in Esporles", terms.SPACES, unit="discs", high=MAX_SEATS),
        code_block("roof tile", TILE_PLACES, TILE_NUMBERS),
        *decision_blocks(DECISIONS, ARGUMENT_LIMITS),
    ],
    [
        ObservationBlock("free discs", unit="discs", high=terms.DISCS),
        ObservationBlock("discs in the common supply", unit="discs", high=terms.DISCS),
        ObservationBlock("board", REVENUES, unit="discs", high=terms.DISCS),
        ObservationBlock("temporary", REVENUES, unit="revenues", high=MAX_AMOUNT),
        ObservationBlock("bonus", CIRCLED, unit="revenues", high=MAX_AMOUNT),
        ObservationBlock("taken out", STORED, unit="goods", high=MAX_AMOUNT),
        ObservationBlock("siesta", unit="spaces", high=MAX_AMOUNT),
        ObservationBlock("roof", GAPS, unit="crossed circles", high=MAX_AMOUNT),
        ObservationBlock("closed gaps", unit="gaps", high=terms.ROOF_GAPS),
        code_block("tile", ("none", *TILE_NUMBERS), GAPS),
        bits_block("tiles used", GAPS),
        bits_block("tiles' goods left", GOODS_LEFT),
        bits_block("helper field", [f"circle {circle + 1}" for circle in range(terms.MAX_CIRCLES)], HELPER_FIELDS),
        bits_block("helper field asks for", REVENUES, HELPER_FIELDS),
        code_block("hired", HELPERS_OR_NONE, HELPER_FIELDS),
        bits_block("not hired", HELPER_FIELDS),
        bits_block("helpers", HELPERS),
        code_block("copied", HELPERS_OR_NONE),
        bits_block("trades", STORED),
        bits_block("loaded", [f"good {good + 1}" for good in range(terms.MAX_GOODS)], BARROWS),
        ObservationBlock("donkeys", BARROWS, unit="donkeys", high=MAX_AMOUNT),
        bits_block("barrow asks for", REVENUES, BARROWS),
        code_block("barrow state", terms.BARROW_STATES, BARROWS),
        ObservationBlock("stored", STORED, unit="goods", high=MAX_AMOUNT),
        ObservationBlock("cleared", STORED, unit="goods", high=MAX_AMOUNT),
        ObservationBlock("complete sets", ("warehouse", "stable"), unit="sets", high=MAX_AMOUNT),
        bits_block("Esporles", terms.SPACES),
        ObservationBlock("discs due for Esporles", unit="discs", high=terms.BARROWS),
        bits_block("done once", names_of(terms.OncePerPhase)),
        code_block("dice taken", FACES_OR_NONE, [f"die {pick + 1}" for pick in range(terms.PICKS)]),
        ObservationBlock("points for", terms.POINT_SOURCES, unit="points", low=-MAX_POINTS, high=MAX_POINTS),
        *agenda_blocks(DECISIONS, AGENDA, ARGUMENT_LIMITS),
    ],
    MAX_SEATS,
)
"""Names, units and limits of the integers that make up an observation.

The first list describes the integers that do not belong to a seat, such as the round and the dice. The second list
describes the integers of one seat: the fields of `state.Player`, in the same order.
"""


class Seen(IntEnum):
    """Index in an observation of the first integer of a block (`OBSERVATION`), for `rules.observation`.

    `rules.observation` writes integers from such an index on. Blocks without a member are written in one call together
    with an earlier block (`copy_fields`, `copy_decision`).
    """

    SEATS = OBSERVATION.first_index("seats")
    START = OBSERVATION.first_index("start player")
    COMPLETED_FIRST = OBSERVATION.first_index("completed first by")
    ROOF_TILE = OBSERVATION.first_index("roof tile")
    ASKED = OBSERVATION.first_index("asked")
    PLAYER = OBSERVATION.first_index("free discs")
    POINTS_FOR = OBSERVATION.first_index("points for")
    ARGUMENTS = OBSERVATION.first_index("of waiting")
