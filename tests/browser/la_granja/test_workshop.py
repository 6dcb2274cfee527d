"""Component editor for La Granja.

Printed data is entered by keyboard and mouse, saved, shared as a file, and played.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from tertulia.kernel.component_sets import MARKS_KEY, SOURCE_KEY
from tertulia.kernel.registry import find_game
from tests.browser.conftest import Visitor, run_server
from tests.browser.decisions import mark_later_as_proof
from tests.browser.finished_games import wait_for_end_scene
from tests.browser.layout_checks import PAGE_FAULTS_SCRIPT
from tests.browser.tables import ask, get_table, has_decided, play_on

pytestmark = pytest.mark.browser

WORKSHOP = "/workshop/la-granja"
ANALYSIS_MS = 300_000
"""Timeout of an analysis in milliseconds, generous because the machine may be busy."""
AXE = (
    "async () => (await axe.run()).violations.map(v => v.id + ': ' + v.nodes.map(n => n.html).slice(0, 2).join(' | '))"
)
FIELD, BARROW = "[data-field=field]", "[data-field=barrow-goods]"
CARDS = (("3", "144", "5"), ("1", "2278", "4"), ("2", "58", "2"))
"""Input for the first three cards: field, symbols, points."""
PRINTED_CARDS = (("grape", ["olive", "pig", "pig"], 5), ("olive", ["grain", "grain", "meat", "silver"], 4))


def create_set(page: Page, name: str = "My box") -> None:
    """Create a set and wait for its first card."""
    page.fill("#set-name", name)
    page.click("[data-action=new-set]")
    page.wait_for_selector(FIELD)


def enter_card(page: Page, field: str, goods: str, points: str) -> None:
    """Enter one card by keys alone, from its first field to the next card's."""
    page.keyboard.press(field)
    page.keyboard.press("Enter")
    for good in goods:
        page.keyboard.press(good)
    page.keyboard.press("Enter")
    page.keyboard.press(points)
    page.keyboard.press("Control+Enter")


def wait_until_playable(page: Page) -> None:
    """Wait until the server has confirmed that the set is playable."""
    expect(page.locator("header [data-action=play-with]")).to_be_enabled()


def export_set(page: Page) -> tuple[str, dict[str, Any]]:
    """Export the set. Returns the file's text and its data."""
    with page.expect_download() as download:
        page.locator("[data-action=export]").first.click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    return text, json.loads(text)


def import_set(page: Page, text: str) -> None:
    page.goto(WORKSHOP)
    file = FilePayload(name="box.json", mimeType="application/json", buffer=text.encode())
    page.locator("#set-file").set_input_files(file)
    page.wait_for_selector("[data-set]")


def open_review(page: Page, path: str) -> None:
    """Open the review of that table's game and check that it names the component set."""
    page.goto(path)
    wait_for_end_scene(page)
    page.click("dialog [data-action=explain]")
    page.wait_for_selector("[data-chart]", timeout=ANALYSIS_MS)
    expect(page.locator("[data-scene=explained] [data-set]")).to_contain_text("My box")


def test_card_is_entered_by_keyboard(visitor: Visitor, axe: str) -> None:
    page = visitor(WORKSHOP, settings={})
    create_set(page)
    page.focus(f"{FIELD} button")
    enter_card(page, *CARDS[0])
    expect(page.locator("#thing-name")).to_contain_text("Card 2")
    page.keyboard.press("PageUp")
    expect(page.locator("[data-fact=barrow] .mark")).to_have_text("from a copy")
    wait_until_playable(page)
    _, component_set = export_set(page)
    (row,) = component_set["card"]
    field, goods, points = PRINTED_CARDS[0]
    assert (row["field"], row["barrow"]) == (field, {"goods": goods, "points": points})
    assert (row["source"], "marks" in row) == ("box", False)
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+y")
    page.evaluate(axe)
    assert page.evaluate(AXE) == []


