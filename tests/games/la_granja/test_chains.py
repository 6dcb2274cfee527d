"""Any-time actions cannot be chained forever or for unlimited gain (rules 5.1).

The proof over prices and helpers assigns each thing on a farm a worth such that every exchange lowers the total by at
least 1. These tests add it up and compare it with the rules in play. A plain search tries the same chains, and broken
sets show that cycles are detected.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tertulia.games.la_granja.components.chains import (
    affects_exchanges,
    find_cycle_with_plays,
    find_cycle_without_plays,
    find_endless_chain,
)
from tertulia.games.la_granja.components.cycles import find_cycle
from tertulia.games.la_granja.components.exchanges import CARD_IN_HAND, Exchange, list_exchanges
from tertulia.games.la_granja.game import GAME
from tertulia.games.la_granja.model.actions import ACTIONS
from tertulia.games.la_granja.model.decisions import Decision
from tertulia.games.la_granja.model.terms import FIELDS, GOODS, SOURCES, Good, Zone
from tertulia.games.la_granja.rules.helpers import survey_helpers
from tertulia.kernel.component_text import ComponentsError
from tertulia.kernel.rule import compile_entry
from tertulia.kernel.schema import StateArray
from tests.games.dealing import write_changed_set

from .test_components import TEXT, find_helper_line, find_line

pytestmark = pytest.mark.slow

DATA = GAME.components().data
HELPERS = [row["helper"] for row in DATA["card"]]
NUMBER = {row["helper"]["name"]: row["number"] for row in DATA["card"]}
EXCHANGE_HELPERS = [row for row in HELPERS if affects_exchanges(row)]
ALL_EXCHANGES = list_exchanges(DATA, HELPERS, moving=True)
WORTH = {thing: int(worth) for thing, worth in find_cycle(ALL_EXCHANGES).worth.items()}


def measure_loss(one: Exchange, worth: Mapping[str, Any]) -> Any:
    """Return by how much an exchange lowers the worth of a farm."""
    return -sum(worth[thing] * number for thing, number in one.change.items())


# the packaged set


def test_every_exchange_lowers_the_worth_of_a_farm() -> None:
    """Assumes all helpers at once and the best prices."""
    assert all(worth >= 0 for worth in WORTH.values())
    assert [one.name for one in ALL_EXCHANGES if measure_loss(one, WORTH) < 1] == []


@pytest.mark.slow
def test_no_three_helpers_make_a_cycle() -> None:
    """Checks every three of the helpers that affect repeatable exchanges; fewer helpers gain less."""
    assert len(EXCHANGE_HELPERS) >= 9
    assert [few for few in combinations(EXCHANGE_HELPERS, 3) if find_cycle_without_plays(DATA, few)] == []
    assert find_cycle_with_plays(DATA, HELPERS) == ()


def test_exchange_names_are_unique() -> None:
    assert len({one.name for one in ALL_EXCHANGES}) == len(ALL_EXCHANGES)


def test_other_helpers_change_no_exchange() -> None:
    plain = list_exchanges(DATA, [], moving=True)
    assert [
        row["name"]
        for row in HELPERS
        if not affects_exchanges(row) and list_exchanges(DATA, [row], moving=True) != plain
    ] == []


def test_helpers_called_at_any_time_work_once_a_round() -> None:
    """These helpers are no exchanges: each of the 66 cards works once per round (ruling 24).

    That also holds for cards moved meanwhile.
    """
    free = [row["name"] for row in HELPERS if row.get("action") or row.get("odd") in ("lodge", "bookkeeper")]
    assert len(free) == 13
    assert all(row["once"] for row in HELPERS if row["name"] in free)


def test_helper_played_again_is_still_used() -> None:
    """The vintner works, is replaced, and returns in the same round (ruling 24)."""
    table, seat = make_position(("chef", "vintner", "grocer"), bytes(32))
    s, farm = table[0], table[0]["farms"][seat]
    farm["stock"][Good.WINE] = 2
    vintner, other = NUMBER["vintner"], NUMBER["foreman"]
    take_out(s, other - 1)
    s["zone"][other - 1] = Zone.HAND + seat
    farm["hand"] += 1
    for word in (f"helper {vintner}", f"play {other} helper", "replace 2"):
        GAME.apply(table, seat, ACTIONS.parse(word))
    s["zone"][vintner - 1] = Zone.HAND + seat
    farm["hand"] += 1
    for word in (f"play {vintner} helper", "replace 1"):
        GAME.apply(table, seat, ACTIONS.parse(word))
    assert int(farm["helpers"][0]) == vintner
    assert ACTIONS.parse(f"helper {vintner}") not in GAME.legal(table, seat).tolist()


def search_results(found: Sequence[Exchange], start: Mapping[str, int]) -> Iterator[dict[str, int]]:
    """Yield all results of exchanges from a start, by breadth-first search.

    Results reached in two ways come twice.
    """
    things = sorted({thing for one in found for thing in one.change})
    changes = [tuple(one.change.get(thing, 0) for thing in things) for one in found]
    first = tuple(start.get(thing, 0) for thing in things)
    seen, waiting = {first}, deque([first])
    while waiting:
        farm = waiting.popleft()
        for change in changes:
            after = tuple(map(sum, zip(farm, change, strict=True)))
            if min(after) >= 0:
                yield dict(zip(things, after, strict=True))
                if after not in seen:
                    seen.add(after)
                    waiting.append(after)


def can_return(found: Sequence[Exchange], start: Mapping[str, int]) -> bool:
    """Return whether exchanges can lead to a farm with at least its initial goods."""
    return any(all(after[thing] >= number for thing, number in start.items()) for after in search_results(found, start))


STARTS = [
    {"silver": 11},
    {"commodity": 2, "silver": 1},
    {"olive": 2, "pig": 1, "silver": 4},
    {"grape": 2, "commodity": 1, "silver": 2},
]
TRIOS = [
    ("chef", "grocer", "wine_dealer"),
    ("livestock_dealer", "wine_dealer", "agricultural_worker"),
    ("foreman", "barterer", "chef"),
]


@pytest.mark.parametrize("start", STARTS, ids=str)
@pytest.mark.parametrize("trio", TRIOS, ids="-".join)
def test_exhaustive_search_never_returns_to_the_start(trio: tuple[str, ...], start: dict[str, int]) -> None:
    """An exhaustive search from a small farm never returns to its initial goods."""
    few = [row for row in HELPERS if row["name"] in trio]
    found = [
        one for one in list_exchanges(DATA, few, moving=True) if "roof" not in one.name and "barrow" not in one.name
    ]
    assert not can_return(found, start)


# the rules in play


def _survey_farm(states: Any, seat: int) -> None:
    survey_helpers(states[0], seat)


survey = compile_entry(_survey_farm, "chains", "tertulia.games.la_granja")
SEAT_STOCK = {"olive": 3, "grain": 3, "grape": 3, "pig": 1, "silver": 30, "commodity": 6}
EXCHANGE_VERBS = ("buy", "sell", "upgrade", "trade", "draw")


def make_position(trio: Sequence[str], key: bytes) -> tuple[StateArray, int]:
    """Return a rich farm with three helpers in the first step of a two-player game, and its seat."""
    table = GAME.new({"markers": "unlimited"}, 2, key)
    seat = GAME.actors(table).bit_length() - 1
    s = table[0]
    for slot, name in enumerate(trio):
        card = NUMBER[name] - 1
        take_out(s, card)
        s["zone"][card] = Zone.HELPER + seat
        s["farms"][seat]["helpers"][slot] = card + 1
    for good, number in SEAT_STOCK.items():
        s["farms"][seat]["stock"][GOODS.index(good)] = number
    s["farms"][seat]["stock"][FIELDS:] = 2
    survey(table, seat)
    return table, seat


def take_out(s: Any, card: int) -> None:
    """Remove a card from the deck or a hand."""
    zone = int(s["zone"][card])
    if zone == Zone.DECK:
        deck = [other for other in s["deck"][: s["deck_size"]].tolist() if other != card]
        s["deck"][: len(deck)] = deck
        s["deck"][len(deck) :] = 0
        s["deck_size"] = len(deck)
    else:
        s["farms"][zone - Zone.HAND]["hand"] -= 1


def get_worth(table: StateArray, seat: int) -> int:
    """Return the worth of a farm, including pending gains."""
    farm = table[0]["farms"][seat]
    total = sum(WORTH[good] * int(number) for good, number in zip(SOURCES, farm["stock"], strict=True))
    total += WORTH[CARD_IN_HAND] * int(farm["hand"])
    for i in range(farm["agenda"]["open"]):
        kind, first = int(farm["agenda"]["kind"][i]), int(farm["agenda"]["args"][i, 0])
        if kind == Decision.CARD:
            total += WORTH["card" if first else "play"]
        elif kind == Decision.UPGRADES:
            total += WORTH["upgrade"] * first
    return total


def get_verb(action: int) -> str:
    return ACTIONS.notation(action).split()[0]


@given(st.lists(st.sampled_from([row["name"] for row in HELPERS]), min_size=3, max_size=3, unique=True), st.randoms())
def test_exchanges_in_play_lower_the_worth(trio: list[str], chance: Random) -> None:
    """With any three of the 66 helpers, random chains end, and each step lowers the worth.

    The chains consist of buying, selling, upgrading and trading.
    """
    table, seat = make_position(trio, chance.randbytes(32))
    steps, before = 0, get_worth(table, seat)
    limit = before
    while possible := [action for action in GAME.legal(table, seat).tolist() if get_verb(action) in EXCHANGE_VERBS]:
        action = chance.choice(possible)
        GAME.apply(table, seat, action)
        after = get_worth(table, seat)
        assert after < before, ACTIONS.notation(action)
        steps, before = steps + 1, after
    assert steps <= limit


@given(st.lists(st.sampled_from([row["name"] for row in EXCHANGE_HELPERS]), min_size=3, max_size=3, unique=True))
def test_prices_of_the_proof_equal_those_in_play(trio: list[str]) -> None:
    """Every purchase, sale and upgrade changes silver by the amount of the exchange with that name."""
    table, seat = make_position(trio, bytes(32))
    known = {
        one.name: one for one in list_exchanges(DATA, [row for row in HELPERS if row["name"] in trio], moving=False)
    }
    for action in GAME.legal(table, seat).tolist():
        if get_verb(action) in ("buy", "sell", "upgrade"):
            other = GAME.copy(table)
            GAME.apply(other, seat, action)
            paid = other[0]["farms"][seat]["stock"][Good.SILVER] - table[0]["farms"][seat]["stock"][Good.SILVER]
            assert known[ACTIONS.notation(action)].change.get("silver", 0) == paid, ACTIONS.notation(action)


# broken sets


def change_helpers(**helpers: dict[str, Any]) -> dict[str, Any]:
    """Return the package's set with some helpers replaced."""
    data = deepcopy(DATA)
    for row in data["card"]:
        name = row["helper"]["name"]
        if name in helpers:
            row["helper"] = {"name": name, **helpers[name]}
    return data


