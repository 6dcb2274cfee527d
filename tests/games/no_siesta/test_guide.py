"""Hints for new players explain every kind of decision in No Siesta."""

from __future__ import annotations

import pytest

from tertulia.games.no_siesta.model.decisions import Decision
from tests.i18n.catalogues import LANGUAGES
from tests.i18n.faults import assert_decision_hints

KINDS = {kind.name.lower() for kind in Decision}
"""Kinds of decisions as named in views."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_has_a_hint_text(language: str) -> None:
    assert_decision_hints("no-siesta", KINDS, language)
