"""Lines that tests pass in processes forked from a fork server, such as real servers.

`note_forked_lines` asks for them before a fork server starts; that one loads this module, so each process forked from it notes its
lines in a file of its own, by the test that runs. `NextTest` names that test to all of them; `read_forked_lines` reads the files.
Flushed every `TICK_SECONDS`, so a killed process loses no more than that.
"""

from __future__ import annotations

import contextlib
import os
import threading
import time
from collections.abc import Iterator
from multiprocessing import forkserver, util
from pathlib import Path

import coverage

FOLDER = "TERTULIA_MUTANTS_LINES"
"""The variable that names the folder of the files."""
SOURCES = "TERTULIA_MUTANTS_SOURCES"
"""The variable with the folders whose lines are noted."""
CONCURRENCY = ["thread", "greenlet"]
TEST = "test"
"""The file with the name of the test that runs."""
TICK_SECONDS = 0.05


def note_forked_lines(folder: Path, sources: list[str]) -> None:
    """Let processes that are forked from a fork server from now on note their lines in `folder`."""
    os.environ |= {FOLDER: str(folder), SOURCES: os.pathsep.join(sources)}
    preload = forkserver.set_forkserver_preload
    vars(forkserver)["set_forkserver_preload"] = lambda modules: preload([__name__, *modules])


class NextTest:
    """Names the test that runs to the forked processes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ended = set[str]()

    def name(self, test: str) -> None:
        """Name a test that starts now; waits until all processes know it."""
        new = self.folder / f"{TEST}.new"
        new.write_text(test, encoding="utf-8")
        new.replace(self.folder / TEST)
        if any(self._runs(path.suffix[1:]) for path in self.folder.glob("lines.*")):
            time.sleep(2 * TICK_SECONDS)

    def _runs(self, process: str) -> bool:
        if process not in self.ended and Path(f"/proc/{process}").exists():
            return True
        self.ended.add(process)
        return False


def read_forked_lines(folder: Path) -> Iterator[tuple[str, dict[int, list[str]]]]:
    """For each process and file, the tests that passed each line."""
    for path in sorted(folder.glob("lines.*")):
        data = coverage.CoverageData(str(path))
        with contextlib.suppress(coverage.CoverageException):  # its process was killed while it wrote
            data.read()
            yield from ((file, data.contexts_by_lineno(file)) for file in data.measured_files())


def _follow(_: object) -> None:
    """In a forked process: note lines, and by which test."""
    folder = Path(os.environ[FOLDER])
    sources = os.environ[SOURCES].split(os.pathsep)
    lines = coverage.Coverage(
        data_file=folder / f"lines.{os.getpid()}", config_file=False, source=sources, concurrency=CONCURRENCY
    )
    lines.start()
    lines.switch_context(_running_test(folder))
    util.Finalize(None, lines.save, exitpriority=-100)
    threading.Thread(target=_flush, args=(folder, lines), daemon=True).start()


def _flush(folder: Path, lines: coverage.Coverage) -> None:
    while True:
        time.sleep(TICK_SECONDS)
        lines.switch_context(_running_test(folder))


def _running_test(folder: Path) -> str:
    try:
        return (folder / TEST).read_text(encoding="utf-8")
    except FileNotFoundError:
        return ""


if FOLDER in os.environ:  # in the fork server
    util.register_after_fork(_follow, _follow)
