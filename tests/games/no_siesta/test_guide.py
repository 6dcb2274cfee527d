"""A newcomer is told of every kind of decision of No Siesta what may be done and why."""

from __future__ import annotations

import pytest

from tertulia.games.no_siesta.model.decisions import Decision
from tests.i18n.catalogues import LANGUAGES
from tests.i18n.faults import assert_told

KINDS = {kind.name.lower() for kind in Decision}
"""What views call the decisions."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_has_words(language: str) -> None:
    assert_told("no-siesta", KINDS, language)
