"""Views of No Siesta.

Hidden are the pile of roof tiles, the two tiles that another player chooses from and, with the printed rules, all
points until the end.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tertulia.games.no_siesta.model import terms
from tertulia.games.no_siesta.model.options import OPTIONS, Edition, GameVariant, TableRule
from tertulia.games.no_siesta.model.state import Player, State
from tertulia.games.no_siesta.rules.queries import fill_sheets, is_last_round, winning_seats
from tertulia.games.no_siesta.views import shape
from tertulia.games.no_siesta.views.pending import serialize_pending
from tertulia.games.no_siesta.views.player import serialize_player
from tertulia.games.no_siesta.views.serialize import Facts, serialize_printed_sheet, serialize_tiles
from tertulia.kernel.look import Look, Viewer, keyed_part, part
from tertulia.kernel.schema import StateArray

QUERY_RESULTS = np.dtype([("sheets", np.int32, (terms.MAX_SEATS, len(terms.SPACES) + 1)), ("last_round", np.int32)])
"""Data type of the results of compiled queries about one state.

`sheets` has each seat's row from `rules.queries.fill_sheets`. `last_round` is 1 if the current round is known to be the
last, else 0.
"""

PLAYER = tuple(f"players.{{}}.{name}" for name in Player.dtype.names or () if name != "agenda")


class NoSiestaLook(Look, state=State, queries=QUERY_RESULTS):
    """The views of one state of No Siesta for all viewers, computed in cached parts (`kernel.look`)."""

    def __init__(self, state: StateArray, before: NoSiestaLook | None = None) -> None:
        super().__init__(state, before)
        self.seats, self.over = int(self.record["seats"]), bool(self.record["over"])

    def run_queries(self) -> np.ndarray[Any, Any]:
        queries, sheets = np.zeros(1, QUERY_RESULTS), np.zeros(QUERY_RESULTS["sheets"].shape, np.int32)
        fill_sheets(self.state, sheets)
        queries["sheets"], queries["last_round"] = sheets, is_last_round(self.state)
        return queries

    def common(self) -> shape.Common:
        return {
            "game": "no-siesta",
            "seats": self.seats,
            "options": self.options,
            "round": int(self.record["rounds"]),
            "phase": self.phase,
            "step": shape.STEPS[int(self.record["step"])],
            "start": int(self.record["start"]),
            "actors": self.actors,
            "last_round": bool(self.queries["last_round"]),
            "idle": self.idle,
            "over": self.over,
            "dice": self.dice,
            "last_die": terms.FACES[int(self.record["last"]) - 1] if self.record["last"] else None,
            "tops": self.tops,
            "middle": self.middle,
            "esporles": self.esporles,
            "pile": self.pile,
            "sheet": self.printed,
            "winners": self.winners,
        }

    def own(self, viewer: Viewer) -> shape.Own:
        return {"scores": self.scores, "players": self.players, "pending": self.pending_for(viewer)}

    def view_all(self) -> Facts:
        """Return the view with all secrets: drawn tiles, the pile of roof tiles, and points."""
        players = [self.player(seat, True) for seat in range(self.seats)]
        scores = [player["points"] for player in players]
        pending = self.pending_for(self.actors[0] if self.actors else None)
        drawn = self.record["tile_place"].tolist()
        pile = [number + 1 for number, place in enumerate(drawn) if place == terms.TilePlace.PILE]
        return {**self.common(), "scores": scores, "players": players, "pending": pending, "secret": {"pile": pile}}

    # -- the game -------------------------------------------------------------------------------------------------

    @part("box")
    def printed(self) -> shape.Printed:
        return serialize_printed_sheet(self.record["box"].tobytes())

    @part("box")
    def tiles(self) -> tuple[shape.Tile, ...]:
        return serialize_tiles(self.record["box"].tobytes())

    @part("rules")
    def rules(self) -> list[int]:
        """The index of the chosen value of each option, in the order of `OPTIONS`."""
        rules: list[int] = self.record["rules"].tolist()
        return rules

    @part("rules")
    def options(self) -> dict[str, str]:
        return {option.name: option.choices[code] for option, code in zip(OPTIONS, self.rules, strict=True)}

    @part("step", "over")
    def phase(self) -> str:
        """The phase of the round; `end` stands for the steps after scoring and for the end of the game."""
        step = int(self.record["step"])
        if self.over or step > terms.Step.SCORING:
            return shape.END
        return shape.SCORING if step == terms.Step.SCORING else shape.DICE

    @part("seats", "players.agenda.open")
    def actors(self) -> list[int]:
        """Seats that may act."""
        open_now: list[int] = self.record["players"]["agenda"]["open"].tolist()
        return [seat for seat in range(self.seats) if open_now[seat]]

    @part("idle", "over")
    def idle(self) -> shape.Idle | None:
        """The number of rounds without a crossed circle, and how many more end the game (ruling 28).

        The value is None for fewer than `ANNOUNCED_IDLE_ROUNDS` such rounds in succession.
        """
        rounds = int(self.record["idle"]) - int(not self.over)
        return {"rounds": rounds, "left": terms.IDLE_ROUNDS - rounds} if rounds >= terms.ANNOUNCED_IDLE_ROUNDS else None

    @part("over", "seats", "players")
    def winners(self) -> list[int] | None:
        return winning_seats(self.state) if self.over else None

    # -- the middle -----------------------------------------------------------------------------------------------

    @part("dice")
    def dice(self) -> list[str]:
        counts = zip(terms.FACES, self.record["dice"].tolist(), strict=True)
        return [face for face, count in counts for _ in range(count)]

    @part("seats", "tops")
    def tops(self) -> list[list[int]]:
        """For each barrow, the seats that completed it first."""
        masks: list[int] = self.record["tops"].tolist()
        return [[seat for seat in range(self.seats) if mask >> seat & 1] for mask in masks]

    @part("rules", "helpers")
    def middle(self) -> dict[str, int] | None:
        """Number of helper tiles in the middle by the helper's name; None in the basic game."""
        if self.rules[TableRule.GAME] != GameVariant.EXPERIENCED:
            return None
        return dict(zip(terms.HELPERS, self.record["helpers"].tolist(), strict=True))

    @part("seats", "players.esporles")
    def esporles(self) -> shape.Market:
        """The market of Esporles, with the seats whose discs are on each space."""
        taken: list[int] = self.record["players"]["esporles"].tolist()
        spaces = {
            space: [seat for seat in range(self.seats) if taken[seat] >> i & 1] for i, space in enumerate(terms.SPACES)
        }
        return {"room": self.seats - 1, "spaces": spaces}

    @part("tile_place")
    def pile(self) -> int:
        places: list[int] = self.record["tile_place"].tolist()
        return places.count(terms.TilePlace.PILE)

    # -- players --------------------------------------------------------------------------------------------------

    @keyed_part("box", *PLAYER, "queries.sheets.{}")
    def player(self, seat: int, open_points: bool) -> shape.Player:
        """Return the data of a seat's player; the points are included only if `open_points`."""
        return serialize_player(self.record, seat, self.tiles, self.queries["sheets"][seat].tolist(), open_points)

    @property
    def open_points(self) -> bool:
        """Whether points are public: always with the online rules, only at the end with the printed rules."""
        return self.over or self.rules[TableRule.RULES] == Edition.ONLINE

    @part("self.player", "seats", "over", "rules")
    def players(self) -> list[shape.Player]:
        return [self.player(seat, self.open_points) for seat in range(self.seats)]

    @part("self.players")
    def scores(self) -> list[int | None]:
        return [player["points"] for player in self.players]

    @keyed_part("box", "rules", "last", "players.{}.agenda", "players.{}.temporary", "players.{}.due")
    def pending(self, seat: int, own: bool) -> shape.Pending:
        """Return the open decision of a seat; `own` says that the viewer plays the seat.

        Only this viewer sees the two drawn tiles from which the seat keeps one.
        """
        return serialize_pending(self.record, seat, self.tiles, own)

    def pending_for(self, viewer: Viewer) -> shape.Pending | None:
        """Return the viewer's open decision, or else that of the first seat that may act.

        Returns None if no seat may act.
        """
        if not self.actors:
            return None
        seat = viewer if viewer is not None and viewer in self.actors else self.actors[0]
        return self.pending(seat, seat == viewer)
