"""How many presses a typical turn takes in the real browser, with the settings of somebody who has just come.

A player of each game presses what is lit until the table moves on; what a press sets off by itself (a step that counts a
moment later, one that is nobody's decision) is waited for and costs nothing. Turns are told apart by what the log says.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

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
LIKED = (
    "deliver",
    "play",
    "roof",
    "take 3",
    "take",
    "pair",
    "gain",
    "donkey",
    "market",
    "pay",
    "card",
    "draw",
    "advance",
)
"""What the player of La Granja does first; anything else comes after these."""

CIRCLES = ("climb", "trade", "load", "field", "roof", "store")
"""What crosses a circle of No Siesta's sheet off; what comes first is liked best."""
SHEET = ("market", *CIRCLES[:-1], "tile", "good", "keep", "take hat all", "take", "mark", "hire", "complete", "copy")
REST, CONFIRM = "[data-action=rest]", "#actions [data-action=confirm]"

MORE = 6
"""Further games of La Granja at most, until a roof was bought as the last thing of a turn."""
RICH = 6
"""With so many money cards the player of Granada buys at a loss as well."""


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


def _granada(page: Page) -> tuple[str, list[str]]:
    """What a player of Granada does next, and the buttons for it."""
    ghosts = page.locator(".ghost, [data-face]")
    if ghosts.count():
        return "build", [".ghost" if page.locator(".ghost").count() else "[data-face]"]
    rich = page.locator("#hand .one").count() >= RICH
    for space in ("[data-space].exact", "[data-space].lit")[: 1 + rich]:
        if page.locator(space).count():
            return "buy", [space, "[data-space][aria-pressed=true]"]
    if page.locator("[data-slot].lit").count():
        return "take", ["[data-slot].lit"]
    return "choose", ["#reserve [data-tile].lit"]


def _la_granja(page: Page) -> tuple[str, list[str]]:
    """The same in La Granja: a thing that offers several things shows them at a press."""
    offered: list[str] = page.evaluate(OFFERED)
    liked = [one for verb in LIKED for one in offered if one.startswith(verb) and not one.endswith("extension")]
    return _pressed(page, next(iter(liked), "done" if "done" in offered else offered[0]))


def _pressed(page: Page, notation: str) -> tuple[str, list[str]]:
    return notation.split()[0], buttons_of(page, notation)


def _no_siesta(page: Page) -> tuple[str, list[str]]:
    """The same in No Siesta: what fits nowhere else is stored, all of it at once where that is offered."""
    offered: list[str] = [one for one in page.evaluate(OFFERED) if not one.endswith("nothing")]
    liked = [one for verb in SHEET for one in offered if f"{one} ".startswith(f"{verb} ")]
    if not liked and page.locator(REST).count():
        return "rest", [REST, CONFIRM]
    stored = [one for one in offered if one.startswith("store")]
    return _pressed(page, next(iter((*liked, *stored)), None) or page.evaluate(OFFERED)[-1])


PLAYERS: dict[str, Callable[[Page], tuple[str, list[str]]]] = {
    "granada": _granada,
    "la-granja": _la_granja,
    "no-siesta": _no_siesta,
}


def steps(page: Page, game: str, most: int) -> tuple[list[Step], list[Any]]:
    """So many steps of a new game at most, and its log."""
    table = page.evaluate(OPEN, game)
    page.goto(f"/table/{table}")
    done: list[Step] = []
    while len(done) < most:
        page.wait_for_selector(COME, timeout=PATIENCE)
        if page.locator("[data-action=close-scene]").count():
            page.locator("[data-action=close-scene]").first.click()
        elif page.locator(OVER).count():
            break
        elif page.locator(READY).count() and not page.locator("[data-going=forced]").count():
            done.append(_step(page, game, table))
    return done, page.evaluate(TABLE, table)["log"]


def _step(page: Page, game: str, table: str) -> Step:
    verb, buttons = PLAYERS[game](page)
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


