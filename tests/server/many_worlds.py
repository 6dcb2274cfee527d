"""Two indistinguishable worlds, each on a site of several processes.

A site has two web processes, a worker process, a database and a broker. Everything that leaves the table is recorded:
responses, event streams, commands to the broker, every state of the job rows, and log lines. Two worlds are
indistinguishable if a viewer is shown the same in both (`tertulia.laws.worlds`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from redis.asyncio import Redis

from tertulia.laws.worlds import WorldPair
from tertulia.play import Match
from tertulia.play.encoded_ply import EncodedPly, encode_ply
from tertulia.play.log import Log
from tertulia.server.assembly import Assembly, components_of_games
from tertulia.server.domain.events import SeatActed
from tertulia.server.domain.seats import Seat
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table
from tertulia.server.http.limits import Quotas
from tertulia.server.identity.keys import SECRET_FILE
from tertulia.server.live.presence import GuestAtTable
from tertulia.server.live.redis import _member
from tertulia.server.live.sharing import SharedUse
from tertulia.server.logs import JsonLines
from tertulia.server.settings import Settings
from tertulia.server.storage.changes import write_changes
from tertulia.server.storage.postgres import PostgresDatabase
from tertulia.server.storage.tables import creation
from tests.server import postgres
from tests.server.asgi import Site, site
from tests.server.redis import Broker
from tests.server.worlds import ID, STRANGER, _describe_difference, get_guest

Plant = Callable[[Site, SeatActed], Awaitable[None]]
"""A planted leak: an extra step that a process takes after each action."""
RECORD_JOBS_SQL = """
CREATE TABLE job_seen (LIKE job);
CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN INSERT INTO job_seen SELECT NEW.*; RETURN NEW; END';
CREATE TRIGGER note AFTER INSERT OR UPDATE ON job FOR EACH ROW EXECUTE FUNCTION note();
"""
WORD = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_:.-]*")
NUMBER = re.compile(r"[0-9.]+(e-\d+)?|[0-9a-f]{16}")
"""Times and amounts, and the random names of processes."""
PRESENCE_FIELDS = re.compile(rb'"(online|away)":(true|false|null|\d+|\[[^\]]*\]),?')
"""The presence fields of an answer.

Each process learns of presence from the others with a delay, so they are not compared.
"""
SECRET = b"a secret that both worlds have, " * 2
TABLES_CHANNEL = "tertulia:tables"
"""The broker channel on which processes announce changes of tables."""
COMMANDS = {
    *("HELLO", "CLIENT", "SETINFO", "SETNAME", "LIB-NAME", "LIB-VER", "redis-py", "PING", "TIME", "MONITOR"),
    *("PUBLISH", "SUBSCRIBE", "UNSUBSCRIBE", "ZADD", "ZMSCORE", "ZREMRANGEBYSCORE"),
    *("tertulia:presence", "tertulia:use", TABLES_CHANNEL, "true", "false", "streams", "of", "guest", "address"),
}
"""Words of the Redis protocol, and of our own messages that do not concern a table."""
LAST_MESSAGE = "the last"
"""A last message to the broker. When it arrives, all earlier commands have been recorded."""


class Moment(NamedTuple):
    """A position in two worlds, and the viewer's next action."""

    pair: WorldPair
    both: tuple[Match, Match]
    logs: tuple[list[EncodedPly], list[EncodedPly]]
    action: str
    """Legal in both worlds, and reveals nothing."""


class Evidence(NamedTuple):
    """Everything that has left a table."""

    answers: list[tuple[int, bytes]]
    broker: set[str]
    """Messages about tables, and the words of all other commands, whose timing and number depend on the clock."""
    jobs: set[tuple[Any, ...]]
    logs: set[str]


def find_moments(walk: Iterator[WorldPair], apart: int) -> Iterator[Moment]:
    """Yield positions at which the viewer has an action that reveals nothing, at least `apart` plies apart."""
    logs: list[list[EncodedPly]] = [[], []]
    last = -apart
    for pair in walk:
        both = pair.true, pair.other
        for log, match in zip(logs, both, strict=True):
            del log[match.position :]
            log.append(encode_ply(match))
        differ = pair.game.to_bytes(both[0].state) != pair.game.to_bytes(both[1].state)
        if pair.viewer is None or not differ or both[0].position - last < apart:
            continue
        quiet = next((each for each in both[0].notations(pair.viewer) if _is_quiet(both, pair.viewer, each)), None)
        if quiet is not None:
            last = both[0].position
            yield Moment(pair, (both[0].fork(), both[1].fork()), (list(logs[0]), list(logs[1])), quiet)


def _is_quiet(both: tuple[Match, Match], seat: int, action: str) -> bool:
    """Return whether an action reveals nothing in either world and leaves the turn with the same seat."""
    forks = [match.fork() for match in both]
    for fork in forks:
        fork.act(seat, action)
    return not any(fork.settled or fork.over for fork in forks)


async def collect_world_evidence(moment: Moment, world: int, folder: Path, plant: Plant | None = None) -> Evidence:
    """Run one of the two worlds (`world`: 0 or 1) on a new site and return everything that left it."""
    folder.mkdir()
    (folder / SECRET_FILE).write_bytes(SECRET)
    broker = Broker(folder)
    lines = set[str]()
    try:
        with postgres.get_server().open_database(prepared=True) as address, _record_logs(lines):
            _store_table(moment, world, address)
            more: Any = {"database": address, "broker": broker.address, "role": "web", "hint_milliseconds": 5.0}
            async with site(folder, **more) as one, site(folder, **more) as other, _run_worker(one):
                if plant is not None:
                    one.assembly.service.events.subscribe(SeatActed, _make_subscriber(plant, one))
                async with _record_broker(broker.address) as broker_messages:
                    answers = await _collect_answers(moment, one, other)
            jobs = _read_jobs(address)
    finally:
        broker.stop()
    return Evidence(answers, broker_messages, jobs, lines)


