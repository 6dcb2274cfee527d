"""The whole state of a game of La Granja in one record (docs/architecture.md).

Every card is in exactly one place: `zone[card]` says where. Player markers are counted where they stand; `markers` is their sum.
What follows from the helpers of a farm (`mods`, `triggers`, `odds`) is kept beside them and changes with them, in `helpers`.
"""

from __future__ import annotations

import numpy as np

from tertulia.games.la_granja.names import (
    BARROWS,
    BUILDINGS,
    CARDS,
    DONKEYS,
    GOODS,
    HARVEST,
    HELPERS,
    MAX_SEATS,
    MODIFIERS,
    OPTIONS,
    PLACES,
    POINT_SOURCES,
    RESOURCES,
    ROOF_PLACES,
    ROOFS,
    ROUNDS,
    SIESTA,
    SOURCES,
    SPACES,
)
from tertulia.kernel.agenda import agenda
from tertulia.kernel.chance import CHANCE
from tertulia.kernel.events import events

# zone[card]
DECK = 0
DISCARDED = 1
IN_HAND = 10  # + seat
AS_FIELD = 20  # + seat
AS_BARROW = 30  # + seat
AS_EXTENSION = 40  # + seat
AS_HELPER = 50  # + seat
IN_PLAY = 60  # + seat: an extension that is being paid for, or a card that waits for a place
PLAYED = (AS_FIELD, AS_BARROW, AS_EXTENSION, AS_HELPER)
"""The zone of each side, for seat 0."""

NEUTRAL = MAX_SEATS
"""The neutral player of the solo game, where market spaces name their owner (as seat + 1)."""

# crafts[building]
NO_CRAFT, FRESH, TURNED = 0, 1, 2

# steps of a round
(
    PLAYING, INCOME, GROWTH, ROOFING, MARKING, FIRST_DIE, SECOND_DIE, LAST_DIE, CHOOSING_DONKEY, SIESTA_STEP_2, DELIVERING_3,
    EXTRAS_4, SCORING,
) = range(13)  # fmt: skip
STEPS = (
    "play", "income", "growth", "roofs", "mark", "first_die", "second_die", "last_die", "donkey", "siesta", "deliveries",
    "extra_deliveries", "scoring",
)  # fmt: skip
PHASE_OF_STEP = (0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3)

# kinds of decision on an agenda, with their arguments. During the first group any-time actions are allowed (rules 5.1).
D_PLAY = 1  # cards left to play, whether they must be
D_GROW = 2
D_ROOF = 3
D_MARK = 4
D_TAKE = 5
D_DIE = 6  # value, options used as bits, where it came from (see below)
D_OFFER = 7  # helper place: a triggered helper that costs something
D_DELIVER = 8  # deliveries left, which series (see below)
D_EXTRA = 9  # how many may be bought at once
D_EXTRAS = 10  # how many may still be bought one by one
D_MERCHANT = 11
ANYTIME = 11
"""Decisions up to this one are between two decisions in the rules' sense."""
D_DISCARD = 12  # down to the hand limit
D_CHOICE = 13  # goods as bits, whether a pig without a space is sold
D_PAIR = 14
D_CARD = 15  # whether a card may be drawn instead of played
D_UPGRADES = 16  # left, whether one may be a step on the siesta track: 0 no, 1 yes, 2 once one has been made
D_PAY = 17  # card, left, least good still allowed
D_REPLACE = 18  # card, side
D_DONKEY = 19
D_MARKET = 20  # value, 0 for any free space
D_BARTER = 21  # goods as bits
D_LODGE = 22  # good, left
D_NAME = 23
D_GIVE_CARD = 24  # helper place
D_GIVE_PAIR = 25  # helper place
D_TURN = 26
D_SHIFT = 27  # by how much
D_DOUBLE = 28  # points of the roof place just covered
D_GUARD = 29  # who places, spaces threatened: the first twelve, the others
D_FREE = 30
URGENT = 29
"""Decisions from this one on come before all others, whoever's they are."""
ARGUMENTS = 4
BY_THE_WAY, NOT_BEGUN, BEGUN, BOUGHT = 0, 1, 2, 3
"""Series of deliveries: from an effect; of step 3 before its first; of step 3; of step 4."""
LAST, TAKEN, SECOND_SPACE = 0, 1, 2
"""Whose die a revenue space is used with: the last one, one's own, the merchant's none."""
DECISIONS = (
    "", "play", "grow", "roof", "mark", "take", "die", "offer", "deliver", "extra", "extras", "merchant", "discard", "choice",
    "pair", "card", "upgrades", "pay", "replace", "donkey", "market", "barter", "lodge", "name", "give_card", "give_pair", "turn",
    "shift", "double", "guard", "free",
)  # fmt: skip
"""A decision's name by its kind."""

