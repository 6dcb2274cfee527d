"""What must hold of a year: every game ends, every turn is told of once and none that is over, clocks are right."""

from __future__ import annotations

import itertools
import re
from collections import defaultdict
from typing import Any, NamedTuple

from tests.server.months.asking import ask
from tests.server.months.year import Year

Json = dict[str, Any]
TURN = re.compile(r"It is your turn at [^\n]*\n\s*\S*/table/([\w-]+)")
LATE = 3 * 3600.0
"""Seconds after which whoever is to act must have been told, if the mail server does not refuse every second letter."""


class Letter(NamedTuple):
    """Somebody was told of their turn."""

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


def letters(year: Year) -> list[Letter]:
    """All letters that say whose turn it is."""
    found = []
    for each in year.post.received:
        for table in TURN.findall(each.text):
            seats = [seat for seat, person in enumerate(year.tables[table]) if person.mail == each.to]
            found += [Letter(each.at, table, seat) for seat in seats]
    return found


async def faults_of_letters(year: Year) -> list[str]:
    """Letters of a turn that was over, second letters of a turn, and turns of which nobody was told."""
    told, found = defaultdict[str, list[Letter]](list), list[str]()
    for letter in letters(year):
        told[letter.table].append(letter)
    for table, company in year.tables.items():
        now = await ask(year, company[0], "GET", f"/api/tables/{table}")
        found += _faults_at(year, table, told[table], now["handed"])
    return found


def _faults_at(year: Year, table: str, told: list[Letter], handed: list[Json]) -> list[str]:
    moves = [move for move in year.moves if move.table == table]
    # A seat that was handed to a bot, or taken back, begins another turn.
    changes = {seat: sorted(each["ply"] for each in handed if each["seat"] == seat) for seat in range(6)}
    found, last = [], dict[int, float]()
    for letter in told:
        after = next((move for move in moves if move.at > letter.at), None)
        before = max((move.ply for move in moves if move.at <= letter.at), default=0)
        until = after.ply if after else 1 << 30
        away = any(before <= ply <= until for ply in changes[letter.seat])
        if after is not None and after.seat != letter.seat and not away:
            found.append(f"{table}: seat {letter.seat} was told at {letter.at:.0f} of a turn that was over")
        if (earlier := last.get(letter.seat)) is not None:
            between = any(earlier <= move.at <= letter.at and move.seat == letter.seat for move in moves)
            if not between and not changes[letter.seat]:
                found.append(f"{table}: seat {letter.seat} was told twice, at {earlier:.0f} and {letter.at:.0f}")
        last[letter.seat] = letter.at
    return found + _not_told(year, table, told, changes)


def _not_told(year: Year, table: str, told: list[Letter], changes: dict[int, list[int]]) -> list[str]:
    """Turns that took so long that a letter had to come, and of which none came."""
    moves, found = [move for move in year.moves if move.table == table], []
    for before, move in itertools.pairwise(moves):
        person = year.tables[table][move.seat]
        if before.seat == move.seat or move.ply != before.ply + 1 or changes[move.seat] or not person.manner.mail:
            continue
        if move.at - before.at < LATE or year.world.away(before.at, move.at) or person.back is not None:
            continue
        if not any(letter.seat == move.seat and before.at <= letter.at <= move.at for letter in told):
            found.append(f"{table}: seat {move.seat} was not told between {before.at:.0f} and {move.at:.0f}")
    return found
