"""After an action the focus moves to the first element of the next decision."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visitor
from tests.browser.decisions import mark_later_as_proof
from tests.browser.granada import keys
from tests.browser.keyboard import get_focused_place
from tests.browser.tables import BOT, ME, create_table

pytestmark = pytest.mark.browser
KINDS = {"take", "buy", "build"}
MAX_DECISIONS = 40
"""Maximum number of decisions until each kind has occurred."""


@pytest.mark.proof
@pytest.mark.parametrize("decisions", mark_later_as_proof([10, 24]))
def test_focus_moves_to_next_decision(visitor: Visitor, decisions: int) -> None:
    page = visitor()
    page.goto(create_table(page, ME, BOT))
    done: list[str] = []
    while len(done) < decisions or not set(done) >= KINDS:
        assert len(done) < MAX_DECISIONS, done
        assert keys.wait_for_turn(page)
        done.append(keys.step(page))
        assert keys.wait_for_turn(page)
        assert get_focused_place(page) == "an answer", done
