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
from tests.browser.decisions import MOMENT, Decision, filled
from tests.browser.tables import BOT, ME, new_table

MOST = 900
"""Maximum number of presses in a game."""


class Way(NamedTuple):
    """How a game is played with sensible actions."""

    game: str
    waits: Callable[[Page], bool]
    """Wait until this page may act. Returns False if the game is over."""
    step: Callable[[Page], str]
    """Do an action with the mouse and return its notation or name, verb first."""
    verbs: frozenset[str]
    """Verbs that occur in a complete game."""
    late: Callable[[Any], bool]
    """Whether a view belongs to a game near its end."""


def near_its_end(page: Page, server: str, folder: Path, way: Way) -> str:
    """Store a two-player table near its end in the server's folder, with the page's guest to act.

    Returns its path.
    """
    game, key = find_game(way.game), key_of("whole games", way.game)
    match, bot = Match.new(game, seats=["human"] * 2, options={}, key=key), make_bot(game, "greedy", key)
    while match.actors()[0] or not way.late(match.view(0)):
        seat = match.actors()[0]
        match.act(seat, bot.choose(game, match.state, seat), MOMENT)
    table = Decision("late", way.game, match, 0)
    set_cookies(page, server, filled(folder, [table]))
    return f"/table/{table.name}"


def play_to_the_end(page: Page, way: Way, late: str | None = None) -> str:
    """Play the table at `late`, or a new game against a bot, to its end with the mouse.

    Returns the path of the table.
    """
    path, done = late or new_table(page, ME, BOT, game=way.game), set[str]()
    page.goto(path)
    while way.waits(page):
        done |= {way.step(page).partition(" ")[0]}
    assert late or done >= way.verbs
    return path
