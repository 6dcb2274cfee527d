"""Games played by earlier versions of the rules: uploaded records, and tables that were running at the update."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tertulia.kernel.registry import find_game
from tertulia.play import GameRecord, load_record
from tertulia.play.replay import match_at_setup, replay_matches
from tertulia.server.domain.component_sets import ComponentSets
from tertulia.server.domain.errors import RulesChanged
from tertulia.server.domain.seats import GuestId
from tertulia.server.storage.log_rows import StoredLine
from tertulia.server.storage.restoring import restored
from tertulia.server.storage.stored import Facts, StoredSeat, StoredTable
from tests.play.matches import OTHER_COMPONENTS, REFUSED, path_of
from tests.server.asgi import site

ANA = GuestId("ana")


async def refused(folder: Path, name: str) -> tuple[int, str, str]:
    """Request practice from a record file. Returns the status, the error code and the message."""
    async with site(folder) as server:
        body = {"record": path_of(name).read_text(encoding="utf-8"), "seat": 0, "ply": 0, "bot": "random"}
        answer = await server.ask(ANA, "POST", "/api/practice", body)
        told = msgspec.json.decode(answer.body)
        return answer.status, told["error"], told["message"]


@pytest.mark.parametrize("name", REFUSED)
async def test_an_uploaded_record_of_an_earlier_version_is_refused_with_its_place(tmp_path: Path, name: str) -> None:
    action, version = REFUSED[name]
    status, error, message = await refused(tmp_path, name)
    assert (status, error) == (422, "record")
    assert message.startswith(f"action {action}: ")
    assert f"by version {version} of the rules" in message


async def test_an_uploaded_record_of_other_components_says_so(tmp_path: Path) -> None:
    status, error, message = await refused(tmp_path, OTHER_COMPONENTS)
    assert (status, error) == (422, "record")
    assert message.startswith("components: ")


def actors(record: GameRecord, plies: int) -> Iterator[int]:
    """The seat of each of the first `plies` actions. A record names the seat only if several could act."""
    fitting = replay_matches(msgspec.structs.replace(record, actions=record.actions[: plies - 1], result=None))
    return (match.actors()[0] for match in fitting)


def line_of(text: str, actor: int) -> StoredLine:
    seat, named, notation = text.partition(": ")
    return StoredLine(int(seat) if named else actor, None, notation or text, bool(named), b"")


def running(name: str, plies: int) -> StoredTable:
    """A table with a record's first `plies` actions, as the previous version of the rules has stored it."""
    record = load_record(path_of(name))
    game, options = find_game(record.game), msgspec.json.encode(record.options)
    who = [StoredSeat(seat, "guest", GuestId(f"guest-{seat}"), None, None) for seat in range(len(record.seats))]
    facts = Facts(
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
    lines = [StoredLine(None, None, None, False, b""), *map(line_of, record.actions[:plies], actors(record, plies))]
    return StoredTable(facts, who, lines, False, None)


@pytest.mark.parametrize("name", REFUSED)
def test_a_running_table_of_an_earlier_version_is_played_again_as_far_as_it_fits(name: str) -> None:
    action, version = REFUSED[name]
    stored = running(name, action)
    game = find_game(stored.facts.game)
    components = match_at_setup(load_record(path_of(name))).component_set or game.components()
    sets = ComponentSets({game.name: components})
    why = f"version {version} of the rules does not allow action {action} of its log"
    with pytest.raises(RulesChanged, match=f"^this table was played by a different version of the rules: {why}$"):
        restored(stored, sets)
    table = restored(running(name, action - 1), sets)
    assert (table.state.phase, table.state.position) == ("running", action - 1)
