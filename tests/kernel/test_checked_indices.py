"""Interpreted rules refuse negative indices and otherwise behave as plain Python."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tertulia.kernel.checked_indices import add_index_checks


def pick_elements(numbers: Any, i: int, j: int = 1) -> int:
    """An element, and another."""
    found: int = numbers[i] + numbers[0]
    numbers[j] = 9
    return found


def pick_row(grid: Any, i: int) -> Any:
    return grid[i, 0], grid[i][:2]


def test_negative_index_is_refused() -> None:
    checked = add_index_checks(pick_elements)
    numbers = np.array([4, 5, 6])
    assert checked(numbers, 2) == 10
    assert numbers.tolist() == [4, 9, 6]
    with pytest.raises(IndexError, match="negative index -1 in a rule"):
        checked(numbers, -1)
    with pytest.raises(IndexError, match="negative index -2"):
        checked(numbers, 0, -2)


def test_every_part_of_an_index_is_checked_except_slices() -> None:
    checked = add_index_checks(pick_row)
    first, both = checked(np.array([[1, 2, 3], [4, 5, 6]]), 1)
    assert (first, both.tolist()) == (4, [4, 5])
    with pytest.raises(IndexError):
        checked(np.array([[1, 2, 3]]), -1)


def test_checked_function_keeps_name_docstring_and_defaults() -> None:
    checked = add_index_checks(pick_elements)
    assert (checked.__name__, checked.__doc__, checked.__defaults__) == (
        "pick_elements",
        "An element, and another.",
        (1,),
    )


def test_function_without_index_is_unchanged() -> None:
    def plain(number: int) -> int:
        return number + 1

    code = plain.__code__
    assert add_index_checks(plain) is plain
    assert plain.__code__ is code
