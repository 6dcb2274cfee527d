"""Views in parts (`Look`): a part is recomputed only if a state field that it reads has changed.

A game defines a subclass of `Look` for its state. `part` marks a cached property, `keyed_part` a cached method. The
path of a field starts at the state, at `queries` (values that compiled code derives from the state, see
`Look.run_queries`) or at `self` (another part):

>>> from tertulia.kernel.schema import IntArray, copy_state, int16, zero_state
>>> class State(Record):
...     coins: IntArray = int16(2)
...     over: int = int16()
>>> class PurseLook(Look, state=State):
...     @keyed_part("coins.{}")
...     def coins(self, seat: int) -> list[int]:
...         return [int(self.record["coins"][seat])]
...     @part("over")
...     def over(self) -> bool:
...         return bool(self.record["over"])
...     def common(self) -> dict[str, object]:
...         return {"over": self.over}
...     def own(self, viewer: int | None) -> dict[str, object]:
...         return {} if viewer is None else {"coins": self.coins(viewer)}
>>> before = PurseLook(zero_state(State.dtype))
>>> before.coins(0), before.coins(1)
([0], [0])
>>> after_state = copy_state(before.state)
>>> after_state["coins"][0, 1] = 3
>>> after = PurseLook(after_state, before)
>>> after.coins(1), after.coins(0) is before.coins(0)
([3], True)
"""

from __future__ import annotations

import functools
import itertools
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

import numpy as np

from tertulia.kernel.schema import Record, StateArray

Reader = tuple[str, int | None]
"""(name, index): a part of a view, and the index (usually a seat) for which it is computed.

The index replaces `{}` in the paths of the state fields that the part reads. It is None if no path contains `{}`.
"""
Viewer = int | None
"""Seat whose player sees a view; None for spectators."""
T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])
NO_QUERIES = np.zeros(0, np.uint8)
INDEX_PLACEHOLDER = "{}"
"""Placeholder for an array index in a field's path: `coins.{}` becomes `coins.2` for argument 2."""


class Look(ABC):
    """The parts of all views of one state, computed on demand and cached.

    The `Look` of another state may share the values, so callers must not modify them.
    """

    fields: ClassVar[np.dtype[Any]]
    """NumPy dtype of the data that parts read.

    Its field `state` is the state record. Its field `queries`, if any, is the record that `run_queries` returns.
    """
    parts: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Paths of the fields that each part reads, by the part's name."""

    def __init_subclass__(cls, *, state: type[Record], queries: np.dtype[Any] | None = None) -> None:
        """Fill `parts` with the decorated methods of a new subclass and its base classes, and set `fields`.

        `state` is the class that declares the game's state record. `queries` is the dtype of the values that
        `run_queries` returns, or None if the game has no queries.
        """
        fields = [("state", state.dtype)] if queries is None else [("state", state.dtype), ("queries", queries)]
        cls.fields = np.dtype(fields)
        members = [member for base in reversed(cls.__mro__) for member in vars(base).items()]
        cls.parts = {name: value.reads for name, value in members if hasattr(value, "reads")}

    def __init__(self, state: StateArray, before: Self | None = None) -> None:
        """Prepare the parts of the views of a state. The state must not change afterwards.

        `before` has the parts for another state of the same game. Its parts are reused if the fields that they read are
        equal in both states.
        """
        self.state, self.record = state, state[0]
        queries = self.run_queries()
        self.queries: Any = queries[0] if len(queries) else None
        """Record of values that `run_queries` returned, or None if the game has no queries."""
        self._bytes = state.tobytes() + queries.tobytes()
        self._properties: dict[str, Any] = {}
        """Values of the cached properties (`part`) that have been computed, by the property's name.

        Each value is also an attribute of this object, so that Python reads it without calling the property.
        """
        self._results: dict[Reader, dict[tuple[Any, ...], Any]] = {}
        """Results of the cached methods (`keyed_part`): for each method, a dict from arguments to result."""
        if before is not None:
            stale = self._stale(before)
            self._properties = {name: value for name, value in before._properties.items() if (name, None) not in stale}
            self._results = {reader: results for reader, results in before._results.items() if reader not in stale}
            self.__dict__.update(self._properties)

    def run_queries(self) -> np.ndarray[Any, Any]:
        """Return an array of one record: values that compiled rules derive from the state, such as prices.

        By default, the game has no queries and the array is empty. A part that reads a value declares its path, such
        as `queries.facts.{}` for the field `facts` of the record.
        """
        return NO_QUERIES

    @abstractmethod
    def common(self) -> Mapping[str, Any]:
        """Return the fields of the view that are equal for all viewers."""

    @abstractmethod
    def own(self, viewer: Viewer) -> Mapping[str, Any]:
        """Return the fields of the view that depend on the viewer."""

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """Return the complete view of a seat, or of a spectator if `viewer` is None."""
        return {**self.common(), **self.own(viewer)}

    def _stale(self, before: Look) -> frozenset[Reader]:
        """Return the parts that must not be reused from the look `before`, which has another state.

        These parts read a byte in which the two states, or their query results, differ.
        """
        sets, set_of_byte = type(self)._readers()
        differ = np.frombuffer(self._bytes, np.uint8) != np.frombuffer(before._bytes, np.uint8)
        return frozenset().union(*[sets[number] for number in set(set_of_byte[differ].tolist())])

    @classmethod
    @functools.cache
    def _readers(cls) -> tuple[list[frozenset[Reader]], np.ndarray[Any, np.dtype[np.intp]]]:
        """Return which parts read each byte of the state and of the query results.

        The result is a list of sets of parts, and an array with the index of each byte's set in the list.
        """
        readers = [(name, seat) for name in cls.parts for seat in cls._seats(name)]
        reads = np.zeros((len(readers), cls.fields.itemsize), bool)
        for row, (name, seat) in zip(reads, readers, strict=True):
            for first, end in cls._byte_ranges(cls.parts[name], seat):
                row[first:end] = True
        columns, numbers = [column.tobytes() for column in reads.T], dict[bytes, int]()
        set_of_byte = np.array([numbers.setdefault(column, len(numbers)) for column in columns], np.intp)
        sets = [frozenset(itertools.compress(readers, column)) for column in numbers]
        return sets, set_of_byte

    @classmethod
    def _seats(cls, name: str) -> Sequence[int | None]:
        """Return the indices that can replace `{}` in the paths of the part `name`, usually seats.

        They are all indices of the array whose path precedes `{}`. Returns `[None]` for a part without `{}`.
        """
        for path in cls.parts[name]:
            outer, found, _ = path.partition(f".{INDEX_PLACEHOLDER}")
            if found:
                return range(cls._count(outer))
        return [None]

    @classmethod
    def _count(cls, path: str) -> int:
        """Return the length of the array at a field's path.

        A path `self.<part>` names another part. The result is then the number of indices for which that part is
        computed.
        """
        if path.startswith("self."):
            return len(cls._seats(path.removeprefix("self.")))
        return int(functools.reduce(lambda outer, name: outer.base[name], _field_path(path), cls.fields).shape[0])

    @classmethod
    def _byte_ranges(cls, paths: Sequence[str], seat: int | None) -> Iterator[tuple[int, int]]:
        """Yield the (first, end) byte offsets of the fields at `paths`; the end is exclusive.

        `seat` replaces `{}` in the paths. It is None if no path contains `{}`.
        """
        for path in paths:
            if path.startswith("self."):
                _, name, *rest = path.split(".")
                for one in [seat] if rest else cls._seats(name):
                    yield from cls._byte_ranges(cls.parts[name], one)
            else:
                yield from _field_ranges(cls.fields, _field_path(path.replace(INDEX_PLACEHOLDER, str(seat))))


