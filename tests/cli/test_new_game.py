"""`tertulia new-game` creates a complete game under any valid name and overwrites nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tertulia.resources import example_dir, game_folders
from tests.cli.conftest import Tertulia
from tests.examples.installing import make_environment, run_in


def test_game_named_pig_equals_example(tertulia: Tertulia, tmp_path: Path) -> None:
    assert tertulia("new-game", "pig", "--folder", str(tmp_path / "mine")).status == 0
    laid = {path.relative_to(tmp_path / "mine"): path for path in (tmp_path / "mine").rglob("*") if path.is_file()}
    example = {path.relative_to(example_dir()): path for path in example_dir().rglob("*") if path.is_file()}
    example = {path: file for path, file in example.items() if not {"__pycache__", "dist"} & set(path.parts)}
    assert laid.keys() == example.keys()
    assert [str(path) for path in laid if laid[path].read_bytes() != example[path].read_bytes()] == []


def test_new_name_replaces_pig_everywhere(tertulia: Tertulia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = tertulia("new-game", "lost-dice")
    assert ran.status == 0
    assert "tertulia play lost-dice" in ran.out
    files = [path for path in (tmp_path / "lost-dice").rglob("*") if path.is_file()]
    assert [str(path) for path in files if re.search("pig", f"{path.name} {path.read_text('utf-8')}", re.I)] == []


@pytest.mark.proof
@pytest.mark.slow
def test_new_game_passes_its_tests(tertulia: Tertulia, tmp_path: Path) -> None:
    place = tmp_path / "mine"
    assert tertulia("new-game", "lost-dice", "--folder", str(place)).status == 0
    own = run_in(make_environment(place), place, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert own.returncode == 0, own.stdout
    laws = ("--pyargs", "tertulia.laws", "--game", "lost-dice", "-k", "test_play")
    completed = run_in(make_environment(place), tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", *laws)
    assert completed.returncode == 0, completed.stdout


@pytest.mark.parametrize("name", ["Pig", "two_words", "-dice", "dice-", "a--b", "1st", "", "x" * 31, "würfel", "../up"])
def test_invalid_name_is_refused(tertulia: Tertulia, tmp_path: Path, name: str) -> None:
    place = tmp_path / "mine"
    ran = tertulia("new-game", "--folder", str(place), "--", name)
    assert ran.status == 2
    assert "lower-case letters and digits" in ran.err
    assert not place.exists()


def test_taken_name_is_refused(tertulia: Tertulia, tmp_path: Path) -> None:
    first = next(iter(game_folders()))
    assert (
        f"a game named {first} is installed already" in tertulia("new-game", first, "--folder", str(tmp_path / "x")).err
    )
    assert "choose another name" in tertulia("new-game", "pig-rules", "--folder", str(tmp_path / "x")).err


def test_existing_folder_is_not_overwritten(tertulia: Tertulia, tmp_path: Path) -> None:
    ran = tertulia("new-game", "lost-dice", "--folder", str(tmp_path))
    assert ran.status == 2
    assert "exists already: name another folder with --folder" in ran.err
    assert list(tmp_path.iterdir()) == []
