"""Mouse clicks that a typical turn of each game takes, counted in a real browser.

The settings are the defaults, except that animations are short. A scripted player of each game presses highlighted
elements until the table moves on. Automatic steps are waited for and cost nothing, such as a confirmation that counts
down or a forced move. The game log tells where a turn ends. Games are played for a fixed time: on a slow machine fewer
turns are counted.
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

from bench.common import Figure, argument_parser, describe_machine, make_result, report_result
from bench.page import FLAGS
from bench.serving import run_server
from tools.ready.chromium import find_chromium

OPEN_TABLE_SCRIPT = """async (game) => {
  const { csrf } = await (await fetch("/api/me")).json();
  const headers = { "X-CSRF-Token": csrf, "Content-Type": "application/json" };
  const post = async (path, body) => (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
  const seats = [{ kind: "me" }, { kind: "bot", bot: "greedy" }];
  const { id } = await post("/api/tables", { game, options: {}, seats, public: false });
  await post(`/api/tables/${id}/start`, {});
  return id;
}"""
TABLE_SCRIPT = "async (id) => (await fetch(`/api/tables/${id}`)).json()"
OFFERED_SCRIPT = """() => [...document.querySelectorAll("#actions [data-notation], [data-lit]")]
  .filter((one) => one.checkVisibility())
  .flatMap((one) => one.dataset.notation ?? (one.dataset.offers ?? "").split("|")).filter(Boolean)"""
"""Returns the visible answers to the open question, in notation; an element may offer several."""
HAS_MOVED_SCRIPT = """before => {
  const board = document.querySelector(".board");
  return !board || board.dataset.version !== before;
}"""
END_SELECTOR = "#ending, section.end"
BOARD_OR_SCENE_SELECTOR = f".board[data-ready=true], {END_SELECTOR}, [data-action=close-scene]"
READY_SELECTOR = ".board[data-ready=true]"
TIMEOUT_MS = 60_000.0
LIMIT_SECONDS = 105.0
"""Time limit for all games together; starting and stopping servers and browsers is not counted."""
TWO_FRAMES_SCRIPT = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Resolves after two frames, when automatic steps have begun."""
FAST_SETTINGS_SCRIPT = (
    """localStorage.setItem("tertulia.settings", JSON.stringify({ pace: "fast", motion: "reduced" }))"""
)


class Step(NamedTuple):
    """An action, the presses that it took, and the last ply of the log before it."""

    verb: str
    presses: int
    ply: int


class Turn(NamedTuple):
    """A player's steps between two actions of other players."""

    steps: tuple[Step, ...]

    @property
    def verbs(self) -> tuple[str, ...]:
        return tuple(step.verb for step in self.steps)

    def presses(self, *verbs: str) -> int:
        """Return the presses of the steps with these verbs, or of the complete turn if none are named."""
        return sum(step.presses for step in self.steps if not verbs or step.verb in verbs)

    def count_chosen(self, verb: str) -> int:
        """Return the number of steps of a kind that took a second press, to choose among several answers."""
        return sum(step.presses == 2 for step in self.steps if step.verb == verb)


def find_buttons(page: Page, notation: str) -> list[str]:
    """Return the selectors to press for an offered action.

    One selector, or two if the element offers several answers: the element, then the answer. While another player's
    step is shown no element is present, so this waits until they are back.
    """
    exact, among = f'[data-notation="{notation}"]', f'[data-offers*="{notation}"]'
    page.locator(f"{exact}, {among}").first.wait_for(state="attached")
    several = page.locator(among).count() and not page.locator(exact).count()
    return [among, f".offers {exact}"] if several else [exact]


def find_selectors(page: Page, notation: str) -> tuple[str, list[str]]:
    """Return the verb of an action and the selectors to press for it."""
    return notation.split()[0], find_buttons(page, notation)


def load_players() -> dict[str, ModuleType]:
    """Return the modules of the scripted players by game.

    They have these names in common. `next_action` returns the next action and the selectors to press for it.
    `turn_figures` turns counted turns into figures. `MAX_STEPS` and `MAX_QUICK_STEPS` limit the steps of a game.
    `covers_all` tells whether the turns cover everything that is measured.
    """
    places = sorted(Path(__file__).parent.glob("*/clicks.py"))
    return {
        name.replace("_", "-"): import_module(f"bench.{name}.clicks") for name in (one.parent.name for one in places)
    }


def play_game(page: Page, game: str, most: int, until: float) -> tuple[list[Step], list[Any]]:
    """Play a new game and return its steps and its log.

    It ends after `most` steps, at the time `until` (as `time.monotonic`), or with the game.
    """
    table = page.evaluate(OPEN_TABLE_SCRIPT, game)
    page.goto(f"/table/{table}")
    done: list[Step] = []
    while len(done) < most and time.monotonic() < until:
        page.wait_for_selector(BOARD_OR_SCENE_SELECTOR, timeout=TIMEOUT_MS)
        page.evaluate(TWO_FRAMES_SCRIPT)
        if page.locator("[data-action=close-scene]").count():
            page.locator("[data-action=close-scene]").first.click()
        elif page.locator(END_SELECTOR).count():
            break
        elif page.locator(READY_SELECTOR).count() and not page.locator("[data-going=forced]").count():
            done.append(_play_step(page, game, table))
    return done, page.evaluate(TABLE_SCRIPT, table)["log"]


def _play_step(page: Page, game: str, table: str) -> Step:
    verb, buttons = load_players()[game].next_action(page)
    ply = page.evaluate(TABLE_SCRIPT, table)["position"]
    before = page.locator(".board").get_attribute("data-version")
    for button in buttons:
        page.locator(button).first.click()
    page.wait_for_function(HAS_MOVED_SCRIPT, arg=before, timeout=TIMEOUT_MS)
    return Step(verb, len(buttons), ply)


def group_turns(done: Sequence[Step], log: Sequence[Any]) -> list[Turn]:
    """Group steps into turns: another player has acted between two of them.

    The last step is left out, so that the last turn may be incomplete.
    """
    others = {line["ply"] for line in log if line["seat"] != 0}
    found: list[list[Step]] = [[]]
    for step, after in pairwise(done):
        found[-1].append(step)
        if any(ply in others for ply in range(step.ply + 1, after.ply + 1)):
            found.append([])
    return [Turn(tuple(turn)) for turn in found if turn]


def list_presses(turns: Sequence[Turn], *verbs: str) -> list[int]:
    """Return the presses of every step with one of these verbs."""
    return [step.presses for turn in turns for step in turn.steps if step.verb in verbs]


def maximum_figure(what: str, limit: int, counts: Sequence[int], counted: str = "turns") -> Figure | None:
    """Return the maximum of `counts` with this limit, or None if there are none."""
    if not counts:
        return None
    most = max(counts)
    return Figure(what, most, "press" if most == 1 else "presses", f"<= {limit}", f"{counted}: {len(counts)}")


def measure_games(page: Page, quick: bool = False, seconds: float = LIMIT_SECONDS) -> list[Figure]:
    """Play some games of each kind within `seconds` and return their figures.

    `page` is a blank page whose base URL is the server's address.
    """
    page.goto("/")
    page.wait_for_selector("main")
    found: list[Figure | None] = []
    ends, max_steps = time.monotonic() + seconds, {name: one.MAX_STEPS for name, one in load_players().items()}
    for game, playing in sorted(load_players().items(), key=lambda each: max_steps[each[0]]):
        now = time.monotonic()
        until = now + (ends - now) * max_steps[game] / sum(max_steps.values())
        max_steps[game] = 0
        most = playing.MAX_QUICK_STEPS if quick else playing.MAX_STEPS
        played = group_turns(*play_game(page, game, most, until))
        while not quick and not playing.covers_all(played) and time.monotonic() < until:
            played += group_turns(*play_game(page, game, most, until))
        found += playing.turn_figures(played)
    return [figure for figure in found if figure is not None]


def main() -> None:
    parser = argument_parser("clicks", "Count the presses of typical turns in Chromium.")
    parser.add_argument(
        "--seconds",
        type=float,
        default=LIMIT_SECONDS,
        help=f"time limit in seconds, for all games together (default: {LIMIT_SECONDS:g})",
    )
    flags = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        sys.exit("bench.clicks needs Chromium: install the package chromium, or set TERTULIA_CHROMIUM to its path")
    facts = describe_machine(("playwright",))
    os.environ["TERTULIA_BOT_PAUSE"] = "0"
    with run_server() as serving, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        context = browser.new_context(base_url=serving.address, viewport={"width": 1440, "height": 900}, locale="en-GB")
        context.add_init_script(FAST_SETTINGS_SCRIPT)
        found = measure_games(context.new_page(), flags.quick, flags.seconds)
        facts["chromium"] = browser.version
        browser.close()
    found_now = make_result("clicks", facts, found)
    if flags.seconds != LIMIT_SECONDS:
        command = f"{found_now.command} --seconds {flags.seconds:g}"
        found_now = msgspec.structs.replace(found_now, command=command)
    report_result(found_now, flags)


if __name__ == "__main__":
    main()
