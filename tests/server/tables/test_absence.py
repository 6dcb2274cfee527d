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
DEFAULT_BOT = default_bot(find_game("no-siesta"))
SEAT_OF_GUEST = {HOST: 0, OTHER: 1, THIRD: 2}


class AbsenceTable:
    """A table of three guests, with a clock that the test moves."""

    def __init__(self, running: Site) -> None:
        self.running, self.now, self.table = running, 1000.0, ""
        running.assembly.live.presence = PresenceTracker(lambda: self.now)

    async def gather(self, **more: Any) -> None:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        status, created = await self.ask(HOST, "", {"game": "no-siesta", "seats": seats, **more})
        assert status == 201, created
        self.table = created["id"]
        for guest in (OTHER, THIRD):
            assert (await self.ask(guest, "/sit", {"seat": SEAT_OF_GUEST[guest]}))[0] == 200

    async def begin(self, **more: Any) -> None:
        await self.gather(**more)
        assert (await self.ask(HOST, "/start", {}))[0] == 200

    async def ask(self, guest: GuestId, path: str, body: Any = None) -> tuple[int, dict[str, Any]]:
        place = f"/api/tables/{self.table}{path}" if self.table else "/api/tables"
        answer = await self.running.ask(guest, "GET" if body is None else "POST", place, body)
        return answer.status, msgspec.json.decode(answer.body)

    async def take_over(self, guest: GuestId) -> tuple[int, str]:
        status, answer = await self.ask(guest, "/host", {})
        return status, answer.get("error", "")

    async def hand_over(self, guest: GuestId, seat: int, bot: str = DEFAULT_BOT) -> tuple[int, str]:
        status, answer = await self.ask(guest, "/bot", {"seat": seat, "bot": bot})
        return status, answer.get("error", "")

    @contextmanager
    def watch_table(self, guest: GuestId) -> Iterator[None]:
        with self.running.assembly.live.subscribe_viewer(self.table, guest, "here", 0):
            yield


@asynccontextmanager
async def start_room(tmp_path: Path, **more: Any) -> AsyncIterator[AbsenceTable]:
    async with site(tmp_path) as running:
        room = AbsenceTable(running)
        await room.begin(**more)
        yield room


async def test_host_replaces_absent_player_after_half_a_minute(tmp_path: Path) -> None:
    """A player who comes back takes the seat back at once."""
    async with start_room(tmp_path) as room:
        with room.watch_table(OTHER):
            room.now += 1000
            assert await room.hand_over(HOST, 1) == (409, "still-there")
        assert await room.hand_over(HOST, 1) == (409, "still-there"), "their connection has just closed"
        room.now += MIN_ABSENCE_SECONDS - 1
        assert await room.hand_over(HOST, 1) == (409, "still-there")
        assert await room.hand_over(STRANGER, 1) == (403, "not-your-seat")
        room.now += 1
        assert await room.hand_over(THIRD, 1) == (409, "still-there"), "other players wait for the table's patience"
        assert await room.hand_over(HOST, 1) == (200, "")
        assert (await room.ask(OTHER, "/back", {"seat": 1}))[0] == 200


async def test_polling_player_counts_as_present(tmp_path: Path) -> None:
    async with start_room(tmp_path) as room:
        for _ in range(5):
            room.now += MIN_ABSENCE_SECONDS - 1
            assert (await room.ask(OTHER, ""))[1]["seats"][1]["online"]
            assert await room.hand_over(HOST, 1) == (409, "still-there")


async def test_any_player_replaces_absent_host_after_patience(tmp_path: Path) -> None:
    async with start_room(tmp_path, patience=60) as room:
        with room.watch_table(HOST):
            room.now += 1000
            assert await room.hand_over(OTHER, 0) == (409, "still-there")
        room.now += 59
        assert await room.hand_over(OTHER, 0) == (409, "still-there")
        room.now += 1
        assert await room.hand_over(OTHER, 0) == (200, "")


