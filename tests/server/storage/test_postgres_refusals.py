"""Connection refusals of PostgreSQL: the reason is recognised, and every command says what to do."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import psycopg
import pytest
from sqlalchemy.exc import DBAPIError

from bench import usual
from tertulia.server.domain.ports import StorageFault
from tertulia.server.storage.database import DatabaseError
from tertulia.server.storage.postgres import PostgresDatabase, why_closed
from tests.cli.conftest import Tertulia, tertulia
from tests.server import postgres

__all__ = ["tertulia"]
FAILURE_PREFIX = 'connection failed: connection to server at "192.0.2.7", port 5432 failed: '


@pytest.mark.parametrize(
    ("message", "meant"),
    [
        ('FATAL:  password authentication failed for user "t"', "the password is wrong"),
        ("fe_sendauth: no password supplied", "the password is wrong or missing"),
        ('FATAL:  database "t" does not exist', "the database does not exist"),
        ('FATAL:  role "t" does not exist', "its server does not have this user"),
        ('FATAL:  no pg_hba.conf entry for host "192.0.2.7", user "t"', "see its pg_hba.conf"),
        ('FATAL:  permission denied for database "t"', "its user may not connect"),
        ("Connection refused\n\tIs the server running on that host?", "no server responds there"),
        ("FATAL:  Passwort-Authentifizierung für Benutzer »t« fehlgeschlagen", "rejects connections: FATAL:  Passwort"),
    ],
)
def test_refusal_reason_is_recognized(message: str, meant: str) -> None:
    why = why_closed(StorageFault("storage-away", psycopg.OperationalError(FAILURE_PREFIX + message)))
    assert why is not None
    assert meant in why
    assert message.splitlines()[0] in why
    assert '192.0.2.7", port' not in why


def test_later_connection_fault_is_no_refusal() -> None:
    assert (
        why_closed(StorageFault("storage-busy", psycopg.OperationalError(FAILURE_PREFIX + "Connection refused")))
        is None
    )
    assert why_closed(StorageFault("storage-away")) is None
    assert why_closed(StorageFault("storage-away", psycopg.OperationalError("the connection is lost"))) is None


def test_commands_report_refusal_reason(tertulia: Tertulia, tmp_path: Path) -> None:
    with postgres.get_server().open_database() as address:
        missing, unknown = address.replace("/d", "/nosuch", 1), address.replace("tertulia@", "nobody-known:word@", 1)
        with pytest.raises(DatabaseError, match="the database does not exist"):
            PostgresDatabase(missing).prepare()
        with pytest.raises(DatabaseError, match="its server does not have this user") as refused:
            PostgresDatabase(unknown).prepare()
        assert "word@" not in str(refused.value)
        for command in (["backup", str(tmp_path / "b")], ["doctor"], ["sets", usual.QUICK]):
            ran = tertulia(*command, "--data", str(tmp_path), "--database", missing)
            assert (ran.status, ran.err.count("\n")) == (2, 1), ran.err
            assert "the database does not exist: create it with createdb" in ran.err
            ran = tertulia(*command, "--data", str(tmp_path), "--database", address)
            assert ran.status == (0 if command[0] == "sets" else 2)
            assert "Traceback" not in ran.err


@pytest.mark.parametrize(("state", "code"), [("42501", "42501"), (None, "OperationalError")])
def test_unknown_error_is_named_by_its_code(state: str | None, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    error = psycopg.OperationalError("secret")
    monkeypatch.setattr(type(error), "sqlstate", state)

    def begin() -> None:
        raise DBAPIError("SELECT 1", None, error)

    engine = SimpleNamespace(begin=begin, dispose=lambda: None)
    database = PostgresDatabase("postgresql://t@192.0.2.7/t")
    monkeypatch.setattr(database, "writer", lambda: engine)
    with pytest.raises(DatabaseError, match=f"cannot be opened: it answers with error {code}$"):
        database.prepare()
