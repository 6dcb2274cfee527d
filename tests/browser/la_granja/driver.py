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
from tests.browser.complete_games import GameDriver
from tests.browser.driver import do_action, find_targets, get_version, list_offered, wait_for_effect, wait_for_turn
from tests.browser.keyboard import focus_button
from tests.server.storage.data_folder import TWO_SEATS, DataFolder

DONE = "#actions [data-action=done]"
VERB_ORDER = ("deliver", "play", "take", "gain", "pair", "roof", "donkey", "market", "pay", "card", "draw", "advance")
"""Preferred verbs, in order; all others come after them."""

PLACE_KEYS = {
    "play": "h",
    "discard": "h",
    "take": "d",
    "reroll": "d",
    "mark": "d",
    "roof": "r",
    "market": "m",
    "guard": "m",
}
"""Keyboard letter that leads to the place of an action.

Other actions are on the farm or in the action bar.
"""
GROUPS = "ul, ol, .hexes, .cards, .buttons, .offers"
"""Groups within which the arrow keys move between buttons."""
FARM_VERBS = ("pay", "replace", "turn", "upgrade", "helper", "use")


def choose_action(page: Page) -> str:
    """Return the notation of the action to do now, or "" if the page asks for confirmation."""
    choices = list_offered(page)
    for verb in VERB_ORDER:
        for notation in choices:
            if notation.split()[0] == verb and not notation.endswith("extension"):
                return notation
    return "done" if "done" in choices else next(iter(choices), "")


def step(page: Page) -> str:
    """Do a preferred action with the mouse and return its notation."""
    notation = choose_action(page)
    do_action(page, notation)
    return notation


def _is_late(view: Any) -> bool:
    """Return whether the last transport phase has begun."""
    return bool(view["round"] == 6 and view["phase"] == "transport")


DRIVER = GameDriver("la-granja", wait_for_turn, step, frozenset({"play", "take", "donkey", "done"}), _is_late)
"""How a complete game is played."""


def press_step(page: Page) -> str:
    """Do a preferred action with the keyboard alone and return its notation."""
    notation = choose_action(page)
    do_by_keys(page, notation)
    return notation


def do_by_keys(page: Page, notation: str) -> None:
    """Do an action with the keyboard alone: a letter leads to the place, arrows and Tab to the button."""
    before = get_version(page)
    place: str | None = find_place_key(notation)
    for target in find_targets(page, notation):
        focus_button(page, target, place, GROUPS)
        page.keyboard.press("Enter")
        place = None  # the choices of a thing open beside it and have the focus
    wait_for_effect(page, before)


def find_place_key(notation: str) -> str:
    """Return the keyboard letter that leads to the place of an action."""
    verb, *rest = notation.split() or [""]
    if verb == "deliver":
        return "f" if rest[-1].startswith("barrow") else "b"
    return PLACE_KEYS.get(verb, "f" if verb in FARM_VERBS else "a")


GAME = find_game("la-granja")
PREFERRED_VERBS = ("play", "helper", "use", "deliver", "take", "gain")
"""Verbs that bring helpers into play, with their decisions."""
MAX_GAMES = 500
"""Number of games searched for each decision."""


class FoundPosition(NamedTuple):
    """A position in which the first seat decides, with one of its answers that can be undone."""

    seed: int
    actions: int
    answer: str
    view: Mapping[str, Any]


def choose_preferred(match: Match, seat: int, chance: random.Random) -> int:
    """Return a random legal action, with a preference for the liked verbs."""
    legal = match.legal(seat)
    liked = [action for action in legal if GAME.actions.decode(action).name in PREFERRED_VERBS]
    return chance.choice(liked if liked and chance.random() < 0.7 else legal)


def find_position(decision: str, answer: str) -> FoundPosition:
    """Return the first position with this decision for the first seat and such an answer.

    Positions are searched in the order of seeds.
    """
    for seed in range(MAX_GAMES):
        chance = random.Random(seed)
        match = Match.new(GAME, seats=seat_names(TWO_SEATS), options={}, key=random.Random(seed).randbytes(32))
        while actors := match.actors():
            if actors[0] == 0 and (fit := _find_answer(match, decision, answer)):
                return FoundPosition(seed, match.position, fit, match.view(0))
            match.act(actors[0], choose_preferred(match, actors[0], chance))
    raise AssertionError(f"no {decision} comes up in {MAX_GAMES} games")


def _find_answer(match: Match, decision: str, answer: str) -> str | None:
    """Return an answer with that verb that reveals nothing, or None for another decision."""
    if match.view(0)["pending"]["kind"] != decision:
        return None
    named = [action for action in match.legal(0) if GAME.actions.decode(action).name == answer]
    return next((GAME.actions.notation(one) for one in named if not match.preview(0, one).reveals), None)


def store_position(data_folder: DataFolder, table_id: str, position: FoundPosition) -> None:
    """Store a table with that position in a data folder; the first seat is Ana's."""
    data_folder.play(table_id, position.actions, GAME.name, seed=position.seed, choose=choose_preferred)


def find_pause(before: str, passes: bool, seed: int) -> tuple[Match, int]:
    """Return the first match from that seed on with a pause before `before`, and the seat that may act.

    With `passes` no action of the seat would matter; without it, some would.
    """
    for number in range(seed, seed + MAX_GAMES):
        chance = random.Random(number)
        match = Match.new(GAME, seats=seat_names(TWO_SEATS), options={}, key=chance.randbytes(32))
        while actors := match.actors():
            seat = actors[0]
            if len(match.legal(seat)) > 1 and (GAME.pass_action(match.state, seat) is not None) == passes:
                pending = match.view(seat)["pending"]
                if (pending["kind"], pending.get("before")) == ("pause", before):
                    return match, seat
            match.act(seat, choose_preferred(match, seat, chance))
    raise AssertionError(f"no pause before {before} comes up in {MAX_GAMES} games")


def drop_last_action(match: Match) -> tuple[Match, str]:
    """Return the match without its last action, and that action's notation."""
    again = Match.new(match.game, seats=match.seats, options=match.options, key=match.key)
    *earlier, last = match.log
    for entry in earlier:
        again.act(entry.seat, entry.action)
    return again, last.text
