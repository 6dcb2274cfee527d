"""Converts the open decision of a seat to JSON data (`shape.Pending`). Main entry: `serialize_pending`."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, cast

from tertulia.games.la_granja.model import arguments
from tertulia.games.la_granja.model.decisions import BEFORE, DECISIONS, Decision, DieOf, Series
from tertulia.games.la_granja.model.terms import FARM_GOODS, GOODS, SIDES, SPACES
from tertulia.games.la_granja.rules.market import SPACES_PER_ARGUMENT
from tertulia.games.la_granja.rules.predicates import Fact
from tertulia.games.la_granja.views.serialize import owner_name
from tertulia.games.la_granja.views.shape import DIE_USES, Pending


class DecisionContext(NamedTuple):
    """Input for converting a decision: the state, the seat that decides, and its prices and limits."""

    record: Any
    seat: int
    facts: Sequence[int]


DecisionFacts = Callable[[DecisionContext, list[int]], dict[str, Any]]


def serialize_pending(record: Any, seat: int, facts: Sequence[int]) -> Pending:
    """Return the open decision of a seat as JSON data.

    `facts` holds the prices and limits of the seat's farm, by `rules.predicates.Fact`.
    """
    farm = record["farms"][seat]
    agenda = farm["agenda"]
    top = int(agenda["open"]) - 1
    kind, args = int(agenda["kind"][top]), agenda["args"][top].tolist()
    if kind == Decision.HELP or kind == Decision.OFFER:
        about = _offered_helpers(agenda, top)
    elif kind == Decision.DELIVER:
        about = {**_deliver(args), "helper": _helper_at_work(agenda, top)}
    elif kind == Decision.SHIFT:
        value = int(agenda["args"][top - 1][arguments.Spending.VALUE])
        about = {"by": args[arguments.Shifting.BY], "value": value}
    else:
        about = FACTS_BY_KIND[kind](DecisionContext(record, seat, facts), args) if kind in FACTS_BY_KIND else {}
    return cast(Pending, {"seat": seat, "kind": DECISIONS[kind], **about})


def _goods(bits: int) -> list[str]:
    return [good for i, good in enumerate(GOODS) if bits >> i & 1]


def _helper_card(here: DecisionContext, args: list[int]) -> dict[str, Any]:
    return {"card": args[arguments.Offering.CARD] + 1}


def _offered_helpers(agenda: Any, top: int) -> dict[str, Any]:
    """Return the numbers (from 1) of the helpers' cards that are offered together (ruling 28).

    `cards` lists them, beginning with the helper that was triggered last; `card` is the first number.
    `agenda` holds the seat's decisions, and `top` is the index of the one that is open.
    """
    cards: list[int] = []
    while top >= 0 and agenda["kind"][top] in (Decision.HELP, Decision.OFFER):
        card = int(agenda["args"][top][arguments.Offering.CARD]) + 1
        cards += [] if card in cards else [card]
        top -= 1
    return {"card": cards[0], "cards": cards}


def _die(here: DecisionContext, args: list[int]) -> dict[str, Any]:
    used = [name for i, name in enumerate(DIE_USES) if args[arguments.Spending.USED] >> i & 1]
    whose = args[arguments.Spending.WHOSE]
    return {
        "value": args[arguments.Spending.VALUE],
        "used": used,
        "taken": whose == DieOf.TAKEN,
        "last": whose == DieOf.LAST,
    }


def _helper_at_work(agenda: Any, top: int) -> bool:
    """Return whether a helper grants the open delivery, or a delivery that the open one interrupts.

    No other helper can be used before the helper's deliveries end (ruling 30). `agenda` holds the
    seat's decisions, and `top` is the index of the one that is open.
    """
    of_helper = (agenda["kind"] == Decision.DELIVER) & (
        agenda["args"][:, arguments.Delivering.SERIES] == Series.OF_HELPER
    )
    return bool(of_helper[: top + 1].any())


def _deliver(args: list[int]) -> dict[str, Any]:
    return {
        "left": args[arguments.Delivering.LEFT],
        "bought": args[arguments.Delivering.SERIES] == Series.BOUGHT,
        "extra": args[arguments.Delivering.SERIES] in (Series.BY_THE_WAY, Series.AT_ONCE, Series.OF_HELPER),
    }


def _extra(here: DecisionContext, args: list[int]) -> dict[str, Any]:
    return {"most": here.facts[Fact.EXTRA_DELIVERIES]}


def _extras(here: DecisionContext, args: list[int]) -> dict[str, Any]:
    left = min(args[arguments.Buying.LEFT], here.facts[Fact.EXTRA_DELIVERIES] - args[arguments.Buying.BOUGHT])
    return {"left": max(left, 0), "price": int(here.facts[Fact.FREE_EXTRAS] == 0)}


def _discard(here: DecisionContext, args: list[int]) -> dict[str, Any]:
    return {"over": int(here.record["farms"][here.seat]["hand"]) - here.facts[Fact.HAND_LIMIT]}


def _pay(here: DecisionContext, args: list[int]) -> dict[str, Any]:
    goods = list(GOODS[args[arguments.Paying.LEAST] : FARM_GOODS])
    return {"card": args[arguments.Paying.CARD] + 1, "left": args[arguments.Paying.LEFT], "goods": goods}


def _guard(here: DecisionContext, args: list[int]) -> dict[str, Any]:
    bits = args[arguments.Guarding.FIRST] | args[arguments.Guarding.OTHERS] << SPACES_PER_ARGUMENT
    return {
        "spaces": [space + 1 for space in range(SPACES) if bits >> space & 1],
        "by": owner_name(args[arguments.Guarding.BY]),
    }


FACTS_BY_KIND: dict[int, DecisionFacts] = {
    Decision.PLAY: lambda here, args: {
        "left": args[arguments.Playing.LEFT],
        "must": bool(args[arguments.Playing.MUST]),
    },
    Decision.DIE: _die,
    Decision.BUY_DELIVERIES: _extra,
    Decision.BUY_ONE_BY_ONE: _extras,
    Decision.MERCHANT: lambda here, args: {"space": int(here.record["rounds"])},
    Decision.INCOME: lambda here, args: {"goods": _goods(args[arguments.Choosing.GOODS])},
    Decision.PAUSE: lambda here, args: {"before": BEFORE[args[arguments.Pausing.BEFORE]]},
    Decision.DISCARD: _discard,
    Decision.CHOICE: lambda here, args: {"goods": _goods(args[arguments.Choosing.GOODS])},
    Decision.CARD: lambda here, args: {"draw": bool(args[arguments.Drawing.ALLOWED])},
    Decision.UPGRADES: lambda here, args: {
        "left": args[arguments.Upgrading.LEFT],
        "advance": args[arguments.Upgrading.STEP] == 1,
    },
    Decision.PAY: _pay,
    Decision.REPLACE: lambda here, args: {
        "card": args[arguments.Replacing.CARD] + 1,
        "side": SIDES[args[arguments.Replacing.SIDE]],
    },
    Decision.MARKET: lambda here, args: {"value": args[arguments.Placing.VALUE] or None},
    Decision.BARTER: lambda here, args: {"goods": _goods(args[arguments.Choosing.GOODS])},
    Decision.LODGE: lambda here, args: {
        "good": GOODS[args[arguments.Lodging.GOOD]],
        "left": args[arguments.Lodging.LEFT],
    },
    Decision.GIVE_CARD: _helper_card,
    Decision.GIVE_PAIR: _helper_card,
    Decision.TURN: lambda here, args: {"any": bool(args[arguments.Turning.ANY])},
    Decision.DOUBLE: lambda here, args: {"points": args[arguments.Doubling.POINTS]},
    Decision.GUARD: _guard,
}