CARD = np.dtype(
    [
        ("field", "u1"),
        ("symbols", "u1", (5,)),  # good + 1, 0 where there are fewer
        ("value", "u1"),
        ("gifts", "u1"),  # bits: delivery, silver, pig space
        ("mode", "u1"),  # of the helper, and so on
        ("what", "u1"),
        ("when", "u1"),  # phases as bits
        ("once", "u1"),
        ("pay", "u1"),  # kind + 1, 0 for nothing; + 32 * (number - 1)
        ("gain", "u1"),
        ("gain_2", "u1"),
    ]
)
GIFT_DELIVERY, GIFT_SILVER, GIFT_PIG = 1, 2, 4
GIFTS = ("delivery", "silver", "pig_space")
BOX = np.dtype(
    [
        ("cards", CARD, (CARDS,)),
        ("near", "i4", (SPACES,)),  # neighbouring spaces as bits
        ("space_value", "i1", (SPACES,)),
        ("q", "i1", (SPACES,)),
        ("r", "i1", (SPACES,)),
        ("start", "i1", (MAX_SEATS,)),  # the space of each place in turn order at set-up
        ("closed", "i4", (2, MAX_SEATS + 1)),  # by market (original, Deluxe) and players: closed spaces as bits
        ("rows", "i1", (len(BUILDINGS), len(GOODS))),
        ("buy", "i1", (RESOURCES,)),
        ("sell", "i1", (RESOURCES,)),
        ("upgrade", "i1", (RESOURCES,)),
        ("roof_points", "i1", (ROOF_PLACES,)),
        ("siesta", "i1", (SIESTA,)),
        ("hats", "i1", (DONKEYS,)),
        ("hand_limit", "i1"),
        ("pig_spaces", "i1"),
        ("extra_deliveries", "i1"),
        ("first", "i1", (4,)),  # points, silver, commodities, cards at the start
        ("markers", "i1"),
        ("roofs", "i1", (2, ROUNDS, 4)),  # original, Deluxe
        ("roof_when", "i1", (len(ROOFS),)),  # phases as bits
    ],
    align=True,
)
FARM = np.dtype(
    [
        (
            "stock",
            "i2",
            (len(SOURCES),),
        ),  # dens, stalls, silver, points, commodities; last the goods that stand on fields
        ("fields", "i2", (HARVEST,)),  # cards
        ("barrows", "i2", (BARROWS,)),  # card + 1
        ("filled", "i2", (BARROWS,)),  # symbols as bits
        ("helpers", "i2", (HELPERS,)),  # card + 1
        ("used", "i2"),  # helpers that are used up for this round, as bits
        ("mods", "i2", (len(MODIFIERS),)),
        ("triggers", "i4"),
        ("odds", "i4"),
        ("extensions", "i2"),
        ("gifts", "i2", (3,)),  # extra deliveries, silver, pig spaces of the extensions
        ("roofs", "i2", (ROOF_PLACES,)),  # roof + 1
        ("roof_count", "i2"),
        ("roofs_used", "i2"),  # bits
        ("crafts", "i2", (len(BUILDINGS),)),
        ("rows", "i1", (len(BUILDINGS), len(GOODS))),  # markers on the own row
        ("row", "i2", (len(BUILDINGS),)),  # which row, from 1
        ("wants", "i2", (len(PLACES),)),  # goods that each place still takes, as bits
        ("completed", "i2"),  # buildings where the own marker stands, as bits
        ("donkeys", "i2"),  # used ones, as bits
        ("donkey", "i2"),  # chosen in this round
        ("siesta", "i2"),
        ("arrived", "i2"),  # when, on that space: the later the higher in the stack
        ("dice", "i2", (2,)),
        ("hand", "i2"),
        ("on_market", "i2"),
        ("markers", "i2"),
        ("trades_closed", "i2"),  # kinds of trade, as bits
        ("free_extras", "i2"),  # free extra deliveries left in this round
        ("step", "i2"),  # its own step in a simultaneous farm phase
        ("sources", "i2", (len(POINT_SOURCES),)),
        ("agenda", agenda(9, ARGUMENTS)),
    ],
    align=True,
)
STATE = np.dtype(
    [
        ("chance", CHANCE),
        ("events", events(56)),
        ("box", BOX),
        ("seats", "i2"),
        ("rules", "i1", (len(OPTIONS),)),  # the choice of each option, the edition's put in
        ("rounds", "i2"),  # 1 to 6
        ("step", "i2"),
        ("turn", "i2"),  # place in the order of the step
        ("order", "i2", (MAX_SEATS,)),
        ("over", "i2"),
        ("zone", "i1", (CARDS,)),
        ("deck", "i1", (CARDS,)),  # the top is deck[deck_size - 1]
        ("deck_size", "i2"),
        ("block", "i2", (len(BUILDINGS),)),  # building order marker, 0 for none
        ("first", "i2", (len(BUILDINGS),)),  # whether the extra point is still there
        ("market", "i1", (SPACES,)),  # owner + 1
        ("closed", "i4"),  # spaces as bits
        ("dice", "i2", (6,)),  # how many on each revenue space
        ("marked", "i2"),  # revenue space of the village elder, from 1
        ("marker", "i2"),  # his seat
        ("roofs", "i1", (ROUNDS, 4)),  # roof + 1, 0 for none; those up to this round lie open
        ("arrivals", "i2"),
        (
            "spent",
            "u4",
            (3,),
        ),  # cards whose helper was used up in this round, as bits: wherever the card goes (ruling 24)
        ("opening", "i2"),  # solo: whether the player is the start player
        ("farms", FARM, (MAX_SEATS,)),
    ],
    align=True,
)

