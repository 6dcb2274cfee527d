"""The last change of a table as JSON, for viewers who have the version before it. Entry: `change_json`.

The view and the clocks are sent as a merge patch. All viewers are sent a change at the same time, so a patch between
values that several viewers share is made and encoded once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table
from tertulia.server.http.merge_patch import PatchMaker, Path, replace_value, unequal_members
from tertulia.server.http.responses import ChangeEvent
from tertulia.server.http.time_responses import time_response
from tertulia.server.http.view_cache import EncodedViews, Viewer, encoded_views

MIN_COMPARED_BYTES = 100
"""A shorter patch is sent even if the complete part is shorter still."""
SHORT_MERGE_BYTES = MIN_COMPARED_BYTES - len(b"[]")
"""The same for `merge` alone, if `gone` is empty."""


def change_json(table: Table, seat: Viewer) -> bytes | None:
    """Returns the last change of a table as a `ChangeEvent` in JSON, for viewers at a seat who have the version before
    it; None if only the complete table shows the change."""
    if table.previous is None:
        return None
    now = encoded_views(table.state)
    if now.change is None:
        before = encoded_views(table.previous)
        before.change = None  # no viewer asks for it any more, and it references the views of an even older version
        now.change = Change(table, table.previous)
    return now.change.seen_by(seat, now)


def _frame(state: TableState) -> tuple[object, ...]:
    """The fields of a state whose changes only the complete table shows."""
    return state.phase, state.host, state.seats, state.substitutions, state.again, state.terms, state.match is None


class EncodedPatch(msgspec.Struct, gc=False):
    """The patch of a part of the event, or of several parts."""

    merge: bytes
    """As JSON."""
    gone: list[Path]
    """Paths from the event on."""


class Change:
    """The change from the previous version of a table to the current one.

    It references neither of the two states, so that it is freed with the views of the current one."""

    def __init__(self, table: Table, old: TableState) -> None:
        new, self._before = table.state, encoded_views(old).views()
        self._same_frame = _frame(old) == _frame(new)
        self._base, self._version, self._position = old.version, new.version, new.position
        self._kept = table.log_versions[-1].kept
        self._lines = new.log[self._kept :]
        self._maker = PatchMaker()
        self._common: EncodedPatch | None = None
        """The patch of the common parts of all views (`_patch_parts`)."""
        self._time = self._patch_time(table, old)
        self._messages: dict[Viewer, bytes] = {}

    def seen_by(self, seat: Viewer, now: EncodedViews) -> bytes | None:
        """Returns the change for viewers at a seat, as JSON; None if only the complete table shows it."""
        if not self._same_frame or seat not in self._before.own:
            return None
        if seat not in self._messages:
            self._messages[seat] = self._encode(seat, now)
        return self._messages[seat]

    def _encode(self, seat: Viewer, now: EncodedViews) -> bytes:
        views = now.views()
        if self._common is None:
            self._common = self._patch_parts(["view"], self._before.common, views.common)
        own = self._patch_parts(["view"], self._before.own[seat], views.own[seat])
        view = (self._common.merge + own.merge)[1:]
        change = ChangeEvent(
            base=self._base,
            version=self._version,
            position=self._position,
            actors=now.actors,
            undo=now.undo(seat),
            kept=self._kept,
            log=[msgspec.Raw(line.seen_by(seat)) for line in self._lines],
            legal=msgspec.Raw(now.legal(seat)),
            merge=msgspec.Raw(b'{"view":{%b}%b}' % (view, self._time.merge)),
            gone=[*self._common.gone, *own.gone, *self._time.gone],
        )
        return msgspec.json.encode(change)

    def _patch_time(self, table: Table, old: TableState) -> EncodedPatch:
        if old.course is table.state.course:
            return EncodedPatch(b"", [])
        before, now = [{"time": msgspec.to_builtins(time_response(table, state))} for state in (old, table.state)]
        return self._patch_parts([], before, now)

    def _patch_parts(self, path: Path, before: Mapping[str, Any], now: Mapping[str, Any]) -> EncodedPatch:
        """Returns the patch of the parts of the object at `path`. Its `merge` has no braces; a comma precedes each part."""
        merge, gone, added = b"", list[Path](), list[str]()
        if list(before) != list(now):
            gone = [[*path, part] for part in before if part not in now]
            added = [part for part in now if part not in before]
        for part in unequal_members(before, now):
            patch = self._patch_part([*path, part], before[part], now[part])
            merge += b',"%b":%b' % (part.encode(), patch.merge)
            gone += patch.gone
        for part in added:
            merge += b',"%b":%b' % (part.encode(), msgspec.json.encode(now[part]))
        return EncodedPatch(merge, gone)

    def _patch_part(self, path: Path, before: Any, now: Any) -> EncodedPatch:
        """Returns the patch of the part at `path`, which has the complete value if that is shorter."""
        patch = self._maker.patch(before, now)
        merge = msgspec.json.encode(patch.merge)
        if not patch.gone and (len(merge) < SHORT_MERGE_BYTES or len(merge) <= len(msgspec.json.encode(now))):
            return EncodedPatch(merge, [])
        found = EncodedPatch(merge, [[*path, *below] for below in patch.gone])
        complete = EncodedPatch(msgspec.json.encode(now), [path] if replace_value(before, now).gone else [])
        return complete if _size(complete) < _size(found) >= MIN_COMPARED_BYTES else found


def _size(patch: EncodedPatch) -> int:
    return len(patch.merge) + len(msgspec.json.encode(patch.gone))
