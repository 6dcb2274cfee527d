"""Tables of La Granja set up by hand.

A test places the components it needs; derived fields are counted here, independently of the rules.
"""

from __future__ import annotations

from typing import Any

from tertulia.games.la_granja.components.load import load_components
from tertulia.games.la_granja.game import GAME
from tertulia.games.la_granja.model.cards import ROOFS, Mode
from tertulia.games.la_granja.model.decisions import DECISIONS, Decision, Series, Step
from tertulia.games.la_granja.model.terms import (
    BUILDINGS,
    DENS,
    FIELDS,
    GIFTS,
    GOODS,
    SOURCES,
    Craft,
    Good,
    PointSource,
    Zone,
)
from tests.games.dealing import copy_of_deal

CARD_OF: dict[str, int] = {row["helper"]["name"]: row["number"] for row in load_components().data["card"]}
"""Card number by helper."""
FACTS: dict[int, dict[str, Any]] = {row["number"]: row for row in load_components().data["card"]}


class Scenario:
    """A game whose decisions and farms are set by hand; seat 0 is first in turn order."""

    def __init__(self, seats: int = 2, **options: str) -> None:
        self.state = copy_of_deal(GAME, {"points": "open", **options}, seats, bytes(31) + bytes([seats]))
        self.record = self.state[0]
        for seat in range(seats):
            self._clear(seat)
            self.record["order"][seat] = seat
            for card in self._list_cards(Zone.HAND + seat):
                self.record["zone"][card] = Zone.DISCARDED
            self.record["farms"][seat]["hand"] = 0
        self.record["market"][:] = 0
        self.record["block"][:] = 0
        self._restack_deck()

    # -- laying out -----------------------------------------------------------------------------------------------

    def give(self, seat: int, **goods: int) -> Scenario:
        """Set the numbers of goods; `field_olive` and so on are goods on fields."""
        for good, count in goods.items():
            self.record["farms"][seat]["stock"][SOURCES.index(good)] = count
        return self._recount_farm(seat)

    def hand(self, seat: int, *cards: int) -> Scenario:
        """Put these cards into the hand, taken from any place."""
        for card in cards:
            self._move(card, Zone.HAND + seat)
            self.record["farms"][seat]["hand"] += 1
        return self

    def helper(self, seat: int, *helpers: str) -> Scenario:
        """Place these helpers on the farm."""
        return self._place(seat, "helpers", Zone.HELPER, [CARD_OF[name] for name in helpers])

    def alter_helper(self, name: str, **what: int) -> Scenario:
        """Correct a helper's card as in an edited components file, in the state's packed numbers."""
        for field, code in what.items():
            self.record["box"]["cards"][CARD_OF[name] - 1][field] = code
        return self

    def barrow(self, seat: int, *cards: int) -> Scenario:
        """Place these cards as market barrows."""
        return self._place(seat, "barrows", Zone.BARROW, list(cards))

    def mark_delivered(self, seat: int, slot: int, *symbols: int) -> Scenario:
        """Put markers on symbols of a barrow, numbered from 0."""
        self.record["farms"][seat]["filled"][slot] = sum(1 << i for i in symbols)
        return self._recount_farm(seat)

    def field(self, seat: int, *cards: int) -> Scenario:
        """Place these cards as empty fields."""
        for card in cards:
            self._move(card, Zone.FIELD + seat)
            good = GOODS.index(FACTS[card]["field"])
            self.record["farms"][seat]["fields"][good] += 1
        return self._recount_farm(seat)

    def extension(self, seat: int, *cards: int) -> Scenario:
        """Place these cards as extensions."""
        farm = self.record["farms"][seat]
        for card in cards:
            self._move(card, Zone.EXTENSION + seat)
            farm["extensions"] += 1
            for gift in FACTS[card]["extension"]:
                farm["gifts"][GIFTS.index(gift)] += 1
        return self._recount_farm(seat)

    def craft(self, seat: int, *buildings: str, fresh: bool = False) -> Scenario:
        """Place craft markers, turned over unless `fresh`."""
        for building in buildings:
            index = BUILDINGS.index(building)
            self.record["farms"][seat]["crafts"][index] = Craft.FRESH if fresh else Craft.TURNED
        return self._recount_farm(seat)

    def row(self, seat: int, building: str, **goods: int) -> Scenario:
        """Put markers on the seat's row at a building."""
        index = BUILDINGS.index(building)
        self.record["farms"][seat]["row"][index] = seat + 1
        for good, count in goods.items():
            self.record["farms"][seat]["rows"][index, GOODS.index(good)] = count
        return self._recount_farm(seat)

    def roof(self, seat: int, *roofs: str) -> Scenario:
        """Place unused roof markers on the farm."""
        farm = self.record["farms"][seat]
        for roof in roofs:
            farm["roofs"][int(farm["roof_count"])] = ROOFS.index(roof) + 1
            farm["roof_count"] += 1
        return self

    def market(self, **owners: int) -> Scenario:
        """Put markers on market spaces: `s5=1` puts seat 1's on space 5."""
        for space, owner in owners.items():
            self.record["market"][int(space[1:]) - 1] = owner + 1
        for seat in range(int(self.record["seats"])):
            self._recount_farm(seat)
        return self

    def round(self, number: int) -> Scenario:
        self.state["rounds"][0] = number
        return self

    def set_step(self, step: int, seat: int, kind: int = 0, *args: int) -> Scenario:
        """Set the step and the seat to act, with this as its only pending decision."""
        self.state["step"][0], self.state["turn"][0] = step, seat + 1
        for other in range(int(self.record["seats"])):
            self._clear(other)
        if kind:
            agenda = self.record["farms"][seat]["agenda"]
            agenda["kind"][0] = kind
            agenda["args"][0, : len(args)] = args
            self.state["farms"]["agenda"]["open"][0, seat] = 1
        return self

    def push_decision(self, seat: int, kind: int, *args: int) -> Scenario:
        """Put a decision on top of those that the seat has pending."""
        agenda, at = self.record["farms"][seat]["agenda"], int(self.record["farms"][seat]["agenda"]["open"])
        agenda["kind"][at] = kind
        agenda["args"][at, : len(args)] = args
        self.state["farms"]["agenda"]["open"][0, seat] = at + 1
        return self

    # -- playing and reading --------------------------------------------------------------------------------------

    def act(self, seat: int, *actions: str) -> Scenario:
        """Play actions given in notation. Fails if one is illegal."""
        for text in actions:
            action = GAME.actions.parse(text)
            assert action in GAME.legal(self.state, seat), f"{text} is not among {self.legal(seat)}"
            GAME.apply(self.state, seat, action)
        return self

    def legal(self, seat: int) -> list[str]:
        """Return the legal actions of a seat in notation."""
        return [GAME.actions.notation(int(action)) for action in GAME.legal(self.state, seat)]

    def may(self, seat: int, start: str) -> bool:
        """Return whether a legal action begins with this text."""
        return any(text.startswith(start) for text in self.legal(seat))

    def stock(self, seat: int, good: str) -> int:
        return int(self.record["farms"][seat]["stock"][SOURCES.index(good)])

    def view(self, seat: int | None = None) -> Any:
        return GAME.view(self.state, seat)

    def player(self, seat: int) -> dict[str, Any]:
        player: Any = GAME.view(self.state, seat)["players"][seat]
        return dict(player)

    def events(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """Return the last action's events of a type."""
        return [event for event in GAME.events(self.state, seat) if event["type"] == kind]

    def kind(self, seat: int) -> str:
        """Return the kind of the seat's pending decision, or "" if there is none."""
        agenda = self.record["farms"][seat]["agenda"]
        top = int(agenda["open"])
        return DECISIONS[int(agenda["kind"][top - 1])] if top else ""

    # -- counting -------------------------------------------------------------------------------------------------

    def _place(self, seat: int, places: str, zone: int, cards: list[int]) -> Scenario:
        slots = self.record["farms"][seat][places]
        for card in cards:
            slot = slots.tolist().index(0)
            self._move(card, zone + seat)
            slots[slot] = card
        return self._recount_farm(seat)

    def _move(self, card: int, zone: int) -> None:
        was = int(self.record["zone"][card - 1])
        assert was in (Zone.DECK, Zone.DISCARDED), f"card {card} lies elsewhere already"
        self.record["zone"][card - 1] = zone
        self._restack_deck()

    def _restack_deck(self) -> None:
        deck = self._list_cards(Zone.DECK)
        self.record["deck"][:] = 0
        self.record["deck"][: len(deck)] = deck
        self.state["deck_size"][0] = len(deck)

    def _list_cards(self, zone: int) -> list[int]:
        return [card for card in range(len(FACTS)) if self.record["zone"][card] == zone]

    def _clear(self, seat: int) -> None:
        agenda = self.record["farms"][seat]["agenda"]
        agenda["kind"][:] = 0
        agenda["args"][:] = 0
        self.state["farms"]["agenda"]["open"][0, seat] = 0

    def _recount_farm(self, seat: int) -> Scenario:
        """Recompute all derived fields of a farm."""
        farm, box = self.record["farms"][seat], self.record["box"]
        farms = self.state["farms"]
        farm["modifiers"][:] = 0
        triggers, specials = 0, 0
        for card_number in farm["helpers"].tolist():
            if card_number:
                mode, what = int(box["cards"][card_number - 1]["mode"]), int(box["cards"][card_number - 1]["what"])
                if mode == Mode.MODIFIER:
                    farm["modifiers"][what] += (int(box["cards"][card_number - 1]["gain"]) >> 5) + 1
                triggers |= (mode == Mode.TRIGGER) << what
                specials |= (mode == Mode.SPECIAL) << what
        farms["triggers"][0, seat], farms["specials"][0, seat] = triggers, specials
        self._update_wants(seat)
        stand = [int(space) for space in self.record["market"].tolist() if space == seat + 1]
        farms["on_market"][0, seat] = len(stand)
        goods = farm["stock"].tolist()
        markers = sum(goods[:DENS]) + goods[Good.COMMODITY] + sum(goods[FIELDS:]) + len(stand)
        markers += sum(int(bits).bit_count() for bits in farm["filled"].tolist()) + int(farm["rows"].sum())
        farms["markers"][0, seat] = (
            markers + int(farm["completed"]).bit_count() + int(farm["trades_closed"]).bit_count()
        )
        points = goods[Good.POINT] - int(farm["sources"].sum())
        farm["sources"][PointSource.START] += points
        return self

    def _update_wants(self, seat: int) -> None:
        farm, box = self.record["farms"][seat], self.record["box"]
        for place in range(len(BUILDINGS)):
            missing = [g for g in range(len(GOODS)) if box["rows"][place, g] > farm["rows"][place, g]]
            farm["wants"][place] = 0 if farm["crafts"][place] else sum(1 << good for good in missing)
        for slot, card_number in enumerate(farm["barrows"].tolist()):
            symbols = box["cards"][card_number - 1]["symbols"].tolist() if card_number else []
            open_ones = {s - 1 for i, s in enumerate(symbols) if s and not int(farm["filled"][slot]) >> i & 1}
            farm["wants"][len(BUILDINGS) + slot] = sum(1 << good for good in open_ones)


def set_up_deliveries(seats: int = 2, left: int = 4, **options: str) -> Scenario:
    """Return a table on which seat 0 carries out deliveries of step 3."""
    return Scenario(seats, **options).round(2).set_step(Step.DELIVERIES, 0, Decision.DELIVER, left, Series.NOT_BEGUN)


def set_up_plays(seats: int = 2, left: int = 1, **options: str) -> Scenario:
    """Return a table on which seat 0 plays cards in step 1."""
    return Scenario(seats, **options).round(2).set_step(Step.PLAY, 0, Decision.PLAY, left, 0)


def set_up_dice(*dice: int, seats: int = 2, **options: str) -> Scenario:
    """Return a table on which seat 0 takes its first of these dice."""
    table = Scenario(seats, **options).round(2).set_step(Step.FIRST_DIE, 0, Decision.TAKE)
    for value in dice:
        table.record["dice"][value - 1] += 1
    return table
