"""Time limits of tests on a machine that also does other work."""

from __future__ import annotations

import os

from tertulia.kernel.cores import cores


def under_load(seconds: float) -> float:
    """A time limit for an idle machine, scaled by the number of processes that compete for each core."""
    return seconds * max(1.0, os.getloadavg()[0] / cores())
