"""End of the game: if the yard cannot be filled, its tiles are awarded and the third scoring follows."""

from __future__ import annotations

import pytest

from tertulia.kernel.registry import find_game

from .positions import Scene, filter_events, list_event_types, list_other_cards, set_up_scene

pytestmark = pytest.mark.clause
DISPLAY = "yellow 9, green 9, orange 9, blue 9"
GAME = find_game("granada")


def set_up_end(hands: dict[int, str], yard: str = "5 6 7 -", city: str = "", seats: int = 3) -> Scene:
    """Return a scene in which the first player took the blue 9 as the last action of the game."""
    scene = set_up_scene(seats, hands=hands, yard=yard, bag="", display=DISPLAY, cities={0: city})
    scene.do("take 4")
    return scene


def test_ruling_15_game_continues_if_last_tiles_fill_the_yard() -> None:
    """The bag is empty but the yard is full, so the game continues."""
    scene = set_up_scene(yard="- 2 3 4", bag="5", display=DISPLAY)
    events = scene.do("take 1")
    assert filter_events(events, "end") == []
    assert (scene.view["bag"], scene.actor) == (0, 1)
    assert "end" in list_event_types(set_up_scene(yard="- 2 3 4", bag="", display=DISPLAY).do("take 1"))


def test_ruling_15_yard_is_filled_as_far_as_possible() -> None:
    scene = set_up_scene(yard="- 2 - -", bag="5 6", display=DISPLAY)
    events = scene.do("take 4")
    assert list_event_types(events) == [
        "take",
        "money",
        "yard",
        "yard",
        "end",
        "left",
        "left",
        "left",
        "scoring",
        "over",
    ]
    assert [event["space"] for event in filter_events(events, "yard")] == [1, 3]


def test_full_yard_with_empty_bag_does_not_end_the_game() -> None:
    scene = set_up_scene(yard="1 2 3 4", bag="", display=DISPLAY)
    assert filter_events(scene.do("take 1"), "end") == []
    assert scene.actor == 1


def test_ruling_8_most_money_of_the_currency_gets_the_tile() -> None:
    """The sum counts, not the number of cards or the price."""
    scene = set_up_end({1: "yellow 1 1 1", 2: "yellow 4"}, yard="54b - - -")
    (award,) = filter_events(scene.events, "award")
    assert (award["space"], award["seat"], award["tile"]["number"]) == (1, 2, 54)
    assert scene.actor == 2


def test_money_of_the_last_turn_counts_for_awards() -> None:
    scene = set_up_end({1: "blue 8"}, yard="- - - 5")
    assert filter_events(scene.events, "award")[0]["seat"] == 0


def test_tied_award_leaves_the_tile() -> None:
    scene = set_up_end({1: "yellow 2 2", 2: "yellow 4"}, yard="5 - - -")
    assert filter_events(scene.events, "award") == []
    assert filter_events(scene.events, "left")[0]["tile"]["number"] == 5
    assert scene.view["over"]
    assert scene.view["yard"][0]["tile"]["number"] == 5


def test_ruling_8_tile_stays_if_no_seat_has_the_currency() -> None:
    scene = set_up_end({}, yard="5 - - -")
    assert filter_events(scene.events, "left")[0]["space"] == 1


def test_ruling_8_awards_are_placed_space_by_space() -> None:
    """Each tile is placed before the next one is awarded."""
    scene = set_up_end({0: "green 2", 1: "yellow 3", 2: "green 1"}, yard="5 37 7 -")
    assert [event["type"] for event in filter_events(scene.events, "award", "left")] == ["award"]
    assert (scene.actor, scene.view["pending"]["tile"]["number"], scene.view["pending"]["from"]) == (1, 5, "award")
    # the currency in which the tile was awarded
    assert [tile["space"] for tile in scene.view["bought"]] == [1]
    events = scene.do("build -1,0")
    assert [(event["space"], event["seat"]) for event in filter_events(events, "award")] == [(2, 0)]
    assert scene.actor == 0
    events = scene.do("build 1,0")
    assert list_event_types(events) == ["build", "left", "scoring", "over"]


def test_seat_may_get_several_awards() -> None:
    scene = set_up_end({1: "yellow 3, green 3, orange 3"}, yard="28 36 37 -")
    scene.do("build 1,0", "build 2,0", "build 3,0")
    assert len(scene.view["cities"][1]["tiles"]) == 4
    assert scene.view["over"]


