"""Ensures that a warning about a cache folder is logged only once by a process and its children."""

from __future__ import annotations

import os
from pathlib import Path

WARNED_VARIABLE = "TERTULIA_CACHE_WARNED"
"""Name of an environment variable that holds the folder of the last warning; child processes inherit it."""


def is_first_warning(folder: Path) -> bool:
    """Return whether this process and its parents have not yet warned about a folder, and record the warning."""
    first = os.environ.get(WARNED_VARIABLE) != str(folder)
    os.environ[WARNED_VARIABLE] = str(folder)
    return first
