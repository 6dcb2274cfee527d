"""Create all tables.

On SQLite some tables are created by short statements. A damaged database is read as far as possible
(`tertulia doctor --repair`): the less space the schema takes at the start of the file, the more can be read.

Databases with a revision below 0100 are of Tertulia 0.1, and are refused.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0100"
down_revision = None
branch_labels = None
depends_on = None

Kind = sa.types.TypeEngine[Any]
Column = sa.Column[Any]
NUMBER, TIME, DATE, FLAG, BYTES, TEXT, JSON = (
    sa.Integer(), sa.BigInteger(), sa.DateTime(), sa.Boolean(), sa.LargeBinary(), sa.Text(), sa.JSON(),
)  # fmt: skip
ID, DIGEST, NAME, ROOM, SHORT_ID, KIND, WORD = (sa.String(length) for length in (32, 64, 40, 48, 24, 10, 16))
GAME_TABLE, CHAT_ROOM, CHANNEL = "game_table.id", "chat_room.room", "channel.id"

PART = "table_id TEXT PRIMARY KEY REFERENCES game_table(id)ON DELETE CASCADE"
SHORT = {
    "guest": "(id TEXT PRIMARY KEY,name TEXT NOT NULL,language TEXT,updated DATETIME NOT NULL,merged_into TEXT)",
    "component_set": "(digest TEXT PRIMARY KEY,game TEXT NOT NULL,hash TEXT NOT NULL,name TEXT NOT NULL,packed BLOB NOT NULL,"
    "listed BOOLEAN DEFAULT 0 NOT NULL,added DATETIME NOT NULL)",
    "seat": "(table_id TEXT NOT NULL REFERENCES game_table(id)ON DELETE CASCADE,seat INTEGER NOT NULL,kind TEXT NOT NULL,"
    "guest TEXT,name TEXT,bot TEXT,PRIMARY KEY(table_id,seat))",
    "snapshot": f"({PART},ply INTEGER NOT NULL,state BLOB NOT NULL)",
    "analysis": f"({PART},format INTEGER NOT NULL,packed BLOB NOT NULL)",
    "health_check": "(id INTEGER PRIMARY KEY,writes INTEGER NOT NULL)",
    "job": "(kind TEXT,key TEXT,priority INT,due INT,lease INT,holder TEXT,attempts INT,share TEXT,arguments BLOB,answer BLOB,"
    "PRIMARY KEY(kind,key))WITHOUT ROWID",
    "outage": "(began INT,process TEXT,ended INT,PRIMARY KEY(began,process))WITHOUT ROWID",
    "channel": "(id TEXT PRIMARY KEY,owner TEXT,kind TEXT,kinds TEXT,state TEXT,address BLOB,last_error TEXT,"
    "last_success_at INT,created_at INT)",
    "notification": "(channel TEXT REFERENCES channel(id)ON DELETE CASCADE,subject TEXT,kind TEXT,dedupe_key INT,"
    "created_at INT,due INT,state TEXT,tries INT,send_began_at INT,PRIMARY KEY(channel,subject,kind,dedupe_key))",
    "notification_settings": "(guest TEXT PRIMARY KEY,zone TEXT,quiet_from INT,quiet_to INT,digest INT,language TEXT,"
    "feed TEXT)",
}
"""Column definitions of the database tables that SQLite creates by short statements, by table name."""


def upgrade() -> None:
    _guests()
    _games()
    _parts_of_games()
    _work()
    _notifications()
    _seats_and_invitations()
    _chat()
    _moderation()
    op.execute("INSERT INTO health_check (id, writes) VALUES (1, 0)")


def _table(name: str, *columns: Column, indexes: tuple[str, ...] = ()) -> None:
    """Create a table, with an index on each column in `indexes`."""
    if op.get_context().dialect.name == "sqlite" and name in SHORT:
        op.execute(f"CREATE TABLE {name}{SHORT[name]}")
    else:
        op.create_table(name, *columns)
    for column in indexes:
        op.create_index(f"ix_{name}_{column}", name, [column])


def _key_column(name: str, kind: Kind, of: str | None = None) -> Column:
    """Return a column of the primary key.

    If `of` is given, it names a column of another table (`table.column`), and the new column is a foreign key to it.
    """
    return sa.Column(name, kind, *_foreign_keys(of), primary_key=True, autoincrement=False)


def _required_column(name: str, kind: Kind, default: Any = None) -> Column:
    """Return a column that is never null."""
    return sa.Column(name, kind, nullable=False, server_default=default)


def _nullable_column(name: str, kind: Kind, of: str | None = None) -> Column:
    """Return a column that may be null.

    If `of` is given, it names a column of another table (`table.column`), and the new column is a foreign key to it.
    """
    return sa.Column(name, kind, *_foreign_keys(of), nullable=True)


def _foreign_keys(of: str | None) -> list[sa.ForeignKey]:
    """Return a list with a cascading foreign key to the column named `of`; an empty list if `of` is None."""
    return [] if of is None else [sa.ForeignKey(of, ondelete="CASCADE")]


def _guests() -> None:
    _table(
        "guest",
        _key_column("id", ID),
        _required_column("name", NAME),
        _nullable_column("language", WORD),
        _required_column("updated", DATE),
        _nullable_column("merged_into", ID),
        indexes=("merged_into",),
    )
    _table(
        "session",
        _key_column("hash", DIGEST),
        _required_column("guest", ID),
        _required_column("device", NAME),
        _required_column("created_at", TIME),
        _required_column("seen", TIME),
        _required_column("ended", FLAG, sa.false()),
        _required_column("changed", TIME),
        _nullable_column("rotated", TIME),
        indexes=("guest", "changed"),
    )
    _table(
        "credential",
        _key_column("kind", KIND),
        _key_column("subject", sa.String(400)),
        _required_column("guest", ID),
        _required_column("label", sa.String(80)),
        _required_column("data", BYTES),
        _required_column("created_at", TIME),
        _nullable_column("used", TIME),
        _nullable_column("session", DIGEST),
        indexes=("guest",),
    )
    _table(
        "token",
        _key_column("hash", DIGEST),
        _required_column("purpose", KIND),
        _nullable_column("guest", ID),
        _required_column("data", BYTES),
        _required_column("expires", TIME),
        _required_column("tries", NUMBER, "0"),
    )
    _table(
        "preference",
        _key_column("guest", ID),
        _key_column("name", NAME),
        _required_column("value", sa.String(200)),
        _required_column("changed", TIME),
    )
    _table(
        "calendar",
        _key_column("guest", ID),
        _required_column("seat_calendar", BYTES),
        _required_column("missed", BYTES),
        _required_column("zone", DIGEST, ""),
    )


def _games() -> None:
    _table(
        "game_table",
        _key_column("id", ID),
        _required_column("game", NAME),
        _required_column("game_version", NUMBER),
        _required_column("components", DIGEST),
        _required_column("options", JSON),
        _required_column("public", FLAG),
        _required_column("phase", KIND),
        _required_column("host", ID),
        _required_column("key", BYTES),
        _required_column("version", NUMBER),
        _required_column("actors", JSON),
        _nullable_column("rematch_table", ID),
        _required_column("updated", DATE),
        _required_column("line_format", NUMBER, "1"),
        _required_column("substitutions", JSON, "[]"),
        _required_column("patience_seconds", NUMBER, "600"),
        _nullable_column("practice_ply", NUMBER),
        _nullable_column("practice_table", ID),
        _required_column("hints", FLAG, "0"),
        _nullable_column("substitute", NAME),
        _nullable_column("round", NUMBER),
        _nullable_column("component_set", DIGEST),
        _nullable_column("agreement", BYTES),
        _nullable_column("course", BYTES),
        _nullable_column("result", BYTES),
        indexes=("host",),
    )
    op.create_index("ix_game_table_lobby", "game_table", ["public", "phase", "updated"])
    _table(
        "component_set",
        _key_column("digest", DIGEST),
        _required_column("game", NAME),
        _required_column("hash", DIGEST),
        _required_column("name", sa.String(60)),
        _required_column("packed", BYTES),
        _required_column("listed", FLAG, sa.false()),
        _required_column("added", DATE),
    )


def _parts_of_games() -> None:
    """Create the tables whose rows belong to a row in `game_table`, and are deleted with that row."""
    _table(
        "seat",
        _key_column("table_id", ID, GAME_TABLE),
        _key_column("seat", NUMBER),
        _required_column("kind", KIND),
        _nullable_column("guest", ID),
        _nullable_column("name", NAME),
        _nullable_column("bot", NAME),
        indexes=("guest",),
    )
    _table(
        "log",
        _key_column("table_id", ID, GAME_TABLE),
        _key_column("ply", NUMBER),
        _nullable_column("seat", NUMBER),
        _nullable_column("action", NUMBER),
        _nullable_column("notation", sa.String(200)),
        _required_column("shared", FLAG),
        _required_column("viewer_lines", BYTES),
        _nullable_column("time", TIME),
    )
    _table(
        "packed_log",
        _key_column("table_id", ID, GAME_TABLE),
        _required_column("format", NUMBER),
        _required_column("line_count", NUMBER),
        _required_column("actions", BYTES),
        _required_column("viewer_lines", BYTES),
    )
    _table(
        "snapshot",
        _key_column("table_id", ID, GAME_TABLE),
        _required_column("ply", NUMBER),
        _required_column("state", BYTES),
    )
    _table(
        "analysis",
        _key_column("table_id", ID, GAME_TABLE),
        _required_column("format", NUMBER),
        _required_column("packed", BYTES),
    )


def _work() -> None:
    """Create the tables of jobs, outages and health checks."""
    _table(
        "job",
        _key_column("kind", sa.String(20)),
        _key_column("key", sa.String(80)),
        _required_column("priority", NUMBER),
        _required_column("due", TIME),
        _nullable_column("lease", TIME),
        _nullable_column("holder", ID),
        _required_column("attempts", NUMBER),
        _required_column("share", ID),
        _required_column("arguments", BYTES),
        _nullable_column("answer", BYTES),
    )
    _table("outage", _key_column("began", TIME), _key_column("process", KIND), _required_column("ended", TIME))
    _table("health_check", sa.Column("id", NUMBER, primary_key=True), _required_column("writes", NUMBER))


def _notifications() -> None:
    _table(
        "channel",
        _key_column("id", ID),
        _required_column("owner", NAME),
        _required_column("kind", KIND),
        _required_column("kinds", sa.String(200)),
        _required_column("state", sa.String(12)),
        _required_column("address", BYTES),
        _required_column("last_error", sa.String(300)),
        _nullable_column("last_success_at", TIME),
        _required_column("created_at", TIME),
        indexes=("owner",),
    )
    _table(
        "notification",
        _key_column("channel", ID, CHANNEL),
        _key_column("subject", ID),
        _key_column("kind", WORD),
        _key_column("dedupe_key", TIME),
        _required_column("created_at", TIME),
        _required_column("due", TIME),
        _required_column("state", KIND),
        _required_column("tries", NUMBER),
        _required_column("send_began_at", TIME),
    )
    _table(
        "notification_settings",
        _key_column("guest", ID),
        _required_column("zone", DIGEST),
        _nullable_column("quiet_from", NUMBER),
        _required_column("quiet_to", NUMBER),
        _nullable_column("digest", NUMBER),
        _required_column("language", WORD),
        _nullable_column("feed", DIGEST),
        indexes=("feed",),
    )


def _seats_and_invitations() -> None:
    """Create the tables of private seat data, invitations and matchmaking."""
    _table(
        "private_seat_data",
        _key_column("table_id", ID, GAME_TABLE),
        _key_column("seat", NUMBER),
        _required_column("waiting", FLAG),
        _nullable_column("plan", BYTES),
        _nullable_column("answers", BYTES),
        _nullable_column("automatic", BYTES),
        _required_column("seen", NUMBER),
    )
    _table(
        "invitation",
        _key_column("table_id", ID, GAME_TABLE),
        _key_column("guest", ID),
        _required_column("invited_by", ID),
        _required_column("invited_at", TIME),
        indexes=("guest",),
    )
    _table("matchmaking", _key_column("key", DIGEST), _required_column("table_id", ID))


def _chat() -> None:
    """Create the tables of chat rooms, notes and blocks."""
    _table(
        "chat_room",
        _key_column("room", ROOM),
        _nullable_column("table_id", ID, GAME_TABLE),
        _required_column("last", NUMBER),
        _required_column("closed", FLAG),
        indexes=("table_id",),
    )
    _table(
        "chat_line",
        _key_column("room", ROOM, CHAT_ROOM),
        _key_column("number", NUMBER),
        _required_column("author", ID),
        _nullable_column("phrase", SHORT_ID),
        _required_column("words", TEXT),
        _required_column("time", TIME),
        _required_column("dedupe_key", SHORT_ID),
        indexes=("author",),
    )
    _table(
        "chat_read", _key_column("guest", ID), _key_column("room", ROOM, CHAT_ROOM), _required_column("number", NUMBER)
    )
    _table(
        "note",
        _key_column("writer", ID),
        _key_column("about", ROOM),
        _required_column("words", TEXT),
        _required_column("time", TIME),
    )
    _table(
        "block",
        _key_column("guest", ID),
        _key_column("blocked", ID),
        _required_column("time", TIME),
        indexes=("blocked",),
    )


def _moderation() -> None:
    _table("role", _key_column("guest", ID), _required_column("role", WORD), _required_column("since", TIME))
    _table("role_claim", _key_column("nonce", ID), _required_column("time", TIME))
    _table(
        "report",
        _key_column("id", SHORT_ID),
        _required_column("reporter", ID),
        _required_column("about", ID),
        _required_column("room", ROOM),
        _required_column("line", NUMBER),
        _required_column("context", TEXT),
        _required_column("reason", TEXT),
        _required_column("time", TIME),
        _nullable_column("closed", TIME),
        _nullable_column("outcome", WORD),
        indexes=("reporter", "about"),
    )
    op.create_index("ix_report_open", "report", ["closed", "time"])
    _table(
        "sanction",
        _key_column("id", SHORT_ID),
        _required_column("guest", ID),
        _required_column("kind", WORD),
        _required_column("reason", TEXT),
        _required_column("began", TIME),
        _required_column("until", TIME),
        _required_column("by", ID),
        _nullable_column("report", SHORT_ID),
        _required_column("seen", FLAG),
        _nullable_column("appeal", TEXT),
        _nullable_column("appealed", TIME),
        _nullable_column("answer", TEXT),
        _nullable_column("upheld", FLAG),
        _nullable_column("lifted", TIME),
        indexes=("guest", "appealed"),
    )
    _table(
        "moderation_log",
        _key_column("number", NUMBER),
        _required_column("time", TIME),
        _required_column("actor", ID),
        _required_column("action", SHORT_ID),
        _required_column("subject", ID),
        _required_column("details", TEXT),
        _required_column("hash", DIGEST),
    )


def downgrade() -> None:
    raise NotImplementedError("there is no schema before this one")
