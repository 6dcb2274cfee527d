"""Rounds without a crossed circle, and how every game ends (ruling 28)."""

from __future__ import annotations

import numpy as np
import pytest

from tertulia.games.no_siesta.components.checks import (
    MAX_CIRCLES_PER_ROW,
    MAX_POINTS,
    MAX_SIESTA_SPACES,
)
from tertulia.games.no_siesta.game import GAME
from tertulia.games.no_siesta.model.terms import (
    BARROWS,
    GOODS,
    HELPER_FIELDS,
    IDLE_ROUNDS,
    MAX_CIRCLES,
    MAX_GOODS,
    MAX_SEATS,
    ROOF_GAPS,
)
from tertulia.kernel.entries import Policy
from tertulia.laws.seed import key_of
from tests.games.no_siesta.scenario import Scenario

pytestmark = pytest.mark.clause
FIRST_WARNING_ROUND, MAX_IDLE_ROUNDS = 3, 10


def set_up_idle_rounds(rounds: int) -> Scenario:
    """Return a table after `rounds` rounds without a cross, at the start of the next one."""
    table = Scenario(2).scoring()
    for _ in range(rounds):
        table.play_to_next_round()
        if not table.view()["over"]:
            table.play_to_scoring(table.view()["start"])
    return table


@pytest.mark.parametrize("rules", ["printed", "online"])
def test_ruling_28_game_ends_after_ten_rounds_without_a_cross(rules: str) -> None:
    table = Scenario(2, rules=rules).siesta(0, 4).siesta(1, 3).cross_storage(1, pig=1, donkey=1).tile(0, "point")
    table.scoring()
    for number in range(1, MAX_IDLE_ROUNDS + 1):
        assert (table.view()["over"], table.view()["round"]) == (False, number)
        table.play_to_next_round()
    view = table.view()
    assert (view["over"], view["last_round"], view["round"], view["idle"]) == (
        True,
        True,
        MAX_IDLE_ROUNDS,
        {"rounds": 10, "left": 0},
    )
    assert (view["scores"], view["winners"]) == ([4 + 1 + 1, 3 + 1], [0])
    assert [event["type"] for event in GAME.events(table.state, None)][-1] == "over"
    assert table.events("idle") == [{"type": "idle", "rounds": 10, "left": 0}]


def test_ruling_28_warning_starts_in_the_third_idle_round() -> None:
    table = Scenario(2).scoring()
    for number in range(1, MAX_IDLE_ROUNDS):
        table.play_to_next_round()
        warning = {"rounds": number, "left": MAX_IDLE_ROUNDS - number} if number >= FIRST_WARNING_ROUND else None
        assert table.view(0)["idle"] == warning
        assert table.events("idle") == ([{"type": "idle", **warning}] if warning else [])


@pytest.mark.parametrize(
    ("beside", "action"),
    [
        ({"silver": 1}, "roof loose"),
        ({"olive": 1}, "field 2 olive loose"),
        ({"pig": 3}, "trade pig 3-loose"),
        ({"olive": 1}, "load 1 olive loose"),
        ({"donkey": 1}, "load 1 donkey loose"),
        ({"pig": 1}, "store pig loose"),
        ({"hat": 1}, "climb loose"),
    ],
)
def test_ruling_28_cross_or_climb_restarts_the_count(beside: dict[str, int], action: str) -> None:
    table = set_up_idle_rounds(MAX_IDLE_ROUNDS - 1)
    seat = table.view()["start"]
    assert table.view()["idle"] == {"rounds": 9, "left": 1}
    assert table.add_loose(seat, **beside).act(seat, action).view()["idle"] is None
    table.play_to_next_round()
    assert (table.view()["over"], table.view()["idle"]) == (False, None)
    for _ in range(MAX_IDLE_ROUNDS - 1):
        table.play_to_next_round()
    assert not table.view()["over"]
    assert table.play_to_next_round().view()["over"]


