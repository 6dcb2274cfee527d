"""The game La Granja: No Siesta: connects its rules, policies and views. `GAME` is its entry point."""

from collections.abc import Mapping, Sequence
from typing import Any

from tertulia.games.no_siesta.components import load
from tertulia.games.no_siesta.model.actions import ACTIONS, MAX_LEGAL_ACTIONS
from tertulia.games.no_siesta.model.features import FEATURES
from tertulia.games.no_siesta.model.observation import OBSERVATION
from tertulia.games.no_siesta.model.options import OPTIONS
from tertulia.games.no_siesta.model.state import State
from tertulia.games.no_siesta.model.terms import MAX_SEATS, POINT_SOURCES
from tertulia.games.no_siesta.policies.features import features
from tertulia.games.no_siesta.policies.greedy import choose_greedily, weigh
from tertulia.games.no_siesta.rules.apply import apply
from tertulia.games.no_siesta.rules.legal import legal
from tertulia.games.no_siesta.rules.observation import observe
from tertulia.games.no_siesta.rules.outcome import actors, determinize, score
from tertulia.games.no_siesta.rules.queries import query_steps
from tertulia.games.no_siesta.rules.setup import setup
from tertulia.games.no_siesta.views.ahead import ahead, question
from tertulia.games.no_siesta.views.events import REVEALING, events
from tertulia.games.no_siesta.views.hints import hint
from tertulia.games.no_siesta.views.shape import View
from tertulia.games.no_siesta.views.view import NoSiestaLook
from tertulia.kernel.compiled_rules import CompileStep
from tertulia.kernel.component_text import ComponentsSource
from tertulia.kernel.components import Components
from tertulia.kernel.entries import Rules
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray


class NoSiesta(Game):
    """La Granja: No Siesta! by Andreas Odendahl for 2 to 4 players.

    Options select the basic game or that for experienced farmers, and the printed or the online rules.
    """

    name = "no-siesta"
    version = 2
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
    most_decisions = 6_000
    revealing_events = REVEALING
    look_type = NoSiestaLook
    view_shape = View

    def components(self, path: ComponentsSource | None = None) -> Components:
        return load.load_components(path)

    def write_components(self, state: StateArray, components: Components) -> None:
        load.write_box(state, components)

    def view(self, state: StateArray, seat: int | None) -> dict[str, Any]:
        return NoSiestaLook(state).view(seat)

    def view_all(self, state: StateArray) -> dict[str, Any]:
        return NoSiestaLook(state).view_all()

    def events(self, state: StateArray, seat: int | None) -> list[dict[str, Any]]:
        return events(state, [seat])[0]

    def event_lists(self, state: StateArray, viewers: Sequence[int | None]) -> list[list[dict[str, Any]]]:
        return events(state, viewers)

    def hint(self, state: StateArray, seat: int, action: int) -> dict[str, Any]:
        return hint(state, seat, action)

    def next_turn(self, state: StateArray, seat: int) -> StateArray | None:
        return ahead(state, seat)

    def open_decision(self, state: StateArray, seat: int) -> Mapping[str, str | int] | None:
        return question(state, seat)

    def point_sources(self, state: StateArray) -> Mapping[str, list[int]]:
        players = state["players"][0, : int(state["seats"][0])]
        return dict(zip(POINT_SOURCES, players["sources"].T.tolist(), strict=True))

    def ranking_keys(self, state: StateArray) -> list[tuple[int, ...]]:
        """Return (points, position on the siesta track) of each seat: the position breaks ties."""
        players = state["players"][0, : int(state["seats"][0])]
        totals = players["sources"].sum(axis=1).tolist()
        return list(zip(totals, players["siesta"].tolist(), strict=True))

    def more_compile_steps(self, state: StateArray) -> list[CompileStep]:
        return query_steps(state)


GAME = NoSiesta()
