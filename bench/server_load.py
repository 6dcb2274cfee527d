"""Server load test: many tables of four browsers, at a steady and at the highest possible rate.

Server and browsers share the machine. Every browser is a guest with a live stream of its own. A move is a POST by the
player on turn. Two delays are measured: to its answer, and to the moment when another browser of the table has received
the new ply. Before that every table plays for a while, so that boards, hands and logs are those of a game in progress.
At the highest rate every table moves as soon as its player on turn knows about the turn. At the end every browser must
have received every ply of its table exactly once, in order.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import time
from collections import deque
from collections.abc import Mapping, Sequence

import msgspec

from bench import usual
from bench.browser import Browser, TableUpdate
from bench.common import (
    REFERENCE_LOOP_SPEED,
    Figure,
    argument_parser,
    describe_machine,
    make_result,
    measure_loop_speed,
    report_result,
)
from bench.serving import Serving, run_server

STREAM = "/api/events?topic={table}.{seat}&patches=true"
"""The path of a table's live stream as a seat sees it."""
SEATS = 4
MOVES_PER_SECOND = 100
GAME = usual.QUICK
TARGETS: Mapping[str, Mapping[str, str]] = {GAME: {"answer": "<= 5", "turns": "<= 100000", "flat": ">= 1000"}}
READY_TIMEOUT_SECONDS = 60.0
"""Seconds beyond a run's planned duration after which it ends if no table is ready to move."""


class Seat:
    """A browser at a table."""

    def __init__(self, browser: Browser, number: int) -> None:
        self.browser, self.number = browser, number
        self.plies: list[int] = []
        """Plies in the order in which they were received."""
        self.bots = 0
        """Number of received plies that bots played."""