async def test_watching_host_of_open_table_is_not_replaced(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        room = AbsenceTable(running)
        await room.gather(patience=60)
        with room.watch_table(HOST):
            room.now += 1000
            assert await room.take_over(OTHER) == (409, "still-there")
        room.now += 59
        assert await room.take_over(OTHER) == (409, "still-there")
        room.now += 1
        assert await room.take_over(OTHER) == (200, "")


async def test_unlimited_patience_lets_only_host_replace_players(tmp_path: Path) -> None:
    async with start_room(tmp_path, patience=0) as room:
        room.now += 10_000
        assert await room.hand_over(THIRD, 1) == (409, "still-there")
        assert await room.hand_over(HOST, 1) == (200, "")


async def test_absence_does_not_count_in_games_by_turns(tmp_path: Path) -> None:
    """In a game by turns, players view the table only now and then, over weeks.

    If absence counted there, they would lose their seats to a bot after ten minutes. A player may still put a bot in
    their own seat.
    """
    pace = {"kind": "by turns", "reserve": 86_400, "per_move": 3600, "cap": 86_400}
    async with start_room(tmp_path, patience=60, pace=pace) as room:
        room.now += 10_000
        for guest in (HOST, OTHER):
            assert await room.hand_over(guest, 2) == (409, "still-there")
        assert await room.hand_over(THIRD, 2) == (200, "")


async def test_stand_in_of_opponent_is_the_tables_bot(tmp_path: Path) -> None:
    """The host names the stand-in bot before the game. For their own seat a player may choose any bot."""
    async with start_room(tmp_path, substitute="quick") as room:
        assert (await room.ask(OTHER, ""))[1]["substitute"] == "quick"
        room.now += MIN_ABSENCE_SECONDS
        for bot in ("random", DEFAULT_BOT):
            status, answer = await room.ask(HOST, "/bot", {"seat": 2, "bot": bot})
            assert (status, answer["error"], answer["accepted"]) == (400, "bad-request", ["quick"])
        assert await room.hand_over(HOST, 2, "quick") == (200, "")
        assert await room.hand_over(HOST, 0, "random") == (200, "")


async def test_default_stand_in_is_the_usual_bot(tmp_path: Path) -> None:
    async with start_room(tmp_path) as room:
        assert (await room.ask(HOST, ""))[1]["substitute"] == DEFAULT_BOT
        room.table = ""
        seats = [{"kind": "me"}, {"kind": "open"}]
        assert (await room.ask(HOST, "", {"game": "no-siesta", "seats": seats, "substitute": "genius"}))[0] == 400


async def test_restart_keeps_stand_in_and_resets_absence(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        first = AbsenceTable(running)
        await first.begin(substitute="quick")
    async with site(tmp_path) as running:
        room = AbsenceTable(running)
        room.table = first.table
        room.now += RECONNECT_SECONDS + MIN_ABSENCE_SECONDS - 1
        assert await room.hand_over(HOST, 1, "quick") == (409, "still-there")
        room.now += 1
        assert await room.hand_over(HOST, 1, "random") == (400, "bad-request")
        assert await room.hand_over(HOST, 1, "quick") == (200, "")


async def test_presence_event_contains_seconds_away(tmp_path: Path) -> None:
    async with start_room(tmp_path) as room:
        with room.watch_table(OTHER):
            room.now += 45
            answer = await room.running.ask(HOST, "GET", f"/api/events?topic={room.table}")
        presence = next(part for part in answer.body.split(b"\n\n") if part.startswith(b"event: presence"))
        presence_state = msgspec.json.decode(presence.partition(b"data: ")[2])
        assert presence_state["seconds_away"] == [0, 0, 45]
        assert presence_state["online"] == [0, 1]


@pytest.mark.file
async def test_lobby_marks_sleeping_tables(tmp_path: Path) -> None:
    """This concerns a site of one process.

    With several processes, the process that claims a table's job treats the table as watched for a while.
    """
    async with start_room(tmp_path) as room:
        for guest, seat in SEAT_OF_GUEST.items():
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
