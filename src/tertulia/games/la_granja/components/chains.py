"""Validation of a components file: every chain of any-time actions must end (rules 5.1).

There are two kinds of endless chains. In the first kind, the player plays helpers again and again. One search covers
this kind; it assumes that the farm has all helpers of the component set. In the second kind, the helpers on the farm
stay the same. This kind is searched for every combination of three helpers that affect exchanges. Both searches are
skipped if a simpler search, which again assumes all helpers, finds no cycle of exchanges.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from tertulia.games.la_granja.components.cycles import find_cycle
from tertulia.games.la_granja.components.exchanges import find_goods, find_step_kinds, list_exchanges
from tertulia.games.la_granja.model.terms import HELPERS
from tertulia.kernel.component_faults import problem
from tertulia.kernel.components import ComponentsValidator

Row = Mapping[str, Any]
Names = tuple[str, ...]
PRICE_MODIFIERS = ("upgrade_discount", "pig_discount", "harvest_sale", "grape_sale", "sell_from_fields")
MAX_EFFECTS = 12
"""Maximum number of distinct helper effects in a component set; more would make validation too slow.

The validation searches all combinations of three helpers for endless exchanges. Only effects that change exchanges of
goods count, such as a price discount. The packaged component set has nine.
"""
REPEATABLE_TRIGGERS = ("barrow_done", "marker_placed", "helper_played")
"""Names of the helper triggers that can fire repeatedly while a player acts."""


class TooManyEffects(Exception):
    """The helpers have too many distinct effects on exchanges to search all combinations within seconds.

    The attribute `number` is the number of distinct effects.
    """

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def check_chains(sheet: ComponentsValidator) -> None:
    """Search a component set for exchanges that a player could repeat endlessly (rules 5.1).

    If there are any, add a fault to `sheet` that names the cycle of exchanges and the helpers that it needs. Also add a
    fault if the helpers have too many distinct effects to search (`MAX_EFFECTS`). Call this only after all other checks
    have passed.
    """
    try:
        found = find_endless_chain(sheet.data)
    except TooManyEffects as many:
        message = (
            f"{many.number} helpers change prices or repeat, each in another way; the check for endless exchanges allows "
            f"at most {MAX_EFFECTS} of them"
        )
        sheet.add_fault(("card", 0, "helper"), problem("too-many-chains", message, found=many.number, most=MAX_EFFECTS))
        return
    if found is not None:
        helpers, cycle = found
        who = f"with {' and '.join(helpers)}" if helpers else "without any helper"
        message = f"{who} a player could repeat exchanges endlessly: {', '.join(cycle)}"
        rows = [i for i, row in enumerate(sheet.data["card"]) if row["helper"]["name"] in helpers]
        code, steps = "endless-with" if helpers else "endless", find_step_kinds(cycle)
        goes_on = problem(code, message, helpers=helpers, steps=steps, goods=find_goods(cycle))
        sheet.add_fault(("card", rows[0], "helper") if rows else ("player_board", "buy"), goes_on)


def find_endless_chain(data: Row) -> tuple[Names, Names] | None:
    """Search the component set `data` for an endless cycle of exchanges (repeatable any-time actions).

    Returns two tuples: the names of the helpers that the cycle needs, and the names of its exchanges. Returns None if
    every chain of exchanges ends. Raises `TooManyEffects` if the helpers have more than `MAX_EFFECTS` distinct effects.
    """
    helpers = [row["helper"] for row in data["card"] if affects_exchanges(row["helper"])]
    if not find_cycle(list_exchanges(data, helpers, moving=True)).cycle:
        return None
    if find_cycle_with_plays(data, helpers):
        return _find_needed_helpers(data, helpers, find_cycle_with_plays)
    for few in iterate_farms(helpers):
        if find_cycle_without_plays(data, few):
            return _find_needed_helpers(data, few, find_cycle_without_plays)
    return None


def iterate_farms(helpers: Sequence[Row]) -> Iterator[tuple[Row, ...]]:
    """Yield every combination of three of the `helpers`; a farm has places for three.

    Combinations with equal effects are yielded only once. Raises `TooManyEffects` if the helpers have more than
    `MAX_EFFECTS` distinct effects.
    """
    alike: dict[str, list[Row]] = {}
    for helper in helpers:
        alike.setdefault(repr(sorted((key, fact) for key, fact in helper.items() if key != "name")), []).append(helper)
    if len(alike) > MAX_EFFECTS:
        raise TooManyEffects(len(alike))
    kept = [(effect, one) for effect, same in alike.items() for one in same[:HELPERS]]
    seen: set[tuple[str, ...]] = set()
    for few in combinations(kept, min(HELPERS, len(kept))):
        effects = tuple(effect for effect, _ in few)
        if effects not in seen:
            seen.add(effects)
            yield tuple(one for _, one in few)


def find_cycle_with_plays(data: Row, helpers: Sequence[Row]) -> Names:
    """Search for exchanges that a player could repeat without end if every repetition also played a helper card.

    An exchange is an any-time action that can be repeated, such as a purchase, a sale or an upgrade. Cards that the
    exchanges bring can be played as helpers. `data` is the component set; `helpers` are the helpers that the player may
    use. Returns the names of the repeated exchanges, or an empty tuple if no exchanges can be repeated without end.
    """
    every = list_exchanges(data, helpers, moving=True)
    return tuple(find_cycle(every, [one for one in every if one.plays_helper]).cycle)


def find_cycle_without_plays(data: Row, helpers: Sequence[Row]) -> Names:
    """Search for an endless cycle of exchanges on a farm that keeps the same `helpers`.

    An exchange is an any-time action that can be repeated, such as a purchase, a sale or an upgrade. `data` is the
    component set. Returns the names of the cycle's exchanges, or an empty tuple if every chain of exchanges ends.
    """
    return tuple(find_cycle(list_exchanges(data, helpers, moving=False)).cycle)


def _find_needed_helpers(
    data: Row, helpers: Sequence[Row], cycle: Callable[[Row, Sequence[Row]], Names]
) -> tuple[Names, Names]:
    """Reduce `helpers` to those that an endless cycle of exchanges needs.

    The function `cycle` gets the component set `data` and some helpers. It returns the names of the exchanges that
    can be repeated endlessly with these helpers. A helper is left out if such exchanges exist without this helper.
    Returns the names of the remaining helpers, and the names of the exchanges.
    """
    kept = list(helpers)
    for one in helpers:
        fewer = [other for other in kept if other is not one]
        if cycle(data, fewer):
            kept = fewer
    return tuple(row["name"] for row in kept), cycle(data, kept)


def affects_exchanges(helper: Row) -> bool:
    """Return whether a helper changes exchanges that can be repeated within a round.

    This holds for the helper barterer, and for helpers that change a price or allow sales from fields. It also holds
    for helpers that gain something each time a repeatable trigger fires.
    """
    if helper.get("modifier") in PRICE_MODIFIERS or helper.get("odd") == "barterer":
        return True
    return helper.get("trigger") in REPEATABLE_TRIGGERS and not helper.get("once", False)
