"""Every ruling is in `docs/rulings/` and on the rules page in each language, and has a test.

The test's name contains its number.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.i18n.catalogues import LANGUAGES, WITH_RULES, get_test_folder, load_all_messages

DOCS = Path(__file__).parents[2] / "docs" / "rulings"
RULING = re.compile(r"(?m)^(?:(\d+)\. \*\*|## (\d+)\. )")
"""Start of a ruling on a page: a list item or a heading."""
RULING_TEST = re.compile(r"(?m)^(?:async )?def test_ruling_(\d+)_")

of_each_game = pytest.mark.parametrize("game", WITH_RULES)


def read_page(game: str) -> str:
    return (DOCS / f"{game}.md").read_text(encoding="utf-8")


def list_numbers(game: str) -> list[int]:
    """Return the numbers of the rulings on the page."""
    return [int(item or heading) for item, heading in RULING.findall(read_page(game))]


@of_each_game
def test_rulings_are_numbered_from_one_without_a_gap(game: str) -> None:
    assert list_numbers(game) == list(range(1, len(list_numbers(game)) + 1))
    assert len(list_numbers(game)) >= 18


@of_each_game
def test_every_ruling_has_a_test_named_after_it(game: str) -> None:
    tests = get_test_folder(game).rglob("test_*.py")
    named = {int(number) for file in tests for number in RULING_TEST.findall(file.read_text(encoding="utf-8"))}
    assert sorted(set(list_numbers(game)) - named) == [], "rulings without a test"
    assert sorted(named - set(list_numbers(game))) == [], "tests of rulings that are not there"


@of_each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_page_has_the_same_rulings(game: str, language: str) -> None:
    ids = {id for id in load_all_messages(language) if id.startswith(f"{game}-ruling-")}
    assert ids == {f"{game}-ruling-{number}-{part}" for number in list_numbers(game) for part in ("title", "text")}
