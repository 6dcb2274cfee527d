"""Quoted labels: each button or page quoted in a text is a current message of the same language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.i18n.catalogues import FILES, FOLDER_OF, LANGUAGES

QUOTES = {"en": "“([^“”]*)”", "de": "„([^„“]*)“", "cs": "„([^„“]*)“", "es": "«([^«»]*)»"}
NO_LABEL = ("you-delete-help", "bots-sure-text", "la-granja-ruling-41-text", "no-siesta-ruling-27-text")
"""Messages that quote a name, a rulebook or another text."""


def test_every_language_has_known_quotes() -> None:
    assert set(QUOTES) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_quoted_labels_are_current_messages(language: str) -> None:
    lines = [
        line.partition("=")[::2] if re.match(r"[a-z]", line) else (name, line)
        for name in FILES
        for line in read_lines(name, language)
        if not line.startswith("#")
    ]
    labels = {re.sub(r"^\s*\*?\[[^\]]*\] ", "", text).strip() for _, text in lines}
    wrong = [
        (id.strip(), phrase)
        for id, text in lines
        if id.strip() not in NO_LABEL
        for phrase in re.findall(QUOTES[language], text)
        if phrase not in labels and not phrase.startswith("{") and "--" not in phrase
    ]
    assert not wrong


def read_lines(name: str, language: str) -> list[str]:
    path: Path = FOLDER_OF[name] / language / f"{name}.ftl"
    return path.read_text(encoding="utf-8").splitlines()
