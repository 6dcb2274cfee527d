"""Searches of small games equal the stored results: tries, means and lines."""

from __future__ import annotations

import pytest

from .stored_searches import FILE, list_lines

pytestmark = [pytest.mark.clause, pytest.mark.slow]


def test_searches_equal_the_stored_ones() -> None:
    stored_lines = FILE.read_text(encoding="utf-8").splitlines()
    for before, now in zip(stored_lines, list_lines(), strict=True):
        assert now == before