def make_sale(amount: int) -> dict[str, Any]:
    return {"modifier": "harvest_sale", "amount": amount}


def make_watcher(**gain: int) -> dict[str, Any]:
    return {"trigger": "helper_played", "gain": gain}


def make_filler(**gain: int) -> dict[str, Any]:
    return {"trigger": "barrow_done", "gain": gain}


CYCLIC_SETS = [
    (change_helpers(wine_dealer={"modifier": "grape_sale", "amount": 2}), {"wine_dealer"}, "sell grape"),
    (change_helpers(grocer=make_sale(2)), {"grocer"}, "sell olive"),
    (change_helpers(livestock_dealer={"modifier": "pig_discount", "amount": 2}), {"livestock_dealer"}, "buy pig"),
    (change_helpers(livestock_dealer={"modifier": "pig_discount", "amount": 8}), {"livestock_dealer"}, "buy pig"),
    (change_helpers(alcalde=make_sale(1)), {"grocer", "alcalde"}, "buy olive"),
    (change_helpers(foreman=make_watcher(draw=1, play=1)), {"foreman"}, "play helper"),
    (
        change_helpers(foreman=make_watcher(draw=1), alcalde=make_watcher(roof=1)),
        {"foreman", "alcalde"},
        "use roof card",
    ),
    (change_helpers(foreman=make_watcher(commodity=2)), {"foreman"}, "trade card"),
    (change_helpers(courier=make_filler(delivery=5, play=1, draw=1, food=2)), {"courier"}, "fill barrow"),
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("data", "helpers", "step"), CYCLIC_SETS, ids=[f"{sorted(names)}" for _, names, _ in CYCLIC_SETS]
)
def test_cycle_and_its_helpers_are_found(data: dict[str, Any], helpers: set[str], step: str) -> None:
    found = find_endless_chain(data)
    assert found is not None
    assert set(found[0]) == helpers
    assert any(step in name for name in found[1]), found[1]


