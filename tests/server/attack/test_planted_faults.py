"""The checker of histories, tried on planted faults: it finds each fault, and reports nothing if there is none.

The faults are a commit without its condition on the version, and answers before the data is on the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import time
from pathlib import Path
from typing import Any
from unittest.mock import patch

import psycopg
import pytest
from sqlalchemy import Table, select
from sqlalchemy.dialects.postgresql import insert  # SQLite has this syntax, too

from tertulia.laws.seed import python_random
from tertulia.server import backends
from tertulia.server.errors import Refused
from tertulia.server.storage import changes, journal
from tertulia.server.storage.changes import LINES, Change
from tertulia.server.storage.database import Database
from tertulia.server.storage.journal import Journal, PendingCommit
from tests.server import postgres
from tests.server.attack.histories import MoveRequest, Player, find_faults
from tests.server.conftest import Guest, RunningServer, run_command_line, wait_for, wait_for_address
from tests.server.forked import Forked
from tests.server.storage.writing_processes import Process, database, draw_act, open_processes, start_game

__all__ = ["database"]
MOVE_PAIRS = 40
"""Pairs of simultaneous moves at one table; a single pair may happen to go well."""
KILLS = 5
"""Times that a server that answers too early is killed; it may have nothing to lose."""
SEATS = [{"kind": "me"}, {"kind": "device"}]


@pytest.mark.parametrize(
    ("history", "log"),
    [
        ([MoveRequest(0, "a", True)], []),
        ([MoveRequest(0, "a", True)], ["b"]),
        ([MoveRequest(0, "a", True)], ["a", "a"]),
        ([MoveRequest(0, "a", True), MoveRequest(0, "a", True)], ["a"]),
    ],
    ids=["lost", "another", "doubled", "answered twice"],
)
def test_checker_finds_contradictory_history(history: list[MoveRequest], log: list[str]) -> None:
    assert find_faults(history, log)
    assert not find_faults([MoveRequest(0, "a", True), MoveRequest(1, "b", False)], ["a"])
    assert not find_faults(
        [MoveRequest(0, "a", True), MoveRequest(1, "b", False), MoveRequest(1, "b", False)], ["a", "b"]
    )


async def play_in_two_processes(database: Database) -> list[str]:
    """The checker's report on a table at which two processes act simultaneously."""
    dice, history = python_random("planted faults"), list[MoveRequest]()

    async def act(process: Process, table_id: str) -> None:
        command = draw_act(await process.service.table(table_id), dice)
        (action,) = command.actions
        history.append(MoveRequest(command.position, action, False))
        place = len(history) - 1
        with contextlib.suppress(Refused):
            await process.run(table_id, command)
            history[place] = MoveRequest(command.position, action, True)

    async with open_processes(database) as (one, two):
        table_id = await start_game(one)
        for _ in range(MOVE_PAIRS):
            await asyncio.gather(act(one, table_id), act(two, table_id))
        lines = select(LINES.c.notation).where(LINES.c.table_id == table_id, LINES.c.ply > 0).order_by(LINES.c.ply)
        async with one.journal.sessions() as session:
            log = list(await session.scalars(lines))
    assert sum(move.succeeded for move in history) > MOVE_PAIRS / 2
    return find_faults(history, log)


def ignore_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted fault: commits ignore the version of the table."""
    update = changes._update
    monkeypatch.setattr(changes, "_update", lambda columns, conditional: update(columns, False))


def overwrite_log_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted fault: a log line overwrites the line that was stored at its ply."""

    def anew(table: Table) -> Any:
        statement = insert(table)
        others = {each.name: statement.excluded[each.name] for each in table.columns if not each.primary_key}
        return statement.on_conflict_do_update(index_elements=["table_id", "ply"], set_=others)

    monkeypatch.setattr(changes, "INSERT_LINE", anew(LINES))


async def test_checker_finds_commits_without_conditions(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    ignore_version(monkeypatch)
    overwrite_log_lines(monkeypatch)
    assert await play_in_two_processes(database)


@pytest.mark.parametrize("plant_fault", [None, overwrite_log_lines, ignore_version])
async def test_version_condition_or_log_key_suffices(
    database: Database, monkeypatch: pytest.MonkeyPatch, plant_fault: Any
) -> None:
    """A commit has two guards: the condition on the table's version, and the primary key of the log line."""
    if plant_fault is not None:
        plant_fault(monkeypatch)
    assert await play_in_two_processes(database) == []


class HastyJournal(Journal):
    """A journal whose `commit` returns before anything is on the disk."""

    async def commit(self, *changes: Change) -> None:
        self._handed_in.put(PendingCommit(changes, asyncio.get_running_loop().create_future()))


def run_hasty_server(arguments: list[str]) -> None:
    """The program with `HastyJournal` and writes that are 0.3 s late."""
    write = journal._write_group

    def late(*group: Any) -> Any:
        time.sleep(0.3)
        return write(*group)

    patch.object(journal, "_write_group", late).start()
    patch.object(backends, "Journal", HastyJournal).start()
    run_command_line(arguments)


def start_player(guest: Guest, table: str, address: str) -> Player:
    """A started player with at least five confirmed moves."""
    player = Player(guest, table, python_random("planted faults", address), lambda: address)
    player.start()
    wait_for(lambda: player.count_answered() >= 5)
    return player


@pytest.mark.proof
@pytest.mark.file
def test_checker_finds_answer_before_commit(tmp_path: Path) -> None:
    data, output = tmp_path / "data", tmp_path / "hasty.out"
    server = RunningServer(data)
    guest, found = Guest(server.address), list[str]()
    for _ in range(KILLS):
        table = guest.start(SEATS)
        assert server.stop() == 0
        command = ["serve", "--port", "0", "--bot-pause", "0", "--data", str(data)]
        output.unlink(missing_ok=True)
        process = Forked(run_hasty_server, command, output=output, log=output)
        player = start_player(guest, table, wait_for_address(output, output, process))
        process.send_signal(signal.SIGKILL)
        process.wait(20)
        player.stop_playing()
        server = RunningServer(data)
        guest.http.base_url = server.address
        if found := player.find_faults(server.address):
            break
    assert server.stop() == 0
    assert any("is None in the log" in each for each in found), found


@pytest.mark.proof
def test_checker_finds_lost_flush(tmp_path: Path) -> None:
    """The database confirms commits before it has written them, and crashes."""
    lazy = {"listen_addresses": "", "synchronous_commit": "off", "wal_writer_delay": "10s"}
    cluster = postgres.Server(postgres.find_programs(), lazy)
    with cluster.open_database(prepared=True) as address:
        server = RunningServer(tmp_path / "data", address)
        guest = Guest(server.address)
        table = guest.start(SEATS)
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute("CHECKPOINT")  # earlier commits are now on the disk
        player = start_player(guest, table, server.address)
        cluster.crash()
        player.stop_playing()
        server.stop(signal.SIGKILL)
        cluster.start()
        server = RunningServer(tmp_path / "data", address)
        found = player.find_faults(server.address)
        assert server.stop() == 0
    cluster.stop()
    assert any("is None in the log" in each for each in found), found
