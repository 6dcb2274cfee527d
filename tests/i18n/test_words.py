"""`Catalogue`: texts, languages, and behaviour for missing messages."""

from __future__ import annotations

import doctest

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given
from hypothesis import strategies as st

from tertulia import i18n as package
from tertulia.i18n import Catalogue, negotiate_language, negotiation, supported_languages
from tertulia.kernel.registry import installed_games
from tests.i18n.catalogues import LANGUAGES

TILE = {"number": 33, "kind": "market", "value": 8}
PAID = [{"currency": "yellow", "value": 2}, {"currency": "blue", "value": 3}, {"currency": "yellow", "value": 4}]


def test_doctests_of_the_module_pass() -> None:
    assert doctest.testmod(package).failed == doctest.testmod(negotiation).failed == 0


def test_supported_languages_are_the_folders() -> None:
    assert supported_languages() == LANGUAGES


def test_unknown_language_error_lists_known_ones() -> None:
    with pytest.raises(ValueError, match="unsupported language 'fr'; supported are cs, de, en, es"):
        Catalogue("fr")


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Ann took yellow 2 + 4 and blue 3."),
        ("de", "Ann nimmt Gelb 2 + 4 und Blau 3."),
        ("cs", "Ann bere: žlutá 2 + 4 a modrá 3."),
        ("es", "Ann tomó amarillo 2 + 4 y azul 3."),
    ],
)
def test_money_is_grouped_by_currency(language: str, expected: str) -> None:
    sentence = Catalogue(language, "granada").describe_event({"type": "take", "seat": 0, "cards": PAID}, ["Ann", "Ben"])
    assert sentence.replace("\N{NO-BREAK SPACE}", " ") == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Ben gave Market 8 to Dirk."),
        ("de", "Ben schenkt Dirk den Markt 8."),
        ("cs", "Ben daruje Dirkovi tržiště 8."),
        ("es", "Ben regaló a Dirk el mercado 8."),
    ],
)
def test_tile_is_inflected_by_sentence(language: str, expected: str) -> None:
    assert (
        Catalogue(language, "granada").describe_event({"type": "give", "seat": 1, "tile": TILE}, ["Ann", "Ben"])
        == expected
    )


def test_seat_after_the_last_is_the_game_s_own_player() -> None:
    over = {"type": "over", "scores": [81, 84, 158], "winners": [1]}
    assert Catalogue("en", "granada").describe_event(over, ["Ann", "Ben"]) == "Ben won: Ann 81, Ben 84, Dirk 158."
    shared = {"type": "over", "scores": [81, 81, 158], "winners": [0, 1]}
    assert (
        Catalogue("de", "granada").describe_event(shared, ["Ann", "Ben"]).startswith("Ann und Ben teilen sich den Sieg")
    )


@pytest.mark.parametrize(("count", "expected"), [(1, "1 karta"), (3, "3 karty"), (5, "5 karet")])
def test_czech_counts_have_three_forms(count: int, expected: str) -> None:
    assert Catalogue("cs", "granada").text("granada-hand-count", count=count) == expected


def test_action_is_worded_in_full_if_facts_are_given() -> None:
    words = Catalogue("en", "granada")
    assert words.describe_action("dismantle", {"tile": 33}, {"tile": TILE}) == "Take Market 8 down into the reserve"
    assert (
        words.describe_action("dismantle", {"tile": 33})
        == words.describe_action("dismantle", {"tile": 33}, {})
        == "Take down"
    )
    assert words.describe_action("buy", {"space": 2}, {"tile": TILE}) == "Buy from space 2", (
        "price and currency are wanting"
    )
    assert words.describe_action("take", {"slots": [1, 3]}) == "Take cards 1 and 3"


def test_missing_message_never_raises() -> None:
    words = Catalogue("de", "granada")
    assert words.text("granada-no-such-message") == "granada-no-such-message"
    assert not words.has_message("granada-no-such-message")
    assert words.text_or_none("granada-no-such-message", {}) is None
    assert words.text_or_none("granada-event-start", {}) is None
    assert words.text("granada-event-start") != ""
    assert not Catalogue("de").has_message("granada-title"), "without a game there are only the common words"


def test_missing_message_falls_back_to_english() -> None:
    words = Catalogue("es", "granada")
    poorer = FluentBundle(["es"], use_isolating=False)
    poorer.add_resource(FluentResource("granada-title = Granada, la ciudad"))
    words._bundles = (poorer, words._bundles[-1])
    assert words.text("granada-title") == "Granada, la ciudad"
    assert words.text("granada-yard") == "Building yard"


@pytest.mark.slow
@given(st.text())
def test_any_header_gives_a_supported_language(header: str) -> None:
    assert negotiate_language(header) in supported_languages()


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de", "de"),
        ("de-CH, en;q=0.9", "de"),
        ("en;q=0.3, cs;q=0.8", "cs"),
        ("fr-FR, fr, es-419;q=0.1", "es"),
        ("pt, ja", "en"),
        ("es;q=0, de;q=0.01", "de"),
        ("", "en"),
    ],
)
def test_best_fitting_language_is_chosen(header: str, language: str) -> None:
    assert negotiate_language(header) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_and_mark_has_a_message(language: str) -> None:
    """The page of components shows no key of a file."""
    for name, game in installed_games().items():
        words = Catalogue(language, name)
        for table, part in game.components().data.items():
            rows = part if isinstance(part, list) else [part]
            parts = {key for row in rows for key in (*row, *row.get("marks", {}))} - {"number", "source", "marks"}
            expected_ids = [f"components-{table}", *(f"component-{table}-{key}" for key in sorted(parts))]
            expected_ids += [f"component-{table}"] if isinstance(part, list) else []
            assert [one for one in expected_ids if not words.has_message(f"{name}-{one}")] == []
