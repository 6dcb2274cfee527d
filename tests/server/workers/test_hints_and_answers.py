"""Cancelled hints, ending thoughts and automatic answers, without a site."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tertulia.server.domain.events import EventBus
from tertulia.server.domain.jobs import JobId, JobKind
from tertulia.server.domain.ports import Requester
from tertulia.server.domain.private_seat_data import PrivateSeatData
from tertulia.server.workers import planned
from tertulia.server.workers.hinting import Hints
from tertulia.server.workers.scheduler import Priority, WorkOwner
from tertulia.server.workers.search_pool import SearchPool, SearchSlot
from tests.server.finished_games import create_finished_table, seat_guests


async def test_hint_is_cancelled_with_its_request() -> None:
    """The caller gets the cancellation, neither an answer nor an error about a changed table, and the job is deleted."""
    table, deleted = create_finished_table("one", seat_guests("ana", "ben"), most=2), list[JobId]()
    match = table.state.match
    assert match is not None

    async def load_shares(_: object) -> list[str]:
        return []

    async def enqueue(_: object) -> None:
        pass

    async def delete(jobs: list[JobId]) -> None:
        deleted.extend(jobs)

    jobs = SimpleNamespace(load_shares=load_shares, enqueue=enqueue, delete=delete)
    hints = Hints(cast(Any, jobs), EventBus(), b"secret")
    request = asyncio.create_task(hints.hint(table, match, match.actors()[0], Requester("192.0.2.1")))
    await asyncio.sleep(0)
    request.cancel()
    with pytest.raises(asyncio.CancelledError):
        await request
    assert not hints._pending
    assert [job.kind for job in deleted] == [JobKind.HINT]


async def test_automatic_answer_is_recorded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if it was given before at this position and taken back. Later entries of the list are then dropped."""
    table = create_finished_table("one", seat_guests("ana", "ben"), most=2)
    match, seat_data = table.state.match, PrivateSeatData(auto_answered_plies=[1, 3, 7])
    assert match is not None

    async def change(_: str, seat: int, alter: Callable[[PrivateSeatData], PrivateSeatData]) -> None:
        nonlocal seat_data
        seat_data = alter(seat_data)

    async def run(*_: object) -> None:
        pass

    monkeypatch.setattr(planned, "choose_answer", lambda *_: (0,))
    service, store = SimpleNamespace(run=run), SimpleNamespace(change=change)
    worker = planned.PlannedMoveWorker(cast(Any, service), cast(Any, store))
    await worker._answer(table, table.state, 0, seat_data)
    assert (match.position + 1, seat_data.auto_answered_plies) == (3, [1, 3])


async def test_running_search_is_cancelled_when_pool_closes() -> None:
    ended = list[str]()

    async def think(*_: object) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("thought")

    thinkers = SearchPool(1)
    process = SimpleNamespace(
        run=think, clear_signal=lambda: None, terminate=lambda: None, request_yield=lambda: None, started=True
    )
    thinkers._slots = [SearchSlot(cast(Any, process))]
    search = asyncio.create_task(thinkers.run(WorkOwner(Priority.HINT, "ana", "ana"), cast(Any, think), None))
    await asyncio.sleep(0.01)
    thinkers.close()
    await asyncio.sleep(0.01)
    assert ended == ["thought"]
    search.cancel()


def test_table_change_wakes_waiting_hint() -> None:
    pending = {(name, 0): SimpleNamespace(news=asyncio.Event()) for name in ("one", "two")}
    hints = object.__new__(Hints)
    vars(hints)["_pending"] = pending
    hints.note_table_news("two")
    assert [each.news.is_set() for each in pending.values()] == [False, True]
