"""A data folder with games in it and no server: written as the server writes them, then damaged, then read."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

from tertulia.kernel.registry import game as game_named
from tertulia.kernel.registry import games
from tertulia.play import Match
from tertulia.server import notices
from tertulia.server.domain.seats import Chair
from tertulia.server.domain.service import House
from tertulia.server.domain.state import Point, log_line
from tertulia.server.domain.table import Table
from tertulia.server.identity.signing import load_secret
from tertulia.server.settings import Settings
from tertulia.server.storage.changes import Write, carry_out
from tertulia.server.storage.database import DATABASE, open_database, open_writer, prepare_database
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.tables import creation, difference, read_table, seat_names

T = TypeVar("T")
COMPONENTS = {name: game.components() for name, game in games().items()}
TWO = (Chair("guest", "ana"), Chair("guest", "bea"))


class Shelf:
    """The folder, and what a test does to it."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.file = folder, folder / DATABASE
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        prepare_database(folder)
        load_secret(folder)
        self.writer = open_writer(folder)

    def play(
        self, table_id: str, actions: int, game: str = "la-granja", chairs: tuple[Chair, ...] = TWO, seed: int = 1
    ) -> Table:
        """A table with a game of so many actions (fewer, where it is over sooner), each a change of its own."""
        table = self.open(table_id, game, chairs, seed)
        chance = random.Random(seed)
        with self.writer.begin() as connection:

            def change(point: Point) -> None:
                point.version += 1
                carry_out(connection, [difference(table, point)])
                table.adopt(point)

            point = table.at.fork()
            point.match = Match.new(
                table.game, seats=seat_names(chairs), options=table.options, key=table.key, components=COMPONENTS[game]
            )
            point.phase, point.log = "running", [log_line(point.match)]
            change(point)
            for _ in range(actions):
                if table.at.phase == "over":
                    break
                change(played(table, chance))
        return table

    def open(self, table_id: str, game: str = "la-granja", chairs: tuple[Chair, ...] = TWO, seed: int = 1) -> Table:
        """A table where the game has not begun."""
        rules, key = game_named(game), random.Random(seed).randbytes(32)
        point = Point("open", "ana", chairs, None, [])
        table = Table(table_id, rules, rules.check_options({}), True, key, COMPONENTS[game].hash, point)
        self.write(creation(table))
        return table

    def write(self, *writes: Write) -> None:
        with self.writer.begin() as connection:
            carry_out(connection, writes)

    def damage(self, statement: str, *values: Any) -> None:
        """Change the database behind the server's back."""
        self.writer.dispose()
        connection = sqlite3.connect(self.file)
        with connection:
            connection.execute(statement, values)
        connection.close()

    def ask(self, question: str) -> list[tuple[Any, ...]]:
        """Rows of a query."""
        connection = sqlite3.connect(self.file)
        rows = connection.execute(question).fetchall()
        connection.close()
        return rows

    def read(self, table_id: str) -> Table:
        """The table as the server reads it."""
        notices._said.clear()

        async def work(house: House) -> Table | None:
            async with house.journal.sessions() as session:
                return await read_table(session, table_id, house.components)

        found = self.with_house(work)
        assert found is not None
        return found

    def with_house(self, work: Callable[[House], Coroutine[Any, Any, T]]) -> T:
        """Do something with the house that keeps its games here, without a server around it."""

        async def inside() -> T:
            engine = await open_database(self.folder)
            async with Journal(engine, open_writer(self.folder)).running() as journal:
                return await work(House(Settings(data=self.folder), journal, COMPONENTS))

        return asyncio.run(inside())


def played(table: Table, chance: random.Random) -> Point:
    """The table's point after one more action."""
    point = table.at.fork()
    assert point.match is not None
    seat = point.match.actors()[0]
    point.match.act(seat, chance.choice(point.match.legal(seat)))
    point.log.append(log_line(point.match))
    point.phase = "over" if point.match.over else "running"
    return point


def seen(table: Table) -> dict[str, Any]:
    """All that anybody is told of a table, and what may be taken back."""
    match = table.at.match
    if match is None:
        return {"phase": table.at.phase}
    viewers: list[int | None] = [None, *range(len(match.seats))]
    return {
        "phase": table.at.phase,
        "views": [table.game.view(match.state, viewer) for viewer in viewers],
        "legal": [match.legal(seat) for seat in range(len(match.seats))],
        "log": [line.tellings for line in table.at.log],
        "record": match.record(),
        "key": table.key,
        "options": dict(table.options),
    }
