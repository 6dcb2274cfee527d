"""What the laws must know of a game to look at it well: `PROFILE` in the module `law_profile` of its package, if any."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray


def chance_to_come(state: StateArray) -> int:
    """A part of the key from which dice and shuffles are still to be made: no seat of any game may know it."""
    return int(state[0]["chance"]["key"][0])


class LawProfile(msgspec.Struct, frozen=True, kw_only=True):
    """What is particular about a game; as it stands, of one that hides nothing but what chance will bring."""

    hidden: float | None = None
    """At more than this share of positions (0 to 1) more is hidden from a seat than what chance will bring; `None`: not asked."""
    unknown: Callable[[StateArray], int] = chance_to_come
    """Something of a state that nobody may know, as a number."""
    private_parts: frozenset[str] = frozenset()
    """The names at the top of a view whose parts may differ from viewer to viewer; checked for games with `look_of`."""
    eventful_components: Callable[[dict[str, Any]], dict[str, Any]] | None = None
    """Changes a copy of the components' data so that what is rare comes up all the time; `None`: they meet everything."""
    rare_features: tuple[str, ...] = ()
    """How the names of features begin that some dozens of games may leave at one value."""


def law_profile(game: Game) -> LawProfile:
    """Returns the profile in the game's package, or the usual one. Raises `TypeError` where `PROFILE` is something else."""
    module = f"{type(game).__module__.rpartition('.')[0]}.law_profile"
    if find_spec(module) is None:
        return LawProfile()
    profile = getattr(import_module(module), "PROFILE", None)
    if not isinstance(profile, LawProfile):
        raise TypeError(f"{module}: PROFILE is to be a LawProfile")
    return profile
