"""Complete random games.

Components, markers and points are accounted for, scoring is recomputed, and nothing overflows.
"""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest

from tertulia.games.la_granja.game import GAME
from tertulia.games.la_granja.model.options import EDITIONS, TableRule
from tertulia.games.la_granja.model.terms import BARROWS, CARDS, DENS, FIELDS, HELPERS, Good, Zone
from tertulia.kernel.batch import GameSetup, keys_from, play_batch
from tertulia.kernel.components import Components
from tertulia.kernel.entries import Policy
from tertulia.laws.seed import python_random
from tertulia.laws.sets import random_set
from tests.games.la_granja.checker import Checker
from tests.games.la_granja.position import RULEBOOK, read_printed

pytestmark = pytest.mark.slow

TABLES = [(edition, seats) for edition in EDITIONS for seats in (1, 2, 3, 4)]
OTHER_OPTIONS = [
    {"farm_phase": "simultaneous"},
    {"unsold_roofs": "stay"},
    {"triggered_helpers": "always"},
    {"roofs": "deluxe", "deliveries": "one_by_one"},
]

PREFERENCE_PROBABILITY = 0.5
"""Probability of choosing only among preferred actions, if one is legal."""
PREFERENCES = [
    ("trade card", "helper", "replace", *(f"play {card} helper" for card in range(1, CARDS + 1))),
    ("trade card", "play", "replace", "use", "deliver", "card"),
    ("trade card", "draw", "card", "discard"),
]


def assert_conserved(record: Any) -> None:
    """Fail unless cards, markers and points of a position equal a recount."""
    zone = record["zone"].tolist()
    deck = record["deck"][: int(record["deck_size"])].tolist()
    assert sorted(deck) == [card for card in range(CARDS) if zone[card] == Zone.DECK]
    assert record["events"]["count"] < len(record["events"]["rows"])
    for seat in range(int(record["seats"])):
        farm = record["farms"][seat]
        assert farm["agenda"]["open"] < len(farm["agenda"]["kind"])
        assert zone.count(Zone.HAND + seat) == farm["hand"]
        for places, at in (("barrows", Zone.BARROW), ("helpers", Zone.HELPER)):
            cards = sorted(card - 1 for card in farm[places].tolist() if card)
            assert cards == [card for card in range(CARDS) if zone[card] == at + seat]
        assert zone.count(Zone.FIELD + seat) == farm["fields"].sum()
        assert zone.count(Zone.EXTENSION + seat) == farm["extensions"]
        assert (farm["stock"] >= 0).all()
        assert (farm["fields"] >= farm["stock"][FIELDS:]).all()
        assert farm["sources"].sum() == farm["stock"][Good.POINT]
        assert count_markers(record, seat) == farm["markers"]
        once = [bool(card and record["box"]["cards"][card - 1]["once"]) for card in farm["helpers"].tolist()]
        assert all(once[slot] for slot in range(HELPERS) if int(farm["used"]) >> slot & 1)
        assert sum(card > 0 for card in farm["barrows"].tolist()) <= BARROWS


def count_markers(record: Any, seat: int) -> int:
    """Return the number of player markers on farm and boards."""
    farm = record["farms"][seat]
    goods = farm["stock"].tolist()
    count = sum(goods[:DENS]) + goods[Good.COMMODITY] + sum(goods[FIELDS:]) + int(farm["rows"].sum())
    count += sum(int(bits).bit_count() for bits in farm["filled"].tolist())
    count += int(farm["completed"]).bit_count() + int(farm["trades_closed"]).bit_count()
    count += record["market"].tolist().count(seat + 1)
    count -= int(farm["freed"]).bit_count()
    return int(count) + (int(farm["used"]).bit_count() if record["rules"][TableRule.HELPER_MARKERS] == 1 else 0)


