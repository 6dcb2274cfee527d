"""Failed saves: the player sees the error, and the move is resent until it succeeds or is given up."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Visitor
from tests.browser.decisions import mark_later_as_proof
from tests.browser.granada.driver import wait_for_turn
from tests.browser.tables import BOT, ME, create_table, get_table, has_legal, play_on

pytestmark = pytest.mark.browser

MOVES, UNDO = "**/api/tables/*/moves", "**/api/tables/*/undo"
WARNINGS = {
    "en": ("disk is full", "sent again automatically", "Stop sending"),
    "de": ("Festplatte des Servers ist voll", "automatisch erneut gesendet", "Nicht mehr senden"),
    "cs": ("Disk serveru je plný", "Automaticky se odešle znovu", "Už neodesílat"),
    "es": ("disco del servidor está lleno", "volverá a enviar automáticamente", "No enviar más"),
}


class FullDisk:
    """Answers the first requests of a page like a server with a full disk, and forwards the others."""

    def __init__(self, page: Page, where: str, times: int) -> None:
        self.times, self.requests = times, list[Any]()
        page.route(where, self._answer)

    def _answer(self, route: Route) -> None:
        self.requests.append(route.request.post_data_json)
        if len(self.requests) > self.times:
            route.continue_()
            return
        body = {"error": "disk-full", "message": "the server's disk is full; nothing has changed"}
        route.fulfill(status=507, content_type="application/json", body=json.dumps(body), headers={"Retry-After": "1"})


def save_error(page: Page) -> Locator:
    return page.locator("[role=alert]", has=page.locator("[data-action=give-up]"))


def choose_money(page: Page) -> None:
    """Select money in Granada without moving, so that a selection could be lost."""
    assert wait_for_turn(page)
    page.locator("[data-slot].lit").first.click()
    expect(page.locator("[data-slot][aria-pressed=true]")).to_have_count(1)


def wait_for_version(page: Page, before: str | None) -> None:
    page.wait_for_function("before => document.querySelector('.board')?.dataset.version !== before", arg=before)


@pytest.mark.proof
@pytest.mark.parametrize("language", mark_later_as_proof(WARNINGS))
def test_failed_move_is_resent_automatically(visitor: Visitor, language: str) -> None:
    page = visitor(locale=language)
    path = create_table(page, ME, BOT)
    page.goto(path)
    choose_money(page)
    disk = FullDisk(page, MOVES, 2)
    page.click("[data-action=take]")
    expect(save_error(page)).to_be_visible()
    text = save_error(page).inner_text()
    assert all(words in text for words in WARNINGS[language])
    expect(page.locator("#actions [data-action=take]")).to_have_attribute("aria-disabled", "true")
    assert wait_for_turn(page)
    expect(save_error(page)).to_have_count(0)
    expect(page.locator("[role=alert]")).to_have_count(0)
    assert len(disk.requests) == 3
    assert disk.requests[0] == disk.requests[1] == disk.requests[2]
    assert len([line for line in get_table(page, path)["log"] if line["seat"] == 0]) == 1


@pytest.mark.proof
def test_failed_move_can_be_cancelled(visitor: Visitor) -> None:
    page = visitor(width=1024)  # buttons for fingers, which larger windows do not need
    path = create_table(page, ME, BOT)
    page.goto(path)
    choose_money(page)
    before = get_table(page, path)["version"]
    disk = FullDisk(page, MOVES, 1000)
    page.click("[data-action=take]")
    button = page.locator("[data-action=give-up]")
    expect(button).to_be_visible()
    box = button.bounding_box()
    assert box
    assert min(box["height"], box["width"]) >= 40
    page.keyboard.press("Escape")  # does not cancel the pending request
    button.click()
    expect(save_error(page)).to_have_count(0)
    expect(page.locator("[data-slot][aria-pressed=true]")).to_have_count(1)
    expect(page.locator("#news")).to_contain_text("will not be sent again")
    assert get_table(page, path)["version"] == before
    disk.times = 0
    page.click("[data-action=take]")
    assert wait_for_turn(page)
    assert len([line for line in get_table(page, path)["log"] if line["seat"] == 0]) == 1


def test_failed_payment_and_undo_are_resent(visitor: Visitor) -> None:
    page = visitor()
    path = create_table(page, ME, BOT)
    play_on(page, path, has_legal("buy"))
    page.goto(path)
    assert wait_for_turn(page)
    cards = page.locator("#hand .one").count()
    page.locator("[data-space].lit").first.click()
    laid = page.locator("[data-card][aria-pressed=true]").count()
    FullDisk(page, MOVES, 1)
    page.click("[data-action=pay]")
    expect(save_error(page)).to_be_visible()
    assert page.locator("[data-card][aria-pressed=true]").count() == laid > 0
    page.wait_for_selector("[data-action=undo]")
    expect(page.locator("#hand .one")).to_have_count(cards - laid)
    disk, before = FullDisk(page, UNDO, 1), page.locator(".board").get_attribute("data-version")
    page.locator("[data-action=undo]").click()
    expect(save_error(page)).to_be_visible()
    wait_for_version(page, before)
    assert len(disk.requests) == 2


@pytest.mark.proof_for("light")
@pytest.mark.parametrize("scheme", mark_later_as_proof(["light", "dark"]))
def test_save_error_is_accessible(visitor: Visitor, axe: str, scheme: str) -> None:
    page = visitor(width=390, color_scheme=scheme, bypass_csp=True)
    page.goto(create_table(page, ME, BOT))
    choose_money(page)
    FullDisk(page, MOVES, 1000)
    page.locator("[data-action=take]").focus()
    page.keyboard.press("Enter")
    expect(save_error(page)).to_be_in_viewport(ratio=1)
    page.wait_for_function("() => getComputedStyle(document.querySelector('[data-action=take]')).opacity < 0.61")
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    assert not found, [(one["id"], [node["html"][:200] for node in one["nodes"]]) for one in found]
    page.locator("[data-action=give-up]").press("Enter")
    expect(save_error(page)).to_have_count(0)
