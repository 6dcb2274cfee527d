"""Searches of small games equal the stored results: tries, means and lines."""

from __future__ import annotations

import pytest

from .kept_looks import FILE, lines

pytestmark = [pytest.mark.clause, pytest.mark.slow]


def test_the_search_sees_what_it_saw() -> None:
    kept = FILE.read_text(encoding="utf-8").splitlines()
    for before, now in zip(kept, lines(), strict=True):
        assert now == before
