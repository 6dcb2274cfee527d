"""Feature table of La Granja: the information of a seat as numbers, computed by `policies.features`."""

from enum import IntEnum

from tertulia.games.la_granja.model.cards import MODES
from tertulia.games.la_granja.model.decisions import DECISIONS, STEPS, Decision
from tertulia.games.la_granja.model.terms import BUILDINGS, DENS, DONKEYS, GIFTS, GOODS, HARVEST, SOURCES
from tertulia.kernel.features import Block, FeatureTable

PENDING = tuple(word for kind, word in enumerate(DECISIONS) if word and kind != Decision.PAUSE)
"""Kinds of decisions, by name, whose pending decisions are counted in a feature: all except `PAUSE`.

A `PAUSE` before the income is counted as `GROW`, the pause before growth. A `PAUSE` at the end of a turn is not counted
(`policies.features`). A feature for `PAUSE` would make the table incompatible with trained policies.
"""
FEATURES = FeatureTable(
    [
        Block("rounds to come"),
        Block("step", STEPS),
        Block("seats"),
        Block("place in order"),
        Block("turn is over"),
        Block("stock", SOURCES),
        Block("at least one", GOODS[:DENS]),
        Block("free pig spaces"),
        Block("fields", GOODS[:HARVEST]),
        Block("harvests to come", GOODS[:HARVEST]),
        Block("extensions"),
        Block("extensions by rounds to come"),
        Block("gifts", GIFTS),
        Block("gifts by rounds to come", GIFTS),
        Block("roofs"),
        Block("roofs by rounds to come"),
        Block("roofs unused"),
        Block("craft", BUILDINGS),
        Block("craft by rounds to come", BUILDINGS),
        Block("delivered in part", BUILDINGS),
        Block("missing", BUILDINGS),
        Block("at hand", BUILDINGS),
        Block("ready", BUILDINGS),
        Block("closed", BUILDINGS),
        Block("extra point", BUILDINGS),
        Block("barrows"),
        Block("barrows by rounds to come"),
        Block("barrows' values"),
        Block("barrows' missing goods"),
        Block("barrows' goods at hand"),
        Block("barrows ready"),
        Block("barrows' ready values"),
        Block("best value for a missing good"),
        Block("helpers", MODES),
        Block("helpers by rounds to come", MODES),
        Block("helpers unused"),
        Block("donkey left", [str(number + 1) for number in range(DONKEYS)]),
        Block("donkey chosen"),
        Block("hats chosen"),
        Block("siesta"),
        Block("siesta points"),
        Block("ahead on the siesta track"),
        Block("hand"),
        Block("hand's values"),
        Block("hand's best value"),
        Block("hand's kinds of field"),
        Block("market markers"),
        Block("market markers by rounds to come"),
        Block("market values"),
        Block("market threatened"),
        Block("dice", [str(number + 1) for number in range(6)]),
        Block("pending", PENDING),
        Block("deliveries pending"),
        Block("most of the others", ["markers", "siesta", "crafts", "barrows", "goods", "commodities"]),
    ]
)
FEATURE_COUNT = FEATURES.size


class Feature(IntEnum):
    """Index of the first feature of each group in the feature table `FEATURES`.

    A group is one feature, or several similar features, such as one for each kind of good.
    """

    TO_COME = FEATURES.first_index("rounds to come")
    STEP = FEATURES.first_index("step")
    SEATS = FEATURES.first_index("seats")
    PLACE = FEATURES.first_index("place in order")
    TURN_OVER = FEATURES.first_index("turn is over")
    STOCK = FEATURES.first_index("stock")
    ANY = FEATURES.first_index("at least one")
    PIG_ROOM = FEATURES.first_index("free pig spaces")
    FIELDS = FEATURES.first_index("fields")
    HARVESTS = FEATURES.first_index("harvests to come")
    EXTENSIONS = FEATURES.first_index("extensions")
    EXTENSIONS_TO_COME = FEATURES.first_index("extensions by rounds to come")
    GIFTS = FEATURES.first_index("gifts")
    GIFTS_TO_COME = FEATURES.first_index("gifts by rounds to come")
    ROOFS = FEATURES.first_index("roofs")
    ROOFS_TO_COME = FEATURES.first_index("roofs by rounds to come")
    ROOFS_UNUSED = FEATURES.first_index("roofs unused")
    CRAFT = FEATURES.first_index("craft")
    CRAFT_TO_COME = FEATURES.first_index("craft by rounds to come")
    BEGUN = FEATURES.first_index("delivered in part")
    MISSING = FEATURES.first_index("missing")
    AT_HAND = FEATURES.first_index("at hand")
    READY = FEATURES.first_index("ready")
    CLOSED = FEATURES.first_index("closed")
    EXTRA_POINT = FEATURES.first_index("extra point")
    BARROWS = FEATURES.first_index("barrows")
    BARROWS_TO_COME = FEATURES.first_index("barrows by rounds to come")
    BARROW_VALUES = FEATURES.first_index("barrows' values")
    BARROW_MISSING = FEATURES.first_index("barrows' missing goods")
    BARROW_AT_HAND = FEATURES.first_index("barrows' goods at hand")
    BARROWS_READY = FEATURES.first_index("barrows ready")
    BARROW_READY_VALUES = FEATURES.first_index("barrows' ready values")
    BARROW_BEST = FEATURES.first_index("best value for a missing good")
    HELPERS = FEATURES.first_index("helpers")
    HELPERS_TO_COME = FEATURES.first_index("helpers by rounds to come")
    HELPERS_UNUSED = FEATURES.first_index("helpers unused")
    DONKEY_LEFT = FEATURES.first_index("donkey left")
    DONKEY_CHOSEN = FEATURES.first_index("donkey chosen")
    HATS_CHOSEN = FEATURES.first_index("hats chosen")
    SIESTA = FEATURES.first_index("siesta")
    SIESTA_POINTS = FEATURES.first_index("siesta points")
    SIESTA_AHEAD = FEATURES.first_index("ahead on the siesta track")
    HAND = FEATURES.first_index("hand")
    HAND_VALUES = FEATURES.first_index("hand's values")
    HAND_BEST = FEATURES.first_index("hand's best value")
    HAND_FIELDS = FEATURES.first_index("hand's kinds of field")
    MARKERS = FEATURES.first_index("market markers")
    MARKERS_TO_COME = FEATURES.first_index("market markers by rounds to come")
    MARKET_VALUES = FEATURES.first_index("market values")
    THREATENED = FEATURES.first_index("market threatened")
    DICE = FEATURES.first_index("dice")
    PENDING = FEATURES.first_index("pending")
    DELIVERIES = FEATURES.first_index("deliveries pending")
    OTHERS = FEATURES.first_index("most of the others")
