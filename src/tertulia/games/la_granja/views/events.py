"""Converts the event rows of La Granja to JSON data for the log. Drawn cards are included only for their owner."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tertulia.games.la_granja.components.load import helper_names
from tertulia.games.la_granja.model import terms
from tertulia.games.la_granja.model.cards import ROOFS
from tertulia.games.la_granja.model.events import EVENTS, Event
from tertulia.games.la_granja.rules.queries import winning_seats
from tertulia.games.la_granja.views.serialize import freed_place, owner_name

Row = list[int]
Fields = dict[str, Any]
EventConverter = Callable[["EventContext", Row], Fields]


class EventContext:
    """Input for converting a state's events: the state, and the viewer's seat, or None for a spectator."""

    def __init__(self, state: np.ndarray[Any, Any], seat: int | None) -> None:
        self.state, self.record, self.seat = state, state[0], seat
        self.names = helper_names(state)

    def hand(self, seat: int) -> list[int] | None:
        """Return the card numbers (from 1) of a seat's hand, or None if the viewer is another seat or a spectator."""
        if seat != self.seat:
            return None
        zone: list[int] = self.record["zone"].tolist()
        return [card + 1 for card in range(terms.CARDS) if zone[card] == terms.Zone.HAND + seat]

    def value(self, space: int) -> int:
        return int(self.record["box"]["space_value"][space])


def _draw(t: EventContext, row: Row) -> Fields:
    cards = [card for card in row[2:6] if card] if row[0] == t.seat else None
    return {"seat": row[0], "count": row[1], "cards": cards}


def _upgrade(t: EventContext, row: Row) -> Fields:
    good = row[1] if row[1] < terms.FIELDS else row[1] - terms.FIELDS
    into = terms.GOODS[terms.UPGRADED[good]]
    return {"seat": row[0], "good": terms.SOURCES[row[1]], "into": into, "price": row[2]}


def _grow(t: EventContext, row: Row) -> Fields:
    grown = dict(zip(terms.GOODS[: terms.RESOURCES], row[1 : 1 + terms.RESOURCES], strict=True))
    return {"seat": row[0], "goods": {good: n for good, n in grown.items() if n}}


def _roof(t: EventContext, row: Row) -> Fields:
    return {"seat": row[0], "place": row[1] + 1, "roof": ROOFS[row[2]]}


def _helper(t: EventContext, row: Row) -> Fields:
    return {"seat": row[0], "card": row[1] + 1, "name": t.names[row[1]]}


def _marker(t: EventContext, row: Row) -> Fields:
    return {"seat": owner_name(row[0]), "space": row[1] + 1, "value": row[2]}


def _remove(t: EventContext, row: Row) -> Fields:
    return {"seat": owner_name(row[0]), "space": row[1] + 1, "value": t.value(row[1]), "by": owner_name(row[2])}


def _over(t: EventContext, row: Row) -> Fields:
    farms = t.record["farms"]
    scores = farms["stock"][: int(t.record["seats"]), terms.Good.POINT].tolist()
    return {"scores": scores, "winners": winning_seats(t.state)}


def _from_to(t: EventContext, row: Row) -> Fields:
    return {"seat": row[0], "from": row[1], "to": row[2]}


def _good(t: EventContext, row: Row) -> Fields:
    return {"seat": row[0], "good": terms.SOURCES[row[1]], "count": row[2]}


def _priced(t: EventContext, row: Row) -> Fields:
    return {"seat": row[0], "good": terms.SOURCES[row[1]], "price": row[2]}


def _card(t: EventContext, row: Row) -> Fields:
    return {"seat": row[0], "card": row[1] + 1}


def _played(t: EventContext, row: Row) -> Fields:
    name = t.names[row[1]]
    return {"seat": row[0], "card": row[1] + 1, "side": terms.SIDES[row[2]], "name": name}


def _building(t: EventContext, row: Row) -> Fields:
    return {"seat": row[0], "building": terms.BUILDINGS[row[1]]}


