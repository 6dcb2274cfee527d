"""What must hold of a year: every game ends, every turn is told of once and none that is over, clocks are right."""

from __future__ import annotations

import itertools
import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any, NamedTuple

from tests.server.months.asking import ask
from tests.server.months.year import Move, Year

Json = dict[str, Any]
SENTENCES = {
    "turn": r"It is your turn in ",
    "short": r"You are running low on time in ",
    "wish": r"[^\n]* proposes to end [^\n]* now",
    "pause": r"[^\n]* proposes to pause [^\n]*\.",
    "over": r"[^\n]* is over\.",
}
"""How letters tell of a table, by the kind of notice."""
LATE = 3 * 3600.0
"""Seconds after which whoever is to act must have been told, if the mail server does not refuse every second letter."""


class TurnTold(NamedTuple):
    """Somebody was told of a table, of their turn there say, by a letter or a push message."""

    at: float
    table: str
    seat: int


async def endings(year: Year) -> dict[str, str]:
    """How each table ended: by its rules, or before; `running` where it has not."""
    found = {}
    for table, company in year.tables.items():
        now = await ask(year, company[0], "GET", f"/api/tables/{table}")
        ended = now["time"]["ended"]
        found[table] = now["phase"] if now["phase"] != "over" else "rules" if ended is None else str(ended["kind"])
    return found


def letters(year: Year, kind: str = "turn") -> list[TurnTold]:
    """All that letters say of a kind, of whose turn it is say."""
    found, said = [], re.compile(rf"^{SENTENCES[kind]}[^\n]*\n\s*\S*/table/([\w-]+)", re.M)
    for each in year.post.received:
        for table in said.findall(each.text):
            seats = [seat for seat, person in enumerate(year.tables[table]) if person.mail == each.to]
            found += [TurnTold(each.at, table, seat) for seat in seats]
    return found


def pushed(year: Year, kind: str = "turn") -> list[TurnTold]:
    """All that push messages say of a kind."""
    return [
        TurnTold(message.at, each["table"], seat)
        for message in year.pushes.received
        for each in message.told
        if each["kind"] == kind
        for seat, person in enumerate(year.tables[each["table"]])
        if person.number == message.number
    ]


async def faults_of_notices(year: Year) -> list[str]:
    """Letters and push messages of a turn that was over, second ones of a turn, and turns of which nobody was told; that time is
    short, and that a game is over, told wrongly or a second time."""
    found = list[str]()
    told = {kind: _by_table([*letters(year, kind), *pushed(year, kind)]) for kind in SENTENCES}
    for table, company in year.tables.items():
        now = await ask(year, company[0], "GET", f"/api/tables/{table}")
        # A message says of each table what is most urgent; whoever is told of that comes to the table, too.
        urgent = [notice for kind in ("short", "wish", "pause") for notice in told[kind][table]]
        found += faults_at(year, table, told["turn"][table], now["handed"], urgent)
        found += untimely(year, table, told["short"][table], now["handed"], "that time is short in")
        found += told_of_the_end(year, table, told["over"][table])
    return found


def _by_table(told: list[TurnTold]) -> dict[str, list[TurnTold]]:
    found = defaultdict[str, list[TurnTold]](list)
    for notice in sorted(told):
        found[notice.table].append(notice)
    return found


def told_of_the_end(year: Year, table: str, told: list[TurnTold]) -> list[str]:
    """Where somebody was told of the end of a game that went on, or twice."""
    last = max((move.at for move in year.moves if move.table == table), default=0.0)
    found = [
        f"{table}: seat {each.seat} was told at {each.at:.0f} of the end, before {last:.0f}"
        for each in told
        if each.at < last
    ]
    many = Counter(each.seat for each in told)
    return found + [
        f"{table}: seat {seat} was told of the end {times} times" for seat, times in many.items() if times > 1
    ]


def faults_at(
    year: Year, table: str, told: list[TurnTold], handed: list[Json], urgent: Sequence[TurnTold] = ()
) -> list[str]:
    """Those of one table, of which so much was told, and more urgent things; `handed` is when which seat was given to a bot or
    taken back."""
    return untimely(year, table, told, handed, "of") + _not_told(year, table, [*told, *urgent], _changes(handed))


def _changes(handed: list[Json]) -> dict[int, list[int]]:
    """When each seat was handed to a bot, or taken back, which begins another turn."""
    return {seat: sorted(each["ply"] for each in handed if each["seat"] == seat) for seat in range(6)}


def untimely(year: Year, table: str, told: list[TurnTold], handed: list[Json], what: str) -> list[str]:
    """What was told of turns that were over, and what was told twice of one turn."""
    moves = [move for move in year.moves if move.table == table]
    changes = _changes(handed)
    found, last = [], dict[int, float]()
    for notice in told:
        # Who comes by at the very moment (that of a start after an outage) comes after all that the site had to do then.
        after = next((move for move in moves if move.at >= notice.at), None)
        earlier = [move for move in moves if move.at < notice.at]
        before = max((move.ply for move in earlier), default=0)
        until = after.ply if after else 1 << 30
        away = any(before <= ply <= until for ply in changes[notice.seat])
        if after is not None and after.seat != notice.seat and not away:
            between = " and ".join(map(_said, [*earlier[-1:], after]))
            found.append(
                f"{table}: seat {notice.seat} was told at {notice.at:.0f} {what} a turn that was over, between {between}"
            )
        if (first := last.get(notice.seat)) is not None:
            acted = any(first <= move.at <= notice.at and move.seat == notice.seat for move in moves)
            if not acted and not changes[notice.seat]:
                found.append(f"{table}: seat {notice.seat} was told twice, at {first:.0f} and {notice.at:.0f}")
        last[notice.seat] = notice.at
    return found


def _said(move: Move) -> str:
    return f"action {move.ply} of seat {move.seat} at {move.at:.0f}"


def _not_told(year: Year, table: str, told: list[TurnTold], changes: dict[int, list[int]]) -> list[str]:
    """Turns that took so long that a letter had to come, and of which none came."""
    moves, found = [move for move in year.moves if move.table == table], []
    for before, move in itertools.pairwise(moves):
        person = year.tables[table][move.seat]
        if (
            before.seat == move.seat
            or move.ply != before.ply + 1
            or changes[move.seat]
            or person.manner.told_by is None
            or person.moved
        ):
            continue
        if move.at - before.at < LATE or year.world.away(before.at, move.at) or person.back is not None:
            continue
        if not any(notice.seat == move.seat and before.at <= notice.at <= move.at for notice in told):
            found.append(f"{table}: seat {move.seat} was not told between {before.at:.0f} and {move.at:.0f}")
    return found
