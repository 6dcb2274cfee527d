"""Takes the pictures in `docs/screenshots`: a table of each game on a desktop and, dark, on a phone.

`python -m tools.screenshots`. It needs the built client (`make client`), Chromium, and the extras `server` and `test`.
The positions are from games of the browser tests with fixed seeds, so equal clients give equal pictures.
"""

from __future__ import annotations

import json
import sys
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from bench.page import FLAGS
from bench.serving import run_host
from tests.browser.conftest import TEST_SETTINGS, set_cookies
from tests.browser.decisions import DECISION_SEARCH, fill_folder, find_decisions
from tools.ready.chromium import find_chromium

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 1.5, "color_scheme": "dark"},
}


def take_steady_picture(page: Page) -> bytes:
    """Take pictures until two, half a second apart, are equal: some parts of the page are loaded later."""
    last, picture = b"", page.screenshot(animations="disabled")
    while picture != last:
        page.wait_for_timeout(500)
        last, picture = picture, page.screenshot(animations="disabled")
    return picture


def main() -> None:
    chromium = find_chromium()
    if chromium is None:
        sys.exit("tools.screenshots needs Chromium: install the package chromium, or name one in TERTULIA_CHROMIUM")
    tables = {
        game: next(one for one in find_decisions(game, search.few) if one.kind == search.pictured)
        for game, search in DECISION_SEARCH.items()
    }
    with run_host() as host, sync_playwright() as playwright:
        cookies = {game: fill_folder(host.folder, [table]) for game, table in tables.items()}  # a guest for each game
        address = host.start().address
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for game, (screen, options) in product(tables, SCREENS.items()):
            page = browser.new_page(base_url=address, locale="en-GB", reduced_motion="reduce", **options)
            set_cookies(page, address, cookies[game])
            page.add_init_script(f"localStorage['tertulia.settings'] ??= {json.dumps(json.dumps(TEST_SETTINGS))}")
            page.goto(f"/table/{tables[game].name}")
            page.wait_for_selector(".board[data-ready=true]")
            (FOLDER / f"{game}-{screen}.png").write_bytes(take_steady_picture(page))
        browser.close()


if __name__ == "__main__":
    main()
