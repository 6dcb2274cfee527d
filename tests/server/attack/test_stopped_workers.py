"""A worker goes while it plays for a bot: told to, killed, or stopped in the middle by the system. Another one takes up its work,
and what the first does when it goes on is not done a second time."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tertulia.server.domain.jobs import LEASE
from tests.server import postgres
from tests.server.attack.test_killed_workers import asked
from tests.server.conftest import Guest, address_in, tertulia, wait_for
from tests.server.forked import Forked
from tests.server.redis import NEEDS_BROKER, Broker

pytestmark = [pytest.mark.proof, NEEDS_BROKER]
PAUSE = 2.0
"""Seconds in which a bot looks at the table before it acts: so long at least its job is held."""
SOON = 5.0
"""Seconds that it may take until somebody has work that is given back, or nobody's any more, on a machine that has much to do."""
LONGER = LEASE + 2.0
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


class Site(NamedTuple):
    database: str
    guest: Guest
    workers: list[Forked]

    def holders(self) -> set[str]:
        """Who plays for bots now."""
        held = "SELECT holder FROM job WHERE kind = 'bot' AND holder IS NOT NULL"
        return {holder for (holder,) in asked(self.database, held)}


def works(output: Path) -> bool:
    """Whether a worker has said that it takes jobs."""
    return "Working" in output.read_text(encoding="utf-8")


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    broker = Broker(tmp_path)
    with postgres.server().database() as database:

        def started(name: str, *more: str) -> Forked:
            output = tmp_path / f"{name}.out"
            output.touch()
            command = [*more, "--data", str(tmp_path / "data"), "--database", database, "--broker", broker.address]
            return Forked(tertulia, command, output=output, log=output)

        web = started("web", "web", "--port", "0")
        address = address_in(tmp_path / "web.out", tmp_path / "web.out", web)
        workers = [started(f"worker{number}", "worker", "--bot-pause", f"{PAUSE:g}") for number in range(2)]
        for number in range(2):
            wait_for(partial(works, tmp_path / f"worker{number}.out"))
        yield Site(database, Guest(address), workers)
        for each in (*workers, web):
            each.send_signal(signal.SIGKILL)
            each.wait(20)
    broker.stop()


def until_a_bot_plays(site: Site, table: str) -> None:
    """Act until the bot is to, and somebody plays for it."""
    wait_for(lambda: acted(site, table) and bool(site.holders()))


def acted(site: Site, table: str) -> bool:
    """Act wherever that is one's own to do. Returns whether it is the bot's turn."""
    now = site.guest.table(table)
    if 0 in now["actors"]:
        assert site.guest.act(table).status_code in (200, 409)
        return False
    return bool(now["actors"])


def is_mine(site: Site, table: str) -> bool:
    now: dict[str, Any] = site.guest.table(table)
    return 0 in now["actors"] or now["phase"] == "over"


@pytest.mark.parametrize(
    ("how", "within"),
    [(signal.SIGTERM, SOON), (signal.SIGKILL, LEASE + SOON), (signal.SIGSTOP, LEASE + SOON)],
    ids=["told to end", "killed", "stopped for longer than its lease"],
)
def test_another_takes_up_its_work(site: Site, how: signal.Signals, within: float) -> None:
    table = site.guest.start([ME, BOT])
    first, second = site.workers
    second.send_signal(signal.SIGSTOP)  # so it is the first that has the job
    until_a_bot_plays(site, table)
    (holder,) = site.holders()
    gone = time.monotonic()
    first.send_signal(how)
    second.send_signal(signal.SIGCONT)
    wait_for(lambda: is_mine(site, table) or site.holders() not in ({holder}, set()), within)
    wait_for(lambda: is_mine(site, table), PAUSE + SOON)
    print(f"{how.name}: it went on after {time.monotonic() - gone:.1f} s, {PAUSE:g} of them a pause")
    if how == signal.SIGSTOP:
        time.sleep(max(0.0, gone + LONGER - time.monotonic()))
        first.send_signal(signal.SIGCONT)
    for _ in range(3):
        until_a_bot_plays(site, table)
        wait_for(lambda: is_mine(site, table), PAUSE + 2 * SOON)
    now = site.guest.table(table)
    assert [line["ply"] for line in now["log"]] == list(range(now["position"] + 1))
