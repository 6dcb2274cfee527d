"""Add the tables `job` (the job queue) and `outage` (times without running processes).

On SQLite some older tables are created again by shorter statements. A damaged database is read as far as possible
(`tertulia doctor --repair`). If all statements of the schema fit into the first page of the file, the loss of other
pages does not affect them.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

OF_TABLE = "table_id TEXT PRIMARY KEY REFERENCES game_table(id)ON DELETE CASCADE"
SHORTER = {
    "guest": "(id TEXT PRIMARY KEY,name TEXT NOT NULL,language TEXT,seen DATETIME NOT NULL)",
    "analysis": f"({OF_TABLE},format INTEGER NOT NULL,packed BLOB NOT NULL)",
    "snapshot": f"({OF_TABLE},ply INTEGER NOT NULL,state BLOB NOT NULL)",
    "seat": "(table_id TEXT NOT NULL REFERENCES game_table(id)ON DELETE CASCADE,seat INTEGER NOT NULL,kind TEXT NOT NULL,"
    "guest TEXT,name TEXT,bot TEXT,PRIMARY KEY(table_id,seat))",
    "pulse": "(id INTEGER PRIMARY KEY,beats INTEGER NOT NULL)",
}
JOB = (
    "CREATE TABLE job(kind TEXT,key TEXT,rank INT,due INT,lease INT,holder TEXT,attempts INT,share TEXT,about BLOB,answer BLOB,"
    "PRIMARY KEY(kind,key))WITHOUT ROWID"
)
OUTAGE = "CREATE TABLE outage(began INT,who TEXT,ended INT,PRIMARY KEY(began,who))WITHOUT ROWID"


def upgrade() -> None:
    if op.get_context().dialect.name != "sqlite":
        _make_typed()
        return
    for (
        name,
        columns,
    ) in SHORTER.items():  # copy and drop first: a schema that needs a second page never returns to one
        op.execute(f"CREATE TEMP TABLE aside AS SELECT * FROM {name}")
        op.execute(f"DROP TABLE {name}")
        op.execute(f"CREATE TABLE {name}{columns}")
        op.execute(f"INSERT INTO {name} SELECT * FROM aside")
        op.execute("DROP TABLE aside")
    op.create_index("ix_seat_guest", "seat", ["guest"])
    op.execute(JOB)
    op.execute(OUTAGE)


def _make_typed() -> None:
    """Create both tables on PostgreSQL, where the length of the statements does not matter."""
    op.create_table(
        "job",
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("key", sa.String(80), primary_key=True),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("lease", sa.BigInteger),
        sa.Column("holder", sa.String(32)),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("share", sa.String(32), nullable=False),
        sa.Column("about", sa.LargeBinary, nullable=False),
        sa.Column("answer", sa.LargeBinary),
    )
    op.create_table(
        "outage",
        sa.Column("began", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("who", sa.String(10), primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("outage")
    op.drop_table("job")
