"""A newcomer is told of every kind of decision of La Granja what may be done and why."""

from __future__ import annotations

import pytest

from tertulia.games.la_granja.model.decisions import DECISIONS
from tests.i18n.catalogues import LANGUAGES
from tests.i18n.faults import assert_told

KINDS = {*(kind for kind in DECISIONS if kind), "played", "delivered", "turn_end"}
"""What views call the decisions; the end of the cards, of the deliveries and of a turn have words of their own."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_has_words(language: str) -> None:
    assert_told("la-granja", KINDS, language)
