"""The game object of Pig, which the distribution's entry point names."""

from typing import Any

from tertulia.kernel.entries import Rules
from tertulia.kernel.game import Game, Option
from tertulia.kernel.schema import StateArray
from tertulia_pig import policies, rules, views
from tertulia_pig.model import ACTIONS, MOST_SEATS, State


class Pig(Game):
    """The game Pig: the first player to reach the target wins."""

    name, version, seats = "pig", 1, range(2, MOST_SEATS + 1)
    options = (Option("target", ("50", "100"), "100"),)
    actions = ACTIONS
    state, most_legal = State, 2
    observation_table = views.OBSERVATION
    rules = Rules(
        setup=rules.setup,
        actors=rules.actors,
        legal=rules.legal,
        apply=rules.apply,
        score=rules.score,
        determinize=rules.determinize,
        choose=policies.greedy,
        weigh=policies.weigh,
        observe=views.observe,
    )

    def view(self, state: StateArray, seat: int | None) -> dict[str, Any]:
        return views.shown(state)

    def view_all(self, state: StateArray) -> dict[str, Any]:
        return views.shown(state)

    def events(self, state: StateArray, seat: int | None) -> list[dict[str, Any]]:
        return views.happened(state)

    def reveals(self, before: StateArray, after: StateArray) -> bool:
        return True  # a roll reveals a random number, and holding passes the turn


GAME = Pig()
