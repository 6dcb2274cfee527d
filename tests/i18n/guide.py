"""What every game with hints for newcomers must tell them, in every language; the kinds of decisions are said by its own tests."""

from __future__ import annotations

from collections.abc import Collection

from tertulia.i18n import Catalogue
from tests.i18n.catalogues import all_messages

LONGEST = 240
"""Characters that stand beside a table without covering it."""


def assert_told(game: str, kinds: Collection[str], language: str) -> None:
    """A newcomer is told of every kind of decision what may be done and why, of no other, and at a fitting length."""
    prefix = f"{game}-guide-"
    told = {id.removeprefix(prefix) for id in all_messages(language) if id.startswith(prefix)}
    assert told == set(kinds)
    words = Catalogue(language, game)
    assert [kind for kind in told if not 40 < len(words.text(prefix + kind)) <= LONGEST] == []
