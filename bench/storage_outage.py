"""Storage outages under load: a locked database, then a full disk (part of `bench.endurance`)."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import shutil
import statistics
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

from bench import usual
from bench.common import Figure
from bench.crash_recovery import GAMES
from bench.db_lock import hold_lock
from bench.player import Player, count_gaps
from bench.serving import Host, Serving

TABLES = 16
DISK_SIZE = "48m"
"""Size of the small disk."""
SECONDS_BEFORE = 2.0
"""Seconds of load before the outage."""
PAUSE_SECONDS = 0.2
"""Seconds between a player's changes, and before a refused one is repeated."""
BOTS = [{"kind": "bot", "bot": "random"}] * 4
RECOVERY_TIMEOUT_SECONDS = 70.0
"""Seconds after the outage in which players and bots must continue; a bot waits up to a minute."""


class Bots:
    """A table of four bots, at which no client repeats a refused move."""

    def __init__(self, number: int) -> None:
        self.player = Player(usual.RICH, number)
        self.table = ""

    async def begin(self, port: int) -> None:
        """Connect, open the table and start its game."""
        await self.player.connect(port)
        wish = {"game": usual.RICH, "options": {}, "seats": BOTS, "public": False}
        self.table = (await self.player.browser.post("/api/tables", wish))["id"]
        await self.player.browser.post(f"/api/tables/{self.table}/start", {})

    async def position(self) -> int:
        """Return the table's ply, or -1 if its game is over."""
        self.player.table = self.table
        now = await self.player.fetch_table()
        return -1 if now.phase == "over" else now.position


class OutageTest:
    """Players and measurements of one outage."""

    def __init__(self, found: Host, serving: Serving) -> None:
        self.host, self.port = found, int(serving.address.rstrip("/").rpartition(":")[2])
        self.players = [Player(GAMES[number % len(GAMES)], number) for number in range(TABLES)]
        self.refused: Counter[int] = Counter()
        self.waits: list[float] = []
        """Seconds from the end of the outage to each player's next answered change."""
        self.looks: list[float] = []
        """Seconds to fetch a table during the outage."""
        self.asleep = 0
        """Number of bot tables that did not continue."""

    async def run_outage(self, away: AbstractContextManager[None], seconds: float) -> None:
        """Let all players and bots play, and take the storage away for `seconds`."""
        watcher, bots = Player(GAMES[0], 899), [Bots(900 + number) for number in range(4)]
        await watcher.connect(self.port)
        playing = [asyncio.create_task(self._play(player)) for player in self.players]
        await asyncio.sleep(SECONDS_BEFORE)
        for table in bots:
            await table.begin(self.port)
        with away:
            until = time.perf_counter() + seconds
            while time.perf_counter() < until:
                await self._look(watcher)
            positions = [await table.position() for table in bots]
        await self._wait_for_recovery()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        self.asleep += sum([await self._has_stopped(*each) for each in zip(bots, positions, strict=True)])

    async def _play(self, player: Player) -> None:
        while True:
            with contextlib.suppress(OSError, EOFError, RuntimeError):
                status = await player.act()
                self.refused[status] += status != 200
            await asyncio.sleep(PAUSE_SECONDS)

    async def _look(self, watcher: Player) -> None:
        started = time.perf_counter()
        await watcher.fetch_table()
        self.looks.append(time.perf_counter() - started)
        await asyncio.sleep(PAUSE_SECONDS)

    async def _wait_for_recovery(self) -> None:
        """Wait until each player has had another change answered."""
        started, before = time.perf_counter(), [player.answered for player in self.players]
        waiting = set(range(len(self.players)))
        while waiting and time.perf_counter() < started + RECOVERY_TIMEOUT_SECONDS:
            for number in [each for each in waiting if self.players[each].answered > before[each]]:
                waiting.discard(number)
                self.waits.append(time.perf_counter() - started)
            await asyncio.sleep(0.01)
        self.waits += [RECOVERY_TIMEOUT_SECONDS] * len(waiting)

    async def _has_stopped(self, bots: Bots, position: int) -> bool:
        until = time.perf_counter() + RECOVERY_TIMEOUT_SECONDS
        while position >= 0 and await bots.position() in range(position + 1):
            if time.perf_counter() > until:
                return True
            await asyncio.sleep(PAUSE_SECONDS)
        return False


