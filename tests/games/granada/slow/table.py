"""Slow model: the table with the places of all cards and tiles, counts and points, and its form in `view_all`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .box import Box, Piece
from .city import City, measure_longest_moat

KINDS = ("arena", "bath", "library", "inn", "hospital", "market", "park", "school", "residence")
NORMAL = {"A": (1,), "B": (2, 1), "C": (3, 2, 1)}  # multiples of the kind's visible tiles
SIMPLIFIED = {"A": (3,), "B": (10, 3), "C": (18, 10, 3)}

Face = tuple[str, int]  # kind and value of a visible face


def read_faces(tiles: Iterable[Mapping[str, Any]]) -> list[Face]:
    """Return kind and value of a view's tiles; the start tile has no kind."""
    return [(tile["kind"], tile["value"]) for tile in tiles if tile["kind"] in KINDS]


def values(tiles: Sequence[Face], kind: str) -> list[int]:
    return sorted(value for of, value in tiles if of == kind)


def places(owners: Sequence[Sequence[Face]], kind: str) -> list[int]:
    """Return the owners in the order of places for a kind: by number of tiles, then by the highest tile.

    Owners without tiles have no place.
    """
    having = [owner for owner, tiles in enumerate(owners) if values(tiles, kind)]
    order = sorted(having, key=lambda owner: (len(values(owners[owner], kind)), values(owners[owner], kind)[-1]))
    return order[::-1]


def majority(owners: Sequence[Sequence[Face]], kind: str, figures: Sequence[int], simplified: bool) -> list[int]:
    """Return the points of each owner for one kind at a scoring.

    `figures` are those of the first, second, … place.
    """
    points = [0] * len(owners)
    visible = sum(len(values(tiles, kind)) for tiles in owners)
    for owner, figure in zip(places(owners, kind), figures, strict=False):
        points[owner] = figure if simplified else figure * visible
    return points


def describe_majority(owners: Sequence[Sequence[Face]], kind: str) -> dict[str, Any]:
    """Return the majority of a kind as in a view."""
    counts = [len(values(tiles, kind)) for tiles in owners]
    best = [max(values(tiles, kind), default=0) for tiles in owners]
    first = next(iter(places(owners, kind)), None)
    return {"counts": counts, "best": best, "total": sum(counts), "leader": first}


def start_players(hands: Sequence[Sequence[int]]) -> set[int]:
    """Return the seats that may begin: fewest cards, then the lowest sum (ruling 7).

    A lot decides between equals.
    """
    rank = [(len(cards), sum(cards)) for cards in hands]
    return {seat for seat, own in enumerate(rank) if own == min(rank)}


def award_seat(money: Sequence[int]) -> int | None:
    """Return the seat with most money of a currency, or None for a tie or if no seat has any (ruling 8)."""
    most = max(money)
    holders = [seat for seat, own in enumerate(money) if own == most]
    return holders[0] if most > 0 and len(holders) == 1 else None


Card = tuple[str, int]
Cell = tuple[int, int]
SPACES = (1, 2, 3, 4)


@dataclass
class BoughtTile:
    """A tile bought this turn and not yet placed."""

    piece: Piece
    space: int
    turned: bool = False


@dataclass
class PendingDecision:
    """A pending decision: its kind, its tile, and the amount paid so far."""

    kind: str
    piece: Piece | None = None
    source: str = ""
    purpose: str = ""
    space: int | None = None
    currency: str = ""
    price: int = 0
    paid: int = 0
    last: int = 9


