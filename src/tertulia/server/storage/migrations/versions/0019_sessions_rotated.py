"""Add the columns `credential.session`, `session.rotated` and `guest.merged_into`.

They hold the session that added a credential, the time when a session's token was replaced, and the account that took
over a guest's seats.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("credential", sa.Column("session", sa.String(64)))
    op.add_column("session", sa.Column("rotated", sa.BigInteger))
    op.add_column("guest", sa.Column("merged_into", sa.String(32)))
    op.create_index("ix_guest_merged_into", "guest", ["merged_into"])


def downgrade() -> None:
    op.drop_index("ix_guest_merged_into", "guest")
    op.drop_column("guest", "merged_into")
    op.drop_column("session", "rotated")
    op.drop_column("credential", "session")
