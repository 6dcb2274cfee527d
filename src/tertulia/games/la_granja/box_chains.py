"""Check of a components file: whatever helpers a farm has, no chain of any-time actions goes on for ever (rules 5.1).

A chain that never ends either plays helpers again and again, or keeps its helpers from some point on. The first is looked for with
all helpers at once, the second with every three of those that matter; if even all at once allow no cycle, there is neither.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from tertulia.games.la_granja.box_cycles import judge
from tertulia.games.la_granja.box_exchanges import exchanges
from tertulia.games.la_granja.names import HELPERS
from tertulia.kernel.components import Sheet

PRICED = ("upgrade_discount", "pig_discount", "harvest_sale", "grape_sale", "sell_from_fields")
REPEATED = ("barrow_done", "marker_placed", "helper_played")
"""The moments that come again and again while a player acts."""


def check_chains(sheet: Sheet) -> None:
    """Name a cycle of exchanges, where there is one, and the helpers that it takes. The file must be right otherwise."""
    found = endless(sheet.data)
    if found is not None:
        helpers, cycle = found
        who = f"with {' and '.join(helpers)}" if helpers else "without any helper"
        message = f"{who} a player could go on for ever: {', '.join(cycle)}"
        rows = [i for i, row in enumerate(sheet.data["card"]) if row["helper"]["name"] in helpers]
        sheet.fault(("card", rows[0], "helper") if rows else ("player_board", "buy"), message)


def endless(data: Mapping[str, Any]) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """The helpers and the exchanges of a chain that never ends; none for a right set."""
    helpers = [row["helper"] for row in data["card"] if matters(row["helper"])]
    if not judge(exchanges(data, helpers, moving=True)).cycle:
        return None
    if _by_playing(data, helpers):
        needed = _needed(data, helpers)
        return tuple(row["name"] for row in needed), _by_playing(data, needed)
    for count in range(HELPERS + 1):
        for few in combinations(helpers, count):
            cycle = judge(exchanges(data, few, moving=False)).cycle
            if cycle:
                return tuple(row["name"] for row in few), tuple(cycle)
    return None


def _by_playing(data: Mapping[str, Any], helpers: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    """A cycle in which helpers are played."""
    every = exchanges(data, helpers, moving=True)
    return tuple(judge(every, [one for one in every if one.plays_helper]).cycle)


def _needed(data: Mapping[str, Any], helpers: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Those of the helpers without whom there would be no such cycle."""
    kept = list(helpers)
    for helper in helpers:
        fewer = [other for other in kept if other is not helper]
        if _by_playing(data, fewer):
            kept = fewer
    return kept


def matters(helper: Mapping[str, Any]) -> bool:
    """Whether a helper changes an exchange that can be repeated."""
    if helper.get("modifier") in PRICED or helper.get("odd") == "barterer":
        return True
    return helper.get("trigger") in REPEATED and not helper.get("once", False)
