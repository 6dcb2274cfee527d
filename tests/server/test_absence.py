"""Bots that stand in for absent players: after which time, chosen by which player, and which bot."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tertulia.bots import default_bot
from tertulia.kernel.registry import find_game
from tertulia.server.domain.commands import MIN_ABSENCE_SECONDS
from tertulia.server.domain.seats import GuestId
from tertulia.server.live.broadcaster import RECONNECT_SECONDS, PresenceTracker
from tests.server.asgi import Site, site

HOST, OTHER, THIRD, STRANGER = (GuestId(name) for name in ("host", "other", "third", "stranger"))
USUAL = default_bot(find_game("no-siesta"))
SEATED = {HOST: 0, OTHER: 1, THIRD: 2}


class Room:
    """A table of three guests, with a clock that the test moves."""

    def __init__(self, running: Site) -> None:
        self.running, self.now, self.table = running, 1000.0, ""
        running.assembly.live.presence = PresenceTracker(lambda: self.now)

    async def gather(self, **more: Any) -> None:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        status, made = await self.ask(HOST, "", {"game": "no-siesta", "seats": seats, **more})
        assert status == 201, made
        self.table = made["id"]
        for guest in (OTHER, THIRD):
            assert (await self.ask(guest, "/sit", {"seat": SEATED[guest]}))[0] == 200

    async def begin(self, **more: Any) -> None:
        await self.gather(**more)
        assert (await self.ask(HOST, "/start", {}))[0] == 200

    async def ask(self, guest: GuestId, path: str, body: Any = None) -> tuple[int, dict[str, Any]]:
        place = f"/api/tables/{self.table}{path}" if self.table else "/api/tables"
        answer = await self.running.ask(guest, "GET" if body is None else "POST", place, body)
        return answer.status, msgspec.json.decode(answer.body)

    async def take_over(self, guest: GuestId) -> tuple[int, str]:
        status, told = await self.ask(guest, "/host", {})
        return status, told.get("error", "")

    async def hand_over(self, guest: GuestId, seat: int, bot: str = USUAL) -> tuple[int, str]:
        status, told = await self.ask(guest, "/bot", {"seat": seat, "bot": bot})
        return status, told.get("error", "")

    @contextmanager
    def looking(self, guest: GuestId) -> Iterator[None]:
        with self.running.assembly.live.subscribed(self.table, guest, "here", 0):
            yield


@asynccontextmanager
async def begun(tmp_path: Path, **more: Any) -> AsyncIterator[Room]:
    async with site(tmp_path) as running:
        room = Room(running)
        await room.begin(**more)
        yield room


async def test_a_host_waits_half_a_minute(tmp_path: Path) -> None:
    """A player who comes back takes the seat back at once."""
    async with begun(tmp_path) as room:
        with room.looking(OTHER):
            room.now += 1000
            assert await room.hand_over(HOST, 1) == (409, "still-there")
        assert await room.hand_over(HOST, 1) == (409, "still-there"), "their connection has just dropped"
        room.now += MIN_ABSENCE_SECONDS - 1
        assert await room.hand_over(HOST, 1) == (409, "still-there")
        assert await room.hand_over(STRANGER, 1) == (403, "not-your-seat")
        room.now += 1
        assert await room.hand_over(THIRD, 1) == (409, "still-there"), "others wait for as long as the table says"
        assert await room.hand_over(HOST, 1) == (200, "")
        assert (await room.ask(OTHER, "/back", {"seat": 1}))[0] == 200


async def test_who_only_polls_is_there(tmp_path: Path) -> None:
    async with begun(tmp_path) as room:
        for _ in range(5):
            room.now += MIN_ABSENCE_SECONDS - 1
            assert (await room.ask(OTHER, ""))[1]["seats"][1]["online"]
            assert await room.hand_over(HOST, 1) == (409, "still-there")


async def test_after_the_tables_patience_anybody_at_it_may(tmp_path: Path) -> None:
    async with begun(tmp_path, patience=60) as room:
        with room.looking(HOST):
            room.now += 1000
            assert await room.hand_over(OTHER, 0) == (409, "still-there")
        room.now += 59
        assert await room.hand_over(OTHER, 0) == (409, "still-there")
        room.now += 1
        assert await room.hand_over(OTHER, 0) == (200, "")


async def test_before_the_game_a_host_who_looks_is_not_replaced_however_long_they_take(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        room = Room(running)
        await room.gather(patience=60)
        with room.looking(HOST):
            room.now += 1000
            assert await room.take_over(OTHER) == (409, "still-there")
        room.now += 59
        assert await room.take_over(OTHER) == (409, "still-there")
        room.now += 1
        assert await room.take_over(OTHER) == (200, "")


async def test_where_a_table_is_patient_without_end_only_the_host_may(tmp_path: Path) -> None:
    async with begun(tmp_path, patience=0) as room:
        room.now += 10_000
        assert await room.hand_over(THIRD, 1) == (409, "still-there")
        assert await room.hand_over(HOST, 1) == (200, "")


async def test_by_turns_nobody_has_to_be_there_and_the_clock_alone_says_when_a_bot_plays(tmp_path: Path) -> None:
    """In a game by turns, players look only now and then, over weeks.

    If absence counted there, they would lose their seats to a bot after ten minutes. A player may still put a bot in
    their own seat.
    """
    pace = {"kind": "by turns", "reserve": 86_400, "per_move": 3600, "cap": 86_400}
    async with begun(tmp_path, patience=60, pace=pace) as room:
        room.now += 10_000
        for guest in (HOST, OTHER):
            assert await room.hand_over(guest, 2) == (409, "still-there")
        assert await room.hand_over(THIRD, 2) == (200, "")


async def test_nobody_chooses_a_bad_bot_for_an_opponent(tmp_path: Path) -> None:
    """The host names the stand-in bot before the game. For their own seat a player may choose any bot."""
    async with begun(tmp_path, substitute="quick") as room:
        assert (await room.ask(OTHER, ""))[1]["substitute"] == "quick"
        room.now += MIN_ABSENCE_SECONDS
        for bot in ("random", USUAL):
            status, told = await room.ask(HOST, "/bot", {"seat": 2, "bot": bot})
            assert (status, told["error"], told["accepted"]) == (400, "bad-request", ["quick"])
        assert await room.hand_over(HOST, 2, "quick") == (200, "")
        assert await room.hand_over(HOST, 0, "random") == (200, "")


async def test_where_nothing_is_said_it_is_the_usual_bot(tmp_path: Path) -> None:
    async with begun(tmp_path) as room:
        assert (await room.ask(HOST, ""))[1]["substitute"] == USUAL
        room.table = ""
        seats = [{"kind": "me"}, {"kind": "open"}]
        assert (await room.ask(HOST, "", {"game": "no-siesta", "seats": seats, "substitute": "genius"}))[0] == 400


async def test_it_stays_when_the_server_starts_anew_and_nobody_is_away_right_then(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        first = Room(running)
        await first.begin(substitute="quick")
    async with site(tmp_path) as running:
        room = Room(running)
        room.table = first.table
        room.now += RECONNECT_SECONDS + MIN_ABSENCE_SECONDS - 1
        assert await room.hand_over(HOST, 1, "quick") == (409, "still-there")
        room.now += 1
        assert await room.hand_over(HOST, 1, "random") == (400, "bad-request")
        assert await room.hand_over(HOST, 1, "quick") == (200, "")


async def test_how_long_somebody_is_away_is_told(tmp_path: Path) -> None:
    async with begun(tmp_path) as room:
        with room.looking(OTHER):
            room.now += 45
            answer = await room.running.ask(HOST, "GET", f"/api/events?topic={room.table}")
        presence = next(part for part in answer.body.split(b"\n\n") if part.startswith(b"event: presence"))
        told = msgspec.json.decode(presence.partition(b"data: ")[2])
        assert told["away"] == [0, 0, 45]
        assert told["online"] == [0, 1]


@pytest.mark.file
async def test_the_lobby_says_which_tables_sleep(tmp_path: Path) -> None:
    """With one process.

    If there are several, the process that claims a table's job treats the table as watched for a while.
    """
    async with begun(tmp_path) as room:
        for guest, seat in SEATED.items():
            assert await room.hand_over(guest, seat, "random") == (200, "")
        room.now += 1000
        room.table = ""
        (listed,) = (await room.ask(HOST, ""))[1]["tables"]
        assert listed["asleep"]
        room.table = listed["id"]
        await room.ask(STRANGER, "")
        room.table = ""
        (listed,) = (await room.ask(HOST, ""))[1]["tables"]
        assert not listed["asleep"]
