"""Writes the database of this checkout's program to an SQL file: `python -m tests.server.shapes.write`.

Run it before the schema changes. It plays on a real server, then writes the server's database as statements, one row in
each line.
"""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from bench import usual
from tertulia.server.storage.database import DATABASE
from tests.server.conftest import Guest, RunningServer
from tests.server.shapes.kept import FOLDER, RUNS

NAMES = {"Añá": "es", "Bea": "es"}
ME, FREE = {"kind": "me"}, {"kind": "open"}
AT_ONE_DEVICE = [ME, {"kind": "device", "name": "Eva"}]


def play(address: str) -> dict[str, str]:
    """Play a bit of everything; returns the names of the tables by id."""
    ana, bea = Guest(address), Guest(address)
    for guest, (name, language) in zip((ana, bea), NAMES.items(), strict=True):
        assert guest.put("me", {"name": name, "language": language}).status_code == 200
    runs = ana.open([ME, FREE])
    assert bea.post(f"tables/{runs}/sit", {"seat": 1}).status_code == 200
    assert ana.post(f"tables/{runs}/start").status_code == 200
    while (now := ana.table(runs))["position"] < RUNS:
        assert (ana if now["legal"] else bea).act(runs).status_code == 200
    other = ana.open(AT_ONE_DEVICE, game=usual.RICH, public=False)
    assert ana.post(f"tables/{other}/start").status_code == 200
    for _ in range(20):
        assert ana.act(other).status_code == 200
    over = ana.start(AT_ONE_DEVICE)
    ana.finish(over)
    begun = ana.open([ME, FREE, {"kind": "bot", "bot": "greedy"}])
    practice = ana.post(f"tables/{over}/practice", {"seat": 0, "ply": 10, "bot": "random"}).json()["id"]
    assert bea.post(f"tables/{runs}/bot", {"seat": 1, "bot": "random"}).status_code == 200
    return {runs: "runs", other: "other", over: "over", begun: "open", practice: "practice"}


def literal(value: Any, names: Mapping[str, str]) -> str:
    """A value as an SQL literal; printable bytes are written as text, and table ids by their names."""
    if value is None:
        return "NULL"
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, bytes):
        with contextlib.suppress(UnicodeDecodeError):
            if value and (written := value.decode()).isprintable():
                return f"CAST({literal(written, {})} AS BLOB)"
        return f"X'{value.hex()}'"
    return "'" + str(names.get(value, value)).replace("'", "''") + "'"


def statements(database: sqlite3.Connection, names: Mapping[str, str]) -> Iterator[str]:
    """Statements that create the database again, the schema first."""
    shape = database.execute(
        "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid"
    ).fetchall()
    for _, _, statement in shape:
        yield " ".join(statement.split()) + ";"
    for kind, name, _ in shape:
        if kind == "table":
            for row in database.execute(f"SELECT * FROM {name}"):
                yield f"INSERT INTO {name} VALUES ({', '.join(literal(value, names) for value in row)});"


def main() -> None:
    """Play, and write the database to the file of its revision."""
    with tempfile.TemporaryDirectory() as place:
        server = RunningServer(Path(place) / "data")
        names = play(server.address)
        assert server.stop() == 0
        with contextlib.closing(sqlite3.connect(Path(place) / "data" / DATABASE)) as database:
            (shape,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
            text = "".join(f"{each}\n" for each in statements(database, names))
    (FOLDER / f"{shape}.sql").write_text(text, encoding="utf-8")
    print(f"{FOLDER.name}/{shape}.sql: {len(text)} characters")


if __name__ == "__main__":
    main()
