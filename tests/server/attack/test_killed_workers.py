"""Processes of a site are killed while clocks run out: each clock runs out once, and each player's loss counts once."""

from __future__ import annotations

import time
from collections import Counter
from functools import partial
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine, text

from tests.server.attack.test_killed_clocks import BANK, PATIENCE, SOMETIMES, begun, now_at
from tests.server.attack.test_killed_processes import Site, site
from tests.server.conftest import Guest, wait_for
from tests.server.redis import NEEDS_BROKER

__all__ = ["site"]
pytestmark = [NEEDS_BROKER, pytest.mark.proof, pytest.mark.timeout(900)]
TABLES = 4
KILLS = 4
"""Fewest kills, on a machine where a process starts slowly."""


def asked(address: str, statement: str) -> list[Any]:
    """Rows of a query on the site's database, which needs none of the site's processes."""
    engine = create_engine(address.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        found = list(connection.execute(text(statement)))
    engine.dispose()
    return found


def departures(guest: Guest, table: str) -> list[Any]:
    return list(guest.table(table)["time"]["departures"])


def test_clocks_run_out_once_while_workers_are_killed(site: Site) -> None:
    """Both processes share a database, and each may hold the claim on a clock's job when it is killed."""
    guests = [(Guest(site.servers[0].address), Guest(site.servers[1].address)) for _ in range(TABLES)]
    tables = [begun(*pair) for pair in guests]
    began, killed = time.monotonic(), 0
    while time.monotonic() < began + 2.6 * BANK or killed < KILLS:
        if time.monotonic() > began + BANK - 4:  # from before the first clock can run out until after the second
            site.kill(killed % 2)
            killed += 1
        time.sleep(1.0)
    hosts = [now_at(host, site.servers[0].address) for host, _ in guests]
    for host, table in zip(hosts, tables, strict=True):
        wait_for(partial(lambda host, table: len(departures(host, table)) == 2, host, table), PATIENCE, SOMETIMES)
    # The claims of a killed process expire with its lease. Then another process could do their work a second time.
    todo = "SELECT key FROM job WHERE kind IN ('clock', 'leave_open_tables')"
    wait_for(lambda: not asked(site.address, todo), PATIENCE, SOMETIMES)
    for host, table in zip(hosts, tables, strict=True):
        gone = departures(host, table)
        assert sorted((each["seat"], each["why"]) for each in gone) == [(0, "time"), (1, "time")]
        assert gone[0]["ply"] == 0, "nobody has acted before"
        handed = host.table(table)["handed"]
        assert [(each["ply"], each["seat"], each["bot"]) for each in handed] == [
            (each["ply"], each["seat"], "random") for each in gone
        ]
    counted = [msgspec.json.decode(missed) for (missed,) in asked(site.address, "SELECT missed FROM calendar")]
    assert Counter(table for missed in counted for table in missed) == dict.fromkeys(tables, 2)
