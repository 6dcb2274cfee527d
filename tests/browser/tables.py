"""Tables made the quick way, by the server's own interface, as the page itself would ask for them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

ASK = """async ([method, path, body]) => {
  const at = place => new URL(place.slice(1), document.baseURI);
  const { csrf } = await (await fetch(at("/api/me"))).json();
  const headers = { "X-CSRF-Token": csrf, "Content-Type": "application/json" };
  const reply = await fetch(at(path), { method, headers, body: method === "GET" ? undefined : JSON.stringify(body ?? {}) });
  return { status: reply.status, body: await reply.json() };
}"""

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    """A request with this visitor's cookie; fails where the server refuses."""
    reply = page.evaluate(ASK, [method, path, body])
    assert reply["status"] < 400, reply
    return reply["body"]


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
