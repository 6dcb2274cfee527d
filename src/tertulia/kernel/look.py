"""Views in parts: each part names the fields that it reads, and is computed again only if one of them has changed.

A game declares a subclass of `Look` for its state. `part` marks a property and `part_of` a method whose values are kept.
The path of a field starts at the state, at `asked` (results of queries) or at `self` (another part):

>>> from tertulia.kernel.schema import IntArray, copy_state, int16, zero_state
>>> class State(Record):
...     coins: IntArray = int16(2)
...     over: int = int16()
>>> class PurseLook(Look, state=State):
...     @part_of("coins.{}")
...     def coins(self, seat: int) -> list[int]:
...         return [int(self.record["coins"][seat])]
...     @part("over")
...     def over(self) -> bool:
...         return bool(self.record["over"])
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
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

import numpy as np

from tertulia.kernel.schema import Record, StateArray

Reader = tuple[str, int | None]
"""The name of a part, and the seat that it is about; None for a part that is not about one seat."""
Viewer = int | None
"""The seat that looks; None for spectators."""
T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])
NOTHING_ASKED = np.zeros(0, np.uint8)
SEAT = "{}"
"""In the path of a field: the index that is the first argument of the part."""


class Look:
    """One state as its game's view reads it.

    Values of parts are computed once and shared with the looks made from this one: do not alter them.
    """

    fields: ClassVar[np.dtype[Any]]
    """The state, and below `asked` the results of the game's own queries (`ask`)."""
    parts: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The paths of the fields that each part reads, by its name."""

    def __init_subclass__(cls, *, state: type[Record], asked: np.dtype[Any] | None = None) -> None:
        """`asked` is the dtype of what `ask` returns; None for a game that asks nothing."""
        fields = [("state", state.dtype)] if asked is None else [("state", state.dtype), ("asked", asked)]
        cls.fields = np.dtype(fields)
        cls.parts = {name: value.reads for name, value in vars(cls).items() if hasattr(value, "reads")}

    def __init__(self, state: StateArray, before: Self | None = None) -> None:
        """With `before`, a look at another state of the same game, parts whose fields are equal in both are taken from there."""
        self.state, self.record = state, state[0]
        asked = self.ask()
        self.asked: Any = asked[0] if len(asked) else None
        """The record of query results."""
        self._bytes = state.tobytes() + asked.tobytes()
        self._values: dict[Reader, dict[tuple[Any, ...], Any]] = {}
        if before is not None:
            stale = self._stale(before)
            self._values = {reader: values for reader, values in before._values.items() if reader not in stale}

    def ask(self) -> np.ndarray[Any, Any]:
        """Returns results of the game's compiled queries, one record, which parts name like fields: `asked.facts.{}`."""
        return NOTHING_ASKED

    def common(self) -> Mapping[str, Any]:
        """Returns the parts of the view that all viewers may see."""
        raise NotImplementedError

    def own(self, viewer: Viewer) -> Mapping[str, Any]:
        """Returns the parts of the view that depend on the viewer."""
        raise NotImplementedError

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """Returns the complete view of a seat, or of spectators."""
        return {**self.common(), **self.own(viewer)}

    def _stale(self, before: Look) -> frozenset[Reader]:
        """The parts that read a byte in which two states differ."""
        sets, set_of_byte = type(self)._readers()
        differ = np.frombuffer(self._bytes, np.uint8) != np.frombuffer(before._bytes, np.uint8)
        return frozenset().union(*(sets[number] for number in set(set_of_byte[differ].tolist())))

    @classmethod
    @functools.cache
    def _readers(cls) -> tuple[list[frozenset[Reader]], np.ndarray[Any, np.dtype[np.intp]]]:
        """Sets of parts, and for each byte the number of the set of those parts that read it."""
        readers = [set[Reader]() for _ in range(cls.fields.itemsize)]
        for name, paths in cls.parts.items():
            for seat in cls._seats(name):
                for first, end in cls._places(paths, seat):
                    for byte in range(first, end):
                        readers[byte].add((name, seat))
        numbers = dict[frozenset[Reader], int]()
        set_of_byte = np.array([numbers.setdefault(frozenset(one), len(numbers)) for one in readers], np.intp)
        return list(numbers), set_of_byte

    @classmethod
    def _seats(cls, name: str) -> Sequence[int | None]:
        """The seats that a part may be about: as many as the first field has entries whose path says `{}`."""
        for path in cls.parts[name]:
            outer, found, _ = path.partition(f".{SEAT}")
            if found:
                return range(cls._count(outer))
        return [None]

    @classmethod
    def _count(cls, path: str) -> int:
        """The length of an array field, or the number of seats of another part."""
        if path.startswith("self."):
            return len(cls._seats(path.removeprefix("self.")))
        return int(functools.reduce(lambda outer, name: outer.base[name], _steps(path), cls.fields).shape[0])

    @classmethod
    def _places(cls, paths: Sequence[str], seat: int | None) -> Iterator[tuple[int, int]]:
        """Where the fields lie: first byte, and the byte after the last."""
        for path in paths:
            if path.startswith("self."):
                _, name, *rest = path.split(".")
                for one in [seat] if rest else cls._seats(name):
                    yield from cls._places(cls.parts[name], one)
            else:
                yield from _places_of(cls.fields, _steps(path.replace(SEAT, str(seat))))


