"""Background tasks that must run as long as the server are restarted after any failure."""

from __future__ import annotations

import asyncio
import contextlib
import itertools

import pytest

from tertulia.server.workers.task_control import MAX_BACKOFF_SECONDS, restart_on_error
from tests.server.clocks import MovedClock


async def test_failing_task_restarts_with_backoff(caplog: pytest.LogCaptureFixture) -> None:
    clock, begun = MovedClock(), list[float]()

    async def work() -> None:
        begun.append(clock.seconds)
        if len(begun) < 9:
            raise ZeroDivisionError("nobody has thought of it")

    await restart_on_error("looking around", work, clock)
    assert [after - before for before, after in itertools.pairwise(begun)] == [1, 2, 4, 8, 16, 32, 60, 60]
    assert len(caplog.records) == 8
    assert "looking around" in caplog.text
    assert "ZeroDivisionError" in caplog.text


async def test_backoff_resets_after_long_run() -> None:
    clock, begun = MovedClock(), list[float]()

    async def work() -> None:
        begun.append(clock.seconds)
        if len(begun) == 6:
            clock.seconds += MAX_BACKOFF_SECONDS + 1
        if len(begun) < 7:
            raise ValueError

    await restart_on_error("looking around", work, clock)
    assert begun[6] - begun[5] == MAX_BACKOFF_SECONDS + 2


async def test_only_own_cancellation_ends_task() -> None:
    begun = 0

    async def work() -> None:
        nonlocal begun
        begun += 1
        if begun == 1:
            raise asyncio.CancelledError  # as from a driver that has lost its connection
        await asyncio.Event().wait()

    task = asyncio.create_task(restart_on_error("looking around", work, MovedClock()))
    while begun < 2:
        await asyncio.sleep(0)
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task
    assert task.cancelled()
