"""Every message used by the program exists, and the catalogues contain no unused ones."""

from __future__ import annotations

from functools import cache

from tests.i18n import usage
from tests.i18n.catalogues import GAMES, all_messages, house_messages

FAMILIES = tuple(sorted({id.partition("-")[0] for id in house_messages("en")} | set(GAMES)))


@cache
def used() -> frozenset[str]:
    """Return the messages that the sources may use, and those that these refer to."""
    known = all_messages("en")
    patterns = [found for text in usage.web_texts() | usage.python_texts() if (found := usage.pattern(text))]
    asked = usage.BY_SCHEMA | {id for id in known for found in patterns if found.fullmatch(id)}
    asked |= {
        id
        for id in known
        for game, words in usage.BY_FACTS.items()
        if id.startswith(tuple(f"{game}-{w}-" for w in words))
    }
    while more := {other for id in asked for other in known[id].references} - asked:
        asked |= more
    return frozenset(asked)


def test_messages_of_the_client_exist() -> None:
    calls = {text: found for text in usage.web_calls() if (found := usage.pattern(text))}
    assert [text for text, found in calls.items() if not any(map(found.fullmatch, all_messages("en")))] == []
    assert len(calls) > 50


def test_messages_of_python_exist() -> None:
    ids = {text for text in usage.python_texts() if text.startswith(("cli-", *(f"{game}-" for game in GAMES)))}
    asked = {text: found for text in ids if (found := usage.pattern(text))}
    assert [text for text, found in asked.items() if not any(map(found.fullmatch, all_messages("en")))] == []


def test_no_message_is_unused() -> None:
    assert sorted(all_messages("en").keys() - used()) == []
