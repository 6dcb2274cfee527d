"""Parsing and printing of options, lists and tables on the command line."""

from __future__ import annotations

import pytest

from tertulia.cli.errors import InputError
from tertulia.cli.shared import find_words, read_list, read_options, table


def test_options_are_pairs_of_name_and_value() -> None:
    assert read_options(["scoring=simplified", "note=a=b"]) == {"scoring": "simplified", "note": "a=b"}
    assert read_options(None) == {}


@pytest.mark.parametrize("pair", ["scoring", "=normal", "scoring=", ""])
def test_option_without_name_or_value_is_refused(pair: str) -> None:
    with pytest.raises(InputError, match="NAME=VALUE"):
        read_options([pair])


def test_option_given_twice_is_refused() -> None:
    with pytest.raises(InputError, match="scoring is given twice"):
        read_options(["scoring=normal", "scoring=simplified"])


def test_list_with_empty_part_is_refused() -> None:
    assert read_list("greedy, random,greedy") == ["greedy", "random", "greedy"]
    for text in ("", "greedy,,random", ","):
        with pytest.raises(InputError, match="commas"):
            read_list(text)


def test_table_is_aligned() -> None:
    assert table([["player", "points"], ["1 greedy", "7.25"]]) == "player    points\n1 greedy    7.25"


def test_unknown_language_is_refused_with_choices() -> None:
    with pytest.raises(InputError, match=r"cs, de, en, es, not 'xx'"):
        find_words("xx", "granada")


@pytest.mark.parametrize(("system", "expected"), [("de_AT.UTF-8", "de"), ("C", "en"), ("", "en"), ("cs_CZ", "cs")])
def test_default_language_is_of_the_system(monkeypatch: pytest.MonkeyPatch, system: str, expected: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", system)
    assert find_words(None, "granada").language == expected
