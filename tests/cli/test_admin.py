"""`tertulia admin`: role links and the log of moderation actions."""

from __future__ import annotations

import json
from pathlib import Path

from sqlalchemy import text

from tertulia.server.domain.clock import SYSTEM
from tertulia.server.domain.seats import GuestId
from tertulia.server.identity.guests import Handles
from tertulia.server.identity.keys import RoleLinks, load_secret
from tertulia.server.storage.database import DATABASE, SqliteDatabase
from tertulia.server.storage.moderation import add_entry
from tests.cli.conftest import Tertulia, tertulia

__all__ = ["tertulia"]
SITE = "https://example.org/games"


def test_role_link_grants_requested_role(tmp_path: Path, tertulia: Tertulia) -> None:
    secret = load_secret(tmp_path)
    for role in ("administrator", "moderator"):
        printed = tertulia("admin", "--data", str(tmp_path), "--site-address", f"{SITE}/", "--role", role)
        address, _, token = printed.out.strip().partition("#claim=")
        assert (printed.status, address) == (0, f"{SITE}/account-status")
        assert RoleLinks(secret).read_token(token, SYSTEM.now()).role == role


def test_address_and_folder_come_from_settings(tmp_path: Path, tertulia: Tertulia) -> None:
    load_secret(tmp_path)
    file = tmp_path / "settings.toml"
    file.write_text(f'site-address = "{SITE}"\ndata = "{tmp_path}"\n', encoding="utf-8")
    printed = tertulia("admin", "--config", str(file))
    assert printed.out.startswith(f"{SITE}/account-status#claim=")


def test_role_link_needs_existing_site(tmp_path: Path, tertulia: Tertulia) -> None:
    printed = tertulia("admin", "--data", str(tmp_path))
    assert printed.status == 2
    assert "no site found in" in printed.err


def create_moderation_log(folder: Path) -> SqliteDatabase:
    """Return the database of a site with three lines in its moderation log."""
    load_secret(folder)
    database = SqliteDatabase(folder)
    database.prepare()
    ana, bea = GuestId("ana"), GuestId("bea")
    with database.writer().begin() as connection:
        add_entry(connection, 1_700_000_000_000, ana, "claim", ana, {"role": "moderator"})
        add_entry(connection, 1_700_000_060_000, ana, "mute", bea, {"reason": "Rude words"})
        add_entry(connection, 1_700_000_120_000, ana, "lift", bea, {"reason": "Enough"})
    (folder / DATABASE).chmod(0o600)
    return database


def test_moderation_log_is_printed_and_checked(tmp_path: Path, tertulia: Tertulia) -> None:
    """Changed and missing lines are named, also by `tertulia doctor`."""
    database = create_moderation_log(tmp_path)
    printed = tertulia("admin", "--log", "--data", str(tmp_path))
    assert (printed.status, printed.err) == (0, "")
    assert "    2  2023-11-14 22:14  " in printed.out
    assert "reason='Rude words'" in printed.out
    assert "3 entries, none of them changed" in printed.out
    assert tertulia("doctor", "--data", str(tmp_path)).status == 0
    changes = (
        (
            'UPDATE moderation_log SET details = \'{"reason":"Nothing"}\' WHERE number = 2',
            "entry 2 or the one before it was changed",
        ),
        ("DELETE FROM moderation_log WHERE number = 1", "entry 1 is missing"),
    )
    for change, named in changes:
        with database.writer().begin() as connection:
            connection.execute(text(change))
        printed = tertulia("admin", "--log", "--data", str(tmp_path))
        assert printed.status == 1
        assert f"- {named}" in printed.out
        log = json.loads(tertulia("admin", "--log", "--json", "--data", str(tmp_path)).out)
        assert any(named in fault for fault in log["broken"])
        looked = tertulia("doctor", "--data", str(tmp_path))
        assert looked.status == 1
        assert f"- moderators' log: {named}" in looked.out


def test_log_needs_existing_site(tmp_path: Path, tertulia: Tertulia) -> None:
    printed = tertulia("admin", "--log", "--data", str(tmp_path))
    assert printed.status == 2
    assert str(tmp_path) in printed.err


def test_accounts_are_found_by_email_handle_and_name(tmp_path: Path, tertulia: Tertulia) -> None:
    database, handles = create_moderation_log(tmp_path), Handles(load_secret(tmp_path))
    with database.writer().begin() as connection:
        for guest in ("ana", "bea"):
            connection.execute(
                text("INSERT INTO guest (id, name, updated) VALUES (:id, 'Ana', '2026-01-01')"), {"id": guest}
            )
        connection.execute(
            text(
                "INSERT INTO credential (kind, subject, guest, label, data, created_at) "
                "VALUES ('mail', 'ana@example.org', 'ana', '', x'', 0)"
            )
        )
    ana, bea = (f"Ana  player  {handles.handle_of(GuestId(each))}" for each in ("ana", "bea"))
    for who, lines in (
        ("Ana@example.org", [ana]),
        (handles.handle_of(GuestId("bea")), [bea]),
        ("Ana", [ana, bea]),
        ("An", ["Nobody."]),
    ):
        printed = tertulia("admin", "--find", who, "--data", str(tmp_path))
        assert (printed.status, sorted(printed.out.splitlines())) == (0, sorted(lines)), printed.err
    result = json.loads(tertulia("admin", "--find", "ana@example.org", "--json", "--data", str(tmp_path)).out)
    assert result == {"people": [{"handle": handles.handle_of(GuestId("ana")), "name": "Ana", "role": "player"}]}
