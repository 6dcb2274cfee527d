"""Records: a state and its parts, each declared once.

A class names the fields; NumPy's dtype, what mypy and an editor know, and what rules read are all that one declaration:

>>> class Player(Record):
...     silver: int = int16()
...     goods: IntArray = int16(3)
>>> class State(Record):
...     seats: int = int16()
...     players: Records[Player] = record(Player, 4)
>>> State.dtype["players"].shape, zero_state(State.dtype)["seats"].tolist()
((4,), [0])

A rule takes a `State` and writes `state.players[seat].silver -= 3`; a misspelt field is a type error. Inside a rule a record is
a pointer when compiled and a `numpy.record` when interpreted; no object of these classes is ever made.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple, Protocol, TypeVar, overload

import numpy as np

T = TypeVar("T")
INTERPRET = os.environ.get("TERTULIA_INTERPRET", "") not in ("", "0")
"""Whether rules run as plain Python."""
StateArray = np.ndarray[Any, Any]
"""Records of one dtype in an array, mostly one: shape (1,). Only its game looks inside."""


class IntArray(Protocol):
    """Whole numbers in a row, in a record or as a buffer that a rule writes to."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def copy(self) -> IntArray: ...


class IntGrid(Protocol):
    """Whole numbers in two or more dimensions: `grid[row, column]` is a number, `grid[row]` a row of them."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, index: int, /) -> IntArray: ...
    @overload
    def __getitem__(self, index: tuple[int, ...], /) -> int: ...
    def __setitem__(self, index: tuple[int, ...], value: int, /) -> None: ...


class FloatArray(Protocol):
    """Worths of actions, while a policy weighs them."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> float: ...
    def __setitem__(self, index: int, value: float, /) -> None: ...


class Records(Protocol[T]):
    """Records of one kind in a row."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> T: ...
    def __setitem__(self, index: int, value: T, /) -> None: ...


class Field(NamedTuple):
    """A field's kind of number or record, and how many of it: `()` for one."""

    kind: Any
    shape: tuple[int, ...]


def int8(*shape: int) -> Any:
    """A number from -128 to 127, or an array of them. What is added or multiplied is wider, so that compiled and interpreted code
    agree."""
    return Field("i1", shape)


def int16(*shape: int) -> Any:
    """A number from -32,768 to 32,767, or an array of them."""
    return Field("i2", shape)


def int32(*shape: int) -> Any:
    """A number of 32 bits, or an array of them."""
    return Field("i4", shape)


def int64(*shape: int) -> Any:
    """A number of 64 bits, or an array of them."""
    return Field("i8", shape)


def uint8(*shape: int) -> Any:
    """A number from 0 to 255, or an array of them."""
    return Field("u1", shape)


def uint32(*shape: int) -> Any:
    """32 bits, or an array of such."""
    return Field("u4", shape)


def record(kind: type[Record], *shape: int) -> Any:
    """A record within a record, or an array of such."""
    return Field(kind.dtype, shape)


class Record:
    """The base of all declarations. `class Card(Record, packed=True)` leaves no bytes free between the fields."""

    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls, packed: bool = False) -> None:
        fields = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        bare = [name for name in cls.__annotations__ if name not in fields and name != "dtype"]
        if bare:
            raise TypeError(f"{cls.__name__}: what {', '.join(bare)} are made of is missing (= int16(), record(…), …)")
        taken = [name for name in fields if hasattr(np.record, name)]
        if taken:  # interpreted rules would read those
            raise TypeError(f"{cls.__name__}: {', '.join(taken)} are names of NumPy's own; call the fields otherwise")
        for name in fields:
            delattr(cls, name)
        cls.dtype = np.dtype([(name, kind, shape) for name, (kind, shape) in fields.items()], align=not packed)


class Run(NamedTuple):
    """Numbers of one kind that lie side by side in a record."""

    begin: int
    """Where they begin, in bytes."""
    size: int
    """How many they are."""
    kind: np.dtype[Any]


def run_of_fields(dtype: np.dtype[Any], first: str, last: str) -> Run:
    """Returns where in a record the numbers from the field `first` to the field `last` lie: one kind of whole number, of 8 or 16
    bits, records of such numbers included, and nothing between them. Raises `ValueError` where it is not so."""
    names = dtype.names or ()
    if first not in names or last not in names[names.index(first) :]:
        raise ValueError(f"a record has no fields from {first} to {last}; it has {', '.join(names)}")
    fields = [(name, *_place(dtype, name)) for name in names[names.index(first) : names.index(last) + 1]]
    begin, kind = fields[0][1], fields[0][3]
    end = begin
    for name, at, size, its in fields:
        if its is None or its != kind or at != end:
            raise ValueError(
                f"{first} to {last}: {name} is not made of whole numbers like those before it, side by side with them"
            )
        end = at + size
    assert kind is not None
    return Run(begin, (end - begin) // kind.itemsize, kind)


def _place(dtype: np.dtype[Any], name: str) -> tuple[int, int, np.dtype[Any] | None]:
    """Where a field begins, how long it is, in bytes, and of what kind of number it is made all through; None where of several."""
    assert dtype.fields is not None
    whole, at = dtype.fields[name][:2]
    if not whole.base.names:
        return at, whole.itemsize, whole.base if whole.base in (np.dtype(np.int8), np.dtype(np.int16)) else None
    inside = run_of_fields(whole.base, whole.base.names[0], whole.base.names[-1])
    return at, whole.itemsize, inside.kind if inside.size * inside.kind.itemsize == whole.base.itemsize else None


def zero_state(dtype: np.dtype[Any], count: int = 1) -> StateArray:
    """Returns `count` records, all zero; when interpreted they are records with attributes (`state.farms[0].silver`)."""
    states: StateArray = np.zeros(count, dtype)
    return states.view(np.recarray) if INTERPRET else states


def copy_state(states: StateArray) -> StateArray:
    """Returns a copy with every byte alike. NumPy's own copies field by field and leaves the bytes between aligned fields to
    chance."""
    copied: StateArray = np.frombuffer(bytearray(states.tobytes()), states.dtype)
    return copied.view(np.recarray) if INTERPRET else copied


def state_from_bytes(data: bytes, dtype: np.dtype[Any]) -> StateArray:
    """Returns the records whose bytes these are. Raises `ValueError` where there are too few or too many of them."""
    if len(data) != dtype.itemsize:
        raise ValueError(f"a state has {dtype.itemsize} bytes, not {len(data)}")
    state: StateArray = np.frombuffer(bytearray(data), dtype)
    return state.view(np.recarray) if INTERPRET else state
