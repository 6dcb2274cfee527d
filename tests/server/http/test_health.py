"""Health check: whether the server could store a move now."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from litestar.testing import TestClient

from tertulia.server.assembly import make_app
from tertulia.server.settings import Settings
from tertulia.server.storage.database import DATABASE
from tests.server.conftest import Guest, RunningServer


def test_health_is_ok(server: RunningServer) -> None:
    answer = Guest(server.address).get("health")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


def test_health_reports_locked_database(tmp_path: Path) -> None:
    with TestClient(make_app(Settings(data=tmp_path))) as client:
        holder = sqlite3.connect(tmp_path / DATABASE, isolation_level=None)
        holder.execute("BEGIN EXCLUSIVE")
        answer = client.get("/api/health")
        assert (answer.status_code, answer.json()) == (503, {"status": "degraded", "problem": "storage-busy"})
        holder.close()