@pytest.mark.proof
def test_error_is_shown_beside_field_of_draft(visitor: Visitor) -> None:
    page = visitor(WORKSHOP, width=390, settings={})
    create_set(page)
    page.focus(f"{BARROW} .options button")
    for _ in range(4):
        page.keyboard.press("Backspace")
    expect(page.locator(f"{BARROW} .error")).to_contain_text("Number of entries: 2 to 5.")
    expect(page.locator("[data-draft]")).to_be_visible()
    assert export_set(page)[1]["set"]["draft"] is True
    for over in (".bar", ".drawn"):  # both cover fields on purpose
        page.locator(over).evaluate("one => { one.style.position = 'static' }")
    assert page.evaluate(PAGE_FAULTS_SCRIPT) == []
    page.click("main header a.button")
    expect(page.locator("[data-set]")).to_contain_text("draft")
    assert page.evaluate(PAGE_FAULTS_SCRIPT) == []
    page.reload()
    expect(page.locator("[data-set]")).to_contain_text("draft")
    page.click("[data-action=remove]")
    page.click("[data-action=remove-set]")
    expect(page.locator("[data-set]")).to_have_count(0)


@pytest.mark.proof
def test_phone_keeps_card_visible_and_shows_long_words(visitor: Visitor) -> None:
    page = visitor(WORKSHOP, width=390, settings={}, locale="de-DE")
    create_set(page)
    page.focus("[data-field=helper-effect] select")
    drawn, field = (
        page.locator(".drawn").bounding_box(),
        page.locator("[data-field=helper-effect] .wrapping").bounding_box(),
    )
    assert drawn is not None
    assert field is not None
    assert drawn["y"] >= 0
    assert drawn["height"] <= 860 * 0.3 + 1
    assert drawn["y"] + drawn["height"] <= field["y"]
    words = page.locator("[data-field=helper-effect] .words")
    expect(words).to_have_text("Jede bezahlte Aufwertung kostet dich … Silber weniger")
    assert words.evaluate("one => one.scrollWidth <= one.clientWidth && one.clientHeight > 30")
    page.select_option("[data-field=helper-effect] select", "odd porter")
    expect(words).to_contain_text("Träger")


WALK_SCRIPT = """async () => {
  const seen = [];
  for (;;) {
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    const facts = [...document.querySelectorAll('[data-fact]')].map(one => one.dataset.fact);
    const wrong = [...document.querySelectorAll('[data-fact] .error')].map(one => one.textContent.trim());
    seen.push({ table: document.querySelector('[data-drawn]').dataset.drawn, facts, wrong });
    const next = document.querySelector('[data-action=next]');
    if (next.disabled) return seen;
    next.click();
  }
}"""
FIXED_KEYS = {"number", SOURCE_KEY, MARKS_KEY, "name"}
"""Keys without an input field: a building's name follows from its number."""


@pytest.mark.proof
def test_every_fact_is_editable_and_valid(visitor: Visitor) -> None:
    page = visitor(WORKSHOP, settings={})
    create_set(page)
    seen = page.evaluate(WALK_SCRIPT)
    rows: list[tuple[str, dict[str, Any]]] = []
    for table, part in find_game("la-granja").components().data.items():
        rows += [(table, row) for row in (part if isinstance(part, list) else [part])]
    editable_facts = sorted((one["table"], sorted(one["facts"])) for one in seen)
    assert editable_facts == sorted((table, sorted(set(row) - FIXED_KEYS)) for table, row in rows)
    assert [one["wrong"] for one in seen if one["wrong"]] == []


