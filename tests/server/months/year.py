"""A year of many people at many tables, played through a real site: what is to hold is asked by `tests.server.months.checks`."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tests.server.months.people import Person
from tests.server.months.world import World

Json = dict[str, Any]
AGAIN = 3
"""How often a request is repeated that the site did not answer, because it was killed meanwhile."""


@dataclass
class Year:
    """What has happened."""

    world: World
    chance: random.Random
    game: str
    people: list[Person] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    moves: list[tuple[float, str, int, int]] = field(default_factory=list)
    """When which table had which number of actions after a move of which seat."""
    _waiting: list[tuple[float, int, Person]] = field(default_factory=list)
    _order: itertools.count[int] = field(default_factory=itertools.count)

    async def arrive(self, many: int) -> None:
        """So many people come for the first time."""
        for number in range(many):
            person = Person(number, random.Random(self.chance.random()))
            person.browser.own_address = f"127.{1 + number // 62500}.{number // 250 % 250}.{1 + number % 250}"
            person.at(self.world.address)
            await person.browser.arrive()
            self.people.append(person)
            self.wait_for(person)

    def wait_for(self, person: Person) -> None:
        """They come by when they like."""
        at = (person.next_visit(self.world.now) - self.world.begin).total_seconds()
        heapq.heappush(self._waiting, (at, next(self._order), person))

    async def until(self, end: float) -> None:
        """Live until so many seconds after the beginning."""
        while self._waiting and self._waiting[0][0] < end:
            at, _, person = heapq.heappop(self._waiting)
            self.world.move_to(max(at, self.world.seconds))
            await self.visit(person)
            if person.here:
                self.wait_for(person)
        self.world.move_to(max(end, self.world.seconds))

    async def open(self, body: Json, seats: int) -> str:
        """Somebody opens a table, others sit down, and it begins."""
        host, *others = self.chance.sample([person for person in self.people if person.here], seats)
        seating = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
        made = await self.ask(host, "POST", "/api/tables", {"game": self.game, "seats": seating, **body})
        table = str(made["id"])
        for seat, person in enumerate(others, 1):
            await self.ask(person, "POST", f"/api/tables/{table}/sit", {"seat": seat})
        await self.ask(host, "POST", f"/api/tables/{table}/start", {})
        self.tables.append(table)
        return table

    async def visit(self, person: Person) -> None:
        """Somebody comes by, and plays wherever it is their turn."""
        self.counts["visits"] += 1
        person.here = person.chance.random() < person.manner.stays
        for turn in (await self.ask(person, "GET", "/api/turns"))["turns"]:
            await self.play(person, str(turn["id"]))

    async def play(self, person: Person, table: str) -> None:
        """Play a turn to its end."""
        path = f"/api/tables/{table}"
        while True:
            now = await self.ask(person, "GET", path)
            if not now["legal"]:
                return
            action = person.chance.choice(now["legal"])["notation"]
            body = {"position": now["position"], "seat": now["as"], "actions": [action]}
            await self.ask(person, "POST", f"{path}/moves", body)
            self.moves.append((self.world.seconds, table, now["position"] + 1, now["as"]))

    async def ask(self, person: Person, method: str, path: str, body: Json | None = None) -> Any:
        """What the site answers; it must be a good answer."""
        browser = person.at(self.world.address)
        answer = await browser.ask(method, path, body)
        assert answer.status < 300, f"{method} {path} {body}: {answer.status} {answer.body.decode()[:300]}"
        return msgspec.json.decode(answer.body) if answer.body else None


def small_year(world: World, seed: int, game: str, tables: int, people: int) -> Year:
    """A year with so many tables, opened one after the other in its first half."""
    year = Year(world, random.Random(seed), game)

    async def live() -> None:
        await year.arrive(people)
        for number in range(tables):
            await year.until(number * 180 * 86400.0 / tables)
            await year.open({}, year.chance.choice((2, 2, 3, 4)))
        await year.until(365 * 86400.0)

    asyncio.run(live())
    return year
