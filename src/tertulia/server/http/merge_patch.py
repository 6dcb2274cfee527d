"""JSON merge patches (RFC 7396) between two plain values, extended to lists and to null values.

Entry: `PatchMaker`. A patch has two parts, `merge` and `removed`. A receiver applies the patch to the old value.
These rules apply to `merge`, and to every value within it:

- An object is merged into an old object: each key patches the value of the same key, or adds a new value.
- An object is merged into an old list: each key is an index in decimal. The list keeps its length.
- All other values replace the old value. In contrast to RFC 7396, null is a value like any other.

`removed` has the paths of old values that a receiver drops; a path is a list of keys and indices. If `merge` has a
value at the same path, this value replaces the dropped value. In this way, an object replaces a list or another object.
If `merge` has no value at the path, the key is removed.

The patched value equals the new value, and its keys have the same order. A replaced key keeps its place, and an added
key comes last. If this order differs from that of the new object, the patch replaces the complete object.

Values are compared by their JSON: true is not 1, and the order of keys counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

Path = list[str]
CONTAINERS = frozenset([dict, list, tuple])
_json = msgspec.json.Encoder()


class Patch(msgspec.Struct, gc=False):
    """The difference between two values.

    `merge` has new and changed values, `removed` the paths of dropped ones.
    """

    merge: Any
    removed: list[Path]


class PatchMaker:
    """Computes the merge patches of one change of a table, for all viewers.

    A list element that several viewers see is compared only once.
    """

    def __init__(self) -> None:
        self._shared_patches: dict[tuple[int, int], tuple[Any, Any, Patch]] = {}
        """Patches of list elements that several viewers see, by the Python ids of the old and the new element.

        Each entry also has the two elements. As long as it references them, no other object can have their ids.
        """

    def patch(self, before: Any, now: Any) -> Patch:
        """Return the patch from `before` to `now`, whose JSON must differ (`differs`).

        The values consist of dicts with strings as keys, lists, tuples, strings, numbers, booleans and None.
        """
        found: Patch | None = None
        if type(now) is dict:
            found = self._patch_object(before, now) if type(before) is dict else None
        elif type(now) in CONTAINERS and type(before) in CONTAINERS and type(before) is not dict:
            found = self._patch_list(before, now) if len(before) == len(now) else None
        return found or replace_value(before, now)

    def _patch_shared(self, before: Any, now: Any) -> Patch:
        """Return the patch between two list elements, which is made once and then reused."""
        key = id(before), id(now)
        if key not in self._shared_patches:
            self._shared_patches[key] = before, now, self.patch(before, now)
        return self._shared_patches[key][2]

    def _patch_object(self, before: dict[str, Any], now: dict[str, Any]) -> Patch | None:
        """Return the patch of the object's members that differ; None if the order of the keys has changed."""
        merge, removed, added = dict[str, Any](), list[Path](), list[str]()
        if list(before) != list(now):
            common_keys = [key for key in before if key in now]
            added = list(now)[len(common_keys) :]
            if [*common_keys, *added] != list(now):
                return None
            removed = [[key] for key in before if key not in now]
        for key, value in now.items():
            if key in before and (old := before[key]) is not value and differs(old, value):
                if type(value) not in CONTAINERS:
                    merge[key] = value
                    continue
                patch = self.patch(old, value)
                merge[key] = patch.merge
                if patch.removed:
                    removed += [[key, *path] for path in patch.removed]
        for key in added:
            merge[key] = now[key]
        return Patch(merge, removed)

    def _patch_list(self, before: Sequence[Any], now: Sequence[Any]) -> Patch:
        """Return the patch of the list's elements that differ, by their indices."""
        merge, removed = dict[str, Any](), list[Path]()
        for index, (old, value) in enumerate(zip(before, now, strict=True)):
            if old is not value and differs(old, value):
                patch = self._patch_shared(old, value)
                merge[str(index)] = patch.merge
                if patch.removed:
                    removed += [[str(index), *path] for path in patch.removed]
        return Patch(merge, removed)


def differs(before: Any, now: Any) -> bool:
    """Return whether the JSON of two values differs; False without a comparison if they are one object."""
    if before is now:
        return False
    if before == now:
        # Python compares fast, but True equals 1 there, and the order of keys does not count: JSON decides.
        same = type(before) is type(now) and type(now) not in CONTAINERS
        return not same and _json.encode(before) != _json.encode(now)
    return True


def replace_value(before: Any, now: Any) -> Patch:
    """Return the patch that replaces `before` by `now` completely, even if both are objects."""
    return Patch(now, [[]] if type(before) in CONTAINERS and isinstance(now, dict) else [])
