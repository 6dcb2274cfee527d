"""Cache folders of compiled rules if the configured one is not writable."""

from __future__ import annotations

import logging
import multiprocessing
import os
import stat
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

from tertulia.kernel import compile_cache, compiled_package, numba_backend
from tertulia.kernel.compile_cache import (
    cache_folder,
    compiled_stamp,
    configured_cache,
    is_writable,
    read_only_folder,
    temporary_cache,
    warn_of_temporary_folder,
)
from tertulia.kernel.compiled_package import is_fully_compiled, log_compiling, mark_fully_compiled, read_only_code
from tertulia.kernel.first_warning import WARNED_VARIABLE
from tertulia.kernel.precompile import Precompilation
from tertulia.kernel.registry import installed_games
from tertulia.kernel.schema import INTERPRET
from tests.kernel.called import triple

GAME = next(iter(installed_games().values()))
NOBODY = 65534
posix = pytest.mark.skipif(os.name != "posix", reason="there are no owners of files")
compiles = pytest.mark.skipif(INTERPRET, reason="nothing is compiled")


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Temporary folder of a process whose configured cache folder is not writable: it lies below a file."""
    (tmp_path / "file").touch()
    (tmp_path / "temporary").mkdir()
    monkeypatch.setenv(WARNED_VARIABLE, "")
    monkeypatch.setenv("TERTULIA_CACHE", str(tmp_path / "file" / "cache"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    monkeypatch.setattr(compiled_package, "installed_packages", tuple)
    compiled_package._find_shipped.cache_clear()
    return tmp_path / "temporary"


def test_configured_folder_is_used_but_not_created_ahead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERTULIA_CACHE", str(tmp_path / "deep" / "cache"))
    assert cache_folder(GAME.source).parent == tmp_path / "deep" / "cache"
    assert read_only_folder(GAME.source) is None
    assert list(tmp_path.iterdir()) == []


@posix
def test_unwritable_folder_is_replaced_by_private_temporary_one(temporary: Path) -> None:
    folder = cache_folder(GAME.source)
    (home,) = temporary.iterdir()
    assert (folder.parent, folder.name) == (home, f"rules-{compile_cache.sources_key(GAME.folder)}")
    assert (home.name, stat.S_IMODE(home.stat().st_mode)) == (f"tertulia-cache-{os.geteuid()}", 0o700)
    assert cache_folder(GAME.source) == folder, "the next process finds the same one"


@posix
@pytest.mark.parametrize("planted", ["open", "link", "file"])
def test_temporary_folder_writable_by_others_is_not_used(planted: str, temporary: Path) -> None:
    home, own = temporary / f"tertulia-cache-{os.geteuid()}", temporary / "own"
    own.mkdir(mode=0o700)
    if planted == "open":
        home.mkdir()
        home.chmod(0o755)
    elif planted == "link":
        home.symlink_to(own)
    else:
        home.touch()
    assert temporary_cache() is None
    assert cache_folder(GAME.source).parent == configured_cache(), "then code stays in memory"


@posix
def test_temporary_folder_of_another_owner_is_not_used(temporary: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (temporary / "tertulia-cache-12345").mkdir(mode=0o700)
    monkeypatch.setattr(os, "geteuid", lambda: 12345)
    assert temporary_cache() is None


def test_user_without_home_has_no_cache_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An unknown home stays `~` in the path.

    That would create a folder of this name in the working directory.
    """
    monkeypatch.chdir(tmp_path)
    assert not is_writable(Path("~/.cache/tertulia"))
    assert is_writable(Path("cache"))


