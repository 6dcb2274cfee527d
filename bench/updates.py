"""How long a page with four full farms takes from an event of the server to the painted table (part of `bench.page`)."""

from __future__ import annotations

from playwright.sync_api import Browser

from bench import usual
from bench.common import Figure

WATCH = """
Object.assign(window, { updates: [], round: 0, over: false });
const listen = EventSource.prototype.addEventListener;
EventSource.prototype.addEventListener = function (type, hear, ...more) {
  const timed = (event) => {
    const came = performance.now();
    hear(event);
    const told = JSON.parse(event.data);
    window.round = told.view?.round ?? window.round;
    window.over ||= told.phase === "over";
    requestAnimationFrame(() => setTimeout(() => window.updates.push(performance.now() - came)));
  };
  return listen.call(this, type, ["table", "change"].includes(type) ? timed : hear, ...more);
};
localStorage["tertulia.settings"] = JSON.stringify({ pace: "fast" });
"""
"""Notes for every event of a table how long it took until the frame after it had been painted, and how far the game is."""
OPEN = """(async () => {
  const { csrf } = await (await fetch("/api/me")).json();
  const headers = { "X-CSRF-Token": csrf, "Content-Type": "application/json" };
  const post = async (path, body) => (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
  const bot = { kind: "bot", bot: "greedy" };
  const { id } = await post("/api/tables", { game: "$GAME", options: {}, seats: [bot, bot, bot, bot], public: false });
  await post(`/api/tables/${id}/start`, {});
  return id;
})()""".replace("$GAME", usual.RICH)
LATE = 5
"""From this round on farms are full."""


def update_figures(browser: Browser, address: str, quick: bool) -> list[Figure]:
    """The median and the slowest twentieth of the updates of a game between four greedy bots, in its last rounds."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    try:
        page = context.new_page()
        page.add_init_script(WATCH)
        page.goto(address)
        page.wait_for_selector("main")
        wire = context.new_cdp_session(page)

        def ask(expression: str) -> object:
            """Asked over the wire, because the page's security policy forbids what Playwright's own `evaluate` does."""
            asked = {"expression": expression, "awaitPromise": True, "returnByValue": True}
            return wire.send("Runtime.evaluate", asked)["result"].get("value")

        page.goto(f"{address}/table/{ask(OPEN)}")
        page.wait_for_selector(".board")
        wanted = 20 if quick else 100
        found: list[float] = []
        while len(found) < wanted and not ask("window.over"):
            page.wait_for_timeout(500)
            late = ask(f"window.round >= {LATE}")
            new = ask("window.updates.splice(0)")
            if late and isinstance(new, list):
                found += [float(took) for took in new]
    finally:
        context.close()
    found.sort()
    return [
        Figure(f"{usual.RICH}, four full farms: from an event to the painted table, median", found[len(found) // 2], "ms", "<= 50"),
        Figure("… 95 of 100", found[len(found) * 95 // 100], "ms"),
    ]  # fmt: skip
