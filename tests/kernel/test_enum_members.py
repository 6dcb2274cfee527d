"""Enum members in rules behave as plain numbers, compiled and interpreted alike."""

from __future__ import annotations

from enum import IntEnum

import numpy as np
import pytest

from tertulia.kernel.names import names_of
from tertulia.kernel.rule import rule
from tests.kernel.called import compile_test_entry


class Good(IntEnum):
    OLIVE = 0
    GRAIN = 1
    SILVER = 7


PRICES = (3, 4, 5)


@rule
def get_next_good(good: int) -> int:
    return Good.GRAIN if good == Good.OLIVE else good + 1


def use_members(number: int, out: np.ndarray[tuple[int], np.dtype[np.int64]]) -> int:
    kind = Good.SILVER if number > 3 else number  # one variable holds a member or a number
    out[Good.GRAIN] = kind
    out[2] = PRICES[Good.GRAIN] + (1 << Good.SILVER)
    out[3] = get_next_good(Good.OLIVE) * 10 + get_next_good(Good.SILVER)
    for good in range(Good.OLIVE, Good.SILVER + 1):
        out[4] += good
    out[5] = max(Good.GRAIN, number) - Good.SILVER
    return 1 if Good.OLIVE <= number < Good.SILVER else -1


@pytest.mark.laws
@pytest.mark.parametrize("number", [2, 9])
def test_enum_members_behave_as_numbers(number: int) -> None:
    out = np.zeros(6, np.int64)
    assert compile_test_entry(use_members)(number, out) == (1 if number < 7 else -1)
    assert out.tolist() == [0, 7 if number == 9 else 2, 4 + 128, 18, 28, number - 7]


def test_names_of_enum_are_those_of_its_members() -> None:
    class Side(IntEnum):
        FIELD = 0
        BARROW = 1

    assert names_of(Side) == ("field", "barrow")
    with pytest.raises(ValueError, match="Good: its members must be numbered 0, 1, 2"):
        names_of(Good)
