"""The operator's port: health, readiness and metrics. No metric identifies a player or table."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample

from bench import usual
from tertulia.server import operating
from tertulia.server.domain.seats import GuestId
from tertulia.server.measures import MEASURES
from tertulia.server.operation import port as port_module
from tertulia.server.operation.figures import GAUGES, OperationError
from tertulia.server.operation.port import HostPort, OperationPort, parse_host_port
from tertulia.server.storage.database import DATABASE
from tests.server.asgi import Site, site

ANNA, BERT = GuestId("guest-anna"), GuestId("guest-bert")
ALLOWED_LABELS = {
    "game": r"[a-z-]+",
    "by": "bot|person",
    "command": r"[A-Z][A-Za-z]+",
    "method": "GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|other",
    "route": r"other|/(\{[a-z]+\}|[a-z_]+)?(/(\{[a-z_]+\}|[a-z_-]+))*",
    "status": r"\d{3}",
    "kind": "[a-z_]+",
    "code": "[a-z-]+",
    "le": r"[\d.e+-]+|\+Inf",
    "generation": r"\d",
}
"""Every label of a metric, and the pattern of its values: none has room for a table, a guest or an address."""


@asynccontextmanager
async def site_with_port(folder: Path) -> AsyncIterator[tuple[Site, str]]:
    """A site, and the address of its operator's port."""
    async with site(folder, metrics="0") as running:
        yield running, str(running.assembly.operation.address)


async def fetch(address: str) -> httpx.Response:
    async with httpx.AsyncClient() as client:
        return await client.get(address)


