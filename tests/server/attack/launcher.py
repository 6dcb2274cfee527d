"""Entry point of an attacked server: the real server with limits so small that an attack reaches them at once.

It runs in a process of its own (`tests.server.forked`). Limits are server settings by name, and besides:

- `open_files`: the system's hard limit of open files; the soft limit is half of it;
- `busy_timeout`: milliseconds that SQLite waits for a lock;
- `wrong_clock`: see `set_wrong`;
- `obeys_modes`: see `obey_modes`.

While the data folder contains a file `full`, the database cannot grow. This simulates a full disk without the right to
mount one.
"""

from __future__ import annotations

import ctypes
import resource
import signal
import sys
import time
from datetime import datetime, timedelta, tzinfo
from pathlib import Path
from typing import Any
from unittest.mock import patch

from sqlalchemy import Connection, Engine, event

from bench import usual
from tertulia.kernel.registry import find_game
from tertulia.server.run import serve
from tertulia.server.settings import Settings
from tertulia.server.storage import database

CLOCK_FILE = "clock"
"""Name of the file with the error of the wall clock in seconds."""
DAC_OVERRIDE, DAC_READ_SEARCH = 1, 2
"""Linux capabilities with which root bypasses the modes of files."""
CAPABILITY_VERSION_3 = 0x20080522
"""Version of the `capget` and `capset` interface (`_LINUX_CAPABILITY_VERSION_3`)."""


def set_wrong(data: Path) -> None:
    """Shift this process's wall clock by the seconds in the file `clock` of the data folder, if there is one."""
    file, right = data / CLOCK_FILE, time.time

    def wrong() -> float:
        return float(file.read_text(encoding="ascii")) if file.exists() else 0.0

    class Wrong(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
            return datetime.now(tz) + timedelta(seconds=wrong())

    patch.object(time, "time", lambda: right() + wrong()).start()
    for name, module in list(sys.modules.items()):
        if name.startswith("tertulia.") and vars(module).get("datetime") is datetime:
            patch.object(module, "datetime", Wrong).start()


class _Header(ctypes.Structure):
    _fields_ = [("version", ctypes.c_uint32), ("pid", ctypes.c_int)]


def obey_modes() -> None:
    """Drop root's capabilities to bypass file modes (Linux). Without root this changes nothing."""
    library, header, data = ctypes.CDLL(None, use_errno=True), _Header(CAPABILITY_VERSION_3, 0), (ctypes.c_uint32 * 6)()
    if library.capget(ctypes.byref(header), data) != 0:
        raise OSError(ctypes.get_errno(), "capget")
    for place in range(3):  # the effective, permitted and inheritable sets
        data[place] &= ~(1 << DAC_OVERRIDE | 1 << DAC_READ_SEARCH)
    if library.capset(ctypes.byref(header), data) != 0:
        raise OSError(ctypes.get_errno(), "capset")


DISK_FULL_FILE = "full"
"""Name of the file that simulates a full disk."""


def main(data: Path, limits: dict[str, Any]) -> None:
    """Serve on a free port until the process is ended, and print the address."""
    files: int | None = limits.pop("open_files", None)
    patience: int = limits.pop("busy_timeout", 300)
    if limits.pop("wrong_clock", False):
        set_wrong(data)
    if limits.pop("obeys_modes", False):
        obey_modes()
    if files is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files // 2, files))
    patch.object(database, "PRAGMAS", (*database.PRAGMAS, f"busy_timeout={patience}")).start()
    event.listen(Engine, "begin", lambda connection: _limit_pages(connection, data))
    find_game(usual.QUICK).precompile()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    settings = Settings(data=data, port=0, **{"bot_pause": 0.0, "bot_step": 0.0, **limits})
    serve(settings, on_ready=lambda address, *_: print(address, flush=True))


def _limit_pages(connection: Connection, data: Path) -> None:
    if connection.dialect.is_async or connection.dialect.name != "sqlite":
        return
    pages = (
        1 if (data / DISK_FULL_FILE).exists() else 1 << 30
    )  # SQLite raises a limit below the current size to the current size
    connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
