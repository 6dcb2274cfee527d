"""Reproducible random draws of the program under test: game keys, dice of bots.

They depend on the tests' seed, the test's name and the drawing module. So an email sent earlier or later does not
change the next game.

The seed is fixed in `make test`, printed with failures, and new for `make soak` and the long laws of `make proof`.
`TERTULIA_TEST_SEED=7 make test` repeats the games of seed 7. Draws by the tests themselves come from
`tertulia.laws.seed`.
"""

from __future__ import annotations

import random
import secrets
import sys
from collections.abc import Callable

from tertulia.laws.seed import python_random


def make_token_bytes(test: str) -> Callable[[int | None], bytes]:
    """Return a reproducible replacement for `secrets.token_bytes`.

    Its results depend only on the seed, the test's name and the calling module.
    """
    drawn: dict[str, random.Random] = {}

    def token_bytes(nbytes: int | None = None) -> bytes:
        module = _find_caller()
        if module not in drawn:
            drawn[module] = python_random("secrets", test, module)
        return drawn[module].randbytes(secrets.DEFAULT_ENTROPY if nbytes is None else nbytes)

    return token_bytes


def _find_caller() -> str:
    """Return the name of the module that draws, directly or through another function of `secrets`."""
    frame = sys._getframe(2)
    while frame.f_back is not None and frame.f_globals.get("__name__") == secrets.__name__:
        frame = frame.f_back
    return str(frame.f_globals.get("__name__"))
