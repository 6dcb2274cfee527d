"""Runs a simulated year until its last game ends, and collects faults of games, notifications, clocks and plans."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import re
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from tertulia.server.settings import MailSettings
from tests.server.months.post import MailServer, PushService
from tests.server.months.visits import ask
from tests.server.months.world import World
from tests.server.months.year import DAY_SECONDS, Move, Year, simulate_year

Json = dict[str, Any]
SENTENCES = {
    "turn": r"It is your turn in ",
    "low-time": r"You are running low on time in ",
    "end-proposed": r"[^\n]* proposes to end [^\n]* now",
    "pause-proposed": r"[^\n]* proposes to pause [^\n]*\.",
    "over": r"[^\n]* is over\.",
}
"""Patterns of the sentence about a table in an email, by kind of notification."""
MAX_DELAY_SECONDS = 3 * 3600.0
"""Seconds within which a player must be notified of a turn; enough if few emails are refused temporarily."""


class TableNotification(NamedTuple):
    """One notification about a table, such as a turn, in an email or a push message."""

    at: float
    table: str
    seat: int


async def read_endings(year: Year) -> dict[str, str]:
    """How each table ended: `rules`, the kind of its early end, or its phase if it is not over."""
    found = {}
    for table, company in year.tables.items():
        now = await ask(year, company[0], "GET", f"/api/tables/{table}")
        ended = now["time"]["ended"]
        found[table] = now["phase"] if now["phase"] != "over" else "rules" if ended is None else str(ended["kind"])
    return found


def find_email_notifications(year: Year, kind: str = "turn") -> list[TableNotification]:
    """The notifications of this kind in emails."""
    found, pattern = [], re.compile(rf"^{SENTENCES[kind]}[^\n]*\n\s*\S*/table/([\w-]+)", re.M)
    for each in year.post.received:
        for table in pattern.findall(each.text):
            seats = [seat for seat, person in enumerate(year.tables[table]) if person.mail == each.to]
            found += [TableNotification(each.at, table, seat) for seat in seats]
    return found


def find_push_notifications(year: Year, kind: str = "turn") -> list[TableNotification]:
    """The notifications of this kind in push messages."""
    return [
        TableNotification(message.at, each["table"], seat)
        for message in year.pushes.received
        for each in message.notifications
        if each["kind"] == kind
        for seat, person in enumerate(year.tables[each["table"]])
        if person.number == message.number
    ]


async def find_notification_faults(year: Year) -> list[str]:
    """Faults of notifications: about turns that were over, repeated, or missing.

    Low time and the end of a game must not be reported wrongly or repeatedly either.
    """
    found = list[str]()
    notifications = {
        kind: _group_by_table([*find_email_notifications(year, kind), *find_push_notifications(year, kind)])
        for kind in SENTENCES
    }
    for table, company in year.tables.items():
        now = await ask(year, company[0], "GET", f"/api/tables/{table}")
        # A message names only the most urgent matter at a table. Its reader visits the table and so learns of a turn.
        urgent = [
            notification
            for kind in ("low-time", "end-proposed", "pause-proposed")
            for notification in notifications[kind][table]
        ]
        found += find_table_faults(year, table, notifications["turn"][table], now["substitutions"], urgent)
        found += find_untimely_notifications(
            year, table, notifications["low-time"][table], now["substitutions"], "that time is short in"
        )
        found += find_end_notification_faults(year, table, notifications["over"][table])
    return found


def _group_by_table(notifications: list[TableNotification]) -> dict[str, list[TableNotification]]:
    found = defaultdict[str, list[TableNotification]](list)
    for notification in sorted(notifications):
        found[notification.table].append(notification)
    return found


def find_end_notification_faults(year: Year, table: str, notifications: list[TableNotification]) -> list[str]:
    """Notifications of the end before the last move, and repeated ones."""
    last = max((move.at for move in year.moves if move.table == table), default=0.0)
    found = [
        f"{table}: seat {each.seat} was told at {each.at:.0f} of the end, before {last:.0f}"
        for each in notifications
        if each.at < last
    ]
    many = Counter(each.seat for each in notifications)
    return found + [
        f"{table}: seat {seat} was told of the end {times} times" for seat, times in many.items() if times > 1
    ]


def find_table_faults(
    year: Year,
    table: str,
    notifications: list[TableNotification],
    handed: list[Json],
    urgent: Sequence[TableNotification] = (),
) -> list[str]:
    """Faults at one table.

    `notifications` are its turn notifications, `urgent` its more urgent ones. `handed` are the plies at which a seat
    was given to a bot or taken back.
    """
    return find_untimely_notifications(year, table, notifications, handed, "of") + _find_missing_notifications(
        year, table, [*notifications, *urgent], _find_seat_changes(handed)
    )


def _find_seat_changes(handed: list[Json]) -> dict[int, list[int]]:
    """Plies at which each seat was given to a bot or taken back; each begins another turn."""
    return {seat: sorted(each["ply"] for each in handed if each["seat"] == seat) for seat in range(6)}


def find_untimely_notifications(
    year: Year, table: str, notifications: list[TableNotification], handed: list[Json], what: str
) -> list[str]:
    """Notifications about turns that were over, and repeated ones for a turn. `what` names their kind in the report."""
    moves = [move for move in year.moves if move.table == table]
    changes = _find_seat_changes(handed)
    found, last = [], dict[int, float]()
    for notification in notifications:
        # A visit at the very moment of a restart comes after all work that was due at the restart.
        after = next((move for move in moves if move.at >= notification.at), None)
        earlier = [move for move in moves if move.at < notification.at]
        before = max((move.ply for move in earlier), default=0)
        until = after.ply if after else 1 << 30
        away = any(before <= ply <= until for ply in changes[notification.seat])
        if after is not None and after.seat != notification.seat and not away:
            between = " and ".join(map(_describe_move, [*earlier[-1:], after]))
            when = f"at {notification.at:.0f} {what} a turn that was over, between {between}"
            found.append(f"{table}: seat {notification.seat} was told {when}")
        if (first := last.get(notification.seat)) is not None:
            acted = any(first <= move.at <= notification.at and move.seat == notification.seat for move in moves)
            if not acted and not changes[notification.seat]:
                found.append(
                    f"{table}: seat {notification.seat} was told twice, at {first:.0f} and {notification.at:.0f}"
                )
        last[notification.seat] = notification.at
    return found


def _describe_move(move: Move) -> str:
    return f"action {move.ply} of seat {move.seat} at {move.at:.0f}"


def _find_missing_notifications(
    year: Year, table: str, notifications: list[TableNotification], changes: dict[int, list[int]]
) -> list[str]:
    """Turns that took `MAX_DELAY_SECONDS` or longer without a notification of their player."""
    moves, found = [move for move in year.moves if move.table == table], []
    for before, move in itertools.pairwise(moves):
        person = year.tables[table][move.seat]
        if (
            before.seat == move.seat
            or move.ply != before.ply + 1
            or changes[move.seat]
            or person.habits.notification_channel is None
            or person.moved
        ):
            continue
        if (
            move.at - before.at < MAX_DELAY_SECONDS
            or year.world.was_away(before.at, move.at)
            or person.back is not None
        ):
            continue
        if not any(
            notification.seat == move.seat and before.at <= notification.at <= move.at for notification in notifications
        ):
            found.append(f"{table}: seat {move.seat} was not told between {before.at:.0f} and {move.at:.0f}")
    return found


BEGIN = datetime(2026, 3, 1, tzinfo=UTC)
"""A date before most time zones change their clocks."""
UNREACHED_LIMIT = 1_000_000_000
"""A rate limit that is never reached. Limits go by a clock that stands still while people play."""
REFUSAL_FRACTION = 0.05
"""Fraction of emails and push messages that are refused temporarily."""
MAX_WAIT_DAYS = 1000
"""Days to wait for the last game, much more than slow people need."""


class Plan(NamedTuple):
    """Size of a simulation."""

    tables: int
    people: int
    days: float
    outages: int
    """Number of times that the site is killed or stopped, and away for hours."""
    kills: int
    """Number of times that the site is killed or stopped, and back after a second."""
    seed: int


class SimulationResult(NamedTuple):
    """Result of a simulation, with its faults."""

    year: Year
    ends: Counter[str]
    emails: int
    pushed: int
    of_notifications: list[str]
    of_clocks: list[str]
    of_plans: list[str]


def run_simulation(plan: Plan, game: str) -> SimulationResult:
    """Run a simulation of the game named `game`."""
    chance = random.Random(plan.seed)
    with _open_world(random.Random(plan.seed + 1)) as (world, post, pushes):
        year = Year(world, post, pushes, chance, game)
        return asyncio.run(_simulate(year, plan))


async def _simulate(year: Year, plan: Plan) -> SimulationResult:
    moments = [year.chance.uniform(0.1, 1.0) * plan.days * DAY_SECONDS for _ in range(plan.outages + plan.kills)]
    hours = [year.chance.uniform(2, 40) * 3600 for _ in range(plan.outages)]
    lengths = [*hours, *(1.0 for _ in range(plan.kills))]
    outages = [(at, length, number % 2 == 0) for number, (at, length) in enumerate(zip(moments, lengths, strict=True))]
    await simulate_year(year, plan.tables, plan.people, plan.days, outages)
    while year.world.seconds < MAX_WAIT_DAYS * DAY_SECONDS and "running" in (await read_endings(year)).values():
        await year.run_until(year.world.seconds + 10 * DAY_SECONDS)
    for table, company in year.tables.items():
        year.check_first_timeout(table, await ask(year, company[0], "GET", f"/api/tables/{table}"))
    ends = Counter((await read_endings(year)).values())
    return SimulationResult(
        year,
        ends,
        len(find_email_notifications(year)),
        len(find_push_notifications(year)),
        await find_notification_faults(year),
        year.wrong,
        year.of_plans,
    )


@contextlib.contextmanager
def _open_world(chance: random.Random) -> Iterator[tuple[World, MailServer, PushService]]:
    worlds: list[World] = []
    post = MailServer(lambda: worlds[0].seconds, chance, refusals=REFUSAL_FRACTION)
    pushes = PushService(lambda: worlds[0].seconds, random.Random(chance.random()), refusals=REFUSAL_FRACTION)
    mail = MailSettings(server="127.0.0.1", port=post.port, sender="games@tertulia.test", security="none")
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        data.mkdir()
        free = dict.fromkeys(("requests_a_minute", "requests_an_address", "requests_a_second"), UNREACHED_LIMIT)
        world = World(data, BEGIN, mail=mail, address="https://games.test", webhook_networks=("127.0.0.0/8",), **free)
        worlds.append(world)
        try:
            yield world, post, pushes
        finally:
            world.close()
            post.close()
            pushes.close()
