"""Processes of a site are killed repeatedly under load (`bench.site --part kills`)."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence

from bench.common import Figure
from bench.site_players import check_players, count_moves, start_players
from bench.site_serving import Backend, Processes

KILL_INTERVAL_SECONDS = 5.0
"""Seconds between two kills."""
DOWNTIME_SECONDS = (0.2, 2.0)
"""Shortest and longest downtime of a killed database or broker, in seconds."""
TABLES, MOVES_PER_SECOND = 60, 200
"""Number of tables, and moves per second that they try to make."""
KINDS = ("web or worker", "database", "web or worker", "broker")


class Killer:
    """Kills processes of the different kinds in turn."""

    def __init__(self, there: Backend, processes: Processes, chance: random.Random) -> None:
        self.there, self.processes, self.chance = there, processes, chance
        self.killed: Counter[str] = Counter()

    async def kill_until(self, until: float) -> None:
        """Kill a process every `KILL_INTERVAL_SECONDS` seconds."""
        kinds = self._draw_kinds()
        while time.monotonic() + KILL_INTERVAL_SECONDS < until:
            down = self.chance.uniform(*DOWNTIME_SECONDS)
            await asyncio.sleep(KILL_INTERVAL_SECONDS - down)
            kind = next(kinds)
            await self._kill(kind, down)
            self.killed[kind] += 1

    def _draw_kinds(self) -> Iterator[str]:
        while True:
            yield from self.chance.sample(KINDS, len(KINDS))

    async def _kill(self, kind: str, down: float) -> None:
        """Kill a process of this kind and restart it after `down` seconds."""
        # Not in a thread: a process that a thread starts ends with the thread (`tests/server/ends_with_parent.py`).
        if kind == "web or worker":
            victim = self.chance.choice(self.processes.own)
            victim.kill()
            await asyncio.sleep(down)
            victim.start()
        elif kind == "database":
            self.there.server.crash()
            await asyncio.sleep(down)
            self.there.server.start()
        else:
            self.there.running.stop()
            await asyncio.sleep(down)
            self.there.running.start()


async def measure_kills(addresses: Sequence[str], there: Backend, processes: Processes, seconds: float) -> list[Figure]:
    """Play for `seconds` while processes are killed, then compare the received answers with the logs."""
    chance = random.Random(2009)
    players = await start_players(addresses, TABLES)
    killer, until = Killer(there, processes, chance), time.monotonic() + seconds
    await asyncio.gather(
        killer.kill_until(until), *(player.play(until, TABLES / MOVES_PER_SECOND) for player in players)
    )
    wrong, (sent, answered) = await check_players(players), count_moves(players)
    note = ", ".join(f"{kind} {many}" for kind, many in sorted(killer.killed.items()))
    return [
        Figure("a web or worker process killed every 5 s", killer.killed.total(), "times", "", note),
        Figure(
            "… moves answered meanwhile",
            answered,
            "moves",
            "",
            f"{sum(len(player.games) for player in players)} games",
        ),
        Figure(
            f"… per second, while {MOVES_PER_SECOND} are requested and processes are restarted",
            answered / seconds,
            "moves/s",
        ),
        Figure("… moves without an answer, or refused because the table had changed", sent - answered, "moves"),
        *wrong,
    ]
