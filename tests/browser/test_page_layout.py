"""Layout of all pages except tables: nothing overflows, is clipped, squeezed or covered; axe passes.

The language with the longest words is tested in two sizes, then every language in all sizes.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page

from bench import usual
from tests.browser import layout_checks
from tests.browser.conftest import Visitor
from tests.browser.driver import resize_window, wait_until_drawn
from tests.browser.tables import BOT, ME, OPEN, ask, create_table, grant_role, open_settings

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

PHONE, SIDEWAYS = (390, 844), (844, 390)
SIZES = [PHONE, SIDEWAYS, (768, 1024), (1024, 768), (1280, 720), (1280, 800), (1440, 900)]
WORKSHOP = f"/workshop/{usual.RICH}"
LANGUAGES = ("en", "de", "cs", "es")
SAMPLE = {"de": [PHONE, (1440, 900)]}
"""Sizes tested in the language with the longest words."""


class Place(NamedTuple):
    """A page: its address, the selector that shows it has loaded, and a preparation before it is checked."""

    path: str
    wait_for_end_scene: str
    then: Callable[[Page], None] = lambda page: None


def open_calendar(page: Page) -> None:
    open_settings(page)
    page.click("[data-calendar] summary")
    page.wait_for_selector("#zone")


def open_shortcuts(page: Page) -> None:
    page.keyboard.press("?")
    page.wait_for_selector("dialog dl")


def show_players_dialog(page: Page) -> None:
    page.click("[data-action=people]")
    page.wait_for_selector("dialog select")


def open_account_menu(page: Page) -> None:
    page.click("[data-action=account-menu]")
    page.wait_for_selector("#account-menu a:visible")


def show_find_opponents_form(page: Page) -> None:
    """Show all options for finding opponents."""
    page.locator("[data-action=find-opponents]").last.click()
    page.wait_for_selector("form.at-once")
    unfold_all(page)
    page.wait_for_selector("#play-forfeit")


def unfold_all(page: Page) -> None:
    """Unfold all options of a form."""
    page.evaluate("document.querySelectorAll('form details').forEach(one => { one.open = true })")


def show_account_deletion(page: Page) -> None:
    """Show the link for another device and the confirmation of deleting the account."""
    page.click("[data-action=device]")
    page.wait_for_selector("input[readonly]")
    page.click("[data-action=delete]")


def show_component(page: Page) -> None:
    """Show the first component of a new set.

    Its drawing and its last row cover fields on purpose, so they are taken out of the overlay.
    """
    page.click("[data-action=new-set]")
    page.wait_for_selector("[data-fact]")
    page.add_style_tag(content=".bar, .drawn { position: static !important }")


def show_merge_question(page: Page) -> None:
    """Follow a sign-in link with a guest that has seats: the page asks whether to merge them."""
    page.click("[data-action=use]")
    page.wait_for_selector("[data-action=merge]")


def create_device_link(guest: Page) -> str:
    """Return the path of a guest's link for another device."""
    return f"/account/link#{ask(guest, 'POST', '/api/account/device')['token']}"


def create_report(page: Page, by: Page) -> None:
    """Create a report for the moderators."""
    number = ask(page, "POST", "/api/lobby/chat", {"words": "Hello"})["number"]
    lines = ask(page, "GET", "/api/lobby/chat")["lines"]
    person = next(line["handle"] for line in lines if line["number"] == number)
    ask(by, "POST", f"/api/players/{person}/report", {"reason": "A reason of more than one word", "number": number})


