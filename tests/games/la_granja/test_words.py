"""Texts of La Granja: every event and action of complete games has a message in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tertulia.games.la_granja.components.load import helper_names
from tertulia.games.la_granja.game import GAME
from tertulia.games.la_granja.model.cards import GAINS, MODIFIERS, PAYMENTS, ROOFS, SPECIALS, TRIGGERS
from tertulia.games.la_granja.model.decisions import DECISIONS, STEPS
from tertulia.games.la_granja.model.events import EVENTS
from tertulia.games.la_granja.model.options import EDITIONS
from tertulia.games.la_granja.model.terms import (
    BUILDINGS,
    CARDS,
    DELIVERY_TARGETS,
    GIFTS,
    PAIRS,
    PHASES,
    POINT_SOURCES,
    SIDES,
    SOURCES,
    TRADES,
)
from tertulia.games.la_granja.views.serialize import serialize_cards
from tertulia.i18n import Catalogue
from tertulia.i18n.board import Board
from tertulia.i18n.facts import message_arguments
from tertulia.kernel.actions import Action
from tests.games.la_granja.test_components import TEXT
from tests.i18n.catalogues import LANGUAGES, StrictCatalogue, load_messages

pytestmark = pytest.mark.slow

PLAYERS = ["Ann", "Ben", "Eva", "Leo"]
OFTEN = 25
"""Maximum number of each event and action that are worded; more would only take time."""
WITHOUT_CHANCE = {"guard", "reshuffle"}
"""Events that may be missing in a few random games."""


def test_every_name_of_the_game_has_a_message() -> None:
    ids = {f"good-{good}" for good in SOURCES} | {f"building-{one}" for one in BUILDINGS}
    ids |= {f"place-{place}" for place in DELIVERY_TARGETS} | {f"roof-{roof}" for roof in ROOFS}
    ids |= {f"side-{side}" for side in SIDES} | {f"source-{source}" for source in POINT_SOURCES}
    ids |= {f"phase-{phase}" for phase in (*PHASES, "over", "any")} | {f"step-{step}" for step in STEPS}
    ids |= {f"for-{trade}" for trade in TRADES} | {f"goods-{pair}" for pair in PAIRS}
    ids |= {f"event-{event}" for event in EVENTS} | {f"pending-{kind}" for kind in DECISIONS if kind}
    ids |= {f"action-{verb.name}" for verb in GAME.actions.verbs} | {f"gift-{gift}" for gift in GIFTS}
    ids |= {f"craft-{one}-{when}" for one in BUILDINGS for when in ("now", "later")}
    ids |= {f"name-{row['helper']['name']}" for row in GAME.components().data["card"]}
    ids |= {f"effect-{one}" for one in ("trigger", "trigger-paid", "action", "action-paid", "modifier", "odd")}
    ids |= {f"modifier-{one}" for one in MODIFIERS} | {f"trigger-{one}" for one in TRIGGERS}
    ids |= {f"odd-{one}" for one in SPECIALS} | {f"pay-{one}" for one in PAYMENTS}
    ids |= {f"count-{one}" for one in GAINS}
    for option in GAME.options:
        own = {f"option-{option.name}"} | {f"option-{option.name}-{choice}" for choice in option.choices}
        ids |= own | {f"{one}-help" for one in own}
    for language in LANGUAGES:
        assert {id for id in ids if f"la-granja-{id}" not in load_messages(language, "la-granja")} == set()


def walk_game(
    seats: int, options: dict[str, str], seed: int, seen: Counter[str]
) -> Iterator[tuple[list[Any], list[tuple[Action, Any]]]]:
    """Play a random game; yield the events of each action and up to three next actions with hints.

    Actions of which `seen` has enough are omitted.
    """
    chance = np.random.default_rng(seed)
    table = GAME.new(options, seats, seed.to_bytes(32, "little"))
    while True:
        seat = GAME.actors(table).bit_length() - 1
        legal = GAME.legal(table, seat) if seat >= 0 else np.zeros(0, np.int32)
        some = chance.choice(legal, min(3, len(legal)), replace=False)
        actions = []
        for action in map(int, some):
            decoded = GAME.actions.decode(action)
            seen[decoded.name] += 1
            if seen[decoded.name] <= OFTEN:
                actions.append((decoded, GAME.hint(table, seat, action)))
        yield GAME.events(table, max(seat, 0)), actions
        if not len(some):
            return
        GAME.apply(table, seat, int(some[0]))


def walk_states(seats: int, options: dict[str, str], seed: int) -> Iterator[Any]:
    """Yield the states of a random game; it is one array, changed in place."""
    chance = np.random.default_rng(seed)
    table = GAME.new(options, seats, seed.to_bytes(32, "little"))
    while actors := GAME.actors(table):
        yield table
        seat = actors.bit_length() - 1
        GAME.apply(table, seat, int(chance.choice(GAME.legal(table, seat))))
    yield table


@pytest.mark.slow
def test_complete_games_are_worded_in_every_language() -> None:
    speakers = [Catalogue(language, "la-granja") for language in LANGUAGES]
    event_counts: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    for seed in range(36):
        edition = EDITIONS[seed % 3]
        for happened, may in walk_game(seed % 4 + 1, {"edition": edition}, seed, seen):
            event_counts.update(event["type"] for event in happened)
            for words in speakers:
                for event in happened:
                    if event_counts[event["type"]] <= OFTEN:
                        assert_event_has_text(words, event, PLAYERS[: seed % 4 + 1])
                for action, facts in may:
                    assert_action_has_text(words, action, facts)
    assert event_counts.keys() >= set(EVENTS) - WITHOUT_CHANCE - {"free"}


def assert_event_has_text(words: Catalogue, event: dict[str, Any], players: list[str]) -> None:
    """Check that the log message needs only arguments that the event has."""
    assert (
        words.text_or_none(f"la-granja-event-{event['type']}", message_arguments(words, event, players)) is not None
    ), event


def assert_action_has_text(words: Catalogue, action: Action, facts: dict[str, Any]) -> None:
    """Check that the action can be worded from its arguments and the game's hint, in short and in full."""
    id = f"la-granja-action-{action.name}"
    arguments = message_arguments(words, {**action.args, **facts})
    assert words.text_or_none(id, arguments) is not None, (action, facts)
    if words.has_message(f"{id}-full"):
        assert words.text_or_none(f"{id}-full", arguments) is not None, (action, facts)


