"""The seed of all randomness in laws and tests, set by the environment variable `TERTULIA_TEST_SEED`.

Equal seeds play identical games in each run; another seed plays other games. Callers name the purpose of their random
numbers: `numpy_random("moves", "pig", 3)` is independent of all other names and of earlier draws.
"""

from __future__ import annotations

import hashlib
import os
import random

import numpy as np

SEED_VARIABLE = "TERTULIA_TEST_SEED"
SEED = int(os.environ.get(SEED_VARIABLE, "1"))


def key_of(*parts: object) -> bytes:
    """Return a key of 32 bytes for the purpose that `parts` name, identical in every run.

    Another `TERTULIA_TEST_SEED` gives another key.
    """
    named = parts if SEED == 1 else (SEED, *parts)
    return hashlib.sha256(repr(named).encode()).digest()


def numpy_random(*parts: object) -> np.random.Generator:
    """Return a NumPy random generator for the purpose that `parts` name, identical in every run.

    Another `TERTULIA_TEST_SEED` gives another generator.
    """
    return np.random.Generator(np.random.PCG64(int.from_bytes(key_of(*parts), "little")))


def python_random(*parts: object) -> random.Random:
    """Return a `random.Random` for the purpose that `parts` name, identical in every run.

    Another `TERTULIA_TEST_SEED` gives another generator.
    """
    return random.Random(key_of(*parts))


def replay_setting() -> str:
    """Return the environment variable, with its value, that makes a new run play the same games: `NAME=7`."""
    return f"{SEED_VARIABLE}={SEED}"
