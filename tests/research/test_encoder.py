"""Encoded observations: named floats from -1 to 1."""

from __future__ import annotations

import numpy as np
import pytest

import tertulia
from tertulia.kernel.observation import ObservationBlock, ObservationTable, bits_block, code_block
from tertulia.research import Encoder

TABLE = ObservationTable(
    [ObservationBlock("points", unit="points", low=-999, high=10), code_block("step", ["a", "b", "c"])],
    [ObservationBlock("stock", ["olive", "pig"], unit="goods", high=[4, 64]), bits_block("used", ["x", "y"], ["left"])],
    seats=2,
)


def test_every_float_has_a_name() -> None:
    encoder = Encoder(TABLE)
    assert encoder.names[:5] == (
        "points",
        "seat+0 stock olive",
        "seat+0 stock pig",
        "seat+1 stock olive",
        "seat+1 stock pig",
    )
    assert encoder.names[5:] == (
        "step = a", "step = b", "step = c",
        "seat+0 used left x", "seat+0 used left y", "seat+1 used left x", "seat+1 used left y",
    )  # fmt: skip
    assert encoder.hash == TABLE.hash


def test_amounts_are_scaled_codes_and_bits_unpacked() -> None:
    seen = np.array([[-999, 2, 1, 16, 2, 4, 32, 3], [0, 0, 0, 0, 0, 0, 0, 0]], np.int16)
    floats = Encoder(TABLE)(seen)
    assert (floats.dtype, floats.shape) == (np.float32, (2, 12))
    assert floats[0].tolist() == [-1, 0.25, 0.25, 1, 0.5, 0, 0, 1, 0, 1, 1, 1]
    assert floats[1].tolist() == [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    small = Encoder(TABLE)(np.array([-1, 0, 0, 0, 0, 0, 0, 0], np.int16))
    assert small[0] == pytest.approx(-np.log(2) / np.log(1000))


@pytest.mark.parametrize("name", tertulia.game_names())
def test_positions_of_games_are_encoded(name: str) -> None:
    game, rng = tertulia.new(name, seats=2, seed=2), np.random.default_rng(2)
    table = tertulia.find_game(name).observation_table
    encoder = Encoder(table)
    assert len(set(encoder.names)) == encoder.size
    for _ in range(60):
        game.apply(rng.choice(game.legal_actions))
    seen = np.stack([game.observe(seat) for seat in (0, 1)])
    floats = encoder(seen)
    assert np.abs(floats).max() <= 1
    codes = sum(block.size for _, block in table.blocks if block.unit == "code")
    ones = floats[:, [i for i, each in enumerate(encoder.names) if " = " in each]]
    assert ones.sum(axis=1).tolist() == [codes, codes]
