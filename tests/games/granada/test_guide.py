"""A newcomer is told of every kind of decision of Granada what may be done and why."""

from __future__ import annotations

import pytest

from tertulia.games.granada.views.shape import PHASES
from tests.i18n.catalogues import LANGUAGES
from tests.i18n.guide import assert_told

KINDS = {*PHASES.values(), "again", "dirk"}
"""What views call the decisions; one more action has words of its own, and so has the first one where Dirk plays."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_has_words(language: str) -> None:
    assert_told("granada", KINDS, language)
