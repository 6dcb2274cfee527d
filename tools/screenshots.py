"""Takes the pictures of the documentation: `python -m tools.screenshots`.

`docs/screenshots` shows a table of each game on a desktop and, dark, on a phone. `docs/guide/pictures` has the pictures
of the players' guide in each language. It needs the built client (`make client`), Chromium, and the extras `server` and
`test`. The positions are from games of the browser tests with fixed seeds, so equal clients give equal tables.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, sync_playwright

from bench import usual
from bench.page import FLAGS
from bench.serving import run_host
from tertulia.server.domain.state import PACES
from tests.browser.conftest import TEST_SETTINGS, set_cookies
from tests.browser.decisions import DECISION_SEARCH, Decision, fill_folder, find_decisions
from tests.browser.finished_games import FINISHED_GAMES, find_finished_game, wait_for_end_scene
from tests.browser.tables import BOT, ME, OPEN, ask, create_table
from tests.i18n.catalogues import LANGUAGES
from tools.ready.chromium import find_chromium

DOCS = Path(__file__).parents[1] / "docs"
FOLDER, GUIDE_FOLDER = DOCS / "screenshots", DOCS / "guide" / "pictures"
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 1.5, "color_scheme": "dark"},
}


GUIDE_SCREEN: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
PHONE_SCREEN: dict[str, Any] = {"viewport": {"width": 390, "height": 844}}


def take_steady_picture(page: Page, **options: Any) -> bytes:
    """Take pictures until two, half a second apart, are equal: some parts of the page are loaded later."""
    last, picture = b"", page.screenshot(animations="disabled", **options)
    while picture != last:
        page.wait_for_timeout(500)
        last, picture = picture, page.screenshot(animations="disabled", **options)
    return picture


class GuidePictures:
    """Takes the pictures of the players' guide in one language."""

    def __init__(self, browser: Browser, address: str, language: str) -> None:
        self._browser, self._address, self._language = browser, address, language

    def open_page(self, cookies: dict[str, str] | None = None, **screen: Any) -> Page:
        """Open the home page as a new guest, or as the guest with these cookies."""
        options = {**GUIDE_SCREEN, "locale": self._language, "reduced_motion": "reduce", **screen}
        page = self._browser.new_page(base_url=self._address, **options)
        if cookies is not None:
            set_cookies(page, self._address, cookies)
        page.add_init_script(f"localStorage['tertulia.settings'] ??= {json.dumps(json.dumps(TEST_SETTINGS))}")
        page.goto("/")
        page.wait_for_selector("[data-action=quick]:visible")
        return page

    def save_picture(self, name: str, page: Page) -> None:
        """Save a picture of the page and close it."""
        folder = GUIDE_FOLDER / self._language
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.jpg").write_bytes(take_steady_picture(page, type="jpeg", quality=70))
        page.close()

    def show_pages(self) -> None:
        """Take the pictures of pages and dialogs of a new guest."""
        steps: dict[str, Callable[[Page], None]] = {
            "learn": open_lesson,
            "bots": lambda page: None,
            "new-table": open_new_table,
            "find": open_search,
            "account": lambda page: page.click("[data-action=account-menu]"),
            "turns": lambda page: create_turns(page, self.open_page()),
        }
        for name, step in steps.items():
            page = self.open_page()
            step(page)
            self.save_picture(name, page)

    def show_tables(self, tables: dict[str, Decision], cookies: dict[str, dict[str, str]]) -> None:
        """Take the pictures of tables; `tables` has one by name, `cookies` those of its player."""
        screens = {"turn": GUIDE_SCREEN, "leave": GUIDE_SCREEN, "result": GUIDE_SCREEN, "phone": PHONE_SCREEN}
        for name, screen in screens.items():
            page = self.open_page(cookies[name], **screen)
            page.goto(f"/table/{tables[name].name}")
            if name == "result":
                wait_for_end_scene(page)
            else:
                page.wait_for_selector(".board[data-ready=true]")
            if name == "leave":
                page.click("[data-action=people]")
                page.wait_for_selector("dialog select")
            self.save_picture(name, page)


def open_lesson(page: Page) -> None:
    page.goto(f"/learn/{usual.QUICK}")
    page.wait_for_selector("[data-lesson]")


def open_new_table(page: Page) -> None:
    page.goto(f"/new/{usual.RICH}")
    page.click("[data-action=add-bot]")


def open_search(page: Page) -> None:
    page.locator("[data-action=find-opponents]").last.click()
    page.wait_for_selector("form.at-once")


def create_turns(page: Page, other: Page) -> None:
    """Create games against bots, and turn-based games of the guest and another one, and show the home page."""
    pace = msgspec.to_builtins(PACES["turns"])
    for game in (usual.QUICK, usual.RICH, usual.LONG):
        create_table(page, ME, BOT, game=game)
        body = {"game": game, "options": {}, "seats": [ME, OPEN], "public": True, "pace": pace}
        table = ask(page, "POST", "/api/tables", body)["id"]
        ask(other, "POST", f"/api/tables/{table}/sit", {"seat": 1})
        ask(page, "POST", f"/api/tables/{table}/start")
    other.close()
    page.goto("/")
    page.wait_for_selector("[data-list=turn] [data-table]")


def main() -> None:
    chromium = find_chromium()
    if chromium is None:
        sys.exit("tools.screenshots needs Chromium: install the package chromium, or name one in TERTULIA_CHROMIUM")
    tables = {
        game: next(one for one in find_decisions(game, search.few) if one.kind == search.pictured)
        for game, search in DECISION_SEARCH.items()
    }
    result = find_finished_game(next(iter(FINISHED_GAMES)))
    guide_tables = {
        "turn": tables[usual.QUICK],
        "leave": tables[usual.QUICK],
        "phone": tables[usual.RICH],
        "result": result,
    }
    with run_host() as host, sync_playwright() as playwright:
        cookies = {game: fill_folder(host.folder, [table]) for game, table in tables.items()}  # a guest for each game
        guide_cookies = {"turn": cookies[usual.QUICK], "leave": cookies[usual.QUICK], "phone": cookies[usual.RICH]}
        guide_cookies["result"] = fill_folder(host.folder, [result])
        address = host.start().address
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for game, (screen, options) in product(tables, SCREENS.items()):
            page = browser.new_page(base_url=address, locale="en-GB", reduced_motion="reduce", **options)
            set_cookies(page, address, cookies[game])
            page.add_init_script(f"localStorage['tertulia.settings'] ??= {json.dumps(json.dumps(TEST_SETTINGS))}")
            page.goto(f"/table/{tables[game].name}")
            page.wait_for_selector(".board[data-ready=true]")
            (FOLDER / f"{game}-{screen}.png").write_bytes(take_steady_picture(page))
            page.close()
        for language in LANGUAGES:
            guide = GuidePictures(browser, address, language)
            guide.show_pages()
            guide.show_tables(guide_tables, guide_cookies)
        browser.close()


if __name__ == "__main__":
    main()
