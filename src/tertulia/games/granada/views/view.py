"""What a seat sees of a game of Granada (ruling 9: hands are secret, their sizes are not)."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tertulia.games.granada.model import terms
from tertulia.games.granada.model.decisions import Decision, Origin, Paying, Placing, Purpose
from tertulia.games.granada.views import shape
from tertulia.games.granada.views.derived import Derived, derive, next_letter, winning_seats
from tertulia.games.granada.views.serialize import built, card, printed


class Viewer:
    """One state, looked at once: parts of the view that do not depend on who looks are made here."""

    def __init__(self, state: np.ndarray[Any, Any]) -> None:
        self.state, self.record = state, state[0]
        self.tiles: tuple[tuple[shape.Tile, ...], ...] = printed(self.record["box"].tobytes())
        self.currency: list[int] = self.record["box"]["currency"].tolist()
        self.seats = int(self.record["seats"])
        self.owners = self.seats + (1 if self.seats == 2 else 0)
        self.place, self.face, self.x, self.y = (self.record[name].tolist() for name in ("place", "face", "x", "y"))
        self.lying: dict[int, list[int]] = {}
        for index, place in enumerate(self.place):
            self.lying.setdefault(place, []).append(index)
        players = self.record["players"]
        self.points, self.cards, self.held = (players[name].tolist() for name in ("points", "cards", "money"))
        self.done: list[bool] = [bool(done) for done in self.record["scorings"]["done"].tolist()]
        self.picture: Derived = derive(state, terms.LETTERS.index(self.next_letter()))

    def at(self, place: int) -> list[shape.Tile]:
        """The tiles at a place."""
        return [self.one(index) for index in self.lying.get(place, ())]

    def common(self) -> shape.Common:
        """All that is open to everybody."""
        record, over = self.record, bool(self.record["over"])
        actor = None if over else int(record["on_turn"])
        scores = self.scores()
        return {
            "game": "granada",
            "seats": self.seats,
            "options": {"scoring": terms.OPTIONS[0].choices[int(record["scoring"])]},
            "phase": self.phase(),
            "actor": actor,
            "start": int(record["start"]),
            "round": int(record["rounds"]),
            "yard": [self.yard_space(space) for space in range(terms.SPACES)],
            "next_face": terms.FACES[int(record["next_face"])],
            "bag": self.place.count(terms.Place.BAG),
            "money": self.money(),
            "cities": [self.city(seat) for seat in range(self.seats)],
            "reserves": [self.at(terms.Place.RESERVE + seat) for seat in range(self.seats)],
            "bought": [] if actor is None else self.bought(actor),
            "dirk": self.at(terms.Place.DIRK) if self.seats == 2 else None,
            "pending": None if actor is None else self.pending(actor),
            "scores": scores,
            "scorings": [
                scoring(record, letter, self.owners) for letter in range(len(terms.LETTERS)) if self.done[letter]
            ],
            "majorities": self.majorities(),
            "forecast": self.forecast(),
            "next_scoring": None if over else self.next_letter(),
            "winners": winning_seats(self.state) if over else None,
            "over": over,
        }

    def phase(self) -> str:
        if self.record["over"]:
            return shape.OVER
        return shape.PHASES[self.open_decision()[0]]

    def open_decision(self) -> tuple[int, list[int]]:
        """The kind and arguments of what is to be decided now."""
        agenda = self.record["players"][int(self.record["on_turn"])]["agenda"]
        top = int(agenda["open"]) - 1
        return int(agenda["kind"][top]), agenda["args"][top].tolist()

    def yard_space(self, space: int) -> shape.YardSpace:
        there = self.at(terms.Place.YARD + space)
        currency = terms.CURRENCIES[self.currency[space]]
        return {"space": space + 1, "currency": currency, "tile": there[0] if there else None}

    def money(self) -> shape.Deck:
        display: list[int] = self.record["display"].tolist()
        return {
            "display": [{"slot": i + 1, **card(c)} for i, c in enumerate(display) if c != terms.NO_CARD],
            "deck": int(self.record["deck_size"]),
            "discard": int(self.record["discard"].sum()),
            "scorings": {terms.LETTERS[letter]: self.scoring_card(letter) for letter in range(2)},
        }

    def scoring_card(self, letter: int) -> shape.ScoringTime:
        """How many cards are turned up before a scoring card, as everybody can work out from the piles."""
        size = int(self.record["deck_size"])
        drawn = self.done[letter]
        if drawn:
            return {"drawn": True, "earliest": None, "latest": None}
        high = min(int(self.record["scoring_high"][letter]), size - 1)
        return {
            "drawn": False,
            "earliest": size - 1 - high,
            "latest": size - 1 - int(self.record["scoring_low"][letter]),
        }

    def city(self, seat: int) -> shape.City:
        tiles = [built(self.tiles, terms.START, 0, 0, 0)]
        for index in self.lying.get(terms.Place.CITY + seat, ()):
            tiles.append(built(self.tiles, index, self.face[index], self.x[index], self.y[index]))
        length, begin, run = self.picture.runs[seat].tolist()
        outline = self.picture.sides[seat, :length].tolist()
        rows = [outline[(begin + i) % length] for i in range(run)]
        sides: list[shape.OuterSide] = [{"x": row[0], "y": row[1], "side": terms.SIDES[row[2]]} for row in rows]
        return {"seat": seat, "tiles": tiles, "moat": run, "moat_sides": sides}

    def bought(self, seat: int) -> list[shape.Bought]:
        own = self.lying.get(terms.Place.BOUGHT + seat, ())
        space, turned = self.record["space"], self.record["turned"]
        return [{**self.one(t), "space": int(space[t]) + 1, "turned": bool(turned[t])} for t in own]

    def pending(self, seat: int) -> shape.Pending | None:
        kind, args = self.open_decision()
        if kind == Decision.PAY:
            return self.payment(args)
        if kind == Decision.PLACE:
            return self.placing(*args[: len(Placing)])
        if kind == Decision.EXCHANGE:
            return {"kind": "exchange", "tile": self.one(args[Placing.TILE])}
        return {"kind": "choose"} if kind == Decision.CHOOSE else None

    def placing(self, tile: int, origin: int) -> shape.Pending:
        place: shape.Pending = {"kind": "place", "tile": self.one(tile), "from": shape.ORIGINS[origin]}
        if origin == Origin.AWARD:  # the space that is given away next is the one after
            place["currency"] = terms.CURRENCIES[self.currency[int(self.record["award"]) - 1]]
        return place

    def payment(self, args: list[int]) -> shape.Pending:
        index, buying = args[Paying.TILE], args[Paying.PURPOSE] == Purpose.BUY
        thing = self.one(index)
        return {
            "kind": "pay",
            "purpose": "buy" if buying else "turn",
            "space": self.place[index] - terms.Place.YARD + 1 if buying else None,
            "tile": thing,
            "currency": terms.CURRENCIES[args[Paying.CURRENCY]],
            "price": thing["value"] if buying else terms.TURN_PRICE,
            "paid": args[Paying.PAID],
            "last": args[Paying.LAST],  # the next card paid is worth no more
        }

    def one(self, index: int) -> shape.Tile:
        face: int = self.face[index]
        return self.tiles[index][face]

    def scores(self) -> list[int]:
        return [*self.points[: self.seats], int(self.record["dirk_points"])][: self.owners]

    def next_letter(self) -> str:
        """The scoring that comes next; C when the end of the game has come first."""
        return terms.LETTERS[next_letter(self.record)]

    def majorities(self) -> dict[str, shape.Majority]:
        picture, owners = self.picture, self.owners
        counts, best, leaders = picture.counts[:, :owners].tolist(), picture.best[:, :owners].tolist(), picture.leaders
        return {
            kind: {
                "counts": counts[k],
                "best": best[k],
                "total": sum(counts[k]),
                "leader": None if leaders[k] < 0 else int(leaders[k]),
            }
            for k, kind in enumerate(terms.KINDS)
        }

    def forecast(self) -> list[int]:
        """Points that each owner would get were the next scoring now."""
        total: list[int] = (self.picture.moats + self.picture.kinds.sum(axis=0)).tolist()
        return total[: self.owners]

    def hand(self, seat: int, open_hand: bool) -> shape.Hand:
        held = [(index, count) for index, count in enumerate(self.held[seat]) if count] if open_hand else []
        money: list[shape.HeldMoney] | None = (
            [{**card(index), "count": count} for index, count in held] if open_hand else None
        )
        return {"cards": self.cards[seat], "money": money}

    def secrets(self) -> dict[str, Any]:
        """What nobody may know: the order of the deck, top first, and of each currency what is in the discards."""
        deck = self.record["deck"][: int(self.record["deck_size"])].tolist()[::-1]
        names = [terms.LETTERS[c - terms.SCORING_CARD] if c >= terms.SCORING_CARD else card(c) for c in deck]
        discard = [{**card(i), "count": n} for i, n in enumerate(self.record["discard"].tolist()) if n]
        bag = [t + 1 for t in range(terms.TILES) if self.place[t] == terms.Place.BAG]
        return {"deck_order": names, "discards": discard, "bag_tiles": bag}


def scoring(record: Any, letter: int, owners: int) -> shape.Scoring:
    """A scoring that took place: points of each owner for moats and for each kind."""
    done = record["scorings"][letter]
    kinds = done["kinds"][:, :owners].tolist()
    moat_points = done["moats"][:owners].tolist()
    return {"letter": terms.LETTERS[letter], "moats": moat_points, "kinds": dict(zip(terms.KINDS, kinds, strict=True))}


def views(state: np.ndarray[Any, Any], viewers: Sequence[int | None]) -> list[shape.View]:
    """What each of these seats may know; a spectator (`None`) sees no hand. At the end of the game hands stay secret.

    What is open is made once, and is the same objects in all the views.
    """
    seen = Viewer(state)
    common, closed = seen.common(), [seen.hand(seat, False) for seat in range(seen.seats)]
    opened = {
        seat: [*closed[:seat], seen.hand(seat, True), *closed[seat + 1 :]] for seat in set(viewers) if seat is not None
    }
    return [{**common, "hands": closed if viewer is None else opened[viewer]} for viewer in viewers]


def view_all(state: np.ndarray[Any, Any]) -> dict[str, Any]:
    """The view with every hand and every secret."""
    viewer = Viewer(state)
    hands = [viewer.hand(s, True) for s in range(viewer.seats)]
    return {**viewer.common(), "hands": hands, "secret": viewer.secrets()}
