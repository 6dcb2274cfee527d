"""Schema, texts and lesson of a game: parts of its actions, its words, and the steps of its guided first game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, zip_longest
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tertulia.i18n import catalogue_sources, fact_schema, supported_languages
from tertulia.kernel.registry import find_game, installed_games
from tertulia.play import decode_record
from tertulia.play.lessons import load_lesson
from tertulia.server.assembly import make_app
from tertulia.server.settings import Settings

Client = TestClient[Litestar]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    data: Path = tmp_path_factory.mktemp("data")
    with TestClient(make_app(Settings(data=data))) as found:
        yield found


def matches_part(part: Any, word: str | None) -> bool:
    """Whether a word of a notation matches the schema's part at its place."""
    if word is None or isinstance(part, str):
        return bool(word == part)
    if part["kind"] == "names":
        return bool(word in part["names"])
    if part["kind"] == "numbers":
        return int(word) - int(part["first"]) in range(part["count"])
    if part["kind"] == "subset":
        numbers = [int(number) for number in word.split("+")]
        return numbers == sorted(set(numbers)) and numbers[0] >= 1 and numbers[-1] <= part["count"]
    return all(abs(int(number)) <= part["radius"] for number in word.split(","))


@pytest.mark.parametrize("game", installed_games())
def test_every_action_matches_schema(client: Client, game: str) -> None:
    parts_of = {verb["name"]: verb["parts"] for verb in client.get(f"/api/games/{game}/schema").json()["actions"]}
    table = find_game(game).actions
    for action in range(table.size):
        verb, *words = table.notation(action).split()
        assert all(matches_part(part, word) for part, word in zip_longest(parts_of[verb], words)), table.notation(
            action
        )


@pytest.mark.parametrize("language", supported_languages())
@pytest.mark.parametrize("game", installed_games())
def test_words_equal_catalogues_of_the_game(client: Client, game: str, language: str) -> None:
    response = client.get(f"/api/games/{game}/words/{language}").json()
    assert response["catalogues"] == catalogue_sources(language, game)
    assert response["facts"].keys() == fact_schema(game).keys()


def test_unknown_game_or_language_is_refused(client: Client) -> None:
    game = next(iter(installed_games()))
    missing = client.get("/api/games/chess/schema")
    assert (missing.status_code, missing.json()["error"]) == (404, "game-unknown")
    unknown = client.get(f"/api/games/{game}/words/xx")
    assert unknown.status_code == 400
    assert "xx" in unknown.text
    assert all(language in unknown.text for language in supported_languages())


@pytest.mark.parametrize("game", [name for name, game in installed_games().items() if load_lesson(game)])
def test_lesson_divides_its_record_into_steps(client: Client, game: str) -> None:
    lesson = client.get(f"/api/games/{game}/lesson").json()
    actions = [action.rpartition(": ")[2] for action in decode_record(lesson["record"].encode()).actions]
    steps = lesson["steps"]
    for step, following in pairwise(steps):
        assert step["end"] == following["start"]
        assert actions[step["start"] :][: len(step.get("do", []))] == step.get("do", [])
        assert step["point"]
    assert (steps[-1]["start"], steps[-1]["end"]) == (len(actions), len(actions))
    assert steps[-1]["until"]


def test_game_without_lesson_has_none(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tertulia.server.http.routes.games.load_lesson", lambda game: None)
    assert client.get("/api/games/granada/lesson").status_code == 404
    assert all("lesson" not in game for game in client.get("/api/games").json())
