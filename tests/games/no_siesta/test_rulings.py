"""Every ruling stands in `docs/rulings/` and on the rules page in each language, and has a test that is named after it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.i18n.catalogues import LANGUAGES, all_messages

HERE = Path(__file__).parent
DOCS = HERE.parents[2] / "docs" / "rulings" / "no-siesta.md"
NUMBERS = [int(number) for number in re.findall(r"(?m)^(\d+)\. \*\*", DOCS.read_text(encoding="utf-8"))]


def test_rulings_are_numbered_from_one_without_a_gap_and_say_why_and_where() -> None:
    assert list(range(1, len(NUMBERS) + 1)) == NUMBERS
    text = DOCS.read_text(encoding="utf-8")
    assert text.count("*Why:*") == text.count("*Code:*") == len(NUMBERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_has_the_same_rulings(language: str) -> None:
    told = {id for id in all_messages(language) if id.startswith("no-siesta-ruling-")}
    assert told == {f"no-siesta-ruling-{number}-{part}" for number in NUMBERS for part in ("title", "text")}


def test_every_ruling_has_a_test_that_is_named_after_it() -> None:
    named = {
        int(n)
        for file in HERE.glob("test_*.py")
        for n in re.findall(r"def test_ruling_(\d+)_", file.read_text("utf-8"))
    }
    assert named == set(NUMBERS)
