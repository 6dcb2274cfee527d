"""Feature table of No Siesta: the information of a seat as numbers, computed by `policies.features`."""

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
    """Index of the first feature of each block."""

    SPACES = FEATURES.first("spaces to come")
    ROUNDS = FEATURES.first("rounds")
    LAST_ROUND = FEATURES.first("last round")
    STEP = FEATURES.first("step")
    SCORING_TO_COME = FEATURES.first("scoring to come")
    PLACE = FEATURES.first("place in order")
    SEATS = FEATURES.first("seats")
    EXPERIENCED = FEATURES.first("experienced")
    DISCS = FEATURES.first("discs")
    DISCS_AHEAD = FEATURES.first("discs by spaces to come")
    BOARD = FEATURES.first("board")
    TEMPORARY = FEATURES.first("loose")
    COMMODITIES = FEATURES.first("commodities")
    USEFUL = FEATURES.first("useful now")
    GAPS = FEATURES.first("gaps")
    GAP_CROSSED = FEATURES.first("gap crossed")
    GAP_MISSING = FEATURES.first("gap missing")
    BONUS_TILES = FEATURES.first("bonus tiles")
    CHANGE_TILES = FEATURES.first("change tiles")
    FIELDS_CROSSED = FEATURES.first("fields crossed")
    FIELDS_FULL = FEATURES.first("fields full")
    FIELDS_NEARLY = FEATURES.first("fields nearly full")
    HELPERS = FEATURES.first("helpers")
    HELPERS_AHEAD = FEATURES.first("helpers by spaces to come")
    TRADES = FEATURES.first("trades")
    TRADES_NEARLY = FEATURES.first("trades nearly")
    BARROWS_CROSSED = FEATURES.first("barrows crossed")
    BARROWS_MISSING = FEATURES.first("barrows missing")
    BARROWS_FIRST = FEATURES.first("barrows open first")
    UNDECIDED = FEATURES.first("barrows undecided")
    BARROWS_NEARLY = FEATURES.first("barrows nearly")
    STORED = FEATURES.first("stored")
    SETS_BEGUN = FEATURES.first("sets begun")
    PAIRS_BEGUN = FEATURES.first("pairs begun")
    CLIMBED = FEATURES.first("climbed")
    ESPORLES = FEATURES.first("esporles")
    ESPORLES_POINTS = FEATURES.first("esporles points")
    ESPORLES_SPACES = FEATURES.first("esporles spaces")
    DUE = FEATURES.first("discs due")
    PENDING = FEATURES.first("pending")
    OTHERS_FURTHEST = FEATURES.first("others furthest")
    OTHERS_FIELDS = FEATURES.first("others fields full")
    OTHERS_BARROWS = FEATURES.first("others barrows nearly")
