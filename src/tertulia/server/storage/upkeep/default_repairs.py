"""Simple values that can be put right by themselves, whatever else is wrong with a row."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

from tertulia.server.domain.commands import PATIENCE


class DefaultRepair(NamedTuple):
    """Rows of a table that are wrong, why, and what is put in their place."""

    table: str
    wrong: str
    what: str
    values: str
    """What is put in their place; nothing where such a row goes."""


NOW = "strftime('%Y-%m-%d %H:%M:%f000', 'now')"
NO_PLY = (
    "typeof(practice_ply) NOT IN ('null', 'integer') OR practice_ply < 0 "
    "OR practice_ply IS NULL AND practice_table IS NOT NULL"
)
REPAIRS = (
    DefaultRepair("game_table", "typeof(version) != 'integer'", "its version", "version = 1000000"),
    DefaultRepair("game_table", "public NOT IN (0, 1)", "whether it is public", "public = 0"),
    DefaultRepair("game_table", "typeof(again) NOT IN ('null', 'text')", "the table that followed it", "again = NULL"),
    DefaultRepair("game_table", "typeof(telling) != 'integer'", "how its log is told", "telling = 1"),
    DefaultRepair("game_table", "typeof(host) != 'text'", "its host", "host = ''"),
    DefaultRepair(
        "game_table", "typeof(patience) != 'integer' OR patience < 0", "how long it waits", f"patience = {PATIENCE}"
    ),
    DefaultRepair(
        "game_table", "typeof(substitute) NOT IN ('null', 'text')", "who plays for who is away", "substitute = NULL"
    ),
    DefaultRepair("game_table", "hints NOT IN (0, 1)", "whether it allows hints", "hints = 0"),
    DefaultRepair("game_table", NO_PLY, "where it is practice", "practice_ply = 0"),
    DefaultRepair(
        "game_table",
        "typeof(practice_table) NOT IN ('null', 'text')",
        "of what it is practice",
        "practice_table = NULL",
    ),
    DefaultRepair("game_table", "datetime(updated) IS NULL", "its date", f"updated = {NOW}"),
    DefaultRepair("guest", "datetime(seen) IS NULL", "the date", f"seen = {NOW}"),
    DefaultRepair("guest", "typeof(language) NOT IN ('null', 'text')", "the language", "language = NULL"),
    DefaultRepair("guest", "typeof(name) != 'text' OR trim(name) = ''", "the name", ""),
)


def wrong_values(connection: sqlite3.Connection) -> list[tuple[str, str, str]]:
    """Each wrong value as the table, the row's id and what of it is wrong; the database has today's schema."""
    return [
        (repair.table, str(row[0]), repair.what)
        for repair in REPAIRS
        for row in connection.execute(f"SELECT id FROM {repair.table} WHERE {repair.wrong}")
    ]


def put_right(connection: sqlite3.Connection) -> None:
    """Put something plain in the place of every wrong value; a guest whose name is damaged gets the one of their id."""
    for repair in REPAIRS:
        change = f"UPDATE {repair.table} SET {repair.values}" if repair.values else f"DELETE FROM {repair.table}"
        connection.execute(f"{change} WHERE {repair.wrong}")
