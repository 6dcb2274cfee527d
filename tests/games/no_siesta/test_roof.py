"""Barn roof and its tiles (rules A; glossary: roof tiles; rulings 3, 8 and 13)."""

from __future__ import annotations

import pytest

from tertulia.games.no_siesta.game import GAME
from tertulia.games.no_siesta.model.terms import CIRCLES, TilePlace
from tertulia.games.no_siesta.model.terms import REVENUES as ALL
from tests.games.no_siesta.scenario import TILES, set_up_scoring

pytestmark = pytest.mark.clause
REVENUES = ALL[:CIRCLES]
GAPS = [(2, 1), (2, 1), (3, 2), (3, 2), (4, 3), (4, 3)]
"""Silver and points of each gap, as in the components file."""
BONUSES = sorted({" ".join(tile) for tile in TILES if tile not in (["change_revenue"], ["point"])})


def test_roof_circle_needs_silver() -> None:
    table = set_up_scoring().supply(0, 6).board(0, olive=1, grain=1, grape=1, pig=1, donkey=1, hat=1)
    assert not table.may("roof")
    assert table.add_loose(0, silver=1).may("roof loose")


@pytest.mark.parametrize("gap", range(6))
def test_gaps_are_covered_from_left_to_right_for_points(gap: int) -> None:
    silver, points = GAPS[gap]
    table = set_up_scoring().tile(0, *["hat"] * min(gap, 4), *["olive olive"] * (gap - 4)).add_loose(0, silver=silver)
    before = table.sources(0).get("roof", 0)
    for circle in range(silver):
        assert len(table.player(0)["tiles"]) == gap
        table.act(0, "roof loose")
        assert table.events("roof") == [{"type": "roof", "seat": 0, "gap": gap + 1, "source": "loose"}]
        assert table.player(0)["roof"][gap] == circle + 1
    assert len(table.player(0)["tiles"]) == gap + 1
    assert table.sources(0)["roof"] - before == points


def test_full_roof_takes_no_more_silver() -> None:
    assert not set_up_scoring().tile(0, *["hat"] * 4, "olive olive", "pig pig").add_loose(0, silver=1).may("roof")


def test_closed_gap_gets_a_public_tile() -> None:
    table = set_up_scoring().roof(0, 1).add_loose(0, silver=1).act(0, "roof loose")
    (gap,) = table.events("gap", seat=1)
    assert gap["bonus"] in TILES
    (tile,) = table.view(1)["players"][0]["tiles"]
    assert (tile["bonus"], tile["used"], table.view()["pile"]) == (gap["bonus"], False, 23)


def test_tile_is_drawn_at_random() -> None:
    drawn = set()
    for key in range(24):
        table = set_up_scoring().roof(0, 1).add_loose(0, silver=1)
        table.state = GAME.determinize(table.state, 0, bytes([key]) * 32)
        drawn.add(str(table.act(0, "roof loose").events("gap")[0]["bonus"]))
    assert len(drawn) > 8


def test_drawn_tiles_are_redealt_for_other_seats() -> None:
    """Tested on determinizations for the seat."""
    table = set_up_scoring().helper(0, "roof_choice").roof(0, 1).add_loose(0, silver=1).act(0, "roof loose")
    true, imagined = table.state, {0: set[str](), 1: set[str]()}
    for key in range(8):
        for seat, seen in imagined.items():
            table.state = GAME.determinize(true, seat, bytes([key]) * 32)
            seen.add(str(table.view(0)["pending"]["tiles"]))
            assert sum(table.is_tile_at(tile + 1, TilePlace.DRAWN) for tile in range(len(TILES))) == 2
    table.state = true
    assert imagined[0] == {str(table.view(0)["pending"]["tiles"])}
    assert len(imagined[1]) > 4


@pytest.mark.parametrize("bonus", BONUSES)
def test_bonus_tile_gives_temporary_revenues_once(bonus: str) -> None:
    """A bonus is one or two revenues beside the board, once per game."""
    table = set_up_scoring().tile(0, bonus).act(0, "tile 1")
    expected = {good: bonus.split().count(good) for good in bonus.split()}
    assert (table.get_loose(0), table.discs(0), table.player(0)["supply"]) == (expected, {}, 4)
    assert table.events("tile", seat=1) == [{"type": "tile", "seat": 0, "gap": 1, "bonus": bonus.split()}]
    assert table.player(0)["tiles"][0]["used"]
    assert table.player(0)["roof"][0] == 2
    assert not table.may("tile")
    assert not table.play_to_next_round().play_to_scoring().may("tile")


