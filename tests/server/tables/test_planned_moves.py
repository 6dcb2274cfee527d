"""Planned moves and automatic answers: carried out at the seat's turn, as if its player had sent them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from bench import usual
from tertulia.server.domain.commands import Act, Command
from tertulia.server.domain.errors import TimeIsUp
from tertulia.server.domain.events import GameFinished, SeatActed
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.service import TableService
from tertulia.server.domain.table import Table
from tertulia.server.workers.planned import PlannedMoveWorker
from tests.server.asgi import Site, site

ANA, BEA, EVA = GuestId("ana"), GuestId("bea"), GuestId("eva")
ME, OPEN = {"kind": "me"}, {"kind": "open"}


class RunningTable:
    """A running table of Ana and Bea."""

    def __init__(self, running: Site, table: str) -> None:
        self.site, self.id = running, table
        self.acted: asyncio.Queue[int] = asyncio.Queue()
        running.assembly.service.events.subscribe(SeatActed, lambda event: self.acted.put_nowait(event.seat))

    async def ask(self, guest: GuestId, method: str, what: str, body: Any = None) -> Any:
        answer = await self.site.ask(guest, method, f"/api/tables/{self.id}{what}", body)
        found = msgspec.json.decode(answer.body)
        assert answer.status < 300 or "error" in found
        return found

    async def table(self, guest: GuestId) -> Any:
        return await self.ask(guest, "GET", "")

    async def act(self, guest: GuestId, action: str | None = None) -> None:
        """Play an action, by default the first legal one."""
        now = await self.table(guest)
        notation = action or now["legal"][0]["notation"]
        body = {"position": now["position"], "seat": now["as"], "version": now["version"], "actions": [notation]}
        assert "error" not in await self.ask(guest, "POST", "/moves", body)
        while await self.acted.get() != now["as"]:
            pass  # an automatic answer that came first

    async def end_turn(self, guest: GuestId) -> None:
        """Play until the turn passes to the other seat."""
        while (await self.table(guest))["legal"]:
            await self.act(guest)

    async def choose_plan(self, guest: GuestId, seat: int, longest: int = 20) -> list[str]:
        """Return actions for the seat's next turn, up to the first that reveals something.

        The first one is not the first legal action, because the other player takes that before.
        """
        chain: list[str] = []
        while not (there := await self.ask(guest, "POST", "/plan/try", {"seat": seat, "actions": chain}))["ends_plan"]:
            if len(chain) == longest:
                break
            chain.append(there["legal"][0 if chain else 1]["notation"])
        return chain


@asynccontextmanager
async def start_table(folder: Path, game: str = usual.QUICK, **more: Any) -> AsyncIterator[RunningTable]:
    async with site(folder) as running:
        body = {"game": game, "seats": [ME, OPEN], **more}
        table = msgspec.json.decode((await running.ask(ANA, "POST", "/api/tables", body)).body)["id"]
        played = RunningTable(running, table)
        await played.ask(BEA, "POST", "/sit", {"seat": 1})
        await played.ask(ANA, "POST", "/start", {})
        yield played


async def order_by_turn(played: RunningTable) -> tuple[tuple[GuestId, int], tuple[GuestId, int]]:
    """Return the guest and seat to act, then the other guest and seat."""
    (actor,) = (await played.table(ANA))["actors"]
    both = [(ANA, 0), (BEA, 1)]
    return both[actor], both[1 - actor]


def test_planned_move_is_played_at_the_seats_turn(tmp_path: Path) -> None:
    async def run() -> None:
        async with start_table(tmp_path) as played:
            (first, _), (second, seat) = await order_by_turn(played)
            chain = await played.choose_plan(second, seat)
            before = await played.table(first)
            response = await played.ask(second, "PUT", "/plan", {"seat": seat, "alternatives": [chain]})
            assert [one["action"] for one in response["plan"]["alternatives"][0]] == chain
            assert await played.table(first) == before, "other players see no change"
            assert (await played.ask(second, "GET", f"/own?as={seat}"))["plan"]["status"] == "waiting"
            assert (await played.ask(first, "GET", f"/own?as={seat}"))["error"] == "not-your-seat"
            await played.end_turn(first)
            played.site.assembly.backends.wake_job_runner()
            assert await played.acted.get() == seat
            log = (await played.table(second))["log"]
            assert [line["action"] for line in log if line["seat"] == seat] == chain

    asyncio.run(run())


def test_plan_is_carried_out_after_restart(tmp_path: Path) -> None:
    """Changes look for plans only at tables known to have some. The server finds these tables when it starts."""

    async def run() -> None:
        async with start_table(tmp_path) as played:
            _, (second, seat) = await order_by_turn(played)
            chain = await played.choose_plan(second, seat)
            await played.ask(second, "PUT", "/plan", {"seat": seat, "alternatives": [chain]})
            assert played.site.assembly.stores.private_seat_data.planned.may_have_plan(played.id)
        async with site(tmp_path) as again:
            assert again.assembly.stores.private_seat_data.planned.may_have_plan(played.id)
            played = RunningTable(again, played.id)
            first, _ = await order_by_turn(played)
            await played.end_turn(first[0])
            again.assembly.backends.wake_job_runner()
            assert await played.acted.get() == seat
            log = (await played.table(second))["log"]
            assert [line["action"] for line in log if line["seat"] == seat] == chain

    asyncio.run(run())


@pytest.mark.file  # if other processes can store plans, every change looks for them
def test_table_without_plans_is_known_to_have_none(tmp_path: Path) -> None:
    async def run() -> None:
        async with start_table(tmp_path) as played:
            assert not played.site.assembly.stores.private_seat_data.planned.may_have_plan(played.id)

    asyncio.run(run())


def test_next_chain_is_played_if_the_first_is_impossible(tmp_path: Path) -> None:
    """The first chain buys what the other player buys first. Both chains were possible when they were planned."""

    async def run() -> None:
        async with start_table(tmp_path) as played:
            (first, _), (second, seat) = await order_by_turn(played)
            notation = (await played.table(first))["legal"][0]["notation"]
            there = await played.ask(second, "POST", "/plan/try", {"seat": seat})
            assert all("events" in one for one in there["legal"]), "planned actions are sent with their events"
            assert notation in [one["notation"] for one in there["legal"]]
            actions = [one["notation"] for one in there["legal"]]
            other = next(action for action in actions if action.split()[0] != actions[0].split()[0])
            chains = [[notation], [other]]
            await played.ask(second, "PUT", "/plan", {"seat": seat, "alternatives": chains})
            await played.act(first, notation)
            await played.end_turn(first)
            played.site.assembly.backends.wake_job_runner()
            assert await played.acted.get() == seat
            assert (await played.table(second))["log"][-1]["action"] == other
            assert await has_status(played, second, seat, "played")

    async def has_status(played: RunningTable, guest: GuestId, seat: int, status: str) -> bool:
        while True:
            plan = (await played.ask(guest, "GET", f"/own?as={seat}"))["plan"]
            if plan is not None:
                return bool(plan["status"] == status and plan["obstacles"][0]["at"] == 0)
            await asyncio.sleep(0)

    asyncio.run(run())


def test_plan_waits_during_decision_before_own_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision before the own turn leaves the plan. It is carried out at the seat's own turn."""
    decision = {"kind": "free", "urgent": 1}

    async def run() -> None:
        async with start_table(tmp_path) as played:
            (first, _), (second, seat) = await order_by_turn(played)
            await played.end_turn(first)
            await played.act(second)  # the first turn of the game, so that the plan is for a later one
            while (await played.table(second))["actors"] == [seat]:
                await played.act(second)
            chain = await played.choose_plan(second, seat, longest=2)
            await played.ask(second, "PUT", "/plan", {"seat": seat, "alternatives": [chain]})
            service = played.site.assembly.service
            game = (await service.table(played.id)).game
            monkeypatch.setattr(type(game), "open_decision", lambda *_: decision)
            await played.end_turn(first)
            worker, table = (
                PlannedMoveWorker(service, played.site.assembly.stores.private_seat_data),
                await service.table(played.id),
            )
            private = await played.site.assembly.stores.private_seat_data.load(played.id, seat)
            await worker._play_or_answer(table, table.state, seat, private)
            assert (await played.table(second))["actors"] == [seat]
            assert (await played.ask(second, "GET", f"/own?as={seat}"))["plan"]["status"] == "waiting"
            legal = [one["notation"] for one in (await played.table(second))["legal"]]
            await played.act(second, next(one for one in legal if one not in chain))
            assert (await played.ask(second, "GET", f"/own?as={seat}"))["plan"]["status"] == "waiting"
            monkeypatch.undo()
            while not (await played.table(second))["legal"]:
                await played.act(first)
            await worker._play_or_answer(table, table.state, seat, private)
            assert (await played.ask(second, "GET", f"/own?as={seat}"))["plan"] != private.plan

    asyncio.run(run())