@dataclass
class Table:
    box: Box
    seats: int
    simplified: bool
    hands: list[Counter[Card]] = field(default_factory=list)
    cities: list[dict[Cell, Piece]] = field(default_factory=list)
    reserves: list[list[Piece]] = field(default_factory=list)
    bought: list[BoughtTile] = field(default_factory=list)
    yard: dict[int, Piece | None] = field(default_factory=lambda: dict.fromkeys(SPACES))
    bag: set[int] = field(default_factory=set)
    dirk: list[Piece] | None = None
    display: dict[int, Card | None] = field(default_factory=lambda: dict.fromkeys(SPACES))
    deck: Counter[Card] = field(default_factory=Counter)
    discard: Counter[Card] = field(default_factory=Counter)
    next_face: str = "back"
    actor: int = 0
    start: int = 0
    round: int = 1
    pending: PendingDecision | None = None
    over: bool = False
    ending: bool = False  # the tiles did not suffice
    unawarded_spaces: list[int] = field(default_factory=list)  # spaces whose tile was not awarded
    points: list[int] = field(default_factory=list)
    scored: list[dict[str, Any]] = field(default_factory=list)
    turned_up: int = 0  # money cards turned up since the first four
    found_at: dict[str, int] = field(default_factory=dict)  # scoring letter -> turned_up when its card was turned up

    def __post_init__(self) -> None:
        copies = 2 if self.seats == 2 else 3
        self.deck = Counter({(c, v): copies for c in self.box.currencies for v in range(1, 10)})
        self.bag = set(self.box.tiles)
        self.hands = [Counter() for _ in range(self.seats)]
        self.cities = [{} for _ in range(self.seats)]
        self.reserves = [[] for _ in range(self.seats)]
        self.dirk = [] if self.seats == 2 else None
        self.points = [0] * self.owners

    @property
    def owners(self) -> int:
        """Return the number of owners that score: the seats, and Dirk in a game for two."""
        return self.seats + (self.dirk is not None)

    def currency(self, space: int) -> str:
        return self.box.currencies[space - 1]

    def city(self, seat: int) -> City:
        sides = {cell: frozenset(self.box.tiles[piece.number].moats) for cell, piece in self.cities[seat].items()}
        return {(0, 0): frozenset(), **sides}

    def moats(self) -> list[int]:
        return [measure_longest_moat(self.city(seat)) for seat in range(self.seats)]

    def faces(self) -> list[list[Face]]:
        """Return the visible faces of each owner, without reserves; Dirk last."""
        pieces = [list(city.values()) for city in self.cities] + ([] if self.dirk is None else [self.dirk])
        return [[self.box.visible_face(piece) for piece in own] for own in pieces]

    def scoring(self, letter: str) -> dict[str, Any]:
        """Return the result of a scoring at this position."""
        figures = self.box.majorities["simplified" if self.simplified else "normal"][letter]
        kinds = {kind: majority(self.faces(), kind, figures, self.simplified) for kind in KINDS}
        sides = self.moats() + [0] * (self.owners - self.seats)  # Dirk has no moat
        moats = [self.box.per_side * own for own in sides]
        return {"letter": letter, "moats": moats, "kinds": kinds}

    def worth(self, scoring: dict[str, Any]) -> list[int]:
        """Return the sum of a scoring for each owner."""
        rows = [scoring["moats"], *scoring["kinds"].values()]
        return [sum(row[owner] for row in rows) for owner in range(self.owners)]

    def check(self) -> None:
        """Fail unless every card and every tile is in exactly one place."""
        cards = sum(self.hands, start=self.deck + self.discard)
        cards += Counter(card for card in self.display.values() if card)
        copies = 2 if self.seats == 2 else 3
        assert cards == Counter({(c, v): copies for c in self.box.currencies for v in range(1, 10)})
        tiles = sorted(self.bag) + [piece.number for piece in self.pieces()]
        assert sorted(tiles) == sorted(self.box.tiles)

    def pieces(self) -> list[Piece]:
        """Return all tiles outside the bag."""
        placed = [piece for own in self.cities for piece in own.values()]
        laid = [piece for own in self.reserves for piece in own]
        lying = [piece for piece in self.yard.values() if piece]
        return placed + laid + lying + [own.piece for own in self.bought] + (self.dirk or [])


LETTERS = ("A", "B", "C")


