"""Repairs single values that have a safe default, whatever else is wrong with a row."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

from tertulia.server.domain.paces import DEFAULT_PATIENCE_SECONDS

NO_NUMBER = "typeof({0}) != 'integer'"
NO_TEXT = "typeof({0}) != 'text'"
NEITHER_TEXT_NOR_NULL = "typeof({0}) NOT IN ('null', 'text')"
NO_FLAG = "{0} NOT IN (0, 1)"
NO_DATE = "datetime({0}) IS NULL"
NO_PLY = "typeof({0}) NOT IN ('null', 'integer') OR {0} < 0 OR {0} IS NULL AND practice_table IS NOT NULL"
NOW = "strftime('%Y-%m-%d %H:%M:%f000', 'now')"


class DefaultRepair(NamedTuple):
    """A column, the SQL condition of its wrong values, their description, and the SQL of the default."""

    table: str
    column: str
    wrong: str
    what: str
    value: str
    """Empty if the row is deleted."""


REPAIRS = (
    DefaultRepair("game_table", "version", NO_NUMBER, "its version", "1000000"),
    DefaultRepair("game_table", "public", NO_FLAG, "whether it is public", "0"),
    DefaultRepair("game_table", "rematch_table", NEITHER_TEXT_NOR_NULL, "the table that followed it", "NULL"),
    DefaultRepair("game_table", "line_format", NO_NUMBER, "how its log is told", "0"),
    DefaultRepair("game_table", "host", NO_TEXT, "its host", "''"),
    DefaultRepair(
        "game_table",
        "patience_seconds",
        f"{NO_NUMBER} OR {{0}} < 0",
        "how long it waits",
        str(DEFAULT_PATIENCE_SECONDS),
    ),
    DefaultRepair("game_table", "substitute", NEITHER_TEXT_NOR_NULL, "who plays for who is away", "NULL"),
    DefaultRepair("game_table", "hints", NO_FLAG, "whether it allows hints", "0"),
    DefaultRepair("game_table", "practice_ply", NO_PLY, "where it is practice", "0"),
    DefaultRepair("game_table", "practice_table", NEITHER_TEXT_NOR_NULL, "of what it is practice", "NULL"),
    DefaultRepair("game_table", "component_set", NEITHER_TEXT_NOR_NULL, "with which set it is played", "NULL"),
    DefaultRepair("game_table", "updated", NO_DATE, "its date", NOW),
    DefaultRepair("guest", "updated", NO_DATE, "the date", NOW),
    DefaultRepair("guest", "language", NEITHER_TEXT_NOR_NULL, "the language", "NULL"),
    DefaultRepair("guest", "name", f"{NO_TEXT} OR trim({{0}}) = ''", "the name", ""),
)


def wrong_values(connection: sqlite3.Connection) -> list[tuple[str, str, str]]:
    """Each wrong value: database table, id of the row, and description.

    The database must have the current schema.
    """
    return [
        (table, str(row[0]), what)
        for table, column, wrong, what, _ in REPAIRS
        for row in connection.execute(f"SELECT id FROM {table} WHERE {wrong.format(column)}")
    ]


def put_right(connection: sqlite3.Connection) -> None:
    """Replace every wrong value by its default.

    The row of a guest with a damaged name is deleted, so that the guest has the default name for their id.
    """
    for table, column, wrong, _, value in REPAIRS:
        change = f"UPDATE {table} SET {column} = {value}" if value else f"DELETE FROM {table}"
        connection.execute(f"{change} WHERE {wrong.format(column)}")
