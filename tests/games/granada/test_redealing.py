"""Determinization in Granada: hidden cards are redealt, all else stays (ruling 9)."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from tertulia.games.granada.model.terms import SCORING_CARD
from tertulia.kernel.registry import find_game
from tertulia.kernel.schema import StateArray

pytestmark = pytest.mark.clause
GAME = find_game("granada")
KEYS = 12
LETTERS = (SCORING_CARD, SCORING_CARD + 1)


def redeal_often(state: StateArray) -> Iterator[StateArray]:
    """Yield `KEYS` determinizations for seat 0."""
    return (GAME.determinize(state, 0, bytes([key + 1]) * 32) for key in range(KEYS))


def get_deck(state: StateArray) -> list[int]:
    found: list[int] = state[0]["deck"][: state[0]["deck_size"]].tolist()
    return found


def deal_game(seats: int, without: tuple[int, ...] = ()) -> StateArray:
    """Return a new game in which these scoring cards have been turned up."""
    state = GAME.new({}, seats, bytes([seats]) * 32)
    rest = [card for card in get_deck(state) if card not in without]
    state[0]["deck"][: len(rest)] = rest
    state[0]["deck_size"] = len(rest)
    return state


@pytest.mark.parametrize("without", [(), LETTERS[:1], LETTERS[1:], LETTERS])
@pytest.mark.parametrize("seats", [2, 5])
def test_deck_has_the_same_cards_in_another_order(seats: int, without: tuple[int, ...]) -> None:
    state = deal_game(seats, without)
    worlds = [get_deck(world) for world in redeal_often(state)]
    assert all(sorted(world) == sorted(get_deck(state)) for world in worlds)
    assert len({tuple(world) for world in worlds}) == KEYS
    tops = {world[-1] for world in worlds}
    assert len(tops) > KEYS // 3, "the next card is unpredictable"


@pytest.mark.parametrize("without", [(), LETTERS[:1], LETTERS[1:]])
@pytest.mark.parametrize("seats", [2, 5])
def test_scoring_cards_stay_within_their_piles(seats: int, without: tuple[int, ...]) -> None:
    state = deal_game(seats, without)
    for letter in {0, 1} - {card - SCORING_CARD for card in without}:
        places = [get_deck(world).index(SCORING_CARD + letter) for world in redeal_often(state)]
        low, high = int(state[0]["scoring_low"][letter]), int(state[0]["scoring_high"][letter])
        assert all(low <= place <= min(high, len(get_deck(state)) - 1) for place in places)
        assert len(set(places)) > 2


def test_scoring_card_is_in_the_rest_of_its_pile() -> None:
    """Two cards of the top pile are left, and A is either of them."""
    state = deal_game(3)
    low = int(state[0]["scoring_low"][0])
    money = [card for card in get_deck(state) if card != SCORING_CARD]
    rest = [*money[: low + 1], SCORING_CARD]
    state[0]["deck"][: len(rest)] = rest
    state[0]["deck_size"] = len(rest)
    assert {get_deck(world).index(SCORING_CARD) for world in redeal_often(state)} == {low, low + 1}


def test_fields_other_than_the_deck_are_unchanged() -> None:
    state = deal_game(3)
    for world in redeal_often(state):
        for field in set(state.dtype.names or ()) - {"deck", "chance", "events"}:
            assert np.array_equal(world[field], state[field]), field
