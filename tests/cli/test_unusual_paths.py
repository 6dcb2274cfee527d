"""Paths of the wrong kind: every command with a file or folder refuses them with a message."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from tertulia.cli import main
from tertulia.kernel.registry import find_game
from tertulia.play import FORMAT, GameRecord, save_record
from tests.cli.conftest import Tertulia

GAME = "no-siesta"
LEADING_ARGUMENTS: dict[str, list[str]] = {
    "serve": ["--port", "0"],
    "web": ["--port", "0", "--database", "postgresql://127.0.0.1:1/x", "--broker", "redis://127.0.0.1:1"],
    "worker": ["--database", "postgresql://127.0.0.1:1/x", "--broker", "redis://127.0.0.1:1"],
    "play": [GAME, "--seats", "random,random"],
    "simulate": [GAME, "--games", "1", "--seats", "random,random"],
    "train": [GAME, "--games", "8", "--matches", "2", "--rounds", "1"],
    "components": [GAME],
    "sets": [GAME],
    "new-game": ["odd-dice"],
    "mail": ["--test", "me@example.org"],
}
"""Further arguments needed before a command reads its paths."""
NEEDED_FILES = {"replay": "record", "analyse": "record", "backup": "new", "restore": "new"}
"""The file that a command needs besides the tested path."""


def list_path_parameters() -> Iterator[tuple[str, str, str]]:
    """Yield command, option (empty for an argument) and kind for every path parameter.

    A shared option comes once, with a command that reads the path before it serves.
    """
    group: Any = typer.main.get_command(main.app)
    found: set[str] = set()
    for name in sorted(group.commands, key=lambda name: name in ("serve", "web", "worker")):
        for one in group.commands[name].params:
            option = one.opts[0] if one.opts[0].startswith("--") else ""
            if one.metavar in ("FILE", "DIR", "PLACE") and option not in found:
                found |= {option} - {""}
                yield name, option, str(one.metavar)


@pytest.fixture
def unusual_paths(tmp_path: Path) -> dict[str, Path]:
    """Paths by the way in which they are unusual."""
    folder = tmp_path / "odd"
    (folder / "folder").mkdir(parents=True)
    (folder / "empty").touch()
    (folder / "binary").write_bytes(bytes(range(256)) * 8)
    (folder / "null.json").write_text("null", encoding="utf-8")
    names = ("folder", "empty", "binary", "null.json", "missing/deep/file", "empty/below-a-file", "x" * 300)
    return {name: folder / name for name in names}


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("record") / "record.json"
    box = find_game(GAME).components().hash
    save_record(GameRecord(FORMAT, GAME, box, {}, ["a", "b"], bytes(32).hex(), [], None), path)
    return path


@pytest.fixture(autouse=True)
def no_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Stop commands that accept a path before they serve."""
    monkeypatch.setenv("TERTULIA_DATA", str(tmp_path / "data"))
    for name in ("serve", "run_worker"):
        monkeypatch.setattr(f"tertulia.server.run.{name}", lambda *arguments, **named: None)
    monkeypatch.setattr("tertulia.server.run.load_compiled", list)
    monkeypatch.setattr("tertulia.server.last_moment.stop_on_sigterm", lambda: None)


@pytest.mark.parametrize(("command", "option", "kind"), list(list_path_parameters()))
def test_unusual_paths_are_refused_with_message(
    command: str,
    option: str,
    kind: str,
    unusual_paths: dict[str, Path],
    record: Path,
    tertulia: Tertulia,
    tmp_path: Path,
) -> None:
    before = [command, *LEADING_ARGUMENTS.get(command, [])]
    if option and command in NEEDED_FILES:
        before.append(str(record if NEEDED_FILES[command] == "record" else tmp_path / "new"))
    for name, path in unusual_paths.items():
        if kind != "FILE" and name in ("folder", "missing/deep/file"):
            continue  # a folder that can be created
        if option == "--record" and name in ("empty", "binary", "null.json", "x" * 300):
            continue  # a game would be played first
        ran = tertulia(*before, *([option] if option else []), str(path))
        context = f"{command} {option} {name}: {ran}"
        assert ran.status in (0, 2), context
        assert "mistake" not in ran.err, context
        assert "Traceback" not in ran.err, context
        assert ran.status == 0 or ran.err.startswith("tertulia: ") or command == "config", context
