"""Feature table of Granada: names of the numbers that `policies.features` computes for a seat."""

from enum import IntEnum

from tertulia.games.granada.model.decisions import Decision
from tertulia.games.granada.model.terms import CURRENCIES, LETTERS
from tertulia.kernel.features import Block, FeatureTable

FEATURES = FeatureTable(
    [
        Block("seats"),
        Block("turns until one's own"),
        Block("ending"),
        Block("scoring to come", LETTERS[:-1]),
        Block("tiles until scoring", LETTERS),
        Block("majorities likely", LETTERS),
        Block("majorities now", LETTERS),
        Block("kinds led"),
        Block("kinds nearly led"),
        Block("kinds behind"),
        Block("tiles"),
        Block("moat"),
        Block("moat for scoring", LETTERS),
        Block("room to grow"),
        Block("outline"),
        Block("places"),
        Block("money", CURRENCIES),
        Block("coins"),
        Block("coins while they are of use"),
        Block("high cards"),
        Block("cards"),
        Block("reserve"),
        Block("reserve's best"),
        Block("reserve's second"),
        Block("bought tiles"),
        Block("bought tiles' worth"),
        Block("exactly payable"),
        Block("exactly payable worth"),
        Block("exactly payable best"),
        Block("payable"),
        Block("payable worth"),
        Block("payable best"),
        Block("pending", [decision.name.lower() for decision in Decision]),
        Block("owed"),
        Block("owed exactly"),
        Block("worth of what is paid for"),
        Block("most tiles of the others"),
        Block("most coins of the others"),
    ]
)
FEATURE_COUNT = FEATURES.size


class Feature(IntEnum):
    """Index of the first number of each block of `FEATURES` in an array of features."""

    SEATS = FEATURES.first_index("seats")
    UNTIL_TURN = FEATURES.first_index("turns until one's own")
    ENDING = FEATURES.first_index("ending")
    TO_COME = FEATURES.first_index("scoring to come")
    TILES_AHEAD = FEATURES.first_index("tiles until scoring")
    LIKELY = FEATURES.first_index("majorities likely")
    NOW = FEATURES.first_index("majorities now")
    LED = FEATURES.first_index("kinds led")
    NEARLY_LED = FEATURES.first_index("kinds nearly led")
    BEHIND = FEATURES.first_index("kinds behind")
    TILES = FEATURES.first_index("tiles")
    MOAT = FEATURES.first_index("moat")
    MOAT_FOR = FEATURES.first_index("moat for scoring")
    SHAPE = FEATURES.first_index("room to grow")
    OUTLINE = FEATURES.first_index("outline")
    PLACES = FEATURES.first_index("places")
    MONEY = FEATURES.first_index("money")
    COINS = FEATURES.first_index("coins")
    USEFUL_COINS = FEATURES.first_index("coins while they are of use")
    HIGH_CARDS = FEATURES.first_index("high cards")
    CARDS = FEATURES.first_index("cards")
    RESERVE = FEATURES.first_index("reserve")
    RESERVE_BEST = FEATURES.first_index("reserve's best")
    RESERVE_SECOND = FEATURES.first_index("reserve's second")
    BOUGHT = FEATURES.first_index("bought tiles")
    BOUGHT_WORTH = FEATURES.first_index("bought tiles' worth")
    EXACT = FEATURES.first_index("exactly payable")
    EXACT_WORTH = FEATURES.first_index("exactly payable worth")
    EXACT_BEST = FEATURES.first_index("exactly payable best")
    PAYABLE = FEATURES.first_index("payable")
    PAYABLE_WORTH = FEATURES.first_index("payable worth")
    PAYABLE_BEST = FEATURES.first_index("payable best")
    PENDING = FEATURES.first_index("pending")
    OWED = FEATURES.first_index("owed")
    OWED_EXACTLY = FEATURES.first_index("owed exactly")
    PAID_WORTH = FEATURES.first_index("worth of what is paid for")
    OTHERS_TILES = FEATURES.first_index("most tiles of the others")
    OTHERS_COINS = FEATURES.first_index("most coins of the others")
