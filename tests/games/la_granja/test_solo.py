"""The solo game (rules 11.0; ruling 11)."""

from __future__ import annotations

from typing import Any

import pytest

from tertulia.games.la_granja.game import GAME
from tertulia.games.la_granja.model.decisions import Decision, DieOf, Series, Step
from tertulia.games.la_granja.model.terms import NEUTRAL
from tests.games.la_granja.scenario import FACTS, Scenario

pytestmark = pytest.mark.clause


def set_up_solo(*, starts: bool = True, number: int = 2, **options: str) -> Scenario:
    table = Scenario(1, **options).round(number)
    table.state["opening"][0] = int(starts)
    return table


@pytest.mark.parametrize("key", range(6))
def test_11_0_solo_game_starts_with_a_neutral_marker(key: int) -> None:
    view: Any = GAME.view(GAME.new({}, 1, bytes([key]) * 32), 0)
    owners = {space["owner"]: space["value"] for space in view["market"]["spaces"] if space["owner"] is not None}
    assert owners == ({0: 2, "neutral": 3} if view["solo"]["starts"] else {0: 3, "neutral": 2})
    assert len(view["roofs"]["display"]) == 2


@pytest.mark.parametrize(("starts", "before"), [(True, 0), (False, 1)])
def test_11_0_neutral_player_removes_a_die_if_first(starts: bool, before: int) -> None:
    table = set_up_solo(starts=starts).set_step(Step.ROOFS, 0, Decision.ROOF).act(0, "done")
    assert len(table.events("remove_die")) == before
    assert sum(table.view()["dice"].values()) == 5 - before


@pytest.mark.parametrize(("number", "removed"), [(1, 2), (3, 2), (4, 5), (6, 5)])
def test_11_0_lowest_die_is_removed_early_and_highest_later(number: int, removed: int) -> None:
    table = set_up_solo(number=number).set_step(Step.FIRST_DIE, 0, Decision.TAKE)
    table.record["dice"][:] = [0, 1, 2, 1, 1, 0]
    table.act(0, "take 3", "pair olive_grain")
    assert table.events("remove_die") == [{"type": "remove_die", "die": removed}]


def draw_neutral_card(table: Scenario, value: int) -> Scenario:
    """Let the neutral player draw a card of this value after the player's deliveries."""
    put_on_top(table, value)
    return table.set_step(Step.EXTRA_DELIVERIES, 0, Decision.BUY_DELIVERIES, 1).act(0, "done")


def put_on_top(table: Scenario, value: int) -> None:
    """Put a card of this value on top of the deck."""
    card = next(number for number, facts in FACTS.items() if facts["barrow"]["points"] == value)
    deck = table.record["deck"].tolist()
    top = int(table.record["deck_size"]) - 1
    at = deck.index(card - 1)
    table.record["deck"][at], table.record["deck"][top] = deck[top], card - 1


def find_neutral_space(table: Scenario) -> int:
    return next(int(event["space"]) for event in table.events("marker") if event["seat"] == "neutral")


def test_ruling_11_neutral_marker_removes_most_player_markers() -> None:
    table = draw_neutral_card(set_up_solo().market(s5=0, s10=0), 4)
    assert find_neutral_space(table) == 6
    assert len(table.events("remove")) == 2


def test_ruling_11_tied_spaces_prefer_fewest_higher_neighbours() -> None:
    table = draw_neutral_card(set_up_solo(), 4)
    spaces = {space["space"]: space for space in table.view()["market"]["spaces"]}

    def higher(number: int) -> int:
        near = [spaces[other] for other in spaces[number]["near"] if not spaces[other]["closed"]]
        return sum(one["value"] > spaces[number]["value"] for one in near)

    fours = [number for number, space in spaces.items() if space["value"] == 4 and not space["closed"]]
    assert higher(find_neutral_space(table)) == min(map(higher, fours))


