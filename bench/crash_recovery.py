"""A server that is killed under load again and again (part of `bench.endurance`)."""

from __future__ import annotations

import asyncio
import contextlib
import random
import statistics
import time

from bench.common import Figure
from bench.player import LogDifferences, Player, count_gaps
from bench.serving import Host, Serving, run_host
from tertulia.kernel.registry import installed_games

GAMES = tuple(installed_games())
TABLES = 24
MIN_LIFE_SECONDS, MAX_LIFE_SECONDS = 0.02, 0.8
"""Bounds of the time under load before a kill, in seconds."""


class CrashTest:
    """Players and counts of lost changes over all starts of the server."""

    def __init__(self, found: Host) -> None:
        self.host, self.chance = found, random.Random(2009)
        self.players = [Player(GAMES[number % len(GAMES)], number) for number in range(TABLES)]
        self.differences: list[LogDifferences] = []
        self.gaps = self.not_undone = self.refused = 0
        self.starts: list[float] = []

    async def run_life(self) -> None:
        """Start the server, check the stored games, play, and kill it."""
        serving = self._start()
        await self._reconnect_players(serving)
        playing = [asyncio.create_task(self._play(player)) for player in self.players]
        await asyncio.sleep(self.chance.uniform(MIN_LIFE_SECONDS, MAX_LIFE_SECONDS))
        self.host.kill()
        await asyncio.gather(*playing)

    def _start(self) -> Serving:
        started = time.perf_counter()
        serving = self.host.start()
        self.starts.append(time.perf_counter() - started)
        return serving

    async def _reconnect_players(self, serving: Serving) -> None:
        """Reconnect all players, compare their tables with the database, and undo a step of some."""
        port = int(serving.address.rstrip("/").rpartition(":")[2])
        for player in self.players:
            if player.table:
                self.differences.append(player.compare(self.host.folder))
            await player.connect(port)
        self.gaps += count_gaps(self.host.folder)
        self.not_undone += [await player.take_back() for player in self.players[:: self.chance.randint(2, 5)]].count(
            False
        )

    async def _play(self, player: Player) -> None:
        with contextlib.suppress(OSError, EOFError, RuntimeError):  # raised once the server is killed
            while True:
                self.refused += await player.act() != 200

    async def check_all(self) -> int:
        """Check everything once more. Returns the number of finished games that differ from the answers."""
        await self._reconnect_players(self._start())
        self.host.stop()
        return sum(player.compare_over(self.host.folder) for player in self.players)


def crash_recovery_figures(kills: int) -> list[Figure]:
    """Kill a server `kills` times under load, and return the figures of lost changes."""

    async def lives(found: Host) -> tuple[CrashTest, int]:
        killing = CrashTest(found)
        for _ in range(kills):
            await killing.run_life()
        return killing, await killing.check_all()

    with run_host() as found:
        killing, broken = asyncio.run(lives(found))
        log = found.log.read_text()
    answered = sum(player.answered for player in killing.players)
    return [
        Figure(f"killed (SIGKILL) under load, {TABLES} tables", kills, "times"),
        Figure("… changes answered", answered, "changes"),
        Figure("… lost", sum(each.lost for each in killing.differences), "changes", "<= 0"),
        Figure(
            "… applied twice or never requested", sum(each.doubled for each in killing.differences), "changes", "<= 0"
        ),
        Figure("… logs with a gap", killing.gaps, "logs", "<= 0"),
        Figure("… steps that could not be undone afterwards", killing.not_undone, "steps", "<= 0"),
        Figure("… finished games that changed", broken, "games", "<= 0"),
        Figure("… changes refused", killing.refused, "changes", "<= 0"),
        Figure("… tracebacks in the log", log.count("Traceback"), "", "<= 0"),
        Figure("… start after a kill, median", statistics.median(killing.starts[1:]), "s"),
    ]
