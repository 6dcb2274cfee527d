"""Feature table of No Siesta: names of the numbers that `policies.features` computes for a seat."""

from enum import IntEnum

from tertulia.games.no_siesta.model.decisions import Decision
from tertulia.games.no_siesta.model.terms import BARROWS, HELPER_FIELDS, HELPERS, REVENUES, SPACES
from tertulia.kernel.features import Block, FeatureTable

GOOD_NAMES = REVENUES[:5]
CIRCLE_NAMES = REVENUES[:7]
FIELD_NAMES = tuple(str(field + 1) for field in range(HELPER_FIELDS))
BARROW_NAMES = tuple(str(barrow + 1) for barrow in range(BARROWS))
FEATURES = FeatureTable(
    [
        Block("spaces to come"),
        Block("rounds"),
        Block("last round"),
        Block("step", ["dice", "scoring", "end"]),
        Block("scoring to come"),
        Block("place in order"),
        Block("seats"),
        Block("experienced"),
        Block("discs"),
        Block("discs by spaces to come"),
        Block("board", CIRCLE_NAMES),
        Block("loose", CIRCLE_NAMES),
        Block("commodities"),
        Block("useful now", CIRCLE_NAMES),
        Block("gaps"),
        Block("gap crossed"),
        Block("gap missing"),
        Block("bonus tiles"),
        Block("change tiles"),
        Block("fields crossed", FIELD_NAMES),
        Block("fields full", FIELD_NAMES),
        Block("fields nearly full"),
        Block("helpers", HELPERS),
        Block("helpers by spaces to come", HELPERS),
        Block("trades"),
        Block("trades nearly"),
        Block("barrows crossed", BARROW_NAMES),
        Block("barrows missing", BARROW_NAMES),
        Block("barrows open first", BARROW_NAMES),
        Block("barrows undecided"),
        Block("barrows nearly"),
        Block("stored", GOOD_NAMES),
        Block("sets begun"),
        Block("pairs begun"),
        Block("climbed"),
        Block("esporles"),
        Block("esporles points"),
        Block("esporles spaces", SPACES),
        Block("discs due"),
        Block("pending", [decision.name.lower() for decision in Decision]),
        Block("others furthest"),
        Block("others fields full"),
        Block("others barrows nearly"),
    ],
    variant_features=["experienced"],
)
FEATURE_COUNT = FEATURES.size


class Feature(IntEnum):
    """Index of the first number of each block of `FEATURES` in an array of features."""

    SPACES = FEATURES.first_index("spaces to come")
    ROUNDS = FEATURES.first_index("rounds")
    LAST_ROUND = FEATURES.first_index("last round")
    STEP = FEATURES.first_index("step")
    SCORING_TO_COME = FEATURES.first_index("scoring to come")
    PLACE = FEATURES.first_index("place in order")
    SEATS = FEATURES.first_index("seats")
    EXPERIENCED = FEATURES.first_index("experienced")
    DISCS = FEATURES.first_index("discs")
    DISCS_AHEAD = FEATURES.first_index("discs by spaces to come")
    BOARD = FEATURES.first_index("board")
    TEMPORARY = FEATURES.first_index("loose")
    COMMODITIES = FEATURES.first_index("commodities")
    USEFUL = FEATURES.first_index("useful now")
    GAPS = FEATURES.first_index("gaps")
    GAP_CROSSED = FEATURES.first_index("gap crossed")
    GAP_MISSING = FEATURES.first_index("gap missing")
    BONUS_TILES = FEATURES.first_index("bonus tiles")
    CHANGE_TILES = FEATURES.first_index("change tiles")
    FIELDS_CROSSED = FEATURES.first_index("fields crossed")
    FIELDS_FULL = FEATURES.first_index("fields full")
    FIELDS_NEARLY = FEATURES.first_index("fields nearly full")
    HELPERS = FEATURES.first_index("helpers")
    HELPERS_AHEAD = FEATURES.first_index("helpers by spaces to come")
    TRADES = FEATURES.first_index("trades")
    TRADES_NEARLY = FEATURES.first_index("trades nearly")
    BARROWS_CROSSED = FEATURES.first_index("barrows crossed")
    BARROWS_MISSING = FEATURES.first_index("barrows missing")
    BARROWS_FIRST = FEATURES.first_index("barrows open first")
    UNDECIDED = FEATURES.first_index("barrows undecided")
    BARROWS_NEARLY = FEATURES.first_index("barrows nearly")
    STORED = FEATURES.first_index("stored")
    SETS_BEGUN = FEATURES.first_index("sets begun")
    PAIRS_BEGUN = FEATURES.first_index("pairs begun")
    CLIMBED = FEATURES.first_index("climbed")
    ESPORLES = FEATURES.first_index("esporles")
    ESPORLES_POINTS = FEATURES.first_index("esporles points")
    ESPORLES_SPACES = FEATURES.first_index("esporles spaces")
    DUE = FEATURES.first_index("discs due")
    PENDING = FEATURES.first_index("pending")
    OTHERS_FURTHEST = FEATURES.first_index("others furthest")
    OTHERS_FIELDS = FEATURES.first_index("others fields full")
    OTHERS_BARROWS = FEATURES.first_index("others barrows nearly")