@pytest.mark.parametrize("owner", [0, NEUTRAL])
def test_ruling_11_occupied_higher_spaces_count(owner: int) -> None:
    """With all higher neighbours occupied, space 12 is no better than spaces 4 and 14 of equal value."""
    table = set_up_solo()
    spaces = {space["space"]: space for space in table.view()["market"]["spaces"]}
    higher = {
        n: [m for m in spaces[n]["near"] if spaces[m]["value"] > 4 and not spaces[m]["closed"]] for n in (4, 12, 14)
    }
    assert [len(near) for near in higher.values()] == [2, 2, 2]
    for one in higher[12]:
        table.record["market"][one - 1] = owner + 1
    assert find_neutral_space(draw_neutral_card(table, 4)) != 12


def test_ruling_11_tied_spaces_prefer_distance_then_reading_order() -> None:
    table = set_up_solo()
    table.record["market"][6] = NEUTRAL + 1
    assert find_neutral_space(draw_neutral_card(table, 6)) == 13
    assert find_neutral_space(draw_neutral_card(set_up_solo(), 6)) == 2


def test_ruling_11_neutral_marker_replaces_if_no_space_is_free() -> None:
    replaced = draw_neutral_card(set_up_solo().market(s2=0, s13=0), 6)
    assert find_neutral_space(replaced) in (2, 13)
    assert len(replaced.events("remove")) == 1
    own = set_up_solo()
    own.record["market"][1], own.record["market"][12] = NEUTRAL + 1, NEUTRAL + 1
    assert not draw_neutral_card(own, 6).events("marker")


def test_11_0_removing_the_neutral_players_marker_gives_a_point() -> None:
    table = set_up_solo().barrow(0, 6).mark_delivered(0, 0, 0, 1).give(0, food=1, point=0)
    table.record["market"][4] = NEUTRAL + 1
    table.set_step(Step.DELIVERIES, 0, Decision.DELIVER, 1, Series.BEGUN).act(0, "deliver food to barrow_1", "market 4")
    assert table.player(0)["sources"]["removed"] == 1


def test_11_0_neutral_marker_is_placed_first_if_player_is_second() -> None:
    table = set_up_solo(starts=False).set_step(Step.LAST_DIE, 0, Decision.DIE, 4, 0, DieOf.LAST).act(0, "gain silver")
    assert table.events("neutral")
    assert table.view()["step"] == "donkey"


def test_ruling_2_guard_is_offered_before_the_donkey_is_chosen() -> None:
    table = set_up_solo(starts=False).helper(0, "market_guard").market(s5=0).give(0, silver=1, commodity=0)
    put_on_top(table, 4)
    table.set_step(Step.LAST_DIE, 0, Decision.DIE, 4, 0, DieOf.LAST).act(0, "gain silver")
    assert table.legal(0) == ["guard 5", "done"]
    table.act(0, "guard 5")
    assert (table.view()["market"]["spaces"][4]["owner"], table.kind(0)) == (0, "donkey")


def test_ruling_2_guard_is_offered_in_the_transport_phase() -> None:
    table = draw_neutral_card(set_up_solo().helper(0, "market_guard").market(s5=0).give(0, silver=1, commodity=0), 4)
    assert table.legal(0) == ["guard 5", "done"]
    assert table.view()["phase"] == "transport"
    table.act(0, "guard 5")
    assert table.view()["step"] == "play"
    assert not table.record["spent"].any()


@pytest.mark.parametrize(("space", "starts"), [(2, False), (3, True), (9, True)])
def test_ruling_25_third_space_is_space_3(space: int, starts: bool) -> None:
    table = set_up_solo(starts=False)
    table.record["farms"][0]["siesta"] = space
    table.set_step(Step.EXTRA_DELIVERIES, 0, Decision.BUY_DELIVERIES, 1).act(0, "done")
    assert table.view()["solo"] == {"starts": starts}
