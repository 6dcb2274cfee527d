"""Hints of La Granja: facts about legal actions for a screen, such as prices, gains and completions."""

from collections.abc import Callable, Sequence
from typing import Any

from tertulia.games.la_granja.model import terms
from tertulia.games.la_granja.model.actions import ACTIONS
from tertulia.games.la_granja.model.arguments import Placing, Replacing
from tertulia.games.la_granja.model.cards import ROOFS
from tertulia.games.la_granja.model.decisions import Decision
from tertulia.games.la_granja.model.markers import FREED
from tertulia.games.la_granja.rules.anytime import TRADE_SILVER, TRADE_UPGRADES
from tertulia.games.la_granja.rules.predicates import Fact
from tertulia.games.la_granja.rules.queries import removed_spaces
from tertulia.games.la_granja.views.serialize import freed_place
from tertulia.games.la_granja.views.view import LaGranjaLook

Args = dict[str, Any]
Hint = Callable[["HintContext", Args], dict[str, Any]]
TRADE_GIVES = {
    "silver": {"silver": TRADE_SILVER},
    "pig": {"pig": 1},
    "card": {"card": 1},
    "upgrades": {"upgrade": TRADE_UPGRADES},
}


class HintContext:
    """Input for computing the hints for a seat's actions: a state, the seat and its open decision."""

    def __init__(self, look: LaGranjaLook, seat: int) -> None:
        self.look, self.record, self.seat = look, look.record, seat
        self.farm = self.record["farms"][seat]
        agenda = self.farm["agenda"]
        top = int(agenda["open"])
        self.open_kind = int(agenda["kind"][top - 1]) if top else 0
        """Kind of the seat's open decision (`Decision`), or 0 if no decision is open."""
        self.args: list[int] = agenda["args"][top - 1].tolist()
        """Arguments of the seat's open decision, by the indices in `model.arguments`; unused if `open_kind` is 0."""

    @property
    def silver(self) -> int:
        return self.look.stock(self.seat)[terms.Good.SILVER]

    def of_each(self, fact: Fact) -> dict[str, int]:
        """Return the seat's price in silver of each resource, by the name of the resource.

        `fact` selects which price: `Fact.BUY`, `Fact.SELL` or `Fact.UPGRADE`.
        """
        return self.look.of_each(self.seat, fact)


def hints(look: LaGranjaLook, seat: int, actions: Sequence[int]) -> list[dict[str, Any]]:
    """Return the data that a screen shows about each of several legal actions, such as price or gain.

    The dict of an action is empty if there is nothing to show.
    """
    context = HintContext(look, seat)
    decoded = [ACTIONS.decode(action) for action in actions]
    return [HINTS_BY_VERB[name](context, args) if name in HINTS_BY_VERB else {} for name, args in decoded]


def _price(context: HintContext, price: int) -> dict[str, Any]:
    return {"price": price, "after": context.silver - price}


def _raw(name: str) -> str:
    return name.removeprefix("field_")


def _sell(context: HintContext, args: Args) -> dict[str, Any]:
    gets = context.of_each(Fact.SELL)[_raw(args["good"])]
    return {**_price(context, -gets), "gets": gets}


def _upgrade(context: HintContext, args: Args) -> dict[str, Any]:
    good = _raw(args["good"])
    free = context.open_kind == Decision.UPGRADES
    price = 0 if free else context.of_each(Fact.UPGRADE)[good]
    return {**_price(context, price), "free": free, "into": terms.GOODS[terms.UPGRADED[terms.GOODS.index(good)]]}


def _trade(context: HintContext, args: Args) -> dict[str, Any]:
    what = args["for"]
    return {"gives": TRADE_GIVES.get(what) or dict.fromkeys(what.split("_"), 1)}


def _roof(context: HintContext, args: Args) -> dict[str, Any]:
    number, i = divmod(args["place"] - 1, terms.ROOFS_A_ROUND)
    price = context.look.roof_price(context.seat, number + 1)
    covered = context.look.board.roof_points[int(context.farm["roof_count"])]
    return {**_price(context, price), "roof": ROOFS[int(context.record["roofs"][number, i]) - 1], "points": covered}


