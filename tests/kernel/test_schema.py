"""Records: one declaration gives the bytes, and what a type checker knows."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from mypy import api

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


def test_a_declaration_is_numpys_own() -> None:
    purse = np.dtype([("silver", "i2"), ("goods", "i1", (3,))], align=True)
    ticket = np.dtype([("number", "u1"), ("price", "i4")])
    written = [("seats", "i2"), ("grid", "i2", (2, 4)), ("purses", purse, (4,)), ("ticket", ticket)]
    assert Table.dtype == np.dtype(written, align=True)
    assert Ticket.dtype.itemsize == 5


def test_a_field_without_its_kind_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Odd: what silver are made of is missing"):

        class Odd(Record):
            silver: int
            gold: int = int16()


def test_names_that_numpy_has_are_refused() -> None:
    with pytest.raises(TypeError, match=r"Odd: round, size are names of NumPy's own"):

        class Odd(Record):
            round: int = int16()
            silver: int = int16()
            size: int = int16()


def test_copies_are_alike_to_the_byte_and_independent() -> None:
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
    with pytest.raises(ValueError, match=f"a state has {Table.dtype.itemsize} bytes, not 3"):
        state_from_bytes(b"abc", Table.dtype)


RULES = """
from tertulia.games.granada.model.state import State
from tertulia.kernel.rule import rule

@rule
def pay(s: State, seat: int) -> int:
    right = s.players[seat].points + s.seats
    missing: int = s.seatz
    misspelt: int = s.players[0].silvr
    whole: int = right + s.yard
    return right
"""
WRONG = {8, 9, 10}
"""The lines that name what there is not, or take a whole array for a number."""


@pytest.mark.slow
@pytest.mark.skipif(INTERPRET, reason="types are the same")
def test_a_misspelt_field_is_a_type_error(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text(RULES)
    said, trouble, status = api.run(
        [str(file), "--strict", "--cache-dir", str(tmp_path / "cache"), "--allow-untyped-decorators"]
    )
    assert status == 1, said + trouble
    errors = [line for line in said.splitlines() if "rules.py" in line and "error:" in line]
    assert {int(line.split(":")[1]) for line in errors} == WRONG, said
    assert all("has no attribute" in line or "Unsupported operand types" in line for line in errors), said
