"""Random scoring phases with many helpers, compared with the slow model.

They contain combinations that are rare in games.
"""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from tertulia.games.no_siesta.game import GAME
from tertulia.games.no_siesta.model.terms import HELPERS, REVENUES, SPACES
from tertulia.kernel.schema import StateArray
from tertulia.laws.seed import numpy_random
from tests.games.no_siesta.scenario import Scenario
from tests.games.no_siesta.slow.follow import Follower
from tests.games.no_siesta.slow.legal import GOODS, get_row
from tests.games.no_siesta.test_whole_games import choose_action

pytestmark = pytest.mark.laws
TILES = (
    "olive olive",
    "grape grape",
    "pig pig",
    "donkey donkey",
    "hat",
    "silver silver",
    "pig donkey",
    "change_revenue",
    "point",
)
OBLIGATIONS = ("disc", "commodity")
"""Obligations that the phase may have to fulfil first."""


def draw_names(chance: np.random.Generator, names: tuple[str, ...], most: int) -> list[str]:
    """Return up to `most` distinct names."""
    return [str(name) for name in chance.choice(names, int(chance.integers(most + 1)), replace=False)]


def draw_table(chance: np.random.Generator, rules: str) -> Scenario:
    """Return a table of three players with random contents at the start of seat 0's scoring phase."""
    table = Scenario(3, game="experienced", rules=rules)
    table.helper(0, *draw_names(chance, HELPERS, 5)).helper(1, *draw_names(chance, HELPERS, 2)).helper(
        2, *draw_names(chance, HELPERS, 1)
    )
    table.siesta(0, int(chance.integers(10))).market(1, *draw_names(chance, SPACES, 3)).market(
        0, *draw_names(chance, SPACES, 2)
    )
    table.tile(0, *draw_names(chance, TILES, 4)).cross_trades(0, *draw_names(chance, GOODS, 3))
    others = {name for seat in (1, 2) for name in table.player(seat)["helpers"]} - {*table.player(0)["helpers"], "copy"}
    if "copy" in table.player(0)["helpers"] and others and chance.random() < 0.5:
        table.copy_helper(0, str(chance.choice(sorted(others))))
    _cross_sheet(chance, table)
    free = int(table.player(0)["supply"])
    marked = Counter(str(chance.choice(REVENUES)) for _ in range(free - int(chance.integers(2)) if free else 0))
    table.board(0, **marked).add_loose(
        0, **Counter(str(chance.choice(REVENUES[:-1])) for _ in range(int(chance.integers(5))))
    )
    return table.scoring()


def _cross_sheet(chance: np.random.Generator, table: Scenario) -> None:
    """Cross off random circles without completing any further place."""
    working, hired = table.player(0)["working"], table.player(0)["hired"]
    gap = get_row(table.data, "roof_gap", len(table.player(0)["tiles"]) + 1)
    table.roof(0, int(chance.integers(gap["silver"] - ("roof_costs" in working))))
    for number in range(1, 7):
        needs = get_row(table.data, "helper_field", number)["needs"]
        if hired[number - 1] is None:
            table.cross_field(0, number, *chance.permutation(needs)[: int(chance.integers(len(needs)))].tolist())
    for number in (1, 2, 3):
        printed, bare = get_row(table.data, "barrow", number), "no_donkeys" in working
        loaded = len(printed["goods"]) - int(chance.integers(int(bare), 4))
        whole = loaded == len(printed["goods"])
        table.barrow(0, number, loaded, printed["donkeys"] - int(chance.integers(int(whole), 2)))
    table.cross_storage(0, **{good: int(chance.integers(7)) for good in GOODS})


@pytest.mark.parametrize("rules", ["printed", "online"])
def test_random_scoring_phases_agree_with_the_slow_model(rules: str, law_games: int) -> None:
    """Plays until seat 0 ends its phase, and requires that both kinds of obligation occur."""
    met: Counter[str] = Counter()
    for number in range(max(law_games, 5)):
        chance = numpy_random("no-siesta thrown", rules, number)
        table = draw_table(chance, rules)
        follower = Follower(GAME, table.state, GAME.components().data)
        while follower.view["actors"] == [0]:
            pending = follower.view["pending"]
            choices = follower.check_choices(0)
            text = choose_action(chance, choices)
            met[text.split()[0]] += 1
            met[pending.get("next", pending["kind"])] += 1
            follower.act(0, text, choices[text])
    if law_games >= 200:
        kinds = {"trade", "tile", "change", "clear", "out", "good", "end", "keep"}
        kinds |= {"market", "copy", "waive", *OBLIGATIONS} if rules == "printed" else set()
        assert kinds <= set(met), f"{kinds - set(met)} never came up"


def apply_actions(state: StateArray, actions: list[int]) -> StateArray | None:
    """Return the state after these actions, or None if one is illegal in its turn or draws at random."""
    after = GAME.copy(state)
    for action in actions:
        if action not in GAME.legal(after, 0):
            return None
        GAME.apply(after, 0, action)
    return None if (after["chance"] != state["chance"]).any() else after


@pytest.mark.parametrize("rules", ["printed", "online"])
def test_states_with_equal_views_have_equal_bytes(rules: str, law_games: int) -> None:
    """Do two actions in either order, then a third: if the views are equal, so are the states."""
    alike, end = 0, GAME.actions.parse("end kept")
    for number in range(law_games // 2 + 1):
        chance = numpy_random("no-siesta in any order", rules, number)
        state = draw_table(chance, rules).state
        one, other = (int(action) for action in chance.choice(GAME.legal(state, 0), 2))
        states = [apply_actions(state, [*order, end]) for order in ([one, other], [other, one])]
        if states[0] is None or states[1] is None or GAME.view_all(states[0]) != GAME.view_all(states[1]):
            continue
        alike += 1
        assert GAME.to_bytes(states[0]) == GAME.to_bytes(states[1])
    assert alike >= law_games // 10
