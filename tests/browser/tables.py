"""Tables and players of the browser's tests, made by requests to the server with the cookies of a visitor."""

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
from tertulia.server.identity.role_links import RoleLinks
from tertulia.server.identity.signing import load_secret
from tests.browser.conftest import Visitor

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    """A request with this visitor's cookie, whatever the page shows; fails where the server refuses."""
    status, told = _answer(page, method, path, body)
    assert status < 400, (status, str(told)[:300])
    return told


def _answer(page: Page, method: str, path: str, body: Any = None) -> tuple[int, Any]:
    """What the server answers: its status, and what it tells."""
    if method == "GET":
        reply = page.request.get(_at(page, path))
    else:
        token = page.request.get(_at(page, "/api/me")).json()["csrf"]
        headers = {"X-CSRF-Token": token, "Content-Type": "application/json"}
        reply = page.request.fetch(_at(page, path), method=method, data=json.dumps(body or {}), headers=headers)
    return reply.status, reply.json()


def _at(page: Page, path: str) -> str:
    """Where a path of the site lies: below the page's own base, or, where none is open yet, below the visitor's."""
    return urljoin(str(page.evaluate("document.baseURI")), path[1:]) if page.url.startswith("http") else path


def new_table(
    page: Page,
    *seats: dict[str, str],
    start: bool = True,
    game: str = usual.QUICK,
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


def act(page: Page, path: str, now: Any, order: Sequence[str]) -> None:
    """The first action that may be done of an order of verbs, else the last of all, by the seat that is asked in a table as it was
    told; nothing where somebody else, whose turn it is as well, was sooner."""
    offered = [one["notation"] for one in now["legal"]]
    liked = [one for verb in order for one in offered if f"{one} ".startswith(f"{verb} ")]
    body = {"position": now["position"], "seat": now["as"], "actions": [next(iter(liked), offered[-1])]}
    status, told = _answer(page, "POST", f"/api/tables/{path.rsplit('/', 1)[-1]}/moves", body)
    assert status < 400 or told["error"] == "stale", (status, str(told)[:300])


def play_on(page: Page, path: str, until: Callable[[Any], bool], order: Sequence[str] = ()) -> Any:
    """Makes this visitor's moves without a page until a table where they are to act is as wanted, and tells it then."""
    while True:
        now = of(page, path)
        if not now["legal"]:
            assert now["phase"] == "running", "the game is over"
        elif until(now):
            return now
        else:
            act(page, path, now, order)


def decided(count: int) -> Callable[[Any], bool]:
    """Whether whoever is told has made `count` decisions or more."""
    return lambda now: sum(line["seat"] == now["as"] for line in now["log"]) >= count


def may(*verbs: str) -> Callable[[Any], bool]:
    """Whether an action of one of these verbs may be done."""
    return lambda now: any(one["notation"].split()[0] in verbs for one in now["legal"])


def named(visitor: Visitor, name: str, *, width: int = 1440, **options: object) -> Page:
    """A visitor with a name of their own."""
    page = visitor("/", width=width, **options)
    ask(page, "PUT", "/api/me", {"name": name})
    return page


def appointed(page: Page, folder: Path, role: Role) -> None:
    """The visitor opens a link that gives a role, and presses the button."""
    token = RoleLinks(load_secret(folder)).token(role, SYSTEM.now())
    page.goto(f"/standing#claim={token}")
    page.click("[data-action=claim]")
    page.wait_for_selector("#moderation-title")


def clean(page: Page, axe: str, place: str) -> None:
    """Neither axe nor the eye of a phone's owner finds a fault."""
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    assert not found, [(place, one["id"], [node["html"][:200] for node in one["nodes"]]) for one in found]
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), place
