"""Errors that server commands find when they start: one line each, without a traceback."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tertulia.server.live.relay import BrokerError
from tertulia.server.operation.figures import OperationError
from tests.cli.conftest import Tertulia


@pytest.fixture(autouse=True)
def _client_is_built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tertulia.cli.site.client_dir", lambda: tmp_path)
    monkeypatch.setattr("tertulia.server.last_moment.stop_on_sigterm", lambda: None)


@pytest.mark.parametrize("error", [OperationError("--metrics: 9100 is taken"), BrokerError("no address")])
def test_serve_reports_error_of_start_in_one_line(
    error: ValueError, tertulia: Tertulia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def serve(*_: Any, **__: Any) -> None:
        raise error

    monkeypatch.setattr("tertulia.server.run.serve", serve)
    ran = tertulia("serve", "--data", str(tmp_path / "data"), "--port", "0")
    assert (ran.status, ran.err) == (2, f"tertulia: {error}\n")


@pytest.mark.parametrize("command", ["web", "worker"])
def test_separate_processes_need_a_shared_database_and_broker(command: str, tertulia: Tertulia, tmp_path: Path) -> None:
    ran = tertulia(command, "--data", str(tmp_path))
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert f"tertulia {command} needs a PostgreSQL database and a broker" in ran.err
    assert "add --database" in ran.err
    ran = tertulia(command, "--data", str(tmp_path), "--database", "postgresql://nobody@127.0.0.1:1/none")
    assert "add --broker" in ran.err
