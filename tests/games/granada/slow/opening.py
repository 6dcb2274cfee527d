"""The set-up of a game in the slow model, from what the engine says it laid out."""

from __future__ import annotations

from collections import Counter

from .between import DIRKS_TILES, dirk_draws, draw_tile
from .box import Box
from .feed import Feed
from .scoring import start_players
from .table import SPACES, Table
from .turn import begin_turn

START_MONEY = 20


def deal(table: Table, seat: int, feed: Feed) -> list[int]:
    """One card after another until they come to 20 or more."""
    told = feed.told("deal", seat=seat)["cards"]
    cards = [(card["currency"], card["value"]) for card in told]
    values = [value for _, value in cards]  # told in any order, so the last one dealt may have been the highest
    assert sum(values) >= START_MONEY > sum(values) - max(values), f"seat {seat} was dealt {values}"
    table.deck.subtract(cards)
    assert min(table.deck.values()) >= 0
    table.hands[seat] = Counter(cards)
    return values


def lay_out_yard(table: Table, feed: Feed) -> None:
    """Four tiles with the even side up; the marker then stands on odd."""
    for space in SPACES:
        table.yard[space] = draw_tile(table, feed.told("yard", space=space)["tile"], "front")
    table.next_face = "back"


def lay_out_money(table: Table, feed: Feed) -> None:
    for slot in SPACES:
        told = feed.told("money", slot=slot)
        card = (told["currency"], told["value"])
        assert table.deck[card] > 0
        table.deck[card] -= 1
        table.display[slot] = card


def set_up(box: Box, seats: int, simplified: bool, feed: Feed) -> Table:
    table = Table(box, seats, simplified)
    hands = [deal(table, seat, feed) for seat in range(seats)]
    lay_out_money(table, feed)
    if table.dirk is not None:
        dirk_draws(table, DIRKS_TILES, "front", feed)
    lay_out_yard(table, feed)
    told = feed.told("start")
    assert told["seat"] in start_players(hands), f"{told} cannot begin with {hands}"
    table.start = table.actor = told["seat"]
    begin_turn(table, feed)
    feed.end()
    return table
