"""Converts the event rows of Granada to JSON data for the log. All events are public (ruling 9)."""

from collections.abc import Callable
from typing import Any

import numpy as np

from tertulia.games.granada.model.events import Event
from tertulia.games.granada.model.terms import CARDS, CURRENCIES
from tertulia.games.granada.rules.derived import winning_seats
from tertulia.games.granada.views.serialize import serialize_card, serialize_tile
from tertulia.games.granada.views.shape import ORIGINS
from tertulia.games.granada.views.view import serialize_scoring

Row = list[int]
EventConverter = Callable[[Any, Row], dict[str, Any]]


def _deal(record: Any, row: Row) -> dict[str, Any]:
    money = record["players"][row[0]]["money"].tolist()
    cards = [serialize_card(index) for index in range(CARDS) for _ in range(money[index])]
    return {"type": "deal", "seat": row[0], "cards": cards}


def _take(record: Any, row: Row) -> dict[str, Any]:
    return {"type": "take", "seat": row[0], "cards": [serialize_card(index - 1) for index in row[1:5] if index]}


def _buy(record: Any, row: Row) -> dict[str, Any]:
    seat, space, index, face, exact, paid = row
    currency = CURRENCIES[int(record["box"]["currency"][space])]
    cost = {"currency": currency, "paid": paid, "exact": bool(exact)}
    return {"type": "buy", "seat": seat, "space": space + 1, "tile": serialize_tile(record["box"], index, face), **cost}


def _pay(record: Any, row: Row) -> dict[str, Any]:
    return {"type": "pay", "seat": row[0], **serialize_card(row[1])}


def _placed(name: str) -> EventConverter:
    def tell(record: Any, row: Row) -> dict[str, Any]:
        return {"type": name, "seat": row[0], "tile": serialize_tile(record["box"], row[1], row[2])}

    return tell


def _turn(record: Any, row: Row) -> dict[str, Any]:
    return {**_placed("turn")(record, row), "currency": CURRENCIES[row[3]], "paid": row[4]}


def _build(record: Any, row: Row) -> dict[str, Any]:
    seat, index, face, x, y, origin = row
    thing = serialize_tile(record["box"], index, face)
    return {"type": "build", "seat": seat, "tile": thing, "x": x, "y": y, "from": ORIGINS[origin]}


def _dismantle(record: Any, row: Row) -> dict[str, Any]:
    return {**_placed("dismantle")(record, row), "x": row[3], "y": row[4]}


def _exchange(record: Any, row: Row) -> dict[str, Any]:
    seat, new, old, x, y = row[:5]
    faces, box = record["face"], record["box"]
    things = {"tile": serialize_tile(box, new, int(faces[new])), "old": serialize_tile(box, old, int(faces[old]))}
    return {"type": "exchange", "seat": seat, **things, "x": x, "y": y}


def _money(record: Any, row: Row) -> dict[str, Any]:
    return {"type": "money", "slot": row[0] + 1, **serialize_card(row[1])}


def _yard(record: Any, row: Row) -> dict[str, Any]:
    return {"type": "yard", "space": row[0] + 1, "tile": serialize_tile(record["box"], row[1], row[2])}


def _scoring(record: Any, row: Row) -> dict[str, Any]:
    return {"type": "scoring", **serialize_scoring(record, row[0], count_owners(record))}


def _dirk(record: Any, row: Row) -> dict[str, Any]:
    return {"type": "dirk", "tile": serialize_tile(record["box"], row[0], row[1])}


def _award(record: Any, row: Row) -> dict[str, Any]:
    thing = serialize_tile(record["box"], row[2], row[3])
    return {"type": "award", "space": row[0] + 1, "seat": row[1], "tile": thing}


def _left(record: Any, row: Row) -> dict[str, Any]:
    return {"type": "left", "space": row[0] + 1, "tile": serialize_tile(record["box"], row[1], row[2])}


def _over(record: Any, row: Row) -> dict[str, Any]:
    scores = [int(record["players"][seat]["points"]) for seat in range(int(record["seats"]))]
    totals = [*scores, int(record["dirk_points"])][: count_owners(record)]
    return {"type": "over", "scores": totals}  # `events` adds the winners


def count_owners(record: Any) -> int:
    """Return the number of owners in a scoring: the seats and, in a game of two, Dirk.

    Dirk is the neutral third player.
    """
    seats = int(record["seats"])
    return seats + 1 if seats == 2 else seats


EVENT_CONVERTERS: dict[int, EventConverter] = {
    Event.DEAL: _deal,
    Event.START: lambda record, row: {"type": "start", "seat": row[0]},
    Event.TAKE: _take,
    Event.BUY: _buy,
    Event.PAY: _pay,
    Event.TURN: _turn,
    Event.BUILD: _build,
    Event.RESERVE: _placed("reserve"),
    Event.GIVE: _placed("give"),
    Event.DISMANTLE: _dismantle,
    Event.EXCHANGE: _exchange,
    Event.MONEY: _money,
    Event.RESHUFFLE: lambda record, row: {"type": "reshuffle", "cards": row[0]},
    Event.YARD: _yard,
    Event.SCORING: _scoring,
    Event.DIRK: _dirk,
    Event.END: lambda record, row: {"type": "end"},
    Event.AWARD: _award,
    Event.LEFT: _left,
    Event.OVER: _over,
    Event.SKIP: lambda record, row: {"type": "skip", "seat": row[0]},
    Event.LAPSE: lambda record, row: {"type": "lapse", "seat": row[0]},
}


REVEALING = frozenset(
    [
        Event.MONEY,
        Event.RESHUFFLE,
        Event.YARD,
        Event.SCORING,
        Event.DIRK,
        Event.END,
        Event.AWARD,
        Event.LEFT,
        Event.OVER,
        Event.SKIP,
    ]
)
"""Events at which undo stops (`Game.revealing_events`).

They reveal hidden information, or show that another seat's turn was skipped.
"""


def events(state: np.ndarray[Any, Any]) -> list[dict[str, Any]]:
    """Return the events of the last action or of the set-up, in order."""
    record = state[0]
    log = record["events"]
    rows = log["rows"][: int(log["count"])].tolist()
    facts = [EVENT_CONVERTERS[row[0]](record, row[1:]) for row in rows]
    if rows and rows[-1][0] == Event.OVER:
        facts[-1]["winners"] = winning_seats(state)
    return facts
