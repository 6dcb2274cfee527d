"""Add `log.time`, the time of each action. It is null for older actions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("log", sa.Column("time", sa.BigInteger, nullable=True))


def downgrade() -> None:
    op.drop_column("log", "time")
