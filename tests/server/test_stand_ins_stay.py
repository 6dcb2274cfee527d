"""Stand-in bots survive a restart, and a database from before there were stand-ins still works."""

from __future__ import annotations

import signal
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tertulia.server.domain.seats import GuestId
from tertulia.server.live.broadcaster import RECONNECT_SECONDS, PresenceTracker
from tertulia.server.storage.database import DATABASE
from tests.server.asgi import Site, site
from tests.server.conftest import Guest, RunningServer, wait_for

ME, DEVICE, BOT = {"kind": "me"}, {"kind": "device", "name": "Bea"}, {"kind": "bot", "bot": "greedy"}


def change(data: Path, *statements: str) -> None:
    """Change the database of a stopped server."""
    database = sqlite3.connect(data / DATABASE)
    with database:
        for statement in statements:
            database.execute(statement)
    database.close()


async def told(running: Site, guest: GuestId, method: str, path: str, body: Any = None) -> dict[str, Any]:
    """Send a request about tables and return the JSON of the response."""
    answer = await running.ask(guest, method, f"/api/tables{path}", body)
    found: dict[str, Any] = msgspec.json.decode(answer.body) if answer.body else {}
    return found


def test_a_bot_in_somebodys_place_goes_on_after_a_restart(tmp_path: Path) -> None:
    server = RunningServer(tmp_path)
    host = Guest(server.address)
    table = host.start([ME, DEVICE])
    away = 1 - host.table(table)["actors"][0]
    assert host.post(f"tables/{table}/bot", {"seat": away, "bot": "greedy"}).status_code == 200
    wait_for(lambda: host.act(table).status_code == 200)
    server.stop(signal.SIGKILL)  # the seat to act now is played after the restart
    again = RunningServer(tmp_path)
    try:
        host.http.base_url = httpx.URL(again.address)
        wait_for(lambda: host.table(table)["actors"] == [1 - away])
        seat = host.table(table)["seats"][away]
        assert (seat["kind"], seat["bot"], seat["mine"]) == (("me", "device")[away], "greedy", True)
        position = host.table(table)["position"]
        while host.table(table)["position"] == position or host.table(table)["actors"] != [1 - away]:
            if host.table(table)["actors"] == [1 - away]:
                assert host.act(table).status_code == 200
        assert host.post(f"tables/{table}/back", {"seat": away}).status_code == 200
        now = host.table(table)
        assert now["seats"][away]["bot"] is None
        assert [(each["seat"], each["bot"]) for each in now["handed"]] == [(away, "greedy"), (away, None)]
        assert any(line["seat"] == away for line in now["log"])
        while host.table(table)["actors"] != [away]:
            assert host.act(table).status_code == 200
        assert host.act(table).status_code == 200
    finally:
        assert again.stop() == 0


async def test_who_has_taken_over_a_waiting_table_hosts_it_after_a_restart(tmp_path: Path) -> None:
    """Also with seats on the first host's device.

    After a restart the time away counts from zero, as no one could be present.
    """
    now = [1000.0]
    async with site(tmp_path) as running:
        running.assembly.live.presence = PresenceTracker(lambda: now[0])
        host, other = running.signer.new_guest(), running.signer.new_guest()
        seats = [ME, {"kind": "open"}, DEVICE]
        table = (await told(running, host, "POST", "", {"game": "granada", "seats": seats, "patience": 2}))["id"]
        await told(running, other, "POST", f"/{table}/sit", {"seat": 1})
        now[0] += RECONNECT_SECONDS + 1
        assert (await told(running, other, "POST", f"/{table}/host", {}))["error"] == "still-there"
        now[0] += 1
        assert "error" not in await told(running, other, "POST", f"/{table}/host", {})
    async with site(tmp_path) as running:
        running.assembly.live.presence = PresenceTracker(lambda: now[0])
        hosts = [(await told(running, guest, "GET", f"/{table}"))["host"] for guest in (host, other)]
        assert hosts == [False, True]
        now[0] += 1
        assert (await told(running, host, "POST", f"/{table}/host", {}))["error"] == "still-there"
        now[0] += 1
        assert "error" not in await told(running, host, "POST", f"/{table}/host", {})
        assert (await told(running, host, "GET", f"/{table}"))["host_seat"] == 0
        await told(running, host, "POST", f"/{table}/start", {})
        found = await told(running, host, "GET", f"/{table}")
        assert (found["phase"], found["mine"]) == ("running", [0, 2])


@pytest.mark.proof_for("NULL")
@pytest.mark.file
@pytest.mark.parametrize("bot", ["NULL", "'gone'"])
def test_a_bot_that_the_server_does_not_know_any_more_is_played_by_another(tmp_path: Path, bot: str) -> None:
    server = RunningServer(tmp_path)
    host = Guest(server.address)
    table = host.start([ME, BOT])
    wait_for(lambda: host.table(table)["actors"] == [0])
    assert server.stop() == 0
    change(tmp_path, f"UPDATE seat SET bot = {bot} WHERE kind = 'bot'")
    again = RunningServer(tmp_path)
    try:
        host.http.base_url = httpx.URL(again.address)
        assert host.post(f"tables/{table}/bot", {"seat": 0, "bot": "greedy"}).status_code == 200
        wait_for(lambda: host.table(table)["phase"] == "over", 60, 0.2)
    finally:
        assert again.stop() == 0
