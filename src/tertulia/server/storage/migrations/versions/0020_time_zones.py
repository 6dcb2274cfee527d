"""Add `calendar.zone`, the time zone of a guest's browser.

Deadlines and clocks follow it until the guest saves a calendar.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("calendar", sa.Column("zone", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("calendar", "zone")
