"""Time from a server event to the painted table, with four full farms (part of `bench.page`)."""

from __future__ import annotations

from playwright.sync_api import Browser

from bench import usual
from bench.common import Figure

WATCH_SCRIPT = """
Object.assign(window, { updates: [], round: 0, over: false });
const listen = EventSource.prototype.addEventListener;
EventSource.prototype.addEventListener = function (type, hear, ...more) {
  const timed = (event) => {
    const came = performance.now();
    hear(event);
    const payload = JSON.parse(event.data);
    window.round = (payload.merge ?? payload).view?.round ?? window.round;
    window.over ||= payload.phase === "over";
    requestAnimationFrame(() => setTimeout(() => window.updates.push(performance.now() - came)));
  };
  return listen.call(this, type, ["table", "change"].includes(type) ? timed : hear, ...more);
};
localStorage["tertulia.settings"] = JSON.stringify({ pace: "fast" });
"""
"""Records for every table event the time until after its frame was painted, and how far the game is."""
OPEN_TABLE_SCRIPT = """(async () => {
  const { csrf } = await (await fetch("/api/me")).json();
  const headers = { "X-CSRF-Token": csrf, "Content-Type": "application/json" };
  const post = async (path, body) => (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
  const bot = { kind: "bot", bot: "greedy" };
  const { id } = await post("/api/tables", { game: "$GAME", options: {}, seats: [bot, bot, bot, bot], public: false });
  await post(`/api/tables/${id}/start`, {});
  return id;
})()""".replace("$GAME", usual.RICH)
FIRST_MEASURED_ROUND = 5
"""Round from which on the farms are full."""


def update_figures(browser: Browser, address: str, quick: bool) -> list[Figure]:
    """Return the median and the 95th percentile of update times in the last rounds of a game of four bots."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    try:
        page = context.new_page()
        page.add_init_script(WATCH_SCRIPT)
        page.goto(address)
        page.wait_for_selector("main")
        wire = context.new_cdp_session(page)

        def ask(expression: str) -> object:
            """Evaluate through DevTools, because the page's security policy forbids Playwright's own `evaluate`."""
            parameters = {"expression": expression, "awaitPromise": True, "returnByValue": True}
            return wire.send("Runtime.evaluate", parameters)["result"].get("value")

        page.goto(f"{address}/table/{ask(OPEN_TABLE_SCRIPT)}")
        page.wait_for_selector(".board")
        update_count = 20 if quick else 100
        found: list[float] = []
        while len(found) < update_count and not ask("window.over"):
            page.wait_for_timeout(500)
            late = ask(f"window.round >= {FIRST_MEASURED_ROUND}")
            new = ask("window.updates.splice(0)")
            if late and isinstance(new, list):
                found += [float(took) for took in new]
    finally:
        context.close()
    found.sort()
    return [
        Figure(f"{usual.RICH}, four full farms: from an event to the painted table, median", found[len(found) // 2], "ms", "<= 50"),
        Figure("… 95th percentile", found[len(found) * 95 // 100], "ms"),
    ]  # fmt: skip
