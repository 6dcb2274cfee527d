"""Create all tables.

On SQLite some of them are created by short statements. A damaged database is read as far as possible
(`tertulia doctor --repair`): the less space the schema takes at the start of the file, the more can be read.

Revisions below 0100 are of Tertulia 0.1. Databases with one of them are refused.
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
"""Tables on SQLite that are created by these statements."""


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


def _key(name: str, kind: Kind, of: str | None = None) -> Column:
    """A column of the primary key."""
    return sa.Column(name, kind, *_refers(of), primary_key=True, autoincrement=False)


def _has(name: str, kind: Kind, default: Any = None) -> Column:
    """A column that is never null."""
    return sa.Column(name, kind, nullable=False, server_default=default)


def _may(name: str, kind: Kind, of: str | None = None) -> Column:
    """A column that may be null."""
    return sa.Column(name, kind, *_refers(of), nullable=True)


def _refers(of: str | None) -> list[sa.ForeignKey]:
    """A reference to a row of another table, with which the row is deleted."""
    return [] if of is None else [sa.ForeignKey(of, ondelete="CASCADE")]


def _guests() -> None:
    _table(
        "guest",
        _key("id", ID),
        _has("name", NAME),
        _may("language", WORD),
        _has("updated", DATE),
        _may("merged_into", ID),
        indexes=("merged_into",),
    )
    _table(
        "session",
        _key("hash", DIGEST),
        _has("guest", ID),
        _has("device", NAME),
        _has("made", TIME),
        _has("seen", TIME),
        _has("ended", FLAG, sa.false()),
        _has("changed", TIME),
        _may("rotated", TIME),
        indexes=("guest", "changed"),
    )
    _table(
        "credential",
        _key("kind", KIND),
        _key("subject", sa.String(400)),
        _has("guest", ID),
        _has("label", sa.String(80)),
        _has("data", BYTES),
        _has("made", TIME),
        _may("used", TIME),
        _may("session", DIGEST),
        indexes=("guest",),
    )
    _table(
        "token",
        _key("hash", DIGEST),
        _has("purpose", KIND),
        _may("guest", ID),
        _has("data", BYTES),
        _has("expires", TIME),
        _has("tries", NUMBER, "0"),
    )
    _table("preference", _key("guest", ID), _key("name", NAME), _has("value", sa.String(200)), _has("changed", TIME))
    _table("calendar", _key("guest", ID), _has("seat_calendar", BYTES), _has("missed", BYTES), _has("zone", DIGEST, ""))


def _games() -> None:
    _table(
        "game_table",
        _key("id", ID),
        _has("game", NAME),
        _has("game_version", NUMBER),
        _has("components", DIGEST),
        _has("options", JSON),
        _has("public", FLAG),
        _has("phase", KIND),
        _has("host", ID),
        _has("key", BYTES),
        _has("version", NUMBER),
        _has("actors", JSON),
        _may("rematch_table", ID),
        _has("updated", DATE),
        _has("line_format", NUMBER, "1"),
        _has("substitutions", JSON, "[]"),
        _has("patience_seconds", NUMBER, "600"),
        _may("practice_ply", NUMBER),
        _may("practice_table", ID),
        _has("hints", FLAG, "0"),
        _may("substitute", NAME),
        _may("round", NUMBER),
        _may("component_set", DIGEST),
        _may("agreement", BYTES),
        _may("course", BYTES),
        _may("result", BYTES),
        indexes=("host",),
    )
    op.create_index("ix_game_table_lobby", "game_table", ["public", "phase", "updated"])
    _table(
        "component_set",
        _key("digest", DIGEST),
        _has("game", NAME),
        _has("hash", DIGEST),
        _has("name", sa.String(60)),
        _has("packed", BYTES),
        _has("listed", FLAG, sa.false()),
        _has("added", DATE),
    )


def _parts_of_games() -> None:
    """Create the tables whose rows are deleted with their row in `game_table`."""
    _table(
        "seat",
        _key("table_id", ID, GAME_TABLE),
        _key("seat", NUMBER),
        _has("kind", KIND),
        _may("guest", ID),
        _may("name", NAME),
        _may("bot", NAME),
        indexes=("guest",),
    )
    _table(
        "log",
        _key("table_id", ID, GAME_TABLE),
        _key("ply", NUMBER),
        _may("seat", NUMBER),
        _may("action", NUMBER),
        _may("notation", sa.String(200)),
        _has("shared", FLAG),
        _has("viewer_lines", BYTES),
        _may("time", TIME),
    )
    _table(
        "packed_log",
        _key("table_id", ID, GAME_TABLE),
        _has("format", NUMBER),
        _has("line_count", NUMBER),
        _has("actions", BYTES),
        _has("viewer_lines", BYTES),
    )
    _table("snapshot", _key("table_id", ID, GAME_TABLE), _has("ply", NUMBER), _has("state", BYTES))
    _table("analysis", _key("table_id", ID, GAME_TABLE), _has("format", NUMBER), _has("packed", BYTES))


def _work() -> None:
    """Create the tables of jobs, outages and health checks."""
    _table(
        "job",
        _key("kind", sa.String(20)),
        _key("key", sa.String(80)),
        _has("priority", NUMBER),
        _has("due", TIME),
        _may("lease", TIME),
        _may("holder", ID),
        _has("attempts", NUMBER),
        _has("share", ID),
        _has("arguments", BYTES),
        _may("answer", BYTES),
    )
    _table("outage", _key("began", TIME), _key("process", KIND), _has("ended", TIME))
    _table("health_check", sa.Column("id", NUMBER, primary_key=True), _has("writes", NUMBER))


def _notifications() -> None:
    _table(
        "channel",
        _key("id", ID),
        _has("owner", NAME),
        _has("kind", KIND),
        _has("kinds", sa.String(200)),
        _has("state", sa.String(12)),
        _has("address", BYTES),
        _has("last_error", sa.String(300)),
        _may("last_success_at", TIME),
        _has("created_at", TIME),
        indexes=("owner",),
    )
    _table(
        "notification",
        _key("channel", ID, CHANNEL),
        _key("subject", ID),
        _key("kind", KIND),
        _key("dedupe_key", TIME),
        _has("created_at", TIME),
        _has("due", TIME),
        _has("state", KIND),
        _has("tries", NUMBER),
        _has("send_began_at", TIME),
    )
    _table(
        "notification_settings",
        _key("guest", ID),
        _has("zone", DIGEST),
        _may("quiet_from", NUMBER),
        _has("quiet_to", NUMBER),
        _may("digest", NUMBER),
        _has("language", WORD),
        _may("feed", DIGEST),
        indexes=("feed",),
    )


def _seats_and_invitations() -> None:
    """Create the tables of private seat data, invitations and matchmaking."""
    _table(
        "private_seat_data",
        _key("table_id", ID, GAME_TABLE),
        _key("seat", NUMBER),
        _has("waiting", FLAG),
        _may("plan", BYTES),
        _may("answers", BYTES),
        _may("automatic", BYTES),
        _has("seen", NUMBER),
    )
    _table(
        "invitation",
        _key("table_id", ID, GAME_TABLE),
        _key("guest", ID),
        _has("invited_by", ID),
        _has("invited_at", TIME),
        indexes=("guest",),
    )
    _table("matchmaking", _key("key", DIGEST), _has("table_id", ID))


def _chat() -> None:
    """Create the tables of chat rooms, notes and blocks."""
    _table(
        "chat_room",
        _key("room", ROOM),
        _may("table_id", ID, GAME_TABLE),
        _has("last", NUMBER),
        _has("closed", FLAG),
        indexes=("table_id",),
    )
    _table(
        "chat_line",
        _key("room", ROOM, CHAT_ROOM),
        _key("number", NUMBER),
        _has("author", ID),
        _may("phrase", SHORT_ID),
        _has("words", TEXT),
        _has("time", TIME),
        _has("dedupe_key", SHORT_ID),
        indexes=("author",),
    )
    _table("chat_read", _key("guest", ID), _key("room", ROOM, CHAT_ROOM), _has("number", NUMBER))
    _table("note", _key("writer", ID), _key("about", ROOM), _has("words", TEXT), _has("time", TIME))
    _table("block", _key("guest", ID), _key("blocked", ID), _has("time", TIME), indexes=("blocked",))


def _moderation() -> None:
    _table("role", _key("guest", ID), _has("role", WORD), _has("since", TIME))
    _table("role_claim", _key("nonce", ID), _has("time", TIME))
    _table(
        "report",
        _key("id", SHORT_ID),
        _has("reporter", ID),
        _has("about", ID),
        _has("room", ROOM),
        _has("line", NUMBER),
        _has("context", TEXT),
        _has("reason", TEXT),
        _has("time", TIME),
        _may("closed", TIME),
        _may("outcome", WORD),
        indexes=("reporter", "about"),
    )
    op.create_index("ix_report_open", "report", ["closed", "time"])
    _table(
        "sanction",
        _key("id", SHORT_ID),
        _has("guest", ID),
        _has("kind", WORD),
        _has("reason", TEXT),
        _has("began", TIME),
        _has("until", TIME),
        _has("by", ID),
        _may("report", SHORT_ID),
        _has("seen", FLAG),
        _may("appeal", TEXT),
        _may("appealed", TIME),
        _may("answer", TEXT),
        _may("upheld", FLAG),
        _may("lifted", TIME),
        indexes=("guest", "appealed"),
    )
    _table(
        "moderation_log",
        _key("number", NUMBER),
        _has("time", TIME),
        _has("actor", ID),
        _has("action", SHORT_ID),
        _has("subject", ID),
        _has("details", TEXT),
        _has("hash", DIGEST),
    )


def downgrade() -> None:
    raise NotImplementedError("there is no schema before this one")
