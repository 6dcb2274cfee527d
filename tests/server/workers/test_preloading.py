"""Worker processes load the bots' search in advance, and stop loading when a request waits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from tertulia.bots.bot import Cancelled
from tertulia.kernel.registry import installed_games
from tertulia.server.domain.readiness import Readiness
from tertulia.server.workers import warming
from tertulia.server.workers.scheduler import Priority, WorkOwner
from tertulia.server.workers.warming import load_games, preload_search_processes

NAMES = list(installed_games())


@dataclass
class FakePool:
    """Records its questions. The first one fails."""

    processes: int = 3
    requests: list[tuple[WorkOwner, Sequence[str]]] = field(default_factory=list)

    async def run(self, asker: WorkOwner, work: Any, about: Sequence[str]) -> int:
        """Record the question without doing the work."""
        assert work is load_games
        self.requests.append((asker, about))
        if len(self.requests) == 1:
            raise Cancelled
        return len(about)


@dataclass
class FakeWanted:
    """Reports a waiting request from the second look on."""

    looks: int = 0

    def __call__(self) -> bool:
        return True

    @property
    def should_yield(self) -> bool:
        self.looks += 1
        return self.looks > 1


async def test_every_process_loads_playable_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A failure in one process does not stop the others. Rules that are not compiled are left out."""
    pool: Any = FakePool()
    monkeypatch.setattr(warming, "list_missing_searches", lambda chosen: NAMES[1:2])
    await preload_search_processes(pool, Readiness(NAMES[:1]))
    assert [about for _, about in pool.requests] == [tuple(NAMES[2:])] * 3
    assert {asker.priority for asker, _ in pool.requests} == {Priority.UNATTENDED}


def test_preloading_yields_to_requests() -> None:
    wanted: Any = FakeWanted()
    assert load_games(NAMES, wanted) == 1
