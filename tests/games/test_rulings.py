"""Every ruling is in `docs/rulings/` and on the rules page in each language, and has a test.

The test's name contains its number.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.i18n.catalogues import LANGUAGES, WITH_RULES, all_messages, own_tests

DOCS = Path(__file__).parents[2] / "docs" / "rulings"
RULING = re.compile(r"(?m)^(?:(\d+)\. \*\*|## (\d+)\. )")
"""Start of a ruling on a page: a list item or a heading."""
NAMED = re.compile(r"(?m)^(?:async )?def test_ruling_(\d+)_")

of_each_game = pytest.mark.parametrize("game", WITH_RULES)


def page(game: str) -> str:
    return (DOCS / f"{game}.md").read_text(encoding="utf-8")


def numbers(game: str) -> list[int]:
    """Return the numbers of the rulings on the page."""
    return [int(item or heading) for item, heading in RULING.findall(page(game))]


@of_each_game
def test_rulings_are_numbered_from_one_without_a_gap(game: str) -> None:
    assert numbers(game) == list(range(1, len(numbers(game)) + 1))
    assert len(numbers(game)) >= 18


@of_each_game
def test_every_ruling_has_a_test_named_after_it(game: str) -> None:
    tests = own_tests(game).rglob("test_*.py")
    named = {int(number) for file in tests for number in NAMED.findall(file.read_text(encoding="utf-8"))}
    assert sorted(set(numbers(game)) - named) == [], "rulings without a test"
    assert sorted(named - set(numbers(game))) == [], "tests of rulings that are not there"


@of_each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_page_has_the_same_rulings(game: str, language: str) -> None:
    ids = {id for id in all_messages(language) if id.startswith(f"{game}-ruling-")}
    assert ids == {f"{game}-ruling-{number}-{part}" for number in numbers(game) for part in ("title", "text")}
