"""Records: the declaration of a game's state and its parts.

One class declares the fields for NumPy (its dtype), for type checkers and editors, and for the rules:

>>> class Player(Record):
...     silver: int = int16()
...     goods: IntArray = int16(3)
>>> class State(Record):
...     seats: int = int16()
...     players: Records[Player] = record(Player, 4)
>>> State.dtype["players"].shape, zero_state(State.dtype)["seats"].tolist()
((4,), [0])

A rule takes a `State` and writes `state.players[seat].silver -= 3`; a misspelt field is a type error. These classes
are never instantiated: inside a rule, a record is a pointer when compiled and a `numpy.record` when interpreted.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple, Protocol, TypeVar, overload

import numpy as np

T = TypeVar("T")
INTERPRET = os.environ.get("TERTULIA_INTERPRET", "") not in ("", "0")
"""Whether rules run as plain Python, set by the environment variable TERTULIA_INTERPRET."""
StateArray = np.ndarray[Any, Any]
"""A NumPy array of state records, usually of shape (1,). Only the game's own code may read its fields."""


class IntArray(Protocol):
    """A one-dimensional array of integers, in a record or as a buffer that a rule writes to."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def copy(self) -> IntArray: ...


class IntGrid(Protocol):
    """An integer array of two or more dimensions: `grid[row, column]` is a number, `grid[row]` a row."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, index: int, /) -> IntArray: ...
    @overload
    def __getitem__(self, index: tuple[int, ...], /) -> int: ...
    def __setitem__(self, index: tuple[int, ...], value: int, /) -> None: ...


class FloatArray(Protocol):
    """A one-dimensional array of floats, for example the values of actions."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> float: ...
    def __setitem__(self, index: int, value: float, /) -> None: ...


class Records(Protocol[T]):
    """A one-dimensional array of records, such as the players of a state."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> T: ...
    def __setitem__(self, index: int, value: T, /) -> None: ...


class Field(NamedTuple):
    """Type and shape of a record's field; the shape is `()` for a single value."""

    kind: Any
    shape: tuple[int, ...]


def int8(*shape: int) -> Any:
    """Declare a signed 8-bit field (-128 to 127), or an array field if a shape is given.

    Use `int16` for numbers that rules add or multiply: 8-bit sums overflow in interpreted rules, but not in compiled
    rules.
    """
    return Field("i1", shape)


def int16(*shape: int) -> Any:
    """Declare a signed 16-bit field (-32,768 to 32,767), or an array field if a shape is given."""
    return Field("i2", shape)


def int32(*shape: int) -> Any:
    """Declare a signed 32-bit field, or an array field if a shape is given."""
    return Field("i4", shape)


def int64(*shape: int) -> Any:
    """Declare a signed 64-bit field, or an array field if a shape is given."""
    return Field("i8", shape)


def uint8(*shape: int) -> Any:
    """Declare an unsigned 8-bit field (0 to 255), or an array field if a shape is given.

    Use `int16` for numbers that rules add or multiply: 8-bit sums overflow in interpreted rules, but not in compiled
    rules.
    """
    return Field("u1", shape)


def uint32(*shape: int) -> Any:
    """Declare an unsigned 32-bit field, or an array field if a shape is given."""
    return Field("u4", shape)


def record(kind: type[Record], *shape: int) -> Any:
    """Declare a nested record, or an array of records if a shape is given."""
    return Field(kind.dtype, shape)


class Record:
    """Base class of the classes that declare the fields of a state or of a part of a state.

    `class Card(Record, packed=True)` has no padding between its fields. Declaring a subclass raises `TypeError` if a
    field lacks a type (`= int16()`) or is named like a NumPy attribute.
    """

    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls, packed: bool = False) -> None:
        fields = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        bare = [name for name in cls.__annotations__ if name not in fields and name != "dtype"]
        if bare:
            raise TypeError(f"{cls.__name__}: the fields {', '.join(bare)} have no type (= int16(), record(…), …)")
        taken = [name for name in fields if hasattr(np.record, name)]
        if taken:  # interpreted rules would read the attributes instead
            raise TypeError(f"{cls.__name__}: {', '.join(taken)} are attributes of NumPy arrays; rename the fields")
        for name in fields:
            delattr(cls, name)
        cls.dtype = np.dtype([(name, kind, shape) for name, (kind, shape) in fields.items()], align=not packed)


class FieldRun(NamedTuple):
    """Position, count and type of a row of adjacent integers in a record, which all have one type."""

    begin: int
    """Offset of the first integer from the start of the record, in bytes."""
    size: int
    """Number of adjacent integers."""
    kind: np.dtype[Any]


def field_run(dtype: np.dtype[Any], first: str, last: str) -> FieldRun:
    """Return the position of the fields from `first` to `last` in a record.

    All must consist of 8-bit integers, or all of 16-bit integers, without gaps; nested records of such numbers are
    allowed. Raises `ValueError` otherwise.
    """
    names = dtype.names or ()
    if first not in names or last not in names[names.index(first) :]:
        raise ValueError(f"a record has no fields from {first} to {last}; it has {', '.join(names)}")
    fields = [(name, *_field_place(dtype, name)) for name in names[names.index(first) : names.index(last) + 1]]
    begin, kind = fields[0][1], fields[0][3]
    end = begin
    for name, at, size, its in fields:
        if its is None or its != kind or at != end:
            raise ValueError(
                f"{first} to {last}: {name} must be an integer field of the same type, adjacent to those before it"
            )
        end = at + size
    assert kind is not None
    return FieldRun(begin, (end - begin) // kind.itemsize, kind)


def _field_place(dtype: np.dtype[Any], name: str) -> tuple[int, int, np.dtype[Any] | None]:
    """Return a field's offset and length in bytes, and the type of its integers, for `field_run`.

    The type is None unless the field consists of 8-bit or of 16-bit integers only. Raises `ValueError` for a nested
    record with mixed types or gaps.
    """
    assert dtype.fields is not None
    whole, at = dtype.fields[name][:2]
    if not whole.base.names:
        return at, whole.itemsize, whole.base if whole.base in (np.dtype(np.int8), np.dtype(np.int16)) else None
    inside = field_run(whole.base, whole.base.names[0], whole.base.names[-1])
    return at, whole.itemsize, inside.kind if inside.size * inside.kind.itemsize == whole.base.itemsize else None


def zero_state(dtype: np.dtype[Any], count: int = 1) -> StateArray:
    """Return an array of `count` records, all zero.

    In interpreted mode, the fields of a record are also attributes (`state.farms[0].silver`).
    """
    states: StateArray = np.zeros(count, dtype)
    return states.view(np.recarray) if INTERPRET else states


def copy_state(states: StateArray) -> StateArray:
    """Return a copy of a state array that is equal in every byte.

    NumPy's own copy works field by field and leaves padding bytes undefined.
    """
    copied: StateArray = np.frombuffer(bytearray(states.tobytes()), states.dtype)
    return copied.view(np.recarray) if INTERPRET else copied


def state_from_bytes(data: bytes, dtype: np.dtype[Any]) -> StateArray:
    """Return the array of one record that has these bytes. Raises `ValueError` if the length is wrong."""
    if len(data) != dtype.itemsize:
        raise ValueError(f"a state must have {dtype.itemsize} bytes, not {len(data)}")
    state: StateArray = np.frombuffer(bytearray(data), dtype)
    return state.view(np.recarray) if INTERPRET else state
