"""What a server's surroundings do to it: a clock that is set, modes of files that hold for root, too."""

from __future__ import annotations

import ctypes
import sys
import time
from datetime import datetime, timedelta, tzinfo
from pathlib import Path

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
