"""The names of La Granja: goods, sides, buildings, roofs, options, and the table of actions."""

from __future__ import annotations

from tertulia.kernel.actions import ActionTable, Names, Numbers, Verb
from tertulia.kernel.game import Option

CARDS = 66
MAX_SEATS = 4
ROUNDS = 6
SIDES = ("field", "barrow", "extension", "helper")
FIELD, BARROW, EXTENSION, HELPER = range(4)

GOODS = ("olive", "grain", "grape", "pig", "food", "wine", "meat", "silver", "point", "commodity")
OLIVE, GRAIN, GRAPE, PIG, FOOD, WINE, MEAT, SILVER, POINT, COMMODITY = range(len(GOODS))
HARVEST = 3
"""The harvest goods are the first three goods."""
RESOURCES = 4
"""The resources (harvest goods and pigs) are the first four."""
DENS = 7
"""The goods that are player markers in dens and stalls are the first seven."""
FARM_GOODS = 9
"""The farm goods, which pay for extensions, are the first nine."""
SOURCES = (*GOODS, "field_olive", "field_grain", "field_grape")
FIELDS = len(GOODS)
"""The first source that is a field."""
RAW = ("olive", "grain", "grape", "pig", "field_olive", "field_grain", "field_grape")
"""What may be upgraded (and, where a helper allows the fields, sold)."""
RAW_FIELDS = 4
UPGRADED = (FOOD, FOOD, WINE, MEAT)
"""What each resource becomes (rules 5.1.3)."""
PAIRS = ("olive_grain", "olive_grape", "grain_grape")
PAIR = ((OLIVE, GRAIN), (OLIVE, GRAPE), (GRAIN, GRAPE))

BUILDINGS = ("merchant_house", "wainwright", "village_store", "deli", "greengrocer", "butcher")
MERCHANT_HOUSE, WAINWRIGHT, VILLAGE_STORE, DELI, GREENGROCER, BUTCHER = range(len(BUILDINGS))
BARROWS = 4
"""Places for market barrows, the cart builder's among them."""
HELPERS = 3
PLACES = (*BUILDINGS, *(f"barrow_{i + 1}" for i in range(BARROWS)))
ROOF_PLACES = 6
ROOFS_A_ROUND = 4
SPACES = 24
"""Market spaces of the large board; the small one has the first fourteen."""
SMALL_SPACES = 14
SIESTA = 10
DONKEYS = 4
MOST_EXTRAS = 12

ROOFS = (
    "olive", "grape", "grain_or_olive", "harvest_good", "two_harvest_goods", "pig", "upgrade_1", "upgrade_2", "delivery",
    "bought_delivery", "card", "point", "silver_2", "silver_3", "silver_4", "reuse_roof", "siesta_1", "siesta_2",
    "upgraded_good", "change_die_1", "change_die_2", "take_income", "market_marker", "double_roof_points",
)  # fmt: skip
(
    R_OLIVE, R_GRAPE, R_GRAIN_OR_OLIVE, R_HARVEST_GOOD, R_TWO_HARVEST_GOODS, R_PIG, R_UPGRADE_1, R_UPGRADE_2, R_DELIVERY,
    R_BOUGHT_DELIVERY, R_CARD, R_POINT, R_SILVER_2, R_SILVER_3, R_SILVER_4, R_REUSE_ROOF, R_SIESTA_1, R_SIESTA_2,
    R_UPGRADED_GOOD, R_CHANGE_DIE_1, R_CHANGE_DIE_2, R_TAKE_INCOME, R_MARKET_MARKER, R_DOUBLE_ROOF_POINTS,
) = range(len(ROOFS))  # fmt: skip

TRADES = ("silver", *PAIRS, "card", "pig", "upgrades")
T_SILVER, T_PAIR, T_CARD, T_PIG, T_UPGRADES = 0, 1, 4, 5, 6
TRADE_KINDS = ("silver", "goods", "card", "pig", "upgrades")
TRADE_KIND = (0, 1, 1, 1, 2, 3, 4)
"""The five options of a trade commodity; the pairs are one of them (rules 5.1.1)."""
SHIFTS = ("-2", "-1", "+1", "+2")

PHASES = ("farm", "revenue", "transport", "scoring")
P_FARM, P_REVENUE, P_TRANSPORT, P_SCORING = range(len(PHASES))

POINT_SOURCES = (
    "start", "building", "first", "opened", "craft", "barrow", "removed", "market", "siesta", "roof", "helper", "payment", "end",
)  # fmt: skip
(
    S_START, S_BUILDING, S_FIRST, S_OPENED, S_CRAFT, S_BARROW, S_REMOVED, S_MARKET, S_SIESTA, S_ROOF, S_HELPER, S_PAYMENT, S_END,
) = range(len(POINT_SOURCES))  # fmt: skip

