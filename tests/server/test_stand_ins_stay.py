"""Bots in the place of people outlast the server; and a folder from before there were any goes on."""

from __future__ import annotations

import signal
import sqlite3
from pathlib import Path

import httpx
import pytest

from tertulia.server.storage.database import DATABASE
from tests.server.conftest import Guest, House, wait_for

ME, DEVICE, BOT = {"kind": "me"}, {"kind": "device", "name": "Bea"}, {"kind": "bot", "bot": "greedy"}
BEFORE = (
    "ALTER TABLE game_table DROP COLUMN handed",
    "ALTER TABLE game_table DROP COLUMN patience",
    "ALTER TABLE game_table DROP COLUMN substitute",
    "ALTER TABLE game_table DROP COLUMN hints",
    "ALTER TABLE game_table DROP COLUMN practice_ply",
    "ALTER TABLE game_table DROP COLUMN practice_table",
    "DROP TABLE analysis",
    "UPDATE alembic_version SET version_num = '0003'",
)
"""What brings a database into the shape that it had before bots played in the place of people."""


def change(data: Path, *statements: str) -> None:
    """Change the database of a server that does not run."""
    database = sqlite3.connect(data / DATABASE)
    with database:
        for statement in statements:
            database.execute(statement)
    database.close()


def test_a_bot_in_somebodys_place_goes_on_after_a_restart(tmp_path: Path) -> None:
    house = House(tmp_path)
    host = Guest(house.address)
    table = host.start([ME, DEVICE])
    away = 1 - host.table(table)["actors"][0]
    assert host.post(f"tables/{table}/bot", {"seat": away, "bot": "greedy"}).status_code == 200
    wait_for(lambda: host.act(table).status_code == 200)
    house.stop(signal.SIGKILL)  # whoever is to act now goes on afterwards
    again = House(tmp_path)
    try:
        host.http.base_url = httpx.URL(again.address)
        wait_for(lambda: host.table(table)["actors"] == [1 - away])
        seat = host.table(table)["seats"][away]
        assert (seat["kind"], seat["bot"], seat["mine"]) == ("device", "greedy", True)
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


def test_who_has_taken_over_a_waiting_table_hosts_it_after_a_restart(tmp_path: Path) -> None:
    """Beside seats on the first host's device; and who is away is waited for anew, as nobody could come back meanwhile."""
    house = House(tmp_path)
    host, other = Guest(house.address), Guest(house.address)
    table = host.open([ME, {"kind": "open"}, DEVICE], patience=2)
    assert other.post(f"tables/{table}/sit", {"seat": 1}).status_code == 200
    wait_for(lambda: other.post(f"tables/{table}/host").status_code == 200)
    assert house.stop() == 0
    again = House(tmp_path)
    try:
        for who in (host, other):
            who.http.base_url = httpx.URL(again.address)
        assert (other.table(table)["host"], host.table(table)["host"]) == (True, False)
        assert host.post(f"tables/{table}/host").json()["error"] == "still-there"
        wait_for(lambda: host.post(f"tables/{table}/host").status_code == 200)
        assert host.table(table)["host_seat"] == 0
        assert host.post(f"tables/{table}/start").status_code == 200
        assert host.table(table)["mine"] == [0, 2]
    finally:
        assert again.stop() == 0


def test_a_folder_from_before_there_were_stand_ins_goes_on(tmp_path: Path) -> None:
    house = House(tmp_path)
    host = Guest(house.address)
    waiting, table = host.open([ME, {"kind": "open"}]), host.start([ME, BOT])
    wait_for(lambda: host.table(table)["actors"] == [0])
    before = host.table(table)
    assert house.stop() == 0
    change(tmp_path, *BEFORE)
    again = House(tmp_path)
    try:
        host.http.base_url = httpx.URL(again.address)
        now = host.table(table)
        assert (now["handed"], now["patience"]) == ([], 600)
        assert {**now, "seats": None} == {**before, "seats": None}
        assert host.act(table).status_code == 200
        assert host.post(f"tables/{table}/bot", {"seat": 0, "bot": "greedy"}).status_code == 200
        wait_for(lambda: host.table(table)["phase"] == "over", 60, 0.2)
        assert host.post(f"tables/{waiting}/bot", {"seat": 1, "bot": "greedy"}).status_code == 200
        assert host.post(f"tables/{waiting}/start").status_code == 200
    finally:
        assert again.stop() == 0


@pytest.mark.parametrize("bot", ["NULL", "'gone'"])
def test_a_bot_that_the_server_does_not_know_any_more_is_played_by_another(tmp_path: Path, bot: str) -> None:
    house = House(tmp_path)
    host = Guest(house.address)
    table = host.start([ME, BOT])
    wait_for(lambda: host.table(table)["actors"] == [0])
    assert house.stop() == 0
    change(tmp_path, f"UPDATE seat SET bot = {bot} WHERE kind = 'bot'")
    again = House(tmp_path)
    try:
        host.http.base_url = httpx.URL(again.address)
        assert host.post(f"tables/{table}/bot", {"seat": 0, "bot": "greedy"}).status_code == 200
        wait_for(lambda: host.table(table)["phase"] == "over", 60, 0.2)
    finally:
        assert again.stop() == 0
