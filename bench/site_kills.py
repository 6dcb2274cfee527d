"""A site of several processes of which one of any kind is killed again and again under load (`bench.site --part kills`)."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec

from bench import usual
from bench.browser import Browser
from bench.common import Figure
from bench.site_serving import Backend, Processes
from tests.server.attack.histories import Asked, faults_of

EVERY = 5.0
"""Seconds between two kills."""
TABLES, PACE = 40, 200
"""So many moves a second are asked for, as far as the machine goes."""
KINDS = ("web or worker", "database", "web or worker", "broker")
GIVE_UP = 12.0
"""Seconds after which an answer is not waited for any more."""
Table = dict[str, Any]


class Player:
    """Somebody who plays all seats of a table where a bot sits, too, and keeps what they have asked for and were answered."""

    def __init__(self, host: str, port: int, number: int, chance: random.Random) -> None:
        self.browser, self.chance = Browser(host, port, f"127.0.{1 + number // 250}.{1 + number % 250}"), chance
        self.table, self.history, self.over = "", list[Asked](), False
        self.delays = list[float]()

    async def begin(self) -> None:
        """Sit down with a bot."""
        await self.browser.arrive()
        seats = [{"kind": "me"}, {"kind": "device"}, {"kind": "bot", "bot": "random"}]
        made = await self.browser.post("/api/tables", {"game": usual.QUICK, "options": {}, "seats": seats})
        self.table = made["id"]
        await self.browser.post(f"/api/tables/{self.table}/start", {})

    async def play(self, until: float, pause: float) -> None:
        """Move whenever it is one's turn; what is not answered is looked at again."""
        while time.monotonic() < until and not self.over:
            try:
                async with asyncio.timeout(GIVE_UP):
                    await self._move()
            except (OSError, RuntimeError, EOFError, TimeoutError, msgspec.DecodeError):
                self.browser._kept = None
            await asyncio.sleep(pause * self.chance.random() * 2)

    async def _move(self) -> None:
        now = await self.look()
        self.over = now["phase"] == "over"
        if not now["legal"]:
            return
        action = self.chance.choice(now["legal"])["notation"]
        body = {"position": now["position"], "version": now["version"], "seat": now["as"], "actions": [action]}
        place = len(self.history)
        self.history.append(Asked(now["position"], action, False))
        began = time.perf_counter()
        answer = await self.browser.ask("POST", f"/api/tables/{self.table}/moves", body)
        if answer.status == 200:
            self.history[place] = Asked(now["position"], action, True)
            self.delays.append(time.perf_counter() - began)

    async def look(self) -> Table:
        """The table as it is."""
        answer = await self.browser.ask("GET", f"/api/tables/{self.table}")
        if answer.status != 200:
            raise RuntimeError(answer.body.decode()[:200])
        found: Table = msgspec.json.decode(answer.body)
        return found

    async def faults(self) -> list[str]:
        """What in the history does not fit; the bot's own moves were asked for by nobody."""
        now = await self.look()
        log = [str(line["action"]) for line in now["log"][1:]]
        mine = {line["ply"] - 1 for line in now["log"][1:] if line["seat"] in (0, 1)}
        bots = [Asked(ply, action, False) for ply, action in enumerate(log) if ply not in mine]
        return [f"{self.table}: {fault}" for fault in faults_of([*self.history, *bots], log)]


class Killer:
    """Kills a process of one kind after the other."""

    def __init__(self, there: Backend, processes: Processes, chance: random.Random) -> None:
        self.there, self.processes, self.chance = there, processes, chance
        self.killed: Counter[str] = Counter()

    async def run(self, until: float) -> None:
        """Kill one every few seconds."""
        kinds = self._kinds()
        while time.monotonic() + EVERY < until:
            await asyncio.sleep(EVERY)
            kind = next(kinds)
            # Here, not in a thread: what a thread has begun ends with it (`tests/server/ends_with_parent.py`).
            self.killed[kind] += self._kill(kind)

    def _kinds(self) -> Iterator[str]:
        while True:
            yield from self.chance.sample(KINDS, len(KINDS))

    def _kill(self, kind: str) -> bool:
        """Whether there was one to be killed: one that was killed before may not be there again yet."""
        if kind == "database":
            self.there.server.crash()
            self.there.server.start()
        elif kind == "broker":
            self.there.running.stop()
            self.there.running.start()
        else:
            there = self.processes.parts()
            if not there:
                return False
            with suppress(ProcessLookupError):
                os.kill(self.chance.choice(there), signal.SIGKILL)
        return True


async def kills(address: str, there: Backend, processes: Processes, seconds: float) -> list[Figure]:
    """Play for so long while processes are killed, then hold histories against logs."""
    host, _, port = address.removeprefix("http://").rpartition(":")
    chance = random.Random(2009)
    players = [Player(host, int(port), number, random.Random(number)) for number in range(TABLES)]
    for first in range(0, TABLES, 10):
        await asyncio.gather(*(player.begin() for player in players[first : first + 10]))
    killer, until = Killer(there, processes, chance), time.monotonic() + seconds
    pause = TABLES / PACE
    await asyncio.gather(killer.run(until), *(player.play(until, pause) for player in players))
    faults = await _found(players)
    waiting = await _bots_go_on(players)
    answered = sum(asked.made for player in players for asked in player.history)
    asked = sum(len(player.history) for player in players)
    note = ", ".join(f"{kind} {many}" for kind, many in sorted(killer.killed.items()))
    return [
        Figure("a process of any kind killed every 5 s", killer.killed.total(), "times", "", note),
        Figure("… moves answered meanwhile", answered, "moves", "", f"{answered / seconds:.0f} a second"),
        Figure("… moves without an answer, or refused because the table had moved on", asked - answered, "moves"),
        Figure("… answered moves lost or doubled, moves of nobody", len(faults), "moves", "<= 0", *faults[:1]),
        Figure("… tables where a bot's job was lost", waiting, "tables", "<= 0"),
    ]


async def _found(players: list[Player]) -> list[str]:
    """All faults, once everybody can be asked again."""
    found = list[str]()
    for player in players:
        for _ in range(100):
            try:
                found += await player.faults()
                break
            except (OSError, RuntimeError, EOFError):
                await asyncio.sleep(0.3)
        else:
            found.append(f"{player.table} cannot be read")
    return found


async def _bots_go_on(players: list[Player]) -> int:
    """The number of tables where a bot was to act and does not within half a minute."""
    waiting = {player.table: player for player in players}
    until = time.monotonic() + 30
    while waiting and time.monotonic() < until:
        for player in list(waiting.values()):
            now = await player.look()
            if now["phase"] == "over" or now["legal"]:
                del waiting[player.table]
        await asyncio.sleep(0.3)
    return len(waiting)
