"""Fixtures of the browser tests: a real server and a real browser for all tests.

Every visitor has cookies of their own. Tables for the middle of a game are stored in the server's folder.
"""

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
from tests.browser.decisions import fill_folder_for
from tests.browser.finished_games import HUMAN_SEATS, list_finished_games
from tests.server.conftest import wait_for_address
from tests.server.forked import Forked

ROOT = Path(__file__).parents[2]
DISABLED_FEATURES = (
    *("WebUIOmniboxPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"),
    *("AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync", "HttpsUpgrades"),
    *("DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("NetworkTimeServiceQuerying", "OptimizationHints", "PreconnectToSearch", "ThirdPartyStoragePartitioning"),
)
"""Browser features disabled in tests.

They cost two processes per context. The list also repeats Playwright's own, because it replaces that.
"""
HOME_NETWORK = "table.local"
"""Host name of the server as in a home network; over HTTP it is not a secure origin."""
CHROMIUM_ARGUMENTS = [
    f"--host-resolver-rules=MAP {HOME_NETWORK} 127.0.0.1",
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"),
    f"--disable-features={','.join(DISABLED_FEATURES)}",
]
expect.set_options(timeout=20_000)
"""Timeout in milliseconds of expectations, generous because the machine may be busy."""
START_SECONDS = 180.0
"""Timeout in seconds of the server's start; the first one on a machine compiles the rules."""
STOP_SECONDS = 20.0

RUNNING_SERVERS: list[Forked] = []
"""The servers that the tests have started and not yet stopped."""
TEST_SETTINGS = {"pace": "fast", "ending": "hold", "forced": False, "guide": "never"}
"""Settings of a visitor who decides everything and confirms irreversible actions.

So the page delays nothing.
"""
NEW_VISITOR_SETTINGS = {"ending": "window", "forced": True, "pace": "fast"}
"""Settings of a new visitor, except that opponents' moves are shown quickly."""
WITHOUT_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker"
"""Disables service workers.

Installing one costs each new context a fifth of the processor time of its first page.
"""
Visitor = Callable[..., Page]


@contextmanager
def run_server(data: Path, base_path: str = "", chat: bool = True) -> Iterator[str]:
    """Run a server on a data folder during the block and yield its address."""
    output = data.with_name(f"{data.name}.out")
    process = Forked(browser_server.main, data, base_path, chat, output=output, log=output)
    RUNNING_SERVERS.append(process)
    try:
        yield wait_for_address(output, output, process, START_SECONDS)
    finally:
        RUNNING_SERVERS.remove(process)
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(STOP_SECONDS)
        except TimeoutError:
            process.send_signal(signal.SIGKILL)


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Data folder of the shared server; tests may store tables in it while the server runs."""
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="session")
def server(chromium: str, folder: Path) -> Iterator[str]:
    """Address of the shared server."""
    with run_server(folder) as address:
        yield address


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chrome = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_ARGUMENTS)
        yield chrome
        chrome.close()


@pytest.fixture(autouse=True)
def seeded_servers(request: pytest.FixtureRequest) -> None:
    """Make random draws of the servers depend only on the seed and the test's name, not on earlier tests."""
    for process in RUNNING_SERVERS:
        process.tell_test(request.node.nodeid)


@pytest.fixture
def visitor(browser: Browser, server: str) -> Iterator[Visitor]:
    """Function that opens a page as a new guest, optionally at a path.

    The test fails if an error occurred on any of these pages, CSP violations included.
    """
    contexts, troubles = [], []

    def come(
        path: str | None = None,
        *,
        width: int = 1440,
        settings: dict[str, Any] | None = None,
        service_worker: bool = False,
        **options: Any,
    ) -> Page:
        context_options = {"base_url": server, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = browser.new_context(viewport={"width": width, "height": 860}, **context_options)
        contexts.append(context)
        if not service_worker:
            context.add_init_script(WITHOUT_SERVICE_WORKER)
        taste = json.dumps({**TEST_SETTINGS, **(settings or {})})
        context.add_init_script(f"localStorage['tertulia.settings'] ??= {json.dumps(taste)}")
        if settings:  # settings sent by another page of the guest do not replace them
            context.route("**/api/me/settings", lambda route: route.abort())
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(f"{page.url}: {error}"))
        page.on(
            "console", lambda message: troubles.append(f"{page.url}: {message.text}") if is_trouble(message) else None
        )
        if path is not None:
            page.goto(path)
            page.wait_for_selector("main")
        return page

    yield come
    for context in contexts:
        context.close()
    assert not troubles


def is_trouble(message: Any) -> bool:
    """Return whether a console message is a fault.

    Refused requests are part of some tests, and over HTTP the browser ignores a header.
    """
    expected = ("Failed to load resource", "Cross-Origin-Opener-Policy header has been ignored")
    return message.type in ("error", "warning") and not any(words in message.text for words in expected)


@pytest.fixture(scope="session")
def finished(server: str, folder: Path) -> list[dict[str, str]]:
    """Store the finished games of `tests.browser.finished_games` in the shared server's folder.

    Returns their players' cookies.
    """
    return fill_folder_for(folder, list_finished_games(), HUMAN_SEATS)


def set_cookies(page: Page, address: str, cookies: Mapping[str, str]) -> None:
    """Give a page the cookies of a guest."""
    page.context.add_cookies([{"name": name, "value": value, "url": address} for name, value in cookies.items()])


@pytest.fixture(scope="session")
def axe() -> str:
    """Source of axe-core from the client's packages. Skips the test if it is not installed."""
    source = ROOT / "web/node_modules/axe-core/axe.min.js"
    if not source.is_file():
        pytest.skip("axe-core is not installed: run `npm ci` in web/")
    return source.read_text(encoding="utf-8")
