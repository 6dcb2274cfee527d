"""Games played by earlier versions of the rules: replayed from their log, or refused with a clear message."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from tertulia.kernel.registry import find_game
from tertulia.play import GameRecord, load_record
from tertulia.play.replay import match_at_setup, replay_matches
from tertulia.server.domain.component_sets import ComponentSets
from tertulia.server.domain.errors import RulesChanged
from tertulia.server.domain.seats import GuestId
from tertulia.server.storage.log_rows import StoredLine
from tertulia.server.storage.restoring import restore_table
from tertulia.server.storage.stored import StoredSeat, StoredTable, StoredTableColumns
from tests.play.matches import OTHER_COMPONENTS, REFUSED_RECORDS, get_record_path
from tests.server.asgi import site
from tests.server.conftest import Guest, RunningServer, wait_for

ANA = GuestId("ana")


async def request_practice(folder: Path, name: str) -> tuple[int, str, str]:
    """Request practice from a record file. Returns the status, the error code and the message."""
    async with site(folder) as server:
        body = {"record": get_record_path(name).read_text(encoding="utf-8"), "seat": 0, "ply": 0, "bot": "random"}
        answer = await server.ask(ANA, "POST", "/api/practice", body)
        error = msgspec.json.decode(answer.body)
        return answer.status, error["error"], error["message"]


@pytest.mark.parametrize("name", REFUSED_RECORDS)
async def test_record_of_earlier_rules_is_refused_with_action(tmp_path: Path, name: str) -> None:
    action, version = REFUSED_RECORDS[name]
    status, error, message = await request_practice(tmp_path, name)
    assert (status, error) == (422, "record")
    assert message.startswith(f"action {action}: ")
    assert f"by version {version} of the rules" in message


async def test_record_of_other_components_is_refused(tmp_path: Path) -> None:
    status, error, message = await request_practice(tmp_path, OTHER_COMPONENTS)
    assert (status, error) == (422, "record")
    assert message.startswith("components: ")


def list_acting_seats(record: GameRecord, plies: int) -> Iterator[int]:
    """The seat of each of the first `plies` actions. A record names the seat only if several could act."""
    fitting = replay_matches(msgspec.structs.replace(record, actions=record.actions[: plies - 1], result=None))
    return (match.actors()[0] for match in fitting)


def parse_line(text: str, actor: int) -> StoredLine:
    seat, named, notation = text.partition(": ")
    return StoredLine(int(seat) if named else actor, None, notation or text, bool(named), b"")


def make_running_table(name: str, plies: int) -> StoredTable:
    """A table with a record's first `plies` actions, as the previous version of the rules has stored it."""
    record = load_record(get_record_path(name))
    game, options = find_game(record.game), msgspec.json.encode(record.options)
    who = [StoredSeat(seat, "guest", GuestId(f"guest-{seat}"), None, None) for seat in range(len(record.seats))]
    facts = StoredTableColumns(
        "t",
        game.name,
        game.version - 1,
        record.components,
        options,
        public=1,
        phase="running",
        host=GuestId("guest-0"),
        key=bytes.fromhex(record.key),
        version=plies,
        rematch_table=None,
        line_format=1,
        actors=b"[]",
        substitutions=b"[]",
        patience_seconds=600,
        hints=0,
        practice_ply=None,
        practice_table=None,
        substitute=None,
        digest=None,
        packed_set=None,
        agreement=None,
        course=None,
    )
    lines = [
        StoredLine(None, None, None, False, b""),
        *map(parse_line, record.actions[:plies], list_acting_seats(record, plies)),
    ]
    return StoredTable(facts, who, lines, False, None)


