"""Independent computation of points and legal actions, written from the rulebook.

It is based on views and events, and keeps its own count of points and silver and its own adjacency of the market.
Before every action it computes the legal actions (`list_allowed`). After it, it compares the points that the events are
worth with the reported points and with the view's totals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.games.la_granja.allowed import list_allowed
from tests.games.la_granja.position import RULEBOOK, PrintedFacts

TOUCH = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1))
Event = dict[str, Any]
View = Mapping[str, Any]

SERIES = (
    "pause",
    "play",
    "grow",
    "roof",
    "mark",
    "take",
    "extra",
    "extras",
    "merchant",
    "siesta",
    "income",
    "donkey",
    "offer",
)
"""Decisions that never lie above a series of deliveries."""


def may_be_extra_delivery(view: View, seat: int) -> bool:
    """Return whether an extra delivery may be pending for a seat below the current decision."""
    pending = view["pending"]
    if pending is None or view["actors"] != [seat]:
        return pending is not None and pending["kind"] in ("guard", "free")
    return bool(pending["extra"]) if pending["kind"] == "deliver" else pending["kind"] not in SERIES


class Checker:
    """Follows a game from its set-up."""

    def __init__(self, view: View, events: list[Event], printed: PrintedFacts = RULEBOOK) -> None:
        self.printed = printed
        self.before = self.earlier = view
        self.points = [printed.start_points] * view["seats"]
        self.stood: dict[int, View] = {}
        """Position before the action that exceeded the markers, by the seat that frees some."""
        self.freed_markers: set[tuple[int, str]] = set()
        """Markers taken from used helpers or closed trades, which keep their state."""
        self.due: set[int] = set()
        """Seats carrying out the wainwright's delivery; the points of the siesta space follow it."""
        reported_points = {event["seat"]: event["amount"] for event in events if event["type"] == "points"}
        assert [reported_points.get(seat, 0) for seat in range(view["seats"])] == self.points
        self.compare(view)

    def check_events(self, view: View, events: list[Event]) -> None:
        """Check that the events of an action report exactly the points that they are worth."""
        worth = self.worth(view, events)
        reported_points = Counter(dict.fromkeys(worth, 0))
        for event in events:
            if event["type"] == "points":
                reported_points[event["seat"], event["source"]] += event["amount"]
                self.points[event["seat"]] += event["amount"]
        assert {k: v for k, v in reported_points.items() if v} == {k: v for k, v in worth.items() if v}, events
        self.adjacency(events)
        self.reminders(events)
        self.before, self.earlier = view, self.before
        self.compare(view)

    def check_choices(self, view: View, seat: int, legal: set[str]) -> None:
        """Check that these are exactly the legal actions of a seat; `view` is the seat's own."""
        before = self.earlier if view["pending"]["kind"] != "free" or not self.is_freeing(seat) else self.stood[seat]
        found = {
            text for text in list_allowed(view, seat, before, self.printed) if (seat, text) not in self.freed_markers
        }
        assert found == legal, (view["pending"], sorted(found - legal), sorted(legal - found))
        if view["pending"]["kind"] == "free":
            self.stood[seat] = before

    def reminders(self, events: list[Event]) -> None:
        """Record markers freed from used helpers (until replaced or until scoring) and from closed trades."""
        for event in events:
            if event["type"] == "free" and event["where"] in ("helper", "trade"):
                self.freed_markers.add((event["seat"], f"free {event['where']}:{event.get('place', event.get('for'))}"))
            elif event["type"] == "replace" and event["side"] == "helper":
                helper_cards = self.before["players"][event["seat"]]["cards"]["helper"]
                places = {f"free helper:{one['place']}" for one in helper_cards if one["card"] == event["card"]}
                self.freed_markers -= {(event["seat"], place) for place in places}
            elif event["type"] == "scoring":
                self.freed_markers = {one for one in self.freed_markers if "trade" in one[1]}

    def is_freeing(self, seat: int) -> bool:
        """Return whether the seat was freeing markers in the previous position."""
        return seat in self.stood and self.earlier["pending"] is not None and self.earlier["pending"]["kind"] == "free"

    def compare(self, view: View) -> None:
        assert [player["points"] for player in view["players"]] == self.points
        for player in view["players"]:
            assert sum(player["sources"].values()) == player["points"]

    def worth(self, view: View, events: list[Event]) -> Counter[tuple[int, str]]:
        """Return the points by seat and source that the other events require."""
        found: Counter[tuple[int, str]] = Counter()
        removed = [event for event in events if event["type"] == "remove" and event["by"] != "neutral"]
        for event in removed:
            found[event["by"], "removed"] += 1
        first = {one["building"] for one in self.before["buildings"] if one["first"]}
        discs = {p["seat"]: p["siesta"]["space"] for p in self.before["players"]}
        for event in events:
            self.add_event(event, found, first, discs)
        for seat in [seat for seat in self.due if not may_be_extra_delivery(view, seat)]:
            found[seat, "craft"] += self.printed.siesta[discs[seat]]
            self.due.remove(seat)
        if any(event["type"] == "scoring" for event in events):
            self.scoring(view, events, found, discs)
        return found

    def add_event(self, event: Event, found: Counter[tuple[int, str]], first: set[str], discs: dict[int, int]) -> None:
        kind, seat = event["type"], event.get("seat")
        if kind == "siesta":
            discs[event["seat"]] = event["to"]
        elif kind == "barrow":
            found[event["seat"], "barrow"] += self.printed.cards[event["card"]]["barrow"]["points"]
            found[event["seat"], "craft"] += self.is_turned(event["seat"], "butcher")
        elif kind == "building":
            found[event["seat"], "building"] += self.before["round"]
            found[event["seat"], "first"] += event["building"] in first
            found[event["seat"], "craft"] += 2 * self.is_turned(event["seat"], "village_store")
        elif kind == "open":
            found[event["seat"], "opened"] += 1
        elif kind == "craft":
            found[event["seat"], "craft"] += self.count_immediate_points(event)
        elif kind == "roof":
            found[event["seat"], "roof"] += self.printed.roof_points[event["place"] - 1]
        elif kind == "use" and event["roof"] == "point":
            found[event["seat"], "roof"] += 1
        elif kind == "use" and event["roof"] == "double_roof_points":
            found[event["seat"], "roof"] += self.printed.roof_points[
                len(self.before["players"][event["seat"]]["roofs"]) - 1
            ]
        elif kind in ("helper", "pay"):
            self.helpers(event, found, seat)

    def helpers(self, event: Event, found: Counter[tuple[int, str]], seat: Any) -> None:
        """Add the points that helpers gain and cost, and points that pay for an extension."""
        if event["type"] == "pay":
            found[seat, "payment"] -= event["good"] == "point"
            return
        helper = self.printed.cards[event["card"]]["helper"]
        times = len(self.before["players"][seat]["cards"]["extension"]) if helper["name"] == "alcalde" else 1
        found[seat, "helper"] += helper.get("gain", {}).get("point", 0) * times
        found[seat, "payment"] -= helper.get("pay", {}).get("point", 0)

    def count_immediate_points(self, event: Event) -> int:
        """Return the points of a craft marker's front; the wainwright's is a delivery first."""
        seat = event["seat"]
        if event["building"] == "wainwright":
            self.due.add(seat)
            return 0
        if event["building"] == "village_store":
            return 2
        if event["building"] == "butcher":
            return len(self.before["players"][seat]["cards"]["barrow"])
        return 0

    def is_turned(self, seat: int, building: str) -> bool:
        crafts = self.before["players"][seat]["crafts"]
        return any(craft["building"] == building and not craft["fresh"] for craft in crafts)

    def scoring(self, view: View, events: list[Event], found: Counter[tuple[int, str]], discs: dict[int, int]) -> None:
        """Add the points for market markers, the siesta track, and silver at the end of the game."""
        owners = {space["space"]: space["owner"] for space in self.before["market"]["spaces"]}
        for event in events:
            if event["type"] == "marker":
                owners[event["space"]] = event["seat"]
            elif event["type"] == "remove":
                owners[event["space"]] = None
            elif event["type"] == "scoring":
                break
        # A scoring ends the round, so later markers cannot come in this action.
        for seat in range(view["seats"]):
            found[seat, "market"] += list(owners.values()).count(seat)
            found[seat, "siesta"] += self.printed.siesta[discs[seat]]
            if view["over"]:
                gave = [
                    e["count"] for e in events if e["type"] == "lose" and e["seat"] == seat and e["good"] == "silver"
                ]
                found[seat, "end"] += sum(gave) // 5
                assert view["players"][seat]["silver"] < 5

    def adjacency(self, events: list[Event]) -> None:
        """Check that removed markers were on a lower neighbour of the new marker or on its space."""
        places = {space["space"]: (space["q"], space["r"], space["value"]) for space in self.before["market"]["spaces"]}
        placed = [event["space"] for event in events if event["type"] == "marker"]
        for event in events:
            if event["type"] == "remove" and placed:
                q, r, value = places[event["space"]]
                beside = [(q + dq, r + dr) for dq, dr in TOUCH]
                higher = [
                    s for s in placed if (places[s][:2] in beside and places[s][2] > value) or s == event["space"]
                ]
                assert higher, event
