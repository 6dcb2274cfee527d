"""The client's first page in a browser with an empty cache: compressed bytes and time until usable.

Needs the built client (`make client`), Chromium, and the extras `server` and `test`. The server starts as it does for
users, on a free port with an empty data folder. The page is usable once an enabled button of its main part has been
painted. Bytes are those received by then and in the second after, headers included.
"""

from __future__ import annotations

import sys
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from bench.common import Figure, argument_parser, describe_machine, make_result, report_result
from bench.serving import run_server
from bench.updates import update_figures
from tools.ready.chromium import find_chromium

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
WATCH_SCRIPT = """
addEventListener("DOMContentLoaded", () => {
  const look = () => {
    const button = document.querySelector("main button:enabled");
    if (button) requestAnimationFrame(() => setTimeout(() => { window.usableAfter = performance.now(); }));
    else requestAnimationFrame(look);
  };
  look();
});
"""
"""Runs before the page's own code: records when the first frame with an enabled button was painted."""


class Visit(NamedTuple):
    """Measurements of a first visit."""

    kilobytes: float
    milliseconds: float


def measure_visit(browser: Browser, address: str) -> Visit:
    """Open the page in a new profile."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    try:
        page = context.new_page()
        wire = context.new_cdp_session(page)
        sizes: list[float] = []
        wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
        wire.send("Network.enable")
        page.add_init_script(WATCH_SCRIPT)
        page.goto(address)
        page.wait_for_selector("main button:enabled")
        page.wait_for_timeout(1000)
        # through DevTools, because the page's security policy forbids Playwright's own `evaluate`
        found = wire.send("Runtime.evaluate", {"expression": "window.usableAfter"})
        return Visit(sum(sizes) / 1000, found["result"]["value"])
    finally:
        context.close()


def page_figures(visits: list[Visit]) -> list[Figure]:
    """Return the medians of all visits."""
    middle = len(visits) // 2
    return [
        Figure("first page, compressed", sorted(v.kilobytes for v in visits)[middle], "kB", "<= 250"),
        Figure("first page usable after", sorted(v.milliseconds for v in visits)[middle], "ms", "<= 1000"),
    ]


def main() -> None:
    flags = argument_parser("page", "Measure bytes and time of the client's first page in Chromium.").parse_args()
    chromium = find_chromium()
    if chromium is None:
        sys.exit("bench.page needs Chromium: install the package chromium, or set TERTULIA_CHROMIUM to its path")
    facts = describe_machine(("playwright",))
    with run_server() as serving, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        # starts the browser's processes; each visit has an empty cache all the same
        measure_visit(browser, serving.address)
        visits = [measure_visit(browser, serving.address) for _ in range(3 if flags.quick else 9)]
        updates = update_figures(browser, serving.address, flags.quick)
        facts["chromium"] = browser.version
        browser.close()
    report_result(make_result("page", facts, page_figures(visits) + updates), flags)


if __name__ == "__main__":
    main()