def money(hand: Counter[Card]) -> list[dict[str, Any]]:
    return [{"currency": c, "value": v, "count": n} for (c, v), n in sorted(hand.items()) if n]


def city(table: Table, seat: int) -> list[dict[str, Any]]:
    start = {"number": 0, "kind": "start", "value": 0, "x": 0, "y": 0, "moats": []}
    tiles = [
        {**{key: part for key, part in table.box.tile(piece).items() if key != "other"}, "x": x, "y": y}
        for (x, y), piece in table.cities[seat].items()
    ]
    return [start, *tiles]


def pending(table: Table) -> dict[str, Any] | None:
    now = table.pending
    if now is None:
        return None
    if now.kind == "choose":
        return {"kind": "choose"}
    assert now.piece is not None
    facts = {"kind": now.kind, "tile": table.box.tile(now.piece)}
    if now.kind == "place":
        return {**facts, "from": now.source}
    if now.kind == "pay":
        sums = {"currency": now.currency, "price": now.price, "paid": now.paid, "last": now.last}
        return {**facts, **sums, "purpose": now.purpose}
    return facts


def winners(table: Table) -> list[int] | None:
    if not table.over:
        return None
    best = max(table.points[: table.seats])  # Dirk cannot win
    return [seat for seat in range(table.seats) if table.points[seat] == best]


def next_scoring(table: Table) -> str | None:
    """Return the next scoring, or None after the game.

    It is the third if the game ends before a scoring card was turned up.
    """
    if table.over:
        return None
    return LETTERS[-1] if table.ending else LETTERS[len(table.scored)]


def tile_places(table: Table) -> dict[str, Any]:
    """Return the places of all tiles."""
    tile = table.box.tile
    return {
        "yard": [
            {"space": space, "currency": table.currency(space), "tile": tile(piece) if piece else None}
            for space, piece in table.yard.items()
        ],
        "next_face": table.next_face,
        "bag": len(table.bag),
        "cities": [{"seat": seat, "tiles": city(table, seat)} for seat in range(table.seats)],
        "reserves": [[tile(piece) for piece in own] for own in table.reserves],
        "bought": [{**tile(own.piece), "space": own.space, "turned": own.turned} for own in table.bought],
        "dirk": None if table.dirk is None else [tile(piece) for piece in table.dirk],
    }


def scoring_cards(table: Table) -> int:
    """Return the number of scoring cards still in the pile."""
    return 2 - len(table.found_at)


def cards(table: Table) -> dict[str, Any]:
    """Return the places of all money cards."""
    display = [(slot, table.display[slot]) for slot in SPACES]
    return {
        "money": {
            "display": [{"slot": slot, "currency": card[0], "value": card[1]} for slot, card in display if card],
            "deck": sum(table.deck.values()) + scoring_cards(table),
            "discard": sum(table.discard.values()),
        },
        "hands": [{"cards": sum(hand.values()), "money": money(hand)} for hand in table.hands],
    }


def describe_places(table: Table) -> dict[str, Any]:
    """Return places and the player to act: all that determines the legal actions."""
    return {"actor": table.actor, **tile_places(table), **cards(table)}


def view(table: Table) -> dict[str, Any]:
    """Return the complete view, including computed values such as moats."""
    coming, position_view = next_scoring(table), describe_places(table)
    for own, moat in zip(position_view["cities"], table.moats(), strict=True):
        own["moat"] = moat
    return {
        **position_view,
        "seats": table.seats,
        "phase": "over" if table.over else table.pending.kind if table.pending else "act",
        "start": table.start,
        "round": table.round,
        "pending": pending(table),
        "scores": list(table.points),
        "scorings": table.scored,
        "majorities": {kind: describe_majority(table.faces(), kind) for kind in KINDS},
        "forecast": table.worth(table.scoring(coming)) if coming else None,
        "next_scoring": coming,
        "winners": winners(table),
        "over": table.over,
    }
