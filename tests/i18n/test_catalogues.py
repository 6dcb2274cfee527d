"""Catalogues of all languages have the same messages, variables and selectors."""

from __future__ import annotations

import pytest
from babel import Locale
from fluent.syntax import ast

from tests.i18n.catalogues import (
    FILES,
    FOLDERS,
    LANGUAGES,
    WITH_RULES,
    find_needed_variables,
    load_all_messages,
    load_messages,
    parse_resource,
)

OTHERS = [language for language in LANGUAGES if language != "en"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
MILLIONS_OR_FRACTIONS = {"es": {"many"}, "cs": {"many"}}
"""Plural classes that no whole number in a game belongs to."""


def test_every_language_has_every_catalogue() -> None:
    there = [str(path.relative_to(folder)) for folder in FOLDERS for path in folder.glob("*/*.ftl")]
    assert sorted(there) == sorted(f"{language}/{name}.ftl" for language in LANGUAGES for name in FILES)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogue_is_valid_fluent_without_duplicates(language: str, name: str) -> None:
    body = parse_resource(language, name).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert sorted(set(ids)) == sorted(ids)
    assert [entry.id.name for entry in body if isinstance(entry, ast.Message) and entry.value is None] == []


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_messages_have_the_same_order_in_all_languages(language: str, name: str) -> None:
    assert list(load_messages(language, name)) == list(load_messages("en", name))


def test_no_message_is_in_two_catalogues() -> None:
    assert len(load_all_messages("en")) == sum(len(load_messages("en", name)) for name in FILES)


@pytest.mark.parametrize("language", OTHERS)
def test_messages_have_the_same_variables_in_all_languages(language: str) -> None:
    """A language may choose between `$tile` and `$tile-object`; callers give both."""
    plain = {
        id: {variable.removesuffix("-object") for variable in find_needed_variables(language, id)}
        for id in load_all_messages(language)
    }
    assert plain == {
        id: {variable.removesuffix("-object") for variable in find_needed_variables("en", id)}
        for id in load_all_messages("en")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_name_existing_messages(language: str) -> None:
    known = load_all_messages(language)
    assert [(id, other) for id, message in known.items() for other in message.references if other not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_selectors_have_all_forms_of_the_language(language: str) -> None:
    """A message that distinguishes one from many has all forms of its language for whole numbers."""
    forms = set(Locale(language).plural_form.tags) - MILLIONS_OR_FRACTIONS.get(language, set()) | {"other"}
    wrong = {
        id: keys
        for id, message in load_all_messages(language).items()
        for variable, keys in message.selectors
        if "one" in keys and not variable.endswith(("winners-count", "slots-count")) and id not in SAME_FOR_ALL
        if not forms <= keys or keys & PLURALS > forms
    }
    assert wrong == {}


SAME_FOR_ALL = {"granada-end-winner", "cli-won", "granada-tile-moats"}
"""The text after the number is equal for all numbers above one, so Czech needs one form."""


def test_word_selectors_are_equal_in_all_languages() -> None:
    """Selectors by word (`[yes]`, `[front]`, `[A]`), not by number, have the same words in every language."""
    for id, message in load_all_messages("en").items():
        by_word = {variable: keys for variable, keys in message.selectors if not keys & PLURALS}
        for language in OTHERS:
            theirs = {
                variable: keys for variable, keys in load_all_messages(language)[id].selectors if variable in by_word
            }
            assert theirs == by_word or not theirs, (language, id)


@pytest.mark.parametrize("game", WITH_RULES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_pages_are_complete(language: str, game: str) -> None:
    rules = load_messages(language, f"{game}-rules")
    body = {
        entry.id.name: entry
        for entry in parse_resource(language, f"{game}-rules").body
        if isinstance(entry, ast.Message)
    }

    def list_ids(name: str) -> list[str]:
        value = body[f"{game}-rules-{name}"].value
        assert value is not None
        return "".join(element.value for element in value.elements if isinstance(element, ast.TextElement)).split()

    full = {f"{game}-rules-full-{section}-{part}" for section in list_ids("sections") for part in ("title", "text")}
    assert {id for id in rules if "-full-" in id and not id.endswith("-questions")} == full
    numbered = [(f"{game}-ruling-", "-title", 9)]
    if f"{game}-rules-chapters" in rules:
        parts = ("title", "text", "alt", "questions")
        chapters = {f"{game}-rules-chapter-{chapter}-{part}" for chapter in list_ids("chapters") for part in parts}
        assert {id for id in rules if "-chapter-" in id} == chapters
    else:
        numbered.append((f"{game}-rules-short-", "", 8))
    for prefix, ending, least in numbered:
        count = sum(id.startswith(prefix) and id.endswith(ending) for id in rules)
        assert count >= least
        assert all(f"{prefix}{number}{ending}" in rules for number in range(1, count + 1))
    assert all(id.replace("-title", "-text") in rules for id in rules)
