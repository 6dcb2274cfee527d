"""All processes of `compose.yaml` without containers: a game continues while each restarts."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from bench import usual
from tests.deploy.test_files import (
    DEPLOY,
    StartedProcess,
    list_caddy_targets,
    list_container_processes,
    read_compose,
    read_dockerfile,
)
from tests.server import postgres
from tests.server.conftest import Guest, wait_for
from tests.server.redis import REDIS_SERVER, Broker
from tools.ready.programs import find_program

CADDY = find_program("caddy")
pytestmark = [
    pytest.mark.proof,
    pytest.mark.skipif(
        REDIS_SERVER is None or CADDY is None, reason="Redis or Caddy is not installed: `make test` fetches them"
    ),
]
STOP_GRACE_SECONDS = int(read_compose()["services"]["worker"]["stop_grace_period"].removesuffix("s"))


PORTS = iter(range(20_000 + os.getpid() % 100 * 100, 32_000))
"""Ports below the system's range for outgoing connections.

So a restarted process finds its port free.
"""


def reserve_port() -> int:
    """Return a port without a listener, which stays reserved for a process and its restarts."""
    for port in PORTS:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")


class Site:
    """The processes of a site, each with a port for visitors and one for health checks."""

    def __init__(self, folder: Path, database: str, broker: str) -> None:
        self.folder, self.started = folder, list_container_processes()
        (folder / "word").write_text("word\n", encoding="utf-8")
        self._here = {
            "TERTULIA_DATA": str(folder / "data"),
            "TERTULIA_DATABASE": database,
            "TERTULIA_DATABASE_PASSWORD_FILE": str(folder / "word"),
            "TERTULIA_BROKER": broker,
            "TERTULIA_HOST": "127.0.0.1",
            "TERTULIA_TRUSTED_PROXY": "127.0.0.1",
            "TERTULIA_SECURE": "0",  # without a certificate
            "TERTULIA_BOT_PAUSE": "0",
            "PYTHONFAULTHANDLER": "1",
        }
        self.ports = {name: reserve_port() for name in self.started}
        self.health = {name: reserve_port() for name in self.started}
        self.processes: dict[str, subprocess.Popen[bytes]] = {}

    def start(self, name: str) -> None:
        """Start a process as its service defines, at its ports here."""
        service: StartedProcess = self.started[name]
        own = {"TERTULIA_PORT": str(self.ports[name]), "TERTULIA_METRICS": str(self.health[name])}
        excluded = {"PATH", "TERTULIA_CACHE"}  # specific to the image
        of_image = {key: value for key, value in service.environment.items() if key not in excluded}
        command = [sys.executable, "-m", "tertulia.cli.main", *service.arguments]
        with (self.folder / f"{name}.log").open("ab") as log:
            self.processes[name] = subprocess.Popen(
                command, stdout=log, stderr=log, env={**os.environ, **of_image, **self._here, **own}
            )

    def wait(self, name: str) -> None:
        """Wait until a process is ready."""
        wait_for(lambda: self.is_ready(name), 120)

    def is_ready(self, name: str) -> bool:
        """Return whether a process reports to be ready. Fails if it has ended."""
        assert self.processes[name].poll() is None, self.read_log(name)
        try:
            return httpx.get(f"http://127.0.0.1:{self.health[name]}/ready").status_code == 200
        except httpx.TransportError:
            return False

    def stop(self, name: str) -> int:
        """Stop a process as its container would.

        Returns its exit status; if it does not stop in time, the test fails with its stack trace.
        """
        process = self.processes[name]
        process.send_signal(signal.SIGTERM)
        try:
            return process.wait(STOP_GRACE_SECONDS)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGABRT)
            process.wait()
            pytest.fail(f"{name} did not stop:\n{self.read_log(name)}")

    def read_log(self, name: str) -> str:
        """Return the output and log of a process."""
        return (self.folder / f"{name}.log").read_text(encoding="utf-8")

    def kill(self, name: str) -> None:
        """Kill a process."""
        self.processes[name].kill()
        self.processes[name].wait()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("site")
    with ExitStack() as ends:
        broker = Broker(folder)
        ends.callback(broker.stop)
        found = Site(folder, ends.enter_context(postgres.get_server().open_database()), broker.address)
        for name in found.started:
            found.start(name)
            ends.callback(found.kill, name)
        for name in found.started:
            found.wait(name)
        yield found


@pytest.fixture(scope="module")
def proxy(site: Site) -> Iterator[str]:
    """Address of Caddy in front of the processes, configured by `deploy/Caddyfile`."""
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    for address in list_caddy_targets():
        text = text.replace(address, f"127.0.0.1:{site.ports[address.partition(':')[0]]}")
    file, address = site.folder / "Caddyfile", f"http://127.0.0.1:{reserve_port()}"
    file.write_text(text, encoding="utf-8")
    here = {"TERTULIA_SITE": address, "CADDY_ADMIN": f"127.0.0.1:{reserve_port()}", "HOME": str(site.folder)}
    assert CADDY is not None
    command = [CADDY, "run", "--config", str(file), "--adapter", "caddyfile"]
    with (site.folder / "caddy.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **here})
    try:
        wait_for(lambda: _is_answering(f"{address}/api/health"))
        yield address
    finally:
        process.kill()
        process.wait()


def _is_answering(address: str) -> bool:
    try:
        return httpx.get(address).status_code == 200
    except httpx.TransportError:
        return False


def _has_bot_moves(port: int) -> bool:
    """Return whether a process's metrics count bot moves."""
    figures = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    return re.search(r'^tertulia_moves_total\{by="bot".* [1-9]', figures, re.M) is not None


def test_game_continues_while_each_process_restarts(site: Site, proxy: str) -> None:
    ana = Guest(proxy)
    table = ana.start([{"kind": "me"}, {"kind": "bot", "bot": "quick"}], game=usual.QUICK)
    position = 0

    def play() -> None:
        """Let Ana act and wait for the worker's bot to follow."""
        nonlocal position
        wait_for(lambda: 0 in ana.table(table)["actors"], 120, 0.3)
        while 0 in ana.table(table)["actors"]:
            assert ana.act(table).status_code == 200
        position = ana.table(table)["position"]

    play()
    for name in site.started:
        assert site.stop(name) == 0, site.read_log(name)
        if name != "worker":
            play()
        site.start(name)
        site.wait(name)
        play()
    log = ana.table(table)["log"]
    assert len({line["ply"] for line in log if "ply" in line}) == len([line for line in log if "ply" in line])
    wait_for(lambda: any(map(_has_bot_moves, site.health.values())), 120, 0.3)
    for name in site.started:
        for line in site.read_log(name).splitlines():
            if line.startswith("{"):
                assert json.loads(line)["level"] in ("warning", "error")


def test_health_check_detects_stopped_process(site: Site) -> None:
    (found,) = re.findall(r"^HEALTHCHECK .*? CMD (.*)$", read_dockerfile(), re.M)
    words = json.loads(found)
    command = [sys.executable, *words[1:-1], words[-1].replace("9100", str(site.health["worker"]))]
    assert subprocess.run(command, check=False, capture_output=True).returncode == 0
    assert site.stop("worker") == 0
    assert subprocess.run(command, check=False, capture_output=True).returncode != 0
