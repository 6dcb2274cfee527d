"""Each kind of process ends within ten seconds of SIGTERM, whether its database answers or hangs.

Answered moves are kept, and listeners are told to reconnect at once. A process also ends in time if it hangs or if the
interpreter is shutting down.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import httpx
import pytest

from tests.costs import scale_to_load
from tests.server import postgres
from tests.server.conftest import Guest, RunningServer, run_command_line, wait_for, wait_for_address
from tests.server.forked import Forked
from tests.server.redis import NEEDS_BROKER, Broker
from tests.server.stalling import Network

MAX_STOP_SECONDS = 10.0
"""Seconds in which a process ends on an idle machine."""
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


class Site(NamedTuple):
    folder: Path
    database: Network
    """The network between the database and the process that is stopped."""
    through: str
    """The database's address through that network."""
    broker: str
    other: RunningServer
    """A server that keeps running."""

    def start(self, kind: str) -> tuple[Forked, str]:
        """Start a process of this kind and wait until it is ready.

        Returns the process and its address, which is empty for a worker.
        """
        output = self.folder / f"{kind}.out"
        output.touch()
        data = self.folder / kind
        data.mkdir(mode=0o700)
        (data / "secret").write_bytes((self.other.data / "secret").read_bytes())
        (data / "secret").chmod(0o600)
        command = [kind, "--data", str(data), "--database", self.through, "--broker", self.broker]
        command += ["--bot-pause", "0"] if kind != "web" else []
        command += ["--port", "0"] if kind != "worker" else []
        process = Forked(run_command_line, command, output=output, log=output)
        if kind != "worker":
            return process, wait_for_address(output, output, process)
        wait_for(lambda: "Working" in output.read_text(encoding="utf-8"))
        return process, ""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    cluster, broker = postgres.get_server(), Broker(tmp_path)
    with cluster.open_database(prepared=True) as address:
        network = Network(cluster.connect)
        through = f"postgresql://tertulia@127.0.0.1:{network.port}/{urlsplit(address).path[1:]}"
        other = RunningServer(tmp_path / "other", address, broker.address)
        yield Site(tmp_path, network, through, broker.address, other)
        assert other.stop() == 0
        network.close()
    broker.stop()


def measure_stop_seconds(process: Forked) -> float:
    began = time.monotonic()
    process.send_signal(signal.SIGTERM)
    assert process.wait(10 * MAX_STOP_SECONDS) == 0
    return time.monotonic() - began


def follow_stream(guest: Guest, table: str, lines: list[str]) -> None:
    """Follow a table and append the lines of its stream to `lines` until the server ends it."""
    with (
        contextlib.suppress(httpx.HTTPError),
        guest.http.stream("GET", f"/api/events?topic={table}", timeout=60) as stream,
    ):
        lines.extend(stream.iter_lines())


def keep_playing(address: str, guest: Guest, table: str, ended: threading.Event) -> None:
    """Play at the table until the server stops answering or `ended` is set."""
    twin = Guest.__new__(Guest)
    twin.http, twin.me = httpx.Client(base_url=address, cookies=guest.http.cookies, timeout=60), guest.me
    with contextlib.suppress(httpx.HTTPError, AssertionError):
        while not ended.wait(0.2):
            if twin.table(table)["legal"]:
                twin.act(table)


@NEEDS_BROKER
@pytest.mark.proof
@pytest.mark.parametrize("database", ["answers", "says nothing"])
@pytest.mark.parametrize("kind", ["serve", "web", "worker"])
def test_process_ends_within_ten_seconds_of_sigterm(site: Site, kind: str, database: str) -> None:
    process, address = site.start(kind)
    guest = Guest(site.other.address if kind == "worker" else address)
    tables = [guest.start([ME, {"kind": "device"}]), guest.start([ME, BOT])]
    before = guest.act(tables[0]).json()["position"]
    enough, at = threading.Event(), str(guest.http.base_url)
    asking = [threading.Thread(target=keep_playing, args=(at, guest, each, enough)) for each in tables]
    lines = list[str]()
    listening = (
        [threading.Thread(target=follow_stream, args=(guest, tables[0], lines), daemon=True)]
        if kind != "worker"
        else []
    )
    for each in [*asking, *listening]:
        each.start()
    wait_for(lambda: guest.table(tables[0])["position"] > before)
    if database == "says nothing":
        site.database.stall()
        time.sleep(2)
    took = measure_stop_seconds(process)
    print(f"{kind}, whose database {database}, ended in {took:.1f} s")
    site.database.go_on()
    enough.set()
    for each in [*asking, *listening]:  # so that no other thread acts between a request and its check
        each.join()
    delays = [int(line.removeprefix("retry: ")) for line in lines if line.startswith("retry: ")]
    assert kind == "worker" or max(delays[1:]) < 1000, "listeners are told to reconnect at once"
    guest.http.base_url = site.other.address
    if kind == "worker":
        assert guest.act(tables[0]).status_code == 200
    assert guest.table(tables[0])["position"] > before, "an answered move is lost"
    assert took < scale_to_load(MAX_STOP_SECONDS)


PROGRAM = """
import os, signal, sys, threading, time
from tertulia.server import last_moment

last_moment.STOP_SECONDS, last_moment.KILL_GRACE_SECONDS = 0.5, 0.5
last_moment.stop_on_sigterm()

class Slow:
    def __del__(self, sleep=time.sleep):
        sleep(60)

try:
    print("ready", flush=True)
    for _ in range(6000):  # a signal that arrives just before a long sleep would not end it
        time.sleep(0.01)
except KeyboardInterrupt:
    {then}
"""


def measure_stop(then: str) -> tuple[float, int]:
    program = PROGRAM.format(then=then)
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        began = time.monotonic()
        process.send_signal(signal.SIGTERM)
        status = process.wait(30)
        return time.monotonic() - began, status


@pytest.mark.skipif(os.name != "posix", reason="SIGTERM is of POSIX")
@pytest.mark.parametrize(
    ("then", "statuses"),
    [
        pytest.param("pass", {0}, id="ends by itself"),
        pytest.param("time.sleep(60)", {0}, id="waits for something"),
        pytest.param("threading.Thread(target=time.sleep, args=[60]).start()", {0}, id="has a thread"),
        pytest.param("sys.slow = Slow(); last_moment.exit_if_stopping()", {0}, id="leaves at once"),
        pytest.param("sys.slow = Slow()", {0, -signal.SIGALRM}, id="is taken apart"),
    ],
)
def test_hanging_process_ends_in_time_after_sigterm(then: str, statuses: set[int]) -> None:
    seconds, status = measure_stop(then)
    assert seconds < 20
    assert status in statuses
