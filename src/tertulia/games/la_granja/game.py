"""The game La Granja: connects its rules, policies and views. `GAME` is its entry point."""

from collections.abc import Mapping, Sequence
from typing import Any

from tertulia.games.la_granja.components import load
from tertulia.games.la_granja.model.actions import ACTIONS, MAX_LEGAL_ACTIONS, Action
from tertulia.games.la_granja.model.features import FEATURES
from tertulia.games.la_granja.model.observation import OBSERVATION
from tertulia.games.la_granja.model.options import OPTIONS
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import MAX_SEATS, POINT_SOURCES, Good
from tertulia.games.la_granja.policies.features import features
from tertulia.games.la_granja.policies.greedy import choose_greedily, weigh
from tertulia.games.la_granja.rules.apply import apply
from tertulia.games.la_granja.rules.legal import legal
from tertulia.games.la_granja.rules.observation import observe
from tertulia.games.la_granja.rules.outcome import actors, determinize, hides, score
from tertulia.games.la_granja.rules.queries import query_steps
from tertulia.games.la_granja.rules.setup import setup
from tertulia.games.la_granja.views.ahead import ahead, question
from tertulia.games.la_granja.views.events import REVEALING, events
from tertulia.games.la_granja.views.hints import hints
from tertulia.games.la_granja.views.passing import passes
from tertulia.games.la_granja.views.shape import View
from tertulia.games.la_granja.views.view import LaGranjaLook, is_donkey_hidden
from tertulia.kernel.compiled_rules import CompileStep
from tertulia.kernel.component_text import ComponentsSource
from tertulia.kernel.components import Components
from tertulia.kernel.entries import Rules
from tertulia.kernel.game import Game
from tertulia.kernel.look import Look
from tertulia.kernel.schema import StateArray


class LaGranja(Game):
    """La Granja by Andreas Odendahl and Michael Keller for 1 to 4 players.

    The option `edition` selects the original rules, the online rules, or the Deluxe edition.
    """

    name = "la-granja"
    version = 4
    minutes = (90, 120)
    weight = "heavy"
    seats = range(1, MAX_SEATS + 1)
    options = OPTIONS
    actions = ACTIONS
    state = State
    rules = Rules(setup, actors, legal, apply, score, determinize, choose_greedily, weigh, hides, features, observe)
    feature_table = FEATURES
    observation_table = OBSERVATION
    most_legal = MAX_LEGAL_ACTIONS
    most_decisions = 1_500
    revealing_events = REVEALING
    look_type = LaGranjaLook
    view_shape = View

    def components(self, path: ComponentsSource | None = None) -> Components:
        return load.load_components(path)

    def write_components(self, state: StateArray, components: Components) -> None:
        load.write_box(state, components)

    def view(self, state: StateArray, seat: int | None) -> dict[str, Any]:
        return LaGranjaLook(state).view(seat)

    def view_all(self, state: StateArray) -> dict[str, Any]:
        return LaGranjaLook(state).view_all()

    def events(self, state: StateArray, seat: int | None) -> list[dict[str, Any]]:
        return events(state, [seat])[0]

    def event_lists(self, state: StateArray, viewers: Sequence[int | None]) -> list[list[dict[str, Any]]]:
        return events(state, viewers)

    def seen_action(self, state: StateArray, viewer: int | None, actor: int, action: int) -> str | None:
        """Return the notation of `actor`'s action for a viewer, or None if the action is secret from them.

        Only the choice of a donkey marker is secret from other seats, until all seats have chosen (rules 8.1).
        """
        if viewer != actor and Action.DONKEY <= action < Action.DELIVER and is_donkey_hidden(state, actor):
            return None
        return super().seen_action(state, viewer, actor, action)

    def hint(self, state: StateArray, seat: int, action: int) -> dict[str, Any]:
        return hints(LaGranjaLook(state), seat, [action])[0]

    def hints(
        self, state: StateArray, seat: int, actions: Sequence[int], look: Look | None = None
    ) -> list[dict[str, Any]]:
        return hints(look if isinstance(look, LaGranjaLook) else LaGranjaLook(state), seat, actions)

    def pass_action(self, state: StateArray, seat: int) -> int | None:
        return passes(state, seat, self.legal(state, seat))

    def next_turn(self, state: StateArray, seat: int) -> StateArray | None:
        return ahead(state, seat)

    def open_decision(self, state: StateArray, seat: int) -> Mapping[str, str | int] | None:
        return question(state, seat)

    def point_sources(self, state: StateArray) -> Mapping[str, list[int]]:
        farms = state["farms"][0, : int(state["seats"][0])]
        return dict(zip(POINT_SOURCES, farms["sources"].T.tolist(), strict=True))

    def ranking_keys(self, state: StateArray) -> list[tuple[int, ...]]:
        """Return (points, silver) of each seat: the remaining silver breaks ties (rules 10.0)."""
        stock = state["farms"][0, : int(state["seats"][0])]["stock"]
        return [(points, silver) for points, silver in stock[:, [Good.POINT, Good.SILVER]].tolist()]

    def more_compile_steps(self, state: StateArray) -> list[CompileStep]:
        return query_steps(state)


GAME = LaGranja()
