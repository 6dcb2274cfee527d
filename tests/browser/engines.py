"""Drivers for the installed Firefox (WebDriver BiDi) and WebKit (WebDriver).

Playwright needs builds of its own, which no package provides. A driver here loads an address and evaluates scripts;
tests press buttons by script.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.browser.conftest import HOME_NETWORK
from tests.server.stalling import find_free_port

START_SECONDS = 120.0
ANSWER_SECONDS = 60.0
POLL_SECONDS = 0.1
MINI_BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
FIREFOX_PREFERENCES = {
    "network.dns.localDomains": HOME_NETWORK,
    "browser.shell.checkDefaultBrowser": False,
    "browser.aboutwelcome.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "ui.prefersReducedMotion": 1,
}


class Engine(Protocol):
    """A browser with one page."""

    def open(self, address: str) -> None:
        """Load an address and wait for its `load` event."""

    def ask(self, script: str) -> Any:
        """Run a script, the body of an async function, and return its result as JSON data.

        Raises `AssertionError` if it throws.
        """


def list_missing(name: str) -> str | None:
    """Return the programs missing for a browser, as text, or None if all are installed."""
    needed = {"firefox": ("firefox-esr",), "webkit": ("WebKitWebDriver", "Xvfb")}[name]
    lacking = [program for program in needed if shutil.which(program) is None]
    if name == "webkit" and not _find_mini_browser():
        lacking.append("MiniBrowser")
    return ", ".join(lacking) or None


@contextmanager
def run_browser(name: str, folder: Path) -> Iterator[Engine]:
    """Run a browser with its files in `folder` while the block runs."""
    with run_firefox(folder) if name == "firefox" else run_webkit(folder) as engine:
        yield engine


class Tab:
    """A tab of Firefox."""

    def __init__(self, connection: Connection, context: str) -> None:
        self._connection, self._context = connection, context

    def open(self, address: str) -> None:
        parameters = {"context": self._context, "url": address, "wait": "complete"}
        self._connection.send("browsingContext.navigate", parameters)

    def ask(self, script: str) -> Any:
        expression = f"(async () => {{ {script} }})().then((found) => JSON.stringify(found ?? null))"
        parameters = {"expression": expression, "target": {"context": self._context}, "awaitPromise": True}
        response = self._connection.send("script.evaluate", parameters)
        assert response["type"] == "success", response
        return json.loads(response["result"]["value"])

    def open_tab(self) -> Tab:
        """Open a new tab of the same browser."""
        return Tab(self._connection, self._connection.send("browsingContext.create", {"type": "tab"})["context"])

    def close(self) -> None:
        """Close the tab."""
        self._connection.send("browsingContext.close", {"context": self._context})


class Connection:
    """A WebDriver BiDi session with Firefox."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._last = socket, 0
        self.send("session.new", {"capabilities": {}})

    def get_first_tab(self) -> Tab:
        """Return the tab open at the start."""
        return Tab(self, self.send("browsingContext.getTree", {})["contexts"][0]["context"])

    def send(self, method: str, parameters: dict[str, Any]) -> Any:
        """Send a command and return Firefox's result."""
        self._last += 1
        self._socket.send(json.dumps({"id": self._last, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv(timeout=ANSWER_SECONDS))
            if message.get("id") == self._last:
                assert message["type"] == "success", message
                return message["result"]


@contextmanager
def run_firefox(folder: Path) -> Iterator[Tab]:
    """Run headless Firefox with its profile in `folder`."""
    profile = folder / "profile"
    profile.mkdir()
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in FIREFOX_PREFERENCES.items()]
    (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
    command = ["firefox-esr", "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    log = folder / "firefox.log"
    with log.open("wb") as written, _end_process(subprocess.Popen(command, stdout=written, stderr=subprocess.STDOUT)):
        port = _wait_for(log, r"listening on ws://127\.0\.0\.1:(\d+)")
        with connect(f"ws://127.0.0.1:{port}/session", max_size=None, proxy=None) as socket:
            yield Connection(socket).get_first_tab()


class WebKit:
    """WebKitGTK driven by WebDriver."""

    def __init__(self, client: httpx.Client) -> None:
        self._client = client
        options = {"binary": _find_mini_browser(), "args": ["--automation"]}
        capabilities = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session = self._send("/session", {"capabilities": capabilities})["sessionId"]
        self._send(f"/session/{self._session}/timeouts", {"script": int(ANSWER_SECONDS * 1000)})

    def open(self, address: str) -> None:
        self._send(f"/session/{self._session}/url", {"url": address})

    def ask(self, script: str) -> Any:
        answered = "(found) => done(found ?? null), (error) => done({ thrown: `${error}` })"
        whole = f"const done = arguments[0]; (async () => {{ {script} }})().then({answered})"
        result = self._send(f"/session/{self._session}/execute/async", {"script": whole, "args": []})
        assert not (isinstance(result, dict) and "thrown" in result), result
        return result

    def close(self) -> None:
        self._client.delete(f"/session/{self._session}")

    def _send(self, path: str, body: dict[str, Any]) -> Any:
        response = self._client.post(path, json=body)
        assert response.is_success, response.text
        return response.json()["value"]


@contextmanager
def run_webkit(folder: Path) -> Iterator[Engine]:
    """Run WebKitGTK's MiniBrowser on a virtual display, with its files in `folder`."""
    reading, writing = os.pipe()
    screen = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1440x900x24", "-nolisten", "tcp"]
    quiet = subprocess.DEVNULL
    with _end_process(subprocess.Popen(screen, pass_fds=(writing,), stdout=quiet, stderr=quiet)):
        os.close(writing)
        with os.fdopen(reading) as numbers:
            display = numbers.readline().strip()
        homes = {name: str(folder) for name in ("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")}
        own = {"DISPLAY": f":{display}", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "GTK_A11Y": "none"}
        port = find_free_port()
        command = ["WebKitWebDriver", f"--port={port}"]
        log = folder / "webkit.log"
        with (
            log.open("wb") as written,
            _end_process(subprocess.Popen(command, env={**os.environ, **homes, **own}, stdout=written, stderr=written)),
            httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=START_SECONDS, trust_env=False) as client,
        ):
            _wait_until_open(client)
            engine = WebKit(client)
            yield engine
            engine.close()


def _find_mini_browser() -> str | None:
    """Return the path of WebKitGTK's MiniBrowser, or None if it is not installed."""
    return next((str(path) for path in sorted(Path("/").glob(MINI_BROWSERS[1:]))), None)


@contextmanager
def _end_process(process: subprocess.Popen[bytes]) -> Iterator[None]:
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait_for(log: Path, pattern: str) -> str:
    """Wait until a pattern occurs in a log and return its first group."""
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until:
        if found := re.search(pattern, log.read_text(encoding="utf-8", errors="replace")):
            return found.group(1)
        time.sleep(POLL_SECONDS)
    raise AssertionError(f"no {pattern} in:\n{log.read_text(encoding='utf-8', errors='replace')[-2000:]}")


def _wait_until_open(client: httpx.Client) -> None:
    until = time.monotonic() + START_SECONDS
    while True:
        try:
            client.get("/status")
        except httpx.ConnectError:
            assert time.monotonic() < until, "WebKitWebDriver does not open its port"
            time.sleep(POLL_SECONDS)
        else:
            return