def list_places(page: Page, guest: Page) -> dict[str, Place]:
    """Return all pages.

    The lobby has tables of every kind: own turn, other's turn, open, and an invitation.
    """
    playing = create_table(page, ME, BOT, BOT, game=usual.RICH)
    mine = create_table(page, ME, OPEN, BOT, start=False)
    theirs = create_table(guest, ME, OPEN, start=False, game=usual.RICH)
    shared = create_table(guest, ME, OPEN, start=False)
    ask(page, "POST", f"/api/tables/{shared.rsplit('/', 1)[-1]}/sit", {"seat": 1})
    ask(guest, "POST", f"/api/tables/{shared.rsplit('/', 1)[-1]}/start")
    create_report(page, guest)
    ask(page, "POST", "/api/notifications/channels", {"webhook": "https://93.184.216.34/hook"})
    seats = ask(page, "GET", f"/api/tables/{theirs.rsplit('/', 1)[-1]}")["seats"]
    quick = "[data-action=quick]"
    return {
        "lobby": Place("/", quick),
        "account menu": Place("/", quick, open_account_menu),
        "new table": Place("/new", "[data-pace]", unfold_all),
        "find opponents": Place("/", quick, show_find_opponents_form),
        "games to watch": Place("/watch", "[data-action=watch-bots]"),
        "players": Place("/people", "#known-title"),
        "files": Place("/files", "#record-title"),
        "settings": Place("/", quick, open_settings),
        "calendar": Place("/", quick, open_calendar),
        "keys": Place("/", quick, open_shortcuts),
        "people": Place(playing, ".board[data-version]", show_players_dialog),
        "my waiting room": Place(mine, "[data-action=start]"),
        "an invitation": Place(theirs, "[data-action=sit]"),
        "rules": Place("/rules", "main a[href^='/rules/']"),
        "guided games": Place("/learn", "[data-action=lesson]"),
        "rules of a game": Place(f"/rules/{usual.QUICK}", "#components"),
        "sets": Place(WORKSHOP, "#set-name"),
        "a component in the workshop": Place(WORKSHOP, "#set-name", show_component),
        "bots": Place("/rules/bots", "main h1"),
        "a profile": Place("/people/me", "#profile-title"),
        "another's profile": Place(f"/people/{seats[0]['handle']}", "#profile-title"),
        "account": Place("/account", "[data-action=device]", show_account_deletion),
        "notifications": Place("/notifications", "input[name=quiet]"),
        "notifications of a table": Place(f"/notifications/table/{mine.rsplit('/', 1)[-1]}", "main h1"),
        "an address to confirm": Place("/notifications/confirm/x", "main button.main"),
        "unsubscribing with an invalid link": Place("/notifications/unsubscribe/x", "main [role=alert]"),
        "moderation, with a report": Place("/account-status", "[data-report]"),
        "without a connection": Place("/offline.html", "h1"),
        "another device": Place(create_device_link(guest), "[data-action=use]"),
        "another device, for a guest with seats": Place(
            create_device_link(guest), "[data-action=use]", show_merge_question
        ),
    }


def list_samples() -> list[object]:
    few = [pytest.param((language, sizes), id=language) for language, sizes in SAMPLE.items()]
    many = [pytest.param((each, SIZES), id=f"{each}-all", marks=pytest.mark.proof) for each in LANGUAGES]
    return [*few, *many]


@pytest.mark.proof_for("de")
@pytest.mark.parametrize("sample", list_samples())
def test_every_page_has_sound_layout(
    visitor: Visitor, folder: Path, axe: str, sample: tuple[str, list[tuple[int, int]]]
) -> None:
    language, sizes = sample
    page, guest = visitor("/", locale=language, bypass_csp=True), visitor("/")
    grant_role(page, folder, "moderator")
    wrong: dict[str, list[object]] = {}
    for name, place in list_places(page, guest).items():
        resize_window(page, sizes[0])
        page.goto(place.path)
        page.wait_for_selector(place.wait_for_end_scene)
        place.then(page)
        for size in sizes:
            resize_window(page, size)
            wait_until_drawn(page)
            found: list[object] = page.evaluate(layout_checks.PAGE_FAULTS_SCRIPT)
            found += page.evaluate(layout_checks.PAGE_HIT_SCRIPT)
            if size == sizes[0]:
                page.evaluate(axe)
                found += page.evaluate(layout_checks.AXE_SCRIPT)
            if found:
                wrong[f"{name} in {size[0]} x {size[1]}"] = found
    assert wrong == {}
