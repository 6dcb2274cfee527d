"""Tables made the quick way, by the server's own interface, with a visitor's cookies, as their page would ask for them."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import Page

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    """A request with this visitor's cookie, whatever the page shows; fails where the server refuses."""
    token = page.request.get(_at(page, "/api/me")).json()["csrf"]
    data = None if method == "GET" else json.dumps(body or {})
    headers = {"X-CSRF-Token": token, "Content-Type": "application/json"}
    reply = page.request.fetch(_at(page, path), method=method, data=data, headers=headers)
    told = reply.json()
    assert reply.status < 400, {"status": reply.status, "body": told}
    return told


def _at(page: Page, path: str) -> str:
    """Where a path of the site lies: below the page's own base, or, where none is open yet, below the visitor's."""
    return urljoin(str(page.evaluate("document.baseURI")), path[1:]) if page.url.startswith("http") else path


def new_table(
    page: Page,
    *seats: dict[str, str],
    start: bool = True,
    game: str = "granada",
    options: dict[str, str] | None = None,
    hints: bool = False,
    patience: int = 600,
) -> str:
    """A table with these seats; its path."""
    wanted = {"game": game, "options": options or {}, "seats": list(seats), "public": True, "hints": hints}
    wanted["patience"] = patience
    name = ask(page, "POST", "/api/tables", wanted)["id"]
    if start:
        ask(page, "POST", f"/api/tables/{name}/start")
    return f"/table/{name}"


def of(page: Page, path: str, seat: int | None = None) -> Any:
    """The table as the server tells it to this visitor."""
    query = "" if seat is None else f"?as={seat}"
    return ask(page, "GET", f"/api/tables/{path.rsplit('/', 1)[-1]}{query}")
