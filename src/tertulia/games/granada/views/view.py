"""Views of Granada. They show the cards of the viewer's hand, and the size of every hand (ruling 9)."""

from typing import Any

import numpy as np

from tertulia.games.granada.model import terms
from tertulia.games.granada.model.decisions import Decision, Paying, Placing, Purpose
from tertulia.games.granada.model.state import State
from tertulia.games.granada.rules.derived import Derived, derive_values, next_scoring, winning_seats
from tertulia.games.granada.views import shape
from tertulia.games.granada.views.serialize import (
    serialize_built_tile,
    serialize_card,
    serialize_faces,
    serialize_printed_tiles,
)
from tertulia.kernel.look import Look, Viewer, keyed_part, part
from tertulia.kernel.schema import StateArray

TILE_FIELDS = ("box", "place", "face")
"""Fields of the state on which a list of tiles with their faces depends.

Parts of a view that show tiles declare these fields, and are computed again if one has changed.
"""
CITY_FIELDS = (*TILE_FIELDS, "x", "y")
GRID_FIELDS = tuple(f"players.{name}" for name in ("city", "built", "west", "south", "width", "height"))
NEXT_SCORING_FIELDS = ("ending", "scorings")
OPEN_DECISION_FIELDS = ("over", "on_turn", "players.agenda")


