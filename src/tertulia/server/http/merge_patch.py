"""JSON merge patches (RFC 7396) between two plain values, extended to lists and to null values. Entry: `PatchMaker`.

A patch is the pair `merge` and `gone`. A receiver applies it to the value that it has, by the type of that value:

- An object of `merge` is merged into an object: each of its keys patches the value of the same key, or adds it.
- An object of `merge` is merged into a list: its keys are indices in decimal. The list keeps its length.
- Anything else in `merge` replaces the value. In contrast to RFC 7396, null is a value like any other.

`gone` has the paths of values that a receiver must drop; a path is a list of keys and indices. If `merge` has a value
at the same path, it replaces the dropped one: this is how an object replaces a list or another object. If `merge` has
none, the key is removed.

The patched value equals the new one, and the keys of its objects have the same order: a key that is replaced keeps its
place, and a key that is added comes last. If the new object has another order, the patch replaces the object.

Values are compared by their JSON: true is not 1, and the order of keys counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

Path = list[str]
CONTAINERS = frozenset([dict, list, tuple])
_json = msgspec.json.Encoder()


class Patch(msgspec.Struct, gc=False):
    """The difference between two values."""

    merge: Any
    gone: list[Path]


class PatchMaker:
    """Makes the patches of one change for all viewers. Elements of lists that several viewers share are patched once."""

    def __init__(self) -> None:
        self._made: dict[tuple[int, int], tuple[Any, Any, Patch]] = {}
        """Patches by ids, with the values: while these are referenced, no other value can have their ids."""

    def patch(self, before: Any, now: Any) -> Patch:
        """Returns the patch from `before` to `now`, which differ (`unequal_members`).

        The values consist of dicts with strings as keys, lists, tuples, strings, numbers, booleans and None."""
        if type(before) not in CONTAINERS or type(now) not in CONTAINERS:
            return Patch(now, [])
        return self._patch_members(before, now) or replace_value(before, now)

    def _patch_shared(self, before: Any, now: Any) -> Patch:
        """Returns the patch between two values, which is made once."""
        key = id(before), id(now)
        if key not in self._made:
            self._made[key] = before, now, self.patch(before, now)
        return self._made[key][2]

    def _patch_members(self, before: Any, now: Any) -> Patch | None:
        """Returns the patch of the members that differ; None if the members cannot be merged."""
        is_object = type(now) is dict
        if is_object != (type(before) is dict):
            return None
        if not is_object:
            before, now = dict(enumerate(before)), dict(enumerate(now))
        merge, gone, added = dict[str, Any](), list[Path](), list[str]()
        if list(before) != list(now):
            kept = [key for key in before if key in now]
            added = list(now)[len(kept) :]
            if not is_object or [*kept, *added] != list(now):
                return None
            gone = [[key] for key in before if key not in now]
        patch_member = self.patch if is_object else self._patch_shared
        for key in unequal_members(before, now):
            patch = patch_member(before[key], now[key])
            merge[str(key)] = patch.merge
            if patch.gone:
                gone += [[str(key), *path] for path in patch.gone]
        for key in added:
            merge[key] = now[key]
        return Patch(merge, gone)


def unequal_members(before: Mapping[Any, Any], now: Mapping[Any, Any]) -> list[Any]:
    """Returns the keys of both objects whose values have different JSON, in the order of `now`.

    Values that are the same object are not looked into."""
    keys = [key for key in now if key in before and before[key] is not now[key]]
    equal = [key for key in keys if before[key] == now[key]]
    if not equal:
        return keys
    # Python compares fast, but True equals 1 there, and the order of keys does not count: JSON decides.
    if _json.encode_lines([before[key] for key in equal]) != _json.encode_lines([now[key] for key in equal]):
        equal = [key for key in equal if _json.encode(before[key]) == _json.encode(now[key])]
    return [key for key in keys if key not in equal]


def replace_value(before: Any, now: Any) -> Patch:
    """Returns the patch that replaces a value by another, even if both are objects."""
    return Patch(now, [[]] if type(before) in CONTAINERS and isinstance(now, dict) else [])
