"""Analysis of finished games: started by a request, reported with progress, and stored with the table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tertulia.analysis import advise
from tertulia.kernel.component_text import ComponentsText
from tertulia.kernel.components import Components
from tertulia.kernel.registry import find_game
from tertulia.play import Match
from tertulia.play.encoded_ply import encode_ply
from tertulia.play.log import Log
from tertulia.server.assembly import make_app
from tertulia.server.domain.component_sets import ComponentSet
from tertulia.server.domain.jobs import JobId, JobKind, JobState
from tertulia.server.domain.ports import AnalysisReport
from tertulia.server.domain.seats import GuestId, Seat
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table
from tertulia.server.settings import Settings
from tertulia.server.workers import analysing
from tertulia.server.workers.analysing import POLL_TIMEOUT_SECONDS
from tertulia.server.workers.job_runner import ClaimedJob
from tertulia.server.workers.scheduler import Priority, WorkOwner
from tests.server import finished_games
from tests.server.asgi import Site, site
from tests.server.finished_games import create_match
from tests.server.own_sets import make_own_set

pytestmark = [pytest.mark.xdist_group("thinking"), pytest.mark.timeout(600, func_only=True)]
GAME = find_game("no-siesta")
ANA, BEN, STRANGER = GuestId("ana"), GuestId("ben"), GuestId("stranger")
BUDGET_MS = 0.3


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """Compile the search first, so that no test waits for it."""
    state = GAME.new(GAME.check_options({}, 2), 2, bytes(32))
    advise(GAME, state, GAME.actors(state).bit_length() - 1, 1.0, bytes(32))


@asynccontextmanager
async def fast_site(folder: Path) -> AsyncIterator[Site]:
    """Start a site whose searches are short."""
    async with site(folder) as running:
        running.worker.analyses.budget = BUDGET_MS
        yield running


async def store_game(
    running: Site, most: int = 100_000, name: str = "one", components: Components | None = None
) -> Table:
    """Store a game of Ana and Ben, finished or after `most` actions, optionally with a component set."""
    match = create_match(GAME.name)
    if components is not None:
        match = Match.new(GAME, seats=match.seats, options=match.options, key=match.key, components=components)
    printed = ComponentSet(GAME.name, components or GAME.components())
    log = [encode_ply(match), *(encode_ply(after) for after in finished_games.play_match(match, most))]
    seats = (Seat("guest", ANA), Seat("guest", BEN))
    state = TableState("over" if match.over else "running", ANA, seats, match, Log(log))
    table = Table(name, match.game, match.options, False, match.key, match.components, state, printed)
    await running.assembly.service.store.create(table)
    return await running.assembly.service.table(name)


async def request_analysis(running: Site, guest: GuestId | None = ANA, name: str = "one") -> tuple[int, dict[str, Any]]:
    answer = await running.ask(guest, "GET", f"/api/tables/{name}/analysis")
    return answer.status, msgspec.json.decode(answer.body)


async def find_job(running: Site, name: str = "one") -> JobState | None:
    """Return the state of the job that analyses a table, or None."""
    job = JobId(JobKind.ANALYSIS, name)
    return (await running.assembly.backends.jobs.load_states([job])).get(job)


async def finish_analysis(running: Site, guest: GuestId | None = ANA) -> AnalysisReport:
    """Poll until the analysis is complete, and return it."""
    while True:
        status, answer = await request_analysis(running, guest)
        assert status == 200, answer
        assert answer["done"] <= answer["total"]
        if answer["report"] is not None:
            return msgspec.convert(answer["report"], AnalysisReport)
        await asyncio.sleep(0.05)


@pytest.mark.proof
async def test_first_request_starts_analysis_for_all_viewers(tmp_path: Path) -> None:
    async with fast_site(tmp_path) as running:
        table = await store_game(running)
        match = table.state.match
        assert match is not None
        assert match.over
        whole = await finish_analysis(running)
        analysis = whole.analysis
        assert len(analysis.decisions) > 20
        assert analysis.scores == list(match.outcome.scores if match.outcome else ())
        assert [one.ply for one in analysis.decisions] == sorted(one.ply for one in analysis.decisions)
        assert all(abs(sum(one.played.chances) - 1) < 1e-6 for one in analysis.decisions)
        assert await finish_analysis(running, STRANGER) == whole
        assert await finish_analysis(running, None) == whole


async def test_analysis_uses_the_tables_component_set(tmp_path: Path) -> None:
    components = GAME.components(ComponentsText("own", msgspec.json.encode(make_own_set(GAME))))
    async with fast_site(tmp_path) as running:
        table = await store_game(running, components=components)
        match = table.state.match
        assert match is not None
        analysis = (await finish_analysis(running)).analysis
        assert analysis.scores == list(match.outcome.scores if match.outcome else ())
    async with fast_site(tmp_path / "other") as running:
        table = await store_game(running, components=components)
        table.printed = None
        status, answer = await request_analysis(running)
        assert (status, answer["error"]) == (409, "components-changed")


async def test_best_lines_have_log_events_and_are_stored(tmp_path: Path) -> None:
    async with fast_site(tmp_path) as running:
        table = await store_game(running)
        whole = await finish_analysis(running)
        decisions = whole.analysis.decisions
        other = {place for place, one in enumerate(decisions) if one.choices[0].action != one.played.action}
        assert {line.decision for line in whole.lines} == other
        for line in whole.lines:
            first = line.steps[0]
            assert first.action == decisions[line.decision].choices[0].action
            assert first.seat == decisions[line.decision].seat
            assert first.events or first.action
        assert table.state.match is not None
        assert table.state.match.over
    async with fast_site(tmp_path) as running:
        status, answer = await request_analysis(running)
        assert status == 200
        assert msgspec.convert(answer["report"], AnalysisReport) == whole, "without another search"
        assert await find_job(running) is None


async def test_running_game_is_not_analysed(tmp_path: Path) -> None:
    """An analysis would reveal hidden information."""
    async with fast_site(tmp_path) as running:
        await store_game(running, 30)
        for guest in (ANA, BEN, STRANGER, None):
            status, answer = await request_analysis(running, guest)
            assert (status, answer["error"]) == (409, "not-over")
        assert await find_job(running) is None


@pytest.mark.proof
async def test_interrupted_analysis_restarts(tmp_path: Path) -> None:
    async with fast_site(tmp_path) as running:
        await store_game(running)
        _, answer = await request_analysis(running)
        assert answer["report"] is None
    async with fast_site(tmp_path) as running:
        _, answer = await request_analysis(running)
        assert (answer["done"], answer["report"]) == (0, None)
        assert (await finish_analysis(running)).analysis.decisions


@pytest.mark.proof
async def test_damaged_analysis_is_recomputed(tmp_path: Path) -> None:
    async with fast_site(tmp_path) as running:
        await store_game(running)
        whole = await finish_analysis(running)
        with running.assembly.backends.journal.writer.begin() as connection:
            connection.exec_driver_sql("UPDATE analysis SET packed = x'00'")
        assert (await request_analysis(running))[1]["report"] is None
        assert await finish_analysis(running) == whole


@pytest.mark.proof
async def test_each_analysis_queues_one_search_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Analyses have a lower priority than requests of players, so a bot waits for at most one search of each."""
    async with fast_site(tmp_path) as running:
        pool, askers, now = running.worker.search_pool, set[WorkOwner](), 0
        run_search = pool.run

        async def counted(asker: WorkOwner, *args: Any, **more: Any) -> Any:
            nonlocal now
            now += 1
            askers.add(asker)
            assert now <= 3
            try:
                return await run_search(asker, *args, **more)
            finally:
                now -= 1

        monkeypatch.setattr(pool, "run", counted)
        for name in ("one", "two", "three"):
            await store_game(running, name=name)
            await request_analysis(running, name=name)
        await finish_analysis(running)
        assert {asker.priority for asker in askers} == {Priority.ANALYSIS}


