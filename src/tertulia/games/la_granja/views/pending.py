"""What is to be decided, with the facts that a screen tells about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tertulia.games.la_granja.model import DECISIONS, GOODS, SIDES, SPACES, Decision, DieOf, Series
from tertulia.games.la_granja.rules.facts import Fact
from tertulia.games.la_granja.rules.market import HALF
from tertulia.games.la_granja.views.serialize import owner


class Here(NamedTuple):
    """A state, and the facts of the farm that decides (`rules.facts`)."""

    record: Any
    facts: Sequence[int]


Told = Callable[[Here, list[int]], dict[str, Any]]


def pending(record: Any, seat: int, facts: Sequence[int]) -> dict[str, Any]:
    """The open decision of a seat; `facts` are its farm's (`rules.facts`)."""
    farm = record["farms"][seat]
    agenda = farm["agenda"]
    top = int(agenda["open"]) - 1
    kind, args = int(agenda["kind"][top]), agenda["args"][top].tolist()
    told = {"seat": seat, "kind": DECISIONS[kind]}
    if kind == Decision.SHIFT:
        return {**told, "by": args[0], "value": int(agenda["args"][top - 1][0])}
    return {**told, **FACTS[kind](Here(record, facts), [seat, *args])} if kind in FACTS else told


def _goods(bits: int) -> list[str]:
    return [good for i, good in enumerate(GOODS) if bits >> i & 1]


def _helper_card(here: Here, args: list[int]) -> dict[str, Any]:
    return {"card": args[1] + 1}


def _die(here: Here, args: list[int]) -> dict[str, Any]:
    used = [name for i, name in enumerate(("first", "second")) if args[2] >> i & 1]
    return {"value": args[1], "used": used, "taken": args[3] == DieOf.TAKEN, "last": args[3] == DieOf.LAST}


def _deliver(here: Here, args: list[int]) -> dict[str, Any]:
    return {
        "left": args[1],
        "bought": args[2] == Series.BOUGHT,
        "extra": args[2] in (Series.BY_THE_WAY, Series.AT_ONCE),
    }


def _extra(here: Here, args: list[int]) -> dict[str, Any]:
    return {"most": here.facts[Fact.EXTRA_DELIVERIES]}


def _extras(here: Here, args: list[int]) -> dict[str, Any]:
    left = min(args[1], here.facts[Fact.EXTRA_DELIVERIES] - args[2])
    return {"left": max(left, 0), "price": int(here.facts[Fact.FREE_EXTRAS] == 0)}


def _discard(here: Here, args: list[int]) -> dict[str, Any]:
    return {"over": int(here.record["farms"][args[0]]["hand"]) - here.facts[Fact.HAND_LIMIT]}


def _guard(here: Here, args: list[int]) -> dict[str, Any]:
    bits = args[2] | args[3] << HALF
    return {"spaces": [space + 1 for space in range(SPACES) if bits >> space & 1], "by": owner(args[1])}


FACTS: dict[int, Told] = {
    Decision.PLAY: lambda here, args: {"left": args[1], "must": bool(args[2])},
    Decision.DIE: _die,
    Decision.OFFER: _helper_card,
    Decision.DELIVER: _deliver,
    Decision.BUY_DELIVERIES: _extra,
    Decision.BUY_ONE_BY_ONE: _extras,
    Decision.MERCHANT: lambda here, args: {"space": int(here.record["rounds"])},
    Decision.INCOME: lambda here, args: {"goods": _goods(args[1])},
    Decision.DISCARD: _discard,
    Decision.CHOICE: lambda here, args: {"goods": _goods(args[1])},
    Decision.CARD: lambda here, args: {"draw": bool(args[1])},
    Decision.UPGRADES: lambda here, args: {"left": args[1], "advance": args[2] == 1},
    Decision.PAY: lambda here, args: {"card": args[1] + 1, "left": args[2], "goods": list(GOODS[args[3] : 9])},
    Decision.REPLACE: lambda here, args: {"card": args[1] + 1, "side": SIDES[args[2]]},
    Decision.MARKET: lambda here, args: {"value": args[1] or None},
    Decision.BARTER: lambda here, args: {"goods": _goods(args[1])},
    Decision.LODGE: lambda here, args: {"good": GOODS[args[1]], "left": args[2]},
    Decision.GIVE_CARD: _helper_card,
    Decision.GIVE_PAIR: _helper_card,
    Decision.DOUBLE: lambda here, args: {"points": args[1]},
    Decision.HELP: _helper_card,
    Decision.GUARD: _guard,
}