class LoadTable:
    """A table with its browsers, the moves that were sent, and when."""

    def __init__(self, crowd: Crowd, number: int, people: int = SEATS, bot: str = "") -> None:
        self.crowd, self.bot = crowd, bot
        """Bot on the last seat; empty for none."""
        own_address = f"127.0.{1 + number // 250}.{1 + number % 250}"  # rate limits are per address
        self.seats = [Seat(Browser(*crowd.get_server(number, seat), own_address), seat) for seat in range(people)]
        self.id = ""
        self.sent: dict[int, tuple[float, int]] = {}
        """Time of sending and seat, by ply."""
        self.turn: tuple[Seat, TableUpdate] | None = None
        self.version = 0
        """Newest version at which a seat had to decide."""
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, game: str, streams: bool = True) -> None:
        """Let all guests arrive, open the table, take the seats, and start the game; with `streams`, follow it live."""
        for seat in self.seats:
            await seat.browser.arrive()
        host, *others = self.seats
        wishes = [{"kind": "me"}] + [{"kind": "open"}] * len(others)
        wishes += [{"kind": "bot", "bot": self.bot}] if self.bot else []
        created = await host.browser.post(
            "/api/tables", {"game": game, "options": {}, "seats": wishes, "public": False}
        )
        self.id = created["id"]
        for seat in others:
            await seat.browser.post(f"/api/tables/{self.id}/sit", {"seat": seat.number})
        if streams:
            self.open_streams()
        await self.start()

    async def start(self) -> None:
        """Start the game as the host."""
        await self.seats[0].browser.post(f"/api/tables/{self.id}/start", {})

    def open_streams(self) -> None:
        """Open the live stream of each seat."""
        self.tasks = [asyncio.create_task(self._listen(seat)) for seat in self.seats]

    async def _listen(self, seat: Seat) -> None:
        async for update in seat.browser.listen(self.crowd.stream.format(table=self.id, seat=seat.number)):
            now = time.perf_counter()
            for line in update.log:
                seat.plies.append(line.ply)
                seat.bots += line.seat is not None and line.seat >= len(self.seats)
                if line.ply in self.sent and self.sent[line.ply][1] != seat.number:
                    self.crowd.delays.append(now - self.sent[line.ply][0])
            if update.legal and update.phase == "running":
                self.queue_turn(seat, update)
            if update.phase == "over":
                self.crowd.handle_end(self)

    def queue_turn(self, seat: Seat, update: TableUpdate) -> None:
        """Record that a seat is on turn and queue the table.

        In a simultaneous turn the table may change before the seat acts; it keeps its place in the queue.
        """
        if update.version > self.version:
            if self.turn is None:
                self.crowd.ready.append(self)
            self.version, self.turn = update.version, (seat, update)

    async def send_move(self) -> None:
        """Play a random legal action of the seat on turn."""
        assert self.turn is not None
        seat, update = self.turn
        self.turn = None
        action = self.crowd.chance.choice(update.legal).notation
        self.sent[update.position + 1] = time.perf_counter(), seat.number
        body = {"position": update.position, "version": update.version, "seat": seat.number, "actions": [action]}
        answer = await seat.browser.ask("POST", f"/api/tables/{self.id}/moves", body)
        self.crowd.answers.append(time.perf_counter() - self.sent[update.position + 1][0])
        if answer.status != 200:
            self.crowd.refused.append(answer.body.decode()[:300])

    def count_lost_plies(self) -> int:
        """Return how many plies, up to the last one sent, were not received, summed over the browsers."""
        last = max(self.sent, default=0)
        return sum(len(set(range(last + 1)) - set(seat.plies)) for seat in self.seats)

    def count_repeated_plies(self) -> int:
        """Return the number of plies that were received twice or out of order, summed over the browsers."""
        return sum(sum(b <= a for a, b in zip(seat.plies, seat.plies[1:], strict=False)) for seat in self.seats)

    async def close(self) -> None:
        """Close all streams and connections."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, *(seat.browser.disconnect() for seat in self.seats), return_exceptions=True)


class Crowd:
    """All tables of a load test, and their measurements."""

    def __init__(
        self, address: str | Sequence[str], tables: int, people: int = SEATS, bot: str = "", spread: bool = False
    ) -> None:
        """With several addresses, tables are assigned to them in turn; with `spread`, the browsers of each table."""
        addresses = [address] if isinstance(address, str) else address
        self._places = [each.removeprefix("http://").rstrip("/").rpartition(":") for each in addresses]
        self._spread = spread
        self.stream = STREAM
        self.chance = random.Random(2009)
        self.ready: deque[LoadTable] = deque()
        self.delays: list[float] = []
        """Seconds from sending a move until another browser has received it."""
        self.answers: list[float] = []
        """Seconds from sending a move to its answer."""
        self.refused: list[str] = []
        self.tables = [LoadTable(self, number, people, bot) for number in range(tables)]

    def get_server(self, table: int, seat: int) -> tuple[str, int]:
        """Return host and port of the server for the browser of a seat."""
        host, _, port = self._places[(table + seat * self._spread) % len(self._places)]
        return host, int(port)

    async def open_tables(self, game: str, streams: bool = True) -> None:
        """Open all tables, ten at a time."""
        for first in range(0, len(self.tables), 10):
            await asyncio.gather(*(table.open(game, streams) for table in self.tables[first : first + 10]))

    async def send_moves(self, moves: int, pace: float) -> float:
        """Send `moves` moves at `pace` per second, and return the actual pace.

        The table that has waited longest moves next.
        """
        started, sent = time.perf_counter(), 0
        under_way: set[asyncio.Task[None]] = set()
        for number in range(moves):
            await asyncio.sleep(max(0.0, started + number / pace - time.perf_counter()))
            while not self.ready and time.perf_counter() < started + moves / pace + READY_TIMEOUT_SECONDS:
                await asyncio.sleep(0.001)
            if not self.ready:
                break
            task = asyncio.create_task(self.ready.popleft().send_move())
            sent += 1
            under_way.add(task)
            task.add_done_callback(self._end_task)
            task.add_done_callback(under_way.discard)
        took = time.perf_counter() - started
        await asyncio.gather(*under_way, return_exceptions=True)
        return sent / took

    def handle_end(self, table: LoadTable) -> None:
        """Called when a browser learns that its game is over. The table plays no more."""

    async def measure_max_rate(self, seconds: float) -> float:
        """Send moves as fast as tables become ready, for `seconds`. Returns the answered moves per second."""
        started = time.perf_counter()
        answered, under_way = len(self.answers), set[asyncio.Task[None]]()
        while time.perf_counter() < started + seconds:
            while self.ready:
                task = asyncio.create_task(self.ready.popleft().send_move())
                under_way.add(task)
                task.add_done_callback(self._end_task)
                task.add_done_callback(under_way.discard)
            await asyncio.sleep(0.0005)
        pace = (len(self.answers) - answered) / (time.perf_counter() - started)
        await asyncio.gather(*under_way, return_exceptions=True)
        return pace

    def _end_task(self, task: asyncio.Task[None]) -> None:
        if task.cancelled():
            return
        if error := task.exception():
            self.refused.append(repr(error))

    async def wait_for_updates(self, seconds: float = 3.0) -> None:
        """Wait until every browser has received all moves, at most `seconds`."""
        until = time.perf_counter() + seconds
        while any(table.count_lost_plies() for table in self.tables) and time.perf_counter() < until:
            await asyncio.sleep(0.1)


async def measure_load(serving: Serving, flags: argparse.Namespace) -> list[Figure]:
    """Open the tables, play some moves untimed, then measure."""
    crowd = Crowd(serving.address, flags.tables)
    await crowd.open_tables(flags.game)
    await crowd.send_moves(flags.ahead * flags.tables, 10_000)
    await crowd.wait_for_updates()
    crowd.delays.clear()
    crowd.answers.clear()
    targets = TARGETS.get(flags.game, {})
    moves, before = flags.seconds * MOVES_PER_SECOND, serving.cpu_seconds()
    pace = await crowd.send_moves(moves, MOVES_PER_SECOND)
    await crowd.wait_for_updates()
    figures = steady_figures(crowd, pace, targets)
    figures += processor_figures("processor time", cpu_ms_per_move(serving, before, moves), targets)
    figures += await measure_flat_out(crowd, serving, flags.flat, targets)
    figures += loss_figures(crowd, serving.peak_megabytes())
    await asyncio.gather(*(table.close() for table in crowd.tables))
    return figures


def steady_figures(crowd: Crowd, pace: float, targets: Mapping[str, str]) -> list[Figure]:
    """Return the figures at a steady rate."""
    delays, own = (
        statistics.quantiles([1000 * delay for delay in each], n=100) for each in (crowd.delays, crowd.answers)
    )
    what = f"{len(crowd.tables)} tables with {SEATS} browsers each"
    return [
        Figure(f"{what}, all moves", pace, "moves/s", f">= {0.98 * MOVES_PER_SECOND:g}"),
        Figure("from a move's POST to its response: median", own[49], "ms", targets.get("answer", "")),
        Figure("… 95th percentile", own[94], "ms"),
        Figure("from a move's POST to another browser's event: median", delays[49], "ms"),
        Figure("… 95th percentile", delays[94], "ms", "<= 60"),
        Figure("… 99th percentile", delays[98], "ms"),
    ]


async def measure_flat_out(crowd: Crowd, serving: Serving, seconds: float, targets: Mapping[str, str]) -> list[Figure]:
    """Measure the highest possible rate of moves."""
    before, answered = serving.cpu_seconds(), len(crowd.answers)
    pace = await crowd.measure_max_rate(seconds)
    await crowd.wait_for_updates()
    used = cpu_ms_per_move(serving, before, len(crowd.answers) - answered)
    usual = Figure(
        f"at full load, at {REFERENCE_LOOP_SPEED:.0f} M turns/s",
        pace * REFERENCE_LOOP_SPEED / measure_loop_speed(),
        "moves/s",
        targets.get("flat", ""),
    )
    return [
        Figure("at full load", pace, "moves/s"),
        usual,
        *processor_figures("at full load: processor time", used, targets),
    ]


def processor_figures(what: str, used: float, targets: Mapping[str, str]) -> list[Figure]:
    """The processor time of a move (ms), also in turns of a plain Python loop, which do not depend on the machine."""
    return [
        Figure(what, used, "ms a move"),
        Figure(f"{what}, in loop turns", used * measure_loop_speed() * 1000, "turns a move", targets.get("turns", "")),
    ]


def cpu_ms_per_move(serving: Serving, before: float, moves: int) -> float:
    """Return the server's processor time in ms per move, since it had used `before` seconds."""
    return 1000 * (serving.cpu_seconds() - before) / max(1, moves)