# what a helper is made of (see box.py): a modifier, a trigger, an action, or one of a few odd effects
MODES = ("modifier", "trigger", "action", "odd")
M_MODIFIER, M_TRIGGER, M_ACTION, M_ODD = range(1, len(MODES) + 1)
MODIFIERS = (
    "upgrade_discount", "pig_spaces", "roof_spaces", "hand_limit", "offspring", "pig_discount", "harvest_sale", "grape_sale",
    "sell_from_fields", "roof_discount", "extra_deliveries", "free_extra_deliveries", "deliveries", "barrow_places", "locksmith",
)  # fmt: skip
(
    UPGRADE_DISCOUNT, PIG_SPACES, ROOF_SPACES, HAND_LIMIT, OFFSPRING, PIG_DISCOUNT, HARVEST_SALE, GRAPE_SALE,
    SELL_FROM_FIELDS, ROOF_DISCOUNT, EXTRA_DELIVERIES, FREE_EXTRA_DELIVERIES, DELIVERIES, BARROW_PLACES, LOCKSMITH,
) = range(len(MODIFIERS))  # fmt: skip
TRIGGERS = (
    "die_1", "die_2", "die_3", "die_4", "die_5", "die_6", "marker_removed", "income_with_field", "income_per_richer",
    "growth_olive", "growth_grain", "growth_grape", "after_draw", "roof_bought", "deliveries_begin", "siesta_step",
    "scoring_first", "scoring_last", "scoring_three_markers", "marker_placed", "marker_taken", "helper_played",
    "barrow_done", "building_done", "end_per_extension",
)  # fmt: skip
(
    DIE_1, _, _, _, _, _, MARKER_REMOVED, INCOME_WITH_FIELD, INCOME_PER_RICHER,
    GROWTH_OLIVE, _, _, AFTER_DRAW, ROOF_BOUGHT, DELIVERIES_BEGIN, SIESTA_STEP,
    SCORING_FIRST, SCORING_LAST, SCORING_THREE_MARKERS, MARKER_PLACED, MARKER_TAKEN, HELPER_PLAYED,
    BARROW_DONE, BUILDING_DONE, END_PER_EXTENSION,
) = range(len(TRIGGERS))  # fmt: skip
ODDS = (
    "porter", "village_elder", "merchant", "traveling_salesman", "bookkeeper", "lodge", "market_guard", "gambler",
    "fortune_teller", "sacristan", "barterer", "water_carrier",
)  # fmt: skip
(
    PORTER, VILLAGE_ELDER, MERCHANT, TRAVELING_SALESMAN, BOOKKEEPER, LODGE, MARKET_GUARD, GAMBLER,
    FORTUNE_TELLER, SACRISTAN, BARTERER, WATER_CARRIER,
) = range(len(ODDS))  # fmt: skip
PAYMENTS = (*GOODS, "card", "two_harvest")
PAY_CARD, PAY_TWO_HARVEST = len(GOODS), len(GOODS) + 1
GAINS = (*GOODS, "draw", "play", "card", "upgrade", "siesta", "delivery", "roof", "harvest")
G_DRAW, G_PLAY, G_CARD, G_UPGRADE, G_SIESTA, G_DELIVERY, G_ROOF, G_HARVEST = range(len(GOODS), len(GAINS))
"""`card`: draw or play one; `roof`: turn a used roof marker face up; `harvest`: any one harvest good."""

EDITIONS = ("original", "online", "deluxe")
OPTIONS = (
    Option("edition", EDITIONS, "original"),
    Option("market", ("edition", "original", "deluxe"), "edition"),
    Option("roofs", ("edition", "original", "deluxe"), "edition"),
    Option("unsold_roofs", ("edition", "stay", "leave"), "edition"),
    Option("deliveries", ("edition", "at_once", "one_by_one"), "edition"),
    Option("markers", ("edition", "limited", "unlimited"), "edition"),
    Option("helper_markers", ("edition", "markers", "tokens"), "edition"),
    Option("points", ("edition", "secret", "open"), "edition"),
    Option("farm_phase", ("in_turn", "simultaneous"), "in_turn"),
)
O_EDITION, O_MARKET, O_ROOFS, O_UNSOLD, O_DELIVERIES, O_MARKERS, O_HELPER_MARKERS, O_POINTS, O_FARM_PHASE = range(
    len(OPTIONS)
)
OF_EDITION = (
    (0, 1, 1, 1, 1, 1, 1, 1),  # original
    (0, 1, 1, 1, 2, 2, 1, 1),  # online
    (0, 2, 2, 2, 1, 1, 2, 2),  # deluxe
)
"""The choice of each option that an edition stands for."""

