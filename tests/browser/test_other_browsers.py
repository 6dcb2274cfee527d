"""A smoke run of each game in Firefox and WebKit: the lobby shows, a table opens, and its buttons play the first actions."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from tertulia.kernel.registry import games
from tests.browser import engines

pytestmark = [pytest.mark.browser, pytest.mark.proof]

ACTIONS = 4
SECONDS = 120.0
WATCH = """
window.faults = [];
addEventListener("error", ({ message }) => faults.push(message));
addEventListener("unhandledrejection", ({ reason }) => faults.push(`${reason}`));
"""
NEW_TABLE = """
const send = async (path, body) => {
  const { csrf } = await (await fetch("/api/me")).json();
  const headers = { "X-CSRF-Token": csrf, "Content-Type": "application/json" };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};
localStorage["tertulia.settings"] = JSON.stringify({ pace: "fast", ending: "now", forced: false, guide: "never" });
const seats = [{ kind: "me" }, { kind: "bot", bot: "greedy" }];
const { id } = await send("/api/tables", { game: GAME, options: {}, seats, public: true, hints: false, patience: 600 });
await send(`/api/tables/${id}/start`, {});
return id;
"""
PRESS = """
const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
const sure = seen("[data-action=confirm][aria-disabled=false]");
const meant = seen(":popover-open [data-notation]");
const free = document.querySelector(".board[data-ready=true]") && !document.querySelector("[data-going]");
const lit = free ? seen("#actions [data-notation], [data-lit]") : [];
window.presses = (window.presses ?? 0) + 1;
const next = sure[0] ?? meant[0] ?? lit[window.presses % lit.length];
next?.click();
return { version: document.querySelector(".board")?.dataset.version ?? null, faults: window.faults ?? [] };
"""
"""Presses what can be pressed; returns the version of the table that the board shows, and errors so far."""


@pytest.fixture(scope="module", params=["firefox", "webkit"])
def engine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[engines.Engine]:
    if reason := engines.missing(request.param):
        pytest.skip(reason)
    with engines.running(request.param, tmp_path_factory.mktemp(request.param)) as found:
        yield found


def until(engine: engines.Engine, script: str, what: str) -> Any:
    """What a script returns once that is true."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        if found := engine.ask(script):
            return found
        time.sleep(0.2)
    raise AssertionError(f"{what}: {engine.ask('return document.body.innerText')[:500]}")


@pytest.mark.timeout(600, func_only=True)
@pytest.mark.parametrize("game", games())
def test_first_actions_of_a_game_are_played(engine: engines.Engine, server: str, game: str) -> None:
    engine.open(server)
    until(engine, "return document.querySelector('[data-action=quick]') !== null", "the lobby does not show")
    table = engine.ask(NEW_TABLE.replace("GAME", repr(game)))
    engine.open(f"{server}/table/{table}")
    engine.ask(WATCH)
    until(engine, "return document.querySelector('.board[data-version]') !== null", "the table does not show")
    versions: set[str] = set()
    end = time.monotonic() + SECONDS
    while len(versions) <= ACTIONS and time.monotonic() < end:
        told = engine.ask(PRESS)
        assert told["faults"] == []
        versions |= {told["version"]} - {None}
        time.sleep(0.1)
    assert len(versions) > ACTIONS, "the game does not go on"
    wide = "return document.documentElement.scrollWidth > innerWidth"
    assert not engine.ask(wide), "the page scrolls sideways"
