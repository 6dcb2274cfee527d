"""Invalid components files give a clear `ComponentsError`, never a traceback."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tertulia.kernel.component_text import MAX_BYTES, MAX_DEPTH, MAX_PARTS, PART_MARKS, ComponentsError
from tertulia.kernel.components import MAX_LISTED_ERRORS, NO_COMPONENTS
from tertulia.kernel.game import Game
from tertulia.kernel.registry import find_game, installed_games

pytestmark = pytest.mark.parametrize(
    "name", [name for name, one in installed_games().items() if one.components() is not NO_COMPONENTS]
)
NESTING_DEPTH = 20_000


def read_refusal(name: str, path: Path) -> str:
    """Return the error for a file. Fails unless it names the file and is short."""
    found: Game = find_game(name)
    with pytest.raises(ComponentsError) as error:
        found.components(path)
    assert path.name in str(error.value)
    assert len(str(error.value)) < MAX_LISTED_ERRORS * 320
    return str(error.value)


def read_text(name: str) -> str:
    module = sys.modules[type(find_game(name)).__module__]
    (file,) = Path(str(module.__file__)).parent.rglob("components.toml")
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "nest",
    [
        lambda n: "own = " + "[" * n + "]" * n,
        lambda n: "own = " + "[" * n,
        lambda n: "own = " + "{ a = " * n + "1" + " }" * n,
        lambda n: "own = " + '[{ "a" = ' * n + "1" + " }]" * n,
        lambda n: ".".join(["own"] * n) + " = 1",
        lambda n: "[" + ".".join(["own"] * n) + "]\nsource = 'box'",
        lambda n: "[[own]]\n" + "".join(f"[[own{'.a' * (i + 1)}]]\n" for i in range(min(n, 300))),
    ],
    ids=["arrays", "open arrays", "tables", "both", "dotted key", "header", "arrays of tables"],
)
@pytest.mark.parametrize("deep", [MAX_DEPTH + 1, 200, NESTING_DEPTH])
def test_deep_nesting_is_refused(name: str, nest: Callable[[int], str], deep: int, tmp_path: Path) -> None:
    path = tmp_path / "deep.toml"
    path.write_text(read_text(name) + "\n" + nest(deep) + "\n", encoding="utf-8")
    assert re.search("nested more than|not a TOML file|the maximum is", read_refusal(name, path))


def test_deep_nesting_error_names_line(name: str, tmp_path: Path) -> None:
    path, text = tmp_path / "deep.toml", read_text(name)
    line = text.count("\n") + 1
    path.write_text(text + "[own]\na" + ".b" * 50 + " = 1\n", encoding="utf-8")
    assert read_refusal(name, path) == f"deep.toml:{line + 1}: nested more than {MAX_DEPTH} deep"
    path.write_text(text + "[own]\na = " + "[" * 50 + "]" * 50 + "\n", encoding="utf-8")
    assert read_refusal(name, path) == f"deep.toml:{line}: own: nested more than {MAX_DEPTH} deep"


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"\x00" * 100, "not a TOML file"),
        (b"\xff\xfe" * 100, "not a TOML file"),
        (bytes(range(256)) * 8, "not a TOML file"),
        (b"\x1f\x8b\x08\x00", "not a TOML file"),
        (b"own = " + b"9" * 5000, "not a TOML file"),
        (b"own = 0x" + b"f" * 5000, "own"),
        (b"own = nan\n[[own2]]\n", "own"),
        (b"", "missing"),
        (b"# nothing", "missing"),
    ],
    ids=["zeros", "not UTF-8", "bytes", "an archive", "a number", "a hex number", "not a number", "empty", "a comment"],
)
def test_binary_or_invalid_file_is_refused(name: str, data: bytes, says: str, tmp_path: Path) -> None:
    path = tmp_path / "strange.toml"
    path.write_bytes(data)
    assert says in read_refusal(name, path)


def test_huge_file_is_not_read(name: str, tmp_path: Path) -> None:
    path = tmp_path / "huge.toml"
    with path.open("wb") as file:
        file.truncate(8 << 30)
    assert f"larger than {MAX_BYTES >> 10} KiB" in read_refusal(name, path)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[[own]]\n" * (MAX_PARTS // 2), "the maximum is"),
        ("own = {" + ".".join("a" * 60_000) + " = 1}\n", "nested more than"),
        (" " * 60_000 + "own\n", "not a TOML file"),
        ("{" + "".join(f'"k{number}":1,' for number in range(9_000)) + '"own":1,"own":2}', "'own' appears twice"),
        ('{"own":[' + ",".join(["{}"] * MAX_PARTS) + "]}", "the maximum is"),
    ],
    ids=["rows", "a name without end", "spaces", "a key twice after many", "empty rows"],
)
def test_file_with_too_many_parts_is_refused(name: str, text: str, says: str, tmp_path: Path) -> None:
    """Parsing each would take seconds or minutes, so they are refused before.

    If a file is parsed after all, this test hangs.
    """
    path = tmp_path / "long.toml"
    path.write_text(text, encoding="utf-8")
    assert says in read_refusal(name, path)


def test_sets_of_packages_are_far_below_the_limits(name: str) -> None:
    text = json.dumps(find_game(name).components().data, indent=2)
    assert 4 * sum(map(text.count, PART_MARKS)) < MAX_PARTS


def test_file_with_many_errors_lists_the_first_ones(name: str, tmp_path: Path) -> None:
    """Thousands of errors are reported quickly, and only the first ones are listed."""
    path = tmp_path / "wrong.toml"
    path.write_text("".join(f"a{i} = 1\n" for i in range(5_000)) + read_text(name), encoding="utf-8")
    lines = read_refusal(name, path).splitlines()
    assert lines[0].startswith("wrong.toml:1: a0: ")
    assert len(lines) == MAX_LISTED_ERRORS + 1
    assert lines[-1].startswith("wrong.toml: and ")
    assert lines[-1].endswith(" more errors")


def test_path_that_is_no_file_is_refused(name: str, tmp_path: Path) -> None:
    assert "is a folder" in read_refusal(name, tmp_path)
    assert "No such file" in read_refusal(name, tmp_path / "nothing.toml")
    assert "Not a directory" in read_refusal(name, Path(__file__) / "inside.toml")
    assert "too long" in read_refusal(name, tmp_path / ("n" * 5000))
    pipe = tmp_path / "pipe.toml"
    os.mkfifo(pipe)
    assert "is not a file" in read_refusal(name, pipe)
    assert "is not a file" in read_refusal(name, Path("/dev/zero"))
    loop = tmp_path / "loop.toml"
    loop.symlink_to(loop)
    assert "cannot be read" in read_refusal(name, loop)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_file_without_read_permission_is_refused(name: str, tmp_path: Path) -> None:
    path = tmp_path / "closed.toml"
    path.write_text(read_text(name), encoding="utf-8")
    path.chmod(0)
    assert "Permission denied" in read_refusal(name, path)


def test_components_command_prints_the_same_error(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from tertulia.cli.main import main

    path = tmp_path / "deep.toml"
    path.write_text("own = " + "[" * NESTING_DEPTH + "]" * NESTING_DEPTH, encoding="utf-8")
    for wrong in (path, tmp_path):
        with pytest.raises(SystemExit) as exit_info:
            main(["components", name, "--check", str(wrong)])
        captured = capsys.readouterr()
        assert (exit_info.value.code, captured.out) == (2, "")
        assert wrong.name in captured.err
        assert "Traceback" not in captured.err
        assert "internal error" not in captured.err
