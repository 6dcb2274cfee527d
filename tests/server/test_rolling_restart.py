"""All processes of a site are replaced one by one while guests play and listen.

Every answered move is kept, and each listener of an ending process is sent to another one at once.
"""

from __future__ import annotations

import asyncio
import signal
import time
from collections import Counter

import httpx
import msgspec
import pytest

from bench.site_players import Player, count_moves, find_contradictions, start_players
from tertulia.server.workers.task_control import cancel_all
from tests.server.redis import NEEDS_BROKER
from tests.server.test_many_processes import ManyServer, many

pytestmark = [pytest.mark.proof, NEEDS_BROKER]

__all__ = ["many"]
PLAYERS, PAUSE = 8, 0.2
"""Number of players, and seconds between two moves of each."""
AFTER = 3.0
"""Seconds of play before the processes are replaced, and afterwards."""
PATIENCE = 300.0
"""Seconds for the replacement of all processes. Each new one loads all games before the old one ends."""
ELSEWHERE = 1.0
"""Longest reconnection delay (s) that a browser may be told."""
ANSWERED = 10.0
"""Seconds until a browser hears from another process, on a machine where new processes load all games meanwhile."""


class Told(msgspec.Struct):
    """The fields of an event that are read."""

    version: int = 0


class Listener:
    """A browser that follows a table and reconnects after the delay that the stream told."""

    def __init__(self, address: str, player: Player) -> None:
        self.table = player.games[0].table
        name, _, value = player.browser.cookie.partition("=")
        self.http = httpx.AsyncClient(base_url=address, cookies={name: value}, timeout=30)
        self.away = list[float]()
        """Seconds between the end of a stream and the first line of the next one."""
        self.pauses = list[float]()
        """Reconnection delays (s) told at the ends of streams."""
        self.cut = 0
        """Number of streams that ended with a transport error, as after a kill."""
        self.version = 0

    async def listen(self) -> None:
        """Follow the table until cancelled."""
        ended: float | None = None
        while True:
            pauses = list[float]()
            try:
                async with self.http.stream("GET", f"/api/events?topic={self.table}") as stream:
                    assert stream.status_code == 200
                    async for line in stream.aiter_lines():
                        if ended is not None:
                            self.away.append(time.monotonic() - ended)
                            ended = None
                        what, _, said = line.partition(": ")
                        if what == "retry":
                            pauses.append(int(said) / 1000)
                        elif what == "data":
                            self.version = max(self.version, msgspec.json.decode(said, type=Told).version)
            except httpx.TransportError:
                self.cut += 1
            ended = ended or time.monotonic()
            self.pauses += pauses[1:]
            await asyncio.sleep(pauses[-1] if pauses else 1.0)


async def version_of(player: Player, table: str) -> int:
    answer = await player.browser.ask("GET", f"/api/tables/{table}")
    return msgspec.json.decode(answer.body, type=Told).version


async def test_what_is_answered_stays_and_whoever_listens_is_told_to_come_again_within_a_second(
    many: ManyServer,
) -> None:
    players = await start_players(many.address, PLAYERS)
    listeners = [Listener(many.address, player) for player in players]
    ended = asyncio.Event()

    async def plays(player: Player) -> None:
        while not ended.is_set():
            await player.play(time.monotonic() + PAUSE, PAUSE)

    listening = [asyncio.create_task(each.listen()) for each in listeners]
    playing = [asyncio.create_task(plays(player)) for player in players]
    await asyncio.sleep(AFTER)
    before = {*many.children()}
    many.process.send_signal(signal.SIGHUP)
    async with asyncio.timeout(PATIENCE):
        while before & {*many.children()} or len(many.children()) < len(before):
            await asyncio.sleep(0.1)
    await asyncio.sleep(AFTER)
    ended.set()
    await asyncio.gather(*playing)
    assert await find_contradictions(players) == ([], [])
    asked, answered = count_moves(players)
    assert answered > PLAYERS, "they played meanwhile"
    refused = sum((player.refusals for player in players), Counter[str]())
    print(f"{answered} of {asked} moves answered; refused: {dict(refused)}")
    away = sorted(gap for each in listeners for gap in each.away)
    print(f"sent elsewhere {len(away)} times, there after {[round(gap, 2) for gap in away]} s")
    assert not sum(each.cut for each in listeners)
    assert all(each.pauses for each in listeners), "each listened to a process that went"
    assert max(pause for each in listeners for pause in each.pauses) < ELSEWHERE
    assert max(away) < ELSEWHERE + ANSWERED
    for listener, player in zip(listeners, players, strict=True):
        version = await version_of(player, listener.table)
        async with asyncio.timeout(10):
            while listener.version < version:
                await asyncio.sleep(0.05)
    assert not [task for task in listening if task.done()]
    await cancel_all(listening)
    assert not [line for line in many.said if "Traceback" in line]
