"""The real server with the limits that an attack needs, so that it meets them at once; it is run in a process of its own
(`tests.server.forked`).

Limits are settings by their names, and `open_files` (the hard limit of the system, of which the process has half at first),
`busy_timeout` (milliseconds that the database waits for another program), `wrong_clock` (`set_wrong`) and `obeys_modes`
(`obey_modes`).
While there is a file `full` in the folder, the database cannot grow: a full disk without the right to mount one.
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

from sqlalchemy import Connection, Engine, event

from bench import usual
from tertulia.kernel.registry import game as game_named
from tertulia.server.run import serve
from tertulia.server.settings import Settings
from tertulia.server.storage import database

CLOCK = "clock"
"""The file that says by how many seconds the clock of the wall is wrong."""
DAC_OVERRIDE, DAC_READ_SEARCH = 1, 2
"""What root may do beside the modes of files."""
VERSION_3 = 0x20080522
"""Of the system's call."""


def set_wrong(data: Path) -> None:
    """From now on the server's clock of the wall is wrong by what stands in the file of a data folder."""
    file, right = data / CLOCK, time.time

    def wrong() -> float:
        return float(file.read_text(encoding="ascii")) if file.exists() else 0.0

    class Wrong(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
            return datetime.now(tz) + timedelta(seconds=wrong())

    vars(time)["time"] = lambda: right() + wrong()
    for name, module in list(sys.modules.items()):
        if name.startswith("tertulia.") and vars(module).get("datetime") is datetime:
            vars(module)["datetime"] = Wrong


class _Header(ctypes.Structure):
    _fields_ = [("version", ctypes.c_uint32), ("pid", ctypes.c_int)]


def obey_modes() -> None:
    """From now on this process may do with files what their modes say (Linux), whoever runs it."""
    library, header, data = ctypes.CDLL(None, use_errno=True), _Header(VERSION_3, 0), (ctypes.c_uint32 * 6)()
    if library.capget(ctypes.byref(header), data) != 0:
        raise OSError(ctypes.get_errno(), "capget")
    for place in range(3):  # effective, permitted, inheritable
        data[place] &= ~(1 << DAC_OVERRIDE | 1 << DAC_READ_SEARCH)
    if library.capset(ctypes.byref(header), data) != 0:
        raise OSError(ctypes.get_errno(), "capset")


FULL = "full"
"""The file that stands for a full disk."""


def main(data: Path, limits: dict[str, Any]) -> None:
    """Serve on a free port until the process is ended; the address is printed."""
    files: int | None = limits.pop("open_files", None)
    patience: int = limits.pop("busy_timeout", 300)
    if limits.pop("wrong_clock", False):
        set_wrong(data)
    if limits.pop("obeys_modes", False):
        obey_modes()
    if files is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files // 2, files))
    vars(database)["PRAGMAS"] = (*database.PRAGMAS, f"busy_timeout={patience}")
    event.listen(Engine, "begin", lambda connection: _narrow(connection, data))
    game_named(usual.QUICK).precompile()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    settings = Settings(data=data, **{"bot_pause": 0.0, "bot_step": 0.0, **limits})
    serve(settings, hosts=["127.0.0.1"], port=0, on_ready=lambda address, *_: print(address, flush=True))


def _narrow(connection: Connection, data: Path) -> None:
    if connection.dialect.is_async or connection.dialect.name != "sqlite":
        return
    pages = 1 if (data / FULL).exists() else 1 << 30  # fewer than there are means: as many as there are
    connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
