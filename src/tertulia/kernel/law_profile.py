"""Settings of a game for the property tests that all games share (laws, `tertulia.laws`).

A game defines them as `PROFILE`, a `LawProfile`, in the module `law_profile` of its package.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray


def next_key_word(state: StateArray) -> int:
    """Return a number that no seat may know: the first word of the key of the state's future random draws."""
    return int(state[0]["chance"]["key"][0])


class LawProfile(msgspec.Struct, frozen=True, kw_only=True):
    """Properties of a game on which its property tests (laws, `tertulia.laws`) depend.

    The defaults fit a game that hides nothing but its future random draws.
    """

    min_secret_share: float | None = None
    """Minimum share (0 to 1) of a test's positions that contain secrets; None skips the check.

    Future random draws do not count as secrets.
    """
    secret_number: Callable[[StateArray], int] = next_key_word
    """Function that takes a state and returns a number that no seat may know, such as a deck's top card.

    A property test adds the number to the data of viewers, to check that the tests of secrecy detect it.
    """
    private_parts: frozenset[str] = frozenset()
    """Top-level keys of a view whose values may differ between viewers.

    A game without `Game.look_type` computes each view as a whole; these keys are then not used.
    """
    eventful_components: Callable[[dict[str, Any]], dict[str, Any]] | None = None
    """Function that changes the printed values of the game so that rare events become frequent in tests.

    It takes and returns the data of a component set. None if random players take every action even without changes.
    """
    rare_features: tuple[str, ...] = ()
    """Prefixes of the names of features that may stay constant in a few test games.

    A property test plays these games and requires that every other feature changes its value.
    """


def law_profile(game: Game) -> LawProfile:
    """Return a game's settings for the property tests that all games share (`tertulia.laws`).

    They are the value of `PROFILE` in the module `law_profile` of the game's package. A game without this module has
    the default settings. Raises `TypeError` if `PROFILE` is not a `LawProfile`.
    """
    module = f"{type(game).__module__.rpartition('.')[0]}.law_profile"
    if find_spec(module) is None:
        return LawProfile()
    profile = getattr(import_module(module), "PROFILE", None)
    if not isinstance(profile, LawProfile):
        raise TypeError(f"{module}: PROFILE must be a LawProfile")
    return profile
