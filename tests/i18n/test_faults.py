"""Every fault of a component set has a message in every language that names no key of the file."""

from __future__ import annotations

import ast
import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tertulia.kernel import component_faults
from tertulia.kernel.component_faults import Fault, fault_at, problem
from tertulia.kernel.component_sets import MARKS_KEY, SOURCE_KEY
from tertulia.kernel.component_text import ComponentsError, ComponentsText
from tertulia.kernel.game import Game
from tertulia.kernel.registry import installed_games
from tertulia.resources import game_folders
from tests.i18n.catalogues import LANGUAGES, load_all_messages, load_messages
from tests.i18n.faults import assert_worded, format_problem

pytestmark = pytest.mark.slow

KERNEL = Path(component_faults.__file__).parent
GAMES = [one for one in installed_games().values() if one.components().data and one.name in game_folders()]
OF_GAMES = pytest.mark.parametrize("game", GAMES, ids=[one.name for one in GAMES])
NONSENSE: tuple[Any, ...] = (-1, 9999, "x", [], {"x": 1}, True)


def find_codes(files: list[Path]) -> Iterator[str]:
    """Yield the first argument of every `problem("code", …)`.

    Computed codes have names of their own in the code.
    """
    calls = (node for path in files for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    for node in calls:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "problem":
            yield from [str(node.args[0].value)] if isinstance(node.args[0], ast.Constant) else []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_code_has_a_message(language: str) -> None:
    shared = set(find_codes(sorted(KERNEL.glob("component*.py"))))
    assert len(shared) > 10
    assert sorted(code for code in shared if f"fault-{code}" not in load_messages(language, "common")) == []
    for game in GAMES:
        own = set(find_codes(sorted((game_folders()[game.name] / "components").glob("*.py"))))
        known = load_all_messages(language)
        assert own
        assert [one for one in own if not {f"fault-{one}", f"{game.name}-fault-{one}"} & known.keys()] == []


def find_faults(game: Game, data: Any) -> tuple[Fault, ...]:
    """Return the faults of a set."""
    try:
        game.components(ComponentsText("own.json", json.dumps(data).encode()))
    except ComponentsError as error:
        return error.faults
    return ()


def make_wrong_sets(game: Game) -> Iterator[dict[str, Any]]:
    """Yield faulty copies of the game's set.

    One fact at a time is replaced by nonsense, duplicated, omitted or accompanied; of arrays, only the first row.
    """
    whole = game.components().data
    for table, part in whole.items():
        yield {name: one for name, one in whole.items() if name != table}
        if isinstance(part, list):
            yield {**whole, table: part[:-1]}
            yield {**whole, table: [*part[:-1], part[0]]}
        rows = [(None, part)] if isinstance(part, dict) else [(i, part[i]) for i in (0,)]
        for at, row in rows:
            for changed in make_wrong_rows(row):
                own = copy.copy(part)
                if at is not None:
                    own[at] = changed
                yield {**whole, table: changed if at is None else own}


def make_wrong_rows(row: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield {**row, "colour": 1}
    yield {**row, MARKS_KEY: {"Part": "box", "x": "hearsay"}}
    for key, value in row.items():
        yield {one: field_value for one, field_value in row.items() if one != key}
        for other in (*NONSENSE, *replace_parts(value)):
            yield {**row, key: other}


def replace_parts(value: Any) -> Iterator[Any]:
    """Yield a table or list with one of its parts replaced, omitted or added."""
    if isinstance(value, dict):
        for key in value:
            yield {one: item for one, item in value.items() if one != key}
            yield from ({**value, key: other} for other in NONSENSE)
    elif isinstance(value, list) and value:
        yield from (value[:-1], [*value, value[0]], [value[0]] * len(value), value[::-1])
        yield from ([other, *value[1:]] for other in NONSENSE)


@pytest.mark.proof_for("la-granja")
@OF_GAMES
def test_every_fault_of_nonsense_has_a_message(game: Game) -> None:
    found = {(one.problem.code, one.key): one for data in make_wrong_sets(game) for one in find_faults(game, data)}
    assert len(found) > 15
    assert_worded(game.name, found.values())


@OF_GAMES
def test_every_fault_of_a_header_has_a_message(game: Game) -> None:
    table, part = next(iter(game.components().data.items()))
    row = dict(part if isinstance(part, dict) else part[0])
    row.pop(SOURCE_KEY)
    for header in ({"name": "<b>", "game": "chess", "draft": 2, "x": 1}, 3):
        found = find_faults(game, {"set": header, table: row if isinstance(part, dict) else [row, row, {"number": -1}]})
        assert found
        assert_worded(game.name, found)


def test_missing_message_and_missing_argument_are_found() -> None:
    game = GAMES[0].name
    with pytest.raises(AssertionError, match="no words for 'nowhere'"):
        format_problem(game, "en", problem("nowhere", "English only"))
    with pytest.raises(AssertionError, match="fault-number-range"):
        format_problem(game, "en", problem("number-range", "from what to what?"))
    assert format_problem(game, "de", component_faults.range_problem("x", 1, 5)) == "Gib eine Zahl von 1 bis 5 ein."
    with pytest.raises(AssertionError, match="from_a_file"):
        assert_worded(game, [fault_at({}, (), problem("number-range", "x", least="from_a_file", most=2))])
