"""Merge patches as a client applies them: the counterpart of `tertulia.server.http.merge_patch`, and of `merged` in
`web/src/api/change.ts`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def apply_patch(value: Any, merge: Any, removed: Sequence[list[str]] = ()) -> Any:
    """Return the value after the patch. The value itself does not change."""
    if not isinstance(value, dict | list) or not isinstance(merge, dict) or any(not path for path in removed):
        return merge
    if isinstance(value, list):
        assert merge.keys() <= set(map(str, range(len(value)))), "a list keeps its length"
        patched = {str(index): element for index, element in enumerate(value)}
    else:
        patched = {key: old for key, old in value.items() if key in merge or [key] not in removed}
    for key, change in merge.items():
        below = [path[1:] for path in removed if path[0] == key]
        patched[key] = apply_patch(patched[key], change, below) if key in patched else change
    return list(patched.values()) if isinstance(value, list) else patched
