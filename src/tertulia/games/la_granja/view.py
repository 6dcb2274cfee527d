"""What a seat sees of a game of La Granja. Hidden are other hands, the deck, coming roof markers, donkeys until all are chosen,
and, by an option, the points of others."""

from __future__ import annotations

from typing import Any

import numpy as np

from tertulia.games.la_granja import state as st
from tertulia.games.la_granja.box import helper_names
from tertulia.games.la_granja.names import CARDS, O_FARM_PHASE, O_POINTS, PHASES, POINT, SILVER
from tertulia.games.la_granja.things import cards, options
from tertulia.games.la_granja.view_board import buildings, dice, market, roofs, siesta
from tertulia.games.la_granja.view_farm import Farm
from tertulia.games.la_granja.view_pending import pending

SECRET = 1
"""The choice of the option `points` that keeps them secret."""


class Viewer:
    """One state, looked at once: parts of the view that do not depend on who looks are made here."""

    def __init__(self, state: np.ndarray[Any, Any]) -> None:
        self.record = state[0]
        self.seats = int(self.record["seats"])
        self.over = bool(self.record["over"])
        self.step = int(self.record["step"])
        self.zone: list[int] = self.record["zone"].tolist()
        self.rules: list[int] = self.record["rules"].tolist()
        self.cards = cards(self.record["box"]["cards"].tobytes(), helper_names(state))
        self.farms = [Farm(self.record, seat, self.cards, self.zone) for seat in range(self.seats)]

    def common(self) -> dict[str, Any]:
        """All that is open to everybody."""
        record, acting = self.record, [] if self.over else self.acting()
        return {
            "game": "la-granja",
            "seats": self.seats,
            "options": options(self.rules),
            "round": int(record["rounds"]),
            "phase": "over" if self.over else PHASES[st.PHASE_OF_STEP[self.step]],
            "step": st.STEPS[self.step],
            "order": record["order"][: self.seats].tolist(),
            "actors": acting,
            "on_turn": acting[0] if len(acting) == 1 else None,
            "over": self.over,
            "deck": int(record["deck_size"]),
            "discard": [card + 1 for card in range(CARDS) if self.zone[card] == st.DISCARDED],
            "market": {"spaces": market(record)},
            "buildings": buildings(record, self.seats, self.rules),
            "dice": dice(record),
            "marked": self.marked(),
            "roofs": roofs(record, self.rules),
            "siesta": siesta(record, self.seats),
            "solo": {"starts": bool(record["opening"])} if self.seats == 1 else None,
            "winners": self.winners() if self.over else None,
        }

    def acting(self) -> list[int]:
        """The seats that may act now: those with an open decision, or the one that interrupts (ruling 2)."""
        kinds = [farm.open_kind for farm in self.farms]
        together = self.step == st.CHOOSING_DONKEY or (self.step < st.ROOFING and self.rules[O_FARM_PHASE] == 1)
        urgent = [seat for seat, kind in enumerate(kinds) if kind >= st.URGENT]
        if urgent and not together:
            return urgent[:1]
        return [seat for seat, kind in enumerate(kinds) if kind > 0]

    def marked(self) -> dict[str, int] | None:
        space = int(self.record["marked"])
        return {"space": space, "seat": int(self.record["marker"])} if space else None

    def winners(self) -> list[int]:
        ranks = [(farm.stock[POINT], farm.stock[SILVER]) for farm in self.farms]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def points_known(self, seat: int, viewer: int | None) -> bool:
        """Whether a viewer may know a seat's total (option `points`)."""
        return self.over or seat == viewer or self.rules[O_POINTS] != SECRET


def view(state: np.ndarray[Any, Any], seat: int | None) -> dict[str, Any]:
    """Plain data, only what that seat may know; `None` is a spectator."""
    seen = Viewer(state)
    shown = seen.common()
    known = [seen.points_known(other, seat) for other in range(seen.seats)]
    shown["scores"] = [farm.stock[POINT] if known[other] else None for other, farm in enumerate(seen.farms)]
    shown["players"] = [farm.told(known[other], other == seat) for other, farm in enumerate(seen.farms)]
    shown["pending"] = _pending(seen, shown["actors"], seat)
    return shown


def view_all(state: np.ndarray[Any, Any]) -> dict[str, Any]:
    """The same with every secret."""
    seen = Viewer(state)
    shown = seen.common()
    shown["scores"] = [farm.stock[POINT] for farm in seen.farms]
    shown["players"] = [farm.told(True, True) for farm in seen.farms]
    shown["pending"] = _pending(seen, shown["actors"], shown["on_turn"])
    return shown


def donkey_hidden(state: np.ndarray[Any, Any], seat: int) -> bool:
    """Whether a seat has chosen a donkey that the others do not know yet."""
    record = state[0]
    return bool(record["step"] == st.CHOOSING_DONKEY and record["farms"][seat]["donkey"])


def _pending(seen: Viewer, acting: list[int], seat: int | None) -> dict[str, Any] | None:
    """The viewer's own decision, else that of the seat on turn."""
    if not acting:
        return None
    return pending(seen.record, seat if seat in acting and seat is not None else acting[0])
