"""A connection that breaks: it is said, nothing is lost, and the game goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.granada.driver import step, wait_for_turn
from tests.browser.test_together import on_turn, seated

pytestmark = pytest.mark.browser


@pytest.mark.proof
def test_back_online_the_missed_moves_are_there(visitor: Visitor) -> None:
    host, guest, path = seated(visitor)
    mover, other = on_turn(host, guest, path)
    other.context.set_offline(True)
    expect(other.locator("[data-connection=lost]")).to_be_visible()
    assert wait_for_turn(mover)
    version = int(mover.locator(".board").get_attribute("data-version") or 0)
    step(mover)
    assert int(other.locator(".board").get_attribute("data-version") or 0) <= version
    other.context.set_offline(False)
    expect(other.locator("[data-connection=live]")).to_be_visible(timeout=10_000)
    now = mover.locator(".board").get_attribute("data-version")
    expect(other.locator(f".board[data-version='{now}']")).to_be_visible()
    expect(other.locator(".strip li")).not_to_have_count(0)


def test_a_move_made_offline_is_not_lost_silently(visitor: Visitor) -> None:
    host, guest, path = seated(visitor)
    mover, _other = on_turn(host, guest, path)
    assert wait_for_turn(mover)
    mover.locator("[data-slot].lit").first.click()
    mover.context.set_offline(True)
    mover.click("[data-action=take]")
    expect(mover.locator("[role=alert]")).to_be_visible()
    mover.context.set_offline(False)
    expect(mover.locator("[data-connection=live]")).to_be_visible(timeout=10_000)
    assert wait_for_turn(mover)
