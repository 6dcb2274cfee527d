"""Hints for new players explain every kind of decision in Granada."""

from __future__ import annotations

import pytest

from tertulia.games.granada.views.shape import PHASES
from tests.i18n.catalogues import LANGUAGES
from tests.i18n.faults import assert_decision_hints

KINDS = {*PHASES.values(), "again", "award", "dirk", "turn"}
"""Kinds of decisions as named in views.

Another action, awards, turning over, and the first decision with Dirk have hints of their own.
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_has_a_hint_text(language: str) -> None:
    assert_decision_hints("granada", KINDS, language)
