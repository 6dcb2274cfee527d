"""A guest's own data: synchronized settings, the export, and the deletion of the account."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tertulia.server.domain.names import FORMER_NAME
from tertulia.server.storage import accounts
from tertulia.server.storage.all_models import METADATA
from tertulia.server.storage.guests import GUEST_COLUMNS, HANDLED_ELSEWHERE
from tests.server.asgi import site
from tests.server.browsers import ME, OPEN, Browser, read_link_token, site_with_email
from tests.server.databases import query_rows

BOT = {"kind": "bot", "bot": "random"}
GUESTS = {"guest", "host", "author", "player", "whom", "about", "by", "invited_by", "blocked"}
"""Names of columns that hold a guest's id."""


def test_every_column_with_a_guest_id_is_declared() -> None:
    declared = {(place.table, place.column) for place in GUEST_COLUMNS} | set(HANDLED_ELSEWHERE)
    found = {(table.name, each.name) for table in METADATA.sorted_tables for each in table.columns}
    assert declared <= found
    named = {(table, column) for table, column in found if column in GUESTS and column != "about"}
    assert named <= declared, "declare the column in tertulia.server.storage.guests"


async def test_settings_are_synchronized_between_devices(tmp_path: Path) -> None:
    async with site(tmp_path) as running:
        desk, phone, eve = [await Browser(running).load(name) for name in ("Ana", None, "Eve")]
        await phone.use_link(await desk.create_device_link())
        assert (await desk.put("me/settings", {"values": {"theme": '"dark"', "sound": "true"}})).status_code == 200
        assert (await phone.put("me/settings", {"values": {"sound": "false"}})).status_code == 200
        expected = {"settings": {"theme": '"dark"', "sound": "false"}, "stored": True}
        assert [(await each.get("me/settings")).json() for each in (desk, phone)] == [expected, expected]
        assert (await eve.get("me/settings")).json()["settings"] == {}
        assert (await desk.put("me/settings", {"values": {"theme": None}})).status_code == 200
        assert (await phone.get("me/settings")).json()["settings"] == {"sound": "false"}


INVALID_SETTINGS: tuple[Any, ...] = (
    {"a b": "x"},
    {"": "x"},
    {"x" * 41: "x"},
    {"x": "y" * 201},
    {"x": 1},
    {"x": ["y"]},
    [],
    None,
    {f"n{n}": "" for n in range(101)},
)


async def test_invalid_settings_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(tmp_path) as running:
        desk = await Browser(running).load("Ana")
        for settings in INVALID_SETTINGS:
            answer = await desk.put("me/settings", {"values": settings})
            assert (answer.status_code, answer.json()["error"]) == (400, "bad-request"), settings
        monkeypatch.setattr(accounts, "MAX_PREFERENCES_PER_GUEST", 3)
        assert (await desk.put("me/settings", {"values": {"a": "1", "b": "2"}})).status_code == 200
        answer = await desk.put("me/settings", {"values": {"a": None, "b": "3", "c": "4", "d": "5", "e": "6"}})
        assert (answer.status_code, answer.json()["error"]) == (409, "too-many-settings")
        assert (await desk.get("me/settings")).json()["settings"] == {"a": "1", "b": "2"}  # all or none
        assert (await desk.put("me/settings", {"values": {"a": None, "c": "4", "d": "5"}})).status_code == 200


async def test_export_contains_tables_credentials_and_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site_with_email(tmp_path, monkeypatch) as (running, mailbox):
        desk, bea = await Browser(running).load("Ana"), await Browser(running).load("Bea")
        await desk.post("account/mail", {"address": "ana@example.org"})
        await desk.use_link(read_link_token(await mailbox.wait_for_email()))
        runs = await desk.open(ME, BOT)
        await desk.post(f"tables/{runs}/start")
        waits = await bea.open()
        await desk.post(f"tables/{waits}/sit", {"seat": 1})
        await desk.put("me/settings", {"values": {"theme": '"dark"'}})
        answer = await desk.get("account/export")
        export: dict[str, Any] = answer.json()
        assert 'filename="tertulia.json"' in answer.headers["content-disposition"]
        assert {each["id"]: each["phase"] for each in export["tables"]} == {runs: "running", waits: "open"}
        assert export["kept"]["credential"][0]["subject"] == "ana@example.org"
        assert export["kept"]["preference"][0]["value"] == '"dark"'
        assert export["kept"]["guest"][0]["name"] == "Ana"
        key = running.assembly.service.tables()[0].key.hex()
        for hidden in (
            bea.id,
            "Bea",
            key,
            desk.cookie[2:],
            *(row[0] for row in query_rows(tmp_path, "SELECT hash FROM session")),
        ):
            assert hidden not in answer.text
        assert (await running.ask(None, "GET", "/api/account/export")).status == 403