# kinds of event, with their arguments
EVENTS = (
    "points",  # seat, amount, source
    "deal",  # seat, cards
    "order",  # seats + 1
    "block",  # building, number
    "round",  # number
    "roofs",  # roofs + 1
    "draw",  # seat, number, up to four cards + 1 (only that seat sees which)
    "discard",  # seat, card
    "play",  # seat, card, side
    "replace",  # seat, card, side
    "pay",  # seat, source
    "gain",  # seat, good, number
    "lose",  # seat, good, number
    "buy",  # seat, good, price
    "sell",  # seat, source, price
    "upgrade",  # seat, source, price
    "trade",  # seat, trade
    "grow",  # seat, olives, grain, grapes, pigs
    "roof",  # seat, place on the farm, roof, price
    "use",  # seat, place on the farm, roof
    "turn",  # seat, place on the farm, roof
    "dice",  # dice on each space
    "take",  # seat, value
    "reroll",  # seat, from, to
    "shift",  # seat, from, to
    "last",  # value
    "remove_die",  # value (solo)
    "mark",  # seat, space
    "chosen",  # seat (secretly)
    "donkeys",  # donkeys of each seat
    "siesta",  # seat, from, to
    "deliver",  # seat, source, place
    "extra",  # seat, number, price
    "building",  # seat, building
    "open",  # seat, building, number
    "craft",  # seat, building (at once), or its later use
    "barrow",  # seat, card
    "marker",  # owner (4: neutral), space
    "remove",  # owner, space, by
    "guard",  # seat, space
    "helper",  # seat, card
    "free",  # seat, marker
    "neutral",  # card
    "reshuffle",  # cards
    "scoring",  # round
    "over",
)
(
    E_POINTS, E_DEAL, E_ORDER, E_BLOCK, E_ROUND, E_ROOFS, E_DRAW, E_DISCARD, E_PLAY, E_REPLACE, E_PAY, E_GAIN, E_LOSE, E_BUY,
    E_SELL, E_UPGRADE, E_TRADE, E_GROW, E_ROOF, E_USE, E_TURN, E_DICE, E_TAKE, E_REROLL, E_SHIFT, E_LAST, E_REMOVE_DIE, E_MARK,
    E_CHOSEN, E_DONKEYS, E_SIESTA, E_DELIVER, E_EXTRA, E_BUILDING, E_OPEN, E_CRAFT, E_BARROW, E_MARKER, E_REMOVE, E_GUARD,
    E_HELPER, E_FREE, E_NEUTRAL, E_RESHUFFLE, E_SCORING, E_OVER,
) = range(1, len(EVENTS) + 1)  # fmt: skip
"""An event's number is its place in `EVENTS`, from 1."""