@pytest.mark.parametrize("name", REFUSED_RECORDS)
def test_table_of_earlier_rules_replays_up_to_first_conflict(name: str) -> None:
    action, version = REFUSED_RECORDS[name]
    stored = make_running_table(name, action)
    game = find_game(stored.facts.game)
    components = match_at_setup(load_record(get_record_path(name))).component_set or game.components()
    sets = ComponentSets({game.name: components})
    why = f"version {version} of the rules does not allow action {action} of its log"
    with pytest.raises(RulesChanged, match=f"^this table was played by a different version of the rules: {why}$"):
        restore_table(stored, sets)
    table = restore_table(make_running_table(name, action - 1), sets)
    assert (table.state.phase, table.state.position) == ("running", action - 1)


ONE_DEVICE = [{"kind": "me"}, {"kind": "device", "name": "Bea"}]


def find_database(folder: Path) -> Path:
    return next(path for path in folder.iterdir() if path.is_file() and path.read_bytes()[:6] == b"SQLite")


def change_database(folder: Path, *statements: str) -> None:
    with sqlite3.connect(find_database(folder)) as connection:
        for statement in statements:
            connection.execute(statement)


def play_and_stop(folder: Path, actions: int) -> tuple[Guest, str, dict[str, object]]:
    server = RunningServer(folder)
    host = Guest(server.address)
    table = host.start(ONE_DEVICE, game="la-granja")
    for _ in range(actions):
        assert host.act(table).status_code == 200
    before = host.table(table)
    assert server.stop() == 0
    return host, table, before


@pytest.mark.file
@pytest.mark.proof_for("another size")
@pytest.mark.parametrize(
    "statement",
    ["UPDATE game_table SET game_version = 0", "UPDATE snapshot SET state = x'789c030000000001'"],
    ids=["another version", "another size"],
)
def test_running_game_is_replayed_after_rules_change(tmp_path: Path, statement: str) -> None:
    host, table, before = play_and_stop(tmp_path, 25)
    change_database(tmp_path, statement)
    server = RunningServer(tmp_path)
    try:
        host.http.base_url = httpx.URL(server.address)
        now = host.table(table)
        for part in ("view", "position", "legal", "log", "undo"):
            assert now[part] == before[part]
        for _ in range(20):
            assert host.act(table).status_code == 200
    finally:
        assert server.stop() == 0
    third = RunningServer(tmp_path)
    try:
        host.http.base_url = httpx.URL(third.address)
        assert host.table(table)["position"] == int(str(before["position"])) + 20
    finally:
        assert third.stop() == 0


@pytest.mark.file
def test_game_with_illegal_action_is_refused_and_kept(tmp_path: Path) -> None:
    host, table, _ = play_and_stop(tmp_path, 6)
    change_database(
        tmp_path, "UPDATE game_table SET game_version = 0", "UPDATE log SET notation = 'take 6' WHERE ply = 2"
    )
    server = RunningServer(tmp_path)
    try:
        host.http.base_url = httpx.URL(server.address)
        answer = host.get(f"tables/{table}")
        assert (answer.status_code, answer.json()["error"]) == (409, "rules-changed")
        assert "action 2" in answer.json()["message"]
        assert "take" not in answer.text  # any visitor may ask, so the message names no played and no legal action
        assert "accepted" not in answer.json()
        assert Guest(server.address).get(f"tables/{table}").json() == answer.json()
        assert host.get("health").status_code == 200
    finally:
        assert server.stop() == 0
    with sqlite3.connect(find_database(tmp_path)) as connection:
        assert connection.execute("SELECT count(*) FROM log").fetchone() == (7,)


@pytest.mark.file
def test_bot_table_wakes_when_viewed(tmp_path: Path) -> None:
    """A table with a player's seat wakes by itself."""
    first = RunningServer(tmp_path)
    host = Guest(first.address)
    table = host.start([{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}], game="la-granja")
    assert first.stop() == 0
    second = RunningServer(tmp_path)
    try:
        host.http.base_url = httpx.URL(second.address)
        wait_for(lambda: host.table(table)["phase"] == "over", poll_seconds=0.2)
    finally:
        assert second.stop() == 0
