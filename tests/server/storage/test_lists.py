"""Lists of tables when one row is damaged: the other tables are listed, and the log names the damaged one once."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from tertulia.server.assembly import Assembly
from tertulia.server.domain.ports import ListedTable
from tertulia.server.domain.seats import GuestId, Seat, seats_of
from tests.server.storage.data_folder import ANA, BEA, DataFolder

CLEO = GuestId("cleo")

BOTS = (Seat("bot", None, "Mirlo", "random"), Seat("bot", None, "Zorzal", "random"))
AGAINST_BOT, BOT_SEAT = (BOTS[0], Seat("guest", ANA)), 0
HIDING_DAMAGE = {
    "options": "UPDATE game_table SET options = '{\"edition\":' WHERE id = 'two'",
    "options that are no object": "UPDATE game_table SET options = '[1, 2]' WHERE id = 'two'",
    "options nested without end": f"UPDATE game_table SET options = '{'[' * 100_000}' WHERE id = 'two'",
    "options that are no text": "UPDATE game_table SET options = x'c3289f' WHERE id = 'two'",
    "who is to act": "UPDATE game_table SET actors = '{}' WHERE id = 'two'",
    "an unknown game": "UPDATE game_table SET game = 'chess' WHERE id = 'two'",
    "a kind of seat": "UPDATE seat SET kind = 'throne' WHERE table_id = 'two' AND seat = 0",
    "a seat's guest": "UPDATE seat SET guest = x'ff' WHERE table_id = 'two' AND seat = 1",
    "all seats": "DELETE FROM seat WHERE table_id = 'two'",
    "the host": "UPDATE game_table SET host = x'00ff' WHERE id = 'two'",
}
UNLISTED_DAMAGE = {
    "the date": "UPDATE game_table SET updated = '9999-99-99' WHERE id = 'two'",
    "the version": "UPDATE game_table SET version = 'x' WHERE id = 'two'",
    "a seat's name that is no text": "UPDATE seat SET name = CAST(x'c328' AS TEXT) WHERE table_id = 'two' AND seat = 1",
}


def create_three_tables(folder: Path) -> DataFolder:
    data_folder = DataFolder(folder)
    for name in ("one", "two", "three"):
        data_folder.play(name, 3)
    return data_folder


def list_lobby(data_folder: DataFolder, guest: GuestId | None, times: int = 1) -> list[ListedTable]:
    async def work(assembly: Assembly) -> list[ListedTable]:
        for _ in range(times):
            listing = await assembly.stores.lists.list_tables(guest)
        assert {seat.guest for table in listing.tables for seat in table.seats if seat.guest} <= set(listing.names)
        return listing.tables

    return data_folder.run_with_assembly(work)


@pytest.mark.file
@pytest.mark.parametrize("guest", [BEA, None])
@pytest.mark.parametrize("damage", HIDING_DAMAGE.values(), ids=HIDING_DAMAGE.keys())
def test_damaged_table_is_left_out(
    tmp_path: Path,
    damage: str,
    guest: GuestId | None,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tertulia.server.logs._logged_warnings", set())
    data_folder = create_three_tables(tmp_path)
    data_folder.damage(damage)
    with caplog.at_level(logging.WARNING):
        assert {table.id for table in list_lobby(data_folder, guest, times=3)} == {"one", "three"}
    messages = [record.getMessage() for record in caplog.records]
    assert len(messages) == (0 if damage.startswith("DELETE") else 1)
    assert all("two" in sentence for sentence in messages)


@pytest.mark.file
@pytest.mark.parametrize("damage", UNLISTED_DAMAGE.values(), ids=UNLISTED_DAMAGE.keys())
def test_damage_in_unlisted_columns_is_ignored(tmp_path: Path, damage: str) -> None:
    data_folder = create_three_tables(tmp_path)
    data_folder.damage(damage)
    assert {table.id for table in list_lobby(data_folder, ANA)} == {"one", "two", "three"}


def test_table_with_unknown_phase_is_not_listed(tmp_path: Path) -> None:
    data_folder = create_three_tables(tmp_path)
    data_folder.damage("UPDATE game_table SET phase = 'asleep' WHERE id = 'two'")
    for guest in (ANA, None):
        assert {table.id for table in list_lobby(data_folder, guest)} == {"one", "three"}


def test_own_tables_come_first_in_order_of_change(tmp_path: Path) -> None:
    data_folder = create_three_tables(tmp_path)
    data_folder.play("of others", 2, seats=(Seat("guest", CLEO), Seat("device", CLEO, "Dora")))
    data_folder.damage("UPDATE game_table SET host = 'cleo' WHERE id = 'of others'")
    data_folder.damage("UPDATE game_table SET public = FALSE WHERE id = 'one'")
    mine, theirs = list_lobby(data_folder, BEA), list_lobby(data_folder, CLEO)
    assert [table.id for table in mine] == ["three", "two", "one", "of others"]
    assert [table.id for table in theirs] == ["of others", "three", "two"]
    assert (theirs[0].host, seats_of(theirs[0].seats, CLEO), seats_of(theirs[1].seats, CLEO)) == (CLEO, [0, 1], [])
    assert [seat.kind for seat in theirs[0].seats] == ["guest", "device"]
    data_folder.damage("UPDATE game_table SET updated = '2020-01-01 00:00:00.000000'")
    assert [table.id for table in list_lobby(data_folder, None)] == []
    assert len(list_lobby(data_folder, BEA)) == 3


@pytest.mark.file
@pytest.mark.parametrize(
    "damage",
    ["UPDATE game_table SET actors = '[0' WHERE id = 'two'", "UPDATE game_table SET updated = 'x', options = '{'"],
    ids=["who is to act", "dates and options"],
)
def test_damaged_tables_with_bots_to_act_are_found(tmp_path: Path, damage: str) -> None:
    """Tables where only bots play are left out: they sleep until a guest or a spectator looks at them."""
    data_folder = DataFolder(tmp_path)
    for name in ("one", "two", "three"):
        acting = data_folder.play(name, 4, seats=AGAINST_BOT).state.actors()
        assert acting == [BOT_SEAT]
    data_folder.play("of people", 4)
    data_folder.play("of bots", 4, seats=BOTS)
    data_folder.damage(damage)

    async def work(assembly: Assembly) -> list[str]:
        return await assembly.service.store.with_bots_to_act()

    assert sorted(data_folder.run_with_assembly(work)) == ["one", "three", "two"]


@pytest.mark.file
def test_damaged_guest_name_is_replaced(tmp_path: Path) -> None:
    data_folder = DataFolder(tmp_path)
    names = {GuestId("a"): "Ana", GuestId("b"): "Bea", GuestId("c"): "Cleo"}

    async def choose(assembly: Assembly) -> None:
        for guest, name in names.items():
            await assembly.guests.change(guest, name, "es")

    async def called(assembly: Assembly) -> dict[GuestId, str]:
        met = await assembly.guests.load_profiles(names)
        assert len(met) == len(names)
        return {guest: assembly.guests.name(guest) for guest in names}

    data_folder.run_with_assembly(choose)
    assert data_folder.run_with_assembly(called) == names
    data_folder.damage("UPDATE guest SET name = x'00', updated = 'never', language = 5 WHERE id = 'b'")
    data_folder.damage("UPDATE guest SET name = CAST(x'c328' AS TEXT) WHERE id = 'c'")
    found = data_folder.run_with_assembly(called)
    assert (found[GuestId("a")], found[GuestId("c")]) == ("Ana", "�(")
    assert len(found[GuestId("b")]) > 2
