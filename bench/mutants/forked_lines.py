"""Records the lines that tests execute in processes of a fork server, such as real servers.

`note_forked_lines` is called before a fork server starts. It makes the fork server load this module, so that each
forked process records its lines in a file of its own, by test. `RunningTest` tells these processes which test runs;
`read_forked_lines` reads their files. Lines are flushed every `TICK_SECONDS`, so that a killed process loses no more.
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
"""Environment variable with the folder of the files."""
SOURCES = "TERTULIA_MUTANTS_SOURCES"
"""Environment variable with the folders whose lines are recorded."""
CONCURRENCY = ["thread", "greenlet"]
TEST = "test"
"""File with the name of the running test."""
TICK_SECONDS = 0.05


def note_forked_lines(folder: Path, sources: list[str]) -> None:
    """Make processes of fork servers that start from now on record their lines in `folder`."""
    os.environ |= {FOLDER: str(folder), SOURCES: os.pathsep.join(sources)}
    preload = forkserver.set_forkserver_preload
    vars(forkserver)["set_forkserver_preload"] = lambda modules: preload([__name__, *modules])


class RunningTest:
    """Tells forked processes the name of the running test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ended = set[str]()

    def publish_name(self, test: str) -> None:
        """Publish the name of a test that starts now, and give the forked processes time to read it."""
        new = self.folder / f"{TEST}.new"
        new.write_text(test, encoding="utf-8")
        new.replace(self.folder / TEST)
        if any(self._is_running(path.suffix[1:]) for path in self.folder.glob("lines.*")):
            time.sleep(2 * TICK_SECONDS)

    def _is_running(self, process: str) -> bool:
        if process not in self.ended and Path(f"/proc/{process}").exists():
            return True
        self.ended.add(process)
        return False


def read_forked_lines(folder: Path) -> Iterator[tuple[str, dict[int, list[str]]]]:
    """Yield, for each process and file, the path of the file and the tests by line."""
    for path in sorted(folder.glob("lines.*")):
        data = coverage.CoverageData(str(path))
        with contextlib.suppress(coverage.CoverageException):  # its process was killed while it wrote
            data.read()
            yield from ((file, data.contexts_by_lineno(file)) for file in data.measured_files())


def _follow(_: object) -> None:
    """Start recording in a forked process."""
    folder = Path(os.environ[FOLDER])
    sources = os.environ[SOURCES].split(os.pathsep)
    lines = coverage.Coverage(
        data_file=folder / f"lines.{os.getpid()}", config_file=False, source=sources, concurrency=CONCURRENCY
    )
    lines.start()
    lines.switch_context(_read_running_test(folder))
    util.Finalize(None, lines.save, exitpriority=-100)
    threading.Thread(target=_flush, args=(folder, lines), daemon=True).start()


def _flush(folder: Path, lines: coverage.Coverage) -> None:
    while True:
        time.sleep(TICK_SECONDS)
        lines.switch_context(_read_running_test(folder))


def _read_running_test(folder: Path) -> str:
    try:
        return (folder / TEST).read_text(encoding="utf-8")
    except FileNotFoundError:
        return ""


if FOLDER in os.environ:  # in the fork server
    util.register_after_fork(_follow, _follow)
