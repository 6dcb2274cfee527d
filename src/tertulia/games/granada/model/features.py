"""Feature table of Granada: the information of a seat as numbers, computed by `policies.features`."""

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
    """Index of the first feature of each block."""

    SEATS = FEATURES.first("seats")
    UNTIL_TURN = FEATURES.first("turns until one's own")
    ENDING = FEATURES.first("ending")
    TO_COME = FEATURES.first("scoring to come")
    TILES_AHEAD = FEATURES.first("tiles until scoring")
    LIKELY = FEATURES.first("majorities likely")
    NOW = FEATURES.first("majorities now")
    LED = FEATURES.first("kinds led")
    NEARLY_LED = FEATURES.first("kinds nearly led")
    BEHIND = FEATURES.first("kinds behind")
    TILES = FEATURES.first("tiles")
    MOAT = FEATURES.first("moat")
    MOAT_FOR = FEATURES.first("moat for scoring")
    SHAPE = FEATURES.first("room to grow")
    OUTLINE = FEATURES.first("outline")
    PLACES = FEATURES.first("places")
    MONEY = FEATURES.first("money")
    COINS = FEATURES.first("coins")
    USEFUL_COINS = FEATURES.first("coins while they are of use")
    HIGH_CARDS = FEATURES.first("high cards")
    CARDS = FEATURES.first("cards")
    RESERVE = FEATURES.first("reserve")
    RESERVE_BEST = FEATURES.first("reserve's best")
    RESERVE_SECOND = FEATURES.first("reserve's second")
    BOUGHT = FEATURES.first("bought tiles")
    BOUGHT_WORTH = FEATURES.first("bought tiles' worth")
    EXACT = FEATURES.first("exactly payable")
    EXACT_WORTH = FEATURES.first("exactly payable worth")
    EXACT_BEST = FEATURES.first("exactly payable best")
    PAYABLE = FEATURES.first("payable")
    PAYABLE_WORTH = FEATURES.first("payable worth")
    PAYABLE_BEST = FEATURES.first("payable best")
    PENDING = FEATURES.first("pending")
    OWED = FEATURES.first("owed")
    OWED_EXACTLY = FEATURES.first("owed exactly")
    PAID_WORTH = FEATURES.first("worth of what is paid for")
    OTHERS_TILES = FEATURES.first("most tiles of the others")
    OTHERS_COINS = FEATURES.first("most coins of the others")