@pytest.mark.parametrize("number", range(1, 7))
def test_tile_of_any_gap_is_used_once(number: int) -> None:
    table = set_up_scoring().tile(0, *["hat"] * 4, "olive olive", "pig pig").act(0, f"tile {number}")
    others = [f"tile {other}" for other in range(1, 7) if other != number]
    assert [text for text in table.legal(0) if text.startswith("tile")] == others


def test_tile_may_be_used_in_a_later_round() -> None:
    table = set_up_scoring().tile(0, "pig pig").play_to_next_round()
    assert not table.player(0)["tiles"][0]["used"]
    assert table.play_to_scoring().may("tile 1")


def test_tile_may_be_used_in_the_phase_of_its_draw() -> None:
    table = set_up_scoring().roof(0, 1).pile(3).add_loose(0, silver=1).act(0, "roof loose")
    assert table.act(0, "tile 1").get_loose(0) == {"grape": 2}


def test_bonus_may_be_combined_with_discs_on_the_board() -> None:
    """Marion's example: two grapes of the tile and one on the board pay for the trade."""
    table = set_up_scoring().tile(0, "grape grape").board(0, grape=1).act(0, "tile 1", "trade grape 2-loose+1-disc")
    assert (table.player(0)["trade"], table.get_loose(0), table.discs(0)) == (["grape"], {}, {"commodity": 1})


def test_bonus_may_be_used_in_parts() -> None:
    """Marion's example: a pig, the silver on the board, the second pig."""
    table = set_up_scoring().tile(0, "pig pig").barrow(0, 3, 1).board(0, silver=1)
    table.act(0, "tile 1", "load 3 pig loose", "load 3 silver disc", "load 3 pig loose")
    assert table.player(0)["barrows"][2]["crossed"] == ["grain", "pig", "silver", "pig"]


def test_ruling_3_several_tiles_may_be_open_at_once() -> None:
    """Three grapes of two tiles make a trade."""
    table = set_up_scoring().tile(0, "grape grape", "olive grape").act(0, "tile 1")
    assert table.may("tile 2")
    table.act(0, "tile 2", "trade grape 3-loose")
    assert (table.player(0)["trade"], table.get_loose(0)) == (["grape"], {"olive": 1})


def test_ruling_3_goods_of_several_tiles_are_used_in_any_order() -> None:
    """A barrow needs olive, grain and grape.

    The first and last come from one tile, the second from another.
    """
    table = set_up_scoring().tile(0, "olive grape", "grain grain").act(0, "tile 1", "load 1 olive loose", "tile 2")
    table.act(0, "load 1 grain loose", "load 1 grape loose", "load 1 grain loose")
    assert table.player(0)["barrows"][0]["crossed"] == ["olive", "grain", "grape", "grain"]


def test_ruling_3_newly_drawn_tile_may_be_used_beside_an_open_one() -> None:
    table = set_up_scoring().tile(0, "pig silver").roof(0, 1).pile(3).act(0, "tile 1", "roof loose", "tile 2")
    assert table.get_loose(0) == {"pig": 1, "grape": 2}


def test_ruling_3_change_tile_may_be_used_beside_an_open_one() -> None:
    table = (
        set_up_scoring()
        .tile(0, "pig pig", "change_revenue")
        .board(0, grape=1)
        .act(0, "tile 1", "store pig loose", "tile 2")
    )
    table.act(0, "change grape pig", "waive", "store pig disc")
    assert (table.get_loose(0), table.player(0)["storage"]["pig"]) == ({"pig": 1}, 2)


