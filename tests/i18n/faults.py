"""Texts that tests ask for: of every fault of a component set, and of guides."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache

from fluent.runtime import FluentBundle

from tertulia.i18n import Catalogue
from tertulia.i18n.facts import arguments
from tertulia.i18n.files import parsed
from tertulia.kernel.component_faults import Fault, Problem
from tertulia.kernel.registry import game as game_of
from tertulia.kernel.registry import games
from tests.i18n.catalogues import FILES, FOLDER_OF, LANGUAGES, texts

SHARED = "common"


@cache
def catalogue(language: str, game: str) -> Catalogue:
    return Catalogue(language, game)


@cache
def bundle(language: str, name: str) -> FluentBundle:
    """What a language says itself of all games and of one: nothing in it falls back to English."""
    found = FluentBundle([language], use_isolating=False)
    for file in {SHARED, name}:
        found.add_resource(parsed(FOLDER_OF[file] / language / f"{file}.ftl"))
    return found


def load_catalogues() -> None:
    """Parse the catalogues of all languages and games, some tenths of a second each."""
    for language in LANGUAGES:
        for game in games():
            catalogue(language, game)


def worded(game: str, language: str, problem: Problem) -> str:
    """What a page says of a problem: the game's own message for its code, or that of all games. Raises `AssertionError` where
    there are no words, or where they want what the problem does not tell."""
    found = bundle(language, game)
    ids = (f"{game}-fault-{problem.code}", f"fault-{problem.code}")
    id = next((one for one in ids if found.has_message(one)), None)
    assert id is not None, f"no words for {problem.code!r} in {language}"
    pattern = found.get_message(id).value
    assert pattern is not None
    text, errors = found.format_pattern(pattern, arguments(catalogue(language, game), problem.args))
    assert not errors, (id, errors)
    return str(text)


@cache
def keys(game: str, language: str) -> frozenset[str]:
    """The names of a set's tables and facts, but for those that the language has, too, where it names them."""
    said = " ".join(text for id, text in texts(language, game).items() if id.startswith(f"{game}-component"))
    return frozenset(_keys(game_of(game).components().data)) - set(re.findall(r"\w+", said.lower())) - {"name"}


def _keys(part: object) -> Iterator[str]:
    for key, value in part.items() if isinstance(part, Mapping) else ():
        yield key
        yield from _keys(value)
    for value in part if isinstance(part, list) else ():
        yield from _keys(value)


def terms(problem: Problem) -> set[str]:
    """What the arguments name as files do."""
    words = [[one] if isinstance(one, str) else one for one in problem.args.values() if not isinstance(one, int)]
    return {word for several in words for word in several}


def assert_worded(game: str, faults: Iterable[Fault]) -> None:
    """Every fault has words in all languages, without a key of the file and without a term as files have it."""
    for problem in {(fault.problem.code, fault.problem.message): fault.problem for fault in faults}.values():
        for language in LANGUAGES:
            text = worded(game, language, problem)
            foreign = (
                keys(game, language) | terms(problem)
                if language != "en"
                else {one for one in terms(problem) if "_" in one}
            )
            assert not set(re.findall(r"\w+", text)) & foreign, (language, text)
            assert not re.search(r"\w_\w|[{}$\[\]]", text), (language, text)
            assert text[-1] == ".", (language, text)


LONGEST = 240
"""Characters that stand beside a table without covering it."""


def assert_told(game: str, kinds: Collection[str], language: str) -> None:
    """A newcomer is told of every kind of decision what may be done and why, of no other, and at a fitting length."""
    prefix = f"{game}-guide-"
    sources = [(FOLDER_OF[file] / language / f"{file}.ftl").read_text(encoding="utf-8") for file in FILES]
    told = set(re.findall(rf"^{prefix}(\S+) =", "\n".join(sources), re.MULTILINE))
    assert told == set(kinds)
    words = Catalogue(language, game)
    assert [kind for kind in told if not 40 < len(words.text(prefix + kind)) <= LONGEST] == []