def _use(context: HintContext, args: Args) -> dict[str, Any]:
    return {"roof": ROOFS[int(context.farm["roofs"][args["place"] - 1]) - 1]}


def _card(context: HintContext, args: Args) -> dict[str, Any]:
    return {"name": context.look.cards[args["card"] - 1]["helper"]["name"]}


def _deliver(context: HintContext, args: Args) -> dict[str, Any]:
    """Return facts about a delivery to a row of a building or to a market barrow.

    - `completes`: whether the delivery completes the row or barrow.
    - `missing`: the number of goods that are missing after the delivery.
    - `points`: the points for completion.
    - `building`: the name of the building, or `barrow`: the place of the barrow, from 1.
    """
    good, place = terms.SOURCES.index(args["good"]), terms.DELIVERY_TARGETS.index(args["place"])
    good = good if good < terms.FIELDS else good - terms.FIELDS
    farm = context.farm
    if place < len(terms.BUILDINGS):
        missing = sum(context.look.board.rows[place].values()) - sum(farm["rows"][place].tolist())
        first, blocked = bool(context.record["first"][place]), bool(context.record["block"].any())
        points = int(context.record["rounds"]) + int(first) + int(first and blocked)
        return {
            "completes": missing == 1,
            "missing": missing - 1,
            "points": points,
            "building": terms.DELIVERY_TARGETS[place],
        }
    slot = place - len(terms.BUILDINGS)
    barrow = context.look.cards[int(farm["barrows"][slot]) - 1]["barrow"]
    missing = len(barrow["goods"]) - int(farm["filled"][slot]).bit_count()
    return {"completes": missing == 1, "missing": missing - 1, "points": barrow["value"], "barrow": slot + 1}


def _market(context: HintContext, args: Args) -> dict[str, Any]:
    """Return facts about placing a marker on a market space.

    - `value`: the value of the space.
    - `removes`: the markers that the new marker would remove, each with `space` and `seat`; none if a roof marker
      allows the placement.
    - `points`: the number of removed markers, each worth a point.
    """
    spaces, space = context.look.market["spaces"], args["space"] - 1
    taken = removed_spaces(context.look.state, context.seat, space) if context.args[Placing.VALUE] > 0 else []
    removes = [{"space": spaces[one]["space"], "seat": spaces[one]["owner"]} for one in taken]
    return {"value": spaces[space]["value"], "removes": removes, "points": len(removes)}


def _advance(context: HintContext, args: Args) -> dict[str, Any]:
    space = int(context.farm["siesta"])
    after = min(space + (2 if context.open_kind == Decision.DIE else 1), terms.SIESTA - 1)
    return {"from": space, "to": after, "points": context.look.board.siesta[after]}


def _extra(context: HintContext, args: Args) -> dict[str, Any]:
    return _price(context, max(args["deliveries"] - context.look.facts(context.seat)[Fact.FREE_EXTRAS], 0))


def _replace(context: HintContext, args: Args) -> dict[str, Any]:
    side = ("field", "barrow", "extension", "helper")[context.args[Replacing.SIDE]]
    card_number = int(context.farm["barrows" if side == "barrow" else "helpers"][args["place"] - 1])
    return {"card": card_number, "side": side, "name": context.look.cards[card_number - 1]["helper"]["name"]}


HINTS_BY_VERB: dict[str, Hint] = {
    "buy": lambda context, args: _price(context, context.of_each(Fact.BUY)[args["good"]]),
    "sell": _sell,
    "upgrade": _upgrade,
    "trade": _trade,
    "roof": _roof,
    "use": _use,
    "helper": _card,
    "play": _card,
    "discard": _card,
    "deliver": _deliver,
    "market": _market,
    "donkey": lambda context, args: {"hats": context.look.board.hats[args["donkeys"] - 1]},
    "advance": _advance,
    "extra": _extra,
    "replace": _replace,
    "free": lambda context, args: freed_place(FREED.index(args["marker"])),
}
