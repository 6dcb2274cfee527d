"""Consistent terms: catalogues use the words of the glossaries and none of the excluded ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.i18n.catalogues import FOLDERS, LANGUAGES, NAME, all_texts, glossary, uses

pytestmark = pytest.mark.slow

PLACES = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
IN_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)


@PLACES
@IN_LANGUAGES
def test_all_languages_name_the_same_things(folder: Path, language: str) -> None:
    assert glossary(folder, "en"), f"no English {NAME} in {folder.name}: what a folder's words are is said there"
    assert list(glossary(folder, language)) == list(glossary(folder, "en"))


def test_a_folder_without_an_english_glossary_is_found(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"no English glossary\.toml"):
        test_all_languages_name_the_same_things(tmp_path, "de")


@PLACES
@IN_LANGUAGES
def test_no_word_is_used_that_a_glossary_rules_out(folder: Path, language: str) -> None:
    terms = glossary(folder, language).values()
    assert [
        (id, term.term, word)
        for id, text in all_texts(folder, language)
        for term in terms
        for word in term.never
        if id not in term.other_meaning and uses(word, text)
    ] == []


@PLACES
@IN_LANGUAGES
def test_every_word_of_a_glossary_is_in_use(folder: Path, language: str) -> None:
    said = " … ".join(text for _, text in all_texts(folder, language))
    for name, term in glossary(folder, language).items():
        assert any(uses(form, said) for form in term.forms), name
        assert any(uses(form, term.term) for form in term.forms), name


@PLACES
@IN_LANGUAGES
def test_an_exception_is_a_message_that_needs_it(folder: Path, language: str) -> None:
    said = dict(all_texts(folder, language))
    for term in glossary(folder, language).values():
        assert [id for id in term.other_meaning if not any(uses(word, said.get(id, "")) for word in term.never)] == []
