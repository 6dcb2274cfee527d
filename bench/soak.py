"""Minutes of load: the server's state at the end and at the beginning (part of `bench.endurance`)."""

from __future__ import annotations

import asyncio
import statistics
from typing import NamedTuple

from bench.common import Figure
from bench.crash_recovery import GAMES
from bench.server_load import MOVES_PER_SECOND, Crowd, LoadTable
from bench.serving import Serving, run_server

TABLES = 80
MOVES_BEFORE = 20
"""Moves of each table before the measurement."""
SETTLE_SECONDS = 1.0
"""Seconds until every browser has received the end of a game."""
REST_SECONDS = 6.0
"""Seconds without requests until idle connections are closed and only the streams are left."""
WINDOW_SHARE = 0.1
"""Share of the time that counts as the beginning, and as the end."""


class Window(NamedTuple):
    """Measurements in a part of the time."""

    pace: float
    answer: float
    """Median time to a move's answer, in ms."""
    update_delay: float
    """95th percentile of the time until another browser has received the move, in ms."""
    processor: float
    """Processor time in ms per move."""
    megabytes: float
    files: float


class LastingCrowd(Crowd):
    """Tables that start another game when one is over."""

    def __init__(self, address: str, tables: int) -> None:
        super().__init__(address, tables)
        self.games = self.lost = self.doubled = 0
        self._renewing: dict[LoadTable, asyncio.Task[None]] = {}

    async def arrive_all(self) -> None:
        """Open tables of all games, ten at a time."""
        for first in range(0, len(self.tables), 10):
            some = enumerate(self.tables[first : first + 10])
            await asyncio.gather(*(table.open(GAMES[number % len(GAMES)]) for number, table in some))

    def handle_end(self, table: LoadTable) -> None:
        if table not in self._renewing:
            task = self._renewing[table] = asyncio.create_task(self._renew(table))
            task.add_done_callback(lambda _: self._renewing.pop(table))
            task.add_done_callback(self._end_task)

    async def _renew(self, table: LoadTable) -> None:
        """Count the lost and repeated plies of a finished game, then start another one with the same players."""
        await asyncio.sleep(SETTLE_SECONDS)
        self.count_losses(table)
        self.games += 1
        for task in table.tasks:
            task.cancel()
        rematch = await table.seats[0].browser.post(f"/api/tables/{table.id}/rematch", {})
        table.id, table.version, table.turn = rematch["id"], 0, None
        table.sent.clear()
        for seat in table.seats:
            seat.plies.clear()
        table.open_streams()
        await table.start()

    def count_losses(self, table: LoadTable) -> None:
        """Add the plies that a table's browsers missed or received twice."""
        self.lost += table.count_lost_plies()
        self.doubled += table.count_repeated_plies()


async def measure_window(crowd: LastingCrowd, serving: Serving, seconds: float) -> Window:
    """Play for `seconds` and measure."""
    crowd.delays.clear()
    crowd.answers.clear()
    moves, before = max(1, round(seconds * MOVES_PER_SECOND)), serving.cpu_seconds()
    pace = await crowd.send_moves(moves, MOVES_PER_SECOND)
    used = serving.cpu_seconds() - before
    await asyncio.sleep(REST_SECONDS)
    return Window(
        pace,
        1000 * statistics.median(crowd.answers),
        1000 * statistics.quantiles(crowd.delays, n=20)[18],
        1000 * used / moves,
        serving.current_megabytes(),
        serving.count_files(),
    )


def soak_figures(minutes: float) -> list[Figure]:
    """Play at a steady rate for `minutes` and compare the beginning with the end."""

    async def work(serving: Serving) -> tuple[LastingCrowd, list[Window]]:
        crowd = LastingCrowd(serving.address, TABLES)
        await crowd.arrive_all()
        await crowd.send_moves(MOVES_BEFORE * TABLES, 10_000)
        await crowd.wait_for_updates()
        parts = [WINDOW_SHARE, 1 - 2 * WINDOW_SHARE, WINDOW_SHARE]
        windows = [await measure_window(crowd, serving, part * minutes * 60) for part in parts]
        await crowd.wait_for_updates()
        for table in crowd.tables:
            crowd.count_losses(table)
        await asyncio.gather(*(table.close() for table in crowd.tables))
        return crowd, windows

    with run_server() as serving:
        crowd, (first, _, last) = asyncio.run(work(serving))
    refused = f"first: {crowd.refused[0]}" if crowd.refused else ""
    return [
        Figure(f"{TABLES} tables with 4 browsers each", minutes, "minutes"),
        Figure("… moves per second, at the end", last.pace, "moves/s", f">= {0.98 * MOVES_PER_SECOND:g}"),
        Figure("… games played to the end", crowd.games, "games"),
        Figure("… median to a move's response, at the beginning", first.answer, "ms"),
        Figure("… at the end", last.answer, "ms", "<= 10"),
        Figure("… 95th percentile to another browser's event, at the beginning", first.update_delay, "ms"),
        Figure("… at the end", last.update_delay, "ms", "<= 60"),
        Figure("… processor time, at the beginning", first.processor, "ms a move"),
        Figure("… at the end", last.processor, "ms a move"),
        Figure("… memory at the beginning", first.megabytes, "MiB"),
        Figure("… memory growth until the end", last.megabytes - first.megabytes, "MiB", "<= 100"),
        Figure("… descriptors at the beginning", first.files, ""),
        Figure("… descriptor growth until the end", last.files - first.files, "", "<= 10"),
        Figure("… moves refused", len(crowd.refused), "moves", "<= 0", refused),
        Figure("… plies lost", crowd.lost, "plies", "<= 0"),
        Figure("… plies received twice", crowd.doubled, "plies", "<= 0"),
    ]
