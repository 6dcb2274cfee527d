"""A year from its beginning to the end of its last game, and what was found in it."""

from __future__ import annotations

import asyncio
import contextlib
import random
import tempfile
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from tertulia.server.settings import MailSettings
from tests.server.months.asking import ask
from tests.server.months.checks import endings, faults_of_notices, letters, pushed
from tests.server.months.post import Post
from tests.server.months.pushes import Pushes
from tests.server.months.world import World
from tests.server.months.year import DAY, Year, live

BEGIN = datetime(2026, 3, 1, tzinfo=UTC)
"""Before the clocks are changed in most places."""
FREE = 1_000_000_000
"""More than anybody asks for: limits count by a clock that stands still while somebody plays."""
REFUSALS = 0.05
"""Of so many letters and push messages it is said that they may come later."""
LONGEST = 1000
"""Days for which the last game is waited for: much more than slow people need."""


class Plan(NamedTuple):
    """How much is to happen."""

    tables: int
    people: int
    days: float
    outages: int
    """The site is killed, or stopped, so often, and is away for hours."""
    kills: int
    """It is killed so often and begins again at once."""
    seed: int


class Found(NamedTuple):
    """What has happened, and what should not have."""

    year: Year
    ends: Counter[str]
    letters: int
    pushed: int
    of_notices: list[str]
    of_clocks: list[str]
    of_plans: list[str]


def run(plan: Plan, game: str) -> Found:
    """Live through it."""
    chance = random.Random(plan.seed)
    with _world(random.Random(plan.seed + 1)) as (world, post, pushes):
        year = Year(world, post, pushes, chance, game)
        return asyncio.run(_run(year, plan))


async def _run(year: Year, plan: Plan) -> Found:
    moments = [year.chance.uniform(0.1, 1.0) * plan.days * DAY for _ in range(plan.outages + plan.kills)]
    hours = [year.chance.uniform(2, 40) * 3600 for _ in range(plan.outages)]
    lengths = [*hours, *(1.0 for _ in range(plan.kills))]
    outages = [(at, length, number % 2 == 0) for number, (at, length) in enumerate(zip(moments, lengths, strict=True))]
    await live(year, plan.tables, plan.people, plan.days, outages)
    while year.world.seconds < LONGEST * DAY and "running" in (await endings(year)).values():
        await year.until(year.world.seconds + 10 * DAY)
    for table, company in year.tables.items():
        year.look_at_who_left(table, await ask(year, company[0], "GET", f"/api/tables/{table}"))
    ends = Counter((await endings(year)).values())
    return Found(
        year,
        ends,
        len(letters(year)),
        len(pushed(year)),
        await faults_of_notices(year),
        year.wrong,
        year.of_plans,
    )


@contextlib.contextmanager
def _world(chance: random.Random) -> Iterator[tuple[World, Post, Pushes]]:
    made: list[World] = []
    post = Post(lambda: made[0].seconds, chance, refusals=REFUSALS)
    pushes = Pushes(lambda: made[0].seconds, random.Random(chance.random()), refusals=REFUSALS)
    mail = MailSettings(server="127.0.0.1", port=post.port, sender="games@tertulia.test", security="none")
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        data.mkdir()
        free = dict.fromkeys(("requests_a_minute", "requests_an_address", "requests_a_second"), FREE)
        world = World(data, BEGIN, mail=mail, address="https://games.test", webhook_networks=("127.0.0.0/8",), **free)
        made.append(world)
        try:
            yield world, post, pushes
        finally:
            world.close()
            post.close()
            pushes.close()
