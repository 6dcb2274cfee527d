"""How many presses a typical turn takes in the real browser, with the settings of somebody who has just come, but for how long
things are shown: nobody counts how soon they press.

A player of each game presses what is lit until the table moves on; what a press sets off by itself (a step that counts a
moment later, one that is nobody's decision) is waited for and costs nothing. Turns are told apart by what the log says. Games are
played for so many seconds and no longer: on a slow machine there are fewer turns of which the figures are the most.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, sync_playwright

from bench.common import Figure, arguments, finish, machine, result
from bench.page import FLAGS
from bench.serving import server
from tools.ready.chromium import find_chromium

OPEN = """async (game) => {
  const { csrf } = await (await fetch("/api/me")).json();
  const headers = { "X-CSRF-Token": csrf, "Content-Type": "application/json" };
  const post = async (path, body) => (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
  const seats = [{ kind: "me" }, { kind: "bot", bot: "greedy" }];
  const { id } = await post("/api/tables", { game, options: {}, seats, public: false });
  await post(`/api/tables/${id}/start`, {});
  return id;
}"""
TABLE = "async (id) => (await fetch(`/api/tables/${id}`)).json()"
OFFERED = """() => [...document.querySelectorAll("#actions [data-notation], [data-lit]")]
  .filter((one) => one.checkVisibility())
  .flatMap((one) => one.dataset.notation ?? (one.dataset.offers ?? "").split("|")).filter(Boolean)"""
"""The answers to the open question that can be seen, in notation; a thing that offers several shows them at a press."""
MOVED = """before => {
  const board = document.querySelector(".board");
  return !board || board.dataset.version !== before;
}"""
OVER = "#ending, section.end"
COME = f".board[data-ready=true], {OVER}, [data-action=close-scene]"
READY = ".board[data-ready=true]"
PATIENCE = 60_000.0
SECONDS = 105.0
"""For all games together, where nothing else is asked for: begun and ended servers and browsers are not counted."""
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""What goes on by itself from here on has begun."""
BRISK = """localStorage.setItem("tertulia.settings", JSON.stringify({ pace: "fast", motion: "reduced" }))"""


class Step(NamedTuple):
    """What was done, by how many presses, and the log's last ply before."""

    verb: str
    presses: int
    ply: int


class Turn(NamedTuple):
    """Steps between two of somebody else's."""

    steps: tuple[Step, ...]

    @property
    def verbs(self) -> tuple[str, ...]:
        return tuple(step.verb for step in self.steps)

    def presses(self, *verbs: str) -> int:
        """Those for steps of these kinds; without any, all of the turn."""
        return sum(step.presses for step in self.steps if not verbs or step.verb in verbs)

    def chosen(self, verb: str) -> int:
        """Steps of a kind whose place offered several, one of which was chosen by another press."""
        return sum(step.presses == 2 for step in self.steps if step.verb == verb)


def buttons_of(page: Page, notation: str) -> list[str]:
    """The buttons of an action that is offered, as selectors: the thing, and where it offers several things, the one meant.

    All are gone for a moment while somebody else's step is shown, which tells nothing of how they come back: it waits.
    """
    exact, among = f'[data-notation="{notation}"]', f'[data-offers*="{notation}"]'
    page.locator(f"{exact}, {among}").first.wait_for(state="attached")
    several = page.locator(among).count() and not page.locator(exact).count()
    return [among, f".offers {exact}"] if several else [exact]


def pressed(page: Page, notation: str) -> tuple[str, list[str]]:
    """The verb of an action in notation, and the buttons for it."""
    return notation.split()[0], buttons_of(page, notation)


def players() -> dict[str, ModuleType]:
    """By game the module of its player.

    `player` tells what to do next, and the buttons for it; `figures` what came of the turns; `MOST` and `QUICKLY` how many
    steps are made; `enough` whether the turns show everything that is measured.
    """
    places = sorted(Path(__file__).parent.glob("*/clicks.py"))
    return {
        name.replace("_", "-"): import_module(f"bench.{name}.clicks") for name in (one.parent.name for one in places)
    }


def steps(page: Page, game: str, most: int, until: float) -> tuple[list[Step], list[Any]]:
    """Returns at most `most` steps of a new game, those that were begun until some moment, and its log."""
    table = page.evaluate(OPEN, game)
    page.goto(f"/table/{table}")
    done: list[Step] = []
    while len(done) < most and time.monotonic() < until:
        page.wait_for_selector(COME, timeout=PATIENCE)
        page.evaluate(SETTLED)
        if page.locator("[data-action=close-scene]").count():
            page.locator("[data-action=close-scene]").first.click()
        elif page.locator(OVER).count():
            break
        elif page.locator(READY).count() and not page.locator("[data-going=forced]").count():
            done.append(_step(page, game, table))
    return done, page.evaluate(TABLE, table)["log"]


def _step(page: Page, game: str, table: str) -> Step:
    verb, buttons = players()[game].player(page)
    ply = page.evaluate(TABLE, table)["position"]
    before = page.locator(".board").get_attribute("data-version")
    for button in buttons:
        page.locator(button).first.click()
    page.wait_for_function(MOVED, arg=before, timeout=PATIENCE)
    return Step(verb, len(buttons), ply)


def turns(done: Sequence[Step], log: Sequence[Any]) -> list[Turn]:
    """The steps by turns: between two of them somebody else has acted. The first and the last may not be whole."""
    others = {line["ply"] for line in log if line["seat"] != 0}
    found: list[list[Step]] = [[]]
    for step, after in pairwise(done):
        found[-1].append(step)
        if any(ply in others for ply in range(step.ply + 1, after.ply + 1)):
            found.append([])
    return [Turn(tuple(turn)) for turn in found if turn]


def each(turns: Sequence[Turn], *verbs: str) -> list[int]:
    """The presses of every step of these kinds."""
    return [step.presses for turn in turns for step in turn.steps if step.verb in verbs]


def most_of(what: str, wanted: int, counts: Sequence[int], counted: str = "turns") -> Figure | None:
    """The most presses that a turn of this kind took; `None` where none came up."""
    if not counts:
        return None
    most = max(counts)
    return Figure(what, most, "press" if most == 1 else "presses", f"<= {wanted}", f"{counted}: {len(counts)}")


def measured(page: Page, quick: bool = False, seconds: float = SECONDS) -> list[Figure]:
    """The figures of some games of each kind; `page` is one of the client's, with its address as the base."""
    page.goto("/")
    page.wait_for_selector("main")
    found: list[Figure | None] = []
    ends, wanted = time.monotonic() + seconds, {name: one.MOST for name, one in players().items()}
    for game, playing in sorted(players().items(), key=lambda each: wanted[each[0]]):
        now = time.monotonic()
        until = now + (ends - now) * wanted[game] / sum(wanted.values())
        wanted[game] = 0
        most = playing.QUICKLY if quick else playing.MOST
        played = turns(*steps(page, game, most, until))
        while not quick and not playing.enough(played) and time.monotonic() < until:
            played += turns(*steps(page, game, most, until))
        found += playing.figures(played)
    return [figure for figure in found if figure is not None]


def main() -> None:
    parser = arguments("clicks", "Presses of typical turns in Chromium.")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"for all games together (default: {SECONDS:g})")
    flags = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        sys.exit("bench.clicks needs Chromium: install the package chromium, or name one in TERTULIA_CHROMIUM")
    facts = machine(("playwright",))
    os.environ["TERTULIA_BOT_PAUSE"] = "0"
    with server() as serving, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        context = browser.new_context(base_url=serving.address, viewport={"width": 1440, "height": 900}, locale="en-GB")
        context.add_init_script(BRISK)
        found = measured(context.new_page(), flags.quick, flags.seconds)
        facts["chromium"] = browser.version
        browser.close()
    found_now = result("clicks", facts, found)
    if flags.seconds != SECONDS:
        command = f"{found_now.command} --seconds {flags.seconds:g}"
        found_now = msgspec.structs.replace(found_now, command=command)
    finish(found_now, flags)


if __name__ == "__main__":
    main()
