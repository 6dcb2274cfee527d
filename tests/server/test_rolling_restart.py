"""All processes of a site are replaced one by one while people play and listen: what was answered is there, and whoever listened
to a process that goes is sent to another one at once."""

from __future__ import annotations

import asyncio
import signal
import time
from collections import Counter

import httpx
import msgspec
import pytest

from bench.site_players import Player, arrived, found, moves
from tertulia.server.workers.ending import end
from tests.server.redis import NEEDS_BROKER
from tests.server.test_many_processes import ManyServer, many

pytestmark = [pytest.mark.proof, NEEDS_BROKER]

__all__ = ["many"]
PLAYERS, PAUSE = 8, 0.2
"""People, and seconds between two moves of each."""
AFTER = 3.0
"""Seconds of play before the processes are replaced, and after it."""
PATIENCE = 300.0
"""Seconds for all to be replaced: each loads all games before the one that it takes the place of goes."""
ELSEWHERE = 1.0
"""Seconds for which a browser may be told to wait before it listens elsewhere."""
ANSWERED = 10.0
"""Seconds in which it hears something there, on a machine where new processes load all games meanwhile."""


class Told(msgspec.Struct):
    """What is read of news."""

    version: int = 0


class Listener:
    """A browser that listens at a table, and comes again when it is told to go, after as long as it is told."""

    def __init__(self, address: str, player: Player) -> None:
        self.table = player.games[0].table
        name, _, value = player.browser.cookie.partition("=")
        self.http = httpx.AsyncClient(base_url=address, cookies={name: value}, timeout=30)
        self.away = list[float]()
        """Seconds between the end of a stream and the first word of the next one."""
        self.pauses = list[float]()
        """Seconds that it was told to wait at the end of a stream."""
        self.cut = 0
        """Streams that ended without a word, as where a process is killed."""
        self.version = 0

    async def listen(self) -> None:
        """For ever; whoever ends it cancels it."""
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
    players = await arrived(many.address, PLAYERS)
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
    assert await found(players) == ([], [])
    asked, answered = moves(players)
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
    await end(listening)
    assert not [line for line in many.said if "Traceback" in line]