@compiles
def test_code_in_a_read_only_folder_is_read(temporary: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    named = tmp_path / "named"
    monkeypatch.setenv("TERTULIA_CACHE", str(named))
    folder = cache_folder(GAME.source)
    compiled = numba_backend.compile_function(double, folder, entry=True)
    assert compiled(4) == 8
    compiled_stamp("rules", folder).touch()
    monkeypatch.setattr(compile_cache, "is_writable", lambda path: not path.is_relative_to(named))
    assert read_only_folder(GAME.source) == folder
    assert is_fully_compiled("rules", GAME.source)
    assert not is_fully_compiled("search", GAME.source)
    own = cache_folder(GAME.source)
    assert own.is_relative_to(temporary)
    again = numba_backend.compile_function(double, own, entry=True, read_only=read_only_code(GAME.source))
    assert again(5) == 10
    assert list(again.stats.cache_hits.values()) == [1]
    assert not own.exists()


@posix
@compiles
def test_temporary_cache_warning_is_logged_once(
    temporary: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Precompilation, "module", "platform")  # a child process that compiles nothing
    with caplog.at_level(logging.WARNING):
        log_compiling(GAME.name, GAME.source)
        log_compiling(GAME.name, GAME.source)
        Precompilation([GAME.name], lambda step: None).run()
        child = (
            "from tertulia.kernel import compile_cache as c; c.warn_of_temporary_folder(c.KERNEL_FOLDER / 'game.py')"
        )
        environment = {**os.environ, "TMPDIR": str(temporary)}
        process = subprocess.run(
            [sys.executable, "-c", child], env=environment, capture_output=True, text=True, check=True
        )
    (record,) = caplog.records
    assert record.getMessage() == (
        f"{configured_cache()} cannot be written: compiled rules are kept in {temporary_cache()}; "
        "set TERTULIA_CACHE to a permanent folder"
    )
    assert process.stderr == ""


@compiles
def test_code_stays_in_memory_without_any_folder(
    temporary: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(temporary / "missing"))
    monkeypatch.setattr(Precompilation, "module", "no_such_module")
    folder = cache_folder(GAME.source)
    with caplog.at_level(logging.WARNING):
        for function, place in (
            (double, folder),
            (triple, folder),
            (triple, folder.with_name("rules-of-another-game")),
        ):
            assert numba_backend.compile_function(function, place, entry=True)(4) in (8, 12)
        warn_of_temporary_folder(GAME.source)
        mark_fully_compiled(GAME.name, GAME.source)
        Precompilation([GAME.name], lambda step: None).run()
    (record,) = caplog.records
    assert (
        f"cannot be written to {folder.parent} (Not a directory), so each process compiles them" in record.getMessage()
    )
    assert "TERTULIA_CACHE names another folder" in record.getMessage()
    assert not is_fully_compiled(GAME.name, GAME.source)


def test_unreadable_cache_folder_is_no_error(temporary: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    closed, look = temporary.parent / "closed", os.stat
    closed.mkdir()
    monkeypatch.setenv("TERTULIA_CACHE", str(closed))

    def refused(path: Any, *arguments: Any, **named: Any) -> os.stat_result:
        if closed in Path(path).parents:
            raise PermissionError(13, "Permission denied", str(path))
        return look(path, *arguments, **named)

    monkeypatch.setattr(os, "stat", refused)
    assert INTERPRET or not is_fully_compiled(GAME.name, GAME.source)


def compile_as_nobody(home: Path, queue: Any) -> None:
    """Compile a rule as a user without permissions, and report the cache folder."""
    os.setgroups([])
    os.setresuid(NOBODY, NOBODY, NOBODY)
    os.environ.update(TERTULIA_CACHE=str(home / "cache"), HOME="/nonexistent")
    folder = cache_folder(GAME.source)
    numba_backend.compile_function(double, folder, entry=True)(2)
    queue.put((str(folder.parent), len(list(folder.iterdir())), stat.S_IMODE(folder.parent.stat().st_mode)))


@posix
@compiles
@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
@pytest.mark.skipif(os.name == "posix" and os.geteuid() != 0, reason="only root can become another user")
def test_user_without_rights_compiles_into_temporary_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    with tempfile.TemporaryDirectory(dir="/tmp") as place:
        home = Path(place)
        (home / "temporary").mkdir()
        (home / "temporary").chmod(0o777)
        (home / "cache").mkdir(mode=0o755)
        home.chmod(0o755)
        monkeypatch.setattr(tempfile, "tempdir", str(home / "temporary"))
        forked = multiprocessing.get_context("fork")
        queue = forked.SimpleQueue()
        process = forked.Process(target=compile_as_nobody, args=(home, queue))
        process.start()
        process.join(60)
        assert process.exitcode == 0
        assert queue.get() == (str(home / "temporary" / f"tertulia-cache-{NOBODY}"), 2, 0o700)


def double(number: int) -> int:
    return number * 2
