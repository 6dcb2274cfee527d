"""Texts needed by tests: messages for faults of component sets, and hints for new players."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache

from fluent.runtime import FluentBundle

from tertulia.i18n import Catalogue
from tertulia.i18n.facts import message_arguments
from tertulia.i18n.files import parse_catalogue
from tertulia.kernel.component_faults import Fault, Problem
from tertulia.kernel.registry import find_game, installed_games
from tests.i18n.catalogues import FILES, FOLDER_OF, LANGUAGES, load_texts

SHARED = "common"


@cache
def load_catalogue(language: str, game: str) -> Catalogue:
    return Catalogue(language, game)


@cache
def load_bundle(language: str, name: str) -> FluentBundle:
    """Return the messages of one language for all games and for one, without falling back to English."""
    found = FluentBundle([language], use_isolating=False)
    for file in {SHARED, name}:
        found.add_resource(parse_catalogue(FOLDER_OF[file] / language / f"{file}.ftl"))
    return found


def load_catalogues() -> None:
    """Parse the catalogues of all languages and games, which takes tenths of a second each."""
    for language in LANGUAGES:
        for game in installed_games():
            load_catalogue(language, game)


def format_problem(game: str, language: str, problem: Problem) -> str:
    """Return the message for a problem: the game's own, or the one for all games.

    Raises `AssertionError` if there is none, or if it needs an argument that the problem lacks.
    """
    found = load_bundle(language, game)
    ids = (f"{game}-fault-{problem.code}", f"fault-{problem.code}")
    id = next((one for one in ids if found.has_message(one)), None)
    assert id is not None, f"no words for {problem.code!r} in {language}"
    pattern = found.get_message(id).value
    assert pattern is not None
    text, errors = found.format_pattern(pattern, message_arguments(load_catalogue(language, game), problem.args))
    assert not errors, (id, errors)
    return str(text)


@cache
def list_keys(game: str, language: str) -> frozenset[str]:
    """Return the names of a set's tables and facts that the game's texts in this language do not use."""
    all_text = " ".join(text for id, text in load_texts(language, game).items() if id.startswith(f"{game}-component"))
    return (
        frozenset(_walk_keys(find_game(game).components().data)) - set(re.findall(r"\w+", all_text.lower())) - {"name"}
    )


def _walk_keys(part: object) -> Iterator[str]:
    for key, value in part.items() if isinstance(part, Mapping) else ():
        yield key
        yield from _walk_keys(value)
    for value in part if isinstance(part, list) else ():
        yield from _walk_keys(value)


def list_terms(problem: Problem) -> set[str]:
    """Return the argument values that are terms of the file."""
    words = [[one] if isinstance(one, str) else one for one in problem.args.values() if not isinstance(one, int)]
    return {word for several in words for word in several}


def assert_worded(game: str, faults: Iterable[Fault]) -> None:
    """Check that every fault has a message in all languages that contains no key or term of the file."""
    for problem in {(fault.problem.code, fault.problem.message): fault.problem for fault in faults}.values():
        for language in LANGUAGES:
            text = format_problem(game, language, problem)
            foreign = (
                list_keys(game, language) | list_terms(problem)
                if language != "en"
                else {one for one in list_terms(problem) if "_" in one}
            )
            assert not set(re.findall(r"\w+", text)) & foreign, (language, text)
            assert not re.search(r"\w_\w|[{}$\[\]]", text), (language, text)
            assert text[-1] == ".", (language, text)


MAX_HINT_CHARACTERS = 240
"""A longer hint does not fit beside a table."""
MAX_GOAL_CHARACTERS = 90
"""The goal is shown before the hint: one line on wide screens, two on narrow ones."""


def assert_decision_hints(game: str, kinds: Collection[str], language: str) -> None:
    """Check that exactly these kinds of decisions have a hint, and that hints and goals have a suitable length.

    The goal of a decision is optional.
    """
    prefix = f"{game}-guide-"
    sources = [(FOLDER_OF[file] / language / f"{file}.ftl").read_text(encoding="utf-8") for file in FILES]
    kinds_with_hint = set(re.findall(rf"^{prefix}(\S+) =", "\n".join(sources), re.MULTILINE))
    assert kinds_with_hint == set(kinds)
    words = Catalogue(language, game)
    assert [kind for kind in kinds_with_hint if not 40 < len(words.text(prefix + kind)) <= MAX_HINT_CHARACTERS] == []
    goals = set(re.findall(rf"^{game}-goal-(\S+) =", "\n".join(sources), re.MULTILINE))
    assert goals
    assert goals <= kinds_with_hint
    assert [goal for goal in goals if len(words.text(f"{game}-goal-{goal}")) > MAX_GOAL_CHARACTERS] == []
