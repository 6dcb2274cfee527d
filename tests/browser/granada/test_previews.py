"""Previews in Granada: the result of an action is shown on its element before it is done."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tertulia.kernel.registry import find_game
from tertulia.play import Match
from tertulia.server.domain.seats import seat_names
from tertulia.server.http.guests import COOKIE
from tertulia.server.identity.keys import CookieSigner, load_secret
from tests.browser.conftest import Visitor, set_cookies
from tests.browser.granada import driver as granada_driver
from tests.server.storage.data_folder import ANA, TWO_SEATS, DataFolder

pytestmark = pytest.mark.browser

GAME = find_game("granada")
MAX_GAMES = 50
"""Number of games searched for each action."""
PREVIEW_WORDS = (
    ("build", "You get: .+ in your city"),
    ("reserve", "You get: .+ in your reserve"),
    ("dismantle", "You get: .+ in your reserve"),
    ("take", "You get: (yellow|green|orange|blue) [1-9]"),
)
"""Actions and their previews, worded in the future."""


class FoundPosition(NamedTuple):
    """A position in which the first seat has an action that reveals nothing and has a preview."""

    seed: int
    actions: int
    notation: str


def choose_purchase(match: Match, seat: int, chance: random.Random) -> int:
    """Return a random legal action, a purchase if possible, so that several buildings have to be placed."""
    legal = match.legal(seat)
    return chance.choice([a for a in legal if GAME.actions.decode(a).name in ("buy", "pay")] or legal)


def find_position(verb: str) -> FoundPosition:
    """Return the first such position in the order of seeds."""
    for seed in range(MAX_GAMES):
        chance = random.Random(seed)
        match = Match.new(GAME, seats=seat_names(TWO_SEATS), options={}, key=random.Random(seed).randbytes(32))
        while actors := match.actors():
            for action in match.legal(0) if actors == [0] else ():
                if GAME.actions.decode(action).name == verb and match.preview(0, action).events:
                    return FoundPosition(seed, match.position, GAME.actions.notation(action))
            match.act(actors[0], choose_purchase(match, actors[0], chance))
    raise AssertionError(f"no {verb} of which anything is known before comes up in {MAX_GAMES} games")


def hover_action(page: Page, notation: str) -> None:
    """Hover over the action's element."""
    page.locator(f'[data-notation="{notation}"]').first.hover()


def focus_action(page: Page, notation: str) -> None:
    """Focus the action's element with the keyboard."""
    page.mouse.move(0, 0)
    page.keyboard.press("Tab")
    page.locator(f'[data-notation="{notation}"]').first.focus()


@pytest.mark.proof
def test_preview_shows_result_of_action(visitor: Visitor, server: str, folder: Path) -> None:
    data_folder, positions = DataFolder(folder), {verb: find_position(verb) for verb, _ in PREVIEW_WORDS}
    for verb, position in positions.items():
        data_folder.play(verb, position.actions, GAME.name, seed=position.seed, choose=choose_purchase)
    data_folder.writer.dispose()
    page = visitor()
    set_cookies(page, server, {COOKIE: CookieSigner(load_secret(folder)).cookie(ANA)})
    requested = list[str]()
    page.on("request", lambda sent: requested.append(sent.url) if "/previews" in sent.url else None)
    ways: tuple[Callable[[Page, str], None], ...] = (hover_action, focus_action)
    for verb, words in PREVIEW_WORDS:
        page.goto(f"/table/{verb}")
        assert granada_driver.wait_for_turn(page)
        for look in ways:
            look(page, positions[verb].notation)
            expect(page.locator("#foreseen")).to_have_text(re.compile(words))
        assert requested.pop().endswith(f"/{verb}/previews?as=0")
        assert not requested, "one request for all actions of a table"
