"""Pending decisions of a seat: the last one opened is decided first, and closed ones leave no trace."""

from __future__ import annotations

from typing import Any

import numpy as np

from tertulia.kernel.agenda import NO_DECISION, Agenda, agenda, get_argument, pop, push, set_argument, top
from tertulia.kernel.schema import Record, zero_state
from tests.kernel.called import compile_test_entry


class Seat(Record):
    agenda: Agenda = agenda(4, 3)


@compile_test_entry
def open_one(seats: Any, kind: int, first: int, last: int) -> None:
    push(seats[0].agenda, kind)
    set_argument(seats[0].agenda, 0, first)
    set_argument(seats[0].agenda, 2, last)


@compile_test_entry
def close_one(seats: Any) -> None:
    pop(seats[0].agenda)


@compile_test_entry
def read_top(seats: Any, out: Any) -> None:
    out[0] = top(seats[0].agenda)
    if out[0] != NO_DECISION:
        for i in range(3):
            out[1 + i] = get_argument(seats[0].agenda, i)


def list_top(seats: Any) -> list[int]:
    out = np.zeros(4, np.int64)
    read_top(seats, out)
    return [int(number) for number in out]


def test_last_opened_decision_is_first() -> None:
    seats = zero_state(Seat.dtype)
    assert list_top(seats) == [NO_DECISION, 0, 0, 0]
    open_one(seats, 5, 17, -3)
    open_one(seats, 2, 8, 9)
    assert list_top(seats) == [2, 8, 0, 9]
    close_one(seats)
    assert list_top(seats) == [5, 17, 0, -3]


def test_equal_agendas_have_equal_bytes() -> None:
    seats, fresh = zero_state(Seat.dtype), zero_state(Seat.dtype)
    for kind in (1, 2, 3, 4):
        open_one(seats, kind, 1000 + kind, -1)
    for _ in range(4):
        close_one(seats)
    assert seats.tobytes() == fresh.tobytes()
