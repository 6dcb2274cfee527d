"""Random numbers that players cannot predict: ChaCha8 inside the state record.

A `Chance` record holds a 256-bit key, a block counter, the last block of sixteen words, and the number of words used.
The block function is that of RFC 8439 with a zero nonce and, in games, 8 rounds instead of 20. Draws are unbiased
(Lemire's method). All arithmetic uses 64-bit integers masked to 32 bits, so that compiled and interpreted runs agree
exactly.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tertulia.kernel.numba_backend import chacha_block
from tertulia.kernel.rule import inline_rule, rule
from tertulia.kernel.schema import INTERPRET, IntArray, Record, int16, int64, uint32

KEY_BYTES = 32
KEY_WORDS = 8
BLOCK_WORDS = 16
"""Number of 32-bit words in a ChaCha block."""
CHACHA_ROUNDS = 8
_MASK = 0xFFFFFFFF
INT: Any = np.int64
"""Type to which 32-bit ChaCha words are converted before arithmetic.

With 64-bit integers, compiled and interpreted runs give equal results.
"""


class Chance(Record):
    """A ChaCha8 random number generator inside a state record: its key and its current block of words."""

    key: IntArray = uint32(8)
    block: IntArray = uint32(16)
    counter: int = int64()
    """Counter of the next ChaCha block to compute."""
    used: int = int16()
    """Number of words of the current block that were already returned; 16 if a new block is needed."""


def key_words(key: bytes) -> np.ndarray[tuple[int], np.dtype[np.uint32]]:
    """Return the eight little-endian words of a 32-byte key. Raises `ValueError` for another length."""
    if len(key) != KEY_BYTES:
        raise ValueError(f"a key must have {KEY_BYTES} bytes, not {len(key)}")
    return np.frombuffer(key, "<u4").astype(np.uint32)


@rule
def seed_chance(chance: Chance, words: IntArray) -> None:
    """Initialize a `Chance` record with a key of eight 32-bit words."""
    for i in range(8):
        chance.key[i] = words[i]
    chance.counter = 0
    chance.used = 16
    for i in range(16):
        chance.block[i] = 0


@rule
def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """Return the 32-bit words `a` to `d` after a quarter round of ChaCha (RFC 8439, 2.1)."""
    a = (a + b) & _MASK
    d ^= a
    d = ((d << 16) & _MASK) | (d >> 16)
    c = (c + d) & _MASK
    b ^= c
    b = ((b << 12) & _MASK) | (b >> 20)
    a = (a + b) & _MASK
    d ^= a
    d = ((d << 8) & _MASK) | (d >> 24)
    c = (c + d) & _MASK
    b ^= c
    b = ((b << 7) & _MASK) | (b >> 25)
    return a, b, c, d


@rule
def fill_block_by_words(key: IntArray, counter: int, n0: int, n1: int, n2: int, rounds: int, block: IntArray) -> None:
    """Write a ChaCha block (RFC 8439, 2.3) of sixteen 32-bit words to `block`.

    The block is computed in `rounds` rounds from eight key words, a 32-bit counter and the nonce words `n0` to `n2`.
    """
    k0, k1, k2, k3 = INT(key[0]), INT(key[1]), INT(key[2]), INT(key[3])
    k4, k5, k6, k7 = INT(key[4]), INT(key[5]), INT(key[6]), INT(key[7])
    c0, c1, c2, c3 = INT(0x61707865), INT(0x3320646E), INT(0x79622D32), INT(0x6B206574)
    count = INT(counter) & _MASK
    a0, a1, a2, a3 = c0, c1, c2, c3
    b0, b1, b2, b3 = k0, k1, k2, k3
    d0, d1, d2, d3 = k4, k5, k6, k7
    e0, e1, e2, e3 = count, INT(n0), INT(n1), INT(n2)
    for _ in range(rounds // 2):
        a0, b0, d0, e0 = quarter_round(a0, b0, d0, e0)
        a1, b1, d1, e1 = quarter_round(a1, b1, d1, e1)
        a2, b2, d2, e2 = quarter_round(a2, b2, d2, e2)
        a3, b3, d3, e3 = quarter_round(a3, b3, d3, e3)
        a0, b1, d2, e3 = quarter_round(a0, b1, d2, e3)
        a1, b2, d3, e0 = quarter_round(a1, b2, d3, e0)
        a2, b3, d0, e1 = quarter_round(a2, b3, d0, e1)
        a3, b0, d1, e2 = quarter_round(a3, b0, d1, e2)
    block[0], block[1], block[2], block[3] = (a0 + c0) & _MASK, (a1 + c1) & _MASK, (a2 + c2) & _MASK, (a3 + c3) & _MASK
    block[4], block[5], block[6], block[7] = (b0 + k0) & _MASK, (b1 + k1) & _MASK, (b2 + k2) & _MASK, (b3 + k3) & _MASK
    block[8], block[9], block[10], block[11] = (
        (d0 + k4) & _MASK,
        (d1 + k5) & _MASK,
        (d2 + k6) & _MASK,
        (d3 + k7) & _MASK,
    )
    block[12] = (e0 + count) & _MASK
    block[13], block[14], block[15] = (e1 + n0) & _MASK, (e2 + n1) & _MASK, (e3 + n2) & _MASK


fill_block: Any = fill_block_by_words if INTERPRET else chacha_block
"""(key, counter, n0, n1, n2, rounds, block): write a ChaCha block of sixteen 32-bit words to `block`.

The parameters are those of `fill_block_by_words`. Interpreted mode uses that function. Compiled mode uses a faster one,
which processes four words at a time.
"""


@inline_rule
def next_word(chance: Chance) -> int:
    """Return the next 32 random bits of the generator `chance` as an integer, and advance the generator."""
    if chance.used >= 16:
        fill_block(chance.key, chance.counter, 0, 0, 0, CHACHA_ROUNDS, chance.block)
        chance.counter += 1
        chance.used = 0
    value: int = INT(chance.block[chance.used])
    chance.used += 1
    return value


@inline_rule
def draw(chance: Chance, n: int) -> int:
    """Draw a uniformly distributed integer from 0 to n - 1 from the generator `chance`, which advances.

    n must be from 1 to 2**31 - 1.
    """
    product: int = next_word(chance) * INT(n)
    low = product & _MASK
    if low < n:
        threshold = (0x100000000 - n) % n
        while low < threshold:
            product = next_word(chance) * INT(n)
            low = product & _MASK
    return product >> 32


@rule
def shuffle(chance: Chance, cards: IntArray, n: int) -> None:
    """Shuffle the first n entries of `cards` in place, uniformly (Fisher–Yates).

    The random numbers come from the generator `chance`, which advances.
    """
    for i in range(n - 1, 0, -1):
        j = draw(chance, i + 1)
        held = cards[i]
        cards[i] = cards[j]
        cards[j] = held