FREED = (
    *GOODS[:DENS], "commodity", "field_olive", "field_grain", "field_grape",
    *(f"{place}:{good}" for place in PLACES[len(BUILDINGS):] for good in GOODS[: SILVER + 1]),
    *(f"{building}:{good}" for building in BUILDINGS for good in GOODS),
    *(f"{building}:completed" for building in BUILDINGS),
    *(f"market:{space + 1}" for space in range(SPACES)),
)  # fmt: skip
"""Where a player marker may be taken from when all 25 are in use (rules 2.7.1); what marks something as used stays (ruling 9)."""
F_COMMODITY = DENS
F_FIELD = F_COMMODITY + 1
F_BARROW = F_FIELD + HARVEST
F_ROW = F_BARROW + BARROWS * (SILVER + 1)
F_COMPLETED = F_ROW + len(BUILDINGS) * len(GOODS)
F_MARKET = F_COMPLETED + len(BUILDINGS)

ACTIONS = ActionTable(
    [
        Verb("play", Numbers("card", 1, CARDS), Names("side", SIDES)),
        Verb("draw"),
        Verb("discard", Numbers("card", 1, CARDS)),
        Verb("pay", Names("good", SOURCES)),  # one of the different goods that an extension costs
        Verb("replace", Numbers("place", 1, BARROWS)),  # the barrow or helper that makes room
        Verb("roof", Numbers("place", 1, ROUNDS * ROOFS_A_ROUND)),  # buy a roof marker: four places a round
        Verb("take", Numbers("die", 1, 6)),
        Verb("reroll", Numbers("die", 1, 6)),
        Verb("shift", Names("change", SHIFTS)),
        Verb("card"),  # of a die: draw or play
        Verb("gain", Names("good", GOODS)),
        Verb("pair", Names("goods", PAIRS)),
        Verb("upgrades"),  # of a die: upgrade first, then upgrade or advance
        Verb("advance"),
        Verb("donkey", Numbers("donkeys", 1, DONKEYS)),
        Verb("deliver", Names("good", SOURCES), "to", Names("place", PLACES)),
        Verb("extra", Numbers("deliveries", 1, MOST_EXTRAS)),
        Verb("market", Numbers("space", 1, SPACES)),
        Verb("guard", Numbers("space", 1, SPACES)),
        Verb("mark", Numbers("space", 1, 6)),
        Verb("name", Names("good", GOODS[:DENS])),
        Verb("swap", Names("good", GOODS[:HARVEST])),
        Verb("turn", Numbers("place", 1, ROOF_PLACES)),  # an own used roof marker face up again
        Verb("free", Names("marker", FREED)),
        # the any-time actions come last: in most decisions they follow what the decision itself allows
        Verb("buy", Names("good", GOODS[:RESOURCES])),
        Verb("sell", Names("good", RAW)),
        Verb("upgrade", Names("good", RAW)),
        Verb("trade", Names("for", TRADES)),
        Verb("use", Numbers("place", 1, ROOF_PLACES)),  # an own roof marker
        Verb("helper", Numbers("card", 1, CARDS)),
        Verb("done"),
    ]
)
A_PLAY = ACTIONS.first("play")
A_DRAW = ACTIONS.first("draw")
A_DISCARD = ACTIONS.first("discard")
A_PAY = ACTIONS.first("pay")
A_REPLACE = ACTIONS.first("replace")
A_ROOF = ACTIONS.first("roof")
A_TAKE = ACTIONS.first("take")
A_REROLL = ACTIONS.first("reroll")
A_SHIFT = ACTIONS.first("shift")
A_CARD = ACTIONS.first("card")
A_GAIN = ACTIONS.first("gain")
A_PAIR = ACTIONS.first("pair")
A_UPGRADES = ACTIONS.first("upgrades")
A_ADVANCE = ACTIONS.first("advance")
A_DONKEY = ACTIONS.first("donkey")
A_DELIVER = ACTIONS.first("deliver")
A_EXTRA = ACTIONS.first("extra")
A_MARKET = ACTIONS.first("market")
A_GUARD = ACTIONS.first("guard")
A_MARK = ACTIONS.first("mark")
A_NAME = ACTIONS.first("name")
A_SWAP = ACTIONS.first("swap")
A_TURN = ACTIONS.first("turn")
A_FREE = ACTIONS.first("free")
A_BUY = ACTIONS.first("buy")
A_SELL = ACTIONS.first("sell")
A_UPGRADE = ACTIONS.first("upgrade")
A_TRADE = ACTIONS.first("trade")
A_USE = ACTIONS.first("use")
A_HELPER = ACTIONS.first("helper")
A_DONE = ACTIONS.first("done")
MOST_LEGAL = 512
"""A hand of all cards has 4 * 66 ways to be played; all else is far below the rest."""
