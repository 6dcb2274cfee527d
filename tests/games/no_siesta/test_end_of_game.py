"""End of the game: points by source, Esporles, ties.

Rules: end of the game; glossary: market of Esporles.
"""

from __future__ import annotations

import pytest

from tertulia.games.no_siesta.game import GAME
from tertulia.games.no_siesta.model.terms import POINT_SOURCES
from tests.games.no_siesta.scenario import Scenario, set_up_scoring

pytestmark = pytest.mark.clause
EACH_RULE_SET = pytest.mark.parametrize("rules", ["printed", "online"])


def end_game(table: Scenario) -> Scenario:
    """Let all seats end their scoring phases of the last round."""
    table.start_last_round().scoring().play_to_next_round()
    assert table.view()["over"]
    return table


def test_roof_scores_gaps_and_point_tiles() -> None:
    table = end_game(Scenario(2).tile(0, "point", "hat", "point").tile(1, "grape grape"))
    assert table.sources(0) == {"roof": 1 + 1 + 2, "tiles": 2}
    assert table.sources(1) == {"roof": 1}


def test_gap_with_a_used_tile_scores() -> None:
    assert end_game(set_up_scoring().tile(0, "hat").act(0, "tile 1")).sources(0) == {"roof": 1}


def test_helpers_score_on_the_four_right_fields() -> None:
    names = ("roof_choice", "change_revenue", "trade_good", "storage_silver", "no_donkeys", "commodity_hat")
    table = end_game(Scenario(2).helper(0, *names).helper(1, *names[:2]))
    assert (table.sources(0), table.sources(1)) == ({"helpers": 1 + 1 + 2 + 2}, {})


@pytest.mark.parametrize("source", range(len(POINT_SOURCES)), ids=POINT_SOURCES)
def test_points_of_every_source_count(source: int) -> None:
    table = end_game(Scenario(2))
    before = table.view()["scores"]
    table._put(1, "sources", int(table._get(1, "sources")[source]) + 7, source)
    assert table.view()["scores"] == [before[0], before[1] + 7]
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (list(outcome.scores), list(outcome.winners)) == (table.view()["scores"], [1])


def test_unfinished_places_score_nothing() -> None:
    table = Scenario(2).roof(0, 1).cross_field(0, 5, "grain", "grape", "silver").barrow(0, 1, 5, 1)
    assert end_game(table).sources(0) == {}


def test_trade_scores_two_points() -> None:
    table = set_up_scoring().add_loose(0, pig=3).act(0, "trade pig 3-loose").play_to_next_round().play_to_scoring()
    table.add_loose(0, olive=3).act(0, "trade olive 3-loose")
    assert table.start_last_round().play_to_next_round().sources(0) == {"trade": 4}


def test_sets_score_without_goods_taken_out() -> None:
    table = (
        set_up_scoring()
        .cross_storage(0, olive=4, grain=3, grape=5, pig=2, donkey=6)
        .helper(0, "clear_storage")
        .board(0, donkey=1)
    )
    table.act(0, "clear disc", "out grain", "out pig")
    assert end_game(table).sources(0) == {"warehouse": 2, "stable": 1}


def test_siesta_track_scores_a_point_per_space() -> None:
    assert end_game(Scenario(2).siesta(0, 7)).sources(0) == {"siesta": 7}


def test_barrows_score_by_first_or_later_completion() -> None:
    table = end_game(Scenario(2).deliver_barrow(0, 1).deliver_barrow(0, 2, first=False).deliver_barrow(1, 3))
    assert (table.sources(0), table.sources(1)) == ({"barrows": 5 + 4}, {"barrows": 7})


# -- Esporles ---------------------------------------------------------------------------------------------------------


def set_up_top_of_track(space: str) -> Scenario:
    return Scenario(2).market(0, space)


def test_esporles_discs_count_the_own_supply() -> None:
    """Discs elsewhere do not count.

    These are discs on Esporles, on copied helpers, on the board, on the track and in the common supply.
    """
    assert end_game(set_up_top_of_track("discs")).sources(0) == {"esporles": 3}
    assert end_game(set_up_top_of_track("discs").board(0, commodity=2)).sources(0) == {"esporles": 2}, (
        "one is kept on a commodity"
    )
    table = set_up_top_of_track("discs").board(0, commodity=2).scoring().act(0, "end returned").start_last_round()
    assert table.play_to_next_round().sources(0) == {"esporles": 3}
    copied = Scenario(2, game="experienced").helper(1, "any_order").helper(0, "copy").copy_helper(0, "any_order")
    assert end_game(copied.market(0, "discs")).sources(0) == {"esporles": 2}


@EACH_RULE_SET
def test_esporles_discs_count_discs_left_on_the_board(rules: str) -> None:
    assert end_game(Scenario(2, rules=rules).market(0, "discs").board(0, pig=2)).sources(0) == {"esporles": 3}


def test_esporles_harvest_sets_score() -> None:
    table = end_game(set_up_top_of_track("harvest_sets").cross_storage(0, olive=2, grain=3, grape=2, pig=6, donkey=6))
    assert table.sources(0) == {"warehouse": 2, "stable": 6, "esporles": 2}


