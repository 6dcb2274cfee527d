"""Custom component sets: named, partial and draft sets, and clear errors for invalid files."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tertulia.cli.components import text_of
from tertulia.kernel.component_sets import MARKS_KEY, MAX_NAME_LENGTH, ROW_KEY, SOURCE_KEY, list_differences
from tertulia.kernel.component_text import ComponentsError, ComponentsText
from tertulia.kernel.components import MAX_MARKS, Components, DraftError
from tertulia.kernel.game import Game
from tertulia.kernel.registry import installed_games
from tertulia.laws.seed import python_random
from tertulia.laws.sets import random_set

GAMES = [one for one in installed_games().values() if one.components().data]
pytestmark = pytest.mark.parametrize("game", GAMES, ids=[one.name for one in GAMES])


def read_set(game: Game, data: Any) -> Components:
    text = data if isinstance(data, str) else json.dumps(data)
    return game.components(ComponentsText("own.json", text.encode("utf-8", "surrogatepass")))


def read_refusal(game: Game, data: Any) -> str:
    with pytest.raises(ComponentsError) as error:
        read_set(game, data)
    message = str(error.value)
    assert all(line.isprintable() for line in message.splitlines())
    return message


def set_of(game: Game, parts: dict[str, Any], header: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"set": {"name": "My box", "game": game.name, **(header or {})}, **parts}


def get_rows(game: Game) -> tuple[str, list[dict[str, Any]]]:
    """Return the name of an array of the game's set, and its rows."""
    name, rows = next((name, part) for name, part in game.components().data.items() if isinstance(part, list))
    return name, copy.deepcopy(rows)


def test_empty_partial_set_equals_the_games_own(game: Game) -> None:
    found = read_set(game, set_of(game, {}))
    own = game.components()
    assert (found.name, found.hash, found.marks) == ("My box", own.hash, own.marks)


def test_complete_row_has_mark_of_the_file(game: Game) -> None:
    """A row given completely has the file's mark; other rows keep theirs."""
    name, rows = get_rows(game)
    row = {key: value for key, value in rows[1].items() if key not in (SOURCE_KEY, MARKS_KEY)}
    found, own = read_set(game, set_of(game, {name: [{**row, SOURCE_KEY: "box"}]})), game.components()
    assert found.hash == own.hash
    (changed,) = [i for i, one in enumerate(found.data[name]) if one != rows[i]]
    assert changed == 1
    assert found.data[name][1] == {**row, SOURCE_KEY: "box"}


def test_single_fact_has_mark_of_the_file(game: Game) -> None:
    """A fact given alone has the file's mark; other facts keep theirs."""
    name, rows = get_rows(game)
    key = next(key for key in rows[0] if key != ROW_KEY)
    found = read_set(game, set_of(game, {name: [{ROW_KEY: rows[0][ROW_KEY], key: rows[0][key], SOURCE_KEY: "box"}]}))
    row = found.data[name][0]
    assert row[MARKS_KEY][key] == "box"
    assert row[SOURCE_KEY] == rows[0][SOURCE_KEY]
    facts = {one: value for one, value in row.items() if one not in (SOURCE_KEY, MARKS_KEY)}
    assert facts == {one: value for one, value in rows[0].items() if one not in (SOURCE_KEY, MARKS_KEY)}


@pytest.mark.slow
def test_random_set_survives_writing_and_reading(game: Game) -> None:
    """Complete or only with its changes, as TOML or JSON: hash and marks are kept, no difference appears."""
    chance, own = python_random("sets through files", game.name), game.components()
    for number in range(3):
        found = random_set(game, chance, 8)
        for as_json in (True, False):
            for only_changes in (True, False):
                text = text_of(game, found, f"Set {number}", (as_json, only_changes))
                again = game.components(ComponentsText("again", text.encode()))
                assert (again.hash, again.name, set(again.marks)) == (found.hash, f"Set {number}", set(found.marks))
        assert bool(list_differences(own.data, found.data)) == (found.hash != own.hash)
        assert not list_differences(found.data, again.data)


def test_error_names_line_in_partial_file(game: Game) -> None:
    name, rows = get_rows(game)
    head = f'[set]\nname = "Mine"\ngame = "{game.name}"\n\n[[{name}]]\nnumber = {rows[-1][ROW_KEY]}\nsource = "box"\n'
    with pytest.raises(ComponentsError, match=rf"^own\.toml:8: {name}: unknown key 'own'; accepted are"):
        game.components(ComponentsText("own.toml", f"{head}own = 1979-01-01\n".encode()))
    with pytest.raises(ComponentsError, match=rf"own\.toml:6: {name}: number must be one of 1 to {len(rows)}, not 999"):
        game.components(
            ComponentsText("own.toml", head.replace(f"number = {rows[-1][ROW_KEY]}", "number = 999").encode())
        )


