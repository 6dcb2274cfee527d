"""Databases of every schema revision: of the newest one played by this program, of earlier ones from an SQL file each.

Each has a running game of two people, a game of another kind, a finished game and an open table. Before the schema
changes, `python -m tests.server.shapes.write` writes the file of the newest revision: it plays on a real server, then
writes the server's database as statements, one row in each line.
"""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import MetaData, insert, select, text

from bench import usual
from tertulia.server.domain.seats import Seat
from tertulia.server.storage.changes import Change
from tertulia.server.storage.database import DATABASE, SqliteDatabase, known_revisions, migrate, open_writer
from tertulia.server.storage.postgres import PostgresDatabase
from tests.server.conftest import Guest, RunningServer
from tests.server.storage.data_folder import ANA, BEA, DataFolder

FOLDER = Path(__file__).parent
SAVED_REVISIONS = sorted(path.stem for path in FOLDER.glob("*.sql"))
"""Schema revisions with an SQL file."""
REVISIONS = known_revisions()
RUNS = 24
"""Number of actions in the running game."""
NAMES = {ANA: "Añá", BEA: "Bea"}
MIGRATION_TABLES = {"health_check", "alembic_version"}
"""Tables whose only row is created by the migrations."""


def create_database(shape: str, folder: Path) -> None:
    """Create a database of this revision in a folder."""
    if shape not in SAVED_REVISIONS:
        _play_tables(folder)
        return
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with contextlib.closing(sqlite3.connect(folder / DATABASE)) as connection:
        connection.executescript((FOLDER / f"{shape}.sql").read_text(encoding="utf-8"))


def _play_tables(folder: Path) -> None:
    data_folder = DataFolder(folder)
    for guest, name in NAMES.items():
        data_folder.write(
            Change(guest={"id": guest, "name": name, "language": "es", "updated": datetime(2026, 3, 4, tzinfo=UTC)})
        )
    data_folder.play("runs", RUNS)
    data_folder.play("other", 20, usual.QUICK, (Seat("guest", ANA), Seat("device", ANA, "Eva")))
    data_folder.play("over", 5000)
    data_folder.open("open")
    data_folder.writer.dispose()


def create_postgres_database(address: str, shape: str, folder: Path) -> None:
    """Create a PostgreSQL database of this revision, with the rows of a folder's SQLite file of the same revision."""
    target = PostgresDatabase(address).writer()
    with target.begin() as writing:
        migrate(writing, shape)
    there = MetaData()
    there.reflect(target)
    source = SqliteDatabase(folder).writer()
    with source.connect() as reading, target.begin() as writing:
        for table in there.sorted_tables:
            found = [dict(row) for row in reading.execute(select(table)).mappings()]
            if found and table.name not in MIGRATION_TABLES:
                writing.execute(insert(table), found)
    source.dispose()
    target.dispose()


def query_rows(folder: Path, question: str) -> list[tuple[object, ...]]:
    """Query the database in a folder, whatever its revision."""
    engine = open_writer(folder)
    with engine.connect() as connection:
        found = [tuple(row) for row in connection.execute(text(question))]
    engine.dispose()
    return found


LANGUAGES = {"Añá": "es", "Bea": "es"}
ME, OPEN = {"kind": "me"}, {"kind": "open"}
ONE_DEVICE = [ME, {"kind": "device", "name": "Eva"}]


def play_sample(address: str) -> dict[str, str]:
    """Play a bit of everything; returns the names of the tables by id."""
    ana, bea = Guest(address), Guest(address)
    for guest, (name, language) in zip((ana, bea), LANGUAGES.items(), strict=True):
        assert guest.put("me", {"name": name, "language": language}).status_code == 200
    runs = ana.open([ME, OPEN])
    assert bea.post(f"tables/{runs}/sit", {"seat": 1}).status_code == 200
    assert ana.post(f"tables/{runs}/start").status_code == 200
    while (now := ana.table(runs))["position"] < RUNS:
        assert (ana if now["legal"] else bea).act(runs).status_code == 200
    other = ana.open(ONE_DEVICE, game=usual.RICH, public=False)
    assert ana.post(f"tables/{other}/start").status_code == 200
    for _ in range(20):
        assert ana.act(other).status_code == 200
    over = ana.start(ONE_DEVICE)
    ana.finish(over)
    begun = ana.open([ME, OPEN, {"kind": "bot", "bot": "greedy"}])
    practice = ana.post(f"tables/{over}/practice", {"seat": 0, "ply": 10, "bot": "random"}).json()["id"]
    assert bea.post(f"tables/{runs}/bot", {"seat": 1, "bot": "random"}).status_code == 200
    return {runs: "runs", other: "other", over: "over", begun: "open", practice: "practice"}


def format_literal(value: Any, names: Mapping[str, str]) -> str:
    """A value as an SQL literal; printable bytes are written as text, and table ids by their names."""
    if value is None:
        return "NULL"
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, bytes):
        with contextlib.suppress(UnicodeDecodeError):
            if value and (written := value.decode()).isprintable():
                return f"CAST({format_literal(written, {})} AS BLOB)"
        return f"X'{value.hex()}'"
    return "'" + str(names.get(value, value)).replace("'", "''") + "'"


def list_statements(database: sqlite3.Connection, names: Mapping[str, str]) -> Iterator[str]:
    """Statements that create the database again, the schema first."""
    shape = database.execute(
        "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid"
    ).fetchall()
    for _, _, statement in shape:
        yield " ".join(statement.split()) + ";"
    for kind, name, _ in shape:
        if kind == "table":
            for row in database.execute(f"SELECT * FROM {name}"):
                yield f"INSERT INTO {name} VALUES ({', '.join(format_literal(value, names) for value in row)});"


def main() -> None:
    """Play, and write the database to the file of its revision."""
    with tempfile.TemporaryDirectory() as place:
        server = RunningServer(Path(place) / "data")
        names = play_sample(server.address)
        assert server.stop() == 0
        with contextlib.closing(sqlite3.connect(Path(place) / "data" / DATABASE)) as database:
            (shape,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
            text = "".join(f"{each}\n" for each in list_statements(database, names))
    (FOLDER / f"{shape}.sql").write_text(text, encoding="utf-8")
    print(f"{FOLDER.name}/{shape}.sql: {len(text)} characters")


if __name__ == "__main__":
    main()
