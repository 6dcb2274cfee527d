"""Views of La Granja.

Hidden from a seat are the deck, the coming roof markers, other seats' hands, and donkeys until all are chosen. Other
seats' points are hidden, too, if the option `points` has the choice `secret`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tertulia.games.la_granja.model.decisions import PHASE_OF_STEP, STEPS, Step
from tertulia.games.la_granja.model.options import TableRule
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import MAX_SEATS, PHASES, ROUNDS, Good, Zone
from tertulia.games.la_granja.rules.predicates import FACTS
from tertulia.games.la_granja.rules.queries import fill_farm_facts, set_bit_indices, winning_seats
from tertulia.games.la_granja.views import shape
from tertulia.games.la_granja.views.board import (
    serialize_buildings,
    serialize_dice,
    serialize_market,
    serialize_roofs,
    serialize_siesta,
)
from tertulia.games.la_granja.views.farm import QUERY_RESULTS, FarmLook
from tertulia.games.la_granja.views.pending import serialize_pending
from tertulia.games.la_granja.views.serialize import resolve_options
from tertulia.kernel.look import Viewer, keyed_part, part
from tertulia.kernel.schema import StateArray

SECRET = 1
"""Index of the choice `secret` of the option `points`."""


class LaGranjaLook(FarmLook, state=State, queries=QUERY_RESULTS):
    """The views of one state of La Granja for all viewers, computed in cached parts (`kernel.look`)."""

    def __init__(self, state: StateArray, before: LaGranjaLook | None = None) -> None:
        super().__init__(state, before)
        self.seats, self.over = int(self.record["seats"]), bool(self.record["over"])

    def run_queries(self) -> np.ndarray[Any, Any]:
        queries, record, facts = np.zeros(1, QUERY_RESULTS), self.record, np.zeros((MAX_SEATS, FACTS), np.int32)
        step = int(record["step"])
        queries["acting"] = fill_farm_facts(self.state, facts)
        queries["facts"] = facts
        queries["phase"] = PHASE_OF_STEP[step]
        queries["donkeys_hidden"] = step == Step.DONKEY
        queries["donkeys_return"] = record["rounds"] == ROUNDS // 2 + 1 and step < Step.DONKEY
        return queries

    def common(self) -> shape.Common:
        return {
            "game": "la-granja",
            "seats": self.seats,
            "options": self.options,
            "round": int(self.record["rounds"]),
            "phase": shape.OVER if self.over else PHASES[int(self.queries["phase"])],
            "step": STEPS[int(self.record["step"])],
            "order": self.order,
            "actors": self.acting,
            "over": self.over,
            "deck": int(self.record["deck_size"]),
            "discard": self.discard,
            "market": self.market,
            "buildings": self.buildings,
            "dice": self.dice,
            "marked": self.marked,
            "roofs": self.roofs,
            "siesta": self.siesta,
            "solo": self.solo,
            "winners": self.winners,
        }

    def own(self, viewer: Viewer) -> shape.Own:
        return {
            "scores": self.scores(self.known_points(viewer)),
            "players": self.players(viewer),
            "pending": self.pending_for(viewer),
        }

    def view_all(self) -> dict[str, Any]:
        """Return the view with all secrets: every farm's hand, donkey and points."""
        players = [self.player(seat, True, True) for seat in range(self.seats)]
        scores = self.scores((True,) * self.seats)
        return {**self.common(), "scores": scores, "players": players, "pending": self.pending_for(None)}

    # -- the game -------------------------------------------------------------------------------------------------

    @part("rules")
    def options(self) -> dict[str, str]:
        return resolve_options(self.rules)

    @part("seats", "order")
    def order(self) -> list[int]:
        order: list[int] = self.record["order"][: self.seats].tolist()
        return order

    @part("queries.acting")
    def acting(self) -> list[int]:
        """The seats that may act, ascending."""
        return set_bit_indices(int(self.queries["acting"]))

    @part("zone")
    def discard(self) -> list[int]:
        return [card + 1 for card in self.cards_by_zone.get(Zone.DISCARDED, ())]

    # -- the board ------------------------------------------------------------------------------------------------

    @part("box", "market", "closed")
    def market(self) -> shape.Market:
        return {"spaces": serialize_market(self.record, self.board)}

    @part(
        "box",
        "seats",
        "rules",
        "rounds",
        "block",
        "first",
        "farms.row",
        "farms.rows",
        "farms.crafts",
        "farms.completed",
    )
    def buildings(self) -> list[shape.Building]:
        return serialize_buildings(self.record, self.board, self.seats, self.rules)

    @part("dice")
    def dice(self) -> dict[str, int]:
        return serialize_dice(self.record)

    @part("marked", "marker")
    def marked(self) -> shape.Marked | None:
        space = int(self.record["marked"])
        return {"space": space, "seat": int(self.record["marker"])} if space else None

    @part("box", "rules", "rounds", "roofs")
    def roofs(self) -> shape.Roofs:
        return serialize_roofs(self.record, self.board, self.rules)

    @part("box", "seats", "farms.siesta", "farms.arrived")
    def siesta(self) -> shape.SiestaTrack:
        return serialize_siesta(self.record, self.board, self.seats)

    @part("seats", "opening")
    def solo(self) -> shape.Solo | None:
        return {"starts": bool(self.record["opening"])} if self.seats == 1 else None

    @part("over", "seats", "farms")
    def winners(self) -> list[int] | None:
        return winning_seats(self.state) if self.over else None

    # -- farms ----------------------------------------------------------------------------------------------------

    @part("self.opened", "seats")
    def opened_farms(self) -> list[shape.Player]:
        """The data of each farm that all viewers may see, without hand cards, secret donkeys and points."""
        return [self.opened(seat) for seat in range(self.seats)]

    @keyed_part("self.player", "seats", "over", "rules")
    def players(self, viewer: Viewer) -> list[shape.Player]:
        """Return all farms, limited to the viewer's knowledge."""
        players = list(self.opened_farms)
        for seat, points in enumerate(self.known_points(viewer)):
            if points or seat == viewer:
                players[seat] = self.player(seat, points, seat == viewer)
        return players

    @keyed_part("seats", "over", "rules")
    def known_points(self, viewer: Viewer) -> tuple[bool, ...]:
        """For each seat, whether a viewer may know its total points (option `points`)."""
        all_known = self.over or self.rules[TableRule.POINTS] != SECRET
        return tuple(all_known or seat == viewer for seat in range(self.seats))

    @keyed_part("farms.stock")
    def scores(self, known: tuple[bool, ...]) -> list[int | None]:
        """Return the points of each seat, or None for seats whose entry in `known` is False."""
        points = self.record["farms"]["stock"][: self.seats, Good.POINT].tolist()
        return [one if open else None for one, open in zip(points, known, strict=True)]

    @keyed_part("farms.{}.agenda", "farms.{}.hand", "queries.facts.{}", "rounds")
    def pending(self, seat: int) -> shape.Pending:
        """Return the open decision of a seat, which must have one."""
        return serialize_pending(self.record, seat, self.facts(seat))

    def pending_for(self, viewer: Viewer) -> shape.Pending | None:
        """Return the viewer's open decision, or else that of the first seat that may act.

        Returns None after the end of the game.
        """
        if not self.acting:
            return None
        return self.pending(viewer if viewer is not None and viewer in self.acting else self.acting[0])


def is_donkey_hidden(state: StateArray, seat: int) -> bool:
    """Return whether a seat has chosen a donkey that is still secret from the other seats."""
    record = state[0]
    return bool(record["step"] == Step.DONKEY and record["farms"][seat]["donkey"])
