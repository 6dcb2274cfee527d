"""Rare decisions of La Granja in real games: worded, answered by mouse and by keyboard, undone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tertulia.server.http.guests import COOKIE
from tertulia.server.identity.keys import CookieSigner, load_secret
from tests.browser import driver
from tests.browser.conftest import Visitor, set_cookies
from tests.browser.decisions import mark_later_rows_as_proof
from tests.browser.la_granja import driver as la_granja_driver
from tests.browser.la_granja.driver import FoundPosition, find_position, store_position
from tests.browser.tables import get_table
from tests.server.storage.data_folder import ANA, DataFolder

pytestmark = [
    pytest.mark.proof,
    pytest.mark.browser,
    pytest.mark.xdist_group("la granja decisions"),
]  # one server for all

QUESTIONS = (
    ("siesta", "helper", "Before your steps on the siesta track"),
    ("income", "gain", "Your income: choose a resource"),
    ("help", "helper", "help now?"),
    ("step", "advance", "The wainwright: one step more on the siesta track?"),
    ("help", "done", "help now?"),
    ("step", "done", "The wainwright: one step more on the siesta track?"),
)
"""The decision, the verb of an answer, and the text shown to the player."""
QUICK_QUESTIONS = 2
"""Number of decisions tested in `make test`: a helper and a gain.

`test_decision_layout` covers the other kinds.
"""


Positions = dict[tuple[str, str], FoundPosition]


@pytest.fixture(scope="module")
def stored_positions(server: str, folder: Path) -> Positions:
    """Store a table for each decision in the shared server's folder."""
    data_folder = DataFolder(folder)
    positions = {(decision, verb): find_position(decision, verb) for decision, verb, _ in QUESTIONS}
    for (decision, verb), position in positions.items():
        store_position(data_folder, f"{decision}-{verb}", position)
    data_folder.writer.dispose()
    return positions


@pytest.mark.parametrize(
    ("decision", "verb", "words"),
    mark_later_rows_as_proof(QUESTIONS, QUICK_QUESTIONS),
    ids=[f"{row[0]}-{row[1]}" for row in QUESTIONS],
)
def test_rare_decision_is_answered_and_undone(
    visitor: Visitor, server: str, folder: Path, stored_positions: Positions, decision: str, verb: str, words: str
) -> None:
    page, answer = visitor(), stored_positions[decision, verb].answer
    set_cookies(page, server, {COOKIE: CookieSigner(load_secret(folder)).cookie(ANA)})
    path = f"/table/{decision}-{verb}"
    page.goto(path)
    actions = page.get_by_role("region", name="Your actions")
    for way in (driver.do_action, la_granja_driver.do_by_keys):
        assert driver.wait_for_turn(page)
        expect(actions).to_contain_text(words)
        way(page, answer)
        assert get_table(page, path)["log"][-1]["action"] == answer
        page.locator("[data-action=undo]").click()
        expect(actions).to_contain_text(words)
    assert get_table(page, path)["position"] == stored_positions[decision, verb].actions
