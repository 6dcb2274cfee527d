"""Add the tables `channel`, `notice` (notifications) and `notice_choice` (their settings).

The SQLite statements are as short as possible: the less space the schema takes, the more of a damaged file can be read.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


SHORT = (
    "CREATE TABLE channel(id TEXT PRIMARY KEY,owner TEXT,way TEXT,kinds TEXT,state TEXT,address BLOB,said TEXT,last INT,made INT)",
    "CREATE INDEX ix_channel_owner ON channel(owner)",
    "CREATE TABLE notice(channel TEXT REFERENCES channel(id)ON DELETE CASCADE,about TEXT,kind TEXT,mark INT,made INT,due INT,"
    "state TEXT,tries INT,at INT,PRIMARY KEY(channel,about,kind,mark))",
    "CREATE TABLE notice_choice(guest TEXT PRIMARY KEY,zone TEXT,quiet_from INT,quiet_to INT,digest INT,language TEXT,feed TEXT)",
    "CREATE INDEX ix_notice_choice_feed ON notice_choice(feed)",
)


def upgrade() -> None:
    if op.get_context().dialect.name == "sqlite":
        for statement in SHORT:
            op.execute(statement)
    else:
        _make_typed()


def _make_typed() -> None:
    op.create_table(
        "channel",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("way", sa.String(10), nullable=False),
        sa.Column("kinds", sa.String(80), nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("address", sa.LargeBinary, nullable=False),
        sa.Column("said", sa.String(300), nullable=False),
        sa.Column("last", sa.BigInteger),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_channel_owner", "channel", ["owner"])
    op.create_table(
        "notice",
        sa.Column("channel", sa.String(32), sa.ForeignKey("channel.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("about", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("mark", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "notice_choice",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer, nullable=False),
        sa.Column("digest", sa.Integer),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("feed", sa.String(64)),
    )
    op.create_index("ix_notice_choice_feed", "notice_choice", ["feed"])


def downgrade() -> None:
    for name in ("notice", "channel", "notice_choice"):
        op.drop_table(name)
