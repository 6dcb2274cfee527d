"""Several seats on one device: a curtain hides the board only if the decision is secret."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from bench.clicks import OFFERED_SCRIPT
from tests.browser import driver
from tests.browser.conftest import Visitor
from tests.browser.la_granja import driver as la_granja_driver
from tests.browser.tables import ME, create_table, has_legal, play_on

pytestmark = pytest.mark.browser

DEVICE = {"kind": "device", "name": "Berta"}
CURTAIN_OR_BOARD = "[data-action=uncover], .board[data-ready=true]"
WATCH_CURTAINS_SCRIPT = """window.curtains = 0;
new MutationObserver(() => (window.curtains += document.querySelectorAll("[data-action=uncover]").length))
  .observe(document, { childList: true, subtree: true });"""
SECRET_VERBS = {"play", "discard", "donkey", "card"}
"""Verbs that are decided in secret or with a look at the hand."""


def list_verbs(page: Page) -> set[str]:
    """Return the verbs that the page offers now."""
    return {notation.split()[0] for notation in page.evaluate(OFFERED_SCRIPT)}


def lift_curtain(page: Page) -> None:
    page.click("[data-action=uncover]")
    page.wait_for_selector("[data-action=uncover]", state="detached")


@pytest.mark.proof
def test_hand_stays_hidden_without_secret_decision(visitor: Visitor) -> None:
    """Hands are shown behind the curtain; dice are taken and goods delivered without one.

    The test plays more than a round.
    """
    page = visitor()
    page.goto(create_table(page, ME, DEVICE, game="la-granja"))
    curtains, veiled = 0, list[set[str]]()
    while len(veiled) < 6:
        page.wait_for_selector(CURTAIN_OR_BOARD)
        if page.locator("[data-action=uncover]").count():
            assert page.locator(".board").count() == 0
            lift_curtain(page)
            curtains += 1
            continue
        if page.locator("[data-action=unveil]").count():
            veiled.append(list_verbs(page))
            assert page.locator("#hand, #hand [data-card]").count() == 0
            if not page.locator(driver.CONFIRM).count():
                expect(page.locator("#actions .who")).to_be_visible()
        la_granja_driver.step(page)
    assert curtains >= 2
    assert not SECRET_VERBS & set().union(*veiled)


def play_until_face_down(page: Page) -> None:
    """Play until a decision that needs no look at the hand."""
    path = create_table(page, ME, DEVICE, game="la-granja")
    play_on(page, path, has_legal("take"), la_granja_driver.VERB_ORDER)
    page.goto(path)
    page.wait_for_selector("[data-action=unveil]")


@pytest.mark.proof
def test_reload_with_hidden_hand_shows_no_curtain(visitor: Visitor) -> None:
    page = visitor()
    play_until_face_down(page)
    page.add_init_script(WATCH_CURTAINS_SCRIPT)
    for _ in range(2):
        page.reload()
        page.wait_for_selector(CURTAIN_OR_BOARD)
        assert page.evaluate("window.curtains") == 0
        expect(page.locator("[data-action=unveil]")).to_be_visible()
        assert page.locator("#hand, #hand [data-card]").count() == 0


def test_player_can_reveal_own_hand(visitor: Visitor) -> None:
    page = visitor()
    play_until_face_down(page)
    page.click("[data-action=unveil]")
    page.wait_for_selector("#hand")
    assert page.locator("[data-action=unveil]").count() == 0
