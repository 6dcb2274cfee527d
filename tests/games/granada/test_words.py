"""Texts of Granada: every event and action has a message in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tertulia.bots import bot_kinds
from tertulia.games.granada.game import GAME
from tertulia.games.granada.model.terms import CURRENCIES, KINDS, SIDES
from tertulia.games.granada.views.events import EVENT_CONVERTERS
from tertulia.i18n import Catalogue
from tertulia.i18n.facts import message_arguments
from tertulia.kernel.actions import Action
from tests.i18n.catalogues import LANGUAGES, load_messages

PLAYERS = ["Ann", "Ben", "Eva", "Leo", "Ida", "Max"]
MAX_WORDED = 30
"""Maximum number of each event and action that are worded; more would only take time."""
PHASES = ("act", "pay", "choose", "place", "exchange", "over")
EVENTS = set(
    """deal start take buy pay turn build reserve give dismantle exchange money reshuffle yard scoring dirk end award left
    over skip lapse""".split()  # noqa: SIM905
)
RARE_EVENTS = {"skip", "lapse"}
"""Events that occur once in thousands of random games."""


def list_verbs() -> set[str]:
    """Return the names of all actions."""
    return {GAME.actions.decode(action).name for action in range(GAME.num_actions)}


def test_every_name_of_the_game_has_a_message() -> None:
    ids = {f"kind-{kind}" for kind in (*KINDS, "start")}
    ids |= {f"currency-{currency}" for currency in CURRENCIES}
    ids |= {f"side-{side}" for side in SIDES}
    ids |= {f"phase-{phase}" for phase in PHASES} | {f"event-{event}" for event in EVENTS}
    ids |= {f"action-{verb}{full}" for verb in list_verbs() for full in ("", "-full")}
    for option in GAME.options:
        own = {f"option-{option.name}"} | {f"option-{option.name}-{choice}" for choice in option.choices}
        ids |= own | {f"{one}-help" for one in own}
    assert {id for id in ids if f"granada-{id}" not in load_messages("en", "granada")} == set()
    bots = {f"bot-{bot}{help}" for bot in bot_kinds(GAME) for help in ("", "-help")}
    assert bots <= load_messages("en", "common").keys()
    assert len(EVENT_CONVERTERS) == len(EVENTS)


def walk_game(seats: int, seed: int) -> Iterator[tuple[list[dict[str, Any]], list[tuple[Action, dict[str, Any]]]]]:
    """Play a random game; yield the events of each action and up to three next actions with facts."""
    chance = np.random.default_rng(seed)
    state = GAME.new({}, seats, seed.to_bytes(32, "little"))
    while True:
        seat = GAME.actors(state).bit_length() - 1
        legal = GAME.legal(state, seat) if seat >= 0 else np.zeros(0, np.int32)
        some = chance.choice(legal, min(3, len(legal)), replace=False)
        actions = [(GAME.actions.decode(int(action)), GAME.action_facts(state, seat, int(action))) for action in some]
        yield GAME.events(state, None), actions
        if not len(some):
            return
        GAME.apply(state, seat, int(some[0]))


def test_complete_games_are_worded_in_every_language() -> None:
    speakers = [Catalogue(language, "granada") for language in LANGUAGES]
    event_counts: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    for seats, seed in ((2, 11), (5, 12), (6, 13), *((seats, 20 + seats) for seats in (2, 3, 4, 5, 6))):
        for happened, may in walk_game(seats, seed):
            event_counts.update(event["type"] for event in happened)
            seen.update(action.name for action, _ in may)
            for words in speakers:
                for event in happened:
                    if event_counts[event["type"]] <= MAX_WORDED:
                        assert_event_has_text(words, event, PLAYERS[:seats])
                for action, facts in may:
                    if seen[action.name] <= MAX_WORDED:
                        assert_action_has_text(words, action, facts)
        if event_counts.keys() >= EVENTS - RARE_EVENTS:
            return
    assert event_counts.keys() >= EVENTS - RARE_EVENTS, "these games lack some events: try other seeds"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(RARE_EVENTS))
def test_skipped_turn_is_worded(kind: str, language: str) -> None:
    words, event = Catalogue(language, "granada"), {"type": kind, "seat": 1}
    assert_event_has_text(words, event, PLAYERS[:2])
    assert "Ben" in words.describe_event(event, PLAYERS[:2])


def assert_event_has_text(words: Catalogue, event: dict[str, Any], players: list[str]) -> None:
    """Check that the log message needs only arguments that the event has."""
    assert words.text_or_none(f"granada-event-{event['type']}", message_arguments(words, event, players)) is not None, (
        event
    )


def assert_action_has_text(words: Catalogue, action: Action, facts: dict[str, Any]) -> None:
    """Check that the action can be worded in short from its arguments, and in full with the game's facts."""
    id = f"granada-action-{action.name}"
    assert words.text_or_none(id, message_arguments(words, action.args)) is not None, action
    assert words.text_or_none(f"{id}-full", message_arguments(words, {**action.args, **facts})) is not None, (
        action,
        facts,
    )
