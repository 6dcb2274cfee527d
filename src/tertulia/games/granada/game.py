"""Granada as the house knows it: the rules, and how its state is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tertulia.games.granada import box, names
from tertulia.games.granada.deed import apply
from tertulia.games.granada.finish import actors, redeal, score
from tertulia.games.granada.greedy import greedy
from tertulia.games.granada.happenings import happenings, revealed
from tertulia.games.granada.hints import hint
from tertulia.games.granada.legal import legal
from tertulia.games.granada.picture import moat_if, picture
from tertulia.games.granada.setup import setup
from tertulia.games.granada.state import NO_TILE, STATE
from tertulia.games.granada.view import view_all, views
from tertulia.kernel.components import Components
from tertulia.kernel.engine import Rules
from tertulia.kernel.game import Game, State


class Granada(Game):
    """Granada by Dirk Henn, 2 to 6 players, normal and simplified scoring, with two players Dirk as the third."""

    name = "granada"
    version = 2
    seats = range(2, names.MAX_SEATS + 1)
    options = names.OPTIONS
    actions = names.ACTIONS
    dtype = STATE
    rules = Rules(setup, actors, legal, apply, score, redeal, greedy)
    most_legal = names.MOST_LEGAL

    def components(self, path: Path | None = None) -> Components:
        return box.components(path)

    def lay_out(self, state: State, components: Components) -> None:
        box.lay_out(state, components.data)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return views(state, [seat])[0]

    def views(self, state: State, viewers: Sequence[int | None]) -> list[dict[str, Any]]:
        return views(state, viewers)

    def view_all(self, state: State) -> dict[str, Any]:
        return view_all(state)

    def events(self, state: State, seat: int | None) -> list[dict[str, Any]]:
        return happenings(state)

    def event_lists(self, state: State, viewers: Sequence[int | None]) -> list[list[dict[str, Any]]]:
        return [happenings(state)] * len(viewers)

    def hint(self, state: State, seat: int, action: int) -> dict[str, Any]:
        return hint(state, seat, action)

    def reveals(self, before: State, after: State) -> bool:
        """Whatever is turned up or drawn ends a turn and makes events of its own; so `after` tells it by itself."""
        return revealed(after) or self.actors(before) != self.actors(after)

    def more_entries(self) -> list[tuple[str, Callable[[], Any]]]:
        state = self.new({}, self.seats[0], bytes(32))
        return [
            ("pictures", lambda: picture(state, 0)),
            ("moats", lambda: moat_if(state, 0, NO_TILE, 0, 0)),
        ]


GAME = Granada()