async def read_samples(address: str) -> list[Sample]:
    """All samples, parsed as Prometheus does."""
    answer = await fetch(f"{address}/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return [sample for family in text_string_to_metric_families(answer.text) for sample in family.samples]


async def play_turn(running: Site) -> str:
    """Anna plays a turn against a bot, and others request unknown paths. Returns the table's id."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    new_table = {"game": usual.LONG, "options": {}, "seats": seats, "public": True}
    created = await running.ask(ANNA, "POST", "/api/tables", new_table)
    table: str = json.loads(created.body)["id"]
    await running.ask(ANNA, "POST", f"/api/tables/{table}/start", {})
    found = json.loads((await running.ask(ANNA, "GET", f"/api/tables/{table}")).body)
    assert found["phase"] == "running", found
    loaded_table = await running.assembly.service.table(table)
    while 0 not in loaded_table.state.match.actors():  # type: ignore[union-attr]
        await asyncio.sleep(0)
    match = loaded_table.state.match
    assert match is not None
    body = {
        "seat": 0,
        "position": match.position,
        "version": loaded_table.state.version,
        "actions": match.notations(0)[:1],
    }
    await running.ask(ANNA, "POST", f"/api/tables/{table}/moves", body)
    await running.ask(BERT, "GET", "/api/tables/nowhere")
    await running.ask(None, "PURGE", f"/{table}/what-somebody-makes-up")
    return table


async def test_metrics_identify_no_player_or_table(tmp_path: Path) -> None:
    async with site_with_port(tmp_path) as (running, address):
        table = await play_turn(running)
        found = await read_samples(address)
        text = (await fetch(f"{address}/metrics")).text
        key = (await running.assembly.service.table(table)).key.hex()
    for sample in found:
        for label, value in sample.labels.items():
            assert re.fullmatch(ALLOWED_LABELS[label], value), sample
    for secret in (table, ANNA, BERT, key, "127.0.0.1", "localhost", "made-up", "makes-up"):
        assert secret not in text
    moves = {sample.labels["by"]: sample.value for sample in found if sample.name == "tertulia_moves_total"}
    assert moves["person"] >= 1
    counted = {sample.name for sample in found if sample.value > 0}
    for name in ("command", "request", "commit", "storage_write"):
        assert f"tertulia_{name}_seconds_count" in counted
    assert "tertulia_tables_in_memory" in counted


async def test_head_has_headers_only(tmp_path: Path) -> None:
    async with site_with_port(tmp_path) as (_, address), httpx.AsyncClient() as client:
        for path in ("health", "ready", "metrics", "nothing"):
            head, get = await client.head(f"{address}/{path}"), await client.get(f"{address}/{path}")
            assert (head.status_code, head.content) == (get.status_code, b"")
            assert head.headers["content-type"] == get.headers["content-type"]
            assert path == "metrics" or head.headers["content-length"] == get.headers["content-length"]


async def test_every_declared_metric_is_served(tmp_path: Path) -> None:
    async with site_with_port(tmp_path) as (_, address):
        text = (await fetch(f"{address}/metrics")).text
    for measure in MEASURES:
        assert f"# TYPE {measure.name} {'histogram' if measure.bounds else 'counter'}\n" in text
        assert not set(measure.labels) - ALLOWED_LABELS.keys()
    alone = {level.name for level in GAUGES if not level.shared}
    assert alone <= set(re.findall(r"# TYPE (\S+) gauge", text))


@pytest.mark.file
async def test_locked_database_is_not_ready_but_healthy(tmp_path: Path) -> None:
    async with site_with_port(tmp_path) as (running, address):
        assert (await fetch(f"{address}/ready")).json() == {"status": "ready", "problems": []}
        running.assembly.health._checked -= 10
        holder = sqlite3.connect(tmp_path / DATABASE, isolation_level=None)
        holder.execute("BEGIN EXCLUSIVE")
        answer = await fetch(f"{address}/ready")
        assert (answer.status_code, answer.json()["problems"]) == (503, ["storage-busy"])
        assert (await fetch(f"{address}/health")).status_code == 200
        holder.close()
        running.assembly.live.close()
        running.assembly.health._checked -= 10
        assert (await fetch(f"{address}/ready")).json()["problems"] == ["stopping"]
        assert (await fetch(f"{address}/elsewhere")).status_code == 404


async def test_uncompiled_rules_are_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(tmp_path, missing=[usual.LONG]) as running:
        assert usual.LONG in running.assembly.readiness.missing
        assert "rules" in (await running.assembly.operation.read_state()).problems


async def test_unresponsive_storage_is_not_ready_but_healthy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operating, "STORAGE_TIMEOUT_SECONDS", 0.05)
    async with site_with_port(tmp_path) as (running, address):
        monkeypatch.setattr(running.assembly.health, "fault", asyncio.Event().wait)
        assert (await fetch(f"{address}/health")).status_code == 200
        answer = await fetch(f"{address}/ready")
        assert (answer.status_code, answer.json()["problems"]) == (503, ["storage-away"])
        assert any(sample.name == "tertulia_streams" for sample in await read_samples(address))


async def test_blocked_event_loop_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(port_module, "LOOP_TIMEOUT_SECONDS", 0.05)
    async with site_with_port(tmp_path) as (_, address):
        answer = httpx.get(f"{address}/health")  # blocks the event loop, which therefore cannot answer
        assert (answer.status_code, answer.json()["problems"]) == (503, ["hangs"])


def test_taken_port_is_refused() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(OperationError, match="cannot be opened: Address already in use"):
            OperationPort(HostPort("127.0.0.1", taken.getsockname()[1]))


@pytest.mark.parametrize(
    ("text", "place"),
    [("9100", ("127.0.0.1", 9100)), ("0.0.0.0:9100", ("0.0.0.0", 9100)), ("[::1]:9100", ("::1", 9100))],
)
def test_port_without_host_is_local(text: str, place: tuple[str, int]) -> None:
    assert parse_host_port(text) == place


@pytest.mark.parametrize("text", ["", "here", "70000", "a b:1", "::1:9100", "-1"])
def test_malformed_port_is_refused(text: str) -> None:
    with pytest.raises(OperationError, match="a port like 9100, or an address with a port"):
        parse_host_port(text)