@pytest.mark.proof
@pytest.mark.parametrize("width", mark_later_as_proof([390, 1440]))
def test_corrected_set_is_played_on_other_server(
    visitor: Visitor, browser: Browser, tmp_path: Path, width: int
) -> None:
    page = visitor(WORKSHOP, width=width, settings={})
    create_set(page)
    page.focus(f"{FIELD} button")
    for card in CARDS:
        enter_card(page, *card)
    expect(page.locator("[data-counts]")).to_contain_text("corrected: 3")
    wait_until_playable(page)
    text, component_set = export_set(page)
    assert [row["number"] for row in component_set["card"]] == [1, 2, 3]
    with run_server(tmp_path / "data") as address:
        context = browser.new_context(base_url=address, viewport={"width": width, "height": 860}, locale="en-GB")
        there = context.new_page()
        import_set(there, text)
        there.click("[data-set] [data-action=play-with]")
        expect(there.locator("#create-set")).to_contain_text("My box (mine)")
        # The next question starts a new row.
        assert there.locator("label[for=create-patience]").evaluate("one => one.getClientRects().length") == 1
        there.select_option("[data-seat='1']", "bot")
        there.click("[data-action=create]")
        there.wait_for_url("**/table/*")
        path = there.url.removeprefix(address)
        assert get_table(there, path)["components"]["name"] == "My box"
        play_on(there, path, has_decided(6))
        ask(there, "POST", f"/api/tables{path.removeprefix('/table')}/bot", {"seat": 0, "bot": "greedy"})
        while get_table(there, path)["phase"] != "over":
            there.wait_for_timeout(300)
        record = ask(there, "GET", f"/api/tables{path.removeprefix('/table')}/record")
        open_review(there, path)
        context.close()
    assert record["printed"]["set"]["name"] == "My box"
    cards = {row["number"]: row for row in record["printed"]["card"]}
    assert (cards[2]["field"], cards[2]["barrow"]) == (
        PRINTED_CARDS[1][0],
        {"goods": PRINTED_CARDS[1][1], "points": PRINTED_CARDS[1][2]},
    )
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    command = [sys.executable, "-m", "tertulia.cli.main", "replay", str(file)]
    replayed = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert replayed.returncode == 0, replayed.stderr


@pytest.mark.proof
def test_files_and_rules_link_to_workshop(visitor: Visitor) -> None:
    page = visitor("/files", width=390, settings={})
    page.click("[data-own-box] a[href$='workshop/la-granja']")
    page.wait_for_selector("#set-name")
    page.goto("/rules/la-granja")
    page.get_by_role("link", name="Correct components").click()
    page.wait_for_selector("#set-name")


@pytest.mark.proof
def test_errors_are_translated(visitor: Visitor) -> None:
    page = visitor(WORKSHOP, width=390, settings={}, locale="de-DE")
    page.locator("#set-file").set_input_files(FilePayload(name="x.json", mimeType="application/json", buffer=b'{"set"'))
    expect(page.locator("[role=alert]")).to_have_text("Kein gültiges JSON oder TOML.")
    prices = {"sell": {"olive": 1, "grain": 1, "grape": 2, "pig": 9}, "colour": 1, SOURCE_KEY: "box"}
    import_set(page, json.dumps({"set": {"name": "Mein Spiel", "game": "la-granja"}, "player_board": prices}))
    page.click("[data-set] [data-action=correct]")
    expect(page.locator("[data-draft]")).to_be_visible()
    page.click("[data-action=find]")
    page.locator("dialog li button", has=page.locator(".wrong")).click()
    expect(page.locator("[data-fact=sell] .error")).to_have_text(
        "Der Kaufpreis muss höher sein als der Verkaufspreis: Schwein."
    )
    expect(page.locator("form > .error")).to_have_text("Unbekannter Eintrag: Das Spiel verwendet ihn nicht.")
    assert page.locator(".error [lang=en], .error[lang=en]").count() == 0


@pytest.mark.proof
def test_outer_space_of_large_market_is_moved(visitor: Visitor) -> None:
    page = visitor(WORKSHOP, width=390, settings={})
    create_set(page)
    while page.locator("[data-drawn]").get_attribute("data-drawn") != "large_market":
        page.keyboard.press("PageDown")
    where = page.locator("[data-field='outer-0-place'] select")
    before = find_game("la-granja").components().data["large_market"]["outer"][0]
    assert where.input_value() == f"{before[0]} {before[1]}"
    where.select_option(index=0 if where.evaluate("one => one.selectedIndex") else 1)
    wait_until_playable(page)
    (outer,) = [export_set(page)[1]["large_market"]["outer"]]
    assert outer[0][:2] != before[:2]
    assert outer[0][2] == before[2]
