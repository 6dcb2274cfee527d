"""Positions for rule tests: a table described in short texts, on which actions are played by notation.

Hands and displays are written `yellow 3 4, green 7`; tiles `17` or `17b` (its back up); a city `17 1,0; 8b -1,0`. Tiles
not mentioned are in the bag, cards not mentioned in the pile below the named ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tertulia.games.granada.model.terms import (
    CARDS,
    CURRENCIES,
    FACES,
    NO_CARD,
    SCORING_CARD,
    SLOTS,
    TILES,
    VALUES,
    Place,
)
from tertulia.games.granada.rules.derived import recompute_derived
from tertulia.games.granada.rules.turn import advance_game, begin_turn
from tertulia.games.granada.views.complete import complete_tiles
from tertulia.kernel.agenda import pop
from tertulia.kernel.events import clear_events
from tertulia.kernel.registry import find_game
from tertulia.kernel.rule import compile_entry
from tertulia.kernel.schema import StateArray
from tests.games.dealing import copy_of_deal

GAME = find_game("granada")
LETTERS = {"A": SCORING_CARD, "B": SCORING_CARD + 1}


def _begin_turn(states: Any, seat: int, old: int) -> None:
    s = states[0]
    clear_events(s.events)
    pop(s.players[old].agenda)
    pop(s.players[old].agenda)
    begin_turn(s, seat)
    advance_game(s)


begin = compile_entry(_begin_turn, "positions", "tertulia.games.granada")


def parse_cards(text: str) -> list[int]:
    """Parse `yellow 3 4, green 7` into cards, in that order; scoring cards are `A` and `B`."""
    found: list[int] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, *values = part.split()
        found += [LETTERS[name]] if name in LETTERS else [CURRENCIES.index(name) * VALUES + int(v) - 1 for v in values]
    return found


def list_other_cards(seats: int, *named: str) -> str:
    """Return all cards of the game that these texts do not name, as the text of a hand."""
    copies = 2 if seats == 2 else 3
    used = Counter(card for text in named for card in parse_cards(text))
    rest = [card for card in range(CARDS) for _ in range(copies - used[card])]
    return ", ".join(f"{CURRENCIES[card // VALUES]} {card % VALUES + 1}" for card in rest)


def parse_tile(text: str) -> tuple[int, int]:
    """Return index and face of `17` or `17b`."""
    return int(text.removesuffix("b")) - 1, int(text.endswith("b"))


class Scene:
    """A table in the middle of a game, with the events since its set-up."""

    def __init__(self, state: StateArray) -> None:
        self.state = state
        self.events: list[dict[str, Any]] = []

    @property
    def view(self) -> Any:
        """The view with all printed facts of its tiles."""
        return GAME.complete_view(GAME.view_all(self.state))

    @property
    def actor(self) -> int:
        actors = GAME.actors(self.state)
        assert actors.bit_count() == 1
        return actors.bit_length() - 1

    def legal(self, *verbs: str) -> set[str]:
        """Return the legal actions in notation, limited to these verbs if any are given."""
        found = {GAME.actions.notation(int(action)) for action in GAME.legal(self.state, self.actor)}
        return {text for text in found if not verbs or text.split()[0] in verbs}

    def do(self, *notations: str) -> list[dict[str, Any]]:
        """Play actions and return their events. Fails if one is illegal."""
        events: list[dict[str, Any]] = []
        for text in notations:
            assert text in self.legal(), f"{text} is not among {sorted(self.legal())}"
            GAME.apply(self.state, self.actor, GAME.actions.parse(text))
            events += complete_tiles(GAME.events(self.state, None), self.view["tiles"])
        self.events += events
        return events

    def cell(self, seat: int, number: int) -> tuple[int, int] | None:
        """Return the cell of a tile in a city, or None if it is not there."""
        found = [(t["x"], t["y"]) for t in self.view["cities"][seat]["tiles"] if t["number"] == number]
        return found[0] if found else None

    def reserve(self, seat: int) -> set[tuple[int, str]]:
        return {(t["number"], t["face"]) for t in self.view["reserves"][seat]}

    def hand(self, seat: int) -> Counter[tuple[str, int]]:
        money = self.view["hands"][seat]["money"]
        return Counter({(entry["currency"], entry["value"]): entry["count"] for entry in money})


def filter_events(events: Sequence[Mapping[str, Any]], *types: str) -> list[Mapping[str, Any]]:
    return [event for event in events if event["type"] in types]


def list_event_types(events: Sequence[Mapping[str, object]]) -> list[object]:
    return [event["type"] for event in events]


def set_up_scene(
    seats: int = 3,
    *,
    actor: int = 0,
    scoring: str = "normal",
    hands: Mapping[int, str] | None = None,
    cities: Mapping[int, str] | None = None,
    reserves: Mapping[int, str] | None = None,
    yard: str = "",
    display: str = "",
    pile: str = "",
    pile_ends: bool = False,
    bag: str | None = None,
    dirk: str = "",
    next_face: str = "back",
) -> Scene:
    """Set up a table with `actor` to act.

    With `pile_ends` the pile contains only the named cards; the others are discards.
    """
    state = copy_of_deal(GAME, {"scoring": scoring}, seats, bytes(32))
    record, old = state[0], int(state[0]["on_turn"])
    _lay_tiles(record, seats, cities or {}, reserves or {}, yard, dirk, bag)
    _lay_money(record, seats, hands or {}, display, pile, pile_ends)
    record["next_face"] = FACES.index(next_face)
    record["start"] = 0
    recompute_derived(state)
    begin(state, actor, old)
    return Scene(state)


def _lay_tiles(
    record: Any,
    seats: int,
    cities: Mapping[int, str],
    reserves: Mapping[int, str],
    yard: str,
    dirk: str,
    bag: str | None,
) -> None:
    for name in ("place", "face", "x", "y", "space", "turned"):
        record[name][:] = 0
    if bag is not None:  # move unnamed tiles away, to the last seat's reserve
        record["place"][:] = Place.RESERVE + seats - 1
        for text in bag.split():
            record["place"][parse_tile(text)[0]] = Place.BAG
    named: list[int] = []

    def lay(text: str, place: int, cell: str = "0,0") -> None:
        index, face = parse_tile(text)
        named.append(index)
        record["place"][index], record["face"][index] = place, face
        record["x"][index], record["y"][index] = (int(part) for part in cell.split(","))

    for seat, text in cities.items():
        for part in filter(None, text.split(";")):
            lay(part.split()[0], Place.CITY + seat, part.split()[1])
    for seat, text in reserves.items():
        for part in text.split():
            lay(part, Place.RESERVE + seat)
    for space, part in enumerate(yard.split()):
        if part != "-":
            lay(part, Place.YARD + space)
    for part in dirk.split():
        lay(part, Place.DIRK)
    assert len(named) == len(set(named)) <= TILES, "a tile lies in one place only"


def _lay_money(record: Any, seats: int, hands: Mapping[int, str], display: str, pile: str, pile_ends: bool) -> None:
    rest = np.full(CARDS, 2 if seats == 2 else 3)
    for seat in range(seats):
        own = parse_cards(hands.get(seat, ""))
        record["players"][seat]["money"][:] = np.bincount(np.array(own, np.int64), minlength=CARDS)
        record["players"][seat]["cards"] = len(own)
        counts = record["players"][seat]["money"].reshape(len(CURRENCIES), VALUES)
        record["players"][seat]["worth"][:] = counts @ np.arange(1, VALUES + 1)
        rest -= record["players"][seat]["money"]
    display_cards, first = parse_cards(display), parse_cards(pile)
    record["display"][:] = [*display_cards, *[NO_CARD] * (SLOTS - len(display_cards))]
    for card in [*display_cards, *first]:
        if card < CARDS:
            rest[card] -= 1
    assert rest.min() >= 0, "there are not so many cards"
    record["discard"][:] = rest if pile_ends else 0
    deck = [] if pile_ends else [card for card in range(CARDS) for _ in range(rest[card])]
    deck += first[::-1]  # the top card is last
    record["deck"][:] = 0
    record["deck"][: len(deck)] = deck
    record["deck_size"] = len(deck)
    for letter, card in enumerate(LETTERS.values()):
        place = deck.index(card) if card in deck else 0
        record["scoring_low"][letter] = record["scoring_high"][letter] = place
        record["scorings"][letter]["done"] = card not in deck
