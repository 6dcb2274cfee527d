"""A site whose networks to the broker and the database stall (`bench.site --part partitions`).

A stalled network accepts data but delivers none, either in both directions or only in that of the answers.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple
from urllib.parse import urlsplit

from bench.common import Figure
from bench.site_players import NO_ANSWER, Player, check_players, count_moves, start_players
from bench.site_serving import Backend
from tests.server.stalling import Network

TABLES, MOVES_PER_SECOND = 40, 80
"""Number of tables, and moves per second that they try to make."""
ANSWER_TIMEOUT_SECONDS = 30.0
"""Seconds in which each request must be answered, even if with a refusal.

A request may wait for a free connection, then for its answer, then for a new connection.
"""
RECOVERY_TARGET_SECONDS = 10.0
"""Limit in seconds for the recovery."""
MAX_RECOVERY_SECONDS = 60.0
"""Seconds after which waiting for the recovery ends."""
REST_SECONDS = 4.0
"""Seconds of undisturbed play before each stall."""
STALLED_DIRECTIONS: dict[str, tuple[str, ...]] = {"both ways": (), "the answers alone": ("back",)}
EXPECTED_REFUSALS = ("503 storage", "409 ")
"""Prefixes of refusals with a clear cause: storage unavailable, or a move based on an outdated table."""


class Networks(NamedTuple):
    """The networks between the processes of a site and the two servers that they share."""

    broker: Network
    database: Network


@contextlib.contextmanager
def run_stallable_backend(there: Backend) -> Iterator[tuple[Backend, Networks]]:
    """Yield the backend as reached through networks that can be stalled, and these networks."""
    address = urlsplit(there.broker)
    assert address.hostname is not None
    assert address.port is not None
    place = address.hostname, address.port
    networks = Networks(Network(lambda: socket.create_connection(place)), Network(there.server.connect))
    name = urlsplit(there.database).path[1:]
    through = Backend(
        f"postgresql://tertulia@127.0.0.1:{networks.database.port}/{name}",
        f"redis://127.0.0.1:{networks.broker.port}/0",
        there.server,
        there.running,
    )
    try:
        yield through, networks
    finally:
        for network in networks:
            network.close()


async def measure_partitions(addresses: Sequence[str], networks: Networks, seconds: float) -> list[Figure]:
    """Play while each network stalls for `seconds` in each way, then compare answers with logs."""
    players = await start_players(addresses, TABLES)
    for player in players:
        player.timeout_seconds = ANSWER_TIMEOUT_SECONDS
    ended = asyncio.Event()
    playing = [asyncio.create_task(_play_until(ended, player)) for player in players]
    healed = dict[str, float]()
    for name, network in networks._asdict().items():
        for how, ways in STALLED_DIRECTIONS.items():
            await asyncio.sleep(REST_SECONDS)
            network.stall(*ways)
            await asyncio.sleep(seconds)
            network.go_on()
            healed[f"{name}, {how}"] = await _measure_recovery_seconds(players)
    ended.set()
    await asyncio.gather(*playing)
    wrong, (sent, answered) = await check_players(players), count_moves(players)
    refusals = sum((player.refusals for player in players), Counter[str]())
    silent = refusals.pop(NO_ANSWER, 0)
    unclear = {reason: many for reason, many in refusals.items() if not reason.startswith(EXPECTED_REFUSALS)}
    return [
        Figure(
            f"the network to the broker or to the database stalls for {seconds:g} s, both ways or answers alone",
            len(healed),
            "times",
        ),
        Figure("… moves answered meanwhile, before and after", answered, "moves", "", f"of {sent}"),
        Figure(
            "… refusals with a known reason",
            refusals.total() - sum(unclear.values()),
            "times",
            "",
            _format_refusals(refusals),
        ),
        Figure("… other refusals", sum(unclear.values()), "times", "<= 0", _format_refusals(unclear)),
        Figure(f"… requests without an answer within {ANSWER_TIMEOUT_SECONDS:g} s", silent, "times", "<= 0"),
        *wrong,
        Figure(
            "… longest time until all players' moves were answered again",
            max(healed.values()),
            "s",
            f"<= {RECOVERY_TARGET_SECONDS:g}",
            ", ".join(f"{what} {took:.1f}" for what, took in healed.items()),
        ),
    ]


async def _play_until(ended: asyncio.Event, player: Player) -> None:
    while not ended.is_set():
        await player.play(time.monotonic() + 1, TABLES / MOVES_PER_SECOND)


async def _measure_recovery_seconds(players: list[Player]) -> float:
    """Return the seconds until every player has had a new move answered, at most `MAX_RECOVERY_SECONDS`."""
    began = time.monotonic()
    while any(player.answered < began for player in players) and time.monotonic() < began + MAX_RECOVERY_SECONDS:
        await asyncio.sleep(0.05)
    return time.monotonic() - began


def _format_refusals(refusals: dict[str, int]) -> str:
    return ", ".join(f"{reason} {many}" for reason, many in sorted(refusals.items()))