@pytest.mark.parametrize(("tile", "face"), [("37", "front"), ("37b", "back")])
def test_award_keeps_its_visible_side(tile: str, face: str) -> None:
    """An awarded tile must be built with its visible side up, and is not turned for money."""
    scene = set_up_end({1: "yellow 9, green 9 9"}, yard=f"{tile} - - -")
    assert scene.legal() == {f"build {cell}" for cell in ("0,1", "1,0", "0,-1", "-1,0")}
    scene.do("build 1,0")
    (built,) = (one for one in scene.view["cities"][1]["tiles"] if one["number"] == 37)
    assert built["face"] == face


def test_ruling_8_award_that_fits_nowhere_goes_to_the_reserve() -> None:
    city = "14 0,1; 16 1,0; 2 0,-1; 3 -1,0"
    scene = set_up_end({}, yard="- - - 28", city=city)
    assert scene.legal() == {"reserve front"}


def test_award_costs_nothing() -> None:
    scene = set_up_end({1: "yellow 9"}, yard="5 - - -")
    scene.do("build -1,0")
    assert scene.hand(1) == {("yellow", 9): 1}


def test_award_cannot_be_given_to_dirk() -> None:
    scene = set_up_end({1: "yellow 9"}, yard="5 - - -", seats=2)
    assert "give" not in scene.legal()


def test_awards_count_in_the_third_scoring() -> None:
    scene = set_up_end({1: "yellow 9"}, yard="53 - - -")
    (scoring,) = filter_events(scene.do("build 1,0"), "scoring")
    assert scoring["letter"] == "C"
    assert scoring["kinds"]["school"] == [0, 3, 0]


def test_ruling_10_third_scoring_ends_the_game_without_the_others() -> None:
    """A scoring card that has not come up is not scored."""
    scene = set_up_scene(yard="- - - -", bag="", display=DISPLAY, pile="blue 1, A, blue 2, B")
    events = scene.do("take 1")
    assert [event["letter"] for event in filter_events(events, "scoring")] == ["C"]
    assert scene.view["over"]


def test_most_points_win() -> None:
    scene = set_up_scene(
        yard="- - - -", bag="", display=DISPLAY, cities={0: "28 1,0", 1: "28b 1,0; 53 2,0"} | {0: "36 1,0"}
    )
    (over,) = filter_events(scene.do("take 1"), "over")
    assert over["scores"] == [3, 6, 0]
    assert over["winners"] == [1]
    assert scene.view["winners"] == [1]
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((3, 6, 0), (1,))


def test_equal_points_share_the_victory() -> None:
    scene = set_up_scene(yard="- - - -", bag="", display=DISPLAY, cities={0: "36 1,0", 2: "53 1,0"})
    (over,) = filter_events(scene.do("take 1"), "over")
    assert (over["scores"], over["winners"]) == ([3, 0, 3], [0, 2])


def test_ruling_11_dirk_never_wins() -> None:
    scene = set_up_scene(2, yard="- - - -", bag="", display=DISPLAY, cities={0: "36 1,0"}, dirk="53 44 28 39")
    (over,) = filter_events(scene.do("take 1"), "over")
    assert over["scores"][2] > over["scores"][0] == 3
    assert over["winners"] == [0]
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert outcome.scores == (3, 0)


def test_finished_game_has_no_actor() -> None:
    scene = set_up_end({}, yard="- - - -")
    assert GAME.actors(scene.state) == 0
    assert scene.view["phase"] == "over"
    assert scene.view["next_scoring"] is None


def test_money_is_filled_up_before_the_end() -> None:
    """A scoring card that turns up in the last filling is scored before the end."""
    rest = list_other_cards(3, DISPLAY)
    scene = set_up_scene(hands={2: rest}, yard="- - - -", bag="", display=DISPLAY, pile="B", pile_ends=True)
    assert list_event_types(scene.do("take 1")) == ["take", "scoring", "end", "scoring", "over"]


def test_forecast_is_for_the_next_scoring() -> None:
    """The forecast shows scoring C if neither A nor B has come up when the last tiles are awarded."""
    scene = set_up_scene(
        hands={1: "yellow 9"},
        yard="28 - - -",
        bag="",
        display=DISPLAY,
        pile="blue 1, A, blue 2, B",
        cities={0: "36 1,0", 1: "14 0,1; 16 1,0; 2 0,-1; 3 -1,0", 2: "53 1,0"},
    )
    scene.do("take 4")
    assert scene.view["next_scoring"] == "C"
    forecast = scene.view["forecast"]
    scene.do("reserve front")
    assert scene.view["scores"] == forecast == [3, 24, 3]
