"""State arrays of Granada at every ply: components accounted for, derived fields recomputed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import pytest

from tertulia.games.granada.model.terms import CARDS, CURRENCIES, NO_CARD, NO_TILE, SCORING_CARD, TILES, VALUES, Place
from tertulia.games.granada.rules.derived import recompute_derived
from tertulia.kernel.entries import Policy
from tertulia.kernel.registry import find_game
from tertulia.kernel.schema import INTERPRET, StateArray
from tertulia.laws.seed import numpy_random

# `recompute_derived` is compiled for these tests only, which takes seconds in each process.
pytestmark = [pytest.mark.laws, pytest.mark.xdist_group("recompute_derived of granada")]
GAME = find_game("granada")
MAX_EVENTS = 48
TABLES = [(seats, scoring) for seats in GAME.seats for scoring in ("normal", "simplified")]


def walk_states(seats: int, scoring: str, number: int) -> Iterator[tuple[StateArray, int]]:
    """Yield every state of a game between greedy and random players, with its number of legal actions."""
    chance = numpy_random("records", seats, scoring, number)
    state = GAME.new({"scoring": scoring}, seats, chance.bytes(32))
    while actors := GAME.actors(state):
        seat = actors.bit_length() - 1
        legal = GAME.legal(state, seat)
        yield state, len(legal)
        if chance.random() < (0.0, 0.5, 0.9)[number % 3]:
            action = GAME.choose(Policy.FAST, state, seat, chance.bytes(32))
        else:
            action = int(legal[chance.integers(len(legal))])
        GAME.apply(state, seat, action)
    yield state, 0


def check_derived_fields(state: StateArray, seats: int) -> None:
    """Fail unless recomputed derived fields are equal to the byte.

    So lists keep no trace of removed items.
    """
    anew = GAME.copy(state)
    recompute_derived(anew)
    assert GAME.to_bytes(anew) == GAME.to_bytes(state)
    assert int(state["events"]["count"][0]) <= MAX_EVENTS


def check_tile_lists(state: StateArray, seats: int) -> None:
    record = state[0]
    place = record["place"]
    for seat in range(seats):
        player = record["players"][seat]
        assert list(player["city"][: player["built"]]) == list(np.flatnonzero(place == Place.CITY + seat))
        assert list(player["reserve"][: player["reserved"]]) == list(np.flatnonzero(place == Place.RESERVE + seat))
        own = place == Place.CITY + seat
        cells = set(zip(record["x"][own].tolist(), record["y"][own].tolist(), strict=True))
        assert len(cells | {(0, 0)}) == own.sum() + 1
    for space in range(4):
        lying = np.flatnonzero(place == Place.YARD + space)
        assert list(lying) == ([] if record["yard"][space] == NO_TILE else [record["yard"][space]])


def check_tile_places(state: StateArray, seats: int) -> None:
    """Fail unless every tile is in a valid place.

    Bought tiles belong to the player to act; Dirk has tiles only in a game for two.
    """
    everywhere = {
        Place.BAG,
        *range(Place.YARD, Place.YARD + 4),
        *(base + seat for base in (Place.CITY, Place.RESERVE) for seat in range(seats)),
    }
    everywhere |= {Place.DIRK} if seats == 2 else set()
    record = state[0]
    allowed = everywhere | ({Place.BOUGHT + int(record["on_turn"])} if not record["over"] else set())
    assert set(record["place"].tolist()) <= allowed
    assert len(record["place"]) == TILES
    assert set(record["face"].tolist()) <= {0, 1}


def check_card_places(state: StateArray, seats: int) -> None:
    """Check that each card exists two or three times.

    Scoring cards must be in the pile until turned up.
    """
    record = state[0]
    players, deck = record["players"][:seats], record["deck"][: record["deck_size"]]
    display = record["display"][record["display"] != NO_CARD]
    pile = np.bincount(deck[deck < SCORING_CARD], minlength=CARDS)
    counts = players["money"].sum(axis=0) + record["discard"] + pile + np.bincount(display, minlength=CARDS)
    assert (counts == (2 if seats == 2 else 3)).all()
    waiting = [letter for letter in (0, 1) if not record["scorings"][letter]["done"]]
    assert sorted(deck[deck >= SCORING_CARD]) == [SCORING_CARD + letter for letter in waiting]
    assert not record["deck"][record["deck_size"] :].any()
    for letter in waiting:
        at = int(np.flatnonzero(deck == SCORING_CARD + letter)[0])
        assert record["scoring_low"][letter] <= at <= record["scoring_high"][letter]


def check_hand_counts(state: StateArray, seats: int) -> None:
    record = state[0]
    players = record["players"]
    money = players["money"].reshape(len(players), len(CURRENCIES), VALUES).astype(np.int64)
    assert (money >= 0).all()
    assert (money.sum(axis=(1, 2)) == players["cards"]).all()
    assert (money @ np.arange(1, VALUES + 1) == players["worth"]).all()
    assert not money[seats:].any()


def check_point_totals(state: StateArray, seats: int) -> None:
    record = state[0]
    owners = seats + (seats == 2)
    sums = (record["scorings"]["moats"] + record["scorings"]["kinds"].sum(axis=1)).sum(axis=0)[:owners]
    points = [*record["players"]["points"][:seats].tolist(), int(record["dirk_points"])][:owners]
    assert points == sums.tolist()


CHECKS: tuple[Callable[[StateArray, int], None], ...] = (
    check_derived_fields,
    check_tile_lists,
    check_tile_places,
    check_card_places,
    check_hand_counts,
    check_point_totals,
)


@pytest.mark.parametrize(("seats", "scoring"), TABLES)
def test_state_is_consistent_at_every_ply(seats: int, scoring: str, law_games: int) -> None:
    for number in range(law_games // 70 + 1):
        for ply, (state, count) in enumerate(walk_states(seats, scoring, number)):
            if INTERPRET and ply % 12:
                continue
            assert count <= GAME.most_legal // 2
            for check in CHECKS:
                check(state, seats)


@pytest.mark.parametrize("seats", GAME.seats)
def test_determinized_state_is_consistent(seats: int) -> None:
    """Components are preserved, and scoring cards lie within their public range."""
    for ply, (state, _) in enumerate(walk_states(seats, "normal", 1)):
        if ply % 20 == 0:
            for seat in range(seats):
                other = GAME.determinize(state, seat, bytes([seat]) * 32)
                for check in CHECKS:
                    check(other, seats)


@pytest.mark.skipif(INTERPRET, reason="needs many redeals; they are the same in both modes")
def test_every_possible_pile_is_dealt() -> None:
    """Each possible place of a scoring card occurs, none far more often than others."""
    state, _ = next(walk_states(3, "normal", 0))
    record, rounds = state[0], 2000
    piles = [
        GAME.determinize(state, 0, n.to_bytes(32, "little"))[0]["deck"][: record["deck_size"]] for n in range(rounds)
    ]
    for letter in (0, 1):
        places = [int(np.flatnonzero(pile == SCORING_CARD + letter)[0]) for pile in piles]
        low, high = int(record["scoring_low"][letter]), int(record["scoring_high"][letter])
        counts = np.bincount(places, minlength=high + 1)[low:]
        assert len(counts) == high - low + 1
        assert counts.min() > 0.4 * rounds / len(counts)
        assert counts.max() < 2 * rounds / len(counts)
    tops = {int(pile[-1]) for pile in piles}
    assert tops == set(record["deck"][: record["deck_size"]].tolist()) - {SCORING_CARD, SCORING_CARD + 1}
