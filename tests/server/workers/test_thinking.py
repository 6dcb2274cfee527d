"""Bots that think do so in processes of their own: what is unwanted ends, what dies is replaced, the server waits for nothing."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import time
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from tertulia.bots import make_bot
from tertulia.kernel.registry import game as game_named
from tertulia.server.domain.commands import Open, SeatPlan
from tertulia.server.domain.events import Finished
from tertulia.server.workers.thinking import Thinkers, TooLong
from tests.laws.playing import key_of
from tests.server.asgi import site

pytestmark = [pytest.mark.xdist_group("thinking"), pytest.mark.timeout(300, func_only=True)]
GAME = game_named("no-siesta")
STATE = GAME.new({}, 2, key_of("thinking"))
SEAT = GAME.actors(STATE).bit_length() - 1
WORLD = GAME.to_bytes(GAME.determinize(STATE, SEAT, key_of("a world")))


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """The search, which is no part of any test's time."""
    make_bot(GAME, "quick", bytes(32)).choose(GAME, STATE, SEAT)


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    made = Thinkers(1)
    yield made
    made.close()


def pids(thinkers: Thinkers) -> list[int]:
    return list(thinkers._pool._processes or ()) if thinkers._pool else []


async def test_a_turn_is_a_chain_of_legal_actions(thinkers: Thinkers) -> None:
    actions = await thinkers.turn("no-siesta", "quick", SEAT, WORLD, bytes(32))
    again = await thinkers.turn("no-siesta", "quick", SEAT, WORLD, bytes(32))
    state = GAME.copy(STATE)
    assert actions == again
    for number, action in enumerate(actions):
        assert action in GAME.legal(state, SEAT)
        before = GAME.copy(state)
        GAME.apply(state, SEAT, action)
        assert GAME.reveals(before, state) == (number == len(actions) - 1)


async def test_a_process_that_dies_is_replaced(thinkers: Thinkers) -> None:
    first = await thinkers.turn("no-siesta", "quick", SEAT, WORLD, bytes(32))
    killed = pids(thinkers)
    for pid in killed:
        os.kill(pid, signal.SIGKILL)
    broken = thinkers._pool
    while thinkers._pool is broken:
        with contextlib.suppress(BrokenProcessPool):  # at the first question or the second
            await thinkers.turn("no-siesta", "quick", SEAT, WORLD, bytes(32))
    assert await thinkers.turn("no-siesta", "quick", SEAT, WORLD, bytes(32)) == first
    assert not set(pids(thinkers)) & set(killed)


async def test_what_is_unwanted_ends_at_once(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the next in the queue would wait for it: a master thinks for a turn far longer than this test waits."""
    await thinkers.turn("no-siesta", "quick", SEAT, WORLD, bytes(32))
    waits = [asyncio.create_task(thinkers.turn("no-siesta", "master", SEAT, WORLD, key_of(str(n)))) for n in range(20)]
    await asyncio.sleep(0.2)
    for task in waits:
        task.cancel()
    await asyncio.gather(*waits, return_exceptions=True)
    began = time.monotonic()
    assert await thinkers.turn("no-siesta", "quick", SEAT, WORLD, bytes(32))
    assert len(pids(thinkers)) == 1
    assert time.monotonic() - began < 20


async def test_who_thinks_too_long_is_sent_away() -> None:
    hasty = Thinkers(1, patience=0.001)
    with pytest.raises(TooLong):
        await hasty.turn("no-siesta", "master", SEAT, WORLD, bytes(32))
    assert not pids(hasty)
    hasty.close()


async def test_bots_that_think_play_a_table_to_its_end(tmp_path: Path) -> None:
    """Their processes are killed twice meanwhile."""
    async with site(tmp_path) as running:
        over, killed = asyncio.Event(), list[int]()
        service = running.assembly.service
        service.events.subscribe(Finished, lambda event: over.set())
        host = running.signer.new_guest()
        table = await service.open(Open(host, "no-siesta", [SeatPlan("bot", "quick")] * 2, {}))
        assert (await running.ask(host, "POST", f"/api/tables/{table.id}/start", {})).status == 200
        while len(killed) < 2:
            await asyncio.sleep(0.05)
            for process in multiprocessing.active_children():
                if table.state.match and table.state.match.position > 10 * (1 + len(killed)):
                    process.kill()
                    killed.append(process.pid or 0)
        await over.wait()
        assert table.state.phase == "over"
