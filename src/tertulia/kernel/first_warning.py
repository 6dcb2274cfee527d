"""Ensures that a warning about a cache folder is logged only once by a process and its children."""

from __future__ import annotations

import os
from pathlib import Path

WARNED_VARIABLE = "TERTULIA_CACHE_WARNED"
"""Name of the environment variable with the path of the cache folder that the last warning was about.

Child processes inherit the variable, so they do not repeat the warning for the same folder.
"""


def is_first_warning(folder: Path) -> bool:
    """Return whether neither this process nor its parents have warned about a folder; record the warning."""
    first = os.environ.get(WARNED_VARIABLE) != str(folder)
    os.environ[WARNED_VARIABLE] = str(folder)
    return first