@contextlib.contextmanager
def mount_small_disk() -> Iterator[tuple[Path, bool]]:
    """Yield a folder, and whether it is a small disk; mounting one needs rights that not every user has."""
    with tempfile.TemporaryDirectory() as parent:
        folder = Path(parent) / "disk"
        folder.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK_SIZE}", "tmpfs", str(folder)]
        mounted = shutil.which("mount") is not None and subprocess.run(mount, capture_output=True).returncode == 0
        try:
            yield folder, mounted
        finally:
            if mounted:
                subprocess.run(["umount", str(folder)], check=True)


@contextlib.contextmanager
def fill_disk(disk: Path) -> Iterator[None]:
    """Fill the disk while the block runs."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(b"x" * 4096)
    try:
        yield
    finally:
        filler.unlink()


@contextlib.contextmanager
def limit_file_size(serving: Serving) -> Iterator[None]:
    """Forbid the server to enlarge files while the block runs: like a full disk, but without a mount."""
    _, hard = resource.prlimit(serving.process, resource.RLIMIT_FSIZE)
    resource.prlimit(serving.process, resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.prlimit(serving.process, resource.RLIMIT_FSIZE, (hard, hard))


def storage_outage_figures(seconds: float) -> list[Figure]:
    """Take the storage away in both ways, `seconds` each, and return the figures."""
    with mount_small_disk() as (disk, mounted):
        found = Host(disk / "data", disk.with_name("log"))
        try:
            serving = found.start()
            away = {
                "the database locked": hold_lock(found.folder),
                "the disk full": fill_disk(disk) if mounted else limit_file_size(serving),
            }
            figures = [
                figure for how, context in away.items() for figure in _figures(found, serving, how, context, seconds)
            ]
            log = found.log.read_text()
        finally:
            found.stop()
    note = "" if mounted else "the server's files limited in size, without the right to mount a small disk"
    figures.append(Figure("size of the log", len(log) / 1024, "KiB", "<= 64", note))
    figures.append(Figure("tracebacks in the log", log.count("Traceback"), "", "<= 0"))
    return figures


def _figures(
    found: Host, serving: Serving, how: str, away: AbstractContextManager[None], seconds: float
) -> list[Figure]:
    starving = OutageTest(found, serving)

    async def work() -> None:
        for player in starving.players:
            await player.connect(starving.port)
        await starving.run_outage(away, seconds)

    asyncio.run(work())
    differences = [player.compare(found.folder) for player in starving.players]
    codes = ", ".join(f"{status}: {count}" for status, count in sorted(starving.refused.items()) if count)
    return [
        Figure(f"{how} for some seconds under load, {TABLES} tables", seconds, "s"),
        Figure("… changes answered", sum(player.answered for player in starving.players), "changes"),
        Figure("… changes refused", sum(starving.refused.values()), "changes", "", codes),
        Figure("… changes lost", sum(each.lost for each in differences), "changes", "<= 0"),
        Figure("… applied twice or never requested", sum(each.doubled for each in differences), "changes", "<= 0"),
        Figure("… logs with a gap", count_gaps(found.folder), "logs", "<= 0"),
        Figure("… reading a table meanwhile, median", 1000 * statistics.median(starving.looks), "ms", "<= 100"),
        Figure("… until the last player could continue", max(starving.waits), "s", "<= 10"),
        Figure("… tables of bots that did not continue", starving.asleep, "tables", "<= 0"),
    ]
