"""Consistent terms: catalogues use the words of the glossaries and none of the excluded ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.i18n.catalogues import FOLDERS, LANGUAGES, NAME, contains_word, load_all_texts, load_glossary

pytestmark = pytest.mark.slow

PLACES = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
IN_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)


@PLACES
@IN_LANGUAGES
def test_glossaries_have_the_same_terms_in_all_languages(folder: Path, language: str) -> None:
    assert load_glossary(folder, "en"), f"no English {NAME} in {folder.name}: what a folder's words are is said there"
    assert list(load_glossary(folder, language)) == list(load_glossary(folder, "en"))


def test_missing_english_glossary_is_found(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"no English glossary\.toml"):
        test_glossaries_have_the_same_terms_in_all_languages(tmp_path, "de")


@PLACES
@IN_LANGUAGES
def test_excluded_words_are_not_used(folder: Path, language: str) -> None:
    terms = load_glossary(folder, language).values()
    assert [
        (id, term.term, word)
        for id, text in load_all_texts(folder, language)
        for term in terms
        for word in term.never
        if id not in term.other_meaning and contains_word(word, text)
    ] == []


@PLACES
@IN_LANGUAGES
def test_every_glossary_word_is_used(folder: Path, language: str) -> None:
    all_text = " … ".join(text for _, text in load_all_texts(folder, language))
    for name, term in load_glossary(folder, language).items():
        assert any(contains_word(form, all_text) for form in term.forms), name
        assert any(contains_word(form, term.term) for form in term.forms), name


@PLACES
@IN_LANGUAGES
def test_every_glossary_exception_is_needed(folder: Path, language: str) -> None:
    text_by_id = dict(load_all_texts(folder, language))
    for term in load_glossary(folder, language).values():
        assert [
            id
            for id in term.other_meaning
            if not any(contains_word(word, text_by_id.get(id, "")) for word in term.never)
        ] == []