async def test_export_contains_plans_channels_and_blocks(tmp_path: Path) -> None:
    async with site(tmp_path, webhook_networks=("127.0.0.0/8",)) as running:
        desk, bea = await Browser(running).load("Ana"), await Browser(running).load("Bea")
        table = await desk.open()
        assert (await bea.post(f"tables/{table}/sit", {"seat": 1})).status_code == 200
        assert (await desk.post(f"tables/{table}/start")).status_code == 200
        await (await find_waiting(table, desk, bea))[2].act(table)
        seat, planner, other = await find_waiting(table, desk, bea)
        legal = (await planner.post(f"tables/{table}/plan/try", {"seat": seat})).json()["legal"]
        chain = [legal[0]["notation"]]
        assert (await planner.put(f"tables/{table}/plan", {"seat": seat, "alternatives": [chain]})).status_code == 200
        assert (await planner.put(f"tables/{table}/answers", {"seat": seat, "answer": "only"})).status_code == 200
        assert (await planner.post(f"tables/{table}/seen", {"seat": seat, "ply": 1})).status_code == 200
        hook = await planner.post("notifications/channels", {"webhook": "http://127.0.0.1:9/in"})
        assert hook.status_code == 201
        person = (await planner.get(f"tables/{table}")).json()["seats"][1 - seat]["handle"]
        assert (await planner.put(f"players/{person}/block", {"blocked": True})).status_code == 200
        export = (await planner.get("account/export")).json()
        (exported_seat,) = export["seats"]
        assert (exported_seat["table"], exported_seat["seat"], exported_seat["seen"]) == (table, seat, 1)
        assert [each["action"] for each in exported_seat["plan"]["alternatives"][0]] == chain
        assert [each["answer"] for each in exported_seat["answers"]] == ["only"]
        assert [each["where"] for each in export["channels"]] == ["http://127.0.0.1:9/in"]
        assert export["blocked"] == [{"handle": person, "name": "Bea" if planner is desk else "Ana"}]
        text = (await planner.get("account/export")).text
        assert hook.json()["secret"] not in text
        assert other.id not in text
        own = (await other.get("account/export")).json()
        assert (own["seats"], own["channels"], own["blocked"]) == ([], [], [])


async def test_table_channels_are_exported_and_deleted_with_host(tmp_path: Path) -> None:
    async with site(tmp_path, webhook_networks=("127.0.0.0/8",)) as running:
        ana, bea = await Browser(running).load("Ana"), await Browser(running).load("Bea")
        table = await ana.open()
        assert (await bea.post(f"tables/{table}/sit", {"seat": 1})).status_code == 200
        hook = {"webhook": "http://127.0.0.1:9/key", "table": table}
        assert (await ana.post("notifications/channels", hook)).status_code == 201
        (channel,) = (await ana.get("account/export")).json()["channels_of_tables"]
        assert (channel["table"], channel["where"]) == (table, "http://127.0.0.1/…")
        assert (await bea.get("account/export")).json()["channels_of_tables"] == []
        assert (await ana.post("account/delete", {"name": "Ana"})).status_code == 200
        assert (await bea.get(f"notifications?table={table}")).json()["channels"] == []
        assert query_rows(tmp_path, "SELECT * FROM channel") == []


async def find_waiting(table: str, *browsers: Browser) -> tuple[int, Browser, Browser]:
    """Return, for a table of two, the seat that does not act, its browser, and the other browser."""
    acting = [bool((await each.get(f"tables/{table}")).json()["legal"]) for each in browsers]
    seat = acting.index(False)
    return seat, browsers[seat], browsers[1 - seat]


async def test_account_deletion_keeps_only_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site_with_email(tmp_path, monkeypatch) as (running, mailbox):
        desk, phone, bea = [await Browser(running).load(name) for name in ("Ana Alba", None, "Bea")]
        early = running.signer.cookie(desk.id)
        await desk.post("account/mail", {"address": "ana@example.org"})
        await desk.use_link(read_link_token(await mailbox.wait_for_email()))
        await phone.use_link(await desk.create_device_link())
        await desk.put("me/settings", {"values": {"theme": '"dark"'}})
        await desk.create_device_link()
        runs, waits = await desk.open(), await desk.open(ME, OPEN, OPEN)
        for table in (runs, waits):
            assert (await bea.post(f"tables/{table}/sit", {"seat": 1})).status_code == 200
        assert (await desk.post(f"tables/{runs}/start")).status_code == 200
        for name in ("", "Ana", "Bea", "ana alba"):
            assert (await desk.post("account/delete", {"name": name})).status_code == 400
        assert (await bea.post("account/delete", {"name": "Ana Alba"})).status_code == 400
        deleted_id = desk.id
        assert (await desk.post("account/delete", {"name": " Ana  Alba "})).status_code == 200

        assert await bea.list_names(runs) == [FORMER_NAME, "Bea"]
        now = (await bea.get(f"tables/{runs}")).json()
        assert (now["phase"], now["seats"][0]["kind"], now["seats"][0]["bot"] is not None) == ("running", "guest", True)
        assert (await bea.get(f"tables/{waits}")).json()["seats"][0]["kind"] == "open"
        assert (await bea.post(f"tables/{waits}/bot", {"seat": 0, "bot": "random"})).status_code == 200, (
            "Bea is the host now"
        )
        for sql_table in METADATA.sorted_tables:
            for row in query_rows(tmp_path, f"SELECT * FROM {sql_table.name}"):
                assert deleted_id not in row, sql_table.name
                assert "Ana Alba" not in row, sql_table.name
                assert "ana@example.org" not in row, sql_table.name
        desk.http.cookies.clear()
        desk.http.cookies.set("tertulia_guest", early, domain="localhost.local")
        assert (await desk.get("account/export")).status_code == 401, "this token has been rotated"
        assert await phone.list_seats(runs) == []
        assert (await phone.put("me", {"name": "Eve"})).status_code == 403
        await phone.load()
        assert phone.id != deleted_id
