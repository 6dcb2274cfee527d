"""A web process and a worker process on one database, here in one program: each does only its own part."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bench import usual
from tertulia.kernel.registry import installed_games
from tertulia.server.assembly import Assembly, components_of_games
from tertulia.server.domain.jobs import JobKind
from tertulia.server.domain.seats import GuestId
from tertulia.server.workers import hinting, job_runner
from tests.server.asgi import Answer, Site, decode_answer, site

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
GAME = usual.QUICK


@contextlib.asynccontextmanager
async def run_worker(web: Site, folder: Path) -> AsyncIterator[Assembly]:
    settings = msgspec.structs.replace(
        web.assembly.backends.settings, role="worker", data=folder, hint_milliseconds=5.0, analysis_milliseconds=1.0
    )
    worker = Assembly(settings, components_of_games(None))
    async with worker.run_tasks():
        yield worker


async def wait_until(holds: Any) -> None:
    async with asyncio.timeout(60):
        while not await holds():
            await asyncio.sleep(0.01)


class Visitor:
    """A guest of the web process."""

    def __init__(self, web: Site) -> None:
        self.web, self.guest = web, GuestId(web.signer.new_guest())

    async def get(self, path: str) -> Any:
        return decode_answer(await self.web.ask(self.guest, "GET", f"/api/tables/{path}"))

    async def post(self, path: str, body: Any) -> Answer:
        return await self.web.ask(self.guest, "POST", f"/api/tables{path}", body)

    async def start(self, seats: list[dict[str, str]]) -> str:
        table: str = decode_answer(await self.post("", {"game": GAME, "seats": seats, "hints": True}))["id"]
        decode_answer(await self.post(f"/{table}/start", {}))
        return table

    async def act(self, table: str) -> Answer:
        now = await self.get(table)
        first = now["legal"][0]["notation"]
        body = {"position": now["position"], "seat": now["as"], "actions": [first]}
        return await self.post(f"/{table}/moves", body)


@pytest.fixture(autouse=True)
def poll_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    installed_games()[GAME].precompile()
    monkeypatch.setattr(job_runner, "POLL_SECONDS", 0.02)
    monkeypatch.setattr(hinting, "ANSWER_POLL_SECONDS", 0.02)


async def test_worker_process_plays_bots(tmp_path: Path, address: str) -> None:
    async with site(tmp_path, database=address, role="web") as web:
        ana = Visitor(web)
        table = await ana.start([ME, BOT])
        assert web.assembly.worker is None
        while (await ana.get(table))["actors"] == [0]:
            assert (await ana.act(table)).status == 200
        waiting = (await ana.get(table))["position"]
        async with run_worker(web, tmp_path) as worker:

            async def mine() -> bool:
                await web.assembly.service.look_around()
                now = await ana.get(table)
                return 0 in now["actors"] and now["position"] > waiting

            await wait_until(mine)
            assert (await ana.act(table)).status == 200, "the game continues"
            await wait_until(lambda: _are_all_jobs_done(worker))


async def test_job_that_arrives_before_table_update_is_done(tmp_path: Path, address: str) -> None:
    """The worker still has the old state of the table in memory, when no bot was to act."""
    async with site(tmp_path, database=address, role="web") as web:
        ana = Visitor(web)
        table = await ana.start([ME, BOT])
        async with run_worker(web, tmp_path) as worker:

            async def mine() -> bool:
                await web.assembly.service.look_around()
                return 0 in (await ana.get(table))["actors"]

            await wait_until(mine)
            await worker.service.refresh(await worker.service.table(table))
            for _ in range(3):
                while 0 in (await ana.get(table))["actors"]:
                    assert (await ana.act(table)).status == 200
                await wait_until(mine)  # the worker learns of the move only by the job


@pytest.mark.proof
async def test_worker_process_computes_hints_and_analyses(tmp_path: Path, address: str) -> None:
    async with site(tmp_path, database=address, role="web") as web:
        ana = Visitor(web)
        table = await ana.start([ME, BOT])
        async with run_worker(web, tmp_path) as worker:

            async def mine() -> bool:
                await web.assembly.service.look_around()
                return 0 in (await ana.get(table))["actors"]

            await wait_until(mine)
            now = await ana.get(table)
            body = {"position": now["position"], "version": now["version"], "seat": 0}
            hint = decode_answer(await ana.post(f"/{table}/hint", body))
            assert {one["action"] for one in hint["advice"]} <= {action["notation"] for action in now["legal"]}
            await _play_to_end(ana, table, web)
            progress = list[int]()

            async def explained() -> bool:
                now = await ana.get(f"{table}/analysis")
                progress.append(now["done"])
                return now["report"] is not None

            await wait_until(explained)
            assert max(progress) > 0, "the progress is reported"
            await wait_until(lambda: _are_all_jobs_done(worker))


async def _play_to_end(ana: Visitor, table: str, web: Site) -> None:
    """Let bots play both seats until the game is over, while a guest watches."""
    decode_answer(await ana.post(f"/{table}/bot", {"seat": 0, "bot": "random"}))

    async def over() -> bool:
        await web.assembly.service.look_around()
        return bool((await ana.get(table))["phase"] == "over")

    await wait_until(over)


async def _are_all_jobs_done(worker: Assembly) -> bool:
    """Return whether all jobs are done, except heartbeats."""
    assert worker.worker is not None
    return not worker.worker.job_runner.running and not await worker.backends.jobs.claim(
        set(JobKind) - {JobKind.HEARTBEAT}, 10
    )


async def test_disconnected_client_removes_hint_job(tmp_path: Path, address: str) -> None:
    async with site(tmp_path, database=address, role="web") as web:
        ana = Visitor(web)
        table = await ana.start([ME, {"kind": "device"}])
        now = await ana.get(table)
        body = {"position": now["position"], "version": now["version"], "seat": now["as"]}
        hung_up = asyncio.Event()
        asking_now = asyncio.create_task(web.ask(ana.guest, "POST", f"/api/tables/{table}/hint", body, hung_up=hung_up))

        async def known() -> bool:
            return bool(await web.assembly.backends.jobs.load_shares(JobKind.HINT))

        await wait_until(known)
        hung_up.set()
        assert (await asking_now).status == 400

        async def is_removed() -> bool:
            return not await known()

        await wait_until(is_removed)
