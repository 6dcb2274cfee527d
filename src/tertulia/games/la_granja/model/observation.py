"""Observation table of La Granja: everything in the view, as integers written by `rules.observation`."""

from enum import IntEnum

from tertulia.games.la_granja.model import terms
from tertulia.games.la_granja.model.cards import MODIFIERS, ROOFS
from tertulia.games.la_granja.model.decisions import ARGUMENTS, DECISIONS, STEPS
from tertulia.games.la_granja.model.options import OPTIONS
from tertulia.games.la_granja.model.terms import BUILDINGS, CARDS, GOODS, MAX_SEATS, Craft
from tertulia.kernel.names import names_of
from tertulia.kernel.observation import (
    ObservationTable,
    Observed,
    agenda_blocks,
    asked_blocks,
    bits,
    coded,
    flags,
    seats_from,
)

AGENDA = 12
"""Maximum number of pending decisions."""
MAX_AMOUNT = 999
"""Upper bound for every amount on a farm."""
SEATS = seats_from(MAX_SEATS)
SIDES = ("field", "barrow", "extension", "helper", "in play")
ZONES = ("unseen", "discarded", "own hand", *(f"{side} {seat}" for side in SIDES for seat in SEATS))
"""Location of a card as a seat knows it. Cards in the deck and in other hands are both unseen."""
FIRST_PLAYED = 3
"""Code of a card on the first side (field) of the observing seat."""
NEUTRAL_SPACE, CLOSED = MAX_SEATS + 1, MAX_SEATS + 2
CARD_NUMBERS = tuple(f"card {card + 1}" for card in range(CARDS))
CARDS_OR_NONE = ("none", *CARD_NUMBERS)
ROOFS_OR_NONE = ("none", *ROOFS)
KINDS = ("none", *DECISIONS[1:])


def number_names(what: str, count: int) -> list[str]:
    """Return names counted from 1: `number_names("place", 2)` is `["place 1", "place 2"]`."""
    return [f"{what} {number + 1}" for number in range(count)]


OBSERVATION = ObservationTable(
    [
        Observed("seats", unit="seats", low=1, high=MAX_SEATS),
        Observed("option", [o.name for o in OPTIONS], unit="choice", high=max(len(o.choices) for o in OPTIONS) - 1),
        Observed("round", unit="rounds", low=1, high=terms.ROUNDS),
        coded("step", STEPS),
        Observed("turns taken in this step", unit="turns", high=MAX_SEATS),
        flags("over"),
        flags("solo player starts"),
        Observed("deck", unit="cards", high=CARDS),
        Observed("building order", BUILDINGS, unit="building order marker", high=3),
        flags("extra point", BUILDINGS),
        coded("market", ("free", *SEATS, "neutral", "closed"), number_names("space", terms.SPACES)),
        Observed("dice", number_names("revenue space", 6), unit="dice", high=2 * MAX_SEATS + 1),
        Observed("marked revenue space", unit="space", high=6),
        coded("marked by", SEATS),
        coded("roof on sale", ROOFS_OR_NONE, number_names("place", terms.ROUNDS * terms.ROOFS_A_ROUND)),
        coded("card", ZONES, CARD_NUMBERS),
        flags("helper used up in this round", CARD_NUMBERS),
        *agenda_blocks(KINDS, AGENDA, ARGUMENTS),
    ],
    [
        Observed("place in turn order", unit="place", high=MAX_SEATS - 1),
        *asked_blocks(KINDS, ARGUMENTS),
        Observed("modifier", MODIFIERS, unit="as the helpers say", high=MAX_AMOUNT),
        Observed("delivered to", [f"{b} {good}" for b in BUILDINGS for good in GOODS], unit="goods", high=CARDS),
        flags("donkey is chosen"),
        # Farm.stock to Farm.used
        Observed("stock", terms.SOURCES, unit="goods, silver, points", high=MAX_AMOUNT),
        Observed("fields", GOODS[: terms.HARVEST], unit="cards", high=CARDS),
        coded("barrow", CARDS_OR_NONE, number_names("place", terms.BARROWS)),
        bits("barrow delivered", number_names("symbol", 5), number_names("place", terms.BARROWS)),
        coded("helper", CARDS_OR_NONE, number_names("place", terms.HELPERS)),
        bits("helpers used", number_names("place", terms.HELPERS)),
        # Farm.extensions to Farm.crafts
        Observed("extensions", unit="cards", high=CARDS),
        Observed("extension gifts", terms.GIFTS, unit="gifts", high=CARDS),
        coded("roof", ROOFS_OR_NONE, number_names("place", terms.ROOF_PLACES)),
        Observed("roofs", unit="roof markers", high=terms.ROOF_PLACES),
        bits("roofs used", number_names("place", terms.ROOF_PLACES)),
        coded("craft", names_of(Craft), BUILDINGS),
        # Farm.row to Farm.sources
        Observed("row", BUILDINGS, unit="row from 1", high=4),
        bits("still takes", GOODS, terms.DELIVERY_TARGETS),
        bits("completed", BUILDINGS),
        bits("donkeys used", number_names("donkey", terms.DONKEYS)),
        Observed("donkey", unit="donkey", high=terms.DONKEYS),
        Observed("siesta", unit="spaces", high=terms.SIESTA - 1),
        Observed("siesta arrival", unit="the later the higher on a space", high=MAX_AMOUNT),
        Observed("dice taken", ("first", "second"), unit="revenue space", high=6),
        Observed("hand", unit="cards", high=CARDS),
        Observed("on the market", unit="markers", high=terms.SPACES),
        Observed("markers", unit="markers", high=MAX_AMOUNT),
        bits("trades closed", terms.TRADE_KINDS),
        bits("markers freed", [*number_names("helper", terms.HELPERS), *terms.TRADE_KINDS]),
        Observed("extra deliveries", unit="deliveries", high=terms.MOST_EXTRAS),
        coded("own step", STEPS),
        Observed("points for", terms.POINT_SOURCES, unit="points", low=-MAX_AMOUNT, high=MAX_AMOUNT),
    ],
    MAX_SEATS,
)


class Seen(IntEnum):
    """Index of the first number of each block that the rules write separately.

    Other blocks are copied with the preceding one.
    """

    SEATS = OBSERVATION.first("seats")
    OPTIONS = OBSERVATION.first("option")
    ROUND = OBSERVATION.first("round")
    OVER = OBSERVATION.first("over")
    OPENING = OBSERVATION.first("solo player starts")
    DECK = OBSERVATION.first("deck")
    MARKET = OBSERVATION.first("market")
    DICE = OBSERVATION.first("dice")
    MARKER = OBSERVATION.first("marked by")
    ROOFS_ON_SALE = OBSERVATION.first("roof on sale")
    CARD = OBSERVATION.first("card")
    SPENT = OBSERVATION.first("helper used up in this round")
    WAITING = OBSERVATION.first("decisions waiting")
    ORDER = OBSERVATION.first("place in turn order")
    ASKED = OBSERVATION.first("asked")
    MODIFIERS = OBSERVATION.first("modifier")
    ROWS = OBSERVATION.first("delivered to")
    DONKEY_CHOSEN = OBSERVATION.first("donkey is chosen")
    STOCK = OBSERVATION.first("stock")
    EXTENSIONS = OBSERVATION.first("extensions")
    ROW = OBSERVATION.first("row")
    DONKEY = OBSERVATION.first("donkey")
    POINTS_FOR = OBSERVATION.first("points for")
