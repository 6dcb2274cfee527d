"""Practice games in memory: the position to continue from, its source, and the settings that are copied."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tertulia.bots import default_bot
from tertulia.play import Practice, encode_record
from tertulia.server.domain.commands import OpenPractice
from tertulia.server.domain.component_sets import ComponentSets
from tertulia.server.domain.errors import BadCommand, ComponentsChanged, NotOver, RecordRefused, TableDamaged
from tertulia.server.domain.practice import ENCODED_PLY_COST, build_practice_table, replay_cost, source_in, source_of
from tertulia.server.domain.table import Table
from tests.server.domain.tables import BEA, GAME, ODD, act, find_player_to_act, get_match, seat_guest, start_table

SETS = ComponentSets({GAME.name: GAME.components()})
PLIES = 4


@pytest.fixture
def over() -> Table:
    """A game of two with `PLIES` plies of taking money, whose phase is set to `over`."""
    table = start_table(seat_guest(BEA), seat_guest(ODD))
    for _ in range(PLIES):
        act(table, "take")
    table.state.phase = "over"
    return table


def test_running_game_is_no_source_except_copied_plies(over: Table) -> None:
    found = source_of(over)
    assert (found.game, found.last, found.table) == (GAME, PLIES, over)
    assert list(found.record.actions) == list(over.record().actions)
    over.state.phase = "running"
    with pytest.raises(NotOver):
        source_of(over)
    over.practice = Practice("earlier", 2)
    assert source_of(over).last == 2


def test_record_file_is_a_source(over: Table) -> None:
    record = over.record()
    found = source_in(encode_record(record).decode())
    assert (found.game, found.record, found.last, found.table) == (GAME, record, PLIES, None)
    assert replay_cost(found) == ENCODED_PLY_COST * PLIES
    for text, says in (("{", ""), (encode_record(record).decode().replace("granada", "chess"), "game: ")):
        with pytest.raises(RecordRefused, match=says or None):
            source_in(text)


@pytest.mark.parametrize("ply", range(PLIES + 1))
def test_practice_continues_from_any_position(over: Table, ply: int) -> None:
    paces = list[int]()
    table = build_practice_table(OpenPractice(ODD, 1, "random", ply), source_of(over), SETS, lambda: paces.append(1))
    match = get_match(table)
    assert (match.position, len(table.state.log), len(paces)) == (ply, ply + 1, PLIES + 1)
    assert list(table.state.log) == list(over.state.log)[: ply + 1]
    assert [entry.notation for entry in match.log] == [entry.notation for entry in get_match(over).log][:ply]
    assert GAME.to_bytes(match.state) == GAME.to_bytes(get_match(replay_plies(ply)).state)
    assert table.practice == Practice("one", ply)
    assert (table.state.phase, table.state.host, table.public, table.hints) == ("running", ODD, False, True)
    assert (table.key, dict(table.options), table.components) == (over.key, dict(over.options), over.components)
    assert table.id != over.id


def replay_plies(plies: int) -> Table:
    table = start_table(seat_guest(BEA), seat_guest(ODD))
    for _ in range(plies):
        act(table, "take")
    return table


def test_bots_take_all_other_seats(over: Table) -> None:
    table = build_practice_table(OpenPractice(ODD, 0, None, 0), source_of(over), SETS)
    mine, bot = table.state.seats
    assert mine == seat_guest(ODD)
    assert (bot.kind, bot.guest, bot.bot) == ("bot", None, default_bot(GAME))
    assert bot.name
    assert get_match(table).seats == ("human", default_bot(GAME))


def test_default_ply_is_last_decision_of_the_seat(over: Table) -> None:
    """The players alternate, so one seat's last decision is a ply before the other's."""
    state = over.state
    state.phase = "running"
    _, now = find_player_to_act(over)
    state.phase = "over"
    found = {
        seat: get_match(build_practice_table(OpenPractice(ODD, seat), source_of(over), SETS)).position
        for seat in (0, 1)
    }
    assert found == {now: PLIES, 1 - now: PLIES - 1}
    table = build_practice_table(OpenPractice(ODD, 1 - now), source_of(over), SETS)
    assert len(table.state.log) == PLIES


def test_invalid_ply_seat_or_bot_is_refused(over: Table) -> None:
    source = source_of(over)
    for ply in (-1, PLIES + 1, 99):
        with pytest.raises(BadCommand, match=f"ply: must be 0 to {PLIES}, with a seat to act after it, not {ply}"):
            build_practice_table(OpenPractice(ODD, 0, None, ply), source, SETS)
    with pytest.raises(BadCommand, match="seat: must be 0 to 1, not 2"):
        build_practice_table(OpenPractice(ODD, 2), source, SETS)
    with pytest.raises(BadCommand, match="bot: must be one of"):
        build_practice_table(OpenPractice(ODD, 0, "nobody"), source, SETS)


def test_running_practice_game_offers_copied_plies_only(over: Table) -> None:
    over.practice, over.state.phase = Practice("earlier", 2), "running"
    source = source_of(over)
    with pytest.raises(BadCommand, match="ply: must be 0 to 2"):
        build_practice_table(OpenPractice(ODD, 0, None, 3), source, SETS)
    assert build_practice_table(OpenPractice(ODD, 0, None, 2), source, SETS).practice == Practice("earlier", 2)


def test_practice_names_its_source_table(over: Table) -> None:
    """Up to the ply that was copied from another table, that table is the source; a record file has no table."""
    over.practice = Practice("earlier", 2)
    source = source_of(over)
    sources = [build_practice_table(OpenPractice(ODD, 0, None, ply), source, SETS).practice for ply in (1, 2, 3)]
    assert sources == [Practice("earlier", 1), Practice("earlier", 2), Practice("one", 3)]
    file = build_practice_table(OpenPractice(ODD, 0, None, 3), source_in(encode_record(over.record()).decode()), SETS)
    assert file.practice == Practice(None, 3)


def test_damaged_record_is_refused(over: Table) -> None:
    source = source_of(over)
    damaged = source._replace(record=replace(source.record, actions=["nonsense"]))
    with pytest.raises(TableDamaged):
        build_practice_table(OpenPractice(ODD, 0, None, 0), damaged, SETS)
    with pytest.raises(RecordRefused):
        build_practice_table(OpenPractice(ODD, 0, None, 0), damaged._replace(table=None), SETS)
    over.printed = None
    with pytest.raises(ComponentsChanged):
        build_practice_table(OpenPractice(ODD, 0, None, 0), source, SETS)
    one = source._replace(record=replace(source.record, seats=["human"]))
    with pytest.raises(RecordRefused, match=r"seats: granada is for 2, .*, not 1"):
        build_practice_table(OpenPractice(ODD, 0, None, 0), one, SETS)
