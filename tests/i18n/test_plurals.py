"""Agreement of numbers and nouns: every message with a count is worded for 0 to 25, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations, islice, product

import pytest
from babel import Locale

from tertulia.i18n import Catalogue
from tests.i18n.catalogues import GAMES, HOUSE, LANGUAGES, find_needed_variables, load_all_messages, load_messages

pytestmark = pytest.mark.slow

NUMBERS = range(26)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
COUNTS = {
    "after", "amount", "commodities", "count", "deliveries", "delivered", "donkeys", "earliest", "fields", "hand_count", "hats",
    "latest", "least", "left", "limit", "missing", "moat", "money", "most", "n", "over", "paid", "pig_spaces", "pigs", "points",
    "price", "roofs", "silver", "spaces", "sum", "total", "used",
}  # fmt: skip
"""Variables that are counts; others are places, names or printed numbers."""
COMBINATIONS = 24
"""Number of combinations of a message's other selectors that are tried."""

SAME = {
    "en": {"cured", "extra", "food", "grain", "harvest", "money", "silver", "wine"},
    "de": {
        "Dachmarker", "Esel", "Gebäude", "Korn", "Marker", "Nahrung", "Plättchen",
        "Silber", "Spieler", "Wein", "Würfel", "gepökeltes",
    },
    "es": set[str](),
    "cs": {"blokovanými", "dalších", "hráče", "zboží"},
}  # fmt: skip
"""Nouns, and words before a noun, with equal singular and plural."""
NO_NOUN = {
    "en": {
        "at",
        "blue",
        "from",
        "green",
        "higher",
        "in",
        "left",
        "missing",
        "more",
        "must",
        "new",
        "of",
        "online",
        "orange",
        "so",
        "to",
        "too",
        "yellow",
    },
    "de": {
        "Blau",
        "Gelb",
        "Grün",
        "Orange",
        "ab",
        "abgeworfen",
        "aus",
        "bis",
        "ein",
        "höher",
        "in",
        "kaufen",
        "möglich",
        "neben",
        "neu",
        "oder",
        "online",
        "vom",
        "von",
        "weiteren",
        "zu",
        "übrig",
    },
    "es": {"a", "al", "de", "del", "en", "mayor", "más"},
    "cs": {"až", "kartách", "online", "vyšší", "víc", "z", "za"},
}
"""Words that may follow a number without being counted by it."""
WRONG = {
    "en": r"\bare 1\b|\b1 (?:points|cards|deliveries|goods|markers|tiles|sides|pigs|olives|grapes)\b",
    "de": r"\b(?:wachsen|fehlen|bleiben|sind|kosten) (?:noch |nur )?1\b|\b1 (?:Punkte|Karten|Siegpunkte|Oliven|Trauben)\b",
    "es": r"\b(?:crecen|faltan|faltarán|quedan|sobran|hay) 1\b|\b(?:crece|falta|queda) (?!1\b)\d+\b|\b1 (?:platas|puntos|uvas)\b",
    "cs": r"\b(?:roste|zbývá|zbude) [2-4]\b|\b(?:rostou|zbývají|zbudou) (?![2-4]\b)\d+\b|\b[1-4] stříbrných\b",
}
"""Verbs that do not agree with the number after them, and forms that were wrong before."""


@cache
def list_counting_messages(language: str, name: str) -> list[tuple[str, str, dict[int, str]]]:
    """Return every message with a count: its id, the variable, and the texts by number."""
    return list(_generate_sayings(language, name))


def _generate_sayings(language: str, name: str) -> Iterator[tuple[str, str, dict[int, str]]]:
    words = Catalogue(language, None if name in HOUSE else name)
    for id in load_messages(language, name):
        needed = find_needed_variables(language, id)
        chosen = get_selectors(language, id)
        for count in sorted(needed & COUNTS - chosen.keys()):
            for combination in islice(product(*chosen.values()), COMBINATIONS):
                arguments = {one: f"<{one}>" for one in needed} | dict(zip(chosen, combination, strict=True))
                yield id, count, {number: words.text(id, **arguments | {count: number}) for number in NUMBERS}


def get_selectors(language: str, id: str) -> dict[str, list[str]]:
    """Return the selectors by word of a message and of the messages that it refers to."""
    found: dict[str, list[str]] = {}
    for variable, keys in load_all_messages(language)[id].selectors:
        if any(not key.isdigit() and key not in PLURALS for key in keys):
            found.setdefault(variable, sorted(keys))
    for other in load_all_messages(language)[id].references:
        found = get_selectors(language, other) | found
    return found


def find_words_after(text: str, number: int) -> list[str]:
    """Return the words right after the number."""
    return re.findall(rf"(?<![\w<]){number}[ \u00a0]([^\W\d_]+)", text)


@pytest.mark.parametrize("name", [*HOUSE, *GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_counted_noun_has_the_form_of_its_number(language: str, name: str) -> None:
    form = Locale(language).plural_form
    wrong = set()
    for id, count, texts in list_counting_messages(language, name):
        for one, other in combinations((1, 2, 5, 21, 25), 2):
            if form(one) != form(other):
                same = set(find_words_after(texts[one], one)) & set(find_words_after(texts[other], other))
                wrong |= {(id, count, word) for word in same - SAME[language] - NO_NOUN[language]}
    assert wrong == set()


@pytest.mark.parametrize("name", [*HOUSE, *GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_verb_agrees_with_number(language: str, name: str) -> None:
    wrong = re.compile(WRONG[language])
    assert {
        texts[n]
        for _id, _count, texts in list_counting_messages(language, name)
        for n in NUMBERS
        if wrong.search(texts[n])
    } == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentence_with_list_agrees_with_its_items(language: str) -> None:
    """A sentence about a list of counted things works for one thing and for many."""
    words, wrong = Catalogue(language, "la-granja"), re.compile(WRONG[language])
    goods = [id for id in load_messages(language, "la-granja") if id.startswith("la-granja-count-")]
    for id in load_messages(language, "la-granja"):
        needed = find_needed_variables(language, id)
        for filled in needed & {"goods", "gain", "pay"}:
            for thing in goods:
                for number in NUMBERS:
                    sentence = words.text(
                        id, **{one: f"<{one}>" for one in needed} | {filled: words.text(thing, n=number)}
                    )
                    assert not wrong.search(sentence), (id, sentence)