def test_cycle_loses_nothing() -> None:
    """The weighted sum of its exchanges loses nothing."""
    for data, _, _ in CYCLIC_SETS:
        every = list_exchanges(data, [row["helper"] for row in data["card"]], moving=True)
        cycle = find_cycle(every).cycle
        sums: dict[str, Any] = {}
        for one in every:
            for thing, number in one.change.items():
                sums[thing] = sums.get(thing, 0) + cycle.get(one.name, 0) * number
        assert cycle
        assert min(sums.values()) >= 0


def test_exhaustive_search_finds_the_same_cycle() -> None:
    data = CYCLIC_SETS[0][0]
    few = [row["helper"] for row in data["card"] if row["helper"]["name"] == "wine_dealer"]
    assert can_return(list_exchanges(data, few, moving=False), {"silver": 4})


@pytest.mark.slow
@pytest.mark.parametrize(("price", "wrong"), [(4, True), (5, False)])
def test_cycle_uses_at_most_three_helpers(price: int, wrong: bool) -> None:
    """Four helpers sell olives and grain for 1 more each: three of them can reach a price of 4, but not 5."""
    data = change_helpers(alcalde=make_sale(1), stallholder=make_sale(1), sweeper=make_sale(1))
    data["player_board"]["buy"] |= {"olive": price, "grain": price}
    found = find_endless_chain(data)
    assert (found is not None) == wrong
    assert found is None or len(found[0]) == 3


def test_helpers_that_never_coexist_make_no_cycle() -> None:
    """Five helpers with a discount would make a cycle, but a farm has three.

    Helpers cannot be replaced forever.
    """
    data = change_helpers(
        **{name: {"modifier": "pig_discount", "amount": 1} for name in ("alcalde", "sweeper", "beggar", "gleaner")}
    )
    data["player_board"]["buy"]["pig"] = 7
    assert find_endless_chain(data) is None


def test_selling_at_the_price_of_buying_is_endless_without_helpers() -> None:
    data = deepcopy(DATA)
    data["player_board"]["sell"]["pig"] = data["player_board"]["buy"]["pig"]
    assert find_endless_chain(data) == ((), ("buy pig", "sell pig"))


def test_file_error_names_helper_and_cycle(tmp_path: Path) -> None:
    line = find_helper_line("wine_dealer")
    path = write_changed_set(TEXT, tmp_path, (line, line.replace("amount = 1", "amount = 2")))
    says = rf"own\.toml:{find_line(line)}: with wine_dealer a player could repeat exchanges endlessly: buy grape, sell grape"
    with pytest.raises(ComponentsError, match=says):
        GAME.components(path)
