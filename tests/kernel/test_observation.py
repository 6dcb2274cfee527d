"""Observation tables: layout, refused definitions, and copied record fields in both modes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tertulia.kernel import observing
from tertulia.kernel.game import Game, GameError
from tertulia.kernel.observation import (
    ObservationBlock,
    ObservationTable,
    agenda_blocks,
    bits_block,
    code_block,
    decision_blocks,
    flag_block,
)
from tertulia.kernel.observing import copy_fields
from tertulia.kernel.schema import (
    IntArray,
    IntGrid,
    Record,
    Records,
    field_run,
    int8,
    int16,
    int32,
    record,
    zero_state,
)
from tests.bots.toys.sealed_bids import GAME as SEALED_BIDS
from tests.kernel.called import compile_test_entry


class Inner(Record):
    one: int = int16()
    two: IntArray = int16(2)


class Outer(Record):
    small: IntArray = int8(3)
    grid: IntGrid = int8(2, 2)
    before: int = int16()
    inner: Records[Inner] = record(Inner, 2)
    grid_16: IntGrid = int16(2, 2)
    wide: int = int32()
    after: int = int16()


def make_filled_record() -> Any:
    """Return a record whose numbers are all different."""
    outer = zero_state(Outer.dtype)
    outer["small"], outer["grid"] = [[-1, 2, 3]], [[[4, 5], [6, -7]]]
    outer["before"], outer["grid_16"], outer["after"], outer["wide"] = 300, [[[1000, -1001], [1002, 1003]]], 9, 10
    outer["inner"]["one"], outer["inner"]["two"] = [[11, 12]], [[[13, 14], [15, 16]]]
    return outer


def copy_runs(states: Any, out: IntArray) -> None:
    """Copy all runs of the record, one after the other."""
    copy_fields(out, 0, states[0], "small", "grid")
    copy_fields(out, 7, states[0], "before", "grid_16")
    copy_fields(out, 18, states[0], "after", "after")


COPY_RUNS = compile_test_entry(copy_runs)
VALUES = [-1, 2, 3, 4, 5, 6, -7, 300, 11, 13, 14, 12, 15, 16, 1000, -1001, 1002, 1003, 9]


def test_fields_are_copied_in_order() -> None:
    out = np.full(20, 77, np.int16)
    COPY_RUNS(make_filled_record(), out)
    assert out.tolist() == [*VALUES, 77]


def test_plain_python_copies_the_same_fields() -> None:
    out, states = np.zeros(19, np.int16), make_filled_record().view(np.recarray)
    for at, first, last in [(0, "small", "grid"), (7, "before", "grid_16"), (18, "after", "after")]:
        observing._plain_copy(out, at, states[0], first, last)
    assert out.tolist() == VALUES


@pytest.mark.parametrize(
    ("first", "last", "wrong"),
    [
        ("small", "before", "small to before: before must be an integer field of the same type"),
        ("grid_16", "after", "grid_16 to after: wide must be an integer field"),
        ("after", "before", "no fields from after to before; it has small, grid, before, inner"),
        ("nothing", "before", "no fields from nothing to before"),
    ],
)
def test_run_of_nonadjacent_fields_is_refused(first: str, last: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        field_run(Outer.dtype, first, last)


def test_table_has_names_units_and_indices() -> None:
    table = ObservationTable(
        [ObservationBlock("round", unit="rounds", low=1, high=6), flag_block("over")],
        [
            bits_block("used", ["a", "b", "c"], ["left", "right"]),
            ObservationBlock("debt", unit="coins", low=-5, high=0),
        ],
        seats=3,
    )
    assert table.size == len(table.names) == 2 + 3 * 3
    assert (table.stride, table.first_index("debt"), table.indices("debt", 2)) == (3, 4, slice(10, 11))
    assert table.names[5:8] == ("seat+1 used left", "seat+1 used right", "seat+1 debt")
    assert table.units[:4] == ("rounds", "yes or no", "bits", "bits")
    assert table.low[:5].tolist() == [1, 0, 0, 0, -5]
    assert table.high[:5].tolist() == [6, 1, 7, 7, 0]
    with pytest.raises(KeyError, match="silver"):
        table.first_index("silver")
    with pytest.raises(KeyError, match="silver"):
        table.indices("silver")


def test_numbers_of_a_block_may_have_maxima_of_their_own() -> None:
    table = ObservationTable(
        [*decision_blocks(["none", "pay"], [9, 70]), ObservationBlock("debt", unit="coins", high=0)]
    )
    assert table.high.tolist() == [1, 9, 70, 0]
    assert table.common[1].high == 70
    with pytest.raises(ValueError, match="of it: expected 2 maxima, one for each number, not 3"):
        ObservationBlock("of it", ["a", "b"], unit="coins", high=[1, 2, 3])


def test_hash_depends_on_names_units_ranges_and_words() -> None:
    def hash_of(name: str = "a", unit: str = "coins", low: int = 0, high: int = 3, word: str = "x") -> str:
        return ObservationTable(
            [ObservationBlock(name, unit=unit, low=low, high=high), code_block("c", ["none", word])]
        ).hash

    hashes = [hash_of(), hash_of("b"), hash_of(unit="cards"), hash_of(low=-1), hash_of(high=4), hash_of(word="y")]
    assert len(set(hashes)) == len(hashes)
    assert hash_of() == hash_of()


def test_duplicate_block_names_are_refused() -> None:
    with pytest.raises(ValueError, match="two blocks of an observation are named 'over'"):
        ObservationTable([flag_block("over")], [flag_block("over")], 2)


def test_too_many_bits_are_refused() -> None:
    with pytest.raises(ValueError, match="at most 15 bits, not 16"):
        bits_block("many", [str(n) for n in range(16)])


def test_agenda_blocks_follow_the_state() -> None:
    blocks = agenda_blocks(["none", "pay"], 2, [5])
    assert [name for block in blocks for name in block.names] == [
        "decisions waiting", "waiting 1", "waiting 2", "of waiting 1 argument 1", "of waiting 2 argument 1"
    ]  # fmt: skip
    assert [block.highs for block in blocks] == [(2,), (1, 1), (5, 5)]
    assert code_block("step", ["a", "b"]).high == 1


def test_game_without_observations_is_refused() -> None:
    game: Game = SEALED_BIDS
    with pytest.raises(GameError, match="sealed-bids has no observations: define an observation_table"):
        game.observe(game.new({}, game.seats[0], bytes(32)), 0)