async def _collect_answers(moment: Moment, one: Site, other: Site) -> list[tuple[int, bytes]]:
    """Return the answers of both web processes to the viewer and to a stranger, before and after the viewer acts."""
    pair, found = moment.pair, list[tuple[int, bytes]]()
    seat = pair.viewer
    assert seat is not None
    guest, path = get_guest(seat), f"/api/tables/{ID}"
    move = {"position": moment.both[0].position, "seat": seat, "actions": [moment.action]}

    async def ask(server: Site, who: Any, method: str, what: str, body: Any = None) -> None:
        answer = await server.ask(who, method, what if what.startswith("/api/") else path + what, body)
        found.append((answer.status, PRESENCE_FIELDS.sub(b"", answer.body)))

    async def look() -> None:
        for server in (one, other):
            await ask(server, guest, "GET", "")
            await ask(server, STRANGER, "GET", "")
            await ask(server, guest, "GET", f"/previews?as={seat}")
            for topics in ("", f"&topic=lobby&topic={ID}.{seat}"):
                await ask(server, guest, "GET", f"/api/events?topic={ID}{topics}")
            await ask(server, guest, "GET", "/record")

    await look()
    await ask(one, guest, "POST", "/hint", {"seat": seat, "position": moment.both[0].position})
    for actions in (["peek"], [moment.action, "peek"], [moment.action] * 60):
        await ask(other, guest, "POST", "/moves", {**move, "actions": actions})
    await ask(other, STRANGER, "POST", "/moves", move)
    await ask(one, guest, "POST", "/moves", move)
    await other.assembly.service.look_around()
    await look()
    return found


def _store_table(moment: Moment, world: int, address: str) -> None:
    """Store the table in the database, and add a trigger that copies every state of each job row to `job_seen`."""
    match = moment.both[world].fork()
    match.settle()  # so that the snapshot is stored: the other world could not be dealt again from the key
    seats = tuple(Seat("guest", get_guest(seat)) for seat in range(len(match.seats)))
    state = TableState("running", get_guest(0), seats, match, Log(moment.logs[world]))
    table = Table(ID, match.game, match.options, True, match.key, match.components, state)
    table.hints = True
    database = PostgresDatabase(address)
    database.prepare()
    engine = database.writer()
    with engine.begin() as connection:
        write_changes(connection, [creation(table)])
        connection.exec_driver_sql(RECORD_JOBS_SQL)
    engine.dispose()


def _read_jobs(address: str) -> set[tuple[Any, ...]]:
    engine = PostgresDatabase(address).writer()
    with engine.connect() as connection:
        rows = connection.exec_driver_sql("SELECT kind, key, priority, share, arguments, answer FROM job_seen").all()
    engine.dispose()
    return {tuple(row) for row in rows}


@contextlib.asynccontextmanager
async def _run_worker(web: Site) -> AsyncIterator[None]:
    settings = msgspec.structs.replace(web.assembly.backends.settings, role="worker")
    async with Assembly(settings, components_of_games(None)).run_tasks():
        yield


@contextlib.asynccontextmanager
async def _record_broker(address: str) -> AsyncIterator[set[str]]:
    """Record all commands that the broker receives, with Redis' MONITOR."""
    messages, listening = set[str](), asyncio.Event()

    async def listen() -> None:
        async with Redis.from_url(address, socket_timeout=None) as redis, redis.monitor() as monitor:
            listening.set()
            async for command in monitor.listen():
                if LAST_MESSAGE in command["command"]:
                    return
                if command["command"].startswith(f"PUBLISH {TABLES_CHANNEL}"):
                    messages.add(command["command"])
                else:
                    messages.update(word for word in WORD.findall(command["command"]) if not NUMBER.fullmatch(word))

    task = asyncio.create_task(listen())
    await listening.wait()
    yield messages
    async with Redis.from_url(address) as redis:
        await redis.publish("end", LAST_MESSAGE)
    await task


@contextlib.contextmanager
def _record_logs(found: set[str]) -> Any:
    class Recorder(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.add(str({**msgspec.json.decode(JsonLines().format(record)), "time": None}))

    handler, root = Recorder(), logging.getLogger()
    root.addHandler(handler)
    try:
        yield
    finally:
        root.removeHandler(handler)


def _make_subscriber(plant: Plant, server: Site) -> Callable[[SeatActed], None]:
    tasks = set[asyncio.Future[None]]()
    return lambda event: tasks.add(asyncio.ensure_future(plant(server, event)))


def assert_same_answers(one: Evidence, other: Evidence) -> None:
    """Raise `AssertionError` with the first difference if two worlds answered differently."""
    for number, (here, there) in enumerate(zip(one.answers, other.answers, strict=True)):
        assert here == there, f"answer {number}: {_describe_difference(str(here), str(there))}"


def find_common_words(folder: Path, seats: int) -> set[str]:
    """Return the words of broker messages about rate limits and presence. They do not depend on the world."""
    use = SharedUse(SECRET)
    guests = [*map(get_guest, range(seats)), STRANGER]
    quotas = vars(Quotas(Settings(data=folder)))
    named = {use.hash_visitor(each) for each in (*guests, "127.0.0.1", *quotas)}
    there = {_member(GuestAtTable(ID, each)) for each in guests}
    return {*named, *there, *quotas, *COMMANDS}
