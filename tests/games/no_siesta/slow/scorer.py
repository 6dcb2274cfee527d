"""Slow model: final scoring, computed from the final sheets and from the events of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from .legal import ANIMALS, HARVEST, SPACES, Data, get_row

View = dict[str, Any]
DISCS = 8
MAX_IDLE_ROUNDS = 10
CROSS_EVENTS = ("roof", "field", "trade", "load", "store", "climb")


class Record:
    """Points, barrows and positions on the siesta track according to the events of a game."""

    def __init__(self, data: Data, seats: int) -> None:
        self.data, self.seats = data, seats
        self.hats = [0] * seats
        self.reported_points: Counter[tuple[int, str]] = Counter()
        """Points reported by events, by seat and source."""
        self.barrows: Counter[int] = Counter()
        """Points of barrows, by seat."""
        self.opened: dict[int, list[int]] = {}
        """Seats that completed each barrow in this phase, for barrows not completed before."""
        self.tops: dict[int, list[int]] = {}
        self.idle = -1
        """Consecutive rounds that ended without a crossed circle; -1 if the current round has one."""
        self.last: list[View] = []

    def follow(self, events: Iterable[View]) -> None:
        """Process the events of one action."""
        self.last = list(events)
        for event in self.last:
            kind, seat = event["type"], event.get("seat", 0)
            if kind in CROSS_EVENTS:
                self.idle = -1
            self.idle += kind in ("round", "over")
            if kind == "climb":
                self.hats[seat] += 1
                assert event["to"] == self.hats[seat]
            elif kind == "points":
                assert event["amount"] != 0
                self.reported_points[seat, event["source"]] += event["amount"]
            elif kind == "barrow":
                self.rank_barrow(seat, event["barrow"])
            elif kind in (
                "round",
                "roll",
                "over",
            ):  # a barrow completed at the start of a round counts before its scoring phase
                self.end_of_phase()

    def rank_barrow(self, seat: int, number: int) -> None:
        if number in self.tops:
            self.barrows[seat] += get_row(self.data, "barrow", number)["later"]
        else:
            self.opened.setdefault(number, []).append(seat)

    def end_of_phase(self) -> None:
        """Score barrows first completed in this phase.

        Of those seats, the furthest on the track gets the high number; ties all do.
        """
        for number, seats in self.opened.items():
            furthest = max(self.hats[seat] for seat in seats)
            self.tops[number] = sorted(seat for seat in seats if self.hats[seat] == furthest)
            printed = get_row(self.data, "barrow", number)
            for seat in seats:
                self.barrows[seat] += printed["first" if seat in self.tops[number] else "later"]
        self.opened = {}


def compute_points(data: Data, view: View, record: Record, seat: int) -> dict[str, int]:
    """Return the points by source at the end of the game."""
    own = view["players"][seat]
    sets = min(own["storage"][good] - own["cleared"][good] for good in HARVEST)
    pairs = min(own["storage"][good] - own["cleared"][good] for good in ANIMALS)
    tiles = [tile for tile in own["tiles"] if tile]
    discs = DISCS - 1 - own["common"] - len(own["esporles"]) - bool(own["copied"]) - own["board"]["commodity"]
    worth = (discs, sets, len(tiles), pairs, len(own["helpers"]), len(own["trade"]))
    esporles = dict(zip(SPACES, worth, strict=True))
    return {
        "roof": sum(get_row(data, "roof_gap", gap + 1)["points"] for gap in range(len(own["tiles"]))),
        "tiles": sum(tile["bonus"] == ["point"] for tile in tiles),
        "helpers": sum(get_row(data, "helper_field", i + 1)["points"] for i, name in enumerate(own["hired"]) if name),
        "trade": len(own["trade"]) * data["trade"]["points"],
        "warehouse": sets,
        "stable": pairs,
        "barrows": record.barrows[seat],
        "siesta": record.hats[seat],
        "esporles": sum(esporles[space] for space in own["esporles"]),
    }


def find_winners(totals: list[int], hats: list[int]) -> list[int]:
    """Return the winners: most points, then most hats on the track; ties share the victory."""
    best = max(zip(totals, hats, strict=True))
    return [seat for seat, one in enumerate(zip(totals, hats, strict=True)) if one == best]


def check_end(data: Data, view: View, record: Record) -> None:
    """Compare the engine's points by source, totals, reported points and winners with the model's."""
    assert view["over"]
    totals = []
    for seat in range(view["seats"]):
        expected, own = compute_points(data, view, record, seat), view["players"][seat]
        assert own["sources"] == expected, f"seat {seat}: the rules say {expected}, the engine {own['sources']}"
        assert {source: record.reported_points[seat, source] for source in expected} == expected
        totals.append(sum(expected.values()))
        assert own["points"] == totals[-1]
        assert own["siesta"] == record.hats[seat]
    assert view["scores"] == totals
    assert view["tops"] == [record.tops.get(number, []) for number in (1, 2, 3)]
    assert view["winners"] == find_winners(totals, record.hats)
    assert record.last[-1] == {"type": "over", "scores": totals, "winners": view["winners"]}
    top = max(record.hats) == data["siesta"]["spaces"]
    assert top or record.idle == MAX_IDLE_ROUNDS, (
        "the game ends when somebody is at the top, or after ten rounds with nothing crossed off"
    )
