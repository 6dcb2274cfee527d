"""Data that a screen shows about the legal actions of Granada, such as their prices and points."""

from collections.abc import Sequence
from typing import Any

from tertulia.games.granada.model.actions import ACTIONS, Action
from tertulia.games.granada.model.decisions import Paying, Placing, Purpose
from tertulia.games.granada.model.terms import CURRENCIES, FACES, REACH, SLOTS, TURN_PRICE, VALUES, WIDTH
from tertulia.games.granada.rules.derived import query_best_gain, query_fit, query_gain, query_longest_moat
from tertulia.games.granada.views.serialize import serialize_card
from tertulia.games.granada.views.view import GranadaLook

TILE_VERBS = ("add", "dismantle", "exchange", "for", "choose")


def hints(look: GranadaLook, seat: int, actions: Sequence[int]) -> list[dict[str, Any]]:
    """Return, for each given legal action of a seat, data that the view does not show, such as points."""
    return [_hint(look, seat, action) for action in actions]


def _hint(look: GranadaLook, seat: int, action: int) -> dict[str, Any]:
    """Return facts about a legal action that the view does not show, by the kind of action.

    The result is empty for kinds that this list omits:

    - `buy`: `least`, the lowest sum that the hand can pay, with `exact` if it equals the price. `fits` says whether the
      tile fits on a cell of the city; then `best` is the highest `gain` of a cell.
    - `turn`: `price`, the price in coins of turning the tile over.
    - `build`: `moat`, the length of the longest moat with the tile built. `gain` is the number of points that the tile
      would add to the seat's points if the next scoring came right after it.
    """
    state, record = look.state, look.record
    name = ACTIONS.decode(action).name
    if name == "buy":
        space = action - Action.BUY
        index = int(record["yard"][space])
        found = {**_least_payment(look, seat, space), "fits": bool(query_fit(state, seat, index))}
        return found | {"best": int(query_best_gain(state, look.next_scoring, seat, index))} if found["fits"] else found
    if name == "turn":
        return {"price": TURN_PRICE}
    if name == "build":
        index, cell = _pending(look, seat)[Placing.TILE], action - Action.BUILD
        x, y = cell % WIDTH - REACH, cell // WIDTH - REACH
        gain = int(query_gain(state, look.next_scoring, seat, index, x, y))
        return {"moat": int(query_longest_moat(state, seat, index, x, y)), "gain": gain}
    return {}


def action_facts(look: GranadaLook, seat: int, action: int) -> dict[str, Any]:
    """Return all data that a text about a legal action needs: its hint, and its tile, price or cards."""
    return {**_hint(look, seat, action), **_shown_facts(look, seat, action)}


def _shown_facts(look: GranadaLook, seat: int, action: int) -> dict[str, Any]:
    record = look.record
    name, args = ACTIONS.decode(action)
    if name == "take":
        mask = action - Action.TAKE + 1
        return {"cards": [serialize_card(int(record["display"][slot])) for slot in range(SLOTS) if mask >> slot & 1]}
    if name == "buy":
        space = action - Action.BUY
        thing = look.tile(int(record["yard"][space]))
        return {"tile": thing, "currency": CURRENCIES[look.currency[space]], "price": thing["value"]}
    if name in TILE_VERBS:
        return {"tile": look.tile(int(args["tile"]) - 1)}
    pending = _pending(look, seat)
    if name in ("pay", "done"):
        return _payment(look, pending, args.get("value", 0))
    index = pending[Placing.TILE]
    face = int(record["face"][index])
    if name == "reserve":
        face = FACES.index(args["face"])
    return {"tile": look.faces[index][1 - face if name == "turn" else face]}


def _pending(look: GranadaLook, seat: int) -> list[int]:
    """Return the arguments of a seat's open decision."""
    agenda = look.record["players"][seat]["agenda"]
    pending: list[int] = agenda["args"][int(agenda["open"]) - 1].tolist()
    return pending


def _least_payment(look: GranadaLook, seat: int, space: int) -> dict[str, Any]:
    currency = look.currency[space]
    counts = look.record["players"][seat]["money"][currency * VALUES : (currency + 1) * VALUES].tolist()
    sums = {0}
    for value, count in enumerate(counts, 1):
        for _ in range(count):
            sums |= {total + value for total in sums}
    price = look.tile(int(look.record["yard"][space]))["value"]
    least = min(total for total in sums if total >= price)
    return {"exact": least == price, "least": least}


def _payment(look: GranadaLook, pending: list[int], value: int) -> dict[str, Any]:
    """Return how far a tile is paid for after one more money card of this value.

    `paid` is the sum so far, `missing` the rest of the price, and `exact` whether the sum equals the price.
    """
    thing = look.tile(pending[Paying.TILE])
    price = thing["value"] if pending[Paying.PURPOSE] == Purpose.BUY else TURN_PRICE
    paid = pending[Paying.PAID] + value
    money = {"currency": CURRENCIES[pending[Paying.CURRENCY]], "paid": paid, "missing": max(0, price - paid)}
    return {"tile": thing, **money, "exact": paid == price}
