"""What the property tests of all games (laws, `tertulia.laws`) need to know about a game.

A game states it as `PROFILE` in the module `law_profile` of its package.
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
    """Return the first word of the key that determines future draws, which no seat of any game may know."""
    return int(state[0]["chance"]["key"][0])


class LawProfile(msgspec.Struct, frozen=True, kw_only=True):
    """Properties of a game on which its property tests (laws, `tertulia.laws`) depend.

    The defaults fit a game that hides nothing but its future random draws.
    """

    min_secret_share: float | None = None
    """Minimum share of positions, 0 to 1, that must have secrets besides future draws; None skips the check."""
    secret_number: Callable[[StateArray], int] = next_key_word
    """Function that returns, as a number, a part of a state that no seat may know.

    Tests add it to the data of viewers and check that the leak is found.
    """
    private_parts: frozenset[str] = frozenset()
    """Top-level keys of a view that may differ between viewers. Used only for games with a `look_type`."""
    eventful_components: Callable[[dict[str, Any]], dict[str, Any]] | None = None
    """Function that returns the components' data, changed so that rare events become frequent.

    None if random games reach every action without it.
    """
    rare_features: tuple[str, ...] = ()
    """Prefixes of the names of features that need not vary in the games of the test of features."""


def law_profile(game: Game) -> LawProfile:
    """Return the profile of a game, or the default if the game's package has no `law_profile` module.

    Raises `TypeError` if `PROFILE` is not a `LawProfile`.
    """
    module = f"{type(game).__module__.rpartition('.')[0]}.law_profile"
    if find_spec(module) is None:
        return LawProfile()
    profile = getattr(import_module(module), "PROFILE", None)
    if not isinstance(profile, LawProfile):
        raise TypeError(f"{module}: PROFILE must be a LawProfile")
    return profile
