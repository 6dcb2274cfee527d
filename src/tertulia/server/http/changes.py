"""What the last change of a table brought, as JSON for those who have the version before it.

All who look are told of each move, at the same time: what is the same for all of them is found out once.
"""

from __future__ import annotations

from weakref import WeakKeyDictionary

import msgspec

from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table
from tertulia.server.http.responses import ChangeEvent
from tertulia.server.http.time_responses import time_response
from tertulia.server.http.view_cache import EncodedViews, Parts, Viewer, encoded_views, joined

_changes: WeakKeyDictionary[TableState, Change] = WeakKeyDictionary()
"""By the state that a change has led to."""


def change_json(table: Table, seat: Viewer) -> bytes | None:
    """A `ChangeEvent` as JSON: what the last change brought for those who look from a seat and have the version before it; None
    where only the whole table shows it."""
    old, new = table.previous, table.state
    if old is None or _frame(old) != _frame(new) or seat not in encoded_views(old).views().whole:
        return None
    change = _changes.get(new)
    if change is None:
        _changes.pop(old, None)  # nobody asks for that any more, and with it go the views of two versions ago
        change = _changes[new] = Change(table, old)
    return change.seen_by(seat, encoded_views(new))


def _frame(state: TableState) -> tuple[object, ...]:
    """What a change of it only the whole table shows."""
    return state.phase, state.host, state.seats, state.substitutions, state.again, state.terms, state.match is None


class Change:
    """From the version before to the one that a table has now. It keeps no hold of either: with the state it goes."""

    def __init__(self, table: Table, old: TableState) -> None:
        new, self._before = table.state, encoded_views(old).views()
        self._base, self._version, self._position = old.version, new.version, new.position
        self._kept = table.kept_since(old.version) or 0
        self._lines = new.log[self._kept :]
        self._time = time_response(table, new)
        before, now = self._before.whole[None], encoded_views(new).views().whole[None]
        self._open = {key: value for key, value in now.items() if before.get(key) != value}
        """What is new or different for spectators, and for a seat unless it sees it otherwise."""
        self._messages: dict[Viewer, bytes] = {}

    def seen_by(self, seat: Viewer, now: EncodedViews) -> bytes:
        """The change for those who look from a seat."""
        if seat not in self._messages:
            self._messages[seat] = self._encode(seat, now)
        return self._messages[seat]

    def _encode(self, seat: Viewer, now: EncodedViews) -> bytes:
        before, view = self._before.whole[seat], now.views().whole[seat]
        change = ChangeEvent(
            base=self._base,
            version=self._version,
            position=self._position,
            actors=now.actors,
            undo=now.undo(seat),
            kept=self._kept,
            log=[msgspec.Raw(line.seen_by(seat)) for line in self._lines],
            legal=msgspec.Raw(now.legal(seat)),
            view=msgspec.Raw(joined(self._different(seat, now))),
            gone=sorted(before.keys() - view.keys()),
            time=self._time,
        )
        return msgspec.json.encode(change)

    def _different(self, seat: Viewer, now: EncodedViews) -> Parts:
        """The parts of the view that are new or different for a seat."""
        own = self._before.own[seat].keys() | now.views().own[seat].keys()
        before, view = self._before.whole[seat], now.views().whole[seat]
        return {key: value for key, value in self._open.items() if key not in own} | {
            key: view[key] for key in own if key in view and before.get(key) != view[key]
        }