def test_plan_is_not_carried_out_after_time_is_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The job then counts as done. It is not retried again and again."""

    async def run() -> None:
        async with start_table(tmp_path) as played:
            (first, _), (second, seat) = await order_by_turn(played)
            chain = await played.choose_plan(second, seat, longest=1)
            await played.ask(second, "PUT", "/plan", {"seat": seat, "alternatives": [chain]})
            journal, runs, tried = played.site.assembly.backends.journal, TableService.run, asyncio.Event()

            async def too_late(service: TableService, table: Table, command: Command) -> int | None:
                if isinstance(command, Act) and command.guest == second:
                    tried.set()
                    raise TimeIsUp("the time of this seat has run out")
                return await runs(service, table, command)

            monkeypatch.setattr(TableService, "run", too_late)
            await played.end_turn(first)
            played.site.assembly.backends.wake_job_runner()
            await tried.wait()
            pending_count = 1
            async with asyncio.timeout(30):
                while pending_count:
                    # A new session for each look, as one session sees a single snapshot
                    async with journal.sessions() as session:
                        pending_count = (
                            await session.execute(text("SELECT count(*) FROM job WHERE kind = 'planned_move'"))
                        ).scalar_one()
                    await asyncio.sleep(0.01)
            assert (await played.table(second))["actors"] == [seat]

    asyncio.run(run())


def test_own_move_discards_plan(tmp_path: Path) -> None:
    async def run() -> None:
        async with start_table(tmp_path) as played:
            (first, _), (second, seat) = await order_by_turn(played)
            chain = await played.choose_plan(second, seat)
            await played.ask(second, "PUT", "/plan", {"seat": seat, "alternatives": [chain]})
            response = await played.ask(second, "PUT", "/plan", {"seat": seat, "alternatives": []})
            assert response["plan"] is None
            await played.end_turn(first)
            assert (await played.ask(second, "POST", "/plan/try", {"seat": seat}))["error"] == "own-turn"
            await played.act(second)
            assert (await played.ask(second, "GET", f"/own?as={seat}"))["plan"] is None

    asyncio.run(run())


def test_invalid_plan_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with start_table(tmp_path) as played:
            (first, own), (second, seat) = await order_by_turn(played)
            for guest, body, error in [
                (second, {"seat": seat, "alternatives": [["nonsense"]]}, "illegal"),
                (second, {"seat": own, "alternatives": []}, "not-your-seat"),
                (EVA, {"seat": seat, "alternatives": []}, "not-your-seat"),
                (first, {"seat": own, "alternatives": [["done"]]}, "own-turn"),
                (second, {"seat": seat, "alternatives": [["done"]] * 5}, "bad-request"),
            ]:
                assert (await played.ask(guest, "PUT", "/plan", body))["error"] == error
            chain = await played.choose_plan(second, seat)
            too_long = {"seat": seat, "alternatives": [[*chain, chain[0]]]}
            assert (await played.ask(second, "PUT", "/plan", too_long))["error"] == "chain-reveals"

    asyncio.run(run())


def test_automatic_answers_play_forced_actions(tmp_path: Path) -> None:
    """The setting `only` plays every forced action. Each player can change only their own setting."""

    async def run() -> None:
        async with start_table(tmp_path) as played:
            finished = asyncio.Event()
            played.site.assembly.service.events.subscribe(GameFinished, lambda _: finished.set())
            for guest, seat in ((ANA, 0), (BEA, 1)):
                body = {"seat": seat, "answer": "only"}
                assert (await played.ask(guest, "PUT", "/answers", body))["answers"] == [
                    {"answer": "only", "until": "game"}
                ]
            automatic: dict[int, list[int]] = {0: [], 1: []}
            for _ in range(60):
                both = [await played.table(ANA), await played.table(BEA)]
                if both[0]["version"] != both[1]["version"]:
                    continue  # an automatic answer was given between the two requests
                (actor,), position = both[0]["actors"], both[0]["position"]
                legal = [one["notation"] for one in both[actor]["legal"]]
                if len(legal) > 1:
                    await played.act((ANA, BEA)[actor], legal[-1])
                    continue
                automatic[actor].append(position + 1)
                played.site.assembly.backends.wake_job_runner()
                while (await played.table(ANA))["position"] == position:
                    await asyncio.sleep(0)
            assert automatic[0] or automatic[1]
            off = {"seat": 0, "answer": "only", "on": False}
            assert (await played.ask(ANA, "PUT", "/answers", off))["answers"] == []
            for body, error in [
                ({"seat": 0, "answer": "never"}, "bad-request"),
                ({"seat": 0, "answer": "only", "until": "round"}, "bad-request"),
                ({"seat": 0, "answer": "only", "about": 3}, "bad-request"),
                ({"seat": 1, "answer": "only"}, "not-your-seat"),
            ]:
                assert (await played.ask(ANA, "PUT", "/answers", body))["error"] == error

    asyncio.run(run())


@pytest.mark.parametrize("far", [3, 10_000])
def test_last_seen_ply_is_stored_per_player(tmp_path: Path, far: int) -> None:
    async def run() -> None:
        async with start_table(tmp_path) as played:
            (first, seat), (second, other) = await order_by_turn(played)
            for _ in range(4):
                if not (await played.table(first))["legal"]:
                    break
                await played.act(first)
            position = (await played.table(first))["position"]
            answer = await played.ask(second, "POST", "/seen", {"seat": other, "ply": far})
            assert answer["seen"] == min(far, position)
            assert (await played.ask(first, "GET", f"/own?as={seat}"))["seen"] == 0

    asyncio.run(run())
