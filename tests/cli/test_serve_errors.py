"""Errors of wrong settings that `tertulia serve` finds when it starts: one line each, without a traceback."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from tertulia.server.live.relay import BrokerError
from tertulia.server.operation.figures import OperationError
from tests.cli.conftest import Tertulia

SHARED = ("--workers", "2", "--database", "postgresql://nobody@127.0.0.1:1/none")


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


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--broker", "http://localhost"), "the broker's address must be like redis://"),
        (("--broker", "redis://localhost", "--traces", "nowhere"), "--traces: expected the address of a collector"),
    ],
)
def test_serve_with_workers_checks_settings_first(
    wrong: tuple[str, ...], said: str, tertulia: Tertulia, tmp_path: Path
) -> None:
    ran = tertulia("serve", "--data", str(tmp_path / "data"), "--port", "0", *SHARED, *wrong)
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert said in ran.err


def test_serve_with_workers_checks_secret_first(
    tertulia: Tertulia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tertulia.server.run_many.prepared_process", nullcontext)
    monkeypatch.setattr("tertulia.server.run_many._Parts.run", lambda parts: None)
    (tmp_path / "secret").write_bytes(b"short")
    ran = tertulia("serve", "--data", str(tmp_path), "--port", "0", *SHARED, "--broker", "redis://localhost")
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert f"the secret {tmp_path / 'secret'}" in ran.err