EVENT_CONVERTERS: dict[int, EventConverter] = {
    Event.POINTS: lambda t, row: {"seat": row[0], "amount": row[1], "source": terms.POINT_SOURCES[row[2]]},
    Event.DEAL: lambda t, row: {"seat": row[0], "count": row[1], "cards": t.hand(row[0])},
    Event.ORDER: lambda t, row: {"seats": [seat - 1 for seat in row[:4] if seat]},
    Event.BLOCK: lambda t, row: {"building": terms.BUILDINGS[row[0]], "number": row[1]},
    Event.ROUND: lambda t, row: {"round": row[0]},
    Event.ROOFS: lambda t, row: {"roofs": [ROOFS[roof - 1] for roof in row[:4] if roof]},
    Event.DRAW: _draw,
    Event.DISCARD: _card,
    Event.PLAY: _played,
    Event.REPLACE: _played,
    Event.PAY: lambda t, row: {"seat": row[0], "good": terms.SOURCES[row[1]]},
    Event.GAIN: _good,
    Event.LOSE: _good,
    Event.BUY: _priced,
    Event.SELL: _priced,
    Event.UPGRADE: _upgrade,
    Event.TRADE: lambda t, row: {"seat": row[0], "for": terms.TRADES[row[1]]},
    Event.GROW: _grow,
    Event.ROOF: lambda t, row: {**_roof(t, row), "price": row[3]},
    Event.USE: _roof,
    Event.TURN: _roof,
    Event.DICE: lambda t, row: {"dice": [i + 1 for i, n in enumerate(row[:6]) for _ in range(n)]},
    Event.TAKE: lambda t, row: {"seat": row[0], "die": row[1]},
    Event.REROLL: _from_to,
    Event.SHIFT: _from_to,
    Event.LAST: lambda t, row: {"die": row[0]},
    Event.REMOVE_DIE: lambda t, row: {"die": row[0]},
    Event.MARK: lambda t, row: {"seat": row[0], "space": row[1]},
    Event.CHOSEN: lambda t, row: {"seat": row[0]},
    Event.DONKEYS: lambda t, row: {"by_seat": row[: int(t.record["seats"])]},
    Event.SIESTA: _from_to,
    Event.DELIVER: lambda t, row: {
        "seat": row[0],
        "good": terms.SOURCES[row[1]],
        "place": terms.DELIVERY_TARGETS[row[2]],
    },
    Event.EXTRA: lambda t, row: {"seat": row[0], "count": row[1], "price": row[2]},
    Event.BUILDING: _building,
    Event.OPEN: lambda t, row: {**_building(t, row), "number": row[2]},
    Event.CRAFT: _building,
    Event.BARROW: lambda t, row: {**_card(t, row), "value": row[2]},
    Event.MARKER: _marker,
    Event.REMOVE: _remove,
    Event.GUARD: lambda t, row: {"seat": row[0], "space": row[1] + 1},
    Event.HELPER: _helper,
    Event.FREE: lambda t, row: {"seat": row[0], **freed_place(row[1])},
    Event.NEUTRAL: lambda t, row: {"card": row[0] + 1, "value": row[1]},
    Event.RESHUFFLE: lambda t, row: {"cards": row[0]},
    Event.SCORING: lambda t, row: {"round": row[0]},
    Event.OVER: _over,
}
PRIVATE_EVENTS = frozenset([Event.DEAL, Event.DRAW])
"""Events with cards that only the seat in their first argument may see."""
REVEALING = frozenset(
    [
        Event.DEAL,
        Event.DRAW,
        Event.DICE,
        Event.REROLL,
        Event.DONKEYS,
        Event.ROUND,
        Event.NEUTRAL,
        Event.RESHUFFLE,
        Event.OVER,
    ]
)
"""Events that reveal hidden information or a random result; undo stops at them (`Game.revealing_events`)."""


def events(state: np.ndarray[Any, Any], viewers: Sequence[int | None]) -> list[list[dict[str, Any]]]:
    """Return the events of the last action or of the set-up as JSON data: one list for each viewer.

    Events are in the order in which they happened. The lists share objects, so callers must not modify them.
    """
    log = state[0]["events"]
    rows: list[Row] = log["rows"][: int(log["count"])].tolist()
    context = EventContext(state, None)
    common = [_convert_event(context, row) for row in rows]
    owners = {i: row[1] for i, row in enumerate(rows) if row[0] in PRIVATE_EVENTS}
    if not owners:
        return [common] * len(viewers)
    own = {viewer: EventContext(state, viewer) for viewer in set(viewers) & set(owners.values())}
    return [
        [
            _convert_event(own[viewer], row) if owners.get(i) == viewer and i in owners else common[i]
            for i, row in enumerate(rows)
        ]
        for viewer in viewers
    ]


def _convert_event(context: EventContext, row: Row) -> Fields:
    return {"type": EVENTS[row[0] - 1], **EVENT_CONVERTERS[row[0]](context, row[1:])}
