"""Games without messages are shown by the names in their rules, in terminal and browser."""

from __future__ import annotations

import pytest

from tertulia.i18n import Catalogue, supported_languages
from tertulia.i18n.board import Board
from tertulia.i18n.schema import Player

NAMES = ("Ann", "Ben")


@pytest.fixture(params=supported_languages())
def words(request: pytest.FixtureRequest) -> Catalogue:
    return Catalogue(request.param, "pig")


def test_unknown_id_is_shown_by_its_name(words: Catalogue) -> None:
    assert words.text("pig-title") == "Pig"
    assert words.text("pig-option-goal") == "Goal"
    assert words.text("pig-event-lost_turn") == "Lost turn"
    assert not words.has_message("pig-title")


def test_shared_messages_are_translated_for_a_game_without_texts(words: Catalogue) -> None:
    assert words.text("cli-welcome", game="Pig") != "cli-welcome"
    assert words.text("no-such-message") == "no-such-message"


def test_action_is_shown_as_verb_and_arguments(words: Catalogue) -> None:
    assert (
        words.describe_action("ship_out", {"good": "olive_oil", "dice": [1, 3], "to": None})
        == "Ship out olive oil 1, 3 –"
    )


def test_event_is_shown_with_player_and_facts(words: Catalogue) -> None:
    assert words.describe_event({"type": "rolled_die", "seat": 1, "pips": 4, "double": False}, NAMES) == (
        "Ben: rolled die: pips 4, double no"
    )
    assert words.describe_event({"type": "game_over"}, NAMES) == "Game over"
    assert words.describe_event({"type": "passed", "seat": 2}, NAMES) == "Passed"


def test_seat_fact_is_shown_as_player_name(words: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tertulia.i18n.plain_words.fact_schema", lambda game: {"owner": Player()})
    assert (
        words.describe_event({"type": "sold", "seat": 0, "owner": 1, "pigs": 1}, NAMES)
        == "Ann: sold: owner Ben, pigs 1"
    )


def test_terminal_shows_the_complete_view(words: Catalogue) -> None:
    view = {"game": "pig", "seats": 2, "turn_total": 7, "dice": [], "best": {"pigs": 2, "hens": None}}
    assert Board(words, "pig", NAMES).lines(view) == ["Turn total: 7", "Dice: –", "Best: pigs 2, hens –"]


def test_missing_message_of_translated_game_shows_the_id() -> None:
    """The id itself is shown, which the tests of its catalogues notice."""
    assert Catalogue("en", "granada").text("granada-event-unheard") == "granada-event-unheard"
