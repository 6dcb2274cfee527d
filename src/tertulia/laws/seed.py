"""The one seed of all that laws and tests leave to chance: `TERTULIA_TEST_SEED=7` plays other games, the same each time.

Whoever draws says what for: `numbers("moves", "pig", 3)` is another sequence than that of game 4, whatever was drawn before.
"""

from __future__ import annotations

import hashlib
import os
import random

import numpy as np

NAME = "TERTULIA_TEST_SEED"
SEED = int(os.environ.get(NAME, "1"))


def key_of(*parts: object) -> bytes:
    """32 bytes for what these parts name, the same in every run of this seed."""
    named = parts if SEED == 1 else (SEED, *parts)
    return hashlib.sha256(repr(named).encode()).digest()


def numbers(*parts: object) -> np.random.Generator:
    """A generator of random numbers for what these parts name, the same in every run of this seed."""
    return np.random.Generator(np.random.PCG64(int.from_bytes(key_of(*parts), "little")))


def chance(*parts: object) -> random.Random:
    """The same of Python's own kind."""
    return random.Random(key_of(*parts))


def again() -> str:
    """The setting that plays the same games again, to be told with a failure."""
    return f"{NAME}={SEED}"