class GranadaLook(Look, state=State):
    """The views of one state of Granada for all viewers, computed in cached parts (`kernel.look`)."""

    def __init__(self, state: StateArray, before: "GranadaLook | None" = None) -> None:
        super().__init__(state, before)
        self.seats = int(self.record["seats"])
        self.owners = self.seats + (1 if self.seats == 2 else 0)
        """Number of owners of tiles: the seats and, in a game of two, Dirk, the neutral third player."""

    def common(self) -> shape.Common:
        return {
            "game": "granada",
            "seats": self.seats,
            "options": self.options,
            "tiles": self.tiles,
            "phase": self.phase,
            "actor": self.actor,
            "start": int(self.record["start"]),
            "round": int(self.record["rounds"]),
            "yard": self.yard,
            "next_face": terms.FACES[int(self.record["next_face"])],
            "bag": self.places.count(terms.Place.BAG),
            "money": self.money,
            "cities": self.cities,
            "reserves": self.reserves,
            "bought": self.bought,
            "dirk": self.dirk,
            "pending": self.pending,
            "scores": self.scores,
            "scorings": self.scorings,
            "majorities": self.majorities,
            "forecast": self.forecast,
            "next_scoring": None if self.record["over"] else terms.LETTERS[self.next_scoring],
            "winners": self.winners,
            "over": bool(self.record["over"]),
        }

    def own(self, viewer: Viewer) -> shape.Own:
        return {"hands": self.hands(viewer)}

    def view_all(self) -> dict[str, Any]:
        """Return the view with all secrets: the hands, the order of the deck, and the tiles in the bag."""
        hands = [self.hand(seat, True) for seat in range(self.seats)]
        return {**self.common(), "hands": hands, "secret": self.secrets()}

    # -- tiles ----------------------------------------------------------------------------------------------------

    @part("box")
    def tiles(self) -> list[shape.PrintedTile]:
        return serialize_printed_tiles(self.record["box"].tobytes())

    @part("box")
    def faces(self) -> tuple[tuple[shape.Tile, ...], ...]:
        """All tiles as JSON data, by index and face."""
        return serialize_faces(self.record["box"].tobytes())

    @part("place")
    def places(self) -> list[int]:
        """The place of each tile (`terms.Place`)."""
        places: list[int] = self.record["place"].tolist()
        return places

    @part("place")
    def tiles_by_place(self) -> dict[int, list[int]]:
        """The indices of the tiles at each place, ascending."""
        found: dict[int, list[int]] = {place: [] for place in set(self.places)}
        for index, place in enumerate(self.places):
            found[place].append(index)
        return found

    def tile(self, index: int) -> shape.Tile:
        """Return a tile with its current face up."""
        return self.faces[index][int(self.record["face"][index])]

    def tiles_at(self, place: int) -> list[shape.Tile]:
        """Return the tiles at a place, a value of `State.place` (`terms.Place`)."""
        return [self.tile(index) for index in self.tiles_by_place.get(place, ())]

    @part("box")
    def currency(self) -> list[int]:
        """Currency of each space of the yard, as an index in `terms.CURRENCIES`.

        A buyer pays for the tile on a space with cards of this currency.
        """
        currency: list[int] = self.record["box"]["currency"].tolist()
        return currency

    # -- the turn -------------------------------------------------------------------------------------------------

    @part("scoring")
    def options(self) -> dict[str, str]:
        return {"scoring": terms.OPTIONS[0].choices[int(self.record["scoring"])]}

    @part("over", "on_turn")
    def actor(self) -> int | None:
        """The seat on turn; None after the end."""
        return None if self.record["over"] else int(self.record["on_turn"])

    @part(*OPEN_DECISION_FIELDS)
    def open_decision(self) -> tuple[int, list[int]] | None:
        """Kind and arguments of the open decision; None after the end of the game."""
        if self.actor is None:
            return None
        agenda = self.record["players"][self.actor]["agenda"]
        top = int(agenda["open"]) - 1
        return int(agenda["kind"][top]), agenda["args"][top].tolist()

    @part(*OPEN_DECISION_FIELDS)
    def phase(self) -> str:
        return shape.PHASES[self.open_decision[0]] if self.open_decision else shape.OVER

    @part(*OPEN_DECISION_FIELDS, *TILE_FIELDS)
    def pending(self) -> shape.Pending | None:
        """The open decision; None if the seat is to take money, buy or rebuild, and after the end."""
        if self.open_decision is None:
            return None
        kind, args = self.open_decision
        if kind == Decision.PAY:
            return self.payment(args)
        if kind == Decision.PLACE:
            return {"kind": "place", "tile": args[Placing.TILE] + 1, "from": shape.ORIGINS[args[Placing.ORIGIN]]}
        if kind == Decision.EXCHANGE:
            return {"kind": "exchange", "tile": args[Placing.TILE] + 1}
        return {"kind": "choose"} if kind == Decision.CHOOSE else None

    def payment(self, args: list[int]) -> shape.Pending:
        index, buying = args[Paying.TILE], args[Paying.PURPOSE] == Purpose.BUY
        return {
            "kind": "pay",
            "purpose": "buy" if buying else "turn",
            "tile": index + 1,
            "currency": terms.CURRENCIES[args[Paying.CURRENCY]],
            "price": self.tile(index)["value"] if buying else terms.TURN_PRICE,
            "paid": args[Paying.PAID],
            "last": args[Paying.LAST],
        }

    # -- public tiles and money -----------------------------------------------------------------------------------

    @part(*TILE_FIELDS)
    def yard(self) -> list[shape.YardSpace]:
        return [self.yard_space(space) for space in range(terms.SPACES)]

    def yard_space(self, space: int) -> shape.YardSpace:
        there = self.tiles_at(terms.Place.YARD + space)
        currency = terms.CURRENCIES[self.currency[space]]
        return {"space": space + 1, "currency": currency, "tile": there[0] if there else None}

    @part("display", "deck_size", "discard", "scorings", "scoring_low", "scoring_high")
    def money(self) -> shape.Deck:
        display: list[int] = self.record["display"].tolist()
        return {
            "display": [{"slot": i + 1, **serialize_card(c)} for i, c in enumerate(display) if c != terms.NO_CARD],
            "deck": int(self.record["deck_size"]),
            "discard": int(self.record["discard"].sum()),
            "scorings": {terms.LETTERS[letter]: self.scoring_card(letter) for letter in range(2)},
        }

    def scoring_card(self, letter: int) -> shape.ScoringTime:
        """Return the minimum and maximum number of cards above a scoring card, which all players can derive."""
        if self.done[letter]:
            return {"drawn": True, "earliest": None, "latest": None}
        size = int(self.record["deck_size"])
        high = min(int(self.record["scoring_high"][letter]), size - 1)
        low = int(self.record["scoring_low"][letter])
        return {"drawn": False, "earliest": size - 1 - high, "latest": size - 1 - low}

    @part("seats", *CITY_FIELDS, "self.derived")
    def cities(self) -> list[shape.City]:
        return [self.city(seat) for seat in range(self.seats)]

    def city(self, seat: int) -> shape.City:
        tiles = [serialize_built_tile(self.faces, terms.START, 0, 0, 0)]
        face, x, y = self.record["face"], self.record["x"], self.record["y"]
        for index in self.tiles_by_place.get(terms.Place.CITY + seat, ()):
            tiles.append(serialize_built_tile(self.faces, index, int(face[index]), int(x[index]), int(y[index])))
        length, begin, run = self.derived.runs[seat].tolist()
        outline = self.derived.sides[seat, :length].tolist()
        rows = [outline[(begin + i) % length] for i in range(run)]
        sides: list[shape.OuterSide] = [{"x": row[0], "y": row[1], "side": terms.SIDES[row[2]]} for row in rows]
        return {"seat": seat, "tiles": tiles, "moat": run, "moat_sides": sides}

    @part("seats", *TILE_FIELDS)
    def reserves(self) -> list[list[shape.Tile]]:
        return [self.tiles_at(terms.Place.RESERVE + seat) for seat in range(self.seats)]

    @part("over", "on_turn", *TILE_FIELDS, "space", "turned")
    def bought(self) -> list[shape.Bought]:
        """Tiles that the seat on turn has bought and not yet placed."""
        if self.actor is None:
            return []
        own = self.tiles_by_place.get(terms.Place.BOUGHT + self.actor, ())
        space, turned = self.record["space"], self.record["turned"]
        return [{**self.tile(t), "space": int(space[t]) + 1, "turned": bool(turned[t])} for t in own]

    @part("seats", *TILE_FIELDS)
    def dirk(self) -> list[shape.Tile] | None:
        """Tiles of Dirk, the neutral third player in a game of two; None in other games."""
        return self.tiles_at(terms.Place.DIRK) if self.seats == 2 else None

    # -- points ---------------------------------------------------------------------------------------------------

    @part("seats", "players.points", "dirk_points")
    def scores(self) -> list[int]:
        points = self.record["players"]["points"].tolist()
        return [*points[: self.seats], int(self.record["dirk_points"])][: self.owners]

    @part("scorings")
    def done(self) -> list[bool]:
        """Whether each scoring has taken place, by index in `terms.LETTERS`."""
        return [bool(done) for done in self.record["scorings"]["done"].tolist()]

    @part("seats", "scorings")
    def scorings(self) -> list[shape.Scoring]:
        return [serialize_scoring(self.record, n, self.owners) for n in range(len(terms.LETTERS)) if self.done[n]]

    @part(*NEXT_SCORING_FIELDS)
    def next_scoring(self) -> int:
        """The index of the next scoring in `terms.LETTERS`."""
        return next_scoring(self.record)

    @part("seats", "scoring", *NEXT_SCORING_FIELDS, *CITY_FIELDS, *GRID_FIELDS)
    def derived(self) -> Derived:
        """City outlines, majorities, and the points of the next scoring if it came now."""
        return derive_values(self.state, self.next_scoring)

    @part("self.derived")
    def majorities(self) -> dict[str, shape.Majority]:
        derived, owners = self.derived, self.owners
        counts, best, leaders = derived.counts[:, :owners].tolist(), derived.best[:, :owners].tolist(), derived.leaders
        return {
            kind: {
                "counts": counts[k],
                "best": best[k],
                "total": sum(counts[k]),
                "leader": None if leaders[k] < 0 else int(leaders[k]),
            }
            for k, kind in enumerate(terms.KINDS)
        }

    @part("self.derived")
    def forecast(self) -> list[int]:
        """Points that each owner, a seat or the neutral player Dirk, would get if the next scoring came now."""
        total: list[int] = (self.derived.moats + self.derived.kinds.sum(axis=0)).tolist()
        return total[: self.owners]

    @part("over", "seats", "players", "dirk_points")
    def winners(self) -> list[int] | None:
        return winning_seats(self.state) if self.record["over"] else None

    # -- hands ----------------------------------------------------------------------------------------------------

    @keyed_part("players.{}.cards", "players.{}.money")
    def hand(self, seat: int, is_open: bool) -> shape.Hand:
        """Return a hand; its cards are included only if `is_open`."""
        player = self.record["players"][seat]
        card_counts = (
            [(index, count) for index, count in enumerate(player["money"].tolist()) if count] if is_open else []
        )
        money: list[shape.HeldMoney] | None = (
            [{**serialize_card(index), "count": count} for index, count in card_counts] if is_open else None
        )
        return {"cards": int(player["cards"]), "money": money}

    @part("seats", "players.cards", "players.money")
    def closed_hands(self) -> list[shape.Hand]:
        """All hands without their cards."""
        return [self.hand(seat, False) for seat in range(self.seats)]

    @keyed_part("seats", "players.cards", "players.money")
    def hands(self, viewer: Viewer) -> list[shape.Hand]:
        """Return all hands, with the cards of the viewer's own hand only."""
        hands = list(self.closed_hands)
        if viewer is not None:
            hands[viewer] = self.hand(viewer, True)
        return hands

    def secrets(self) -> dict[str, Any]:
        """Return information hidden from all players: the deck, top first, the discards, and the tiles in the bag."""
        deck = self.record["deck"][: int(self.record["deck_size"])].tolist()[::-1]
        names = [terms.LETTERS[c - terms.SCORING_CARD] if c >= terms.SCORING_CARD else serialize_card(c) for c in deck]
        discard = [{**serialize_card(i), "count": n} for i, n in enumerate(self.record["discard"].tolist()) if n]
        bag = [t + 1 for t in range(terms.TILES) if self.places[t] == terms.Place.BAG]
        return {"deck_order": names, "discards": discard, "bag_tiles": bag}


def serialize_scoring(record: np.void, letter: int, owners: int) -> shape.Scoring:
    """Return a completed scoring: points of each owner for moats and for each kind of building."""
    done = record["scorings"][letter]
    kinds = done["kinds"][:, :owners].tolist()
    moat_points = done["moats"][:owners].tolist()
    return {"letter": terms.LETTERS[letter], "moats": moat_points, "kinds": dict(zip(terms.KINDS, kinds, strict=True))}
