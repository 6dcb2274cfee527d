"""A worked example of a migration: add `game_table.remark` and the table `example`."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tests.server.later_schema.known import LATER_REVISION, NEWEST_REVISION

revision = LATER_REVISION
down_revision = NEWEST_REVISION
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("remark", sa.String(10), nullable=False, server_default="none"))
    op.execute("UPDATE game_table SET remark = phase")
    op.create_table("example", sa.Column("id", sa.Integer, primary_key=True))


def downgrade() -> None:
    op.drop_table("example")
    op.drop_column("game_table", "remark")
