"""Sets of components that make seldom things usual, so that random games meet them. No owner could play with them."""

from __future__ import annotations

import copy
import hashlib

from tertulia.kernel.components import Components
from tertulia.kernel.game import Game
from tertulia.kernel.law_profile import law_profile


def seldom(game: Game) -> Components | None:
    """A game's set in which its seldom actions come up all the time; `None` where random games meet all of them anyway."""
    change = law_profile(game).eventful_components
    return Components(change(copy.deepcopy(dict(game.components().data))), _hash(game), ()) if change else None


def _hash(game: Game) -> str:
    return hashlib.sha256(f"seldom {game.name}".encode()).hexdigest()
