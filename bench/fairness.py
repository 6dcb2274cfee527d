"""One address does its worst; at another one somebody plays against a strong bot, somebody plays on a device, and health is asked.

Each kind of load is laid upon a server for some seconds: hints whose askers hang up, record files, looks back, analyses, a
hundred tables of bots that think, a thousand spectators. All of it stays on this machine, and is bounded in number and time.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import statistics
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from itertools import count
from typing import Any, NamedTuple

import msgspec

from bench.browser import Answer, Browser
from bench.common import Figure, arguments, finish, machine, result
from bench.serving import Serving, server
from tertulia.kernel.registry import game as game_named
from tertulia.play import Match

THERE = "127.0.201"
"""Each load comes from an address of its own there: it has its full share of everything."""
GAME = "granada"
LONG = "no-siesta"
PLIES = 3200
"""So many actions has the record that is sent: many, and far from an end."""
AT_ONCE = 40
"""So many requests of the load are under way at a time."""
TABLES = 100
ASKERS = 20
SPECTATORS = 1000
PER_ADDRESS = 100
"""So many spectators come from one address: more are refused."""
PACE = 0.25
"""Seconds between the moves of who plays on a device, and between two checks of health: nobody uses up their share."""
LOOK = 0.1
"""Seconds between two looks at whether a bot has moved."""


class Seen(msgspec.Struct):
    """A table as it is needed here."""

    position: int
    version: int
    phase: str
    actors: list[int]
    legal: list[dict[str, Any]]
    seat: int | None = msgspec.field(name="as")


class Quiet(NamedTuple):
    """How long a strong bot takes where nobody else asks for anything."""

    median: float
    longest: float


def long_record() -> str:
    """A game of four players of No Siesta in which nobody climbs, up to there."""
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


class Measured:
    """What is noticed at the other address."""

    turns = count(1)

    def __init__(self, port: int) -> None:
        self.address = f"127.0.200.{next(self.turns)}"
        self.port, self.bots, self.moves, self.health = port, list[float](), list[float](), list[float]()
        self.unanswered = 0.0
        """Seconds for which a bot has been to act in vain when the measuring ended."""

    async def against_bot(self) -> None:
        """Seconds from a bot's turn to its move, over and over."""
        guest = Guest(Browser("127.0.0.1", self.port, self.address))
        await guest.open({"kind": "me"}, {"kind": "bot", "bot": "strong"})
        while True:
            now = await guest.look()
            if now.phase == "over":
                await guest.open({"kind": "me"}, {"kind": "bot", "bot": "strong"})
            elif now.legal:
                await guest.act(now)
            else:
                began = time.perf_counter()
                while (await guest.look()).position == now.position:
                    self.unanswered = time.perf_counter() - began
                    await asyncio.sleep(LOOK)
                self.bots.append(time.perf_counter() - began)
                self.unanswered = 0.0

    async def on_a_device(self) -> None:
        """Seconds from a person's move to its answer."""
        guest, seats = (
            Guest(Browser("127.0.0.1", self.port, self.address)),
            ({"kind": "me"}, {"kind": "device", "name": "Ana"}),
        )
        await guest.open(*seats)
        while True:
            now = await guest.look()
            if now.phase == "over":
                await guest.open(*seats)
                continue
            began = time.perf_counter()
            await guest.act(now)
            self.moves.append(time.perf_counter() - began)
            await asyncio.sleep(PACE)

    async def checked(self) -> None:
        """Seconds that a check of health takes."""
        browser = Browser("127.0.0.1", self.port, self.address)
        while True:
            began = time.perf_counter()
            await browser.ask("GET", "/api/health")
            self.health.append(time.perf_counter() - began)
            await asyncio.sleep(PACE)

    async def take(self, seconds: float) -> Measured:
        works = [asyncio.create_task(work()) for work in (self.against_bot, self.on_a_device, self.checked)]
        done, _ = await asyncio.wait(works, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)
        for work in done:
            work.result()
        if self.unanswered > max(self.bots, default=0.0):
            self.bots.append(self.unanswered)
        return self

    def figures(self, load: str, quiet: Quiet, note: str = "") -> list[Figure]:
        median, longest = statistics.median(self.bots), max(self.bots)
        own, health = (1000 * statistics.quantiles(some, n=20)[18] for some in (self.moves, self.health))
        return [
            Figure(f"{load}: until a strong bot moves, median", median, "s", f"<= {3 * quiet.median + 1:.3g}", note),
            Figure("… longest", longest, "s", f"<= {3 * quiet.longest + 1:.3g}", f"{len(self.bots)} turns"),
            Figure("… a person's move, 95 of 100", own, "ms", "<= 60"),
            Figure("… health, 95 of 100", health, "ms", "<= 100"),
        ]


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
        await guest.open({"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}, game="granada")
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
        """So many at once, again and again, until it is cancelled."""

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
        async for _ in browser.listen(f"/api/tables/{table}/events"):
            pass


async def under(work: Awaitable[None], port: int, seconds: float, before: float) -> Measured:
    """What is noticed while a load lasts."""
    load = asyncio.ensure_future(work)
    await asyncio.sleep(before)
    try:
        return await Measured(port).take(seconds)
    finally:
        load.cancel()
        await asyncio.gather(load, return_exceptions=True)


async def prepared(port: int) -> None:
    """Wait until the rules of the games that are played are compiled."""
    browser = Browser("127.0.0.1", port, f"{THERE}.254")
    while True:
        games = msgspec.json.decode((await browser.ask("GET", "/api/games")).body)
        if not any("preparing" in game for game in games if game["name"] in (GAME, LONG)):
            break
        await asyncio.sleep(1)
    await browser.go()


async def measure(serving: Serving, flags: argparse.Namespace) -> list[Figure]:
    """Quiet, under each load, and afterwards."""
    record = long_record()
    port = int(serving.address.rstrip("/").rpartition(":")[2])
    await prepared(port)
    warm = Measured(port)
    while len(warm.bots) < 2:  # the search is compiled, the process begun
        warm.bots.clear()
        await warm.take(flags.seconds)
    calm = await Measured(port).take(flags.seconds)
    quiet = Quiet(statistics.median(calm.bots), max(calm.bots))
    figures = calm.figures("nobody else", quiet)
    for name in ("hints", "uploads", "looks back", "analyses", "bot tables"):
        load = Load(port, record)
        found = await under(load.keep_up(getattr(load, name.replace(" ", "_"))), port, flags.seconds, flags.before)
        figures += found.figures(name, quiet, str(load))
    load = Load(port, record)
    figures += (await under(load.spectators(), port, flags.seconds, 4.0)).figures("1,000 spectators", quiet)
    figures += (await Measured(port).take(flags.seconds)).figures("afterwards, without a restart", quiet)
    figures.append(Figure("server's memory at its highest", serving.megabytes(), "MiB", "<= 600"))
    return figures


def main() -> None:
    parser = arguments("fairness", "What one address notices while another one does its worst.")
    parser.add_argument("--seconds", type=float, default=30, help="how long each load is measured (default: 30)")
    parser.add_argument("--before", type=float, default=5, help="how long it lasts before (default: 5)")
    flags = parser.parse_args()
    if flags.quick:
        flags.seconds, flags.before = 6, 1
    facts = machine(("litestar", "uvicorn", "sqlalchemy"))
    with server() as serving:
        figures = asyncio.run(measure(serving, flags))
    finish(result("fairness", facts, figures), flags)


if __name__ == "__main__":
    main()
