"""Set-up (rules: components, set-up; experienced game)."""

from __future__ import annotations

import pytest

from tertulia.games.no_siesta.game import GAME
from tertulia.games.no_siesta.model.terms import HELPERS, OWN_SET
from tertulia.kernel.game import GameError

pytestmark = pytest.mark.clause
OPTIONS = {"game": "basic", "dice": "rerolled", "rules": "printed"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seat_has_eight_discs_with_four_in_supply(seats: int) -> None:
    view = GAME.view(GAME.new({}, seats, bytes(32)), None)
    for player in view["players"]:
        assert (player["supply"], player["common"], player["siesta"]) == (4, 3, 0)
        assert not any(player["board"].values())
        assert player["roof"] == [0] * 6
        assert not any((player["helpers"], player["tiles"], player["trade"], player["esporles"]))


@pytest.mark.parametrize(("seats", "dice"), [(2, 5), (3, 7), (4, 9)])
def test_start_player_rolls_two_dice_per_player_and_one(seats: int, dice: int) -> None:
    state = GAME.new({}, seats, bytes(32))
    view = GAME.view(state, None)
    assert len(view["dice"]) == dice
    assert view["actors"] == [view["start"]]
    assert [event["type"] for event in GAME.events(state, None)] == ["start", "round", "roll"]


def test_start_player_is_random() -> None:
    drawn = {int(GAME.new({}, 4, bytes([key]) * 32)["start"][0]) for key in range(40)}
    assert drawn == {0, 1, 2, 3}


@pytest.mark.compiled
def test_die_faces_are_uniform() -> None:
    """Nine dice are rolled a thousand times; each face occurs in a sixth of the cases, within 10 %."""
    rolls = sum(GAME.new({}, 4, key.to_bytes(32, "big"))["dice"][0] for key in range(1000))
    assert all(1350 <= count <= 1650 for count in rolls.tolist())


def test_24_roof_tiles_are_hidden() -> None:
    state = GAME.new({}, 4, bytes(32))
    assert GAME.view(state, 0)["pile"] == 24
    assert "secret" not in GAME.view(state, 0)


def test_basic_game_has_no_helpers_in_the_middle() -> None:
    assert GAME.view(GAME.new({"game": "basic"}, 3, bytes(32)), None)["middle"] is None


@pytest.mark.parametrize(("seats", "each"), [(2, 1), (3, 2), (4, 2)])
def test_experienced_game_has_24_or_12_helpers_in_the_middle(seats: int, each: int) -> None:
    """Two sets of six and all twelve grey helpers, or one set and one of each grey helper."""
    middle = GAME.view(GAME.new({"game": "experienced"}, seats, bytes(32)), None)["middle"]
    assert middle == dict.fromkeys(HELPERS, each)
    assert sum(list(middle.values())[OWN_SET:]) == (6 if seats == 2 else 12)


def test_ruling_36_game_needs_two_to_four_seats() -> None:
    for seats in (1, 5):
        with pytest.raises(GameError, match="no-siesta is for 2 to 4 seats"):
            GAME.new({}, seats, bytes(32))


def test_default_is_the_basic_game_with_printed_rules() -> None:
    assert GAME.check_options({}) == OPTIONS
