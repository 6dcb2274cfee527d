"""A simulated guest who plays all seats of a table, and checks answers against the database."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from bench.browser import Browser
from tertulia.server.storage.database import DATABASE
from tertulia.server.storage.log_rows import unpack

SEATS = 4
UNDO_PROBABILITY = 0.2
"""Probability of an undo, if one is possible."""
LOG_QUERY = "SELECT notation FROM log WHERE table_id = ? ORDER BY ply"
PACKED_QUERY = "SELECT format, line_count, actions, viewer_lines FROM packed_log WHERE table_id = ?"
GAPS_QUERY = (
    "SELECT count(*) FROM (SELECT 1 FROM log GROUP BY table_id HAVING count(*) <> max(ply) + 1 OR min(ply) <> 0)"
)


class Legal(msgspec.Struct):
    """A legal action."""

    notation: str


class TableFields(msgspec.Struct):
    """The fields of a table that the player needs."""

    position: int
    version: int
    phase: str
    legal: list[Legal]
    undo: int
    seat: int | None = msgspec.field(name="as")


class LogDifferences(NamedTuple):
    """Differences between the stored log and the answered moves."""

    lost: int
    """Answered moves that are missing, or replaced by others."""
    doubled: int
    """Stored moves that were neither answered nor in flight."""


TABLE_DECODER = msgspec.json.Decoder(TableFields)


class Player:
    """A player at one table at a time; its number is the random seed."""

    def __init__(self, game: str, number: int) -> None:
        self.game, self.chance = game, random.Random(number)
        self._own_address = f"127.0.{1 + number // 250}.{1 + number % 250}"
        self.browser = Browser("127.0.0.1", 0, self._own_address)
        self.table = ""
        self.played: list[str] = []
        """Actions that were answered and not undone."""
        self.doubt: list[str] | None = None
        """The actions if the request in flight is carried out; None if no request is in flight."""
        self.answered = 0
        """Number of answered changes."""
        self.over: list[tuple[str, list[str]]] = []
        """Finished tables with the actions played there."""

    async def connect(self, port: int) -> None:
        """Connect to the server at this port; opens a table on the first call."""
        await self.browser.disconnect()
        cookie, csrf = self.browser.cookie, self.browser.csrf
        self.browser = Browser("127.0.0.1", port, self._own_address)
        self.browser.cookie, self.browser.csrf = cookie, csrf
        if not cookie:
            await self.browser.arrive()
            await self.open_table()

    async def open_table(self) -> None:
        """Open another table."""
        seats = [{"kind": "me"}] + [{"kind": "device", "name": f"Ana {seat}"} for seat in range(1, SEATS)]
        created = await self.browser.post(
            "/api/tables", {"game": self.game, "options": {}, "seats": seats, "public": False}
        )
        if self.table:
            self.over.append((self.table, self.played))
        self.table, self.played, self.doubt = created["id"], [], None

    async def fetch_table(self) -> TableFields:
        """Fetch the table."""
        answer = await self.browser.ask("GET", f"/api/tables/{self.table}")
        return TABLE_DECODER.decode(answer.body)

    async def act(self) -> int:
        """Make a move, undo a step, start the game or open another one; returns the answer's status.

        Raises `OSError` or `RuntimeError` if the server is down.
        """
        now = await self.fetch_table()
        if now.phase == "over":
            await self.open_table()
        if now.phase != "running":
            return await self._change("start", {}, [])
        body = {"position": now.position, "version": now.version, "seat": now.seat}
        if now.undo and self.chance.random() < UNDO_PROBABILITY:
            return await self._change("undo", body, self.played[:-1])
        action = self.chance.choice(now.legal).notation
        return await self._change("moves", {**body, "actions": [action]}, [*self.played, action])

    async def take_back(self) -> bool:
        """Try to undo a step. Returns whether that succeeded; True also if the table offers no undo."""
        now = await self.fetch_table()
        if not now.undo:
            return True
        body = {"position": now.position, "version": now.version, "seat": now.seat}
        return await self._change("undo", body, self.played[:-1]) == 200

    async def _change(self, what: str, body: Mapping[str, object], then: list[str]) -> int:
        self.doubt = then
        answer = await self.browser.ask("POST", f"/api/tables/{self.table}/{what}", body)
        if answer.status == 200:
            self.played, self.answered = then, self.answered + 1
        if answer.status != 409:  # a conflict may be the second answer to a request whose first answer was lost
            self.doubt = None
        return answer.status

    def compare(self, folder: Path) -> LogDifferences:
        """Compare the table with the database of a server in `folder`.

        The database also tells whether the request in flight was carried out.
        """
        stored = read_stored_actions(folder, self.table)
        possible = [self.played] if self.doubt is None else [self.played, self.doubt]
        self.doubt = None
        if stored in possible:
            self.played = stored
            return LogDifferences(0, 0)
        same = next(
            (ply for ply, pair in enumerate(zip(stored, self.played, strict=False)) if pair[0] != pair[1]), None
        )
        common = min(len(stored), len(self.played)) if same is None else same
        differences = LogDifferences(len(self.played) - common, len(stored) - common)
        self.played = stored
        return differences

    def compare_over(self, folder: Path) -> int:
        """Return the number of finished games whose stored actions differ from those played."""
        return sum(read_stored_actions(folder, table) != played for table, played in self.over)


def read_stored_actions(folder: Path, table: str) -> list[str]:
    """Return the actions of a table's log in the database."""
    connection = sqlite3.connect(folder / DATABASE, timeout=20)
    try:
        rows: Sequence[tuple[str | None]] = connection.execute(LOG_QUERY, (table,)).fetchall()
        if not rows and (packed := connection.execute(PACKED_QUERY, (table,)).fetchone()):
            return [line.notation or "" for line in unpack(*packed)[1:]]
        return [notation or "" for (notation,) in rows[1:]]
    finally:
        connection.close()


def count_gaps(folder: Path) -> int:
    """Return the number of logs in the database whose lines are not numbered from 0 without gaps."""
    connection = sqlite3.connect(folder / DATABASE, timeout=20)
    try:
        (found,) = connection.execute(GAPS_QUERY).fetchone()
        return int(found)
    finally:
        connection.close()
