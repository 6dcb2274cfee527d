"""Damaged tables: rebuilt from the key and the log, or refused without revealing any action."""

from __future__ import annotations

import logging
import random
import zlib
from pathlib import Path

import pytest

from tertulia.server.domain.errors import ComponentsChanged
from tertulia.server.domain.table import Table
from tertulia.server.errors import Refused
from tertulia.server.http.errors import make_api_error
from tertulia.server.storage.tables import difference
from tests.server.storage.data_folder import DataFolder, collect_views, play_action

pytestmark = pytest.mark.file

REPAIRABLE = {
    "a snapshot that does not unpack": "UPDATE snapshot SET state = x'00' || state",
    "a snapshot cut short": "UPDATE snapshot SET state = substr(state, 1, 200)",
    "a snapshot with a flipped bit": "UPDATE snapshot SET state = substr(state, 1, 99) || x'ff' || substr(state, 101)",
    "no snapshot": "DELETE FROM snapshot",
    "a snapshot as text": "UPDATE snapshot SET state = 'nothing'",
    "a snapshot of another size": f"UPDATE snapshot SET state = x'{zlib.compress(bytes(77)).hex()}'",
    "a snapshot of no game": f"UPDATE snapshot SET state = x'{zlib.compress(bytes(4024)).hex()}'",
    "a line that is no JSON": "UPDATE log SET viewer_lines = x'5b7b' WHERE ply = 11",
    "a line that is no list": "UPDATE log SET viewer_lines = '{}' WHERE ply = 0",
    "a line for too few viewers": "UPDATE log SET viewer_lines = '[{},{}]' WHERE ply = 30",
    "a line of bytes that are no text": "UPDATE log SET viewer_lines = x'ff' || viewer_lines WHERE ply = 30",
    "an action's number, before the snapshot": "UPDATE log SET action = 'x' WHERE ply = 9",
    "an action's notation, before the snapshot": "UPDATE log SET notation = NULL WHERE ply = 9",
    "both an action's notation and the snapshot": "UPDATE log SET notation = 'tuke 3' WHERE ply = 9",
    "the phase": "UPDATE game_table SET phase = 'runnin'",
    "who is to act": "UPDATE game_table SET actors = '[1'",
    "the date": "UPDATE game_table SET updated = 'yesterday'",
    "the seats that were handed to bots": "UPDATE game_table SET substitutions = '[['",
    "a seat that cannot have been handed to a bot": "UPDATE game_table SET substitutions = '[[7,9,\"greedy\"],[-1,0,null]]'",
}


@pytest.mark.parametrize("damage", REPAIRABLE.values(), ids=REPAIRABLE.keys())
def test_damaged_rows_are_rebuilt(tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture) -> None:
    data_folder = DataFolder(tmp_path)
    before = collect_views(data_folder.play("one", 60))
    data_folder.damage(damage)
    if "tuke" in damage:
        data_folder.damage("DELETE FROM snapshot")
    with caplog.at_level(logging.WARNING):
        table = data_folder.read("one")
        assert collect_views(table) == before
    messages = [record.getMessage() for record in caplog.records]
    assert len(messages) == (0 if "game_table" in damage else 1)
    assert all("one" in sentence and "damaged" in sentence for sentence in messages)


