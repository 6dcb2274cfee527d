"""Tables that wait for a guest's action, and lobby entries of running games."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bench import usual
from tertulia.kernel.registry import find_game
from tertulia.server.assembly import Assembly
from tertulia.server.domain.ports import ListedTable, Turn
from tertulia.server.domain.seats import GuestId, Seat
from tests.server.storage.data_folder import ANA, BEA, TWO_SEATS, DataFolder

BOT = Seat("bot", None, "Mirlo", "random")
AGE_TABLE_SQL = "UPDATE game_table SET updated = '2020-01-01 00:00:00.000000' WHERE id = ?"
THREE_YEARS_SECONDS = 3 * 365 * 24 * 3600
"""Less than the seconds that have passed since 2020."""


def list_turns(data_folder: DataFolder, guest: GuestId) -> list[Turn]:
    async def work(assembly: Assembly) -> list[Turn]:
        return await assembly.stores.lists.turns(guest)

    return data_folder.run_with_assembly(work)


def list_tables(data_folder: DataFolder) -> dict[str, ListedTable]:
    async def work(assembly: Assembly) -> list[ListedTable]:
        return (await assembly.stores.lists.list_tables(ANA)).tables

    return {table.id: table for table in data_folder.run_with_assembly(work)}


def list_ids(found: list[Turn]) -> list[str]:
    return [turn.id for turn in found]


def test_only_player_to_act_has_turn(tmp_path: Path) -> None:
    data_folder = DataFolder(tmp_path)
    acting = data_folder.play("one", 3, game=usual.QUICK).state.actors()
    data_folder.open("waits")
    for seat, guest in enumerate((ANA, BEA)):
        assert list_ids(list_turns(data_folder, guest)) == (["one"] if seat in acting else [])
    assert list_turns(data_folder, GuestId("cleo")) == []
    data_folder.damage("UPDATE seat SET bot = 'random'")  # a bot plays for both guests
    assert [list_turns(data_folder, guest) for guest in (ANA, BEA)] == [[], []]


def test_turns_with_waiting_players_come_first(tmp_path: Path) -> None:
    data_folder = DataFolder(tmp_path)
    alone, both = (Seat("guest", ANA), BOT), TWO_SEATS
    for name, seats in (("with a bot", alone), ("new", both), ("old", both)):
        data_folder.play(name, 0, seats=seats)
    data_folder.damage("UPDATE game_table SET actors = '[0]'")
    for name in ("with a bot", "old"):
        data_folder.damage(AGE_TABLE_SQL, name)
    found = list_turns(data_folder, ANA)
    assert list_ids(found) == ["old", "new", "with a bot"]
    assert [turn.age is not None and turn.age > THREE_YEARS_SECONDS for turn in found] == [True, False, True]


@pytest.mark.file
@pytest.mark.parametrize("damage", ["actors = '{}'", "actors = x'ff'", "actors = '[0'"])
def test_damaged_table_is_left_out_of_turns(
    tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tertulia.server.logs._logged_warnings", set())
    data_folder = DataFolder(tmp_path)
    for name in ("one", "two"):
        data_folder.play(name, 0)
    data_folder.damage("UPDATE game_table SET actors = '[0, 1]', updated = 'never'")
    data_folder.damage(f"UPDATE game_table SET {damage} WHERE id = 'two'")
    with caplog.at_level(logging.WARNING):
        assert list_turns(data_folder, BEA) == [Turn("one", usual.RICH, None)]
    assert ["two" in record.getMessage() for record in caplog.records] == [True]


@pytest.mark.file
def test_lobby_shows_round_of_running_game(tmp_path: Path) -> None:
    data_folder = DataFolder(tmp_path)
    played = data_folder.play("one", 40, game=usual.QUICK)
    data_folder.open("waits")
    found = list_tables(data_folder)
    assert played.state.match is not None
    assert found["one"].round == find_game(usual.QUICK).round_number(played.state.match.state) == played.state.round
    assert (found["waits"].round, found["one"].age) == (None, 0) or found["one"].age in range(60)
    data_folder.damage("UPDATE game_table SET round = NULL, updated = x'ff'")
    assert (list_tables(data_folder)["one"].round, list_tables(data_folder)["one"].age) == (None, None)


def test_finished_games_come_last(tmp_path: Path) -> None:
    data_folder = DataFolder(tmp_path)
    for name in ("one", "two", "three"):
        data_folder.play(name, 0)
    data_folder.damage("UPDATE game_table SET phase = 'over' WHERE id = 'three'")
    assert list(list_tables(data_folder)) == ["two", "one", "three"]
