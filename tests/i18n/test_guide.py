"""A newcomer is told of every kind of decision what may be done and why: in every game and every language."""

from __future__ import annotations

import pytest

from tertulia.games.granada.views.view import PHASES
from tertulia.games.la_granja.model import DECISIONS
from tertulia.games.no_siesta.model import Decision
from tertulia.i18n import Catalogue
from tests.i18n.catalogues import LANGUAGES, all_messages

KINDS = {
    "la-granja": {*(kind for kind in DECISIONS if kind), "played", "delivered", "turn_end"},
    "granada": {*PHASES.values(), "again"},
    "no-siesta": {kind.name.lower() for kind in Decision},
}
"""What views call the decisions of each game; one more action in Granada, and in La Granja the end of the cards, of the
deliveries and of a turn have words of their own."""
LONGEST = 240
"""Characters that stand beside a table without covering it."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(KINDS))
def test_every_kind_of_decision_has_words(game: str, language: str) -> None:
    prefix = f"{game}-guide-"
    told = {id.removeprefix(prefix) for id in all_messages(language) if id.startswith(prefix)}
    assert told == KINDS[game]
    words = Catalogue(language, game)
    assert [kind for kind in told if not 40 < len(words.text(prefix + kind)) <= LONGEST] == []