@pytest.mark.proof_for("cs", "en", "es")
@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_complete_views_are_worded_in_the_terminal(language: str) -> None:
    """Words views in the terminal from each seat and for a spectator, early and late, in every edition."""
    words = StrictCatalogue(language, "la-granja")
    for seed in range(9):
        seats = seed % 4 + 1
        board = Board(words, "la-granja", PLAYERS[:seats])
        for ply, table in enumerate(walk_states(seats, {"edition": EDITIONS[seed % 3]}, seed)):
            if ply % 60 == 0:
                for seat in (ply // 60 % seats, None):
                    screen = "\n".join(board.lines(GAME.view(table, seat)))
                    assert "None" not in screen
                    assert "{" not in screen
                    assert language == "en" or "none" not in screen


@pytest.mark.parametrize("language", LANGUAGES)
def test_helper_texts_follow_the_components(language: str) -> None:
    words = StrictCatalogue(language, "la-granja")
    table = GAME.new({}, 2, bytes(32))
    printed = serialize_cards(table[0]["box"]["cards"].tobytes(), helper_names(table))
    effects = {card["card"]: str(message_arguments(words, card["helper"])["effect-name"]) for card in printed}
    assert len(set(effects.values())) >= CARDS - 1, "two helpers may do the same, no more"
    if language == "en":
        assert effects[1] == "every upgrade that you pay for costs 1 silver less"
        assert effects[24] == "return 1 food: 1 point and 2 silver"
        assert effects[41] == "when your deliveries begin, pay 1 silver: a delivery"
        assert effects[11] == "when you take a die showing 1: 2 silver"


def test_corrected_helper_is_worded_with_its_own_name_and_effect(tmp_path: Path) -> None:
    """A changed name, payment and gain in the file appear in the texts without a change of code."""
    changed = TEXT.replace(
        '{ name = "innkeeper", action = true, pay = { food = 1 }, gain = { point = 1, silver = 2 }, once = true }',
        '{ name = "my_cook", action = true, pay = { wine = 2 }, gain = { commodity = 3 }, once = true }',
    )
    assert changed != TEXT
    file = tmp_path / "mine.toml"
    file.write_text(changed, encoding="utf-8")
    table = GAME.new({}, 2, bytes(32), GAME.components(file))
    helper = serialize_cards(table[0]["box"]["cards"].tobytes(), helper_names(table))[23]["helper"]
    facts = message_arguments(StrictCatalogue("de", "la-granja"), helper)
    assert (facts["name-name"], facts["effect-name"]) == ("My cook", "gib 2 Wein ab: 3 Handelswaren")
