"""Moderation pages by keyboard alone: deciding reports and appeals, and looking up accounts."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitor
from tests.browser.decisions import mark_later_rows_as_proof
from tests.browser.tables import ask, assert_clean, grant_role, open_named_page

pytestmark = pytest.mark.browser


def press_with_keyboard(button: Locator) -> None:
    """Press a button with the keyboard."""
    button.focus()
    button.page.keyboard.press("Enter")


def post_line(page: Page, words: str) -> tuple[str, int]:
    """Post a line in the lobby. Returns the author's public id there, and the line's number."""
    number = ask(page, "POST", "/api/lobby/chat", {"words": words})["number"]
    lines = ask(page, "GET", "/api/lobby/chat")["lines"]
    return next(line["handle"] for line in lines if line["number"] == number), number


def report_player(by: Page, about: Page, words: str) -> None:
    person, number = post_line(about, words)
    ask(by, "POST", f"/api/players/{person}/report", {"reason": f"Rude: {words}", "number": number})


@pytest.mark.proof
@pytest.mark.parametrize(
    ("width", "scheme"), mark_later_rows_as_proof([(390, "light"), (1440, "dark"), (1440, "light"), (390, "dark")])
)
def test_reports_and_appeals_are_decided_by_keyboard(
    visitor: Visitor, folder: Path, axe: str, width: int, scheme: str
) -> None:
    """A report leads to a mute. Another moderator grants the appeal against it."""
    moderator = open_named_page(visitor, "Mora", width=width, color_scheme=scheme, bypass_csp=True)
    other, rude, hurt = (open_named_page(visitor, name) for name in ("Otto", "Rude", "Hurt"))
    grant_role(moderator, folder, "moderator")
    grant_role(other, folder, "moderator")
    report_player(hurt, rude, "You are all fools")
    moderator.goto("/account-status")
    card = moderator.locator("[data-report]", has_text="Rude: You are all fools")
    expect(card).to_be_visible()
    assert_clean(moderator, axe, "report")
    card.locator("textarea").fill("Be kind")
    card.locator("select").select_option("7")
    press_with_keyboard(card.locator("[data-act=mute]"))
    expect(card).to_have_count(0)
    expect(moderator.locator("#moderation-title")).to_be_focused()
    rude.goto("/account-status")
    expect(rude.locator("[data-sanction=mute]")).to_contain_text("Be kind")
    rude.locator("textarea").fill("I was quoting")
    press_with_keyboard(rude.locator("[data-act=appeal]"))
    expect(rude.locator("#account-status-title")).to_be_focused()
    moderator.reload()
    own = moderator.locator("[data-appeal]", has_text="I was quoting")
    expect(own).to_contain_text("This was your decision")
    expect(own.locator("[data-act]")).to_have_count(0)
    assert_clean(moderator, axe, "appeal")
    other.reload()
    appeal = other.locator("[data-appeal]", has_text="I was quoting")
    appeal.locator("textarea").fill("So it was")
    press_with_keyboard(appeal.locator("[data-act=grant]"))
    expect(appeal).to_have_count(0)
    rude.reload()
    expect(rude.locator("[data-sanction=mute]")).to_contain_text("So it was")
    expect(rude.locator("[data-sanction=mute]")).to_contain_text("ended ")


@pytest.mark.proof
@pytest.mark.parametrize(("width", "scheme"), mark_later_rows_as_proof([(1440, "dark"), (390, "light")]))
def test_sanction_is_lifted_and_role_is_granted(
    visitor: Visitor, folder: Path, axe: str, width: int, scheme: str
) -> None:
    chief = open_named_page(visitor, "Chief", width=width, color_scheme=scheme, bypass_csp=True)
    calm, loud = open_named_page(visitor, "Calm"), open_named_page(visitor, "Loud")
    grant_role(chief, folder, "administrator")
    expect(chief.locator("[data-role-at-risk]")).to_be_visible()
    person, _ = post_line(loud, "LOUD WORDS")
    ask(chief, "POST", f"/api/moderation/players/{person}", {"kind": "warning", "reason": "Not so loud"})
    ask(chief, "POST", f"/api/moderation/players/{person}", {"kind": "mute", "reason": "Still loud", "days": 3})
    report_player(calm, open_named_page(visitor, "Third"), "Anything")
    chief.reload()
    chief.locator("#moderation-who").fill("Nobody at all")
    chief.keyboard.press("Enter")
    expect(chief.locator("[role=status]", has_text="No account has")).to_be_visible()
    chief.locator("#moderation-who").fill(person)
    chief.keyboard.press("Enter")
    expect(chief.locator("[role=status] li")).to_contain_text(person)
    assert_clean(chief, axe, "found")
    press_with_keyboard(chief.locator("[role=status] li button"))
    window = chief.get_by_role("dialog")
    expect(window.locator("[data-sanction]")).to_have_count(2)
    expect(window).to_contain_text("Not so loud")
    assert_clean(chief, axe, "record")
    press_with_keyboard(window.locator("summary"))
    window.locator("[data-sanction=mute] textarea").fill("Calm now")
    press_with_keyboard(window.locator("[data-act=lift]"))
    expect(window.locator("[data-sanction=mute]")).to_contain_text("ended ")
    expect(window.locator("[data-act=lift]")).to_have_count(0)
    press_with_keyboard(window.locator("[data-role=moderator]"))
    expect(window.locator("[data-role=player]")).to_be_visible()
    assert ask(loud, "GET", "/api/me/status")["role"] == "moderator"
    assert_clean(chief, axe, "moderator")
    press_with_keyboard(window.locator("[data-role=player]"))
    expect(window.locator("[data-role=moderator]")).to_be_visible()
    assert ask(loud, "GET", "/api/me/status")["role"] == "player"
    chief.keyboard.press("Escape")
    expect(window).to_have_count(0)
    expect(chief.locator(".log")).to_contain_text("sanction lifted")
    expect(chief.locator(".log")).to_contain_text("role changed")
