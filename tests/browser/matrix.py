"""Which of many sizes, editions, themes and languages `make test` looks at: one; the others are looked at by `make proof`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from _pytest.mark import ParameterSet


def first(values: Iterable[Any], here: int = 1) -> list[ParameterSet]:
    """Values of one parameter: the first `here` in `make test`, the others in `make proof` only."""
    return rows([(value,) for value in values], here)


def rows(values: Iterable[tuple[Any, ...]], here: int = 1) -> list[ParameterSet]:
    """The same for several parameters at a time."""
    return [pytest.param(*row, marks=[pytest.mark.proof] * (number >= here)) for number, row in enumerate(values)]
