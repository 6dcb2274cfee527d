"""A site whose networks to the broker and the database stall (`bench.site --part partitions`).

A stalled network accepts data but delivers none, either in both directions or only in that of the answers.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple
from urllib.parse import urlsplit

from bench.common import Figure
from bench.site_players import NOTHING, Player, arrived, faults, moves
from bench.site_serving import Backend
from tests.server.stalling import Network

TABLES, PACE = 40, 80
"""Number of tables, and moves per second that they try to make."""
PATIENCE = 30.0
"""Seconds in which each request must be answered, even if with a refusal.

A request may wait for a free connection, then for its answer, then for a new connection.
"""
HEALED = 10.0
"""Limit in seconds for the recovery."""
LONGEST = 60.0
"""Seconds after which waiting for the recovery ends."""
REST = 4.0
"""Seconds of undisturbed play before each stall."""
WAYS: dict[str, tuple[str, ...]] = {"both ways": (), "the answers alone": ("back",)}
CLEAR = ("503 storage", "409 ")
"""Prefixes of refusals with a clear cause: storage unavailable, or a move based on an outdated table."""


class Networks(NamedTuple):
    """The networks between the processes of a site and the two servers that they share."""

    broker: Network
    database: Network


@contextlib.contextmanager
def behind(there: Backend) -> Iterator[tuple[Backend, Networks]]:
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


async def partitions(address: str, networks: Networks, seconds: float) -> list[Figure]:
    """Play while each network stalls for `seconds` in each way, then compare answers with logs."""
    players = await arrived(address, TABLES)
    for player in players:
        player.patience = PATIENCE
    ended = asyncio.Event()
    playing = [asyncio.create_task(_until(ended, player)) for player in players]
    healed = dict[str, float]()
    for name, network in networks._asdict().items():
        for how, ways in WAYS.items():
            await asyncio.sleep(REST)
            network.stall(*ways)
            await asyncio.sleep(seconds)
            network.go_on()
            healed[f"{name}, {how}"] = await _healed(players)
    ended.set()
    await asyncio.gather(*playing)
    wrong, (asked, answered) = await faults(players), moves(players)
    refusals = sum((player.refusals for player in players), Counter[str]())
    silent = refusals.pop(NOTHING, 0)
    unclear = {said: many for said, many in refusals.items() if not said.startswith(CLEAR)}
    return [
        Figure(
            f"the network to the broker or to the database stalls for {seconds:g} s, both ways or answers alone",
            len(healed),
            "times",
        ),
        Figure("… moves answered meanwhile, before and after", answered, "moves", "", f"of {asked}"),
        Figure("… refusals that said why", refusals.total() - sum(unclear.values()), "times", "", _told(refusals)),
        Figure("… other refusals", sum(unclear.values()), "times", "<= 0", _told(unclear)),
        Figure(f"… requests without an answer within {PATIENCE:g} s", silent, "times", "<= 0"),
        *wrong,
        Figure(
            "… until everybody's moves were answered again, at the longest",
            max(healed.values()),
            "s",
            f"<= {HEALED:g}",
            ", ".join(f"{what} {took:.1f}" for what, took in healed.items()),
        ),
    ]


async def _until(ended: asyncio.Event, player: Player) -> None:
    while not ended.is_set():
        await player.play(time.monotonic() + 1, TABLES / PACE)


async def _healed(players: list[Player]) -> float:
    """Return the seconds until every player has had a new move answered, at most `LONGEST`."""
    began = time.monotonic()
    while any(player.answered < began for player in players) and time.monotonic() < began + LONGEST:
        await asyncio.sleep(0.05)
    return time.monotonic() - began


def _told(refusals: dict[str, int]) -> str:
    return ", ".join(f"{said} {many}" for said, many in sorted(refusals.items()))