def test_partial_file_without_header_error_explains_header(game: Game) -> None:
    name, rows = get_rows(game)
    message = read_refusal(game, {name: rows[:1]})
    assert (
        f'a file that contains only a part of the set must have [set], name = "…" and game = "{game.name}"' in message
    )


def test_draft_error_lists_missing_parts(game: Game) -> None:
    name, rows = get_rows(game)
    draft = set_of(game, {name: [{ROW_KEY: rows[0][ROW_KEY], "own": 1, SOURCE_KEY: "box"}]}, {"draft": True})
    with pytest.raises(DraftError) as found:
        read_set(game, draft)
    assert (found.value.name, len(found.value.lacking)) == ("My box", 1)
    assert "unknown key 'own'; accepted are" in found.value.lacking[0]
    with pytest.raises(DraftError, match="the set is complete"):
        read_set(game, set_of(game, {}, {"draft": True}))


@pytest.mark.parametrize(
    ("header", "message"),
    [
        ({"name": ""}, "set: name must be 1 to"),
        ({"name": "x" * (MAX_NAME_LENGTH + 1)}, "set: name must be 1 to"),
        ({"name": "<script>alert(1)</script>"}, "set: name must be 1 to"),
        ({"name": "a\u202eb"}, "set: name must be 1 to"),
        ({"name": "a\x1b[31mb"}, "set: name must be 1 to"),
        ({"name": "\ud800"}, "set: name must be 1 to"),
        ({"name": 7}, "set: name must be 1 to"),
        ({"game": "another"}, "not 'another'"),
        ({"game": None}, "not None"),
        ({"draft": "yes"}, "set: draft must be true or false, not 'yes'"),
        ({"owner": "me"}, "set: unknown key 'owner'; accepted are name, game, draft"),
    ],
)
def test_invalid_header_is_refused(game: Game, header: dict[str, Any], message: str) -> None:
    assert message in read_refusal(game, set_of(game, {}, header))


def test_invalid_partial_sets_are_refused(game: Game) -> None:
    name, rows = get_rows(game)
    number = rows[0][ROW_KEY]
    assert "set: must be a table with name, game, draft" in read_refusal(game, {"set": 3})
    assert "source is missing" in read_refusal(game, set_of(game, {name: [{ROW_KEY: number}]}))
    twice = set_of(game, {name: [{ROW_KEY: number, SOURCE_KEY: "box"}] * 2})
    assert f"{name} {number} appears twice" in read_refusal(game, twice)
    for wrong in (0, True, "1", [1], None, 1.0, 10**30):
        assert "number must be one of 1 to" in read_refusal(
            game, set_of(game, {name: [{ROW_KEY: wrong, SOURCE_KEY: "box"}]})
        )
    many = {f"p{i}": "box" for i in range(MAX_MARKS + 1)}
    assert "marks must have at most" in read_refusal(
        game, set_of(game, {name: [{ROW_KEY: number, SOURCE_KEY: "box", MARKS_KEY: many}]})
    )
    strange = {"<img src=x>": "box"}
    message = read_refusal(game, set_of(game, {name: [{ROW_KEY: number, SOURCE_KEY: "box", MARKS_KEY: strange}]}))
    assert "a mark must name a part in lower-case letters" in message
    assert "appears twice in one object" in read_refusal(game, '{"set": {}, "set": {}}')
    assert "not a JSON file" in read_refusal(game, "{")


JUNK_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from([2**63, -1, "box"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@pytest.mark.slow
@settings(suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_junk_gives_a_clear_error_or_a_set(game: Game, data: st.DataObject) -> None:
    """Replaces a table, a row, a fact or a part of it by junk.

    Tests named partial files and complete ones.
    """
    parts = copy.deepcopy(game.components().data)
    at, steps = parts, data.draw(st.integers(1, 4))
    for step in range(steps):
        inside = sorted(at) if isinstance(at, dict) else range(len(at))
        key: Any = data.draw(st.sampled_from(list(inside)))
        if step == steps - 1 or not isinstance(at[key], dict | list) or not at[key]:
            at[key] = data.draw(JUNK_VALUES)
            break
        at = at[key]
    whole = parts if data.draw(st.booleans()) else set_of(game, parts)
    message = ""
    try:
        read_set(game, whole)
    except ComponentsError as error:
        message = str(error)
    assert all(line.isprintable() for line in message.splitlines())
