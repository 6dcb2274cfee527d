"""The game Granada: connects its rules, policies and views. `GAME` is its entry point."""

from collections.abc import Mapping, Sequence
from typing import Any

from tertulia.games.granada.components import load
from tertulia.games.granada.model.actions import ACTIONS, MAX_LEGAL_ACTIONS
from tertulia.games.granada.model.features import FEATURES
from tertulia.games.granada.model.observation import OBSERVATION
from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import KINDS, MAX_SEATS, NO_TILE, OPTIONS
from tertulia.games.granada.policies.features import features
from tertulia.games.granada.policies.greedy import choose_greedily, weigh
from tertulia.games.granada.rules.apply import apply
from tertulia.games.granada.rules.derived import (
    derive_values,
    query_best_gain,
    query_fit,
    query_gain,
    query_longest_moat,
    winning_seats,
)
from tertulia.games.granada.rules.legal import legal
from tertulia.games.granada.rules.observation import observe
from tertulia.games.granada.rules.outcome import actors, determinize, score
from tertulia.games.granada.rules.setup import setup
from tertulia.games.granada.views.ahead import ahead, question
from tertulia.games.granada.views.complete import complete_view
from tertulia.games.granada.views.events import REVEALING, events
from tertulia.games.granada.views.hints import action_facts, hints
from tertulia.games.granada.views.shape import View
from tertulia.games.granada.views.view import GranadaLook
from tertulia.kernel.compiled_rules import CompileStep
from tertulia.kernel.component_text import ComponentsSource
from tertulia.kernel.components import Components
from tertulia.kernel.entries import Rules
from tertulia.kernel.game import Game
from tertulia.kernel.look import Look
from tertulia.kernel.schema import StateArray


class Granada(Game):
    """Granada by Dirk Henn for 2 to 6 players, with normal or simplified scoring.

    In a game of two, Dirk is the neutral third player: he gets tiles and points, but takes no turns.
    """

    name = "granada"
    version = 3
    minutes = (45, 60)
    weight = "medium"
    seats = range(2, MAX_SEATS + 1)
    options = OPTIONS
    actions = ACTIONS
    state = State
    rules = Rules(
        setup, actors, legal, apply, score, determinize, choose_greedily, weigh, features=features, observe=observe
    )
    feature_table = FEATURES
    observation_table = OBSERVATION
    most_legal = MAX_LEGAL_ACTIONS
    most_decisions = 4_000
    revealing_events = REVEALING
    look_type = GranadaLook
    view_shape = View
    estimates = frozenset({"gain", "moat"})

    def components(self, path: ComponentsSource | None = None) -> Components:
        return load.load_components(path)

    def write_components(self, state: StateArray, components: Components) -> None:
        load.write_box(state, components.data)

    def view(self, state: StateArray, seat: int | None) -> dict[str, Any]:
        return GranadaLook(state).view(seat)

    def view_all(self, state: StateArray) -> dict[str, Any]:
        return GranadaLook(state).view_all()

    def events(self, state: StateArray, seat: int | None) -> list[dict[str, Any]]:
        return events(state)

    def event_lists(self, state: StateArray, viewers: Sequence[int | None]) -> list[list[dict[str, Any]]]:
        return [events(state)] * len(viewers)

    def hint(self, state: StateArray, seat: int, action: int) -> dict[str, Any]:
        return hints(GranadaLook(state), seat, [action])[0]

    def hints(
        self, state: StateArray, seat: int, actions: Sequence[int], look: Look | None = None
    ) -> list[dict[str, Any]]:
        return hints(look if isinstance(look, GranadaLook) else GranadaLook(state), seat, actions)

    def action_facts(self, state: StateArray, seat: int, action: int) -> dict[str, Any]:
        return action_facts(GranadaLook(state), seat, action)

    def complete_view(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        return complete_view(view)

    def next_turn(self, state: StateArray, seat: int) -> StateArray | None:
        return ahead(state, seat)

    def open_decision(self, state: StateArray, seat: int) -> Mapping[str, str | int] | None:
        return question(state, seat)

    def point_sources(self, state: StateArray) -> Mapping[str, list[int]]:
        """Return the points of each seat for moats and for each kind of building, summed over all scorings."""
        seats, scorings = int(state["seats"][0]), state["scorings"][0]
        kinds = scorings["kinds"].sum(axis=0)[:, :seats].tolist()
        return {"moats": scorings["moats"].sum(axis=0)[:seats].tolist(), **dict(zip(KINDS, kinds, strict=True))}

    def more_compile_steps(self, state: StateArray) -> list[CompileStep]:
        return [
            ("pictures", lambda: derive_values(state, 0)),
            ("moats", lambda: query_longest_moat(state, 0, NO_TILE, 0, 0)),
            ("points of buildings", lambda: query_gain(state, 0, 0, 0, 0, 0)),
            ("sites", lambda: query_fit(state, 0, 0)),
            ("best sites", lambda: query_best_gain(state, 0, 0, 0)),
            ("winners", lambda: winning_seats(state)),
        ]


GAME = Granada()
