"""Warnings about folders of compiled rules: a process and its children log each once."""

from __future__ import annotations

import os
from pathlib import Path

WARNED = "TERTULIA_CACHE_WARNED"
"""Set by the process that has warned of a folder, so that its children do not warn again."""


def is_first_warning(folder: Path) -> bool:
    """Whether neither this process nor a parent of it has warned of a folder yet; from now on they have."""
    first = os.environ.get(WARNED) != str(folder)
    os.environ[WARNED] = str(folder)
    return first
