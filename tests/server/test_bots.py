"""Bots at tables of the server: they see no more than their seat, and go on whatever fails."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tertulia.kernel.registry import game as game_named
from tertulia.play import Match
from tertulia.server.domain.seats import Chair
from tertulia.server.domain.state import Point, log_line
from tertulia.server.storage.faults import StorageFault
from tertulia.server.workers import bots as botplay
from tests.bots.guessing.game import GAME
from tests.bots.guessing.judge import LEAST, Hits
from tests.laws.playing import key_of
from tests.server.asgi import site

SEATS = 4
BOTS = tuple(Chair("bot", None, f"Bot {seat}", "greedy") for seat in range(SEATS))


def a_point(number: int) -> Point:
    match = Match.new(GAME, seats=["greedy"] * SEATS, options={}, key=key_of("table", number))
    return Point("running", "host", BOTS, match, [log_line(match)])


@pytest.mark.parametrize("whole_turn", [False, True])
def test_a_bot_at_a_table_sees_no_more_than_its_seat(whole_turn: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = iter(range(10**6))
    monkeypatch.setattr(
        "tertulia.server.workers.bots.secrets.token_bytes", lambda size: key_of("server", next(asked))[:size]
    )
    hits = Hits()
    for number in range(LEAST // SEATS + 1):
        point = a_point(number)
        assert point.match
        while not point.match.over:
            for seat, action in botplay._turn(point, whole_turn):
                point.match.act(seat, action)
        hits.judge(point.match.key, SEATS, [(entry.seat, entry.action) for entry in point.match.log])
    hits.no_more_than_chance()


def test_a_bot_stops_at_what_it_reveals() -> None:
    """What follows from a revelation is another change: nobody, no bot either, looks ahead and then acts otherwise."""
    point = a_point(1)
    assert point.match
    while not point.match.over:
        ahead = point.match.fork()
        *quiet, _ = botplay._turn(point, whole_turn=True)
        for seat, action in quiet:
            ahead.act(seat, action)
            assert not ahead.settled
        seat, action = botplay._turn(point, whole_turn=False)[0]
        point.match.act(seat, action)


async def test_a_bot_tries_again_whatever_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first writes fail; after growing pauses the bots have played to the end all the same."""
    monkeypatch.setattr(botplay, "FIRST_PAUSE", 0.001)
    async with site(tmp_path) as running:
        house = running.house
        commit, failures = house.journal.commit, [StorageFault("storage-busy"), StorageFault("disk-full"), OSError(5)]

        async def unsteady(*writes: Any) -> None:
            if failures and any(write.log for write in writes):
                raise failures.pop()
            await commit(*writes)

        monkeypatch.setattr(house.journal, "commit", unsteady)
        host = running.seal.new_guest()
        chairs = tuple(replace(chair, bot="random") for chair in BOTS[:2])
        table = await house.create(game_named("la-granja"), {}, chairs, True, host)
        start = await running.ask(host, "POST", f"/api/tables/{table.id}/start", {})
        for _ in range(3):
            if start.status != 200:
                start = await running.ask(host, "POST", f"/api/tables/{table.id}/start", {})
        assert start.status == 200
        failures += [StorageFault("disk-full"), RuntimeError("a fault of the bot's")]
        async with asyncio.timeout(60):
            while table.at.phase != "over":
                await asyncio.sleep(0.01)
        assert not failures