def test_esporles_roof_tiles_score() -> None:
    assert (
        end_game(set_up_top_of_track("roof_tiles").tile(0, "hat", "point", "change_revenue")).sources(0)["esporles"]
        == 3
    )


def test_esporles_animal_pairs_score() -> None:
    assert end_game(set_up_top_of_track("animal_pairs").cross_storage(0, pig=3, donkey=4, olive=6)).sources(0) == {
        "stable": 3,
        "esporles": 3,
    }


def test_esporles_helpers_score() -> None:
    assert (
        end_game(set_up_top_of_track("helpers").helper(0, "roof_choice", "trade_good", "no_donkeys")).sources(0)[
            "esporles"
        ]
        == 3
    )


def test_esporles_a_helper_hired_in_the_last_round_counts() -> None:
    table = (
        set_up_top_of_track("helpers")
        .cross_field(0, 2, "olive", "donkey")
        .scoring()
        .start_last_round()
        .play_to_next_round()
    )
    assert table.sources(0) == {"esporles": 1}


def test_esporles_trades_score() -> None:
    table = Scenario(2).market(0, "trades").cross_trades(0, "olive", "pig")
    assert end_game(table).sources(0)["esporles"] == 2


def test_esporles_scores_only_seats_with_a_disc_there() -> None:
    assert "esporles" not in end_game(set_up_top_of_track("roof_tiles").tile(1, "hat")).sources(1)


def test_esporles_several_spaces_are_summed() -> None:
    table = end_game(Scenario(2).market(0, "roof_tiles", "discs").tile(0, "hat"))
    assert table.sources(0) == {"roof": 1, "esporles": 1 + 2}


# -- the winner -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        ({"siesta": 3}, {"siesta": 2}, [0]),
        ({"siesta": 3}, {"siesta": 2, "point": 1}, [0]),
        ({"siesta": 2, "point": 1}, {"siesta": 3}, [1]),
        ({"siesta": 3}, {"siesta": 2, "point": 2}, [1]),
        ({"siesta": 3}, {"siesta": 3}, [0, 1]),
    ],
)
def test_ruling_30_tied_points_are_decided_by_hats_or_shared(
    first: dict[str, int], second: dict[str, int], winners: list[int]
) -> None:
    """The points beside the track come from pairs in the stable."""
    table = Scenario(2)
    for seat, what in enumerate((first, second)):
        table.siesta(seat, what["siesta"]).cross_storage(seat, pig=what.get("point", 0), donkey=what.get("point", 0))
    assert end_game(table).view()["winners"] == winners
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert list(outcome.winners) == winners
    assert list(outcome.scores) == table.view()["scores"]


def test_two_of_three_seats_may_share_the_victory() -> None:
    table = end_game(Scenario(3).siesta(0, 4).siesta(2, 4).siesta(1, 3).cross_storage(1, pig=1, donkey=1))
    assert (table.view()["scores"], table.view()["winners"]) == ([4, 4, 4], [0, 2])


# -- when points are reported ----------------------------------------------------------------------------------------


def test_ruling_23_printed_points_are_counted_at_the_end() -> None:
    table = set_up_scoring().add_loose(0, hat=1).act(0, "climb loose")
    assert table.events("points") == []
    assert table.view(0)["players"][0]["points"] is None
    assert table.view()["scores"] == [None, None]
    end_game(table)
    assert table.events("points") == [{"type": "points", "seat": 0, "amount": 1, "source": "siesta"}]
    assert table.view()["scores"] == [1, 0]
    (over,) = table.events("over")
    assert over == {"type": "over", "scores": [1, 0], "winners": [0]}


def test_ruling_23_online_esporles_is_scored_after_every_action() -> None:
    table = Scenario(2, rules="online").market(0, "discs").market(1, "animal_pairs").dice("pig", *["hat"] * 4)
    table.act(0, "take pig all")
    assert table.sources(0) == {"esporles": 2}, "of three discs one lies on the pig"
    table.act(1, "take hat all").play_to_scoring(0).act(0, "store pig disc")
    assert table.events("points") == [{"type": "points", "seat": 0, "amount": 1, "source": "esporles"}]
    assert table.view(1)["players"][0]["points"] == 3


def test_ruling_23_online_points_are_public_at_all_times() -> None:
    table = set_up_scoring(rules="online").add_loose(0, hat=1).act(0, "climb loose")
    assert table.events("points") == [{"type": "points", "seat": 0, "amount": 1, "source": "siesta"}]
    assert table.view(1)["players"][0]["points"] == 1
    assert end_game(table).events("points") == []


def test_online_broken_set_loses_its_point() -> None:
    table = (
        set_up_scoring(rules="online").helper(0, "clear_storage").cross_storage(0, pig=1, donkey=1).board(0, donkey=1)
    )
    table.act(0, "clear disc", "out pig")
    assert table.events("points") == [{"type": "points", "seat": 0, "amount": -1, "source": "stable"}]
