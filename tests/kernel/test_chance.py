"""The ChaCha block function against published test vectors, and the fairness of draws."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tertulia.kernel.chance import (
    Chance,
    draw,
    fill_block,
    fill_block_by_words,
    key_words,
    next_word,
    seed_chance,
    shuffle,
)
from tertulia.kernel.schema import INTERPRET, zero_state
from tests.kernel.called import compile_test_entry


@compile_test_entry
def block_of(key: Any, counter: int, n0: int, n1: int, n2: int, rounds: int, block: Any) -> None:
    fill_block(key, counter, n0, n1, n2, rounds, block)


@compile_test_entry
def fill_words(chances: Any, key: Any, out: Any) -> None:
    seed_chance(chances[0], key)
    for i in range(len(out)):
        out[i] = next_word(chances[0])


@compile_test_entry
def fill_draws(chances: Any, key: Any, n: int, out: Any) -> None:
    seed_chance(chances[0], key)
    for i in range(len(out)):
        out[i] = draw(chances[0], n)


@compile_test_entry
def fill_shuffles(chances: Any, key: Any, out: Any) -> None:
    seed_chance(chances[0], key)
    for i in range(out.shape[0]):
        for j in range(out.shape[1]):
            out[i, j] = j
        shuffle(chances[0], out[i], out.shape[1])


def compute_block(key: str, counter: int, nonce: tuple[int, int, int], rounds: int) -> str:
    out = np.zeros(16, np.uint32)
    block_of(key_words(bytes.fromhex(key)), counter, *nonce, rounds, out)
    return out.astype("<u4").tobytes().hex()


@compile_test_entry
def block_by_words(key: Any, counter: int, n0: int, n1: int, n2: int, rounds: int, block: Any) -> None:
    fill_block_by_words(key, counter, n0, n1, n2, rounds, block)


def test_vectorized_blocks_equal_scalar_blocks() -> None:
    chance = np.random.default_rng(8439)
    at_once, one_by_one = np.zeros(16, np.uint32), np.zeros(16, np.uint32)
    for rounds in (2, 8, 20):
        for _ in range(50):
            key = chance.integers(0, 1 << 32, 8, dtype=np.uint32)
            counter, n0, n1, n2 = (int(n) for n in chance.integers(0, 1 << 32, 4))
            block_of(key, counter, n0, n1, n2, rounds, at_once)
            block_by_words(key, counter, n0, n1, n2, rounds, one_by_one)
            assert at_once.tolist() == one_by_one.tolist()


def test_block_of_rfc_8439_section_2_3_2() -> None:
    """RFC 8439, 2.3.2: the block function with 20 rounds."""
    key = bytes(range(32)).hex()
    assert compute_block(key, 1, (0x09000000, 0x4A000000, 0), 20) == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


@pytest.mark.parametrize(
    ("key", "counter", "nonce2", "expected"),
    [  # RFC 8439, A.1, test vectors 1 to 5
        ("00" * 32, 0, 0, "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"),
        ("00" * 32, 1, 0, "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"),
        ("00" * 31 + "01", 1, 0, "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"),
        ("00ff" + "00" * 30, 2, 0, "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"),
        ("00" * 32, 0, 0x02000000, "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"),
    ],
)
def test_blocks_of_rfc_8439_appendix(key: str, counter: int, nonce2: int, expected: str) -> None:
    assert compute_block(key, counter, (0, 0, nonce2), 20)[:64] == expected


@pytest.mark.parametrize(
    ("key", "iv", "first", "second"),
    [  # draft-strombergson-chacha-test-vectors: 256-bit keys, 8 rounds, test cases 1 and 8
        (
            "00" * 32,
            "00" * 8,
            "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
            "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42",
            "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
            "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa",
        ),
        (
            "c46ec1b18ce8a878725a37e780dfb7351f68ed2e194c79fbc6aebee1a667975d",
            "1ada31d5cf688221",
            "838751b42d8ddd8a3d77f48825a2ba752cf4047cb308a5978ef274973be374c9"
            "6ad848065871417b08f034e681fe46a93f7d5c61d1306614d4aaf257a7cff08b",
            "16f2fda170cc18a4b58a2667ed962774af792a6e7f3c77992540711a7a136d7e"
            "8a2f8d3f93816709d45a3fa5f8ce72fde15be7b841acba3a2abd557228d9fe4f",
        ),
    ],
)
def test_blocks_of_chacha8_test_vectors(key: str, iv: str, first: str, second: str) -> None:
    """The original layout has a 64-bit counter and a 64-bit nonce.

    So the first nonce word is the counter's upper half.
    """
    low, high = np.frombuffer(bytes.fromhex(iv), "<u4")
    assert compute_block(key, 0, (0, int(low), int(high)), 8) == first
    assert compute_block(key, 1, (0, int(low), int(high)), 8) == second


def test_words_use_blocks_without_gaps() -> None:
    """Games use 8 rounds and no nonce, and consume the blocks without gaps."""
    out = np.zeros(40, np.uint32)
    fill_words(zero_state(Chance.dtype), key_words(bytes(32)), out)
    expected = "".join(compute_block("00" * 32, counter, (0, 0, 0), 8) for counter in range(3))
    assert out.astype("<u4").tobytes().hex() == expected[: 40 * 8]


def measure_deviation(counts: NDArray[np.int64], expected: float) -> float:
    """Return how many standard deviations the chi-square statistic lies from its mean."""
    statistic = float(((counts - expected) ** 2 / expected).sum())
    freedom = len(counts) - 1
    return (statistic - freedom) / float(np.sqrt(2 * freedom))


DRAWS = 3_000 if INTERPRET else 200_000


@pytest.mark.parametrize("n", [2, 3, 7, 54, 108])
def test_draws_are_uniform(n: int) -> None:
    out = np.zeros(DRAWS, np.int64)
    fill_draws(zero_state(Chance.dtype), key_words(bytes([n]) * 32), n, out)
    assert out.min() == 0
    assert out.max() == n - 1
    assert abs(measure_deviation(np.bincount(out, minlength=n), DRAWS / n)) < 5


def test_draws_have_no_modulo_bias() -> None:
    """3 · 2^29 does not divide 2^32: without rejection, a third of the results would come less often."""
    n = 3 << 29
    out = np.zeros(DRAWS, np.int64)
    fill_draws(zero_state(Chance.dtype), key_words(bytes(range(32))), n, out)
    assert 0 <= out.min() <= out.max() < n
    assert abs(measure_deviation(np.bincount(out % 3, minlength=3), DRAWS / 3)) < 5


@pytest.mark.parametrize("n", [1, 2**31 - 1])
def test_draws_at_limits_are_in_range(n: int) -> None:
    out = np.full(500, -1, np.int64)
    fill_draws(zero_state(Chance.dtype), key_words(bytes(32)), n, out)
    assert out.min() >= 0
    assert out.max() < n


def test_shuffles_are_uniform() -> None:
    """All 24 orders of four cards come equally often."""
    out = np.zeros((DRAWS // 10, 4), np.int64)
    fill_shuffles(zero_state(Chance.dtype), key_words(b"\x07" * 32), out)
    assert (np.sort(out, axis=1) == np.arange(4)).all()
    _, counts = np.unique(out @ np.array([64, 16, 4, 1]), return_counts=True)
    assert len(counts) == 24
    assert abs(measure_deviation(counts, len(out) / 24)) < 5


def test_key_must_have_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 31"):
        key_words(bytes(31))
