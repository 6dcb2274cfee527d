"""A Redis server for one test, on a free loopback port. It stops with the test, even if the test is killed."""

from __future__ import annotations

import signal
import socket
import subprocess
import time
from pathlib import Path

import pytest

from tests.server import ends_with_parent
from tests.server.stalling import find_free_port
from tools.ready.programs import find_program, make_library_env

REDIS_SERVER = find_program("redis-server")
NEEDS_BROKER = pytest.mark.skipif(
    REDIS_SERVER is None, reason="redis-server is not installed: `make test` fetches it where there is apt-get"
)


class Broker:
    """A running Redis server without persistence."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        for tries_left in reversed(range(5)):
            self.port = find_free_port()
            self.address = f"redis://127.0.0.1:{self.port}/0"
            try:
                self.start()
                return
            except ChildProcessError:  # another process took the port meanwhile
                if not tries_left:
                    raise

    def start(self) -> None:
        """Start, or start again on the same port."""
        assert REDIS_SERVER is not None
        settings = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(self._folder)]
        command = ends_with_parent.build_command([REDIS_SERVER, "--port", str(self.port), *settings], signal.SIGKILL)
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=make_library_env())
        while True:
            if self._process.poll() is not None:
                raise ChildProcessError(f"the broker has ended at once, with {self._process.returncode}")
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
            except OSError:
                time.sleep(0.01)
            else:
                return

    @property
    def pid(self) -> int:
        """The id of the server process."""
        return self._process.pid

    def stop(self, how: int = signal.SIGKILL) -> None:
        """Stop the server with the signal `how`."""
        self._process.send_signal(how)
        self._process.wait(10)

    def hang(self) -> None:
        """Suspend the process: it keeps its connections and answers nothing."""
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Resume the suspended process."""
        self._process.send_signal(signal.SIGCONT)
