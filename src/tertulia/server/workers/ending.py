"""The end of tasks, whatever they wait for."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any

LOST = 0.2
"""Seconds after which a task that still goes on is told again."""


async def end(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Have tasks end, and return when they have. Each is cancelled until it does: a driver of a database that is just getting a
    connection may make another error of a cancellation, and what tries again after errors would go on for ever."""
    while unfinished := [task for task in tasks if not task.done()]:
        for task in unfinished:
            task.cancel()
        await asyncio.wait(unfinished, timeout=LOST)
    await asyncio.gather(*tasks, return_exceptions=True)  # what went wrong at the end is nobody's
