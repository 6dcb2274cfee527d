"""What a seat sees of a game of La Granja. Hidden are other hands, the deck, coming roof markers, donkeys until all are chosen,
and, by an option, the points of others."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tertulia.games.la_granja.components.load import helper_names
from tertulia.games.la_granja.model.decisions import PHASE_OF_STEP, STEPS, Step
from tertulia.games.la_granja.model.options import TableRule
from tertulia.games.la_granja.model.terms import PHASES, Good, Zone
from tertulia.games.la_granja.views.board import buildings, dice, market, roofs, siesta
from tertulia.games.la_granja.views.farm import Farms, FarmView
from tertulia.games.la_granja.views.pending import pending
from tertulia.games.la_granja.views.queries import winning_seats
from tertulia.games.la_granja.views.serialize import board, cards, options
from tertulia.games.la_granja.views.shape import OVER, Common, Marked, Pending, View

SECRET = 1
"""The choice of the option `points` that keeps them secret."""


class Viewer:
    """One state, looked at once: parts of the view that do not depend on who looks are made here."""

    def __init__(self, state: np.ndarray[Any, Any]) -> None:
        self.state, self.record = state, state[0]
        self.seats = int(self.record["seats"])
        self.over = bool(self.record["over"])
        self.step = int(self.record["step"])
        self.rules: list[int] = self.record["rules"].tolist()
        box = self.record["box"]
        self.board = board(box.tobytes())
        self.cards = cards(box["cards"].tobytes(), helper_names(state))
        self.all = Farms(state, self.cards, self.board)
        self.farms = [FarmView(self.all, seat) for seat in range(self.seats)]
        self._scores: dict[tuple[bool, ...], list[int | None]] = {}
        self._pending: dict[int, Pending] = {}

    def common(self) -> Common:
        """All that is open to everybody."""
        record, acting = self.record, self.all.acting
        return {
            "game": "la-granja",
            "seats": self.seats,
            "options": options(self.rules),
            "round": int(record["rounds"]),
            "phase": OVER if self.over else PHASES[PHASE_OF_STEP[self.step]],
            "step": STEPS[self.step],
            "order": record["order"][: self.seats].tolist(),
            "actors": acting,
            "on_turn": acting[0] if len(acting) == 1 else None,
            "over": self.over,
            "deck": int(record["deck_size"]),
            "discard": [card + 1 for card in self.all.lying.get(Zone.DISCARDED, ())],
            "market": {"spaces": market(record, self.board)},
            "buildings": buildings(record, self.board, self.farms, self.rules),
            "dice": dice(record),
            "marked": self.marked(),
            "roofs": roofs(record, self.board, self.rules),
            "siesta": siesta(self.board, self.farms),
            "solo": {"starts": bool(record["opening"])} if self.seats == 1 else None,
            "winners": winning_seats(self.state) if self.over else None,
        }

    def marked(self) -> Marked | None:
        space = int(self.record["marked"])
        return {"space": space, "seat": int(self.record["marker"])} if space else None

    def points_known(self, seat: int, viewer: int | None) -> bool:
        """Whether a viewer may know a seat's total (option `points`)."""
        return self.over or seat == viewer or self.rules[TableRule.POINTS] != SECRET

    def whole(self, common: Common, viewer: int | None) -> View:
        """What everybody may know, with the parts of a view that are not the same for all."""
        known = tuple(self.points_known(seat, viewer) for seat in range(self.seats))
        return {
            **common,
            "scores": self.scores(known),
            "players": [farm.seen(known[farm.seat], farm.seat == viewer) for farm in self.farms],
            "pending": self.pending(common["actors"], viewer),
        }

    def scores(self, known: tuple[bool, ...]) -> list[int | None]:
        """Every seat's points where they are known; one object for all who know the same."""
        if known not in self._scores:
            points = [farm.stock[Good.POINT] for farm in self.farms]
            self._scores[known] = [one if open else None for one, open in zip(points, known, strict=True)]
        return self._scores[known]

    def pending(self, acting: list[int], viewer: int | None) -> Pending | None:
        """The viewer's own decision, else that of the seat on turn."""
        if not acting:
            return None
        seat = viewer if viewer is not None and viewer in acting else acting[0]
        if seat not in self._pending:
            self._pending[seat] = pending(self.record, seat, self.all.facts[seat])
        return self._pending[seat]


def views(state: np.ndarray[Any, Any], viewers: Sequence[int | None]) -> list[View]:
    """Plain data, only what each of these seats may know; `None` is a spectator.

    What several may know alike is made once, and is the same objects in all their views.
    """
    seen = Viewer(state)
    common = seen.common()
    made = {viewer: seen.whole(common, viewer) for viewer in dict.fromkeys(viewers)}
    return [made[viewer].copy() for viewer in viewers]


def view_all(state: np.ndarray[Any, Any]) -> View:
    """The same with every secret."""
    seen = Viewer(state)
    common = seen.common()
    return {
        **common,
        "scores": seen.scores((True,) * seen.seats),
        "players": [farm.seen(True, True) for farm in seen.farms],
        "pending": seen.pending(common["actors"], common["on_turn"]),
    }


def donkey_hidden(state: np.ndarray[Any, Any], seat: int) -> bool:
    """Whether a seat has chosen a donkey that the others do not know yet."""
    record = state[0]
    return bool(record["step"] == Step.DONKEY and record["farms"][seat]["donkey"])
