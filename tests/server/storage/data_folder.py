"""A data folder with games and without a server.

Games are written as the server writes them, then damaged, then read. They are in the database of this run.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from bench import usual
from tertulia.kernel.components import Components
from tertulia.kernel.registry import find_game, installed_games
from tertulia.play import Match
from tertulia.play.encoded_ply import encode_ply
from tertulia.play.log import Log
from tertulia.server import logs
from tertulia.server.assembly import Assembly
from tertulia.server.domain.component_sets import ComponentSets
from tertulia.server.domain.seats import GuestId, Seat, Seats, seat_names
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table
from tertulia.server.identity.keys import load_secret
from tertulia.server.settings import Settings
from tertulia.server.storage.changes import Change, write_changes
from tertulia.server.storage.database import DATABASE
from tertulia.server.storage.tables import creation, difference
from tests.server.databases import create_database, get_database

T = TypeVar("T")
COMPONENTS = {name: game.components() for name, game in installed_games().items()}
SETS = ComponentSets(COMPONENTS)
ANA, BEA = GuestId("ana"), GuestId("bea")
TWO_SEATS = (Seat("guest", ANA), Seat("guest", BEA))
Choose = Callable[[Match, int, random.Random], int]
"""Chooses an action for the seat to act."""


def choose_any_action(match: Match, seat: int, chance: random.Random) -> int:
    """Choose a random legal action."""
    return chance.choice(match.legal(seat))


class DataFolder:
    """A data folder, and what a test does to it."""

    _bot_pause: float | None = None
    """Seconds before and within turns of bots; None for the default."""

    def __init__(self, folder: Path, bot_pause: float | None = None) -> None:
        self.folder, self.file = folder, folder / DATABASE
        self._bot_pause = bot_pause
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.database = get_database(folder)
        create_database(folder)
        self.database.prepare()
        load_secret(folder)
        self.writer = self.database.writer()
        self.sets = SETS
        """The component sets with which new tables are played."""

    def play(
        self,
        table_id: str,
        actions: int,
        game: str = usual.RICH,
        seats: Seats = TWO_SEATS,
        seed: int = 1,
        choose: Choose = choose_any_action,
    ) -> Table:
        """Store a table with a game of up to `actions` random actions; each action is one change."""
        table = self.open(table_id, game, seats, seed)
        chance = random.Random(seed)
        with self.writer.begin() as connection:

            def change(state: TableState) -> None:
                state.version += 1
                write_changes(connection, [difference(table, state)])
                table.adopt(state)

            state = table.state.fork()
            state.match = Match.new(
                table.game,
                seats=seat_names(seats),
                options=table.options,
                key=table.key,
                components=table.require_set().components,
            )
            state.phase, state.log = "running", Log([encode_ply(state.match)])
            change(state)
            for _ in range(actions):
                if table.state.phase == "over":
                    break
                change(play_action(table, chance, choose))
        return table

    def open(self, table_id: str, game: str = usual.RICH, seats: Seats = TWO_SEATS, seed: int = 1) -> Table:
        """Store a table whose game has not begun."""
        rules, key = find_game(game), random.Random(seed).randbytes(32)
        state = TableState("open", ANA, seats, None, Log())
        printed = self.sets.usual(game)
        table = Table(table_id, rules, rules.check_options({}), True, key, printed.components.hash, state, printed)
        self.write(creation(table))
        return table

    def write(self, *changes: Change) -> None:
        with self.writer.begin() as connection:
            write_changes(connection, changes)

    def damage(self, statement: str, *values: Any) -> None:
        """Change the database without the server's code."""
        self.writer.dispose()
        if self.database.shared:
            with self.writer.begin() as there:
                there.exec_driver_sql(statement.replace("?", "%s"), values)
            return
        connection = sqlite3.connect(self.file)
        with connection:
            connection.execute(statement, values)
        connection.close()

    def ask(self, question: str) -> list[tuple[Any, ...]]:
        """Return the rows of a query."""
        if self.database.shared:
            with self.writer.connect() as there:
                return [tuple(row) for row in there.exec_driver_sql(question)]
        connection = sqlite3.connect(self.file)
        rows = connection.execute(question).fetchall()
        connection.close()
        return rows

    def read(self, table_id: str, usual: Mapping[str, Components] = COMPONENTS) -> Table:
        """Load a table as a server with the component sets `usual` does."""
        logs._logged_warnings.clear()

        async def work(assembly: Assembly) -> Table | None:
            return await assembly.service.store.load(table_id)

        found = self.run_with_assembly(work, usual)
        assert found is not None
        return found

    def run_with_assembly(
        self, work: Callable[[Assembly], Coroutine[Any, Any, T]], usual: Mapping[str, Components] = COMPONENTS
    ) -> T:
        """Run `work` with an assembly on this folder, without background tasks."""

        async def inside() -> T:
            settings = Settings(data=self.folder, database=self.database.address)
            if (pause := self._bot_pause) is not None:
                settings = msgspec.structs.replace(settings, bot_pause=pause, bot_step=pause)
            assembly = Assembly(settings, usual)
            async with assembly.backends.journal.run_writer():
                return await work(assembly)

        return asyncio.run(inside())


def play_action(table: Table, chance: random.Random, choose: Choose = choose_any_action) -> TableState:
    """Return the table's state after one more action."""
    state = table.state.fork()
    assert state.match is not None
    seat = state.match.actors()[0]
    state.match.act(seat, choose(state.match, seat, chance))
    state.log.append(encode_ply(state.match))
    state.phase = "over" if state.match.over else "running"
    return state


def collect_views(table: Table) -> dict[str, Any]:
    """Return everything that the server shows of a table to any viewer, and the legal actions."""
    match = table.state.match
    if match is None:
        return {"phase": table.state.phase}
    viewers: list[int | None] = [None, *range(len(match.seats))]
    return {
        "phase": table.state.phase,
        "views": [table.game.view(match.state, viewer) for viewer in viewers],
        "legal": [match.legal(seat) for seat in range(len(match.seats))],
        "log": [line.encoded for line in table.state.log],
        "record": match.record(),
        "key": table.key,
        "options": dict(table.options),
    }


TableContents = dict[str, dict[str, Any]]
FolderMaker = Callable[[Path], tuple[DataFolder, TableContents]]
"""Fills a folder with tables. Returns it, and `collect_views` of each table by name."""


def make_folder_maker(origin: Path, games: dict[str, tuple[str, int, int]]) -> FolderMaker:
    """Create games once (`games`: game, actions, seed by table name). Returns a function that copies their folder."""
    data_folder = DataFolder(origin)
    data_folder.folder.chmod(0o700)
    data_folder.file.chmod(0o600)
    views = {
        name: collect_views(data_folder.play(name, actions, game, seed=seed))
        for name, (game, actions, seed) in games.items()
    }
    data_folder.damage("PRAGMA wal_checkpoint(TRUNCATE)")

    def copy_folder(folder: Path) -> tuple[DataFolder, TableContents]:
        shutil.copytree(data_folder.folder, folder, dirs_exist_ok=True)
        return DataFolder(folder), views

    return copy_folder
