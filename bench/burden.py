"""What one address can ask of a server when it does its worst: hints, record files, looks back, analyses, bots, spectators."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from itertools import count
from typing import Any

import msgspec

from bench import usual
from bench.browser import Answer, Browser
from tertulia.kernel.registry import game as game_named
from tertulia.play import Match

THERE = "127.0.201"
"""Each load comes from an address of its own there: it has its full share of everything."""
GAME = usual.QUICK
LONG = usual.LONG
PLIES = 3200
"""Number of actions of the record that is sent: many, and far from an end."""
AT_ONCE = 40
"""Number of requests of the load that are under way at a time."""
TABLES = 100
ASKERS = 20
SPECTATORS = 1000
PER_ADDRESS = 100
"""Number of spectators from one address: more are refused."""


class Seen(msgspec.Struct):
    """A table as it is needed here."""

    position: int
    version: int
    phase: str
    actors: list[int]
    legal: list[dict[str, Any]]
    seat: int | None = msgspec.field(name="as")


def long_record() -> str:
    """A game of four players in which nobody climbs, up to there."""
    game, chance = game_named(LONG), random.Random(0)
    match = Match.new(game, seats=["human"] * 4, options={"game": "experienced"}, key=bytes(32))
    while match.position < PLIES:
        seat = chance.choice(match.actors())
        actions = match.notations(seat)
        match.act(seat, chance.choice([one for one in actions if not one.startswith("climb")] or actions))
    return msgspec.json.encode(match.record()).decode()


class Counted(Browser):
    """One whose answers are counted by their status."""

    def __init__(self, port: int, address: str, statuses: Counter[int]) -> None:
        super().__init__("127.0.0.1", port, address)
        self.statuses = statuses

    async def ask(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Answer:
        answer = await super().ask(method, path, body)
        self.statuses[answer.status] += 1
        return answer


class Guest:
    """Somebody with one table at a time."""

    def __init__(self, browser: Browser) -> None:
        self.browser, self.table, self.chance = browser, "", random.Random(2009)

    async def open(self, *seats: dict[str, str], game: str = GAME) -> None:
        if not self.browser.cookie:
            await self.browser.arrive()
        wish = {"game": game, "options": {}, "seats": list(seats), "public": False}
        self.table = (await self.browser.post("/api/tables", wish))["id"]
        await self.browser.post(f"/api/tables/{self.table}/start", {})

    async def look(self) -> Seen:
        answer = await self.browser.ask("GET", f"/api/tables/{self.table}")
        return msgspec.json.decode(answer.body, type=Seen)

    async def act(self, now: Seen) -> int:
        chosen = self.chance.choice(now.legal)["notation"]
        body = {"position": now.position, "version": now.version, "seat": now.seat, "actions": [chosen]}
        return (await self.browser.ask("POST", f"/api/tables/{self.table}/moves", body)).status


class Load:
    """What the other address does."""

    turns = count(1)

    def __init__(self, port: int, record: str) -> None:
        self.port, self.record, self.address = port, record, f"{THERE}.{next(self.turns)}"
        self.statuses = Counter[int]()
        """What was answered to it, by status."""
        self.bots: list[Guest] = []
        self.askers: list[Guest] = []

    def guest(self) -> Guest:
        return Guest(Counted(self.port, self.address, self.statuses))

    def __str__(self) -> str:
        """What was asked for, and what came of it."""
        return ", ".join(f"{number} times {status}" for status, number in sorted(self.statuses.items()))

    async def hints(self) -> None:
        """Of twenty guests, each at a table of their own; whoever asks hangs up at once, and asks again."""
        if len(self.askers) < ASKERS:
            guest = self.guest()
            self.askers.append(guest)
            await guest.open({"kind": "me"}, {"kind": "device", "name": "Eva"})
            return
        guest = random.choice(self.askers)
        now = await guest.look()
        body = {"position": now.position, "version": now.version, "seat": now.seat}
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.05):
                await guest.browser.ask("POST", f"/api/tables/{guest.table}/hint", body)
        await guest.browser.go()

    async def uploads(self) -> None:
        """Record files."""
        guest = self.guest()
        await guest.browser.arrive()
        await guest.browser.ask("POST", "/api/practice", {"record": self.record, "seat": 0})

    async def looks_back(self) -> None:
        """At the middle of a long game."""
        guest = self.guest()
        await guest.browser.arrive()
        answer = await guest.browser.ask("POST", "/api/practice", {"record": self.record, "seat": 0})
        if answer.status == 201:
            guest.table = msgspec.json.decode(answer.body)["id"]
            ply = (await guest.look()).position // 2
            for _ in range(100):
                await guest.browser.ask("GET", f"/api/tables/{guest.table}/moment?ply={ply}")

    async def analyses(self) -> None:
        """Of games that bots have played for it."""
        guest = self.guest()
        await guest.open({"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}, game=GAME)
        while (await guest.look()).phase != "over":
            await asyncio.sleep(0.2)
        for _ in range(20):
            await guest.browser.ask("GET", f"/api/tables/{guest.table}/analysis")
            await asyncio.sleep(0.5)

    async def bot_tables(self) -> None:
        """A hundred, of bots that think long, and looked at all the time."""
        if len(self.bots) < TABLES:
            guest = self.guest()
            self.bots.append(guest)
            await guest.open({"kind": "bot", "bot": "master"}, {"kind": "bot", "bot": "master"})
        else:
            guest = random.choice(self.bots)
            if guest.table:
                await guest.look()
            await asyncio.sleep(1)

    async def keep_up(self, kind: Callable[[], Awaitable[None]]) -> None:
        """Keep `AT_ONCE` requests under way, again and again, until it is cancelled."""

        async def again() -> None:
            while True:
                with contextlib.suppress(OSError, EOFError, RuntimeError, msgspec.DecodeError):
                    await kind()
                await asyncio.sleep(0.01)

        await asyncio.gather(*(again() for _ in range(AT_ONCE)))

    async def spectators(self) -> None:
        """A thousand of one table, which is played at."""
        host = self.guest()
        await host.open({"kind": "me"}, {"kind": "device", "name": "Eva"})
        watching = [asyncio.create_task(self._watch(host.table, number)) for number in range(SPECTATORS)]
        try:
            while True:
                now = await host.look()
                if now.phase == "running":
                    await host.act(now)
                await asyncio.sleep(0.5)
        finally:
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)

    async def _watch(self, table: str, number: int) -> None:
        await asyncio.sleep(number / SPECTATORS * 3)
        browser = Browser("127.0.0.1", self.port, f"127.0.202.{1 + number // PER_ADDRESS}")
        async for _ in browser.listen(f"/api/events?topic={table}"):
            pass
