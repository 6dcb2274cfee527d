"""Factories for the database, the broker and the mail server that the settings name."""

from __future__ import annotations

import os
import secrets
import socket
from collections.abc import Coroutine
from importlib.util import find_spec
from typing import Any

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.mailing import Mailer
from tertulia.server.live.presence import Presence
from tertulia.server.live.relay import BrokerError, NoRelay, Relay
from tertulia.server.live.sharing import SharedUse
from tertulia.server.mail.smtp import NoMailer, SmtpMailer
from tertulia.server.settings import Settings
from tertulia.server.storage.database import Database, SqliteDatabase
from tertulia.server.storage.postgres import PostgresDatabase


def make_database(settings: Settings) -> Database:
    """Return the configured database. Raises `DatabaseError` for an invalid address."""
    return SqliteDatabase(settings.data) if settings.database is None else PostgresDatabase(settings.database)


def make_relay(settings: Settings, clock: Clock = SYSTEM) -> Relay:
    """Return the relay to other processes. Raises `BrokerError` for an invalid address."""
    if settings.broker is None:
        return NoRelay()
    if find_spec("redis") is None:
        raise BrokerError("the client of Redis is not installed (redis): pip install 'tertulia[site]'")
    from tertulia.server.live.redis_client import redis_at
    from tertulia.server.live.redis_relay import RedisRelay

    return RedisRelay(redis_at(settings.broker), clock=clock)


def make_presence(settings: Settings) -> Presence | None:
    """Return the presence that processes share, or None without a broker. Raises as `make_relay` does."""
    if settings.broker is None:
        return None
    from tertulia.server.live.redis_client import redis_at
    from tertulia.server.live.redis_presence import RedisPresence

    return RedisPresence(redis_at(settings.broker))


def make_mailer(settings: Settings, clock: Clock = SYSTEM) -> Mailer:
    """Return the client of the configured mail server; without one, a mailer that refuses all emails."""
    return NoMailer() if settings.mail is None else SmtpMailer(settings.mail, clock)


def exchange_use(settings: Settings, use: SharedUse, clock: Clock = SYSTEM) -> Coroutine[Any, Any, None]:
    """Return the coroutine that exchanges the use of limits with other processes. Needs a broker."""
    from tertulia.server.live.redis_client import redis_at
    from tertulia.server.live.redis_sharing import share_use

    assert settings.broker is not None
    return share_use(redis_at(settings.broker), use, clock=clock)


def lease_holder(database: Database) -> str:
    """Name under which this process leases jobs.

    A database file is used by one process at a time, and all have one name: a restarted process continues the leases of
    the last one.
    """
    return f"{socket.gethostname()[:16]}-{os.getpid()}-{secrets.token_hex(2)}" if database.shared else "this"
