"""Compares the engine with the slow model from the set-up on: events, views and legal actions.

The slow model is written from the rulebook and the rulings. It shares no code with the engine, and uses only the plain
data of `view_all` and `events`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from tertulia.games.granada.views.complete import complete_tiles

from .between import DIRKS_TILES, draw_for_dirk, draw_tile
from .box import Box, Feed
from .city import is_run, make_city
from .legal import legal
from .table import SPACES, Table, start_players, view
from .turn import apply, begin_turn

START_MONEY = 20


def deal(table: Table, seat: int, feed: Feed) -> list[int]:
    """Deal cards to a seat until they reach 20 or more. Returns their values."""
    event_cards = feed.take_event("deal", seat=seat)["cards"]
    cards = [(card["currency"], card["value"]) for card in event_cards]
    # events list the cards in any order, so the last one dealt may have been the highest
    values = [value for _, value in cards]
    assert sum(values) >= START_MONEY > sum(values) - max(values), f"seat {seat} was dealt {values}"
    table.deck.subtract(cards)
    assert min(table.deck.values()) >= 0
    table.hands[seat] = Counter(cards)
    return values


def lay_out_yard(table: Table, feed: Feed) -> None:
    """Lay out four tiles with the even side up; the marker is then on odd."""
    for space in SPACES:
        table.yard[space] = draw_tile(table, feed.take_event("yard", space=space)["tile"], "front")
    table.next_face = "back"


def lay_out_money(table: Table, feed: Feed) -> None:
    for slot in SPACES:
        event = feed.take_event("money", slot=slot)
        card = (event["currency"], event["value"])
        assert table.deck[card] > 0
        table.deck[card] -= 1
        table.display[slot] = card


def set_up(box: Box, seats: int, simplified: bool, feed: Feed) -> Table:
    table = Table(box, seats, simplified)
    hands = [deal(table, seat, feed) for seat in range(seats)]
    lay_out_money(table, feed)
    if table.dirk is not None:
        draw_for_dirk(table, DIRKS_TILES, "front", feed)
    lay_out_yard(table, feed)
    event = feed.take_event("start")
    assert event["seat"] in start_players(hands), f"{event} cannot begin with {hands}"
    table.start = table.actor = event["seat"]
    begin_turn(table, feed)
    feed.end()
    return table


View = dict[str, Any]
UNORDERED = ("tiles", "money", "dirk", "reserve", "bought")


def sort_unordered(value: Any, name: str = "") -> Any:
    """Return the data with lists sorted whose order has no meaning."""
    if isinstance(value, dict):
        return {key: sort_unordered(part, key) for key, part in value.items()}
    if isinstance(value, list):
        parts = [sort_unordered(part, "reserve" if name == "reserves" else "") for part in value]
        return sorted(parts, key=repr) if name in UNORDERED else parts
    return value


def find_differences(expected: Any, found: Any, path: str = "view") -> list[str]:
    """Return the differences between the model's data and the engine's.

    Fields that only the engine has are ignored.
    """
    if isinstance(expected, dict) and isinstance(found, dict):
        missing = [f"{path}.{key} is missing" for key in expected if key not in found]
        return missing + [
            text
            for key in expected
            if key in found
            for text in find_differences(expected[key], found[key], f"{path}.{key}")
        ]
    if isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        pairs = enumerate(zip(expected, found, strict=True))
        return [text for i, (a, b) in pairs for text in find_differences(a, b, f"{path}[{i}]")]
    return [] if expected == found else [f"{path}: the rules say {expected!r}, the engine {found!r}"]


def assert_same_view(expected: View, found: View) -> None:
    nobody = {"actor", "forecast"} if expected["over"] else set()  # no seat acts, no scoring follows
    expected_fields = {name: part for name, part in expected.items() if name not in nobody}
    wrong = find_differences(sort_unordered(expected_fields), sort_unordered(found))
    assert not wrong, "\n".join(wrong)
    for city in found["cities"]:
        sides = [((side["x"], side["y"]), side["side"]) for side in city["moat_sides"]]
        assert len(sides) == city["moat"]
        assert is_run(make_city(city["tiles"]), sides), f"not a moat: {sides}"


class Follower:
    """Plays the slow model along with an engine's game and compares them after every action."""

    def __init__(self, game: Any, box: Box, state: Any, seats: int, simplified: bool, every: int = 1) -> None:
        """Set up the model.

        Events are compared at each action, the complete table only at every `every`-th.
        """
        self.game, self.state, self.every, self.ply = game, state, every, 0
        self.table = set_up(box, seats, simplified, self.feed())
        self.compare()

    def feed(self) -> Feed:
        """Return the engine's last events, with complete tiles."""
        tiles = self.game.view(self.state, None)["tiles"]
        return Feed(complete_tiles(self.game.events(self.state, None), tiles))

    def notations(self) -> set[str]:
        """Return the actions that the engine allows. Fails if it lets another seat act."""
        actors = self.game.actors(self.state)
        assert actors == (0 if self.table.over else 1 << self.table.actor)
        return {self.game.actions.notation(int(a)) for a in self.game.legal(self.state, self.table.actor)}

    def compare(self) -> None:
        self.table.check()
        expected_view = view(self.table)
        assert_same_view(expected_view, self.game.complete_view(self.game.view_all(self.state)))
        expected, found = legal(expected_view), self.notations()
        assert expected == found, f"missing {sorted(expected - found)}, too many {sorted(found - expected)}"

    def play(self, action: int) -> None:
        text = self.game.actions.notation(action)
        self.game.apply(self.state, self.table.actor, action)
        apply(self.table, text, self.feed())
        self.ply += 1
        if self.ply % self.every == 0 or self.table.over:
            self.compare()

    def play_out(self, choose: Callable[[Sequence[int]], int]) -> int:
        """Play to the end of the game and return the number of decisions."""
        while not self.table.over:
            self.play(choose([int(a) for a in self.game.legal(self.state, self.table.actor)]))
        return self.ply
