"""The database: opened, and brought to the newest shape."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

DATABASE = "tertulia.sqlite"


async def open_database(folder: Path) -> AsyncEngine:
    """The engine of the folder's database, migrated to the newest shape."""
    # An error of the database must not carry the values, a table's key among them, into a log.
    engine = create_async_engine(f"sqlite+aiosqlite:///{folder / DATABASE}", hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare)
    async with engine.begin() as connection:
        await connection.run_sync(_migrate)
    return engine


def open_writer(folder: Path) -> Engine:
    """The engine through which one thread writes, in the same mode as readers; `open_database` has made the database."""
    engine = create_engine(f"sqlite:///{folder / DATABASE}", hide_parameters=True)
    event.listen(engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _record: Any) -> None:
    """Readers never wait for the writer (WAL), and what is committed survives a power cut (FULL)."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
