"""Worker processes for bots: unwanted thoughts end, failed processes are replaced, no request is lost."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tertulia.bots import make_bot
from tertulia.kernel.registry import find_game
from tertulia.laws.seed import key_of
from tertulia.server.domain.commands import Open, SeatPlan
from tertulia.server.domain.events import GameFinished
from tertulia.server.workers import search_pool, search_process
from tertulia.server.workers.scheduler import Priority, WorkOwner
from tertulia.server.workers.search_pool import BotTurn, SearchPool, SearchTimeout
from tertulia.server.workers.search_process import FORKS, SearchProcessFactory, WantedFlag
from tests.costs import scale_to_load
from tests.server.asgi import site

pytestmark = [pytest.mark.xdist_group("thinking"), pytest.mark.timeout(300, func_only=True)]
GAME = find_game("no-siesta")
STATE = GAME.new({}, 2, key_of("thinking"))
SEAT = GAME.actors(STATE).bit_length() - 1
WORLD = GAME.to_bytes(GAME.determinize(STATE, SEAT, key_of("a world")))
ANA, BEN = (WorkOwner(Priority.PEOPLE, address, address) for address in ("ana", "ben"))
BOT_ASKER = WorkOwner(Priority.UNATTENDED, "ana", "ana")


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """Compile the search first, so that no test waits for it."""
    make_bot(GAME, "quick", bytes(32)).choose(GAME, STATE, SEAT)


@pytest.fixture
async def pool() -> AsyncIterator[SearchPool]:
    created = SearchPool(1)
    yield created
    created.close()


def search_turn(
    pool: SearchPool, bot: str = "quick", asker: WorkOwner = ANA, key: bytes = bytes(32)
) -> asyncio.Task[list[int]]:
    return asyncio.create_task(pool.search_turn(asker, BotTurn("no-siesta", bot, SEAT, WORLD, key)))


def record_start(path: Path, _: WantedFlag) -> str:
    """Record that the work began, and return at once."""
    with path.open("a") as file:
        file.write("x")
    return "done"


def run_until_unwanted(path: Path, wanted: WantedFlag) -> int:
    """Record that the work began, and run until it is not wanted any more."""
    record_start(path, wanted)
    while wanted():
        time.sleep(0.005)
    path.with_suffix(".ended").touch()
    return 0


def take_steps(limit: int, wanted: WantedFlag) -> int:
    """Take up to `limit` steps of 10 ms, fewer if others wait. Returns the number of steps taken."""
    for number in range(1, limit + 1):
        time.sleep(0.01)
        if wanted.should_yield:
            return number
    return limit


def die_once(path: Path, wanted: WantedFlag) -> str:
    """Kill the process at the first call."""
    if not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return record_start(path, wanted)


def loaded_by_parent(module: str, wanted: WantedFlag) -> tuple[int, bool]:
    """Return the id of the parent process, and whether this process has loaded a module."""
    time.sleep(0.2)  # so that both processes are used
    return os.getppid(), module in sys.modules


async def wait_for_file(path: Path) -> None:
    while not path.exists():
        await asyncio.sleep(0.01)


async def test_search_is_reproducible_and_legal(pool: SearchPool) -> None:
    actions, again = await search_turn(pool), await search_turn(pool)
    state = GAME.copy(STATE)
    assert actions == again
    for number, action in enumerate(actions):
        assert action in GAME.legal(state, SEAT)
        before = GAME.copy(state)
        GAME.apply(state, SEAT, action)
        assert GAME.reveals(before, state) == (number == len(actions) - 1)


@pytest.mark.proof
async def test_killed_idle_process_is_replaced(pool: SearchPool) -> None:
    first = await search_turn(pool)
    (killed,) = pool.pids
    os.kill(killed, signal.SIGKILL)
    assert await search_turn(pool) == first
    assert killed not in pool.pids


@pytest.mark.skipif(not FORKS, reason="processes are forked on Linux only")
async def test_processes_are_forks_with_loaded_games() -> None:
    """They start at once and share the memory of the loaded games."""
    two = SearchPool(2)
    try:
        loaded = await asyncio.gather(
            *(two.run(asker, loaded_by_parent, search_process.PRELOADED) for asker in (ANA, BEN))
        )
    finally:
        two.close()
    assert loaded[0] == loaded[1] != (os.getpid(), True)
    assert loaded[0][1]


@pytest.mark.skipif(not FORKS, reason="processes are forked on Linux only")
async def test_close_does_not_wait_for_loading(monkeypatch: pytest.MonkeyPatch) -> None:
    loading, loaded = threading.Event(), threading.Event()

    def fork_once(_: SearchProcessFactory) -> None:
        loading.set()
        loaded.wait()

    monkeypatch.setattr(SearchProcessFactory, "_fork_once", fork_once)
    two = SearchPool(2)
    searches = [asyncio.create_task(two.run(asker, take_steps, 1)) for asker in (ANA, BEN)]
    await asyncio.to_thread(loading.wait)
    two.close()
    assert two.pids == []
    for one in searches:
        one.cancel()
    await asyncio.wait(searches)
    loaded.set()


async def test_search_of_killed_process_is_repeated(pool: SearchPool, tmp_path: Path) -> None:
    dying = asyncio.create_task(pool.run(ANA, die_once, tmp_path / "once"))
    others = [asyncio.create_task(pool.run(ANA, record_start, tmp_path / str(number))) for number in range(5)]
    assert await dying == "done"
    assert await asyncio.gather(*others) == ["done"] * 5


async def test_timeout_counts_from_start_of_search(pool: SearchPool) -> None:
    """However long the queue is."""
    await pool.run(ANA, take_steps, 1)  # starts the process
    pool._timeout_seconds = patience = scale_to_load(1.0)
    searches = int(11 * patience)  # 0.1 s each, one after the other
    began = time.monotonic()
    assert await asyncio.gather(*(pool.run(BEN, take_steps, 10) for _ in range(searches))) == [10] * searches
    assert time.monotonic() - began > patience


@pytest.mark.proof
async def test_timed_out_search_spares_waiting_ones(
    pool: SearchPool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search_pool, "MAX_ATTEMPTS", 1)
    await pool.run(ANA, take_steps, 1)
    pool._timeout_seconds = 0.3
    late = asyncio.create_task(pool.run(ANA, run_until_unwanted, tmp_path / "late"))
    await wait_for_file(tmp_path / "late")
    pool._timeout_seconds = 60.0  # for the later questions, which wait for a new process
    others = [asyncio.create_task(pool.run(BEN, take_steps, 2)) for _ in range(6)]
    with pytest.raises(SearchTimeout):
        await late
    assert await asyncio.gather(*others) == [2] * 6


async def test_cancelled_search_is_never_started(pool: SearchPool, tmp_path: Path) -> None:
    first = asyncio.create_task(pool.run(ANA, run_until_unwanted, tmp_path / "first"))
    await wait_for_file(tmp_path / "first")
    cancelled_tasks = [asyncio.create_task(pool.run(ANA, record_start, tmp_path / "never")) for _ in range(20)]
    await asyncio.sleep(0)
    assert len(pool.scheduler) == 20
    for task in [first, *cancelled_tasks]:
        task.cancel()
    await asyncio.gather(first, *cancelled_tasks, return_exceptions=True)
    assert len(pool.scheduler) == 0
    assert await pool.run(BEN, record_start, tmp_path / "last") == "done"
    assert (tmp_path / "first.ended").exists(), "the running search was ended"
    assert not (tmp_path / "never").exists()


async def test_unattended_bots_yield_at_once(pool: SearchPool, tmp_path: Path) -> None:
    await pool.run(ANA, take_steps, 1)
    table = asyncio.create_task(pool.run(BOT_ASKER, take_steps, 3000))
    await asyncio.sleep(0)
    assert await pool.run(ANA, record_start, tmp_path / "mine") == "done"
    assert await table < 1000, "it returns its partial result"


async def test_long_searches_yield_to_equal_priority(
    pool: SearchPool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search_pool, "YIELD_AFTER_SECONDS", 0.05)
    await pool.run(ANA, take_steps, 1)
    turn = asyncio.create_task(pool.run(ANA, take_steps, 3000))
    await asyncio.sleep(0)
    assert await pool.run(BEN, record_start, tmp_path / "bens") == "done"
    assert 1 <= await turn < 1000


async def test_search_beyond_timeout_is_killed() -> None:
    hasty = SearchPool(1, timeout_seconds=0.001)
    with pytest.raises(SearchTimeout):
        await search_turn(hasty, "master")
    assert not hasty.pids
    hasty.close()


async def test_game_finishes_despite_killed_search_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their processes are killed twice meanwhile."""
    async with site(tmp_path) as running:
        over, killed = asyncio.Event(), list[int]()
        service = running.assembly.service
        monkeypatch.setattr(running.assembly.live, "is_watched", lambda table: True)
        service.events.subscribe(GameFinished, lambda event: over.set())
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
