"""Ending tasks, also tasks that lose a cancellation."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from tertulia.server.workers import task_control
from tertulia.server.workers.task_control import cancel_all, finish_before_cancelling


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

    heard = list[object]()
    for work in (goes_on(), fails(), asyncio.sleep(0)):
        caller = asyncio.create_task(finish_before_cancelling(work, 0.001))
        await asyncio.sleep(0)
        caller.cancel()
        heard += await asyncio.gather(caller, return_exceptions=True)
    last.set()
    assert [type(each) for each in heard] == [asyncio.CancelledError] * 3
