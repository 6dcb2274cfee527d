"""Converts the event rows of No Siesta to JSON data for the log. Two drawn tiles are included only for their seat."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tertulia.games.no_siesta.model import terms
from tertulia.games.no_siesta.model.decisions import Decision, Keeping
from tertulia.games.no_siesta.model.events import EVENTS, Event
from tertulia.games.no_siesta.rules.queries import winning_seats
from tertulia.games.no_siesta.views.serialize import Facts, serialize_tiles

Row = list[int]
EventConverter = Callable[["EventContext", Row], Facts]
COMMODITY = {1: "disc", 0: "loose", -1: "lost"}
FORGONE: dict[int, str] = {Decision.CHANGE: "steps", Decision.OUT: "goods", Decision.COPY: "copy"}
NO_TILE = {"kind": "none", "bonus": None, "gain": None}


class EventContext:
    """A state, and the viewer for whom its events are converted; None is a spectator."""

    def __init__(self, state: np.ndarray[Any, Any], seat: int | None) -> None:
        self.state, self.record, self.seat = state, state[0], seat
        self.tiles = serialize_tiles(self.record["box"].tobytes())

    def drawn_tiles(self, seat: int) -> list[list[str]] | None:
        """Return the bonuses of the two tiles that a seat chooses from, or None if the viewer is not that seat."""
        if seat != self.seat:
            return None
        agenda = self.record["players"][seat]["agenda"]
        args = agenda["args"][int(agenda["open"]) - 1]
        return [self.tiles[int(args[which])]["bonus"] for which in (Keeping.ONE, Keeping.OTHER)]


def _roll(t: EventContext, row: Row) -> Facts:
    return {"dice": [face for face, count in zip(terms.FACES, row, strict=True) for _ in range(count)]}


def _die(t: EventContext, row: Row) -> Facts:
    seat, face, marking = row[:3]
    # The name of a face lists its revenues.
    goods = [
        good for good in terms.FACES[face].split("_") if marking == terms.Marking.ALL or good == terms.MARKINGS[marking]
    ]
    return {"seat": seat, "die": terms.FACES[face], "mark": terms.MARKINGS[marking], "goods": goods}


def _trade(t: EventContext, row: Row) -> Facts:
    paid = {source: number for source, number in zip(terms.SOURCES, terms.TRADE_SPLITS[row[2]], strict=True) if number}
    good = terms.REVENUES[row[1]]
    return {"seat": row[0], "good": good, "given": {good: terms.TRADED}, "paid": paid}


def _gap(t: EventContext, row: Row) -> Facts:
    seat, gap, tile = row[:3]
    return {"seat": seat, "gap": gap + 1, **(t.tiles[tile - 1] if tile else NO_TILE)}


def _tile(t: EventContext, row: Row) -> Facts:
    return {"seat": row[0], "gap": row[1] + 1, **t.tiles[row[2]]}


def _first(t: EventContext, row: Row) -> Facts:
    seats = [seat for seat in range(int(t.record["seats"])) if row[1] >> seat & 1]
    return {"barrow": row[0] + 1, "players": seats}


def _hire(t: EventContext, row: Row) -> Facts:
    return {"seat": row[0], "helper": terms.HELPERS[row[1]], "field": row[2] + 1}


def _lot(t: EventContext, row: Row) -> Facts:
    return {"seat": row[0], "good": terms.REVENUES[row[1]], "count": row[2]}


def _over(t: EventContext, row: Row) -> Facts:
    seats = int(t.record["seats"])
    scores = t.record["players"]["sources"][:seats].sum(axis=1).tolist()
    return {"scores": scores, "winners": winning_seats(t.state)}


def _seat(t: EventContext, row: Row) -> Facts:
    return {"seat": row[0]}


EVENT_CONVERTERS: dict[int, EventConverter] = {
    Event.START: _seat,
    Event.ROUND: lambda t, row: {"number": row[0], "seat": row[1]},
    Event.ROLL: _roll,
    Event.TAKE: _die,
    Event.MARK: _die,
    Event.ROOF: lambda t, row: {"seat": row[0], "gap": row[1] + 1, "source": terms.SOURCES[row[2]]},
    Event.FIELD: lambda t, row: {
        "seat": row[0], "field": row[1] + 1, "good": terms.REVENUES[row[2]], "source": terms.SOURCES[row[3]],
    },
    Event.TRADE: _trade,
    Event.LOAD: lambda t, row: {
        "seat": row[0], "barrow": row[1] + 1, "good": terms.REVENUES[row[2]], "source": terms.SOURCES[row[3]],
    },
    Event.STORE: lambda t, row: {"seat": row[0], "good": terms.REVENUES[row[1]], "source": terms.SOURCES[row[2]]},
    Event.CLIMB: lambda t, row: {"seat": row[0], "to": row[1], "source": terms.SOURCES[row[2]]},
    Event.DISC: lambda t, row: {"seat": row[0], "left": row[1]},
    Event.GAP: _gap,
    Event.DRAW: lambda t, row: {"seat": row[0], "gap": row[1] + 1, "tiles": t.drawn_tiles(row[0])},
    Event.TILE: _tile,
    Event.CHANGE: lambda t, row: {"seat": row[0], "from": terms.REVENUES[row[1]], "to": terms.REVENUES[row[2]]},
    Event.CLEAR: lambda t, row: {"seat": row[0], "source": terms.SOURCES[row[1]]},
    Event.OUT: lambda t, row: {"seat": row[0], "good": terms.REVENUES[row[1]]},
    Event.GAIN: lambda t, row: {"seat": row[0], "good": terms.REVENUES[row[1]]},
    Event.COMMODITY: lambda t, row: {"seat": row[0], "where": COMMODITY[row[1]]},
    Event.FIELD_FULL: lambda t, row: {"seat": row[0], "field": row[1] + 1},
    Event.BARROW: lambda t, row: {"seat": row[0], "barrow": row[1] + 1},
    Event.FIRST: _first,
    Event.MARKET: lambda t, row: {"seat": row[0], "space": terms.SPACES[row[1]]},
    Event.DECLINE: _seat,
    Event.COPY: lambda t, row: {"seat": row[0], "helper": terms.HELPERS[row[1]]},
    Event.HIRE: _hire,
    Event.UNHIRED: lambda t, row: {"seat": row[0], "field": row[1] + 1},
    Event.WAIVE: _lot,
    Event.LOSE: _lot,
    Event.PASS: _seat,
    Event.LAST_ROUND: _seat,
    Event.POINTS: lambda t, row: {"seat": row[0], "amount": row[1], "source": terms.POINT_SOURCES[row[2]]},
    Event.OVER: _over,
    Event.FORGO: lambda t, row: {"seat": row[0], "what": FORGONE[row[1]]},
    Event.IDLE: lambda t, row: {"rounds": row[0], "left": row[1]},
}  # fmt: skip
REVEALING = frozenset([Event.ROLL, Event.GAP, Event.DRAW, Event.ROUND, Event.OVER])
"""Events that reveal hidden information or a random result; undo stops at them (`Game.revealing_events`)."""


def events(state: np.ndarray[Any, Any], viewers: Sequence[int | None]) -> list[list[Facts]]:
    """Return for each viewer the events of the last action, or of the set-up before any action.

    `viewers` are seats, or None for spectators. The lists are in the order of `viewers`. Only the drawn roof tiles
    differ between viewers. Events that all viewers see equally are the same objects in all lists, so callers must not
    change them.
    """
    log = state[0]["events"]
    rows: list[Row] = log["rows"][: int(log["count"])].tolist()
    context = EventContext(state, None)
    common = [_convert_event(context, row) for row in rows]
    owners = {i: row[1] for i, row in enumerate(rows) if row[0] == Event.DRAW}
    if not owners:
        return [common] * len(viewers)
    own = {seat: EventContext(state, seat) for seat in owners.values()}
    return [
        [
            _convert_event(own[viewer], row) if i in owners and owners[i] == viewer else common[i]
            for i, row in enumerate(rows)
        ]
        for viewer in viewers
    ]


def _convert_event(context: EventContext, row: Row) -> Facts:
    return {"type": EVENTS[row[0] - 1], **EVENT_CONVERTERS[row[0]](context, row[1:])}
