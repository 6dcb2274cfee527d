"""Open the resources of a process (`open_backends`) and the stores of tables (`open_stores`).

The resources are settings, storage, broker and mail server, on which all services of the process depend.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
from collections.abc import Callable, Coroutine
from importlib.util import find_spec
from typing import Any, NamedTuple

from tertulia.server.delivery.email import NoMailer, SmtpMailer
from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.delivery import Mailer
from tertulia.server.identity.keys import SecretSeal, load_secret
from tertulia.server.live.presence import Presence
from tertulia.server.live.relay import BrokerError, NoRelay, Relay
from tertulia.server.live.sharing import SharedUse
from tertulia.server.settings import Settings
from tertulia.server.storage.calendars import SqlCalendars
from tertulia.server.storage.database import Database, SqliteDatabase
from tertulia.server.storage.jobs import SqlJobs
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.lobby import SqlLobby
from tertulia.server.storage.outbox import ChannelOwners
from tertulia.server.storage.packing import SqlLogs
from tertulia.server.storage.postgres import PostgresDatabase
from tertulia.server.storage.private_seat_data import SqlPrivateSeatData
from tertulia.server.storage.sets import SqlSets


class Backends(NamedTuple):
    """Resources on which all services of a process depend: settings, clock, secret, storage, broker, mail."""

    settings: Settings
    clock: Clock
    secret: bytes
    database: Database
    journal: Journal
    relay: Relay
    jobs: SqlJobs
    jobs_added: asyncio.Event
    """Event that is set when jobs were deleted, or jobs were added that this process may run."""
    wake_job_runner: Callable[[], None]
    """Function to call after adding jobs. It sets `jobs_added`, or calls other processes if this one runs no jobs."""
    mailer: Mailer
    seal: SecretSeal


class TableStores(NamedTuple):
    """Stores that several services share, such as component sets, calendars and table lists."""

    sets: SqlSets
    calendars: SqlCalendars
    private_seat_data: SqlPrivateSeatData
    lists: SqlLobby
    logs: SqlLogs
    channel_owners: ChannelOwners


def open_backends(settings: Settings, clock: Clock = SYSTEM) -> Backends:
    """Open the storage, migrate the database, and load the secret of the data folder.

    Raises `DatabaseError` if the database cannot be used, `SecretError` if the secret cannot be used, and `BrokerError`
    for an invalid address of the broker.
    """
    database = make_database(settings)
    database.prepare()
    journal = Journal(database.reader(), database.writer(serving=True))
    relay, jobs_added = make_relay(settings, clock), asyncio.Event()
    wake = relay.call if settings.role == "web" else jobs_added.set
    secret = load_secret(settings.data)
    return Backends(
        settings,
        clock,
        secret,
        database,
        journal,
        relay,
        SqlJobs(journal, lease_holder(database), clock, wake),
        jobs_added,
        wake,
        make_mailer(settings, clock),
        SecretSeal(secret),
    )


def open_stores(backends: Backends) -> TableStores:
    journal, clock = backends.journal, backends.clock
    return TableStores(
        SqlSets(journal),
        SqlCalendars(journal, backends.jobs, clock),
        SqlPrivateSeatData(journal, clock, backends.wake_job_runner),
        SqlLobby(journal, clock),
        SqlLogs(journal),
        ChannelOwners(),
    )


def make_database(settings: Settings) -> Database:
    """Return the configured database. Raises `DatabaseError` for an invalid address."""
    return SqliteDatabase(settings.data) if settings.database is None else PostgresDatabase(settings.database)


def make_relay(settings: Settings, clock: Clock = SYSTEM) -> Relay:
    """Return the relay that tells other processes of changes; without a broker, one that does nothing.

    Raises `BrokerError` if the address is invalid or the client library is not installed.
    """
    if settings.broker is None:
        return NoRelay()
    if find_spec("redis") is None:
        raise BrokerError("the client of Redis is not installed (redis): pip install 'tertulia[site]'")
    from tertulia.server.live.redis import RedisRelay, redis_at

    return RedisRelay(redis_at(settings.broker), clock=clock)


def make_presence(settings: Settings) -> Presence | None:
    """Return the site's store of the guests who look at each table; None without a broker.

    Raises `BrokerError` if the address of the broker is invalid.
    """
    if settings.broker is None:
        return None
    from tertulia.server.live.redis import RedisPresence, redis_at

    return RedisPresence(redis_at(settings.broker))


def make_mailer(settings: Settings, clock: Clock = SYSTEM) -> Mailer:
    """Return the client of the configured mail server; without one, a mailer that refuses all emails."""
    return NoMailer() if settings.mail is None else SmtpMailer(settings.mail, clock)


def exchange_use(settings: Settings, use: SharedUse, clock: Clock = SYSTEM) -> Coroutine[Any, Any, None]:
    """Return a coroutine that adds up visitors' use of rate and connection limits over all processes.

    It runs until cancelled. It sends the amounts in `use` that visitors have used in this process. It adds the amounts
    that other processes send. Requires a broker.
    """
    from tertulia.server.live.redis import redis_at, share_use

    assert settings.broker is not None
    return share_use(redis_at(settings.broker), use, clock=clock)


def lease_holder(database: Database) -> str:
    """Return the name under which this process leases jobs.

    With PostgreSQL, each process has its own name. A SQLite database is used by one process at a time, and all have one
    name, so that a restarted process continues the leases of its predecessor.
    """
    return f"{socket.gethostname()[:16]}-{os.getpid()}-{secrets.token_hex(2)}" if database.shared else "this"
