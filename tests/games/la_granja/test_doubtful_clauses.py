"""Ambiguous clauses of the rulebooks: rulings 34 to 43."""

from __future__ import annotations

from itertools import groupby

import pytest

from tertulia.games.la_granja.components.load import load_components
from tertulia.games.la_granja.model.decisions import Decision, Series, Step
from tertulia.games.la_granja.model.options import EDITIONS
from tertulia.games.la_granja.model.terms import NEUTRAL
from tests.games.la_granja.scenario import Scenario, set_up_deliveries, set_up_dice, set_up_plays
from tests.games.la_granja.test_solo import draw_neutral_card, find_neutral_space, set_up_solo

pytestmark = pytest.mark.clause


def set_up_purchases(edition: str) -> Scenario:
    """Return a table on which seat 0 may buy extra deliveries: two symbols, with silver for both."""
    table = Scenario(edition=edition).round(2).extension(0, 1).give(0, silver=2, pig=2)
    return table.set_step(Step.DELIVERIES, 1, Decision.DELIVER, 0, Series.BEGUN).act(1, "done")


def test_ruling_34_extra_deliveries_of_deluxe_are_bought_at_once() -> None:
    assert [set_up_purchases(edition).kind(0) for edition in EDITIONS] == ["extra", "extras", "extra"]
    table = set_up_purchases("deluxe")
    assert not table.may(0, "deliver")
    assert table.act(0, "extra 2").view()["pending"]["left"] == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_35_commodity_can_be_delivered_in_the_revenue_phase(edition: str) -> None:
    table = set_up_dice(6, 3, 3, 3, 3, edition=edition).row(0, "deli", commodity=2).give(0, commodity=1)
    assert table.act(0, "take 6", "deliver commodity to deli").events("building")
    by_roof = set_up_dice(3, 3, 3, 3, 3, edition=edition).roof(0, "delivery").give(0, commodity=1).act(0, "use 1")
    assert by_roof.may(0, "deliver commodity to deli")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("own", "player", "space"), [((1,), (), 12), ((14,), (), 4), ((14,), (8,), 4), ((1, 14), (8,), 12), ((), (14,), 4)]
)
def test_ruling_36_neutral_markers_avoid_each_other(
    edition: str, own: tuple[int, ...], player: tuple[int, ...], space: int
) -> None:
    """Spaces 4, 12 and 14 have the value 4 and two higher neighbours each.

    The player's own markers do not matter.
    """
    table = set_up_solo(edition=edition).market(**{f"s{one}": 0 for one in player})
    for one in own:
        table.record["market"][one - 1] = NEUTRAL + 1
    assert find_neutral_space(draw_neutral_card(table, 4)) == space


def test_ruling_37_market_roof_removes_no_lower_neighbours() -> None:
    """Space 5 (value 3) lies beside space 4 (value 4); a barrow's marker on 4 would remove the one on 5."""
    table = set_up_plays().roof(0, "market_marker").market(s5=1).give(0, point=0).act(0, "use 1", "market 4")
    assert table.view()["market"]["spaces"][4]["owner"] == 1
    assert table.stock(0, "point") == 0


@pytest.mark.parametrize(("option", "optional"), [("ask", True), ("always", False)])
def test_ruling_38_traveling_salesman_may_be_declined(option: str, optional: bool) -> None:
    table = set_up_plays(triggered_helpers=option).helper(0, "traveling_salesman").give(0, commodity=2, point=0)
    table.act(0, "trade silver")
    assert (table.kind(0) == "help") == optional
    if optional:
        table.act(0, "done", "trade silver")
    assert table.stock(0, "point") == (0 if optional else 2)
    assert table.player(0)["trades_closed"] == ([] if optional else ["silver"])


def test_ruling_39_mark_of_a_replaced_elder_stays() -> None:
    table = Scenario().round(2).helper(0, "village_elder", "chef", "roofer").hand(0, 20).give(0, commodity=1)
    table.set_step(Step.MARK, 0, Decision.MARK).act(0, "mark 4")
    table.record["dice"][:] = [0, 0, 2, 1, 2, 0]
    table.set_step(Step.FIRST_DIE, 0, Decision.TAKE).act(0, "trade card", "play 20 helper", "replace 1")
    assert table.may(0, "take 4")
    table.set_step(Step.FIRST_DIE, 1, Decision.TAKE)
    assert not table.may(1, "take 4")


def test_ruling_40_no_marker_is_placed_among_own_markers_only() -> None:
    """Both spaces of value 2 are the player's; points and commodity are gained nevertheless."""
    table = (
        set_up_deliveries()
        .barrow(0, 66)
        .mark_delivered(0, 0, 0)
        .give(0, grain=1, point=0, commodity=0)
        .market(s7=0, s10=0)
    )
    table.act(0, "deliver grain to barrow_1")
    assert not table.events("marker")
    assert (table.stock(0, "point"), table.stock(0, "commodity")) == (2, 1)


def test_ruling_41_unused_bought_deliveries_are_not_refunded() -> None:
    table = set_up_purchases("original").act(0, "extra 2", "deliver pig to butcher")
    assert table.view()["pending"]["left"] == 1
    table.act(0, "done")
    assert table.kind(0) != "deliver"
    assert (table.stock(0, "silver"), table.stock(0, "pig")) == (0, 1)


def test_ruling_42_siesta_track_has_five_sections_three_with_points() -> None:
    points = load_components().data["siesta"]["points"]
    sections = [
        [0],
        *([space for space, _ in group] for _, group in groupby(list(enumerate(points))[1:], lambda p: p[1])),
    ]
    assert sections == [[0], [1], [2, 3], [4, 5, 6], [7, 8, 9]]
    assert [points[section[0]] for section in sections] == [0, 0, 1, 2, 3]


def test_ruling_43_porter_played_by_the_die_works_from_the_next_die() -> None:
    table = set_up_dice(2, 2, 4, 4, 4).hand(0, 3).act(0, "take 2", "card", "play 3 helper")
    assert table.kind(0) != "die"
    table.set_step(Step.SECOND_DIE, 0, Decision.TAKE).act(0, "take 2", "gain olive")
    assert table.may(0, "card")


def test_ruling_43_porter_played_before_the_die_is_used_works() -> None:
    table = set_up_dice(2, 2, 4, 4, 4).hand(0, 3).give(0, commodity=1)
    assert table.act(0, "take 2", "trade card", "play 3 helper", "gain olive").may(0, "card")


@pytest.mark.parametrize("play", [("card", "play 6 helper"), ("trade card", "play 6 helper", "gain olive")])
def test_ruling_43_merchant_played_late_works_from_the_next_die(play: tuple[str, ...]) -> None:
    table = set_up_dice(2, 2, 4, 4, 4).hand(0, 6).give(0, commodity=1, point=1).act(0, "take 2", *play)
    assert not table.may(0, "helper 6")
    table.set_step(Step.SECOND_DIE, 0, Decision.TAKE).act(0, "take 4")
    assert table.may(0, "helper 6")
