"""Plays games with the mouse to their end, from the start or from a late position."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tertulia.bots import make_bot
from tertulia.kernel.registry import find_game
from tertulia.laws.seed import key_of
from tertulia.play import Match
from tests.browser.conftest import set_cookies
from tests.browser.decisions import BEGIN, Decision, fill_folder
from tests.browser.tables import BOT, ME, create_table

MAX_PRESSES = 900
"""Maximum number of presses in a game."""


class GameDriver(NamedTuple):
    """How a game is played with sensible actions."""

    game: str
    wait_for_turn: Callable[[Page], bool]
    """Wait until this page may act. Returns False if the game is over."""
    step: Callable[[Page], str]
    """Do an action with the mouse and return its notation or name, verb first."""
    verbs: frozenset[str]
    """Verbs that occur in a complete game."""
    is_late: Callable[[Any], bool]
    """Whether a view belongs to a game near its end."""


def store_late_table(page: Page, server: str, folder: Path, way: GameDriver) -> str:
    """Store a two-player table near its end in the server's folder, with the page's guest to act.

    Returns its path.
    """
    game, key = find_game(way.game), key_of("whole games", way.game)
    match, bot = Match.new(game, seats=["human"] * 2, options={}, key=key), make_bot(game, "greedy", key)
    while match.actors()[0] or not way.is_late(match.view(0)):
        seat = match.actors()[0]
        match.act(seat, bot.choose(game, match.state, seat), BEGIN)
    table = Decision("late", way.game, match, 0)
    set_cookies(page, server, fill_folder(folder, [table]))
    return f"/table/{table.name}"


def play_to_the_end(page: Page, way: GameDriver, late: str | None = None) -> str:
    """Play the table at `late`, or a new game against a bot, to its end with the mouse.

    Returns the path of the table.
    """
    path, done = late or create_table(page, ME, BOT, game=way.game), set[str]()
    page.goto(path)
    while way.wait_for_turn(page):
        done |= {way.step(page).partition(" ")[0]}
    assert late or done >= way.verbs
    return path
