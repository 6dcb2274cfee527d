"""Plays La Granja with the mouse or by keyboard alone, and creates rare positions.

Rare positions are found by random play from fixed seeds and stored in a server's data folder.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tertulia.kernel.registry import find_game
from tertulia.play import Match
from tertulia.server.domain.seats import seat_names
from tests.browser.complete_games import Way
from tests.browser.driver import do, offered, settled, target_of, version, wait_for_turn
from tests.browser.keyboard import reach
from tests.server.storage.data_folder import TWO, DataFolder

DONE = "#actions [data-action=done]"
ORDER = ("deliver", "play", "take", "gain", "pair", "roof", "donkey", "market", "pay", "card", "draw", "advance")
"""Preferred verbs, in order; all others come after them."""

PLACE = {"play": "h", "discard": "h", "take": "d", "reroll": "d", "mark": "d", "roof": "r", "market": "m", "guard": "m"}
"""Keyboard letter that leads to the place of an action.

Other actions are on the farm or in the action bar.
"""
GROUPS = "ul, ol, .hexes, .cards, .buttons, .offers"
"""Groups within which the arrow keys move between buttons."""
ON_THE_FARM = ("pay", "replace", "turn", "upgrade", "helper", "use")


def choose_action(page: Page) -> str:
    """Return the notation of the action to do now, or "" if the page asks for confirmation."""
    choices = offered(page)
    for verb in ORDER:
        for notation in choices:
            if notation.split()[0] == verb and not notation.endswith("extension"):
                return notation
    return "done" if "done" in choices else next(iter(choices), "")


def step(page: Page) -> str:
    """Do a preferred action with the mouse and return its notation."""
    notation = choose_action(page)
    do(page, notation)
    return notation


def _late(view: Any) -> bool:
    """Return whether the last transport phase has begun."""
    return bool(view["round"] == 6 and view["phase"] == "transport")


WAY = Way("la-granja", wait_for_turn, step, frozenset({"play", "take", "donkey", "done"}), _late)
"""How a complete game is played."""


def press(page: Page) -> str:
    """Do a preferred action with the keyboard alone and return its notation."""
    notation = choose_action(page)
    do_by_keys(page, notation)
    return notation


def do_by_keys(page: Page, notation: str) -> None:
    """Do an action with the keyboard alone: a letter leads to the place, arrows and Tab to the button."""
    before = version(page)
    place: str | None = place_of(notation)
    for target in target_of(page, notation):
        reach(page, target, place, GROUPS)
        page.keyboard.press("Enter")
        place = None  # the choices of a thing open beside it and have the focus
    settled(page, before)


def place_of(notation: str) -> str:
    """Return the keyboard letter that leads to the place of an action."""
    verb, *rest = notation.split() or [""]
    if verb == "deliver":
        return "f" if rest[-1].startswith("barrow") else "b"
    return PLACE.get(verb, "f" if verb in ON_THE_FARM else "a")


GAME = find_game("la-granja")
LIKED = ("play", "helper", "use", "deliver", "take", "gain")
"""Verbs that bring helpers into play, with their decisions."""
MOST = 500
"""Number of games searched for each decision."""


class Found(NamedTuple):
    """A position in which the first seat decides, with one of its answers that can be undone."""

    seed: int
    actions: int
    answer: str
    view: Mapping[str, Any]


def likely(match: Match, seat: int, chance: random.Random) -> int:
    """Return a random legal action, with a preference for the liked verbs."""
    legal = match.legal(seat)
    liked = [action for action in legal if GAME.actions.decode(action).name in LIKED]
    return chance.choice(liked if liked and chance.random() < 0.7 else legal)


def found(decision: str, answer: str) -> Found:
    """Return the first position with this decision for the first seat and such an answer.

    Positions are searched in the order of seeds.
    """
    for seed in range(MOST):
        chance = random.Random(seed)
        match = Match.new(GAME, seats=seat_names(TWO), options={}, key=random.Random(seed).randbytes(32))
        while actors := match.actors():
            if actors[0] == 0 and (fit := _fitting(match, decision, answer)):
                return Found(seed, match.position, fit, match.view(0))
            match.act(actors[0], likely(match, actors[0], chance))
    raise AssertionError(f"no {decision} comes up in {MOST} games")


def _fitting(match: Match, decision: str, answer: str) -> str | None:
    """Return an answer with that verb that reveals nothing, or None for another decision."""
    if match.view(0)["pending"]["kind"] != decision:
        return None
    named = [action for action in match.legal(0) if GAME.actions.decode(action).name == answer]
    return next((GAME.actions.notation(one) for one in named if not match.preview(0, one).reveals), None)


def lay(data_folder: DataFolder, table_id: str, position: Found) -> None:
    """Store a table with that position in a data folder; the first seat is Ana's."""
    data_folder.play(table_id, position.actions, GAME.name, seed=position.seed, choose=likely)


def paused(before: str, passes: bool, seed: int) -> tuple[Match, int]:
    """Return the first match from that seed on with a pause before `before`, and the seat that may act.

    With `passes` no action of the seat would matter; without it, some would.
    """
    for number in range(seed, seed + MOST):
        chance = random.Random(number)
        match = Match.new(GAME, seats=seat_names(TWO), options={}, key=chance.randbytes(32))
        while actors := match.actors():
            seat = actors[0]
            if len(match.legal(seat)) > 1 and (GAME.pass_action(match.state, seat) is not None) == passes:
                pending = match.view(seat)["pending"]
                if (pending["kind"], pending.get("before")) == ("pause", before):
                    return match, seat
            match.act(seat, likely(match, seat, chance))
    raise AssertionError(f"no pause before {before} comes up in {MOST} games")


def without_last(match: Match) -> tuple[Match, str]:
    """Return the match without its last action, and that action's notation."""
    again = Match.new(match.game, seats=match.seats, options=match.options, key=match.key)
    *earlier, last = match.log
    for entry in earlier:
        again.act(entry.seat, entry.action)
    return again, last.text
