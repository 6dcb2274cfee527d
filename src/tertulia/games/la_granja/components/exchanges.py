"""Repeatable exchanges within a round; each is a change of the amounts of goods on a farm.

`chains` proves with this model that no chain of actions is endless (rules 5.1). Where rules are complicated, the model
favours the player: any card can be drawn, every market space is free, and pigs always have room. So a chain that ends
in the model also ends in a game. Actions that cannot go on forever are omitted: dice, buildings, extensions, steps on
the siesta track, helpers who work once a round, and the trades that the traveling salesman closes.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from tertulia.games.la_granja.model.terms import DENS, GOODS, HARVEST, HELPERS, RESOURCES, UPGRADED, Good

Row = Mapping[str, Any]
Change = Mapping[str, int]
CARD_IN_HAND = "card in hand"
KEPT_GOOD = "good kept"
THING_OF_GAIN = {"draw": CARD_IN_HAND}
MAX_INCOME = {"silver": 12, "commodity": 1}
"""Upper bound of the silver and trade commodities that a farm's income brings.

Nine extensions, each paid with different goods, bring nine silver; the merchant house brings three. The deli brings one
trade commodity.
"""
ROOF_CHANGES: dict[str, tuple[Change, ...]] = {
    "olive": ({"olive": 1},),
    "grape": ({"grape": 1},),
    "grain_or_olive": ({"grain": 1}, {"olive": 1}),
    "harvest_good": ({"harvest": 1},),
    "two_harvest_goods": ({"harvest": 2},),
    "pig": ({"pig": 1},),
    "upgrade_1": ({"upgrade": 1},),
    "upgrade_2": ({"upgrade": 2},),
    "delivery": ({"delivery": 1},),
    "bought_delivery": ({"delivery": 1, "silver": -1},),
    "card": ({"card": 1},),
    "point": ({"point": 1},),
    "silver_2": ({"silver": 2},),
    "silver_3": ({"silver": 3},),
    "silver_4": ({"silver": 4},),
    "upgraded_good": ({"food": 1}, {"wine": 1}, {"meat": 1}),
    "take_income": ({**MAX_INCOME, "harvest": 1}, {**MAX_INCOME, "pig": 1}),
}
"""For each name of a roof marker: the changes of a farm's amounts that using the marker brings.

