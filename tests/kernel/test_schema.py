"""Records: one declaration defines both the bytes and the types for mypy."""

from __future__ import annotations

import numpy as np
import pytest

from tertulia.kernel.schema import (
    INTERPRET,
    IntArray,
    IntGrid,
    Record,
    Records,
    copy_state,
    int8,
    int16,
    int32,
    record,
    state_from_bytes,
    uint8,
    zero_state,
)  # fmt: skip


class Purse(Record):
    silver: int = int16()
    goods: IntArray = int8(3)


class Ticket(Record, packed=True):
    number: int = uint8()
    price: int = int32()


class Table(Record):
    seats: int = int16()
    grid: IntGrid = int16(2, 4)
    purses: Records[Purse] = record(Purse, 4)
    ticket: Ticket = record(Ticket)


def test_declared_dtype_equals_numpy_dtype() -> None:
    purse = np.dtype([("silver", "i2"), ("goods", "i1", (3,))], align=True)
    ticket = np.dtype([("number", "u1"), ("price", "i4")])
    written = [("seats", "i2"), ("grid", "i2", (2, 4)), ("purses", purse, (4,)), ("ticket", ticket)]
    assert Table.dtype == np.dtype(written, align=True)
    assert Ticket.dtype.itemsize == 5


def test_field_without_type_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Odd: the fields silver have no type"):

        class Odd(Record):
            silver: int
            gold: int = int16()


def test_field_names_of_numpy_attributes_are_refused() -> None:
    with pytest.raises(TypeError, match=r"Odd: round, size are attributes of NumPy arrays"):

        class Odd(Record):
            round: int = int16()
            silver: int = int16()
            size: int = int16()


def test_copies_are_byte_identical_and_independent() -> None:
    state = zero_state(Table.dtype)
    state["purses"][0, 2]["silver"] = 7
    copied = copy_state(state)
    assert copied.tobytes() == state.tobytes()
    copied["seats"] = 3
    assert state["seats"][0] == 0
    again = state_from_bytes(copied.tobytes(), Table.dtype)
    assert again.tobytes() == copied.tobytes()
    if INTERPRET:
        assert again[0].purses[2].silver == 7


def test_bytes_of_another_length_are_refused() -> None:
    with pytest.raises(ValueError, match=f"a state must have {Table.dtype.itemsize} bytes, not 3"):
        state_from_bytes(b"abc", Table.dtype)


def use_misspelt_fields(table: Table) -> tuple[object, ...]:
    """Never called: mypy reports a needless `type: ignore`, so each line proves that mypy finds its error."""
    unknown = table.seatz  # type: ignore[attr-defined]
    inner = table.purses[0].silvr  # type: ignore[attr-defined]
    array: int = table.ticket.price + table.grid  # type: ignore[operator]
    number: int = table.ticket.price + table.purses[0].silver
    return unknown, inner, array, number
