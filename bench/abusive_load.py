"""Abusive load from one address: hints, uploads, past positions, analyses, bot tables, spectators."""

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
from bench.browser import Browser, Response
from tertulia.kernel.registry import find_game
from tertulia.play import Match

ADDRESS_PREFIX = "127.0.201"
"""Prefix of the loopback addresses. Each load uses an address of its own, so that it has full rate limits."""
GAME = usual.QUICK
LONG_GAME = usual.LONG
RECORD_PLIES = 3200
"""Actions in the uploaded record: many, but far from the end of the game."""
CONCURRENT_REQUESTS = 40
"""Concurrent requests of a load."""
MAX_BOT_TABLES = 100
HINT_GUESTS = 20
SPECTATORS = 1000
SPECTATORS_PER_ADDRESS = 100
"""Spectators per address; the server refuses more."""


class TableFields(msgspec.Struct):
    """The fields of a table that a load needs."""

    position: int
    version: int
    phase: str
    actors: list[int]
    legal: list[dict[str, Any]]
    seat: int | None = msgspec.field(name="as")


def long_record() -> str:
    """Return the record of a four-player game with `RECORD_PLIES` actions.

    Players climb only if they can do nothing else, as climbing brings the end nearer.
    """
    game, chance = find_game(LONG_GAME), random.Random(0)
    match = Match.new(game, seats=["human"] * 4, options={"game": "experienced"}, key=bytes(32))
    while match.position < RECORD_PLIES:
        seat = chance.choice(match.actors())
        actions = match.notations(seat)
        match.act(seat, chance.choice([one for one in actions if not one.startswith("climb")] or actions))
    return msgspec.json.encode(match.record()).decode()


class CountingBrowser(Browser):
    """A browser that counts the status codes of its answers."""

    def __init__(self, port: int, address: str, statuses: Counter[int]) -> None:
        super().__init__("127.0.0.1", port, address)
        self.statuses = statuses

    async def ask(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Response:
        answer = await super().ask(method, path, body)
        self.statuses[answer.status] += 1
        return answer


class Guest:
    """A guest with one table at a time."""

    def __init__(self, browser: Browser) -> None:
        self.browser, self.table, self.chance = browser, "", random.Random(2009)

    async def open(self, *seats: dict[str, str], game: str = GAME) -> None:
        if not self.browser.cookie:
            await self.browser.arrive()
        wish = {"game": game, "options": {}, "seats": list(seats), "public": False}
        self.table = (await self.browser.post("/api/tables", wish))["id"]
        await self.browser.post(f"/api/tables/{self.table}/start", {})

    async def look(self) -> TableFields:
        answer = await self.browser.ask("GET", f"/api/tables/{self.table}")
        return msgspec.json.decode(answer.body, type=TableFields)

    async def act(self, now: TableFields) -> int:
        chosen = self.chance.choice(now.legal)["notation"]
        body = {"position": now.position, "version": now.version, "seat": now.seat, "actions": [chosen]}
        return (await self.browser.ask("POST", f"/api/tables/{self.table}/moves", body)).status


class AbusiveLoad:
    """The requests that the abusive address sends, and the answers to them."""

    turns = count(1)

    def __init__(self, port: int, record: str) -> None:
        self.port, self.record, self.address = port, record, f"{ADDRESS_PREFIX}.{next(self.turns)}"
        self.statuses = Counter[int]()
        """Number of answers by status code."""
        self.bots: list[Guest] = []
        self.askers: list[Guest] = []

    def guest(self) -> Guest:
        return Guest(CountingBrowser(self.port, self.address, self.statuses))

    def __str__(self) -> str:
        """List how often each status code was received."""
        return ", ".join(f"{number} times {status}" for status, number in sorted(self.statuses.items()))

    async def hints(self) -> None:
        """Request a hint and disconnect within 50 ms.

        Each of the first 20 calls opens a table for a guest instead; later calls choose one of these guests at random.
        """
        if len(self.askers) < HINT_GUESTS:
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
        await guest.browser.disconnect()

    async def uploads(self) -> None:
        """Upload a long record file as a new guest."""
        guest = self.guest()
        await guest.browser.arrive()
        await guest.browser.ask("POST", "/api/practice", {"record": self.record, "seat": 0})

    async def looks_back(self) -> None:
        """Upload a long record and request the position in its middle a hundred times."""
        guest = self.guest()
        await guest.browser.arrive()
        answer = await guest.browser.ask("POST", "/api/practice", {"record": self.record, "seat": 0})
        if answer.status == 201:
            guest.table = msgspec.json.decode(answer.body)["id"]
            ply = (await guest.look()).position // 2
            for _ in range(100):
                await guest.browser.ask("GET", f"/api/tables/{guest.table}/position?ply={ply}")

    async def analyses(self) -> None:
        """Open a game of two random bots, wait for its end, and request its analysis 20 times."""
        guest = self.guest()
        await guest.open({"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}, game=GAME)
        while (await guest.look()).phase != "over":
            await asyncio.sleep(0.2)
        for _ in range(20):
            await guest.browser.ask("GET", f"/api/tables/{guest.table}/analysis")
            await asyncio.sleep(0.5)

    async def bot_tables(self) -> None:
        """Open a table of two `master` bots, or poll one at random if there are a hundred."""
        if len(self.bots) < MAX_BOT_TABLES:
            guest = self.guest()
            self.bots.append(guest)
            await guest.open({"kind": "bot", "bot": "master"}, {"kind": "bot", "bot": "master"})
        else:
            guest = random.choice(self.bots)
            if guest.table:
                await guest.look()
            await asyncio.sleep(1)

    async def repeat_forever(self, kind: Callable[[], Awaitable[None]]) -> None:
        """Run `CONCURRENT_REQUESTS` copies of `kind` in endless loops until cancelled; network errors are ignored."""

        async def again() -> None:
            while True:
                with contextlib.suppress(OSError, EOFError, RuntimeError, msgspec.DecodeError):
                    await kind()
                await asyncio.sleep(0.01)

        await asyncio.gather(*(again() for _ in range(CONCURRENT_REQUESTS)))

    async def spectators(self) -> None:
        """Let 1,000 spectators follow one table at which a move is made every half second."""
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
        browser = Browser("127.0.0.1", self.port, f"127.0.202.{1 + number // SPECTATORS_PER_ADDRESS}")
        async for _ in browser.listen(f"/api/events?topic={table}&patches=true"):
            pass
