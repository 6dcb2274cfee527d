"""Hints for new players explain every kind of decision in La Granja."""

from __future__ import annotations

import pytest

from tertulia.games.la_granja.model.decisions import DECISIONS
from tests.i18n.catalogues import LANGUAGES
from tests.i18n.faults import assert_decision_hints

KINDS = {*(kind for kind in DECISIONS if kind), "played", "delivered", "turn_end"}
"""Kinds of decisions as named in views.

The end of cards, of deliveries and of a turn have hints of their own.
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_has_a_hint_text(language: str) -> None:
    assert_decision_hints("la-granja", KINDS, language)