def figures(granada: Sequence[Turn], la_granja: Sequence[Turn], no_siesta: Sequence[Turn] = ()) -> list[Figure]:
    """The most presses that a turn of its kind took; nothing of a kind that did not come up."""
    bought = [turn for turn in granada if turn.verbs.count("buy") == turn.verbs.count("build") == 1]
    dice = [turn for turn in la_granja if turn.verbs.count("take") == 1 and {"pair", "gain"} & set(turn.verbs)]
    delivered = [turn for turn in la_granja if "deliver" in turn.verbs and turn.verbs in _deliveries(turn)]
    sources = [turn.chosen("deliver") for turn in delivered]
    found = [
        _most("granada: take a card", 1, [turn.presses() for turn in granada if turn.verbs == ("take",)]),
        _most("granada: buy and build", 3, [turn.presses("buy", "build") for turn in bought]),
        _most(
            "la-granja: play a card", 2, [t.presses() for t in la_granja if t.verbs in (("play",), ("play", "done"))]
        ),
        _most("la-granja: the last roof", 1, [turn.presses("roof") for turn in la_granja if turn.verbs[-1] == "roof"]),
        _most("la-granja: a die and its goods", 2, [turn.presses("take", "pair", "gain") for turn in dice]),
        _most(
            "la-granja: deliveries, beyond one each and one for a good that lies on a field and in store",
            1,
            [t.presses() - t.verbs.count("deliver") - more for t, more in zip(delivered, sources, strict=True)],
        ),
        _most("no-siesta: take a die with all that it shows", 1, _each(no_siesta, "take", "mark"), "steps"),
        _most("no-siesta: cross off a circle", 1, _each(no_siesta, *CIRCLES), "steps"),
        _most("no-siesta: store all the rest", 2, _each(no_siesta, "rest"), "steps"),
        _most("no-siesta: end the scoring phase", 1, _each(no_siesta, "end"), "steps"),
    ]
    return [figure for figure in found if figure is not None]


def _each(turns: Sequence[Turn], *verbs: str) -> list[int]:
    """The presses of every step of these kinds."""
    return [step.presses for turn in turns for step in turn.steps if step.verb in verbs]


def _deliveries(turn: Turn) -> tuple[tuple[str, ...], ...]:
    """A turn of nothing but deliveries as long as this one, with and without saying that it is over."""
    long = len(turn.steps)
    return ("deliver",) * long, (*("deliver",) * (long - 1), "done")


def _most(what: str, wanted: int, counts: Sequence[int], counted: str = "turns") -> Figure | None:
    if not counts:
        return None
    most = max(counts)
    return Figure(what, most, "press" if most == 1 else "presses", f"<= {wanted}", f"{counted}: {len(counts)}")


def measured(page: Page, quick: bool = False) -> list[Figure]:
    """The figures of a game of each; `page` is one of the client's, with its address as the base."""
    page.goto("/")
    page.wait_for_selector("main")
    granada = turns(*steps(page, "granada", 12 if quick else 60))
    la_granja = turns(*steps(page, "la-granja", 30 if quick else 120))
    for _ in range(0 if quick else MORE):
        if not any(turn.verbs[-1] == "roof" for turn in la_granja):  # who can pay for none buys none
            la_granja += turns(*steps(page, "la-granja", 120))
    no_siesta = turns(*steps(page, "no-siesta", 24 if quick else 120))
    return figures(granada, la_granja, no_siesta)


def main() -> None:
    flags = arguments("clicks", "Presses of typical turns in Chromium.").parse_args()
    chromium = find_chromium()
    if chromium is None:
        sys.exit("bench.clicks needs Chromium: install the package chromium, or name one in TERTULIA_CHROMIUM")
    facts = machine(("playwright",))
    with server() as serving, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        context = browser.new_context(base_url=serving.address, viewport={"width": 1440, "height": 900}, locale="en-GB")
        found = measured(context.new_page(), flags.quick)
        facts["chromium"] = browser.version
        browser.close()
    finish(result("clicks", facts, found), flags)


if __name__ == "__main__":
    main()
