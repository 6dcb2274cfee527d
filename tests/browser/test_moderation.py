"""Moderation pages by keyboard alone: deciding reports and appeals, and looking up accounts."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitor
from tests.browser.decisions import rows
from tests.browser.tables import appointed, ask, clean, named

pytestmark = pytest.mark.browser


def pressed(button: Locator) -> None:
    """Press a button with the keyboard."""
    button.focus()
    button.page.keyboard.press("Enter")


def post_line(page: Page, words: str) -> tuple[str, int]:
    """Post a line in the lobby. Returns the author's public id there, and the line's number."""
    number = ask(page, "POST", "/api/lobby/chat", {"words": words})["number"]
    lines = ask(page, "GET", "/api/lobby/chat")["lines"]
    return next(line["handle"] for line in lines if line["number"] == number), number


def report(by: Page, about: Page, words: str) -> None:
    person, number = post_line(about, words)
    ask(by, "POST", f"/api/players/{person}/report", {"reason": f"Rude: {words}", "number": number})


@pytest.mark.proof
@pytest.mark.parametrize(("width", "scheme"), rows([(390, "light"), (1440, "dark"), (1440, "light"), (390, "dark")]))
def test_reports_and_appeals_are_decided_by_keyboard(
    visitor: Visitor, folder: Path, axe: str, width: int, scheme: str
) -> None:
    """A report leads to a mute. Another moderator grants the appeal against it."""
    moderator = named(visitor, "Mora", width=width, color_scheme=scheme, bypass_csp=True)
    other, rude, hurt = (named(visitor, name) for name in ("Otto", "Rude", "Hurt"))
    appointed(moderator, folder, "moderator")
    appointed(other, folder, "moderator")
    report(hurt, rude, "You are all fools")
    moderator.goto("/account-status")
    card = moderator.locator("[data-report]", has_text="Rude: You are all fools")
    expect(card).to_be_visible()
    clean(moderator, axe, "report")
    card.locator("textarea").fill("Be kind")
    card.locator("select").select_option("7")
    pressed(card.locator("[data-act=mute]"))
    expect(card).to_have_count(0)
    expect(moderator.locator("#moderation-title")).to_be_focused()
    rude.goto("/account-status")
    expect(rude.locator("[data-sanction=mute]")).to_contain_text("Be kind")
    rude.locator("textarea").fill("I was quoting")
    pressed(rude.locator("[data-act=appeal]"))
    expect(rude.locator("#account-status-title")).to_be_focused()
    moderator.reload()
    own = moderator.locator("[data-appeal]", has_text="I was quoting")
    expect(own).to_contain_text("This was your decision")
    expect(own.locator("[data-act]")).to_have_count(0)
    clean(moderator, axe, "appeal")
    other.reload()
    appeal = other.locator("[data-appeal]", has_text="I was quoting")
    appeal.locator("textarea").fill("So it was")
    pressed(appeal.locator("[data-act=grant]"))
    expect(appeal).to_have_count(0)
    rude.reload()
    expect(rude.locator("[data-sanction=mute]")).to_contain_text("So it was")
    expect(rude.locator("[data-sanction=mute]")).to_contain_text("ended ")


@pytest.mark.proof
@pytest.mark.parametrize(("width", "scheme"), rows([(1440, "dark"), (390, "light")]))
def test_sanction_is_lifted_and_role_is_granted(
    visitor: Visitor, folder: Path, axe: str, width: int, scheme: str
) -> None:
    chief = named(visitor, "Chief", width=width, color_scheme=scheme, bypass_csp=True)
    calm, loud = named(visitor, "Calm"), named(visitor, "Loud")
    appointed(chief, folder, "administrator")
    expect(chief.locator("[data-role-at-risk]")).to_be_visible()
    person, _ = post_line(loud, "LOUD WORDS")
    ask(chief, "POST", f"/api/moderation/players/{person}", {"kind": "warning", "reason": "Not so loud"})
    ask(chief, "POST", f"/api/moderation/players/{person}", {"kind": "mute", "reason": "Still loud", "days": 3})
    report(calm, named(visitor, "Third"), "Anything")
    chief.reload()
    chief.locator("#moderation-who").fill("Nobody at all")
    chief.keyboard.press("Enter")
    expect(chief.locator("[role=status]", has_text="No account has")).to_be_visible()
    chief.locator("#moderation-who").fill(person)
    chief.keyboard.press("Enter")
    expect(chief.locator("[role=status] li")).to_contain_text(person)
    clean(chief, axe, "found")
    pressed(chief.locator("[role=status] li button"))
    window = chief.get_by_role("dialog")
    expect(window.locator("[data-sanction]")).to_have_count(2)
    expect(window).to_contain_text("Not so loud")
    clean(chief, axe, "record")
    pressed(window.locator("summary"))
    window.locator("[data-sanction=mute] textarea").fill("Calm now")
    pressed(window.locator("[data-act=lift]"))
    expect(window.locator("[data-sanction=mute]")).to_contain_text("ended ")
    expect(window.locator("[data-act=lift]")).to_have_count(0)
    pressed(window.locator("[data-role=moderator]"))
    expect(window.locator("[data-role=player]")).to_be_visible()
    assert ask(loud, "GET", "/api/me/status")["role"] == "moderator"
    clean(chief, axe, "moderator")
    pressed(window.locator("[data-role=player]"))
    expect(window.locator("[data-role=moderator]")).to_be_visible()
    assert ask(loud, "GET", "/api/me/status")["role"] == "player"
    chief.keyboard.press("Escape")
    expect(window).to_have_count(0)
    expect(chief.locator(".log")).to_contain_text("sanction lifted")
    expect(chief.locator(".log")).to_contain_text("role changed")
