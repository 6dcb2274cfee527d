"""Starts and stops a server for benchmarks, on a free port and a data folder that can be reused."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

SERVE = "from tertulia.cli.main import main; main()"
COUNT_CALLS = """
import cProfile, pstats, signal, sys
profile = cProfile.Profile()
def report(*_):
    profile.disable()
    with open(sys.argv[-1] + "/calls", "w") as file:
        file.write(str(pstats.Stats(profile).total_calls))
signal.signal(signal.SIGUSR1, lambda *_: profile.enable())
signal.signal(signal.SIGUSR2, report)
"""
"""Counts the function calls of the main thread, where the event loop runs, from SIGUSR1 to SIGUSR2."""


class Serving(NamedTuple):
    """A running server, with its address and process id."""

    address: str
    process: int

    def peak_megabytes(self) -> float:
        """Return its peak resident memory, in MiB."""
        return self._read_memory("VmHWM")

    def current_megabytes(self) -> float:
        """Return its current resident memory, in MiB."""
        return self._read_memory("VmRSS")

    def _read_memory(self, kind: str) -> float:
        status = Path(f"/proc/{self.process}/status").read_text()
        found = re.search(rf"{kind}:\s+(\d+) kB", status)
        return int(found.group(1)) / 1024 if found else 0.0

    def cpu_seconds(self) -> float:
        """Return the processor seconds that it has used so far."""
        fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def count_files(self) -> int:
        """Return the number of its open file descriptors."""
        return len(list(Path(f"/proc/{self.process}/fd").iterdir()))


class Host:
    """Starts, stops and kills a server on a data folder."""

    def __init__(self, folder: Path, log: Path, source: Path | None = None, calls: bool = False) -> None:
        """`source` is the folder with the package to run, None for this checkout's; with `calls`, function calls can be counted."""
        self.folder, self.log, self.source, self.calls = folder, log, source, calls
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> Serving:
        """Start the server and return when it accepts requests. Exits if it does not start."""
        script = COUNT_CALLS + SERVE if self.calls else SERVE
        command = [sys.executable, "-c", script, "serve", "--port", "0", "--data", str(self.folder)]
        environment = {**os.environ, **({"PYTHONPATH": str(self.source)} if self.source else {})}
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment, cwd=self.log.parent
            )
        assert self._process.stdout is not None
        found = next(filter(None, (re.search(r"https?://\S+", line) for line in self._process.stdout)), None)
        if found is None:
            sys.exit(f"the server did not start:\n{self.log.read_text()}")
        return Serving(found.group(), self._process.pid)

    def count_calls(self) -> None:
        """Begin to count the calls of functions in the thread of the event loop."""
        self._signal(signal.SIGUSR1)

    def stop_counting_calls(self) -> int:
        """The number of calls since `count_calls`; counting ends."""
        file = self.folder / "calls"
        self._signal(signal.SIGUSR2)
        for _ in range(100):
            if file.is_file() and (text := file.read_text()):
                return int(text)
            time.sleep(0.1)
        sys.exit("the server did not report its number of calls")

    def _signal(self, number: int) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def kill(self) -> None:
        """Kill the server with SIGKILL."""
        self._end_process("kill")

    def stop(self) -> None:
        """Stop the server with SIGTERM."""
        self._end_process("terminate")

    def _end_process(self, how: str) -> None:
        if self._process is not None:
            getattr(self._process, how)()
            self._process.communicate(timeout=20)
            self._process = None


@contextmanager
def run_host() -> Iterator[Host]:
    """Yield a host with an empty data folder; a running server is stopped at the end."""
    with tempfile.TemporaryDirectory() as folder:
        found = Host(Path(folder) / "data", Path(folder) / "log")
        try:
            yield found
        finally:
            found.stop()


@contextmanager
def run_server() -> Iterator[Serving]:
    """Run a server on an empty data folder while the block runs."""
    with run_host() as found:
        yield found.start()