class Part(Generic[T]):
    """A property of a look whose value is kept."""

    def __init__(self, make: Callable[[Any], T], fields: tuple[str, ...]) -> None:
        self.reads = fields
        self._make, self._reader = make, (make.__name__, None)
        self.__doc__ = make.__doc__

    def __get__(self, look: Look | None, owner: type[Look]) -> T:
        if look is None:
            return cast(T, self)
        try:
            value: T = look._values[self._reader][()]
        except KeyError:
            value = self._make(look)
            look._values[self._reader] = {(): value}
        return value


def part(*fields: str) -> Callable[[Callable[[Any], T]], Part[T]]:
    """A property whose value is kept: it reads these fields only."""
    return lambda make: Part(make, fields)


def part_of(*fields: str) -> Callable[[F], F]:
    """A method whose values are kept by its arguments. If a field's path has `{}`, the first argument is the index there, and only
    that entry is read."""
    of_one = any(SEAT in path for path in fields)

    def decorate(make: F) -> F:
        name = make.__name__

        @functools.wraps(make)
        def read(look: Look, *arguments: Any) -> Any:
            reader = (name, arguments[0] if of_one else None)
            values = look._values.get(reader)
            if values is None:
                values = look._values[reader] = {}
            elif arguments in values:
                return values[arguments]
            value = values[arguments] = make(look, *arguments)
            return value

        read.reads = fields  # type: ignore[attr-defined]
        return cast(F, read)

    return decorate


def _steps(path: str) -> list[str]:
    """The path of a field below the pair of state and query results."""
    steps = path.split(".")
    return steps if steps[0] == "asked" else ["state", *steps]


def _places_of(dtype: np.dtype[Any], path: Sequence[str]) -> list[tuple[int, int]]:
    """First and end byte of a field: `players.cards` lies in each player, `players.2.cards` in one."""
    if not path:
        return [(0, dtype.itemsize)]
    step, *rest = path
    if dtype.subdtype is not None:
        inner, shape = dtype.subdtype
        indexed = step.isdigit()
        inner = np.dtype((inner, shape[1:])) if indexed and len(shape) > 1 else inner
        count = int(shape[0]) if indexed else int(np.prod(shape))
        numbers = [int(step)] if indexed else range(count)
        places = _places_of(inner, rest if indexed else path)
        return [(first + n * inner.itemsize, end + n * inner.itemsize) for n in numbers for first, end in places]
    if dtype.fields is None or step not in dtype.fields:
        raise ValueError(f"no field {step!r}; there are: {', '.join(dtype.names or ())}")
    inner, offset = dtype.fields[step][:2]
    return [(offset + first, offset + end) for first, end in _places_of(inner, rest)]
