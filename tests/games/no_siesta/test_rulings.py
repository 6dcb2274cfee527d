"""The page of rulings: each one gives its reason and names its code."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern

from tests.games.test_rulings import list_numbers, read_page
from tests.i18n.catalogues import LANGUAGES, parse_resource


def test_every_ruling_has_a_reason_and_code() -> None:
    text = read_page("no-siesta")
    assert text.count("*Why:*") == text.count("*Code:*") == len(list_numbers("no-siesta"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_ruling_28_rules_page_marks_the_ten_round_end_as_a_ruling(language: str) -> None:
    (text,) = [
        serialize_pattern(message.value)
        for message in parse_resource(language, "no-siesta-rules").body
        if isinstance(message, ast.Message) and message.id.name == "no-siesta-rules-full-points-text" and message.value
    ]
    assert re.search(r"\(\w+ 28\)\.", text)
