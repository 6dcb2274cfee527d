"""La Granja as the house knows it: the rules, and how its state is told."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tertulia.games.la_granja import box, names
from tertulia.games.la_granja.deed import apply
from tertulia.games.la_granja.finish import actors, redeal, score
from tertulia.games.la_granja.greedy import greedy
from tertulia.games.la_granja.happenings import happenings, revealed
from tertulia.games.la_granja.hints import hints
from tertulia.games.la_granja.legal import legal
from tertulia.games.la_granja.setup import setup
from tertulia.games.la_granja.state import STATE
from tertulia.games.la_granja.view import donkey_hidden, view_all, views
from tertulia.kernel.components import Components
from tertulia.kernel.engine import Rules
from tertulia.kernel.game import Game, State


class LaGranja(Game):
    """La Granja by Andreas Odendahl and Michael Keller, 1 to 4 players: the original, its online rules, and Deluxe."""

    name = "la-granja"
    version = 1
    seats = range(1, names.MAX_SEATS + 1)
    options = names.OPTIONS
    actions = names.ACTIONS
    dtype = STATE
    rules = Rules(setup, actors, legal, apply, score, redeal, greedy)
    most_legal = names.MOST_LEGAL

    def components(self, path: Path | None = None) -> Components:
        return box.components(path)

    def lay_out(self, state: State, components: Components) -> None:
        box.lay_out(state, components)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return views(state, [seat])[0]

    def views(self, state: State, viewers: Sequence[int | None]) -> list[dict[str, Any]]:
        return views(state, viewers)

    def view_all(self, state: State) -> dict[str, Any]:
        return view_all(state)

    def events(self, state: State, seat: int | None) -> list[dict[str, Any]]:
        return happenings(state, [seat])[0]

    def event_lists(self, state: State, viewers: Sequence[int | None]) -> list[list[dict[str, Any]]]:
        return happenings(state, viewers)

    def seen_action(self, state: State, viewer: int | None, actor: int, action: int) -> str | None:
        """A donkey is a secret until all have chosen theirs (rules 8.1); every other action lies open, with its cards and goods."""
        if viewer != actor and names.A_DONKEY <= action < names.A_DELIVER and donkey_hidden(state, actor):
            return None
        return super().seen_action(state, viewer, actor, action)

    def hint(self, state: State, seat: int, action: int) -> dict[str, Any]:
        return hints(state, seat, [action])[0]

    def hints(self, state: State, seat: int, actions: Sequence[int]) -> list[dict[str, Any]]:
        return hints(state, seat, actions)

    def reveals(self, before: State, after: State) -> bool:
        """Whatever was dealt or rolled made events of its own; so `after` tells that by itself."""
        return revealed(after) or self.actors(before) != self.actors(after)


GAME = LaGranja()