def test_ruling_3_view_shows_the_open_goods_of_each_tile() -> None:
    """Of equal goods, the leftmost tile's is used first."""
    table = set_up_scoring().tile(0, "grape grape", "olive grape").act(0, "tile 2", "tile 1")
    assert [tile["open"] for tile in table.view(1)["players"][0]["tiles"]] == [["grape", "grape"], ["olive", "grape"]]
    assert table.player(0)["waiting"] == {**dict.fromkeys(REVENUES, 0), "olive": 1, "grape": 3}
    table.act(0, "store grape loose")
    assert [tile["open"] for tile in table.player(0)["tiles"]] == [["grape"], ["olive", "grape"]]
    table.act(0, "store grape loose", "store grape loose")
    assert [tile["open"] for tile in table.player(0)["tiles"]] == [[], ["olive"]]
    assert [tile["open"] for tile in table.act(0, "end kept").player(0)["tiles"]] == [[], []]


def test_ruling_3_open_tile_needs_no_waiver() -> None:
    table = set_up_scoring().tile(0, "pig pig", "hat").act(0, "tile 1")
    assert not table.may("waive"), "unused goods lapse at the end of the phase"
    assert table.may("end kept")


def test_unused_bonus_is_lost() -> None:
    table = set_up_scoring().tile(0, "pig donkey").act(0, "tile 1", "end kept")
    assert table.get_loose(0) == {}
    assert [(event["good"], event["count"]) for event in table.events("lose")] == [("pig", 1), ("donkey", 1)]


def test_ruling_15_change_tile_moves_two_discs_one_step_each() -> None:
    table = set_up_scoring().tile(0, "change_revenue").board(0, olive=1, pig=1)
    table.act(0, "tile 1", "change olive silver", "change pig grape")
    assert (table.discs(0), table.kind(0)) == ({"silver": 1, "grape": 1}, "score")
    assert table.player(0)["tiles"][0]["used"]


def test_ruling_15_change_tile_moves_one_disc_two_steps() -> None:
    table = set_up_scoring().tile(0, "change_revenue").board(0, olive=1).act(0, "tile 1", "change olive grain")
    assert table.view(0)["pending"] == {"kind": "change", "seat": 0, "left": 1}
    assert table.act(0, "change grain grape").discs(0) == {"grape": 1}


def test_ruling_4_steps_follow_arrows_in_both_directions() -> None:
    table = set_up_scoring().supply(0, 7).tile(0, "change_revenue")
    assert not table.may("tile"), "there is nothing to move"
    assert not table.board(0, hat=1, commodity=1).may("tile")
    table.board(0, olive=1, silver=1).act(0, "tile 1")
    assert table.legal(0) == [
        "change olive grain", "change olive silver", "change silver olive", "change silver donkey", "waive",
    ]  # fmt: skip


def test_ruling_4_steps_of_a_tile_may_be_partly_waived() -> None:
    table = set_up_scoring().tile(0, "change_revenue").board(0, olive=2).act(0, "tile 1", "change olive grain", "waive")
    assert (table.discs(0), table.kind(0)) == ({"olive": 1, "grain": 1}, "score")
    assert table.events("forgo") == [{"type": "forgo", "seat": 0, "what": "steps"}]


def test_point_tile_scores_and_has_no_bonus() -> None:
    """The tile scores one point at the end, lies face up, and has no bonus to use."""
    table = set_up_scoring().pile(24).roof(0, 1).add_loose(0, silver=1).act(0, "roof loose")
    (tile,) = table.player(0)["tiles"]
    assert (tile["bonus"], tile["used"]) == (["point"], False)
    assert table.sources(0) == {"roof": 1, "tiles": 1}
    assert not table.may("tile")


def test_there_are_24_tiles_of_three_kinds() -> None:
    assert len(TILES) == 24
    assert ["grape", "grape"] in TILES
    assert ["pig", "pig"] in TILES
    assert TILES.count(["change_revenue"]) > 0 < TILES.count(["point"])


def test_ruling_13_gap_scores_without_a_pile() -> None:
    table = (
        set_up_scoring()
        .roof(0, 1)
        .pile()
        .market(0, "roof_tiles")
        .start_last_round()
        .add_loose(0, silver=1)
        .act(0, "roof loose")
    )
    assert table.events("gap") == [{"type": "gap", "seat": 0, "gap": 1, "bonus": None}]
    assert table.player(0)["tiles"] == [None]
    assert not table.may("tile")
    assert table.end_scoring().sources(0) == {"roof": 1}, "Esporles counts tiles, and the gap has none"
