"""What the program itself draws while a test runs (keys of games, bots' dice) comes of the tests' seed, of the test's name and of
the module that draws: whoever sends letters meanwhile, sooner or later, changes nothing of the next game.

The seed is fixed in `make test`, told where a test fails, and another each time in `make soak`: `TERTULIA_TEST_SEED=7 make test`
plays the games of seed 7. What a test draws itself comes of `tertulia.laws.seed`.
"""

from __future__ import annotations

import random
import secrets
import sys
from collections.abc import Callable

from tertulia.laws.seed import chance


def token_bytes_of(test: str) -> Callable[[int | None], bytes]:
    """What stands for `secrets.token_bytes` while a test runs: all that `secrets` gives hangs on the seed, the test's name and who
    asks."""
    drawn: dict[str, random.Random] = {}

    def token_bytes(nbytes: int | None = None) -> bytes:
        module = _who_asks()
        if module not in drawn:
            drawn[module] = chance("secrets", test, module)
        return drawn[module].randbytes(secrets.DEFAULT_ENTROPY if nbytes is None else nbytes)

    return token_bytes


def _who_asks() -> str:
    """The name of the module that draws, itself or by another function of `secrets`."""
    frame = sys._getframe(2)
    while frame.f_back is not None and frame.f_globals.get("__name__") == secrets.__name__:
        frame = frame.f_back
    return str(frame.f_globals.get("__name__"))
