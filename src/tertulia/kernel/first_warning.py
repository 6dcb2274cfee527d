"""Ensures that a process and its children log a warning about a cache folder only once."""

from __future__ import annotations

import os
from pathlib import Path

WARNED_VARIABLE = "TERTULIA_CACHE_WARNED"
"""Environment variable with the folder that was warned about; child processes inherit it."""


def is_first_warning(folder: Path) -> bool:
    """Return whether no warning about this folder was logged yet, and record it as logged.

    It considers this process and its parents.
    """
    first = os.environ.get(WARNED_VARIABLE) != str(folder)
    os.environ[WARNED_VARIABLE] = str(folder)
    return first
