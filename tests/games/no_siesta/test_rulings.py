"""The page of the rulings: each says why it is as it is, and where it is carried out."""

from __future__ import annotations

from tests.games.test_rulings import numbers, page


def test_every_ruling_says_why_and_where() -> None:
    text = page("no-siesta")
    assert text.count("*Why:*") == text.count("*Code:*") == len(numbers("no-siesta"))
