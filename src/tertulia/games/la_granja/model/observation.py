"""Observation table of La Granja: the view of a seat as integers, written by `rules.observation`."""

from enum import IntEnum

from tertulia.games.la_granja.model import terms
from tertulia.games.la_granja.model.cards import MODIFIERS, ROOFS
from tertulia.games.la_granja.model.decisions import DECISIONS, STEPS
from tertulia.games.la_granja.model.options import OPTIONS
from tertulia.games.la_granja.model.terms import BUILDINGS, CARDS, GOODS, MAX_SEATS, Craft
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

AGENDA = 12
"""Maximum number of pending decisions of a seat."""
MAX_AMOUNT = 999
"""Declared upper bound of each amount of a farm in an observation, such as silver or points."""
SEATS = relative_seats(MAX_SEATS)
SIDES = ("field", "barrow", "extension", "helper", "in play")
ZONES = ("unseen", "discarded", "own hand", *(f"{side} {seat}" for side in SIDES for seat in SEATS))
"""Names of a card's locations as a seat knows them; the index is the code in observations.

Cards in the deck and in other hands are both `unseen`.
"""
FIRST_PLAYED = 3
"""Code (index in `ZONES`) of a card that the observing seat has played as a field.

The codes of cards on other sides and on other farms follow.
"""
NEUTRAL_SPACE, CLOSED = MAX_SEATS + 1, MAX_SEATS + 2
CARD_NUMBERS = tuple(f"card {card + 1}" for card in range(CARDS))
CARDS_OR_NONE = ("none", *CARD_NUMBERS)
ROOFS_OR_NONE = ("none", *ROOFS)
KINDS = ("none", *DECISIONS[1:])
MAX_SPACE_BITS = (1 << terms.SPACES // 2) - 1
ARGUMENT_LIMITS = ((1 << len(GOODS)) - 1, MAX_SPACE_BITS, MAX_SPACE_BITS, CARDS - 1)
"""Largest value of each of a decision's four arguments (`model.arguments`).

The largest values are a bit mask of goods (`Choosing.GOODS`), two masks of twelve market spaces (`Guarding.FIRST`,
`Guarding.OTHERS`) and the index of a card.
"""


def number_names(what: str, count: int) -> list[str]:
    """Return names counted from 1: `number_names("place", 2)` is `["place 1", "place 2"]`."""
    return [f"{what} {number + 1}" for number in range(count)]


OBSERVATION = ObservationTable(
    [
        ObservationBlock("seats", unit="seats", low=1, high=MAX_SEATS),
        ObservationBlock(
            "option", [o.name for o in OPTIONS], unit="choice", high=max(len(o.choices) for o in OPTIONS) - 1
        ),
        ObservationBlock("round", unit="rounds", low=1, high=terms.ROUNDS),
        code_block("step", STEPS),
        ObservationBlock("turns taken in this step", unit="turns", high=MAX_SEATS),
        flag_block("over"),
        flag_block("solo player starts"),
        ObservationBlock("deck", unit="cards", high=CARDS),
        ObservationBlock("building order", BUILDINGS, unit="building order marker", high=3),
        flag_block("extra point", BUILDINGS),
        code_block("market", ("free", *SEATS, "neutral", "closed"), number_names("space", terms.SPACES)),
        ObservationBlock("dice", number_names("revenue space", 6), unit="dice", high=2 * MAX_SEATS + 1),
        ObservationBlock("marked revenue space", unit="space", high=6),
        code_block("marked by", SEATS),
        code_block("roof on sale", ROOFS_OR_NONE, number_names("place", terms.ROUNDS * terms.ROOFS_A_ROUND)),
        code_block("card", ZONES, CARD_NUMBERS),
        flag_block("helper used up in this round", CARD_NUMBERS),
        *agenda_blocks(KINDS, AGENDA, ARGUMENT_LIMITS),
    ],
    [
        ObservationBlock("place in turn order", unit="place", high=MAX_SEATS - 1),
        *decision_blocks(KINDS, ARGUMENT_LIMITS),
        ObservationBlock("modifier", MODIFIERS, unit="as the helpers say", high=MAX_AMOUNT),
        ObservationBlock(
            "delivered to", [f"{b} {good}" for b in BUILDINGS for good in GOODS], unit="goods", high=CARDS
        ),
        flag_block("donkey is chosen"),
        # Farm.stock to Farm.used
        ObservationBlock("stock", terms.SOURCES, unit="goods, silver, points", high=MAX_AMOUNT),
        ObservationBlock("fields", GOODS[: terms.HARVEST], unit="cards", high=CARDS),
        code_block("barrow", CARDS_OR_NONE, number_names("place", terms.BARROWS)),
        bits_block("barrow delivered", number_names("symbol", 5), number_names("place", terms.BARROWS)),
        code_block("helper", CARDS_OR_NONE, number_names("place", terms.HELPERS)),
        bits_block("helpers used", number_names("place", terms.HELPERS)),
        # Farm.extensions to Farm.crafts
        ObservationBlock("extensions", unit="cards", high=CARDS),
        ObservationBlock("extension gifts", terms.GIFTS, unit="gifts", high=CARDS),
        code_block("roof", ROOFS_OR_NONE, number_names("place", terms.ROOF_PLACES)),
        ObservationBlock("roofs", unit="roof markers", high=terms.ROOF_PLACES),
        bits_block("roofs used", number_names("place", terms.ROOF_PLACES)),
        code_block("craft", names_of(Craft), BUILDINGS),
        # Farm.row to Farm.sources
        ObservationBlock("row", BUILDINGS, unit="row from 1", high=4),
        bits_block("still takes", GOODS, terms.DELIVERY_TARGETS),
        bits_block("completed", BUILDINGS),
        bits_block("donkeys used", number_names("donkey", terms.DONKEYS)),
        ObservationBlock("donkey", unit="donkey", high=terms.DONKEYS),
        ObservationBlock("siesta", unit="spaces", high=terms.SIESTA - 1),
        ObservationBlock("siesta arrival", unit="the later the higher on a space", high=MAX_AMOUNT),
        ObservationBlock("dice taken", ("first", "second"), unit="revenue space", high=6),
        ObservationBlock("hand", unit="cards", high=CARDS),
        ObservationBlock("on the market", unit="markers", high=terms.SPACES),
        ObservationBlock("markers", unit="markers", high=MAX_AMOUNT),
        bits_block("trades closed", terms.TRADE_KINDS),
        bits_block("markers freed", [*number_names("helper", terms.HELPERS), *terms.TRADE_KINDS]),
        ObservationBlock("extra deliveries", unit="deliveries", high=terms.MAX_EXTRA_DELIVERIES),
        code_block("own step", STEPS),
        ObservationBlock("points for", terms.POINT_SOURCES, unit="points", low=-MAX_AMOUNT, high=MAX_AMOUNT),
    ],
    MAX_SEATS,
)


class Seen(IntEnum):
    """Index in an observation of the first number of each group, such as the market or the dice.

    `rules.observation` uses these indices. Groups without a member follow directly after the group of a member:
    adjacent fields of the game state are copied together.
    """

    SEATS = OBSERVATION.first_index("seats")
    OPTIONS = OBSERVATION.first_index("option")
    ROUND = OBSERVATION.first_index("round")
    OVER = OBSERVATION.first_index("over")
    OPENING = OBSERVATION.first_index("solo player starts")
    DECK = OBSERVATION.first_index("deck")
    MARKET = OBSERVATION.first_index("market")
    DICE = OBSERVATION.first_index("dice")
    MARKER = OBSERVATION.first_index("marked by")
    ROOFS_ON_SALE = OBSERVATION.first_index("roof on sale")
    CARD = OBSERVATION.first_index("card")
    SPENT = OBSERVATION.first_index("helper used up in this round")
    WAITING = OBSERVATION.first_index("decisions waiting")
    ORDER = OBSERVATION.first_index("place in turn order")
    ASKED = OBSERVATION.first_index("asked")
    MODIFIERS = OBSERVATION.first_index("modifier")
    ROWS = OBSERVATION.first_index("delivered to")
    DONKEY_CHOSEN = OBSERVATION.first_index("donkey is chosen")
    STOCK = OBSERVATION.first_index("stock")
    EXTENSIONS = OBSERVATION.first_index("extensions")
    ROW = OBSERVATION.first_index("row")
    DONKEY = OBSERVATION.first_index("donkey")
    POINTS_FOR = OBSERVATION.first_index("points for")
