"""Where a process keeps games and how it hears of others: the database and the broker that a site is set to use."""

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


def database_of(settings: Settings) -> Database:
    """The database that a site is set to use. Raises `DatabaseError` for an address that is none."""
    return SqliteDatabase(settings.data) if settings.database is None else PostgresDatabase(settings.database)


def relay_of(settings: Settings, clock: Clock = SYSTEM) -> Relay:
    """The way to other processes that a site is set to use. Raises `BrokerError` for an address that is none."""
    if settings.broker is None:
        return NoRelay()
    if find_spec("redis") is None:
        raise BrokerError("the client of Redis is not installed (redis): pip install 'tertulia[site]'")
    from tertulia.server.live.redis_client import redis_at
    from tertulia.server.live.redis_relay import RedisRelay

    return RedisRelay(redis_at(settings.broker), clock=clock)


def presence_of(settings: Settings) -> Presence | None:
    """Where processes know together of who is there; None for one that is alone. Raises `BrokerError` as `relay_of` does."""
    if settings.broker is None:
        return None
    from tertulia.server.live.redis_client import redis_at
    from tertulia.server.live.redis_presence import RedisPresence

    return RedisPresence(redis_at(settings.broker))


def mailer_of(settings: Settings, clock: Clock = SYSTEM) -> Mailer:
    """Who hands letters to the mail server that a site is set to use."""
    return NoMailer() if settings.mail is None else SmtpMailer(settings.mail, clock)


def sharing_of(settings: Settings, use: SharedUse, clock: Clock = SYSTEM) -> Coroutine[Any, Any, None]:
    """The work of telling other processes what visitors use."""
    from tertulia.server.live.redis_client import redis_at
    from tertulia.server.live.redis_sharing import share_use

    assert settings.broker is not None
    return share_use(redis_at(settings.broker), use, clock=clock)


def holder_of(database: Database) -> str:
    """As whom this process takes jobs. A folder's own database has one process at a time, which goes on where the last one was."""
    return f"{socket.gethostname()[:16]}-{os.getpid()}-{secrets.token_hex(2)}" if database.shared else "this"
