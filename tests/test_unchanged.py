"""`tools.unchanged` repeats a command only if an input of its result has changed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.readings import Readings
from tools import unchanged
from tools.ready import steps

pytestmark = pytest.mark.slow

COMMAND = ["sh", "-c", "printf . >> runs"]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create a checkout with an input folder, a lock file and a package that is not an input."""
    for name in (
        "rules/game.py",
        "rules/en/game.ftl",
        "rules/components.toml",
        "requirements/test.txt",
        "other/page.py",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("1")
    (tmp_path / ".gitignore").write_text("/runs\n/.stamps/\n")
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    monkeypatch.setattr(unchanged, "ROOT", tmp_path)
    monkeypatch.setattr(steps, "STAMPS", tmp_path / ".stamps")
    monkeypatch.delenv("TERTULIA_AGAIN", raising=False)
    return tmp_path


def count_runs(checkout: Path, *command: str) -> int:
    """Request the command and return how many times it has run so far."""
    assert unchanged.main(["laws", "rules", "--", *(command or COMMAND)]) == 0
    return len((checkout / "runs").read_text())


CHANGES: dict[str, Callable[[Path, pytest.MonkeyPatch], object]] = {
    "source": lambda root, patch: (root / "rules/game.py").write_text("2"),
    "catalogue": lambda root, patch: (root / "rules/en/game.ftl").write_text("2"),
    "component data": lambda root, patch: (root / "rules/components.toml").write_text("2"),
    "added source": lambda root, patch: (root / "rules/new.py").write_text(""),
    "added catalogue": lambda root, patch: (root / "rules/en/new.ftl").write_text(""),
    "deleted": lambda root, patch: (root / "rules/components.toml").unlink(),
    "renamed": lambda root, patch: (root / "rules/game.py").rename(root / "rules/games.py"),
    "lock": lambda root, patch: (root / "requirements/test.txt").write_text("2"),
    "variable": lambda root, patch: patch.setenv("TERTULIA_LAW_GAMES", "7"),
    "Python": lambda root, patch: patch.setattr(sys, "version", "3.99.0"),
    "package": lambda root, patch: patch.setattr(unchanged, "distributions", tuple),
    "asked for": lambda root, patch: patch.setenv("TERTULIA_AGAIN", "1"),
}


@pytest.mark.parametrize("kind", CHANGES)
def test_changed_input_runs_the_command_again(checkout: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    assert count_runs(checkout) == 1
    CHANGES[kind](checkout, monkeypatch)
    assert count_runs(checkout) == 2


def test_unchanged_inputs_skip_the_command(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert count_runs(checkout) == 1
    (checkout / "other/page.py").write_text("2")
    monkeypatch.setenv("TERTULIA_TEST_COSTS", "strict")
    assert count_runs(checkout) == 1
    assert "laws: passed before with the same inputs" in capsys.readouterr().out
    assert count_runs(checkout, *COMMAND[:-1], "printf .. >> runs") == 3


def test_contents_of_file_named_by_a_variable_are_an_input(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERTULIA_COMPONENTS", str(checkout / "other/page.py"))
    assert count_runs(checkout) == 1
    (checkout / "other/page.py").write_text("2")
    assert count_runs(checkout) == 2


def test_failed_command_runs_again(checkout: Path) -> None:
    failing = [*COMMAND[:-1], f"{COMMAND[-1]}; exit 3"]
    assert unchanged.main(["laws", "rules", "--", *failing]) == 3
    assert unchanged.main(["laws", "rules", "--", *failing]) == 3
    assert (checkout / "runs").read_text() == ".."


def test_command_that_changes_its_inputs_runs_again(checkout: Path) -> None:
    changing = [*COMMAND[:-1], f"{COMMAND[-1]}; printf 2 >> rules/game.py"]
    assert count_runs(checkout, *changing) == 1
    assert count_runs(checkout, *changing) == 2


def test_undeclared_input_fails_the_run(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    reading = [*COMMAND[:-1], f'{COMMAND[-1]}; printf other/page.py > "$TERTULIA_READINGS/1"']
    assert unchanged.main(["laws", "rules", "--", *reading]) == 1
    assert (
        "laws: it reads 1 files that are missing in its inputs in the Makefile: other/page.py"
        in capsys.readouterr().out
    )
    assert unchanged.main(["laws", "rules", "--", *reading]) == 1


def test_every_command_runs_without_git(checkout: Path) -> None:
    (checkout / ".git").rename(checkout / "git")
    assert (count_runs(checkout), count_runs(checkout)) == (1, 2)


def test_readings_are_opened_and_imported_files(tmp_path: Path) -> None:
    readings = Readings(tmp_path)
    Path("tests/seed.py").read_text(encoding="utf-8")
    Path(".gitignore").read_text(encoding="utf-8")
    readings.pytest_unconfigure()
    (noted,) = tmp_path.iterdir()
    assert {"tests/seed.py", "tests/test_unchanged.py", "tools/unchanged.py"} <= {*noted.read_text().splitlines()}
    assert ".gitignore" not in noted.read_text()
