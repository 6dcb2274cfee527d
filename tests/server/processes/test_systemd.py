"""Server processes report to systemd that they are ready, then again and again while their event loop runs."""

from __future__ import annotations

import os
import signal
import socket
import time
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.conftest import skip_search_preload
from tests.server.forked import Forked


def run_process(role: str, data: Path, database: str, systemd: str) -> None:
    """Run a web or worker process that reports to `systemd`, and hangs after SIGUSR1. Runs in a forked process."""
    from tertulia.server import run
    from tertulia.server.settings import Settings

    skip_search_preload()
    os.environ["NOTIFY_SOCKET"] = systemd
    signal.signal(signal.SIGUSR1, lambda number, frame: time.sleep(600))
    if role == "web":
        run.serve(
            Settings(data=data, database=database, role="web", port=0), on_ready=lambda address, connections: None
        )
    else:
        run.run_worker(Settings(data=data, database=database, role="worker"), on_ready=lambda: None)


@pytest.mark.parametrize(("role", "place"), [("web", "{folder}/systemd"), ("worker", "@tertulia {folder}")])
def test_process_reports_to_systemd_until_it_hangs(role: str, place: str, tmp_path: Path) -> None:
    address, output, data = place.format(folder=tmp_path), tmp_path / "output", tmp_path / "data"
    data.mkdir(mode=0o700)
    with (
        postgres.get_server().open_database(prepared=True) as database,
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd,
    ):
        systemd.bind(address.replace("@", "\0"))
        systemd.settimeout(60)
        process = Forked(run_process, role, data, database, address, output=output, log=output)
        try:
            reports = [systemd.recv(100) for _ in range(3)]
            process.send_signal(signal.SIGUSR1)
            systemd.settimeout(2)
            with pytest.raises(TimeoutError):
                reports += [systemd.recv(100) for _ in range(10)]
        finally:
            process.send_signal(signal.SIGKILL)
            process.wait(20)
    assert set(reports) == {b"READY=1\nWATCHDOG=1"}
