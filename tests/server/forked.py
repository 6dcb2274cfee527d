"""Programs in processes of their own that begin in a tenth of a second: each is forked from a process that has imported the server
and loaded the compiled rules (`tests.server.loaded`), and that does nothing else.
"""

from __future__ import annotations

import atexit
import multiprocessing
import os
import secrets
import threading
from collections import Counter
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from tertulia.server.workers import thinker
from tests.seed import token_bytes_of

ROOT = Path(__file__).parents[2]
CONTEXT = multiprocessing.get_context("forkserver")
thinker.PRELOADED = "tests.server.loaded"  # a process has one to fork others from, whoever asks first
CONTEXT.set_forkserver_preload([thinker.PRELOADED])


STARTS = Counter[str]()
"""By the file that it prints to, how often such a process was begun: two of a site, or two one after the other, draw otherwise."""


class Forked:
    """A process that runs `program(*arguments)`; what it prints is added to the file `output`, what it logs to `log`."""

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
        """The status with which it has ended, a signal's number below zero; None while it runs."""
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def wait(self, seconds: float) -> int:
        """The status with which it ends; `TimeoutError` where it does not in time."""
        self._process.join(seconds)
        if self._process.exitcode is None:
            raise TimeoutError(f"process {self.pid} still runs after {seconds} s")
        return self._process.exitcode

    def tell_test(self, test: str) -> None:
        """Name the test that runs now: its secrets are drawn from that."""
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
    vars(secrets)["token_bytes"] = token_bytes_of(drawn)
    threading.Thread(target=_follow, args=(tests,), daemon=True).start()
    program(*arguments)


def _follow(tests: Connection) -> None:
    while True:
        try:
            vars(secrets)["token_bytes"] = token_bytes_of(tests.recv())
        except (EOFError, OSError):
            return
