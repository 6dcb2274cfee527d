"""Creates tables and plays for browser tests, by HTTP requests with a visitor's cookies."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import Page

from bench import usual
from tertulia.server.domain.clock import SYSTEM
from tertulia.server.domain.moderation import Role
from tertulia.server.identity.keys import RoleLinks, load_secret
from tests.browser.conftest import Visitor

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    """Send a request with this visitor's cookies and return the response's JSON. Fails on an error status."""
    status, response = _request(page, method, path, body)
    assert status < 400, (status, str(response)[:300])
    return response


def _request(page: Page, method: str, path: str, body: Any = None) -> tuple[int, Any]:
    """Return status and JSON of the server's response."""
    if method == "GET":
        reply = page.request.get(_get_url(page, path))
        return reply.status, reply.json()
    while True:
        token = page.request.get(_get_url(page, "/api/me")).json()["csrf"]
        headers = {"X-CSRF-Token": token, "Content-Type": "application/json"}
        reply = page.request.fetch(_get_url(page, path), method=method, data=json.dumps(body or {}), headers=headers)
        # An opening page may become another guest between the two requests.
        response = reply.json()
        if reply.status != 403 or response["error"] != "csrf":
            return reply.status, response


def _get_url(page: Page, path: str) -> str:
    """Return the URL of a path: below the page's base, or below the visitor's base if no page is open yet."""
    return urljoin(str(page.evaluate("document.baseURI")), path[1:]) if page.url.startswith("http") else path


def open_settings(page: Page) -> None:
    """Open the settings: from the account menu, or at a table from the header."""
    page.wait_for_selector("header .tools button")
    if page.locator("[data-action=account-menu]").count():
        page.click("[data-action=account-menu]")
        page.click("[data-action=settings]")
    else:
        page.locator("header .tools button").last.click()
    page.wait_for_selector("dialog #ending")


def create_table(
    page: Page,
    *seats: dict[str, str],
    start: bool = True,
    game: str = usual.QUICK,
    options: dict[str, str] | None = None,
    hints: bool = False,
    patience_seconds: int = 600,
) -> str:
    """Create a table with these seats and return its path."""
    body = {"game": game, "options": options or {}, "seats": list(seats), "public": True, "hints": hints}
    body["patience"] = patience_seconds
    name = ask(page, "POST", "/api/tables", body)["id"]
    if start:
        ask(page, "POST", f"/api/tables/{name}/start")
    return f"/table/{name}"


def get_table(page: Page, path: str, seat: int | None = None) -> Any:
    """Return the table as this visitor sees it, optionally as the player of a seat."""
    query = "" if seat is None else f"?as={seat}"
    return ask(page, "GET", f"/api/tables/{path.rsplit('/', 1)[-1]}{query}")


def play_action(page: Page, path: str, now: Any, order: Sequence[str]) -> None:
    """Play for the seat to act: the first legal action by the order of verbs, else the last legal one.

    Does nothing if another player, who had to decide as well, was faster.
    """
    offered = [one["notation"] for one in now["legal"]]
    liked = [one for verb in order for one in offered if f"{one} ".startswith(f"{verb} ")]
    body = {"position": now["position"], "seat": now["as"], "actions": [next(iter(liked), offered[-1])]}
    status, response = _request(page, "POST", f"/api/tables/{path.rsplit('/', 1)[-1]}/moves", body)
    assert status < 400 or response["error"] == "stale", (status, str(response)[:300])


def play_on(page: Page, path: str, until: Callable[[Any], bool], order: Sequence[str] = ()) -> Any:
    """Play this visitor's turns by requests until `until` accepts the table at their turn; return it."""
    while True:
        now = get_table(page, path)
        if not now["legal"]:
            assert now["phase"] == "running", "the game is over"
        elif until(now):
            return now
        else:
            play_action(page, path, now, order)


def has_decided(count: int) -> Callable[[Any], bool]:
    """Return a predicate: the seat has made at least `count` decisions."""
    return lambda now: sum(line["seat"] == now["as"] for line in now["log"]) >= count


def has_legal(*verbs: str) -> Callable[[Any], bool]:
    """Return a predicate: an action of one of these verbs is legal."""
    return lambda now: any(one["notation"].split()[0] in verbs for one in now["legal"])


def open_named_page(visitor: Visitor, name: str, *, width: int = 1440, **options: object) -> Page:
    """Return a visitor's page whose guest has this name."""
    page = visitor("/", width=width, **options)
    ask(page, "PUT", "/api/me", {"name": name})
    return page


def grant_role(page: Page, folder: Path, role: Role) -> None:
    """Grant the visitor a role through a role link."""
    token = RoleLinks(load_secret(folder)).create_token(role, SYSTEM.now())
    page.goto(f"/account-status#claim={token}")
    page.click("[data-action=claim]")
    page.wait_for_selector("#moderation-title")


def assert_clean(page: Page, axe: str, place: str) -> None:
    """Fail if axe finds a violation or the page is wider than its window."""
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    assert not found, [(place, one["id"], [node["html"][:200] for node in one["nodes"]]) for one in found]
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), place
