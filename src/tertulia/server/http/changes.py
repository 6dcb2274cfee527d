"""The last change of a table as JSON, for viewers who have the version before it. Entry: `change_json`.

The view and the clocks are sent as a merge patch. All viewers are sent a change at the same time, so a patch between
values that several viewers share is made and encoded once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from tertulia.kernel.game import SplitViews
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table
from tertulia.server.http.merge_patch import Patch, PatchMaker, Path, replace_value
from tertulia.server.http.responses import ChangeEvent
from tertulia.server.http.time_responses import time_response
from tertulia.server.http.view_cache import EncodedViews, Viewer, encoded_views

MIN_COMPARED_BYTES = 100
"""A shorter patch is sent in any case: to encode the complete part as well would cost more than the few bytes are worth."""
ABSENT = object()
"""Stands for a part that a view does not have."""
_changes: WeakKeyDictionary[TableState, Change] = WeakKeyDictionary()
"""By the state that a change has led to."""


def change_json(table: Table, seat: Viewer) -> bytes | None:
    """Returns the last change of a table as a `ChangeEvent` in JSON, for viewers at a seat who have the version before
    it; None if only the complete table shows the change."""
    old, new = table.previous, table.state
    if old is None or _frame(old) != _frame(new) or seat not in encoded_views(old).views().own:
        return None
    change = _changes.get(new)
    if change is None:
        _changes.pop(old, None)  # no viewer asks for it any more, and it references the views of an even older version
        change = _changes[new] = Change(table, old)
    return change.seen_by(seat, encoded_views(new))


def _frame(state: TableState) -> tuple[object, ...]:
    """The fields of a state whose changes only the complete table shows."""
    return state.phase, state.host, state.seats, state.substitutions, state.again, state.terms, state.match is None


class EncodedPatch(NamedTuple):
    """The patch of one value of the event: `merge` as JSON, paths from the event on."""

    merge: bytes
    gone: list[Path]


class Change:
    """The change from the previous version of a table to the current one.

    It references neither of the two states, so that it leaves the cache with the new one."""

    def __init__(self, table: Table, old: TableState) -> None:
        new, self._before = table.state, encoded_views(old).views()
        self._base, self._version, self._position = old.version, new.version, new.position
        self._kept = table.kept_since(old.version) or 0
        self._lines = new.log[self._kept :]
        self._maker = PatchMaker()
        self._common: EncodedPatch | None = None
        """The patch of the common parts of all views."""
        self._time = self._patch_time(table, old)
        self._messages: dict[Viewer, bytes] = {}

    def seen_by(self, seat: Viewer, now: EncodedViews) -> bytes:
        """Returns the change for viewers at a seat, as JSON."""
        if seat not in self._messages:
            self._messages[seat] = self._encode(seat, now)
        return self._messages[seat]

    def _encode(self, seat: Viewer, now: EncodedViews) -> bytes:
        patch = self._patch_view(seat, now.views())
        fields = [b'"view":%b' % patch.merge]
        if self._time is not None:
            fields.append(b'"time":%b' % self._time.merge)
            patch.gone.extend(self._time.gone)
        change = ChangeEvent(
            base=self._base,
            version=self._version,
            position=self._position,
            actors=now.actors,
            undo=now.undo(seat),
            kept=self._kept,
            log=[msgspec.Raw(line.seen_by(seat)) for line in self._lines],
            legal=msgspec.Raw(now.legal(seat)),
            merge=msgspec.Raw(b"{%b}" % b",".join(fields)),
            gone=patch.gone,
        )
        return msgspec.json.encode(change)

    def _patch_view(self, seat: Viewer, views: SplitViews) -> EncodedPatch:
        if self._common is None:
            self._common = self._patch_parts(self._before.common, views.common)
        own = self._patch_parts(self._before.own[seat], views.own[seat])
        merge = b",".join(filter(None, (self._common.merge, own.merge)))
        return EncodedPatch(b"{%b}" % merge, [*self._common.gone, *own.gone])

    def _patch_parts(self, before: Mapping[str, Any], now: Mapping[str, Any]) -> EncodedPatch:
        """Returns the patch of parts of a view; its `merge` is the inside of a JSON object."""
        merge, gone = list[bytes](), [["view", part] for part in before if part not in now]
        for part, value in now.items():
            known = before.get(part, ABSENT)
            if known is not value and (patch := self._patch(("view", part), known, value)) is not None:
                merge.append(b'"%b":%b' % (part.encode(), patch.merge))
                gone += patch.gone
        return EncodedPatch(b",".join(merge), gone)

    def _patch_time(self, table: Table, old: TableState) -> EncodedPatch | None:
        if old.course is table.state.course:
            return None
        before, now = [msgspec.to_builtins(time_response(table, state)) for state in (old, table.state)]
        return self._patch(("time",), before, now)

    def _patch(self, path: tuple[str, ...], before: Any, now: Any) -> EncodedPatch | None:
        """Returns the patch of the value at `path`; None if the value is the same. The patch has the complete value if
        that is shorter."""
        if before is ABSENT:
            return EncodedPatch(msgspec.json.encode(now), [])
        patch = self._maker.make(before, now, path)
        if patch is None:
            return None
        encoded = _encode(patch, path)
        if _size(encoded) < MIN_COMPARED_BYTES:
            return encoded
        return min(encoded, _encode(replace_value(before, now), path), key=_size)


def _encode(patch: Patch, path: tuple[str, ...]) -> EncodedPatch:
    return EncodedPatch(msgspec.json.encode(patch.merge), [[*path, *below] for below in patch.gone])


def _size(patch: EncodedPatch) -> int:
    return len(patch.merge) + len(msgspec.json.encode(patch.gone))
