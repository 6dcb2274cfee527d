"""Slow model: legal actions in notation, derived only from the complete view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from .city import Cell, City, build_cells, find_exchange_cells, find_removable, make_city

View = Mapping[str, Any]
TAKE_LIMIT = 5  # maximum sum of several cards taken together
TURN_PRICE = 3


def hand(view: View, seat: int, currency: str) -> list[int]:
    """Return the values of a seat's cards in a currency, one entry per card."""
    return [
        entry["value"]
        for entry in view["hands"][seat]["money"]
        if entry["currency"] == currency
        for _ in range(entry["count"])
    ]


def list_currencies(view: View) -> list[str]:
    return [space["currency"] for space in view["yard"]]


def get_own_city(view: View) -> City:
    return make_city(view["cities"][view["actor"]]["tiles"])


def map_tile_numbers(view: View) -> dict[Cell, int]:
    return {(tile["x"], tile["y"]): tile["number"] for tile in view["cities"][view["actor"]]["tiles"]}


def takes(view: View) -> set[str]:
    """Return the ways to take money: one card, or several with a sum of at most 5."""
    lying = {card["slot"]: card["value"] for card in view["money"]["display"] if card is not None}
    groups = (group for size in range(1, len(lying) + 1) for group in combinations(sorted(lying), size))
    return {
        "take " + "+".join(map(str, group))
        for group in groups
        if len(group) == 1 or sum(lying[slot] for slot in group) <= TAKE_LIMIT
    }


def get_price(tile: Mapping[str, Any]) -> int:
    return int(tile["value"])


def buys(view: View) -> set[str]:
    """Return the purchases that the hand can pay in the currency of the space (ruling 3).

    Overpayment is allowed.
    """
    return {
        f"buy {space['space']}"
        for space in view["yard"]
        if space["tile"] and sum(hand(view, view["actor"], space["currency"])) >= get_price(space["tile"])
    }


def redesigns(view: View) -> set[str]:
    """Return the ways to rebuild: add from the reserve, dismantle into it, exchange with it."""
    city, names = get_own_city(view), map_tile_numbers(view)
    reserve = view["reserves"][view["actor"]]
    return (
        {f"add {tile['number']}" for tile in reserve if build_cells(city, tile["moats"])}
        | {f"dismantle {names[cell]}" for cell in find_removable(city)}
        | {f"exchange {tile['number']}" for tile in reserve if find_exchange_cells(city, tile["moats"])}
    )


def actions(view: View) -> set[str]:
    """Return the three kinds of action of a turn."""
    return takes(view) | buys(view) | redesigns(view)


def can_act(view: View) -> bool:
    """Return whether any action is possible."""
    return bool(takes(view) or buys(view) or redesigns(view))


def payments(view: View) -> set[str]:
    """Return the cards that may be paid next.

    Cards are paid in descending order; one may be paid if the rest can still reach the price.
    """
    pending = view["pending"]
    hand_values = hand(view, view["actor"], pending["currency"])
    missing, last = pending["price"] - pending["paid"], pending["last"]
    found = {f"pay {v}" for v in set(hand_values) if v <= last and sum(w for w in hand_values if w <= v) >= missing}
    return found | ({"done"} if missing <= 0 else set())


def builds(view: View, tile: Mapping[str, Any]) -> set[str]:
    return {f"build {x},{y}" for x, y in build_cells(get_own_city(view), tile["moats"])}


def is_turned(view: View, number: int) -> bool:
    (found,) = (tile["turned"] for tile in view["bought"] if tile["number"] == number)
    return bool(found)


def placings(view: View) -> set[str]:
    """Return the ways to place the pending tile, depending on its source (rulings 4 and 8)."""
    tile, source = view["pending"]["tile"], view["pending"]["from"]
    found = builds(view, tile)
    if source == "reserve":
        return found
    if source == "award":
        return found or {f"reserve {tile['face']}"}
    if has_use(view, found) and not is_turned(view, tile["number"]):
        seat = view["actor"]
        found |= {
            f"turn {currency}" for currency in list_currencies(view) if sum(hand(view, seat, currency)) >= TURN_PRICE
        }
    if view["dirk"] is not None:
        found.add("give")
    return found | {"reserve front", "reserve back"}


def has_use(view: View, cells: Sequence[str] | set[str]) -> bool:
    """Return whether turning has a use: the tile can be built or given to Dirk.

    Moats are equal on both sides.
    """
    return bool(cells) or view["dirk"] is not None


def exchanges(view: View) -> set[str]:
    names = map_tile_numbers(view)
    return {f"for {names[cell]}" for cell in find_exchange_cells(get_own_city(view), view["pending"]["tile"]["moats"])}


def legal(view: View) -> set[str]:
    """Return all legal actions of the player to act."""
    pending = view["pending"]
    if view["over"]:
        return set()
    if pending is None:
        return actions(view)
    if pending["kind"] == "pay":
        return payments(view)
    if pending["kind"] == "choose":
        return {f"choose {tile['number']}" for tile in view["bought"]}
    return placings(view) if pending["kind"] == "place" else exchanges(view)
