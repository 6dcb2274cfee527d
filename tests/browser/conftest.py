"""One real server and one real browser for all tests of the client; every visitor has cookies of their own. What begins in the
middle of a game finds its table laid into the server's folder."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser import server as browser_server
from tests.browser.ended import PEOPLE, all_ended
from tests.browser.questions import filled_for
from tests.server.conftest import address_in
from tests.server.forked import Forked

ROOT = Path(__file__).parents[2]
UNSEEN = (
    *("WebUIOmniboxPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"),
    *("AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync", "HttpsUpgrades"),
    *("DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("NetworkTimeServiceQuerying", "OptimizationHints", "PreconnectToSearch", "ThirdPartyStoragePartitioning"),
)
"""What no test sees of a browser: two more processes for each new context, and what Playwright itself switches off, whose list
this one takes the place of."""
HOME_NETWORK = "table.local"
"""A name of the server's machine as others in a home network call it: over http it is no secure origin."""
ARGUMENTS = [
    f"--host-resolver-rules=MAP {HOME_NETWORK} 127.0.0.1",
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"),
    f"--disable-features={','.join(UNSEEN)}",
]
expect.set_options(timeout=20_000)
"""Milliseconds that something may take to show: nothing is measured here, and a machine may have much to do."""
START_SECONDS = 180.0
"""Patience with a start: the first one on a machine compiles the rules."""
STOP_SECONDS = 20.0

RUNNING: list[Forked] = []
"""The servers of these tests."""
TASTE = {"pace": "fast", "ending": "hold", "forced": False, "guide": "never"}
"""Settings of a visitor who decides everything and confirms what cannot be taken back: nothing is done later."""
NEW = {"ending": "window", "forced": True, "pace": "fast"}
"""Settings of a new visitor; others' moves are shown quickly."""
WITHOUT_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker"
"""To install the service worker costs each new context a fifth of the processor time of its first page."""
Visitor = Callable[..., Page]


@contextmanager
def running(data: Path, base_path: str = "", chat: bool = True) -> Iterator[str]:
    """The address of a server on that data folder, for as long as the block lasts."""
    output = data.with_name(f"{data.name}.out")
    process = Forked(browser_server.main, data, base_path, chat, output=output, log=output)
    RUNNING.append(process)
    try:
        yield address_in(output, output, process, START_SECONDS)
    finally:
        RUNNING.remove(process)
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(STOP_SECONDS)
        except TimeoutError:
            process.send_signal(signal.SIGKILL)


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the server that all tests share: tables may be laid into it while it runs."""
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="session")
def server(chromium: str, folder: Path) -> Iterator[str]:
    """The address of the server that all tests share."""
    with running(folder) as address:
        yield address


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chrome = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield chrome
        chrome.close()


@pytest.fixture(autouse=True)
def seeded_servers(request: pytest.FixtureRequest) -> None:
    """What the servers draw from now on comes of the seed and the test's name, and not of the tests before it."""
    for process in RUNNING:
        process.tell_test(request.node.nodeid)


@pytest.fixture
def visitor(browser: Browser, server: str) -> Iterator[Visitor]:
    """A page of somebody new, at a path if one is named; at the end nothing may have gone wrong on any of them (broken rules of
    the CSP included)."""
    contexts, troubles = [], []

    def come(
        path: str | None = None,
        *,
        width: int = 1440,
        settings: dict[str, Any] | None = None,
        service_worker: bool = False,
        **options: Any,
    ) -> Page:
        wanted = {"base_url": server, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = browser.new_context(viewport={"width": width, "height": 860}, **wanted)
        contexts.append(context)
        if not service_worker:
            context.add_init_script(WITHOUT_SERVICE_WORKER)
        taste = json.dumps({**TASTE, **(settings or {})})
        context.add_init_script(f"localStorage['tertulia.settings'] ??= {json.dumps(taste)}")
        if settings:  # those that another page of the same guest has sent do not take their place
            context.route("**/api/me/settings", lambda route: route.abort())
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(f"{page.url}: {error}"))
        page.on("console", lambda said: troubles.append(f"{page.url}: {said.text}") if trouble(said) else None)
        if path is not None:
            page.goto(path)
            page.wait_for_selector("main")
        return page

    yield come
    for context in contexts:
        context.close()
    assert not troubles


def trouble(said: Any) -> bool:
    """Refused requests are part of some tests, and over http a browser ignores a header; all else that it complains about is a
    fault."""
    expected = ("Failed to load resource", "Cross-Origin-Opener-Policy header has been ignored")
    return said.type in ("error", "warning") and not any(words in said.text for words in expected)


@pytest.fixture(scope="session")
def finished(server: str, folder: Path) -> list[dict[str, str]]:
    """Games that are over lie in the shared server's folder, `tests.browser.ended`; the cookies of their players."""
    return filled_for(folder, all_ended(), PEOPLE)


def known(page: Page, address: str, cookies: Mapping[str, str]) -> None:
    """Makes whoever has the page known to a server by their cookies."""
    page.context.add_cookies([{"name": name, "value": value, "url": address} for name, value in cookies.items()])


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, as the client's own packages have it."""
    source = ROOT / "web/node_modules/axe-core/axe.min.js"
    if not source.is_file():
        pytest.skip("axe-core is not installed: run `npm ci` in web/")
    return source.read_text(encoding="utf-8")
