"""A newcomer is told of every kind of decision of Granada what may be done and why."""

from __future__ import annotations

import pytest

from tertulia.games.granada.views.shape import PHASES
from tests.i18n.catalogues import LANGUAGES
from tests.i18n.faults import assert_told

KINDS = {*PHASES.values(), "again", "award", "dirk", "turn"}
"""What views call the decisions; one more action, awards, turning over, and the first where Dirk plays have their own words."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_has_words(language: str) -> None:
    assert_told("granada", KINDS, language)
