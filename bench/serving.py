"""A server of one's own for a bench: started as a user would, on a free port, on a folder that it may be started on again."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

SERVE = "from tertulia.cli.main import main; main()"


class Serving(NamedTuple):
    """A running server."""

    address: str
    process: int

    def megabytes(self) -> float:
        """The most memory that it has held so far (resident)."""
        return self._memory("VmHWM")

    def megabytes_now(self) -> float:
        """The memory that it holds now (resident)."""
        return self._memory("VmRSS")

    def _memory(self, kind: str) -> float:
        status = Path(f"/proc/{self.process}/status").read_text()
        found = re.search(rf"{kind}:\s+(\d+) kB", status)
        return int(found.group(1)) / 1024 if found else 0.0

    def seconds(self) -> float:
        """The processor time that it has used so far."""
        fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def files(self) -> int:
        """How many descriptors it has open."""
        return len(list(Path(f"/proc/{self.process}/fd").iterdir()))


class Host:
    """Whoever runs the server on a folder: starts it, ends it cleanly, or kills it."""

    def __init__(self, folder: Path, log: Path) -> None:
        self.folder, self.log = folder, log
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> Serving:
        """Start it; it answers when this returns."""
        command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--data", str(self.folder)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout is not None
        found = next(filter(None, (re.search(r"https?://\S+", line) for line in self._process.stdout)), None)
        if found is None:
            sys.exit(f"the server did not start:\n{self.log.read_text()}")
        return Serving(found.group(), self._process.pid)

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self._end("kill")

    def stop(self) -> None:
        """End it as Ctrl-C does."""
        self._end("terminate")

    def _end(self, how: str) -> None:
        if self._process is not None:
            getattr(self._process, how)()
            self._process.communicate(timeout=20)
            self._process = None


@contextmanager
def host() -> Iterator[Host]:
    """Somebody who runs servers on an empty folder; what still runs at the end is stopped."""
    with tempfile.TemporaryDirectory() as folder:
        found = Host(Path(folder) / "data", Path(folder) / "log")
        try:
            yield found
        finally:
            found.stop()


@contextmanager
def server() -> Iterator[Serving]:
    """Start a server on an empty folder, and end it cleanly."""
    with host() as found:
        yield found.start()