def walk_game(
    options: dict[str, str], seats: int, seed: int, likes: tuple[str, ...] = (), components: Components | None = None
) -> None:
    """Play a random game and check every position. Actions beginning with a text in `likes` are frequent."""
    chance = np.random.default_rng(seed)
    state = GAME.new(options, seats, bytes([seed % 256]) * 32, components)
    facts = read_printed(components.data) if components else RULEBOOK
    checker = Checker(GAME.view_all(state), GAME.events(state, None), facts)
    decisions = 0
    while actors := GAME.actors(state):
        seat = int(chance.choice([one for one in range(seats) if actors >> one & 1]))
        legal = GAME.legal(state, seat)
        assert len(legal) > 0
        assert (np.diff(legal) > 0).all()
        actions = {GAME.actions.notation(int(action)): int(action) for action in legal}
        checker.check_choices(GAME.view(state, seat), seat, set(actions))
        liked = (
            [action for text, action in actions.items() if text.startswith(likes)]
            if chance.random() < PREFERENCE_PROBABILITY
            else []
        )
        GAME.apply(state, seat, int(chance.choice(liked or legal)))
        assert_conserved(state[0])
        checker.check_events(GAME.view_all(state), GAME.events(state, None))
        decisions += 1
        assert decisions < 3000


def test_package_set_has_the_numbers_of_the_rulebook() -> None:
    """The checks of random sets and of the package's set then start from equal facts."""
    assert read_printed(GAME.components().data) == RULEBOOK


# `make test` plays the tables of one and two in the test of cards played between any two steps.
@pytest.mark.proof_for("[12]-*", "0-*-[12]")
@pytest.mark.parametrize(("edition", "seats"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_random_games_conserve_components_and_points(edition: str, seats: int, seed: int) -> None:
    walk_game({"edition": edition}, seats, seed)


@pytest.mark.parametrize("options", OTHER_OPTIONS, ids=lambda options: "-".join(options.values()))
def test_other_options_conserve_components_and_points(options: dict[str, str]) -> None:
    walk_game(options, 3, 5)


@pytest.mark.parametrize("number", range(2))
def test_any_accepted_set_conserves_components_and_points(number: int) -> None:
    walk_with_any_set("conserved with any set", number)


@pytest.mark.proof
@pytest.mark.parametrize("half", range(2))
def test_many_accepted_sets_conserve_components_and_points(half: int) -> None:
    for number in range(half * 50, half * 50 + 50):
        walk_with_any_set("conserved with many sets", number)


def walk_with_any_set(*parts: object) -> None:
    """Play a random game with a set that differs from the package's in some facts."""
    chance = python_random(*parts)
    edition, seats = chance.choice(TABLES)
    changes = chance.choice((5, 20, 60))
    walk_game({"edition": edition}, seats, chance.randrange(256), components=random_set(GAME, chance, changes))


def make_rich_set() -> Components:
    """Return the package's set with enough initial trade commodities to play cards at any time."""
    data = copy.deepcopy(GAME.components().data)
    data["player_board"]["start"]["commodities"] = 12
    return Components(data, "rich", ())


# `make test` plays each preference in each edition and with one, two and four seats; games for one and two play in each
# edition.
@pytest.mark.proof_for(
    "*-3",
    "helpers-original-[12]",
    "helpers-deluxe-[14]",
    "helpers-online-[24]",
    "everything-original-[24]",
    "everything-deluxe-[12]",
    "everything-online-[14]",
    "nothing-left-original-[14]",
    "nothing-left-deluxe-[24]",
    "nothing-left-online-[12]",
)
@pytest.mark.slow
@pytest.mark.parametrize(("edition", "seats"), TABLES)
@pytest.mark.parametrize("likes", PREFERENCES, ids=["helpers", "everything", "nothing-left"])
def test_cards_played_between_any_two_steps_of_a_decision(edition: str, seats: int, likes: tuple[str, ...]) -> None:
    """Helpers with a pending decision are thrown away, and the deck runs out."""
    walk_game({"edition": edition}, seats, 11, likes, make_rich_set())


@pytest.mark.parametrize("edition", EDITIONS)
def test_greedy_bot_beats_random_players(edition: str) -> None:
    games = play_batch(
        GAME, keys_from(1, 60), [[Policy.FAST, Policy.RANDOM, Policy.RANDOM]], setup=GameSetup({"edition": edition})
    )
    assert games.winners[:, 0].mean() > 0.9
    assert games.points[:, 0].mean() > games.points[:, 1:].mean() + 20


def test_greedy_bots_finish_games_of_all_sizes() -> None:
    for seats in (1, 2, 3, 4):
        games = play_batch(GAME, keys_from(seats, 30), [[Policy.FAST] * seats])
        assert games.decisions.max() < 1500
        assert games.points.mean() > 25


def test_state_fits_four_kibibytes() -> None:
    assert GAME.dtype.itemsize <= 4096
