"""Background tasks: restarted after any failure, and ended even if they lose a cancellation."""

from __future__ import annotations

import asyncio
import contextlib
import itertools

import pytest

from tertulia.server.workers import task_control
from tertulia.server.workers.task_control import (
    MAX_BACKOFF_SECONDS,
    cancel_all,
    finish_before_cancelling,
    restart_on_error,
)
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


async def test_lost_cancellation_is_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(task_control, "RECANCEL_SECONDS", 0.001)
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
    await cancel_all(tasks)
    assert lost == 3
    assert all(task.done() for task in tasks)


async def test_cancelling_no_tasks_returns() -> None:
    await cancel_all([])


async def test_cancelled_caller_gets_cancellation_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the work ends, fails, or ignores its cancellation."""
    monkeypatch.setattr(task_control, "CLEANUP_SECONDS", 0.001)
    last = asyncio.Event()

    async def goes_on() -> None:
        while not last.is_set():
            with contextlib.suppress(asyncio.CancelledError):
                await last.wait()

    async def fails() -> None:
        await asyncio.sleep(0)
        raise ValueError

    results = list[object]()
    for work in (goes_on(), fails(), asyncio.sleep(0)):
        caller = asyncio.create_task(finish_before_cancelling(work, 0.001))
        await asyncio.sleep(0)
        caller.cancel()
        results += await asyncio.gather(caller, return_exceptions=True)
    last.set()
    assert [type(each) for each in results] == [asyncio.CancelledError] * 3
