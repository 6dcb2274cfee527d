"""A year of many people at many tables of a real site; `tests.server.months.run` checks it."""

from __future__ import annotations

import heapq
import itertools
import random
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from tests.server.months.people import ClockFollower, Person, draw_terms
from tests.server.months.post import MailServer, PushService
from tests.server.months.visits import Json, RequestRefused, TurnPlan, ask, visit
from tests.server.months.world import World

DAY_SECONDS = 86_400.0
CONFIRM_LINK = re.compile(r"/notifications/confirm/([\w.~-]+)")
CLOCK_READ_FRACTION = 0.1
"""Fraction of moves after which the clocks are read a second time."""
RARE_VISIT_HOURS = 240.0
"""Mean hours until a visit without notification, for a person who gets notifications."""


class Move(NamedTuple):
    """An action at a table."""

    at: float
    """Seconds since the beginning."""
    table: str
    ply: int
    """Number of the action, from 1."""
    seat: int


class Year:
    """The state of a simulation: people, tables, moves, and faults so far."""

    def __init__(self, world: World, post: MailServer, pushes: PushService, chance: random.Random, game: str) -> None:
        self.world, self.post, self.pushes, self.chance, self.game = world, post, pushes, chance, game
        self.people: list[Person] = []
        self.tables: dict[str, list[Person]] = {}
        """Players of each table, by seat."""
        self.counts: Counter[str] = Counter()
        self.moves: list[Move] = []
        self.over: set[str] = set()
        """Tables whose end at least one player has seen."""
        self.followed: dict[str, ClockFollower] = {}
        self.wrong: list[str] = []
        """Faults: differences between the site's clocks and a second reading."""
        self.plans: dict[tuple[str, int], TurnPlan] = {}
        self.planning: set[str] = set()
        """Tables where people plan turns."""
        self.of_plans: list[str] = []
        """Faults: actions that the site played for a seat against its plan."""
        self._checked_tables: set[str] = set()
        """Tables whose first departure has been checked."""
        self._known: Counter[str] = Counter()
        self._by_mail: dict[str, Person] = {}
        self._read = (0, 0)
        """Numbers of emails and push messages that were read."""
        self._to_come: list[tuple[float, int, Callable[[], Awaitable[None]]]] = []
        self._order = itertools.count()

    def count(self, what: str) -> None:
        self.counts[what] += 1

    def count_known(self, table: str) -> int:
        return self._known[table]

    def record_planned_move(self, table: str, seat: int, ply: int) -> None:
        self.moves.append(Move(self.world.seconds, table, ply, seat))
        self._known[table] = ply

    def record_move(self, table: str, seat: int, ply: int, now: Json) -> None:
        """Record a person's action, and sometimes read the table's clocks a second time."""
        self.record_planned_move(table, seat, ply)
        if now["phase"] == "over":
            self.over.add(table)
        followed = self.followed[table]
        self.check_first_timeout(table, now)
        followed.record_action(self.world.now, seat, now)
        if self.chance.random() < CLOCK_READ_FRACTION:
            self.counts["clocks read again"] += followed.known
            self.wrong += [
                f"{table} after {now['position']}: {each}"
                for each in followed.find_clock_faults(now, self.world.read_outages(), self.world.list_real_outages())
            ]

    def check_first_timeout(self, table: str, now: Json) -> None:
        """Check that the first player who ran out of time had none left, if real outages are not counted."""
        followed = self.followed[table]
        if table in self._checked_tables or (departure := followed.find_first_timeout(now)) is None:
            return
        self._checked_tables.add(table)
        self.count("out of time, read again")
        seat, ply = departure
        if wrong := followed.describe_early_timeout(
            seat, self.world.read_move_time(table, ply + 1), self.world.list_real_outages()
        ):
            self.wrong.append(f"{table}: {wrong}")

    def plan(self, at: float, what: Callable[[], Awaitable[None]]) -> None:
        """Schedule a call, in seconds since the beginning."""
        heapq.heappush(self._to_come, (at, next(self._order), what))

    async def run_until(self, end: float) -> None:
        """Run until `end`, in seconds since the beginning."""
        while True:
            at = min(self._to_come[0][0] if self._to_come else end, end)
            if (due := self.world.next_due()) < at:
                self.world.move_to(due + 0.001)
            elif at >= end:
                break
            else:
                _, _, what = heapq.heappop(self._to_come)
                self.world.move_to(max(at, self.world.seconds))
                await what()
            self._read_messages()
        self.world.move_to(max(end, self.world.seconds))

    async def arrive(self, many: int) -> None:
        """Let people visit for the first time; most of them subscribe to notifications of their turns."""
        for number in range(many):
            person = Person(number, random.Random(self.chance.random()))
            self._by_mail[person.mail] = person
            self.people.append(person)
            await person.get_browser(self.world.address).arrive()
            hours = {"zone": person.habits.zone, "quiet_from": 60 * person.habits.sleeps % 1440, "quiet_until": 420}
            await ask(self, person, "PUT", "/api/calendar", {**hours, "weekend": [5, 6]})
            person.diary.record_hours(self.world.now, {**hours, "weekend": [5, 6]})
            if person.habits.notification_channel is not None:
                await ask(self, person, "PUT", "/api/notifications", {"zone": person.habits.zone})  # no quiet hours
            if person.habits.notification_channel == "mail":
                await self._add_email_channel(person)
            elif person.habits.notification_channel == "push":
                await ask(self, person, "POST", "/api/notifications/channels", {"push": self.pushes.subscribe(number)})
            self._schedule_visit(person)

    async def open_table(self) -> None:
        """A random person opens a table, others sit down, and the game begins."""
        there = [person for person in self.people if person.here]
        company = self.chance.sample(there, self.chance.choice((2, 2, 3, 4)))
        host, *others = company
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
        agreed = draw_terms(self.chance)
        created = await ask(self, host, "POST", "/api/tables", {"game": self.game, "seats": seats, **agreed})
        path = f"/api/tables/{created['id']}"
        try:
            for seat, person in enumerate(others, 1):
                await ask(self, person, "POST", f"{path}/sit", {"seat": seat})
            await ask(self, host, "POST", f"{path}/start", {})
        except RequestRefused as refusal:
            self.count(f"table refused: {refusal.code}")
            return
        table, now = str(created["id"]), await ask(self, host, "GET", path)
        self.tables[table] = company
        if len(self.tables) % 2:
            self.planning.add(table)
        for person in company:
            person.tables.append(table)
        self.followed[table] = ClockFollower(agreed["pace"], company, self.world.now, now["actors"])

    async def _add_email_channel(self, person: Person) -> None:
        """Add the person's email channel and confirm it with the link in the email."""
        await ask(self, person, "POST", "/api/notifications/channels", {"mail": person.mail, "language": "en"})
        self.world.move_to(self.world.seconds)
        for _ in range(20):  # an email that was refused temporarily comes later
            found = [each for each in self.post.received if each.to == person.mail]
            if found:
                break
            self.world.move_to(self.world.next_due() + 0.001)
        link = CONFIRM_LINK.search(found[-1].text)
        assert link is not None, found[-1].text
        await ask(self, person, "POST", f"/api/notifications/confirm/{link[1]}", {})

    def _schedule_visit(self, person: Person, notified: bool = False) -> None:
        """Schedule the person's next visit: soon after a notification, else at the person's own pace."""
        if not person.here or (person.waiting and not notified):
            return
        person.waiting = True
        often = notified or person.habits.notification_channel is None
        at = person.next_visit(self.world.now, person.habits.pause if often else RARE_VISIT_HOURS)

        async def come() -> None:
            person.waiting = False
            if person.here and not self.over.issuperset(person.tables):
                await visit(self, person)
            self._schedule_visit(person)

        self.plan((at - self.world.begin).total_seconds(), come)

    def _read_messages(self) -> None:
        """Schedule a visit of each person who got an email or a push message."""
        emails, pushed = self._read
        recipients = [self._by_mail[email.to] for email in self.post.received[emails:]]
        recipients += [self.people[message.number] for message in self.pushes.received[pushed:]]
        self._read = (len(self.post.received), len(self.pushes.received))
        for person in recipients:
            self._schedule_visit(person, notified=True)


async def simulate_year(
    year: Year, tables: int, people: int, days: float, outages: list[tuple[float, float, bool]]
) -> None:
    """Run a simulation: `tables` tables open in the first half of `days` days.

    Each outage is its begin and length in seconds, and whether the site is killed rather than stopped.
    """
    await year.arrive(people)
    began = year.world.seconds
    for number in range(tables):
        year.plan(began + number * days * DAY_SECONDS / 2 / tables, year.open_table)
    for at, length, killed in outages:
        year.plan(at, _make_outage(year.world, length, killed))
    await year.run_until(began + days * DAY_SECONDS)


def _make_outage(world: World, seconds: float, killed: bool) -> Callable[[], Awaitable[None]]:
    async def away() -> None:
        world.interrupt(seconds, killed=killed)

    return away