def loss_figures(crowd: Crowd, megabytes: float) -> list[Figure]:
    """Return the figures of losses, refusals and memory."""
    refused = f"first: {crowd.refused[0]}" if crowd.refused else ""
    return [
        Figure("events sent", len(crowd.delays), "events"),
        Figure("moves refused", len(crowd.refused), "moves", "<= 0", refused),
        Figure("plies lost", sum(table.count_lost_plies() for table in crowd.tables), "plies", "<= 0"),
        Figure("plies received twice", sum(table.count_repeated_plies() for table in crowd.tables), "plies", "<= 0"),
        Figure("server's peak memory", megabytes, "MiB", "<= 600"),
    ]


def main() -> None:
    parser = argument_parser("server_load", "Measure delays, losses and memory of the server with many live tables.")
    parser.add_argument(
        "--game", default=GAME, help=f"game to play (default: {GAME}); the result of another game is saved by its name"
    )
    parser.add_argument("--tables", type=int, default=200, help="number of tables (default: 200)")
    parser.add_argument("--seconds", type=int, default=30, help="seconds to measure (default: 30)")
    parser.add_argument("--ahead", type=int, default=60, help="moves played at each table before (default: 60)")
    parser.add_argument("--flat", type=float, default=15, help="seconds at full load (default: 15)")
    flags = parser.parse_args()
    if flags.quick:
        flags.tables, flags.seconds, flags.ahead, flags.flat = 20, 3, 5, 2
    facts = describe_machine(("litestar", "uvicorn", "sqlalchemy"))
    with run_server() as serving:
        figures = asyncio.run(measure_load(serving, flags))
    measured = make_result("server_load", facts, figures)
    if flags.game != GAME:
        measured = msgspec.structs.replace(
            measured, name=f"server_load_{flags.game}", command=f"{measured.command} --game {flags.game}"
        )
    report_result(measured, flags)


if __name__ == "__main__":
    main()