class Part(Generic[T]):
    """A cached property of a `Look`.

    Once computed, its value is an attribute of the look, which Python reads without calling this property.
    """

    def __init__(self, make: Callable[[Any], T], fields: tuple[str, ...]) -> None:
        self.reads = fields
        self._make, self._name = make, make.__name__
        self.__doc__ = make.__doc__

    def __get__(self, look: Look | None, owner: type[Look]) -> T:
        if look is None:
            return cast(T, self)
        value = self._make(look)
        look._properties[self._name] = look.__dict__[self._name] = value
        return value


def part(*fields: str) -> Callable[[Callable[[Any], T]], Part[T]]:
    """Decorate a method of a `Look` as a cached property.

    `fields` are the paths of all fields that the method reads, such as `over`.
    """
    return lambda make: Part(make, fields)


def keyed_part(*fields: str) -> Callable[[F], F]:
    """Decorate a method of a `Look` with arguments, so that its results are cached by arguments.

    `fields` are the paths of all fields that the method reads, such as `coins.{}`. The first argument replaces `{}`,
    and the method reads only that entry of the array. Arguments must be positional and hashable.
    """
    indexed = any(INDEX_PLACEHOLDER in path for path in fields)

    def decorate(make: F) -> F:
        name = make.__name__

        @functools.wraps(make)
        def read(look: Look, *arguments: Any) -> Any:
            reader = (name, arguments[0] if indexed else None)
            if reader not in look._results:
                look._results[reader] = {}
            results = look._results[reader]
            if arguments not in results:
                results[arguments] = make(look, *arguments)
            return results[arguments]

        read.reads = fields  # type: ignore[attr-defined]
        return cast(F, read)

    return decorate


def _field_path(path: str) -> list[str]:
    """Split a path into names and indices, starting in `Look.fields`: `state`, `coins`, `2` for `coins.2`."""
    steps = path.split(".")
    return steps if steps[0] == "queries" else ["state", *steps]


def _field_ranges(dtype: np.dtype[Any], path: Sequence[str]) -> list[tuple[int, int]]:
    """Return the (first, end) byte offsets of a field; the end is exclusive.

    `players.cards` is a field of every player, `players.2.cards` of one. Raises `ValueError` for an unknown field.
    """
    if not path:
        return [(0, dtype.itemsize)]
    step, *rest = path
    if dtype.subdtype is not None:
        inner, shape = dtype.subdtype
        indexed = step.isdigit()
        inner = np.dtype((inner, shape[1:])) if indexed and len(shape) > 1 else inner
        count = int(shape[0]) if indexed else int(np.prod(shape))
        numbers = [int(step)] if indexed else range(count)
        places = _field_ranges(inner, rest if indexed else path)
        return [(first + n * inner.itemsize, end + n * inner.itemsize) for n in numbers for first, end in places]
    if dtype.fields is None or step not in dtype.fields:
        raise ValueError(f"no field {step!r}; the fields are: {', '.join(dtype.names or ())}")
    inner, offset = dtype.fields[step][:2]
    return [(offset + first, offset + end) for first, end in _field_ranges(inner, rest)]
