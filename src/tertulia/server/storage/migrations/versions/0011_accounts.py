"""Add the tables `session`, `credential`, `token` (one-time tokens) and `preference`."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "session",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("device", sa.String(40), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_session_guest", "session", ["guest"])
    op.create_index("ix_session_changed", "session", ["changed"])
    op.create_table(
        "credential",
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("subject", sa.String(400), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_index("ix_credential_guest", "credential", ["guest"])
    op.create_table(
        "token",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(10), nullable=False),
        sa.Column("guest", sa.String(32)),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_table(
        "preference",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("preference", "token", "credential", "session"):
        op.drop_table(name)
