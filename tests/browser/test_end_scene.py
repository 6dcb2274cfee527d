"""Final scene: it shows who won and why, can be opened again, and leads to the next game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor, set_cookies
from tests.browser.decisions import mark_later_as_proof
from tests.browser.driver import resize_window, wait_until_drawn
from tests.browser.finished_games import END_SCENE, LAYOUT_GAMES
from tests.browser.tables import ask, get_table

pytestmark = pytest.mark.browser

SIZES = [(1440, 900), (390, 844), (844, 390)]
CLOSE = "[data-action=close-end]"
SHOW = "[data-action=show-end]"
FOLLOW = "[data-action=follow]"

Opens = Callable[..., Page]

FITS_SCRIPT = """() => {
  const box = document.querySelector('dialog').getBoundingClientRect();
  const foot = document.querySelector('dialog .foot').getBoundingClientRect();
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
    && foot.bottom <= innerHeight && foot.right <= innerWidth;
}"""
VIOLATIONS_SCRIPT = (
    "async () => (await axe.run()).violations.map(v => v.id + ': ' + v.nodes.map(n => n.html).slice(0, 2).join(' | '))"
)
IS_FOCUSED_SCRIPT = (
    "wanted => (document.activeElement.dataset.action ?? document.activeElement.classList[0]) === wanted"
)


@pytest.fixture
def open_page(visitor: Visitor, server: str, finished: list[dict[str, str]]) -> Opens:
    """Return a function that opens a table in a new browser.

    `who` is a player from 0, or None for a spectator.
    """

    def opened(table: str, who: int | None = 0, size: tuple[int, int] = SIZES[0], theme: str = "light") -> Page:
        page = visitor(color_scheme=theme)
        resize_window(page, size)
        set_cookies(page, server, {} if who is None else finished[who])
        page.goto(f"/table/{table}")
        return page

    return opened


def sum_columns(page: Page) -> tuple[list[int], list[int]]:
    """Return the column sums of the table of points, and the totals that it prints."""
    rows = page.locator(f"{END_SCENE} tbody tr").evaluate_all(
        "rows => rows.map(row => [...row.querySelectorAll('td')].map(cell => +cell.textContent.replace('−', '-')))"
    )
    return [sum(column) for column in zip(*rows[:-1], strict=True)], rows[-1]


@pytest.mark.proof
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", list(LAYOUT_GAMES))
def test_end_scene_shows_scores_and_places(open_page: Opens, name: str, size: tuple[int, int]) -> None:
    page = open_page(f"over-{name}", size=size)
    page.wait_for_selector(END_SCENE)
    check_scene(page, name)


def check_scene(page: Page, name: str) -> None:
    view = get_table(page, f"/table/over-{name}")["view"]
    columns, totals = sum_columns(page)
    assert columns == totals == view["scores"]
    assert page.evaluate(FITS_SCRIPT)
    seats = LAYOUT_GAMES[name].seats
    assert page.locator(f"{END_SCENE} [data-place]").count() == (seats if seats > 1 else 0)
    if seats > 1:
        expect(page.locator(f"{END_SCENE} [data-place='1']")).to_have_count(len(view["winners"]))


@pytest.mark.proof
@pytest.mark.parametrize("theme", mark_later_as_proof(["light", "dark"]))
@pytest.mark.parametrize("name", mark_later_as_proof(["farms", "dirk", "solo"]))
def test_end_scene_has_no_accessibility_violations(open_page: Opens, axe: str, name: str, theme: str) -> None:
    page = open_page(f"over-{name}", theme=theme)
    page.wait_for_selector(END_SCENE)
    page.evaluate(axe)
    assert page.evaluate(VIOLATIONS_SCRIPT) == []
    page.click(CLOSE)
    assert page.evaluate(VIOLATIONS_SCRIPT) == []


@pytest.mark.parametrize("who", mark_later_as_proof([0, 1, None]))
def test_end_scene_opens_once_and_on_request(open_page: Opens, who: int | None) -> None:
    """The scene explains the result and verifies the shuffle.

    It returns after a reload until it is closed; then a line below the table replaces it.
    """
    page = open_page("over-farms", who)
    page.wait_for_selector(END_SCENE)
    page.wait_for_function(IS_FOCUSED_SCRIPT, arg="outcome")
    check_scene(page, "farms")
    verify_shuffle(page)
    page.reload()
    page.wait_for_selector(END_SCENE)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.reload()
    page.wait_for_selector(SHOW)
    wait_until_drawn(page)
    assert page.locator("dialog").count() == 0
    page.focus(SHOW)
    page.keyboard.press("Enter")
    page.wait_for_selector(END_SCENE)
    page.keyboard.press("Escape")
    page.wait_for_function(IS_FOCUSED_SCRIPT, arg="show-end")


@pytest.mark.proof
def test_end_scene_opens_over_any_tab_on_phone(open_page: Opens) -> None:
    page = open_page("nearly-solo", size=(390, 844))
    path = "/table/nearly-solo"
    page.wait_for_selector(".board[data-ready=true]")
    page.click("[data-tab=log]")
    now = get_table(page, path)
    move = {"position": now["position"], "seat": 0, "actions": [now["legal"][-1]["notation"]]}
    ask(page, "POST", f"/api{path.replace('table', 'tables')}/moves", move)
    page.wait_for_selector(END_SCENE)
    expect(page.locator(".outcome")).to_be_in_viewport()


@pytest.mark.proof
def test_last_scoring_is_shown_before_end_scene(open_page: Opens) -> None:
    page = open_page("nearly-cities")
    path = "/table/nearly-cities"
    page.wait_for_selector(".board[data-ready=true]")
    now = get_table(page, path)
    move = {"position": now["position"], "seat": now["as"], "actions": [now["legal"][-1]["notation"]]}
    ask(page, "POST", f"/api{path.replace('table', 'tables')}/moves", move)
    page.wait_for_selector("dialog [data-action=close-scene]")
    assert page.locator(END_SCENE).count() == 0
    expect(page.locator("#ending")).not_to_contain_text("wins")  # the winner stays hidden during the count
    assert page.locator("#ending [data-place]").count() == 0
    page.click("dialog [data-action=close-scene]")
    page.wait_for_selector(END_SCENE)
    expect(page.locator("dialog")).to_have_count(1)
    # A player who then looks at an earlier position and returns does not see the scene again.
    page.click("[data-action=close-end]")
    page.click("#ending [data-action=watch]")
    page.wait_for_selector(".board[data-version^='-']")
    expect(page.locator("dialog")).to_have_count(0)
    page.click("[data-action=now]")
    page.wait_for_selector(".board:not([data-version^='-'])")
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.proof
def test_solo_game_is_won_or_lost(open_page: Opens) -> None:
    page = open_page("over-solo")
    page.wait_for_selector(END_SCENE)
    points = get_table(page, "/table/over-solo")["view"]["scores"][0]
    mark = int(page.locator(f"{END_SCENE} figure text").text_content() or "")
    outcome = page.locator(".outcome").inner_text()
    assert outcome.startswith("You won" if points >= mark else "You lost")
    assert str(points) in outcome
    by = "above" if points >= mark else "below"
    expect(page.locator("figcaption")).to_have_text(
        f"{abs(points - mark)} point{'s' * (abs(points - mark) != 1)} {by} the target"
    )
    assert "wins" not in page.locator("main").inner_text()
    assert "won:" not in page.locator("main").inner_text()


@pytest.mark.proof
def test_other_players_are_shown_the_rematch(open_page: Opens) -> None:
    first, second, watcher = (open_page("followed-farms", who) for who in (0, 1, None))
    for page in (first, second, watcher):
        page.wait_for_selector(END_SCENE)
    watcher.click(CLOSE)
    assert watcher.locator("[data-action=again]").count() == 0
    first.click("dialog [data-action=again]")
    first.wait_for_url(lambda url: "followed-farms" not in url)
    expect(second.locator(f"dialog {FOLLOW}")).to_be_visible()
    expect(second.locator("dialog .waits")).to_have_text("A new table with the same players is waiting for you.")
    expect(second.locator("#news")).to_contain_text("A new table with the same players is waiting for you.")
    expect(watcher.locator(".waits")).to_have_text("The same players have opened a new table.")
    for page in (second, watcher):
        page.locator(FOLLOW).last.click()
        page.wait_for_url(first.url)
    expect(second.locator("#seats-title")).to_be_visible()


def verify_shuffle(page: Page) -> None:
    page.locator("details", has=page.locator("[data-action=verify]")).locator("summary").click()
    page.click("[data-action=verify]")
    expect(page.locator("[data-verdict=right]")).to_be_visible()
