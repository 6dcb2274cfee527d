"""Tasks end, even those that lose a cancellation."""

from __future__ import annotations

import asyncio

import pytest

from tertulia.server.workers import ending
from tertulia.server.workers.ending import end


async def test_a_task_that_loses_a_cancellation_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "LOST", 0.001)
    lost = 0

    async def tries_again() -> None:
        nonlocal lost
        while True:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                lost += 1
                if lost == 3:
                    raise

    async def fails() -> None:
        raise ValueError

    tasks = [asyncio.create_task(tries_again()), asyncio.create_task(fails())]
    await asyncio.sleep(0)
    await end(tasks)
    assert lost == 3
    assert all(task.done() for task in tasks)


async def test_nothing_to_end_is_at_its_end() -> None:
    await end([])
