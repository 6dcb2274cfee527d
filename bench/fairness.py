"""Fairness under abuse: how one address is served while another one sends as much load as it can.

At the first address a guest plays against a strong bot, another one plays all seats on one device, and health is
checked. Each kind of load runs for some seconds: hint requests that are abandoned, record uploads, requests for past
positions, analyses, a hundred tables of searching bots, a thousand spectators. The load stays on this machine and is
bounded in number and time.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import time
from collections.abc import Awaitable
from itertools import count
from typing import NamedTuple

import msgspec

from bench.abusive_load import ADDRESS_PREFIX, GAME, LONG_GAME, AbusiveLoad, Guest, long_record
from bench.browser import Browser
from bench.common import Figure, argument_parser, describe_machine, make_result, report_result
from bench.serving import Serving, run_server

MOVE_INTERVAL_SECONDS = 0.25
"""Seconds between moves on one device and between health checks, slow enough to stay below the rate limits."""
POLL_INTERVAL_SECONDS = 0.1
"""Seconds between polls for a bot's move."""


class QuietTimes(NamedTuple):
    """Seconds that a strong bot takes to move without any other load."""

    median: float
    longest: float


class ResponseTimes:
    """Response times at the well-behaved address."""

    turns = count(1)

    def __init__(self, port: int) -> None:
        self.address = f"127.0.200.{next(self.turns)}"
        self.port, self.bots, self.moves, self.health = port, list[float](), list[float](), list[float]()
        self.unanswered = 0.0
        """Seconds that a bot has been on turn without moving when the measurement ends."""

    async def measure_bot_moves(self) -> None:
        """Measure the seconds from a bot's turn to its move, in endless games."""
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
                    await asyncio.sleep(POLL_INTERVAL_SECONDS)
                self.bots.append(time.perf_counter() - began)
                self.unanswered = 0.0

    async def measure_device_moves(self) -> None:
        """Measure the seconds from a player's move to its answer."""
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
            await asyncio.sleep(MOVE_INTERVAL_SECONDS)

    async def measure_health_checks(self) -> None:
        """Measure the seconds that a health check takes."""
        browser = Browser("127.0.0.1", self.port, self.address)
        while True:
            began = time.perf_counter()
            await browser.ask("GET", "/api/health")
            self.health.append(time.perf_counter() - began)
            await asyncio.sleep(MOVE_INTERVAL_SECONDS)

    async def measure_for(self, seconds: float) -> ResponseTimes:
        works = [
            asyncio.create_task(work())
            for work in (self.measure_bot_moves, self.measure_device_moves, self.measure_health_checks)
        ]
        done, _ = await asyncio.wait(works, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)
        for work in done:
            work.result()
        if self.unanswered > max(self.bots, default=0.0):
            self.bots.append(self.unanswered)
        return self

    def figures(self, load: str, quiet: QuietTimes, note: str = "") -> list[Figure]:
        median, longest = statistics.median(self.bots), max(self.bots)
        own, health = (1000 * statistics.quantiles(some, n=20)[18] for some in (self.moves, self.health))
        return [
            Figure(f"{load}: until a strong bot moves, median", median, "s", f"<= {3 * quiet.median + 1:.3g}", note),
            Figure("… longest", longest, "s", f"<= {3 * quiet.longest + 1:.3g}", f"{len(self.bots)} turns"),
            Figure("… a player's move, 95th percentile", own, "ms", "<= 60"),
            Figure("… health, 95th percentile", health, "ms", "<= 100"),
        ]


async def measure_under(work: Awaitable[None], port: int, seconds: float, before: float) -> ResponseTimes:
    """Start a load, wait `before` seconds, and measure for `seconds` while it lasts."""
    load = asyncio.ensure_future(work)
    await asyncio.sleep(before)
    try:
        return await ResponseTimes(port).measure_for(seconds)
    finally:
        load.cancel()
        await asyncio.gather(load, return_exceptions=True)


async def wait_until_ready(port: int) -> None:
    """Wait until the server has compiled the rules of the games that are played."""
    browser = Browser("127.0.0.1", port, f"{ADDRESS_PREFIX}.254")
    while True:
        games = msgspec.json.decode((await browser.ask("GET", "/api/games")).body)
        if not any("compiled_share" in game for game in games if game["name"] in (GAME, LONG_GAME)):
            break
        await asyncio.sleep(1)
    await browser.disconnect()


async def measure(serving: Serving, flags: argparse.Namespace) -> list[Figure]:
    """Measure without load, under each load, and afterwards."""
    record = long_record()
    port = int(serving.address.rstrip("/").rpartition(":")[2])
    await wait_until_ready(port)
    warm = ResponseTimes(port)
    while len(warm.bots) < 2:  # until the search is compiled and its process has started
        warm.bots.clear()
        await warm.measure_for(flags.seconds)
    calm = await ResponseTimes(port).measure_for(flags.seconds)
    quiet = QuietTimes(statistics.median(calm.bots), max(calm.bots))
    figures = calm.figures("no other load", quiet)
    for name in ("hints", "uploads", "looks back", "analyses", "bot tables"):
        load = AbusiveLoad(port, record)
        found = await measure_under(
            load.repeat_forever(getattr(load, name.replace(" ", "_"))), port, flags.seconds, flags.before
        )
        figures += found.figures(name, quiet, str(load))
    load = AbusiveLoad(port, record)
    figures += (await measure_under(load.spectators(), port, flags.seconds, 4.0)).figures("1,000 spectators", quiet)
    figures += (await ResponseTimes(port).measure_for(flags.seconds)).figures("afterwards, without a restart", quiet)
    figures.append(Figure("server's peak memory", serving.peak_megabytes(), "MiB", "<= 600"))
    return figures


def main() -> None:
    parser = argument_parser("fairness", "Measure delays for one address while another one abuses the server.")
    parser.add_argument("--seconds", type=float, default=30, help="seconds to measure each load (default: 30)")
    parser.add_argument("--before", type=float, default=5, help="seconds of load before measuring (default: 5)")
    flags = parser.parse_args()
    if flags.quick:
        flags.seconds, flags.before = 6, 1
    facts = describe_machine(("litestar", "uvicorn", "sqlalchemy"))
    with run_server() as serving:
        figures = asyncio.run(measure(serving, flags))
    report_result(make_result("fairness", facts, figures), flags)


if __name__ == "__main__":
    main()
