"""Add the tables of chat, notes, blocks, roles, reports, sanctions and the moderation log."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

Kind = sa.types.TypeEngine[Any]
Column = sa.Column[Any]
GUEST, ROOM, ID = sa.String(32), sa.String(48), sa.String(24)
OF_TABLE = ("game_table.id", "CASCADE")
OF_ROOM = ("chat_room.room", "CASCADE")


def _key(name: str, kind: Kind, of: tuple[str, str] | None = None) -> Column:
    """A column of the primary key, which may refer to another table."""
    return sa.Column(name, kind, *_refers(of), primary_key=True, autoincrement=False)


def _has(name: str, kind: Kind) -> Column:
    return sa.Column(name, kind, nullable=False)


def _refers(of: tuple[str, str] | None) -> list[sa.ForeignKey]:
    return [] if of is None else [sa.ForeignKey(of[0], ondelete=of[1])]


def upgrade() -> None:
    _chat()
    _people()
    _moderation()


def _chat() -> None:
    op.create_table(
        "chat_room",
        _key("room", ROOM),
        sa.Column("table_id", GUEST, *_refers(OF_TABLE)),
        _has("last", sa.Integer()),
        _has("closed", sa.Boolean()),
    )
    op.create_index("ix_chat_room_table_id", "chat_room", ["table_id"])
    op.create_table(
        "chat_line",
        _key("room", ROOM, OF_ROOM),
        _key("number", sa.Integer()),
        _has("author", GUEST),
        sa.Column("phrase", ID),
        _has("words", sa.Text()),
        _has("time", sa.BigInteger()),
        _has("mark", ID),
    )
    op.create_index("ix_chat_line_author", "chat_line", ["author"])
    op.create_table("chat_read", _key("guest", GUEST), _key("room", ROOM, OF_ROOM), _has("number", sa.Integer()))


def _people() -> None:
    op.create_table(
        "note", _key("writer", GUEST), _key("about", ROOM), _has("words", sa.Text()), _has("time", sa.BigInteger())
    )
    op.create_table("block", _key("guest", GUEST), _key("blocked", GUEST), _has("time", sa.BigInteger()))
    op.create_index("ix_block_blocked", "block", ["blocked"])
    op.create_table("role", _key("guest", GUEST), _has("role", sa.String(16)), _has("since", sa.BigInteger()))
    op.create_table("role_claim", _key("nonce", GUEST), _has("time", sa.BigInteger()))


def _moderation() -> None:
    op.create_table(
        "report",
        _key("id", ID),
        _has("reporter", GUEST),
        _has("about", GUEST),
        _has("room", ROOM),
        _has("line", sa.Integer()),
        _has("context", sa.Text()),
        _has("reason", sa.Text()),
        _has("time", sa.BigInteger()),
        sa.Column("closed", sa.BigInteger()),
        sa.Column("outcome", sa.String(16)),
        _has("told", sa.Boolean()),
    )
    op.create_index("ix_report_reporter", "report", ["reporter"])
    op.create_index("ix_report_about", "report", ["about"])
    op.create_index("ix_report_open", "report", ["closed", "time"])
    op.create_table(
        "sanction",
        _key("id", ID),
        _has("guest", GUEST),
        _has("kind", sa.String(16)),
        _has("reason", sa.Text()),
        _has("began", sa.BigInteger()),
        _has("until", sa.BigInteger()),
        _has("by", GUEST),
        sa.Column("report", ID),
        _has("seen", sa.Boolean()),
        sa.Column("appeal", sa.Text()),
        sa.Column("appealed", sa.BigInteger()),
        sa.Column("answer", sa.Text()),
        sa.Column("upheld", sa.Boolean()),
        sa.Column("lifted", sa.BigInteger()),
    )
    op.create_index("ix_sanction_guest", "sanction", ["guest"])
    op.create_index("ix_sanction_appealed", "sanction", ["appealed"])
    op.create_table(
        "moderation_log",
        _key("number", sa.Integer()),
        _has("time", sa.BigInteger()),
        _has("who", GUEST),
        _has("what", ID),
        _has("about", GUEST),
        _has("details", sa.Text()),
        _has("hash", sa.String(64)),
    )


def downgrade() -> None:
    for name in (
        "moderation_log", "sanction", "report", "role_claim", "role", "block", "note",
        "chat_read", "chat_line", "chat_room",
    ):  # fmt: skip
        op.drop_table(name)
