"""Texts of No Siesta: every event, action and view of complete games has a message in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import pytest

from tertulia.games.no_siesta.game import GAME
from tertulia.games.no_siesta.model.events import EVENTS
from tertulia.games.no_siesta.model.terms import (
    BARROWS,
    FACES,
    HELPERS,
    MARKINGS,
    POINT_SOURCES,
    REVENUES,
    SOURCES,
    SPACES,
    Step,
)
from tertulia.games.no_siesta.views.events import REVEALING
from tertulia.games.no_siesta.views.shape import DICE, END, SCORING
from tertulia.i18n import Catalogue
from tertulia.i18n.board import Board
from tertulia.i18n.facts import message_arguments
from tertulia.kernel.actions import Action
from tertulia.kernel.names import names_of
from tests.i18n.catalogues import LANGUAGES, StrictCatalogue, load_messages

pytestmark = pytest.mark.slow

PLAYERS = ["Ann", "Ben", "Eva", "Leo"]
FORMS = ("no-siesta-cost-", "no-siesta-brings-")
MAX_WORDED = 25
"""Maximum number of each event and action that are worded; more would only take time."""
TABLES = tuple(
    {"game": play, "rules": rules, "dice": "rerolled"}
    for play, rules in product(("basic", "experienced"), ("printed", "online"))
)
RARE_EVENTS = (
    {"type": "commodity", "seat": 1, "where": "lost"},
    {"type": "gap", "seat": 1, "gap": 6, "kind": "none", "bonus": None, "gain": None},
    {"type": "unhired", "seat": 1, "field": 4},
    {"type": "waive", "seat": 1, "good": "commodity", "count": 1},
    {"type": "idle", "rounds": 3, "left": 7},
    {"type": "idle", "rounds": 9, "left": 1},
    {"type": "idle", "rounds": 10, "left": 0},
    {"type": "first", "barrow": 2, "players": [0, 2]},
    {"type": "over", "scores": [30, 20, 30], "winners": [0, 2]},
)
"""Events that may be missing in a few random games."""


def test_every_name_of_the_game_has_a_message() -> None:
    ids = {f"good-{good}" for good in REVENUES} | {f"count-{good}" for good in (*REVENUES, "point", "change_revenue")}
    ids |= {f"{way}-{good}" for way in ("from", "to") for good in REVENUES[:-1]}
    ids |= {f"die-{face}" for face in FACES} | {f"mark-{marking}" for marking in MARKINGS}
    ids |= {f"source-{source}" for source in (*SOURCES, *POINT_SOURCES)} | {f"paid-{source}" for source in SOURCES}
    ids |= {f"{what}-{helper}" for what in ("helper", "does") for helper in HELPERS}
    ids |= {f"{what}-{space}" for what in ("space", "gives") for space in SPACES}
    ids |= {f"barrow-{number + 1}" for number in range(BARROWS)} | {f"step-{step}" for step in names_of(Step)}
    ids |= {f"phase-{phase}" for phase in (DICE, SCORING, END)} | {f"event-{event}" for event in EVENTS}
    ids |= {f"action-{verb.name}" for verb in GAME.actions.verbs} | {"title", "tagline", "credits"}
    for option in GAME.options:
        own = {f"option-{option.name}"} | {f"option-{option.name}-{choice}" for choice in option.choices}
        ids |= own | {f"{one}-help" for one in own}
    for language in LANGUAGES:
        assert {id for id in ids if f"no-siesta-{id}" not in load_messages(language, "no-siesta")} == set()


def test_every_previewed_event_has_a_form() -> None:
    """Revealing events have no preview; goods and points are summed instead."""
    revealing = {event.name.lower() for event in REVEALING} | {"start"}
    counted = {"points", "gain", "out", "waive", "lose"}
    formed = {id.rpartition("-")[2] for id in load_messages("en", "no-siesta") if id.startswith(FORMS)}
    assert formed == set(EVENTS) - revealing - counted


def walk_states(seats: int, options: dict[str, str], seed: int) -> Iterator[tuple[Any, int, np.ndarray[Any, Any]]]:
    """Yield the states of a random game, a seat that may act, and its legal actions.

    The states are one array, changed in place.
    """
    chance = np.random.default_rng(seed)
    table = GAME.new(options, seats, seed.to_bytes(32, "little"))
    while actors := GAME.actors(table):
        seat = actors.bit_length() - 1
        legal = GAME.legal(table, seat)
        yield table, seat, legal
        GAME.apply(table, seat, int(chance.choice(legal)))
    yield table, 0, np.zeros(0, np.int32)


def assert_action_has_text(words: Catalogue, action: Action, facts: dict[str, Any]) -> None:
    """Check that the action can be worded from its arguments and the game's hint, in short and in full."""
    id = f"no-siesta-action-{action.name}"
    arguments = message_arguments(words, {**action.args, **facts})
    for message in (id, f"{id}-full"):
        if words.has_message(message):
            assert words.text_or_none(message, arguments), (action, facts)


