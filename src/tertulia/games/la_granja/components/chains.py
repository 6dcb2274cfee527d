"""Validation of a components file: no chain of any-time actions is endless (rules 5.1).

This is checked for all helpers that a farm can have. An endless chain either plays helpers repeatedly, or keeps its
helpers from some point on. The first kind is searched with all helpers at once, the second with every three relevant
helpers that differ. If all helpers at once allow no cycle, neither exists.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from tertulia.games.la_granja.components.cycles import judge
from tertulia.games.la_granja.components.exchanges import exchanges, goods_of, steps_of
from tertulia.games.la_granja.model.terms import HELPERS
from tertulia.kernel.component_faults import problem
from tertulia.kernel.components import Sheet

Row = Mapping[str, Any]
Names = tuple[str, ...]
PRICED = ("upgrade_discount", "pig_discount", "harvest_sale", "grape_sale", "sell_from_fields")
MOST_DIFFERENT = 12
"""Maximum number of distinct relevant effects for which all triples are searched.

The packaged set has nine.
"""
REPEATED = ("barrow_done", "marker_placed", "helper_played")
"""Triggers that can fire repeatedly while a player acts."""


class TooMany(Exception):
    """Raised if `number` distinct effects matter for chains, too many to search within seconds."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def check_chains(sheet: Sheet) -> None:
    """Report an endless cycle of exchanges and the helpers that it needs.

    All other checks must have passed.
    """
    try:
        found = endless(sheet.data)
    except TooMany as many:
        message = (
            f"{many.number} helpers change prices, or come again and again, each in another way: whether a player could go on for "
            f"ever is looked at for {MOST_DIFFERENT} of them at most"
        )
        sheet.add_fault(
            ("card", 0, "helper"), problem("too-many-chains", message, found=many.number, most=MOST_DIFFERENT)
        )
        return
    if found is not None:
        helpers, cycle = found
        who = f"with {' and '.join(helpers)}" if helpers else "without any helper"
        message = f"{who} a player could go on for ever: {', '.join(cycle)}"
        rows = [i for i, row in enumerate(sheet.data["card"]) if row["helper"]["name"] in helpers]
        code, steps = "endless-with" if helpers else "endless", steps_of(cycle)
        goes_on = problem(code, message, helpers=helpers, steps=steps, goods=goods_of(cycle))
        sheet.add_fault(("card", rows[0], "helper") if rows else ("player_board", "buy"), goes_on)


def endless(data: Row) -> tuple[Names, Names] | None:
    """Return the helpers and the exchanges of an endless chain, or None. Raises `TooMany`."""
    helpers = [row["helper"] for row in data["card"] if matters(row["helper"])]
    if not judge(exchanges(data, helpers, moving=True)).cycle:
        return None
    if by_playing(data, helpers):
        return _least(data, helpers, by_playing)
    for few in farms(helpers):
        if standing(data, few):
            return _least(data, few, standing)
    return None


def farms(helpers: Sequence[Row]) -> Iterator[tuple[Row, ...]]:
    """Yield every combination of three helpers, once for each combination of effects. Raises `TooMany`."""
    alike: dict[str, list[Row]] = {}
    for helper in helpers:
        alike.setdefault(repr(sorted((key, fact) for key, fact in helper.items() if key != "name")), []).append(helper)
    if len(alike) > MOST_DIFFERENT:
        raise TooMany(len(alike))
    kept = [(effect, one) for effect, same in alike.items() for one in same[:HELPERS]]
    seen: set[tuple[str, ...]] = set()
    for few in combinations(kept, min(HELPERS, len(kept))):
        effects = tuple(effect for effect, _ in few)
        if effects not in seen:
            seen.add(effects)
            yield tuple(one for _, one in few)


def by_playing(data: Row, helpers: Sequence[Row]) -> Names:
    """Return a cycle in which helpers are played, or an empty tuple."""
    every = exchanges(data, helpers, moving=True)
    return tuple(judge(every, [one for one in every if one.plays_helper]).cycle)


def standing(data: Row, helpers: Sequence[Row]) -> Names:
    """Return a cycle in which the helpers of a farm do not change, or an empty tuple."""
    return tuple(judge(exchanges(data, helpers, moving=False)).cycle)


def _least(data: Row, helpers: Sequence[Row], cycle: Callable[[Row, Sequence[Row]], Names]) -> tuple[Names, Names]:
    """Return the names of the helpers that the cycle needs, and the cycle."""
    kept = list(helpers)
    for one in helpers:
        fewer = [other for other in kept if other is not one]
        if cycle(data, fewer):
            kept = fewer
    return tuple(row["name"] for row in kept), cycle(data, kept)


def matters(helper: Row) -> bool:
    """Return whether a helper changes an exchange that can be repeated."""
    if helper.get("modifier") in PRICED or helper.get("odd") == "barterer":
        return True
    return helper.get("trigger") in REPEATED and not helper.get("once", False)
