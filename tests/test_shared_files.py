"""Shared files name no game, so that adding a game changes only its own folders.

A file belongs to a game if one of its folders is named after the game: `src/tertulia/games/<game>/`,
`tests/games/<game>/`, `tests/browser/<game>/`. Tests may use any game as an example; shared helpers may not.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.test_house import ROOT, list_game_folders, list_tracked_files

ROOMS = ("src", "web", "tools", "tests", "bench")
TESTS = re.compile(r"(^test_.*\.py|\.test\.ts)$")
DATA = {".json", ".jsonl", ".plies", ".png", ".svg", ".npz", ".sql", ".txt"}
"""Suffixes of files written and read by programs: golden games, results of benches."""
ALLOWED: dict[str, str] = {
    "bench/usual.py": "says which games benches and shared tests play, for all of them",
    "bench/mutants/equivalents.toml": "names the files in which faults are planted",
}
"""Exempt files, with the reason."""


def make_name_pattern(names: set[str]) -> re.Pattern[str]:
    """Return a pattern for the names in every spelling: `two_words`, `two-words`, `Two Words`, `twoWords`."""
    words = "|".join(name.replace("_", "[-_ ]?") for name in sorted(names))
    return re.compile(rf"(?<![A-Za-z])(?:{words})(?![a-z])", re.IGNORECASE)


def list_unowned_files() -> list[Path]:
    """Return the files outside the games' own folders."""
    own = {name for folder in list_game_folders() for name in (folder, folder.replace("_", "-"))}
    inside = {path: path.relative_to(ROOT).parts for path in list_tracked_files()}
    return [path for path, parts in inside.items() if parts[0] in ROOMS and not own & set(parts[:-1])]


def list_shared_files() -> list[Path]:
    return [path for path in list_unowned_files() if not TESTS.search(path.name) and path.suffix not in DATA]


def find_names(path: Path) -> list[str]:
    """Return the lines of a file that name a game, preceded by its path if that names one."""
    names, inside = make_name_pattern(list_game_folders()), path.relative_to(ROOT).as_posix()
    lines = enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
    named = [f"{inside} is called after a game"] if names.search(inside) else []
    return named + [f"{inside}:{number}: {line.strip()[:120]}" for number, line in lines if names.search(line)]


def test_no_shared_file_names_a_game() -> None:
    assert [
        found
        for path in list_shared_files()
        if path.relative_to(ROOT).as_posix() not in ALLOWED
        for found in find_names(path)
    ] == []


def test_tests_named_after_a_game_are_in_its_folder() -> None:
    names = make_name_pattern(list_game_folders())
    assert [path for path in list_unowned_files() if TESTS.search(path.name) and names.search(path.name)] == []


@pytest.mark.parametrize("file", ALLOWED)
def test_every_allowed_exception_is_needed(file: str) -> None:
    assert find_names(ROOT / file) != []


def test_game_name_is_recognized_in_every_spelling() -> None:
    names = make_name_pattern({"two_words", "pig"})
    for text in ("two_words", "two-words", "Two Words", "twoWords", "TwoWords", "pig-action", "`Pig`", "pig_driver"):
        assert names.search(text), text
    for text in ("pigeon", "guineapig", "two words" * 0):
        assert not names.search(text), text
