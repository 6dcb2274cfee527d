"""Tables where only bots play sleep while no one watches.

A cancellation never leaves a bot asleep that is waited for.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tertulia.kernel.registry import installed_games
from tertulia.server.domain.commands import Open, SeatPlan, Start
from tertulia.server.domain.ports import StorageFault
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.table import Table
from tertulia.server.live.broadcaster import POLL_PRESENCE_SECONDS
from tertulia.server.workers import bots
from tertulia.server.workers.scheduler import Priority, WorkOwner
from tests.server.asgi import Site, site
from tests.server.conftest import wait_until

ANA, BEN = GuestId("ana"), GuestId("ben")
BOTS = [SeatPlan("bot", "random")] * 2


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    installed_games()["granada"].precompile()


class PresenceClock:
    """Stops the clock of presence. The test sets it with `now`."""

    def __init__(self, running: Site) -> None:
        self.now = 0.0
        running.assembly.live.presence.clock = lambda: self.now


async def start_table(running: Site, seats: list[SeatPlan]) -> Table:
    service = running.assembly.service
    table = await service.open(Open(ANA, "granada", seats, {}))
    await service.run(table, Start(ANA))
    return table


def is_unchanged(table: Table, position: int) -> bool:
    return table.state.position == position


async def test_table_of_bots_plays_only_while_watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(tmp_path) as running:
        watch = PresenceClock(running)
        watch.now = 1000.0
        table = await start_table(running, BOTS)
        await asyncio.sleep(0.1)
        assert table.state.position == 0
        acted = asyncio.Event()
        whole_run = running.assembly.service.run

        async def run(*args: object) -> object:
            result = await whole_run(*args)  # type: ignore[arg-type]
            watch.now += POLL_PRESENCE_SECONDS  # the spectator is gone by now
            acted.set()
            return result

        monkeypatch.setattr(running.assembly.service, "run", run)
        answer = await running.ask(None, "GET", f"/api/tables/{table.id}")
        assert answer.status == 200
        await acted.wait()
        await asyncio.sleep(0.1)
        assert table.state.phase == "running"
        position = table.state.position
        assert position > 0
        await asyncio.sleep(0.1)
        assert is_unchanged(table, position), "it sleeps again"


async def test_sleeping_table_is_unloaded_and_stays_asleep_at_start(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        PresenceClock(running).now = 1000.0
        table = await start_table(running, BOTS)
        running.assembly.service.forget(0.0)
        assert table.closed
    async with site(tmp_path) as running:
        assert await running.assembly.service.store.with_bots_to_act() == []


async def test_bots_play_unwatched_at_table_with_player(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        PresenceClock(running).now = 1000.0
        table = await start_table(running, [SeatPlan("me"), SeatPlan("bot", "random")])
        await wait_until(lambda: table.state.actors() == [0])
        assert await running.assembly.service.store.with_bots_to_act() == []


async def test_cancelled_task_leaves_no_bot_asleep(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For example, a pool that is shut down cancels its waiting tasks."""
    cancelled = 0

    def cancelling(*args: object) -> object:
        nonlocal cancelled
        cancelled += 1
        if cancelled <= 3:
            raise asyncio.CancelledError
        return whole(*args)  # type: ignore[arg-type]

    whole = bots.choose_turn
    monkeypatch.setattr(bots, "choose_turn", cancelling)
    monkeypatch.setattr(bots, "MIN_BACKOFF_SECONDS", 0.001)
    async with site(tmp_path) as running:
        table = await start_table(running, [SeatPlan("me"), SeatPlan("bot", "random"), SeatPlan("bot", "random")])
        await wait_until(lambda: table.state.actors() == [0] or table.state.phase == "over")
        if cancelled == 0:
            pytest.skip("the player begins, so no bot has acted")


async def test_search_is_charged_to_waiting_player(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        worker = bots.BotWorker(
            running.assembly.service,
            running.assembly.backends.settings,
            running.worker.search_pool,
            running.assembly.client_addresses,
        )
        table = await start_table(running, [SeatPlan("me"), SeatPlan("bot", "quick")])
        assert worker._asker(table.state) == WorkOwner(Priority.PEOPLE, "", ANA)
        await running.ask(ANA, "GET", f"/api/tables/{table.id}")
        assert worker._asker(table.state) == WorkOwner(Priority.PEOPLE, "127.0.0.1", ANA)
        alone = await start_table(running, [SeatPlan("bot", "quick")] * 2)
        assert worker._asker(alone.state).priority is Priority.UNATTENDED


async def test_watched_table_of_bots_continues_after_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "MIN_BACKOFF_SECONDS", 0.001)
    async with site(tmp_path) as running:
        monkeypatch.setattr(running.assembly.live, "is_watched", lambda table: True)
        journal = running.assembly.backends.journal
        commit, failures = journal.commit, [StorageFault("disk-full")] * 2

        async def unsteady(*changes: object) -> None:
            if failures and any(change.log for change in changes):  # type: ignore[attr-defined]
                raise failures.pop()
            await commit(*changes)  # type: ignore[arg-type]

        table = await running.assembly.service.open(Open(ANA, "granada", BOTS, {}))
        await running.assembly.service.run(table, Start(ANA))
        monkeypatch.setattr(journal, "commit", unsteady)
        await wait_until(lambda: table.state.phase == "over")
