"""Hints: only for the player to act, if the table allows them, and computed from the seat's own information."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tertulia.analysis import advise
from tertulia.kernel.registry import find_game
from tertulia.laws.playing import game_tables
from tertulia.laws.worlds import walk_pairs
from tertulia.server.assembly import make_app
from tertulia.server.domain.commands import Act, Open, SeatPlan, Sit, Start
from tertulia.server.domain.jobs import JobKind
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.table import Table
from tertulia.server.settings import Settings
from tertulia.server.workers import hinting
from tests.server.asgi import Answer, Site, site
from tests.server.clocks import StoppedClock
from tests.server.domain.tables import get_match
from tests.server.worlds import ID, World, get_guest

pytestmark = [pytest.mark.xdist_group("thinking"), pytest.mark.timeout(600, func_only=True)]
ANA, BEN, STRANGER = GuestId("ana"), GuestId("ben"), GuestId("stranger")
BUDGET_MS = 2.0


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """Compile the search first, so that no test waits for it."""
    for name in ("no-siesta", "la-granja"):
        game = find_game(name)
        state = game.new(game.check_options({}, 2), 2, bytes(32))
        advise(game, state, game.actors(state).bit_length() - 1, 1.0, bytes(32))


@asynccontextmanager
async def fast_site(folder: Path) -> AsyncIterator[Site]:
    """Start a site whose searches are short."""
    async with site(folder) as running:
        running.worker.hints.budget = BUDGET_MS
        yield running


async def start_table(running: Site, **more: Any) -> Table:
    """A table with a running game of Ana and Ben. `more` are further arguments of `Open`."""
    service = running.assembly.service
    table = await service.open(Open(ANA, "no-siesta", [SeatPlan("me"), SeatPlan("open")], {}, **more))
    await service.run(table, Sit(BEN, 1))
    await service.run(table, Start(ANA))
    return table


async def request_hint(
    running: Site,
    table: Table,
    seat: int | None = None,
    guest: GuestId | None = None,
    hung_up: asyncio.Event | None = None,
    **more: Any,
) -> Answer:
    """Request a hint; by default for the seat to act, by its player."""
    match = get_match(table)
    seat = match.actors()[0] if seat is None and match.actors() else seat or 0
    body = {"seat": seat, "position": match.position, "version": table.state.version, **more}
    return await running.ask(guest or (ANA, BEN)[seat], "POST", f"/api/tables/{table.id}/hint", body, hung_up)


def get_code(answer: Answer) -> tuple[int, str]:
    return answer.status, msgspec.json.decode(answer.body).get("error", "")


async def play_action(running: Site, table: Table, action: str | None = None) -> None:
    match = get_match(table)
    seat = match.actors()[0]
    chosen = action or match.notations(seat)[0]
    await running.assembly.service.run(table, Act((ANA, BEN)[seat], seat, match.position, None, [chosen]))


async def test_hint_ranks_up_to_three_legal_actions(tmp_path: Path) -> None:
    async with fast_site(tmp_path) as running:
        table = await start_table(running, public=False)
        version = table.state.version
        answer = await request_hint(running, table)
        hint = msgspec.json.decode(answer.body)
        match = get_match(table)
        seat = match.actors()[0]
        assert answer.status == 200
        assert hint["seat"] == seat
        assert hint["position"] == match.position
        assert 1 <= len(hint["advice"]) <= 3
        assert {one["action"] for one in hint["advice"]} <= set(match.notations(seat))
        first = hint["advice"][0]
        assert first["rank"] == 1
        assert 0 <= first["chance"] <= 1
        assert first["at_once"] is not None
        assert all(prevented["seat"] != seat for one in hint["advice"] for prevented in one["prevents"])
        assert table.state.version == version, "a hint changes nothing that other players see"


@pytest.mark.proof
async def test_hint_is_identical_after_restart(tmp_path: Path) -> None:
    answers, table_id = [], ""
    for _ in range(2):
        async with fast_site(tmp_path) as running:
            table = (
                await start_table(running, public=False)
                if not table_id
                else await running.assembly.service.table(table_id)
            )
            table_id = table.id
            answers.append(await request_hint(running, table))
    assert answers[0].status == 200
    assert answers[0].body == answers[1].body


async def test_hints_follow_the_tables_setting(tmp_path: Path) -> None:
    """By default, public tables do not allow hints and private tables do."""
    async with fast_site(tmp_path) as running:
        for public, setting, allowed in (
            (True, None, False),
            (False, None, True),
            (True, True, True),
            (False, False, False),
        ):
            table = await start_table(running, public=public, hints=setting)
            assert get_code(await request_hint(running, table)) == ((200, "") if allowed else (403, "no-hints"))
            seen = await running.ask(STRANGER, "GET", f"/api/tables/{table.id}")
            assert msgspec.json.decode(seen.body)["hints"] is allowed


async def test_new_table_request_chooses_hints(tmp_path: Path) -> None:
    async with fast_site(tmp_path) as running:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        for hints in (True, False):
            body = {"game": "no-siesta", "seats": seats, "public": True, "hints": hints}
            created = msgspec.json.decode((await running.ask(ANA, "POST", "/api/tables", body)).body)
            assert (await running.assembly.service.table(created["id"])).hints is hints


async def test_hint_is_refused_to_other_guests(tmp_path: Path) -> None:
    async with fast_site(tmp_path) as running:
        table = await start_table(running, public=False)
        seat = get_match(table).actors()[0]
        other = 1 - seat
        assert get_code(await request_hint(running, table, seat, STRANGER)) == (403, "not-your-seat")
        assert get_code(await request_hint(running, table, seat, (ANA, BEN)[other])) == (403, "not-your-seat")
        if other not in get_match(table).actors():
            assert get_code(await request_hint(running, table, other)) == (409, "not-your-turn")
        assert get_code(await request_hint(running, table, 9, ANA)) == (403, "not-your-seat")


async def test_hint_is_refused_for_old_position_and_finished_game(tmp_path: Path) -> None:
    async with fast_site(tmp_path) as running:
        table = await start_table(running, public=False)
        position, version = get_match(table).position, table.state.version
        await play_action(running, table)
        assert get_code(await request_hint(running, table, position=position + 7)) == (409, "stale")
        seat = get_match(table).actors()[0]
        await running.ask(
            (ANA, BEN)[seat], "POST", f"/api/tables/{table.id}/undo", {"position": position + 1, "seat": seat}
        )
        table.state.phase = "over"
        assert get_code(await request_hint(running, table, 0, version=version)) == (409, "not-running")


async def test_hint_is_refused_while_bot_plays_the_seat(tmp_path: Path) -> None:
    async with fast_site(tmp_path) as running:
        table = await start_table(running, public=False)
        seat = get_match(table).actors()[0]
        table.state.seats = tuple(
            replace(each, bot="random") if number == seat else each for number, each in enumerate(table.state.seats)
        )
        assert get_code(await request_hint(running, table, seat)) == (409, "bot-plays")


async def test_move_cancels_running_hint(tmp_path: Path) -> None:
    async with fast_site(tmp_path) as running:
        table = await start_table(running, public=False)
        running.worker.hints.budget = 60_000.0
        waiting = asyncio.create_task(request_hint(running, table))
        while not running.assembly.hints._pending:
            await asyncio.sleep(0.01)
        await play_action(running, table)
        assert get_code(await waiting) == (409, "stale")
        running.worker.hints.budget = BUDGET_MS
        assert (await request_hint(running, table)).status == 200, "the worker process is free again"


async def test_equal_requests_share_one_search(tmp_path: Path) -> None:
    async with fast_site(tmp_path) as running:
        table = await start_table(running, public=False)
        scheduler, most = running.worker.search_pool.scheduler, 0
        answers = [asyncio.create_task(request_hint(running, table)) for _ in range(30)]
        while not all(answer.done() for answer in answers):
            await asyncio.sleep(0.001)
            most = max(most, len(scheduler))
        assert {(await answer).body for answer in answers} == {(await answers[0]).body}
        assert (await answers[0]).status == 200
        assert most <= 1


async def test_disconnected_client_cancels_hint(tmp_path: Path) -> None:
    async with fast_site(tmp_path) as running:
        table = await start_table(running, public=False)
        running.worker.hints.budget = 60_000.0
        hung_up = asyncio.Event()
        waiting = asyncio.create_task(request_hint(running, table, hung_up=hung_up))
        while not running.assembly.hints._pending:
            await asyncio.sleep(0.01)
        hung_up.set()
        assert (await waiting).status == 400
        assert not running.assembly.hints._pending
        running.worker.hints.budget = BUDGET_MS
        assert (await request_hint(running, table)).status == 200, "the worker process is free again"


async def test_answer_of_same_process_is_read_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "ANSWER_POLL_SECONDS", 3600.0)
    async with fast_site(tmp_path) as running, asyncio.timeout(60):
        assert (await request_hint(running, await start_table(running, public=False))).status == 200


async def test_waiting_hints_per_address_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "MAX_HINTS_PER_ADDRESS", 2)
    async with fast_site(tmp_path) as running:
        running.worker.hints.budget = 60_000.0
        jobs, answers = running.assembly.backends.jobs, []
        for number in range(2):
            answers.append(asyncio.create_task(request_hint(running, await start_table(running, public=False))))
            while len(await jobs.load_shares(JobKind.HINT)) <= number:
                await asyncio.sleep(0.01)
        assert get_code(await request_hint(running, await start_table(running, public=False))) == (
            429,
            "too-many-hints",
        )
        for answer in answers:
            answer.cancel()


async def test_hints_per_guest_are_rate_limited(tmp_path: Path) -> None:
    clock = StoppedClock()  # a clock that stands still, so the rate limit does not depend on the thinking time
    app = make_app(Settings(data=tmp_path, hints_a_minute=2, bot_pause=0, bot_step=0), clock=clock)
    async with app.lifespan():
        running = Site(app)
        running.worker.hints.budget = BUDGET_MS
        table = await start_table(running, public=False)
        seat = get_match(table).actors()[0]
        # A refused request of a stranger does not count against the limit of a guest
        await request_hint(running, table, seat, STRANGER)
        assert [get_code(await request_hint(running, table, seat)) for _ in range(3)] == [
            (200, ""),
            (200, ""),
            (429, "too-many-hints"),
        ]


@pytest.mark.parametrize("name", ["la-granja", "no-siesta"])
async def test_hint_does_not_depend_on_hidden_information(tmp_path: Path, name: str) -> None:
    """In worlds that the seat cannot tell apart, the hints are byte-identical."""
    async with fast_site(tmp_path) as running:
        game, compared = find_game(name), 0
        setting = next(table for table in game_tables(game) if table.seats == 2)
        for pair in walk_pairs(game, setting, 0, 3):
            if 0 not in pair.true.actors() or pair.true.position % 5:
                continue
            answers = []
            for match in (pair.true, pair.other):
                world = World(running, match, [])
                world.table.hints = True
                running.assembly.service._tables[ID] = world.table
                body = {"seat": 0, "position": match.position}
                answers.append(await running.ask(get_guest(0), "POST", f"/api/tables/{ID}/hint", body))
            assert answers[0] == answers[1]
            assert answers[0].status == 200, answers[0].body
            compared += 1
            if compared == 12:
                break
        assert compared == 12
