"""Replays run one after another, in fair shares, with limits on how many may wait."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable

import pytest

from tertulia.server.domain.errors import TooManyReplays
from tertulia.server.domain.ports import Pace, Requester
from tertulia.server.workers import replaying
from tertulia.server.workers.replaying import Replays

ANA, BEN = Requester("there", "ana"), Requester("here", "ben")


@pytest.fixture
async def replays() -> AsyncIterator[Replays]:
    created = Replays(max_per_address=100, max_plies=250)
    yield created
    created.close()


class Gate:
    """A replay that ends when the test opens the gate."""

    def __init__(self) -> None:
        self.began, self.open = threading.Event(), threading.Event()

    def __call__(self, pace: Pace) -> str:
        self.began.set()
        self.open.wait(10)
        return "done"


def make_recorder(order: list[str], name: str) -> Callable[[Pace], str]:
    def work(pace: Pace) -> str:
        order.append(name)
        return name

    return work


async def start_gate(replays: Replays, gate: Gate, requester: Requester = ANA) -> asyncio.Task[str]:
    """Start a replay that occupies the only thread."""
    task = asyncio.create_task(replays.replay(requester, 10, gate))
    await asyncio.to_thread(gate.began.wait, 10)
    return task


async def test_replay_returns_result_or_raises(replays: Replays) -> None:
    def damaged(pace: Pace) -> None:
        raise ValueError("damaged")

    assert await replays.replay(ANA, 5, make_recorder([], "one")) == "one"
    with pytest.raises(ValueError, match="damaged"):
        await replays.replay(ANA, 5, damaged)
    assert await replays.replay(ANA, 5, make_recorder([], "two")) == "two"


async def test_replays_run_in_fair_shares(replays: Replays) -> None:
    gate, order = Gate(), list[str]()
    first = await start_gate(replays, gate)
    many = [asyncio.create_task(replays.replay(ANA, 30, make_recorder(order, f"ana {n}"))) for n in range(3)]
    await asyncio.sleep(0)
    one = asyncio.create_task(replays.replay(BEN, 30, make_recorder(order, "ben")))
    await asyncio.sleep(0)
    gate.open.set()
    await asyncio.gather(first, one, *many)
    assert order.index("ben") <= 1


async def test_waiting_plies_of_one_address_are_limited(replays: Replays) -> None:
    gate = Gate()
    first = await start_gate(replays, gate)
    waiting = asyncio.create_task(replays.replay(ANA, 90, make_recorder([], "waits")))
    await asyncio.sleep(0)
    with pytest.raises(TooManyReplays) as refused:
        await replays.replay(ANA, 20, make_recorder([], "too much"))
    assert refused.value.code == "too-many-replays"
    assert (refused.value.retry_after or 0) > 0
    others = asyncio.create_task(replays.replay(BEN, 150, make_recorder([], "of its own")))
    await asyncio.sleep(0)
    gate.open.set()
    assert [await each for each in (first, waiting, others)] == ["done", "waits", "of its own"]
    assert await replays.replay(ANA, 20, make_recorder([], "later")) == "later"


async def test_total_of_waiting_plies_is_limited(replays: Replays) -> None:
    gate = Gate()
    first = await start_gate(replays, gate)
    waiting = [asyncio.create_task(replays.replay(Requester(f"{n}"), 90, make_recorder([], "waits"))) for n in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(TooManyReplays):
        await replays.replay(BEN, 1, make_recorder([], "too much"))
    gate.open.set()
    await asyncio.gather(first, *waiting)


async def test_cancelled_replay_is_not_started(replays: Replays) -> None:
    gate, order = Gate(), list[str]()
    first = await start_gate(replays, gate)
    cancelled_task = asyncio.create_task(replays.replay(BEN, 90, make_recorder(order, "never")))
    await asyncio.sleep(0)
    cancelled_task.cancel()
    await asyncio.gather(cancelled_task, return_exceptions=True)
    gate.open.set()
    await first
    assert await replays.replay(BEN, 90, make_recorder(order, "later")) == "later"
    assert order == ["later"]


async def test_cancelled_running_replay_ends(replays: Replays, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaying, "WORK_SECONDS", 0.0)
    began = threading.Event()

    def endless(pace: Pace) -> None:
        while True:
            began.set()
            pace()

    task = asyncio.create_task(replays.replay(ANA, 5, endless))
    await asyncio.to_thread(began.wait, 10)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert await replays.replay(BEN, 5, make_recorder([], "the thread is free")) == "the thread is free"
