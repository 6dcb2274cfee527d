"""What is to be decided, with the facts that a screen tells about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tertulia.games.la_granja.model import DECISIONS, GOODS, SIDES, SPACES, Decision, DieOf, Modifier, Series
from tertulia.games.la_granja.views.serialize import owner

HALF = 12
Told = Callable[[Any, list[int]], dict[str, Any]]


def pending(record: Any, seat: int) -> dict[str, Any]:
    """The open decision of a seat."""
    farm = record["farms"][seat]
    agenda = farm["agenda"]
    top = int(agenda["open"]) - 1
    kind, args = int(agenda["kind"][top]), agenda["args"][top].tolist()
    told = {"seat": seat, "kind": DECISIONS[kind]}
    if kind == Decision.SHIFT:
        return {**told, "by": args[0], "value": int(agenda["args"][top - 1][0])}
    return {**told, **FACTS[kind](record, [seat, *args])} if kind in FACTS else told


def _goods(bits: int) -> list[str]:
    return [good for i, good in enumerate(GOODS) if bits >> i & 1]


def _helper_card(record: Any, args: list[int]) -> dict[str, Any]:
    return {"card": args[1] + 1}


def _die(record: Any, args: list[int]) -> dict[str, Any]:
    used = [name for i, name in enumerate(("first", "second")) if args[2] >> i & 1]
    return {"value": args[1], "used": used, "taken": args[3] == DieOf.TAKEN, "last": args[3] == DieOf.LAST}


def _deliver(record: Any, args: list[int]) -> dict[str, Any]:
    return {
        "left": args[1],
        "bought": args[2] == Series.BOUGHT,
        "extra": args[2] in (Series.BY_THE_WAY, Series.AT_ONCE),
    }


def free_extras(farm: Any) -> int:
    """Extra deliveries that a farm still has for nothing in this round."""
    return max(int(farm["mods"][Modifier.FREE_EXTRA_DELIVERIES]) - int(farm["free_extras"]), 0)


def _symbols(record: Any, farm: Any) -> int:
    """The symbols of extra deliveries on a farm."""
    return int(record["box"]["extra_deliveries"]) + int(farm["gifts"][0]) + int(farm["mods"][Modifier.EXTRA_DELIVERIES])


def _extra(record: Any, args: list[int]) -> dict[str, Any]:
    return {"most": _symbols(record, record["farms"][args[0]])}


def _extras(record: Any, args: list[int]) -> dict[str, Any]:
    farm = record["farms"][args[0]]
    left = min(args[1], _symbols(record, farm) - args[2])
    return {"left": max(left, 0), "price": int(free_extras(farm) == 0)}


def _discard(record: Any, args: list[int]) -> dict[str, Any]:
    farm, box = record["farms"][args[0]], record["box"]
    limit = int(box["hand_limit"]) + int(farm["extensions"]) + int(farm["mods"][Modifier.HAND_LIMIT])
    return {"over": int(farm["hand"]) - limit}


def _guard(record: Any, args: list[int]) -> dict[str, Any]:
    bits = args[2] | args[3] << HALF
    return {"spaces": [space + 1 for space in range(SPACES) if bits >> space & 1], "by": owner(args[1])}


FACTS: dict[int, Told] = {
    Decision.PLAY: lambda record, args: {"left": args[1], "must": bool(args[2])},
    Decision.DIE: _die,
    Decision.OFFER: _helper_card,
    Decision.DELIVER: _deliver,
    Decision.BUY_DELIVERIES: _extra,
    Decision.BUY_ONE_BY_ONE: _extras,
    Decision.MERCHANT: lambda record, args: {"space": int(record["rounds"])},
    Decision.INCOME: lambda record, args: {"goods": _goods(args[1])},
    Decision.DISCARD: _discard,
    Decision.CHOICE: lambda record, args: {"goods": _goods(args[1])},
    Decision.CARD: lambda record, args: {"draw": bool(args[1])},
    Decision.UPGRADES: lambda record, args: {"left": args[1], "advance": args[2] == 1},
    Decision.PAY: lambda record, args: {"card": args[1] + 1, "left": args[2], "goods": list(GOODS[args[3] : 9])},
    Decision.REPLACE: lambda record, args: {"card": args[1] + 1, "side": SIDES[args[2]]},
    Decision.MARKET: lambda record, args: {"value": args[1] or None},
    Decision.BARTER: lambda record, args: {"goods": _goods(args[1])},
    Decision.LODGE: lambda record, args: {"good": GOODS[args[1]], "left": args[2]},
    Decision.GIVE_CARD: _helper_card,
    Decision.GIVE_PAIR: _helper_card,
    Decision.DOUBLE: lambda record, args: {"points": args[1]},
    Decision.HELP: _helper_card,
    Decision.GUARD: _guard,
}
