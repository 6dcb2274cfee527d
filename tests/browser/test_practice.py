"""Practice tables: a position of a finished game or of an uploaded record continues against bots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor, set_cookies
from tests.browser.decisions import mark_later_as_proof
from tests.browser.finished_games import wait_for_end_scene
from tests.browser.tables import ask, get_table

pytestmark = pytest.mark.browser

RECORD = Path(__file__).parents[1] / "golden" / "la-granja-2-deluxe.json"
SOURCE = "/table/over-dirk"
Players = list[dict[str, str]]


def load_practice_table(page: Page) -> Any:
    """Return the server's JSON of the practice table that is shown."""
    page.wait_for_selector("[data-action=practice]")
    page.wait_for_selector(".board[data-version]")
    return get_table(page, page.evaluate("location.pathname"))


def open_finished_game(page: Page) -> None:
    page.goto(SOURCE)
    wait_for_end_scene(page)
    page.click("[data-action=close-end]")


@pytest.mark.parametrize("width", mark_later_as_proof([390, 1440]))
def test_earlier_position_continues_against_bots(visitor: Visitor, server: str, finished: Players, width: int) -> None:
    page = visitor(width=width)
    set_cookies(page, server, finished[0])
    open_finished_game(page)
    page.click("[data-action=what-if]")
    own = page.locator(f"[data-player='{get_table(page, SOURCE)['as']}']")
    expect(own).to_have_attribute("aria-pressed", "true")
    page.click("[data-action=earlier]")
    page.locator("[data-action=play-on]").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    dialog.locator("select").last.select_option("random")
    assert dialog.evaluate("box => box.getBoundingClientRect().right <= innerWidth")
    dialog.locator("[data-action=practise]").click()
    page.wait_for_url(lambda url: SOURCE not in url)
    now = load_practice_table(page)
    source = get_table(page, SOURCE)
    assert now["practice"]["table"] == "over-dirk"
    assert 0 < now["practice"]["ply"] < source["position"]
    decided = next(line["seat"] for line in source["log"] if line["ply"] == now["practice"]["ply"] + 1)
    assert now["own_seats"] == [decided]  # the seat to act at that position is preselected
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


@pytest.mark.proof
def test_practice_restarts_and_links_to_source(visitor: Visitor, server: str, finished: Players) -> None:
    page = visitor()
    set_cookies(page, server, finished[0])
    open_finished_game(page)
    page.click("[data-action=what-if]")
    page.click("[data-action=play-on]")
    page.click("[data-action=practise]")
    page.wait_for_url(lambda url: SOURCE not in url)
    now, first, dialog = load_practice_table(page), page.url, page.get_by_role("dialog")
    page.click("[data-action=practice]")
    expect(dialog).to_contain_text("move")
    dialog.locator("[data-action=practice-again]").click()
    page.wait_for_url(lambda url: url != first)
    again = load_practice_table(page)
    assert again["practice"] == now["practice"]
    page.click("[data-action=practice]")
    dialog.locator("[data-action=practice-source]").click()
    page.wait_for_url(f"**{SOURCE}")


@pytest.mark.proof
def test_spectator_practises_from_any_seat(visitor: Visitor, finished: Players) -> None:
    page = visitor("/")
    open_finished_game(page)
    page.click("[data-action=what-if]")
    page.click("[data-action=play-on]")
    page.select_option("#practice-seat", "1")
    page.click("[data-action=practise]")
    page.wait_for_url(lambda url: SOURCE not in url)
    assert load_practice_table(page)["own_seats"] == [1]


@pytest.mark.proof
def test_running_game_offers_no_practice(visitor: Visitor) -> None:
    page = visitor("/")
    page.click("[data-action=quick] >> nth=0")
    page.wait_for_selector(".board[data-ready=true]")
    for tab in ("[data-tab=more]", "[data-tab=log]"):
        if page.locator(tab).first.is_visible():
            page.locator(tab).first.click()
    page.locator("#log [data-look]").first.click()
    page.wait_for_selector(".past")
    expect(page.locator("[data-action=play-on], [data-action=practice]")).to_have_count(0)


@pytest.mark.proof
@pytest.mark.parametrize("width", mark_later_as_proof([1440, 390]))
def test_record_file_is_opened(visitor: Visitor, width: int) -> None:
    page = visitor("/files", width=width)
    page.set_input_files("#record-file", RECORD)
    facts = page.locator("[data-record]")
    record = json.loads(RECORD.read_text(encoding="utf-8"))
    expect(facts).to_contain_text(f"{len(record['actions'])} moves")
    expect(facts.locator("#record-seat")).to_contain_text(f"{record['result']['scores'][1]} points")
    facts.locator("#record-seat").select_option("1")
    facts.locator("#record-ply").fill("57")
    expect(facts.locator("code")).to_have_text(record["actions"][56])
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    facts.locator("[data-action=practise]").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    now = load_practice_table(page)
    assert (now["practice"], now["own_seats"]) == ({"table": None, "ply": 57}, [1])
    page.goto("/")
    expect(page.get_by_role("region", name="Your turn")).to_contain_text("Practice")


@pytest.mark.proof
def test_damaged_record_is_refused_with_message(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor("/files")
    before = {one["id"] for one in ask(page, "GET", "/api/tables")["tables"]}
    story, other = tmp_path / "story.json", tmp_path / "other.json"
    story.write_text("once upon a time", encoding="utf-8")
    page.set_input_files("#record-file", story)
    expect(page.get_by_role("alert")).to_contain_text("Not a game record")
    data = json.loads(RECORD.read_text(encoding="utf-8"))
    other.write_text(json.dumps({**data, "actions": ["dance", *data["actions"][1:]]}), encoding="utf-8")
    page.set_input_files("#record-file", other)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.click("[data-action=practise]")
    expect(page.get_by_role("alert")).to_contain_text("action 1")
    page.set_input_files("#record-file", RECORD)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert {one["id"] for one in ask(page, "GET", "/api/tables")["tables"]} == before, "nothing was opened"