If a marker has several changes, the player chooses one. Markers that give nothing that can be exchanged are omitted.
"""


@dataclass(frozen=True)
class Exchange:
    """One step of a chain of exchanges: the change of each amount on a farm, negative for a loss.

    `plays_helper` is true if the step plays a helper card.
    """

    name: str
    change: Change
    plays_helper: bool = False


def list_exchanges(data: Row, helpers: Sequence[Row], moving: bool) -> list[Exchange]:
    """Return all exchanges that are possible on a farm with these helpers, in the component set `data`.

    If `moving` is True, the exchange that plays a helper is included, so that a chain may change the helpers.
    """
    found = [
        *_trading_exchanges(data, helpers),
        *_gain_exchanges(),
        *_roof_exchanges(data),
        *_barrow_exchanges(data, helpers),
    ]
    if moving:
        watched = triggered_gains(helpers, "helper_played")
        found.append(Exchange("play helper", add_changes({"play": -1, CARD_IN_HAND: -1}, watched), plays_helper=True))
    return found


STEP_KINDS = (
    "buy", "sell", "upgrade", "trade", "free upgrade", "gain", "keep", "draw", "card to play", "play barrow", "play helper",
    "use roof", "fill barrow",
)  # fmt: skip
"""Kinds of steps in a chain. The name of each `Exchange` begins with its kind."""


def find_step_kinds(names: Iterable[str]) -> tuple[str, ...]:
    """Return the kinds of step in the named exchanges, without repetition.

    An example is `("buy", "free_upgrade")`. Web pages translate these terms in the error message about an endless
    chain.
    """
    return tuple(
        dict.fromkeys(step.replace(" ", "_") for name in names for step in STEP_KINDS if name.startswith(step))
    )


def find_goods(names: Iterable[str]) -> tuple[str, ...]:
    """Return the goods that the named exchanges buy, sell, upgrade, take or keep, without repetition."""
    told = (name.split()[-1].removeprefix("field_") for name in names if not name.startswith("use roof"))
    return tuple(dict.fromkeys(good for good in told if good in GOODS))


def add_changes(*changes: Change) -> dict[str, int]:
    """Add changes of amounts, such as `{"silver": -2}`; omit names whose amounts add up to 0."""
    total: dict[str, int] = {}
    for change in changes:
        for what, number in change.items():
            total[what] = total.get(what, 0) + number
    return {what: number for what, number in total.items() if number}


def largest_modifier(helpers: Iterable[Row], modifier: str) -> int:
    """Return the largest total of a modifier, such as `pig_discount`, that `helpers` can give one farm.

    A farm has three places for helpers, so the three largest amounts of the modifier are added.
    """
    amounts = sorted(helper["amount"] for helper in helpers if helper.get("modifier") == modifier)
    return sum(amounts[-HELPERS:])


def helper_gains(helper: Row) -> dict[str, int]:
    """Return the amount of each gain of a helper, by the gain's name; omit steps on the siesta track.

    The siesta track has an end, so steps on this track cannot be repeated endlessly.
    """
    return {
        THING_OF_GAIN.get(kind, kind): number for kind, number in helper.get("gain", {}).items() if kind != "siesta"
    }


def triggered_gains(helpers: Iterable[Row], moment: str) -> dict[str, int]:
    """Return the sum of the gains of all helpers that work each time the trigger named `moment` fires."""
    return add_changes(
        *(helper_gains(row) for row in helpers if row.get("trigger") == moment and not row.get("once", False))
    )


def _trading_exchanges(data: Row, helpers: Sequence[Row]) -> list[Exchange]:
    board = data["player_board"]
    discount = largest_modifier(helpers, "upgrade_discount")
    found = []
    for good in GOODS[:RESOURCES]:
        price = board["buy"][good] - (largest_modifier(helpers, "pig_discount") if good == GOODS[Good.PIG] else 0)
        found.append(Exchange(f"buy {good}", {good: 1, "silver": -max(price, 0)}))
        sale = board["sell"][good] + _more_for(helpers, good)
        cost = max(board["upgrade"][good] - discount, 0)
        for source in _sources(good):
            if source == good or largest_modifier(helpers, "sell_from_fields"):
                found.append(Exchange(f"sell {source}", {source: -1, "silver": sale}))
            found.append(
                Exchange(f"upgrade {source}", add_changes({source: -1, "silver": -cost}, _upgraded_good(good)))
            )
    commodity = {"commodity": -1}
    found += [
        Exchange("trade silver", add_changes(commodity, {"silver": 4})),
        Exchange("trade pig", {**commodity, "pig": 1}),
    ]
    for first, second in combinations(GOODS[:HARVEST], 2):
        found.append(Exchange(f"trade {first}_{second}", {**commodity, first: 1, second: 1}))
    return [
        *found,
        Exchange("trade card", {**commodity, "card": 1}),
        Exchange("trade upgrades", {**commodity, "upgrade": 2}),
    ]


def _more_for(helpers: Sequence[Row], good: str) -> int:
    if good == "grape":
        return largest_modifier(helpers, "grape_sale")
    return largest_modifier(helpers, "harvest_sale") if good != "pig" else 0


def _sources(good: str) -> tuple[str, ...]:
    return (good, f"field_{good}") if GOODS.index(good) < HARVEST else (good,)


def _upgraded_good(good: str) -> dict[str, int]:
    return {GOODS[UPGRADED[GOODS.index(good)]]: 1}


def _gain_exchanges() -> list[Exchange]:
    """Return the exchanges that turn a promised gain into goods or cards.

    Promised gains are a free upgrade, a harvest good, a card to draw or play, and a good kept from a barrow.
    """
    found = [Exchange("draw", {"card": -1, CARD_IN_HAND: 1}), Exchange("card to play", {"card": -1, "play": 1})]
    found.append(Exchange("play barrow", {"play": -1, CARD_IN_HAND: -1, "barrow": 1}))
    for good in GOODS[:RESOURCES]:
        for source in _sources(good):
            found.append(
                Exchange(f"free upgrade {source}", add_changes({"upgrade": -1, source: -1}, _upgraded_good(good)))
            )
    for good in GOODS[:HARVEST]:
        found.append(Exchange(f"gain {good}", {"harvest": -1, good: 1}))
    return [
        *found,
        *(Exchange(f"keep {good}", {KEPT_GOOD: -1, good: 1}) for good in (*GOODS[:DENS], GOODS[Good.SILVER])),
    ]


def _roof_exchanges(data: Row) -> list[Exchange]:
    lying = {roof for edition in ("original", "deluxe") for of_round in data["roofs"][edition] for roof in of_round}
    found = []
    for roof in sorted(lying & set(ROOF_CHANGES)):
        for choice, change in enumerate(ROOF_CHANGES[roof], 1):
            which = f", choice {choice}" if len(ROOF_CHANGES[roof]) > 1 else ""
            found.append(Exchange(f"use roof {roof}{which}", add_changes({"roof": -1}, change)))
    return found


def _barrow_exchanges(data: Row, helpers: Sequence[Row]) -> list[Exchange]:
    """Return the exchanges that fill a market barrow, one for each combination of goods and points.

    Each takes the barrow's goods and one delivery for each good. It gives points, a trade commodity and the gains of
    helpers.
    """
    kept = {KEPT_GOOD: sum(row.get("odd") == "barterer" for row in helpers)}
    more = add_changes(triggered_gains(helpers, "barrow_done"), triggered_gains(helpers, "marker_placed"), kept)
    seen: dict[tuple[Any, ...], Exchange] = {}
    for row in data["card"]:
        goods, points = row["barrow"]["goods"], row["barrow"]["points"]
        asked = add_changes({"barrow": -1, "delivery": -len(goods)}, *({good: -1} for good in goods))
        change = add_changes(asked, {"commodity": 1, "point": points + 1}, more)
        seen.setdefault((*sorted(goods), points), Exchange(f"fill barrow {row['number']}", change))
    return list(seen.values())
