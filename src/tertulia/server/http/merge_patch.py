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
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

Path = list[str]
CONTAINERS = frozenset([dict, list, tuple])
SHARED_DEPTH = 3
"""The length of the longest paths that are looked up among the patches already made: `view`, a part, an element of it.
Viewers share these values; smaller ones are compared as fast as they are looked up."""


class Patch(NamedTuple):
    """The difference between two values."""

    merge: Any
    gone: list[Path]


class PatchMaker:
    """Makes the patches of one change for all viewers. Values that several viewers share are compared once."""

    def __init__(self) -> None:
        self._made: dict[tuple[tuple[str, ...], int, int], tuple[Any, Any, Patch | None]] = {}
        """Patches by path and ids, with the values: while these are referenced, no other value can have their ids."""

    def make(self, before: Any, now: Any, path: tuple[str, ...] = ()) -> Patch | None:
        """Returns the patch from `before` to `now`, which lie at `path` of an event; None if they are equal.

        The values consist of dicts with strings as keys, lists, tuples, strings, numbers, booleans and None."""
        if before is now:
            return None
        if type(before) not in CONTAINERS or type(now) not in CONTAINERS:
            return None if type(before) is type(now) and before == now else Patch(now, [])
        if len(path) > SHARED_DEPTH:
            return self._compare(before, now, path)
        key = path, id(before), id(now)
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = before, now, self._compare(before, now, path)
        return made[2]

    def _compare(self, before: Any, now: Any, path: tuple[str, ...]) -> Patch | None:
        # Python compares fast, but True equals 1 there, and the order of keys does not count: JSON decides.
        if before == now and msgspec.json.encode(before) == msgspec.json.encode(now):
            return None
        if isinstance(before, dict):
            return self._compare_objects(before, now, path) if isinstance(now, dict) else replace_value(before, now)
        if not isinstance(now, dict) and len(before) == len(now):
            return self._compare_lists(before, now, path)
        return replace_value(before, now)

    def _compare_objects(self, before: Any, now: Any, path: tuple[str, ...]) -> Patch | None:
        kept = [key for key in before if key in now]
        if kept != list(now)[: len(kept)]:
            return replace_value(before, now)
        merge, gone = {}, [[key] for key in before if key not in now]
        for key, value in now.items():
            if key not in before:
                merge[key] = value
            elif before[key] is not value and (patch := self.make(before[key], value, (*path, key))) is not None:
                merge[key] = patch.merge
                gone += [[key, *below] for below in patch.gone]
        return Patch(merge, gone) if merge or gone else None

    def _compare_lists(self, before: Any, now: Any, path: tuple[str, ...]) -> Patch | None:
        merge: dict[str, Any] = {}
        gone: list[Path] = []
        for index, (old, new) in enumerate(zip(before, now, strict=True)):
            if old is not new and (patch := self.make(old, new, (*path, key := str(index)))) is not None:
                merge[key] = patch.merge
                gone += [[key, *below] for below in patch.gone]
        return Patch(merge, gone) if merge else None


def replace_value(before: Any, now: Any) -> Patch:
    """Returns the patch that replaces a value by another, even if `before` and `now` are objects."""
    return Patch(now, [[]] if isinstance(now, dict) and type(before) in CONTAINERS else [])
