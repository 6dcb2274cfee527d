"""La Granja as the house knows it: the rules, and how its state is told."""

from collections.abc import Mapping, Sequence
from typing import Any

from tertulia.games.la_granja.components import load
from tertulia.games.la_granja.model.actions import ACTIONS, MOST_LEGAL, Action
from tertulia.games.la_granja.model.features import FEATURES
from tertulia.games.la_granja.model.observation import OBSERVATION
from tertulia.games.la_granja.model.options import OPTIONS
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import MAX_SEATS, POINT_SOURCES, Good
from tertulia.games.la_granja.policies.features import features
from tertulia.games.la_granja.policies.greedy import greedy, weigh
from tertulia.games.la_granja.rules.apply import apply
from tertulia.games.la_granja.rules.legal import legal
from tertulia.games.la_granja.rules.outcome import actors, determinize, hides, score
from tertulia.games.la_granja.rules.setup import setup
from tertulia.games.la_granja.views.ahead import ahead, question
from tertulia.games.la_granja.views.events import events, revealed
from tertulia.games.la_granja.views.hints import hints
from tertulia.games.la_granja.views.observation import observe
from tertulia.games.la_granja.views.passing import passes
from tertulia.games.la_granja.views.queries import query_steps
from tertulia.games.la_granja.views.shape import View
from tertulia.games.la_granja.views.view import donkey_hidden, view_all, views
from tertulia.kernel.compiled_rules import CompileStep
from tertulia.kernel.component_text import Source
from tertulia.kernel.components import Components
from tertulia.kernel.entries import Rules
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray


class LaGranja(Game):
    """La Granja by Andreas Odendahl and Michael Keller, 1 to 4 players: the original, its online rules, and Deluxe."""

    name = "la-granja"
    version = 4
    minutes = (90, 120)
    weight = "heavy"
    seats = range(1, MAX_SEATS + 1)
    options = OPTIONS
    actions = ACTIONS
    state = State
    rules = Rules(setup, actors, legal, apply, score, determinize, greedy, weigh, hides, features, observe)
    feature_table = FEATURES
    observation_table = OBSERVATION
    most_legal = MOST_LEGAL
    view_shape = View

    def components(self, path: Source | None = None) -> Components:
        return load.components(path)

    def lay_out(self, state: StateArray, components: Components) -> None:
        load.lay_out(state, components)

    def view(self, state: StateArray, seat: int | None) -> View:
        return views(state, [seat])[0]

    def views(self, state: StateArray, viewers: Sequence[int | None]) -> list[View]:
        return views(state, viewers)

    def view_all(self, state: StateArray) -> View:
        return view_all(state)

    def events(self, state: StateArray, seat: int | None) -> list[dict[str, Any]]:
        return events(state, [seat])[0]

    def event_lists(self, state: StateArray, viewers: Sequence[int | None]) -> list[list[dict[str, Any]]]:
        return events(state, viewers)

    def seen_action(self, state: StateArray, viewer: int | None, actor: int, action: int) -> str | None:
        """A donkey is a secret until all have chosen theirs (rules 8.1); every other action lies open, with its cards and goods."""
        if viewer != actor and Action.DONKEY <= action < Action.DELIVER and donkey_hidden(state, actor):
            return None
        return super().seen_action(state, viewer, actor, action)

    def hint(self, state: StateArray, seat: int, action: int) -> dict[str, Any]:
        return hints(state, seat, [action])[0]

    def hints(self, state: StateArray, seat: int, actions: Sequence[int]) -> list[dict[str, Any]]:
        return hints(state, seat, actions)

    def passes(self, state: StateArray, seat: int) -> int | None:
        return passes(state, seat, self.legal(state, seat))

    def reveals(self, before: StateArray, after: StateArray) -> bool:
        """Whatever was dealt or rolled made events of its own; so `after` tells that by itself."""
        return revealed(after) or self.actors(before) != self.actors(after)

    def ahead(self, state: StateArray, seat: int) -> StateArray | None:
        world = ahead(state, seat)
        return None if world is None or not len(self.legal(world, seat)) else world

    def question(self, state: StateArray, seat: int) -> Mapping[str, str | int] | None:
        return question(state, seat)

    def point_sources(self, state: StateArray) -> Mapping[str, list[int]]:
        farms = state["farms"][0, : int(state["seats"][0])]
        return dict(zip(POINT_SOURCES, farms["sources"].T.tolist(), strict=True))

    def standing(self, state: StateArray) -> list[tuple[int, ...]]:
        """Of equal points the most silver left wins (rules 10.0)."""
        stock = state["farms"][0, : int(state["seats"][0])]["stock"]
        return [(points, silver) for points, silver in stock[:, [Good.POINT, Good.SILVER]].tolist()]

    def more_entries(self, state: StateArray) -> list[CompileStep]:
        return query_steps(state)


GAME = LaGranja()
