"""Commands in documentation pages, and a folder with the files that they mention.

Commands are lines of indented or fenced blocks, or stand in running text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from bench import usual
from tertulia.simulation import SimulationSpec, simulate_games
from tests.cli.conftest import tertulia as tertulia
from tests.server.storage.data_folder import DataFolder

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(
    [
        *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "web/README.md")),
        *(ROOT / "docs").rglob("*.md"),
    ]
)
FIRST_WORD = (
    r"(?:[A-Z_]+=\S+ )*(?:sudo [^/]*)?(?:\S*/bin/)?(?:tertulia|make|python3?|npm|pipx?|pytest|git|useradd|systemctl)"
)
COMMAND = re.compile(rf"{FIRST_WORD}(?: |$)")
SHELLS = {"sh", "bash", "shell", "console"}


class Command(NamedTuple):
    """A command on a page, without its comment."""

    page: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}: {self.text}"


def find_blocks(page: Path) -> Iterator[list[tuple[int, str]]]:
    """Yield indented blocks and fenced shell blocks as (line number, line without indentation)."""
    block: list[tuple[int, str]] = []
    fence: str | None = None
    after_blank = True
    for number, line in enumerate([*page.read_text(encoding="utf-8").splitlines(), ""], start=1):
        fenced = re.match(r"\s*```(\w*)", line)
        inside = fence in SHELLS if fence is not None else line.startswith("    ") and (after_blank or bool(block))
        if inside and not fenced and line.strip():
            block.append((number, line.removeprefix("    ")))
        elif block:
            yield block
            block = []
        if fenced:
            fence = None if fence is not None else fenced[1]
        after_blank = not line.strip()


def read_commands(page: Path) -> Iterator[Command]:
    """Yield the commands in a page's blocks. A block that contains a command must contain nothing else."""
    name = page.relative_to(ROOT).as_posix()
    for block in find_blocks(page):
        if not any(COMMAND.match(line) for _, line in block):
            continue
        for number, line in block:
            text = re.sub(r"\s+# .*", "", line).strip()
            assert COMMAND.match(text), (
                f"{name}:{number}: among commands there is {text!r}, which this test does not know"
            )
            yield Command(name, number, text)


def find_named_commands(page: Path) -> Iterator[Command]:
    """Yield the commands in a page's running text, for example `tertulia games`."""
    name, fence = page.relative_to(ROOT).as_posix(), False
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
        fence ^= line.startswith("```")
        if not fence and not line.startswith("    "):
            for text in re.findall(r"`([^`]+)`", line):
                if COMMAND.match(text) and " " in text and "…" not in text:
                    yield Command(name, number, text)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Folder with the record `game.json`, the component set `my-box.toml`, and a server's folder `data`."""
    from tertulia.kernel.registry import find_game

    folder = tmp_path_factory.mktemp("place")
    simulate_games(
        find_game(usual.LONG), SimulationSpec(1, ["greedy", "greedy"], 1), workers=1, records=folder / "made"
    )
    (record,) = (folder / "made").glob("*.json")
    record.rename(folder / "game.json")
    (folder / "my-box.toml").write_text(find_game(usual.RICH).components().text, encoding="utf-8")
    data_folder = DataFolder(folder / "data")
    data_folder.play("one", 10)
    data_folder.damage("PRAGMA wal_checkpoint(TRUNCATE)")
    data_folder.file.chmod(0o600)
    return folder
