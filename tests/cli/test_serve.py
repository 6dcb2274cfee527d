"""`tertulia serve` from its first line to Ctrl-C, as its own process."""

from __future__ import annotations

import os
import re
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tertulia.resources import client_dir

pytestmark = pytest.mark.skipif(client_dir() is None, reason="the browser client is not built: run `make client`")
PATIENCE = 60.0


@contextmanager
def served(data: Path, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A running server and its address; ended, if the test has not done so."""
    command = [sys.executable, "-m", "tertulia.cli.main", "serve", "--data", str(data), *more]
    environment = {**os.environ, "TERTULIA_NO_BROWSER": "1"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    try:
        yield process, address_of(process)
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def address_of(process: subprocess.Popen[str]) -> str:
    """The address that the server prints once it answers."""
    assert process.stdout is not None
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if select.select([process.stdout], [], [], 0.2)[0]:
            found = re.search(r"http://\S+", process.stdout.readline())
            if found:
                return found[0].rstrip("/")
        if process.poll() is not None:
            pytest.fail(f"the server ended: {process.stderr and process.stderr.read()}")
    pytest.fail("the server did not say its address")


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM], ids=["ctrl-c", "terminate"])
def test_it_answers_and_ends_cleanly(tmp_path: Path, sign: signal.Signals) -> None:
    with served(tmp_path, "--port", "0", "--open") as (process, address):
        assert httpx.get(f"{address}/api/health").status_code == 200
        assert "<html" in httpx.get(address).text
        process.send_signal(sign)
        out, err = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
        assert "every game is where it was" in out
        assert "Traceback" not in err


def test_games_are_kept_from_one_run_to_the_next_even_when_killed(tmp_path: Path) -> None:
    with served(tmp_path, "--port", "0") as (process, address), httpx.Client(base_url=address) as guest:
        csrf = guest.get("/api/me").json()["csrf"]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        wanted = {"game": "granada", "options": {}, "seats": seats, "public": True}
        made = guest.post("/api/tables", json=wanted, headers={"X-CSRF-Token": csrf})
        assert made.is_success, made.text
        table, cookies = made.json()["id"], dict(guest.cookies)
        process.kill()
    with served(tmp_path, "--port", "0") as (_, address):
        found = httpx.get(f"{address}/api/tables/{table}", cookies=cookies)
        assert found.status_code == 200
        assert found.json()["mine"] == [0]


def test_a_taken_port_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        command = [sys.executable, "-m", "tertulia.cli.main", "serve", "--data", str(tmp_path), "--port"]
        command.append(str(taken.getsockname()[1]))
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    assert "in use" in done.stderr
    assert "Traceback" not in done.stderr