async def test_analysis_without_requests_is_cancelled(tmp_path: Path) -> None:
    async with fast_site(tmp_path) as running:
        running.worker.analyses.budget = 50.0
        await store_game(running)
        assert (await request_analysis(running))[0] == 200
        while (claimed := find_claimed_analysis(running)) is None or running.worker.search_pool.pids == []:
            await asyncio.sleep(0.01)
        claimed.due -= int(POLL_TIMEOUT_SECONDS - 30) * 1000
        await asyncio.sleep(0.2)
        assert await find_job(running), "a client has polled lately"
        claimed.due -= 31_000
        while await find_job(running):
            await asyncio.sleep(0.01)
        assert (await request_analysis(running))[1]["report"] is None


async def test_poll_keeps_analysis_alive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "KEEPALIVE_SECONDS", 0.0)
    async with fast_site(tmp_path) as running:
        running.worker.analyses.budget = 50.0
        await store_game(running)
        await request_analysis(running)
        before = await find_job(running)
        await asyncio.sleep(0.01)
        await request_analysis(running)
        after = await find_job(running)
        assert before is not None
        assert after is not None
        assert before.due < after.due


def find_claimed_analysis(running: Site) -> ClaimedJob | None:
    found = running.worker.job_runner._running.get(JobId(JobKind.ANALYSIS, "one"))
    return None if found is None else found[0]


async def test_an_address_has_so_many_analysed_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "MAX_ANALYSES_PER_ADDRESS", 1)
    async with fast_site(tmp_path) as running:
        running.worker.analyses.budget = 50.0
        for name in ("one", "two"):
            await store_game(running, name=name)
        assert (await request_analysis(running, name="one"))[0] == 200
        status, answer = await request_analysis(running, name="two")
        assert (status, answer["error"]) == (429, "too-many-analyses")


async def test_analyses_per_address_and_hour_are_limited(tmp_path: Path) -> None:
    app = make_app(Settings(data=tmp_path, analyses_an_hour=2, bot_pause=0, bot_step=0))
    async with app.lifespan():
        running = Site(app)
        running.worker.analyses.budget = BUDGET_MS
        for name in ("one", "two", "three"):
            await store_game(running, name=name)
        found = [await request_analysis(running, name=name) for name in ("one", "two", "three")]
        assert [status for status, _ in found] == [200, 200, 429]
        assert found[-1][1]["error"] == "too-many-analyses"
        assert (await request_analysis(running, STRANGER))[0] == 200, "requests for the progress are not limited"
