"""A server of one's own for a bench: started as a user would, on a free port, with an empty data folder."""

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
        status = Path(f"/proc/{self.process}/status").read_text()
        found = re.search(r"VmHWM:\s+(\d+) kB", status)
        return int(found.group(1)) / 1024 if found else 0.0

    def seconds(self) -> float:
        """The processor time that it has used so far."""
        fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def server() -> Iterator[Serving]:
    """Start a server, and end it cleanly."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--data", folder]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            found = next(filter(None, (re.search(r"https?://\S+", line) for line in process.stdout)), None)
            if found is None:
                sys.exit("the server did not start")
            yield Serving(found.group(), process.pid)
        finally:
            process.terminate()
            process.wait(20)