def test_next_changes_repair_stored_lines(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    data_folder = DataFolder(tmp_path)
    data_folder.play("one", 60)
    data_folder.damage("UPDATE log SET viewer_lines = x'5b7b' WHERE ply = 11")
    table, chance = data_folder.read("one"), random.Random(3)
    for _ in range(40):
        state = play_action(table, chance)
        data_folder.write(difference(table, state))
        table.adopt(state)
    assert len(difference(table, play_action(table, chance)).log) == 1
    caplog.clear()
    assert collect_views(data_folder.read("one")) == collect_views(table)
    assert not caplog.records


def test_undo_works_after_rebuild(tmp_path: Path) -> None:
    data_folder = DataFolder(tmp_path)
    for actions in range(20, 90):
        table = data_folder.play(f"t{actions}", actions, seed=4)
        seat, possible = find_last_steps(table)
        if possible:
            break
    data_folder.damage("UPDATE snapshot SET state = x'00'")
    mended = data_folder.read(table.id)
    assert find_last_steps(mended) == (seat, possible)
    state = mended.state.fork()
    assert state.match is not None
    state.match.undo(seat)
    state.log.truncate(len(state.log) - 1)
    data_folder.write(difference(mended, state))
    mended.adopt(state)
    assert collect_views(data_folder.read(table.id)) == collect_views(mended)


def find_last_steps(table: Table) -> tuple[int, int]:
    """Return the seat that acted last, and how many of its last steps it may take back."""
    assert table.state.match is not None
    seat = table.state.match.log[-1].seat
    return seat, table.state.match.undoable_steps(seat)


REFUSED_DAMAGE = {
    "a line is missing": ("DELETE FROM log WHERE ply = 20", "table-damaged"),
    "the last lines are missing": ("DELETE FROM log WHERE ply > 20", "table-damaged"),
    "all lines are missing": ("DELETE FROM log", "table-damaged"),
    "an action that nobody knows": ("UPDATE log SET notation = 'tuke', action = 99999 WHERE ply = 20", "table-damaged"),
    "the key": ("UPDATE game_table SET key = x'00'", "table-damaged"),
    "the options": ("UPDATE game_table SET options = '{\"edition\"'", "table-damaged"),
    "an unknown option": ('UPDATE game_table SET options = \'{"speed": "high"}\'', "table-damaged"),
    "a kind of seat": ("UPDATE seat SET kind = 'throne' WHERE seat = 1", "table-damaged"),
    "a seat": ("DELETE FROM seat WHERE seat = 0", "table-damaged"),
    "the version": ("UPDATE game_table SET version = 'x'", "table-damaged"),
    "the patience": ("UPDATE game_table SET patience_seconds = 'x'", "table-damaged"),
    "the game": ("UPDATE game_table SET game = 'chess'", "rules-changed"),
    "other rules": ("UPDATE game_table SET game_version = 0", "rules-changed"),
    "other components": ("UPDATE game_table SET components = 'x', game_version = 0", "components-changed"),
}


@pytest.mark.parametrize(("damage", "code"), REFUSED_DAMAGE.values(), ids=REFUSED_DAMAGE.keys())
def test_refusal_reveals_no_action(tmp_path: Path, damage: str, code: str) -> None:
    data_folder = DataFolder(tmp_path)
    table = data_folder.play("one", 60)
    data_folder.play("two", 10)
    assert table.state.match is not None
    verbs = {entry.notation.split()[0] for entry in table.state.match.log}
    verbs |= {notation.split()[0] for seat in range(2) for notation in table.state.match.notations(seat)}
    data_folder.damage("UPDATE snapshot SET state = x'00' WHERE table_id = 'one'")
    data_folder.damage(damage + (" AND " if "WHERE" in damage else " WHERE ") + make_condition(damage))
    if code == "rules-changed":
        data_folder.damage("UPDATE log SET notation = 'take 6' WHERE ply = 20 AND table_id = 'one'")
    with pytest.raises(Refused) as refused:
        data_folder.read("one")
    assert (make_api_error(refused.value).status, refused.value.code) == (409, code)
    assert refused.value.accepted is None
    assert not verbs & set(refused.value.message.replace(";", " ").replace(",", " ").split())
    if "20" in damage or (code == "rules-changed" and "chess" not in damage):
        assert "action 2" in refused.value.message
    assert collect_views(data_folder.read("two"))["phase"] == "running"


def make_condition(damage: str) -> str:
    return "id = 'one'" if "game_table" in damage else "table_id = 'one'"


def test_log_lines_of_other_format_are_encoded_again(tmp_path: Path) -> None:
    data_folder = DataFolder(tmp_path)
    before = collect_views(data_folder.play("one", 60))
    data_folder.damage("UPDATE game_table SET line_format = 0")
    data_folder.damage(
        'UPDATE log SET viewer_lines = \'[{"ply":9,"seat":0,"action":"donkey 2","events":[]}]\' WHERE ply = 9'
    )
    assert collect_views(data_folder.read("one")) == before
    data_folder.damage("UPDATE game_table SET components = 'of before'")
    with pytest.raises(ComponentsChanged):
        data_folder.read("one")