def test_complete_games_are_worded_in_every_language() -> None:
    speakers = [StrictCatalogue(language, "no-siesta") for language in LANGUAGES]
    event_counts: Counter[str] = Counter(str(event["type"]) for event in RARE_EVENTS)
    seen: Counter[str] = Counter()
    for words in speakers:
        assert all(words.describe_event(event, PLAYERS) for event in RARE_EVENTS)
    for seed in range(12):
        seats = seed % 3 + 2
        for table, seat, legal in walk_states(seats, TABLES[seed % len(TABLES)], seed):
            news = [event for event in GAME.events(table, seat) if event_counts[event["type"]] <= MAX_WORDED]
            decoded = [(GAME.actions.decode(int(a)), int(a)) for a in legal[-3:]]
            may = [(action, GAME.hint(table, seat, a)) for action, a in decoded if seen[action.name] <= MAX_WORDED]
            event_counts.update(event["type"] for event in news)
            seen.update(action.name for action, _ in may)
            for words in speakers:
                assert all(words.describe_event(event, PLAYERS[:seats]) for event in news)
                for action, facts in may:
                    assert_action_has_text(words, action, facts)
    assert event_counts.keys() >= set(EVENTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_button_text(language: str) -> None:
    """Also without a hint, and with words for every argument."""
    words = StrictCatalogue(language, "no-siesta")
    for number in range(GAME.num_actions):
        action = GAME.actions.decode(number)
        text = words.describe_action(action.name, action.args)
        assert "_" not in text, text


@pytest.mark.proof_for("cs", "en", "es")
@pytest.mark.parametrize("language", LANGUAGES)
def test_complete_views_are_worded_in_the_terminal(language: str) -> None:
    """Words views in the terminal from a seat and for a spectator, early and late, with every option."""
    words = StrictCatalogue(language, "no-siesta")
    for seed, options in enumerate(TABLES):
        seats = seed % 3 + 2
        board = Board(words, "no-siesta", PLAYERS[:seats])
        for ply, (table, seat, _) in enumerate(walk_states(seats, options, seed)):
            if ply % 150 == 75 or not GAME.actors(table):
                for viewer in (seat, None):
                    screen = "\n".join(board.lines(GAME.view(table, viewer)))
                    assert not [wrong for wrong in ("None", "{", "_", "  ", "no-siesta-") if wrong in screen], screen
                    assert language == "en" or "none" not in screen


def test_sheet_text_lists_what_is_missing() -> None:
    table = GAME.new({"rules": "online"}, 2, bytes(32))
    lines = Board(StrictCatalogue("en", "no-siesta"), "no-siesta", PLAYERS[:2]).lines(GAME.view(table, None))
    sheet = lines[lines.index("") :]
    assert sheet[1].startswith("Ann: siesta space 0, points 0 (Roof 0, ")
    assert sheet[2] == "Discs: 4 free, 3 to be won on the track"
    assert "Helper fields need: field 1: grain, pig; field 2: olive, donkey; field 3: " in "\n".join(sheet)
    assert "Barrows need: top barrow: olive, grain, grape, grain, olive, and silver, 1 donkey; " in "\n".join(sheet)


def test_market_text_counts_discs_on_each_space() -> None:
    table = GAME.new({}, 3, bytes(32))
    table["players"]["esporles"][0, :2] = 1 << SPACES.index("helpers")
    table["market"][0, SPACES.index("helpers")] = 2
    lines = Board(StrictCatalogue("en", "no-siesta"), "no-siesta", PLAYERS[:3]).lines(GAME.view(table, None))
    spaces = "Discs 0; Warehouse 0; Roof tiles 0; Stable 0; Helpers 2; Long-distance trade 0"
    assert f"Market of Esporles, discs on its spaces (room for 2 on each): {spaces}" in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_terminal_shows_idle_rounds_and_open_tiles(language: str) -> None:
    words = Catalogue(language, "no-siesta")
    table = GAME.new({}, 2, bytes(32))
    quiet, board = GAME.view(table, None), Board(words, "no-siesta", PLAYERS)
    sentence = words.describe_event({"type": "idle", "rounds": 3, "left": 7}, PLAYERS)
    assert sentence not in board.lines(quiet)
    tile = {
        "kind": "bonus",
        "bonus": ["grape", "olive"],
        "gain": {"grape": 1, "olive": 1},
        "used": True,
        "open": ["olive"],
    }
    players = [{**quiet["players"][0], "tiles": [tile]}, quiet["players"][1]]
    lines = board.lines({**quiet, "idle": {"rounds": 3, "left": 7}, "players": players})
    assert sentence in lines
    olive = words.text("no-siesta-good-olive")
    still_open = words.text("no-siesta-text-players-item-tiles-item", gain="", open=olive, used="yes").strip()
    assert any(still_open in line for line in lines)
