"""Programs in processes of their own that start within a tenth of a second.

Each is forked from the fork server: a process that has imported the server and loaded the compiled rules
(`tests.server.loaded`). A test worker (`tests.workers`) forks its fork server from itself before its first test, when
all of that is loaded. In a run without workers, the first program starts the fork server, as `multiprocessing` does.

Forked programs use the same fork server for the processes in which bots search. `multiprocessing` would start another
fork server for each program, which loads everything again.
"""

from __future__ import annotations

import atexit
import logging
import multiprocessing
import multiprocessing.util
import os
import secrets
import sys
import threading
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from multiprocessing import forkserver, resource_tracker
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from tertulia.server.workers import search_process
from tests import workers
from tests.seed import make_token_bytes

ROOT = Path(__file__).parents[2]
CONTEXT = multiprocessing.get_context("forkserver")
PRELOADED_MODULE = "tests.server.loaded"
search_process.PRELOADED = PRELOADED_MODULE  # bots and test programs are forked from the same server
CONTEXT.set_forkserver_preload([PRELOADED_MODULE])
_server: Any = vars(forkserver)["_forkserver"]
_start: Callable[[], None] = _server.ensure_running


STARTS = Counter[str]()
"""Number of processes started so far, by output file.

It seeds their secrets, so that no two processes draw the same.
"""


class Forked:
    """A process that runs `program(*arguments)`.

    Standard output is appended to the file `output`, standard error to `log`.
    """

    def __init__(self, program: Callable[..., Any], *arguments: Any, output: Path, log: Path) -> None:
        hears, self._tells = CONTEXT.Pipe(duplex=False)
        name = "/".join(output.parts[-2:])
        STARTS[name] += 1
        drawn = f"start {STARTS[name]} of {name}"
        self._process = CONTEXT.Process(target=_begin, args=(program, arguments, (output, log), drawn, hears))
        self._process.start()
        hears.close()
        assert self._process.pid is not None
        self.pid = self._process.pid
        atexit.register(self._process.kill)

    def poll(self) -> int | None:
        """Return the exit status (minus the signal's number after a signal), or None while the process runs."""
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        """Send a signal to the process, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def wait(self, seconds: float) -> int:
        """Wait for the exit status. Raises `TimeoutError` if the process still runs after `seconds`."""
        self._process.join(seconds)
        if self._process.exitcode is None:
            raise TimeoutError(f"process {self.pid} still runs after {seconds} s")
        return self._process.exitcode

    def tell_test(self, test: str) -> None:
        """Tell the process which test runs now. Its random secrets are derived from the test's name."""
        if self.poll() is None:
            self._tells.send(test)


def _begin(
    program: Callable[..., Any], arguments: tuple[Any, ...], files: tuple[Path, Path], drawn: str, tests: Connection
) -> None:
    os.chdir(ROOT)
    for path, stream in zip(files, (1, 2), strict=True):
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        os.dup2(file, stream)
        os.close(file)
    vars(secrets)["token_bytes"] = make_token_bytes(drawn)
    threading.Thread(target=_follow, args=(tests,), daemon=True).start()
    program(*arguments)


def _follow(tests: Connection) -> None:
    while True:
        try:
            vars(secrets)["token_bytes"] = make_token_bytes(tests.recv())
        except (EOFError, OSError):
            return


def share_fork_server() -> None:
    """Let this process and its forks use one fork server. The first that needs it starts it."""

    def ensure_running() -> None:
        if _server._forkserver_alive_fd is None:
            _start()
        else:
            resource_tracker.ensure_running()

    vars(_server)["ensure_running"] = ensure_running


def fork_fork_server(master: Connection) -> None:
    """Fork the fork server from this process, a test worker. `master` is its connection to the main process."""

    def fork(program: str, arguments: Sequence[str], descriptors: Sequence[int]) -> int:
        pid = os.fork()
        if pid:
            return pid
        try:
            master.close()
            # The fork server ends when no other process holds this end of the pipe
            os.close(sys._getframe(1).f_locals["alive_w"])
            _leave_pytest()
            exec(arguments[-1])  # the code that a new interpreter would run; it ends by SystemExit
        except Exception:
            traceback.print_exc()
        finally:
            os._exit(0)

    resource_tracker.ensure_running()
    start, vars(multiprocessing.util)["spawnv_passfds"] = multiprocessing.util.spawnv_passfds, fork
    try:
        _start()
    finally:
        vars(multiprocessing.util)["spawnv_passfds"] = start


def _leave_pytest() -> None:
    """Undo, in a forked process, what pytest has done to output, logging and exception hooks."""
    sys.stdout, sys.stderr = (open(stream, "w", buffering=1, closefd=False) for stream in (1, 2))  # noqa: SIM115
    logging.root.handlers.clear()
    logging.root.setLevel(logging.WARNING)
    sys.excepthook, sys.unraisablehook = sys.__excepthook__, sys.__unraisablehook__
    threading.excepthook = threading.__excepthook__


share_fork_server()
workers.AT_START.append(fork_fork_server)
