"""Hints of Granada: facts about a legal action for a screen, such as its tile, price and points."""

from typing import Any

import numpy as np

from tertulia.games.granada.model.actions import ACTIONS, Action
from tertulia.games.granada.model.decisions import Paying, Placing, Purpose
from tertulia.games.granada.model.terms import CURRENCIES, FACES, REACH, SLOTS, TURN_PRICE, VALUES, WIDTH
from tertulia.games.granada.rules.derived import (
    next_scoring,
    query_best_gain,
    query_fit,
    query_gain,
    query_longest_moat,
)
from tertulia.games.granada.views.serialize import serialize_card, serialize_tile
from tertulia.games.granada.views.shape import Tile

TILE_VERBS = ("add", "dismantle", "exchange", "for", "choose")


def hint(state: np.ndarray[Any, Any], seat: int, action: int) -> dict[str, Any]:
    """Return the tile or the cards of a legal action, and further facts that depend on its verb.

    - `take`: `worth`, the total value of the cards.
    - `buy`: `price` and `currency`, and `least`, the lowest sum that the hand can pay, with `exact` if it equals the
      price. `fits` says whether the tile fits on a cell of the city; then `best` is the highest `gain` of a cell.
    - `pay` and `done`: the amount `paid` after the action, the amount `missing`, and whether it is `exact`.
    - `turn`: `price`.
    - `build`: the length of the longest moat then (`moat`), and how many more points the seat would get if the next
      scoring came right after it (`gain`).
    """
    record = state[0]
    name, args = ACTIONS.decode(action)
    if name == "take":
        return _taken(record, action - Action.TAKE + 1)
    if name == "buy":
        space = action - Action.BUY
        index = int(record["yard"][space])
        found = {**_purchase(record, seat, space), "fits": bool(query_fit(state, seat, index))}
        return (
            found | {"best": int(query_best_gain(state, next_scoring(record), seat, index))} if found["fits"] else found
        )
    if name in TILE_VERBS:
        index = int(args["tile"]) - 1
        return {"tile": _tile(record, index, int(record["face"][index]))}
    agenda = record["players"][seat]["agenda"]
    pending: list[int] = agenda["args"][int(agenda["open"]) - 1].tolist()
    if name in ("pay", "done"):
        return _payment(record, pending, args.get("value", 0))
    index = pending[Placing.TILE]
    face = int(record["face"][index])
    if name == "build":
        cell = action - Action.BUILD
        x, y = cell % WIDTH - REACH, cell // WIDTH - REACH
        gain = int(query_gain(state, next_scoring(record), seat, index, x, y))
        return {
            "tile": _tile(record, index, face),
            "moat": int(query_longest_moat(state, seat, index, x, y)),
            "gain": gain,
        }
    if name == "reserve":
        return {"tile": _tile(record, index, FACES.index(args["face"]))}
    if name == "turn":
        return {"tile": _tile(record, index, 1 - face), "price": TURN_PRICE}
    return {"tile": _tile(record, index, face)}


def _tile(record: Any, index: int, face: int) -> Tile:
    return serialize_tile(record["box"], index, face)


def _taken(record: Any, mask: int) -> dict[str, Any]:
    cards = [serialize_card(int(record["display"][slot])) for slot in range(SLOTS) if mask >> slot & 1]
    return {"cards": cards, "worth": sum(one["value"] for one in cards)}


def _purchase(record: Any, seat: int, space: int) -> dict[str, Any]:
    index = int(record["yard"][space])
    thing = _tile(record, index, int(record["face"][index]))
    currency = int(record["box"]["currency"][space])
    counts = record["players"][seat]["money"][currency * VALUES : (currency + 1) * VALUES].tolist()
    sums = {0}
    for value, count in enumerate(counts, 1):
        for _ in range(count):
            sums |= {total + value for total in sums}
    price = thing["value"]
    least = min(total for total in sums if total >= price)
    return {"tile": thing, "currency": CURRENCIES[currency], "price": price, "exact": least == price, "least": least}


def _payment(record: Any, pending: list[int], value: int) -> dict[str, Any]:
    index = pending[Paying.TILE]
    thing = _tile(record, index, int(record["face"][index]))
    price = thing["value"] if pending[Paying.PURPOSE] == Purpose.BUY else TURN_PRICE
    paid = pending[Paying.PAID] + value
    money = {"currency": CURRENCIES[pending[Paying.CURRENCY]], "paid": paid, "missing": max(0, price - paid)}
    return {"tile": thing, **money, "exact": paid == price}