def test_ruling_28_actions_without_a_cross_keep_the_count() -> None:
    table = Scenario(2, game="experienced").helper(0, "clear_storage", "change_revenue", "copy").helper(1, "trade_hat")
    table.tile(0, "pig pig").cross_storage(0, olive=1).board(0, donkey=1, grape=1).cross_field(
        1, 4, "olive", "grain", "hat"
    )
    table.state["idle"][0] = 4
    table.scoring().act(0, "tile 1", "change grape pig", "copy trade_hat", "clear disc", "out olive").end_scoring()
    assert table.act(1, "hire any_order").events("idle") == [{"type": "idle", "rounds": 4, "left": 6}]


def test_ruling_28_barrow_completed_at_start_of_round_is_no_cross() -> None:
    table = Scenario(2).cross_field(0, 1, "grain", "pig").barrow(0, 1, 6)
    table.state["idle"][0] = FIRST_WARNING_ROUND
    table.scoring().end_scoring().act(0, "hire no_donkeys", "waive")
    assert (table.player(0)["barrows"][0]["done"], table.view()["idle"]) == (True, {"rounds": 3, "left": 7})


def test_ruling_28_reaching_the_top_ends_the_game_as_usual() -> None:
    table = set_up_idle_rounds(MAX_IDLE_ROUNDS - 1)
    seat = table.view()["start"]
    table.siesta(seat, 9).add_loose(seat, hat=1).act(seat, "climb loose").play_to_next_round()
    assert (table.view()["over"], table.view()["last_round"], table.view()["idle"]) == (True, True, None)


def test_ruling_28_tenth_round_is_last_after_its_scoring_phases() -> None:
    """Until then, players who have not ended their phase may cross something off."""
    table = set_up_idle_rounds(MAX_IDLE_ROUNDS - 1).cross_field(0, 1, "grain", "pig")
    assert (table.view()["idle"], table.view()["last_round"]) == ({"rounds": 9, "left": 1}, False)
    table.end_scoring()
    assert (table.view()["step"], table.view()["last_round"]) == ("hiring", True)
    assert table.act(0, "hire no_donkeys").view()["over"]


def test_ruling_28_greedy_bot_maximizes_esporles_in_the_last_round() -> None:
    """In earlier rounds it would take the space that can still grow."""
    spaces = []
    for rounds in (MAX_IDLE_ROUNDS - 1, MAX_IDLE_ROUNDS):
        table = Scenario(2, rules="online").tile(0, "pig pig", "grape grape")
        table.state["idle"][0], table.state["players"]["due"][0, 0] = rounds, 1
        table.scoring().end_scoring()
        now = table.player(0)["esporles_now"]
        assert (table.kind(0), now["discs"] - 1, now["roof_tiles"]) == ("market", 3, 2)
        spaces.append(GAME.actions.notation(GAME.choose(Policy.FAST, table.state, 0, bytes(32))))
    assert spaces == ["market roof_tiles", "market discs"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rules", ["printed", "online"])
@pytest.mark.parametrize("game", ["basic", "experienced"])
def test_ruling_28_game_without_any_cross_ends(seats: int, rules: str, game: str) -> None:
    """Plays the last legal action, which ends phases and marks nothing."""
    state = GAME.new({"game": game, "rules": rules}, seats, key_of("no-siesta idle", seats, rules, game))
    while actors := GAME.view(state, None)["actors"]:
        GAME.apply(state, actors[0], int(GAME.legal(state, actors[0])[-1]))
    assert int(state["rounds"][0]) == MAX_IDLE_ROUNDS


def test_ruling_28_number_of_rounds_fits_its_field() -> None:
    """Every components file bounds the number of circles and spaces, which never become free again.

    The rounds between two crosses or climbs are bounded as well.
    """
    storage, trades = GOODS * MAX_CIRCLES_PER_ROW, GOODS
    circles = ROOF_GAPS * MAX_POINTS + HELPER_FIELDS * MAX_CIRCLES + BARROWS * (MAX_GOODS + MAX_CIRCLES)
    most = MAX_SEATS * (circles + storage + trades + MAX_SIESTA_SPACES) * IDLE_ROUNDS + IDLE_ROUNDS
    assert most < np.iinfo(GAME.state.dtype["rounds"]).max
    assert most < np.iinfo(GAME.state.dtype["events"]["rows"].base).max
