"""Wording of facts, compared with the examples among each game's tests.

The client's tests use the same files.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tertulia.i18n import Catalogue
from tertulia.i18n.facts import message_arguments
from tertulia.i18n.schema import read_facts
from tests.i18n.catalogues import LANGUAGES, WITH_FACTS, get_test_folder

FILES = {
    "unknown-game": Path(__file__).with_name("facts_of_no_game.json"),
    **{game: get_test_folder(game) / "facts.json" for game in WITH_FACTS},
}
"""Example files of every game with a facts schema, and of a game without."""
EXAMPLES = {game: json.loads(path.read_text(encoding="utf-8")) for game, path in FILES.items()}


def replace_no_break_spaces(words: dict[str, Any]) -> dict[str, Any]:
    """Replace no-break spaces: the space between two words differs between locale libraries."""
    return {
        name: word.replace("\N{NO-BREAK SPACE}", " ") if isinstance(word, str) else word for name, word in words.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EXAMPLES)
def test_facts_are_worded_as_in_the_examples(game: str, language: str) -> None:
    catalogue = Catalogue(language, game)
    for case in EXAMPLES[game]["cases"]:
        arguments = message_arguments(catalogue, case["facts"], EXAMPLES[game]["players"])
        assert replace_no_break_spaces(arguments) == replace_no_break_spaces(case["words"][language]), case["facts"]


def test_invalid_facts_schema_is_refused(tmp_path: Path) -> None:
    wrong = tmp_path / "pig.facts.json"
    wrong.write_text('{"pips": {"kind": "wordy"}}', encoding="utf-8")
    with pytest.raises(ValueError, match=r"pig\.facts\.json: Invalid value 'wordy' - at `\$\[\.\.\.\]\.kind`"):
        read_facts(wrong)
