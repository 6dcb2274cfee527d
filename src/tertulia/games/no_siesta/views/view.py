"""What a seat sees of a game of No Siesta.

Everything lies open but two tiles that somebody is choosing of and, as printed, the points until the end.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tertulia.games.no_siesta.model import terms
from tertulia.games.no_siesta.model.options import OPTIONS, Edition, Play, TableRule
from tertulia.games.no_siesta.views import shape
from tertulia.games.no_siesta.views.pending import pending
from tertulia.games.no_siesta.views.player import player_facts
from tertulia.games.no_siesta.views.queries import last_round, sheets, winning_seats
from tertulia.games.no_siesta.views.serialize import Facts, printed, tiles


class Viewer:
    """One state, looked at once."""

    def __init__(self, state: np.ndarray[Any, Any]) -> None:
        self.state, self.record = state, state[0]
        self.seats = int(self.record["seats"])
        self.over = bool(self.record["over"])
        self.rules: list[int] = self.record["rules"].tolist()
        box = self.record["box"].tobytes()
        self.printed, self.tiles = printed(box), tiles(box)
        open_now: list[int] = self.record["players"]["agenda"]["open"].tolist()
        self.actors = [seat for seat in range(self.seats) if open_now[seat]]
        self.sheets = sheets(state)

    def common(self) -> shape.Common:
        """All that is open to everybody."""
        record = self.record
        return {
            "game": "no-siesta",
            "seats": self.seats,
            "options": {o.name: o.choices[code] for o, code in zip(OPTIONS, self.rules, strict=True)},
            "round": int(record["rounds"]),
            "phase": self.phase(),
            "step": shape.STEPS[int(record["step"])],
            "start": int(record["start"]),
            "actors": self.actors,
            "on_turn": self.actors[0] if len(self.actors) == 1 else None,
            "last_round": last_round(self.state),
            "idle": self.idle(),
            "over": self.over,
            "dice": [
                face for face, count in zip(terms.FACES, record["dice"].tolist(), strict=True) for _ in range(count)
            ],
            "last_die": terms.FACES[int(record["last"]) - 1] if record["last"] else None,
            "tops": [self.seats_in(int(record["tops"][barrow])) for barrow in range(terms.BARROWS)],
            "middle": self.middle(),
            "esporles": {"room": self.seats - 1, "spaces": self.market()},
            "pile": record["tile_place"].tolist().count(terms.TilePlace.PILE),
            "sheet": self.printed,
            "winners": winning_seats(self.state) if self.over else None,
        }

    def phase(self) -> str:
        """Of the round; `end` is its end, and that of the game."""
        step = int(self.record["step"])
        if self.over or step > terms.Step.SCORING:
            return shape.END
        return shape.SCORING if step == terms.Step.SCORING else shape.DICE

    def idle(self) -> shape.Idle | None:
        """Rounds running without anything crossed off, and how many more end the game; told from the third on (ruling 28)."""
        rounds = int(self.record["idle"]) - int(not self.over)
        return {"rounds": rounds, "left": terms.IDLE_ROUNDS - rounds} if rounds >= terms.IDLE_TOLD else None

    def seats_in(self, mask: int) -> list[int]:
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    def middle(self) -> dict[str, int] | None:
        """Helper tiles that anybody can hire, in the game for experienced farmers."""
        if self.rules[TableRule.GAME] != Play.EXPERIENCED:
            return None
        return dict(zip(terms.HELPERS, self.record["helpers"].tolist(), strict=True))

    def market(self) -> dict[str, list[int]]:
        """Whose discs lie on each space of Esporles."""
        taken: list[int] = self.record["players"]["esporles"].tolist()
        return {
            space: [seat for seat in range(self.seats) if taken[seat] >> i & 1] for i, space in enumerate(terms.SPACES)
        }

    def players(self, open_points: bool) -> list[shape.Player]:
        """Everybody, with their points where those are open."""
        return [
            player_facts(self.record, seat, self.tiles, self.sheets[seat], open_points) for seat in range(self.seats)
        ]

    def pending(self, viewer: int | None) -> shape.Pending | None:
        """The decision that is asked for: the viewer's own, else that of the seat on turn."""
        if not self.actors:
            return None
        seat = viewer if viewer is not None and viewer in self.actors else self.actors[0]
        return pending(self.record, seat, self.tiles, seat == viewer)

    def open_points(self) -> bool:
        """Online, points are open at all times; as printed, they are counted at the end."""
        return self.over or self.rules[TableRule.RULES] == Edition.ONLINE


def views(state: np.ndarray[Any, Any], viewers: Sequence[int | None]) -> list[shape.View]:
    """Plain data, only what each of these seats may know; `None` is a spectator. What is common is the same objects in all."""
    seen = Viewer(state)
    common, players = seen.common(), seen.players(seen.open_points())
    scores = [player["points"] for player in players]
    pending = {viewer: seen.pending(viewer) for viewer in dict.fromkeys(viewers)}
    return [{**common, "scores": scores, "players": players, "pending": pending[viewer]} for viewer in viewers]


def view_all(state: np.ndarray[Any, Any]) -> Facts:
    """The view with every secret."""
    seen = Viewer(state)
    players, pending = seen.players(True), seen.pending(seen.actors[0] if seen.actors else None)
    scores = [player["points"] for player in players]
    drawn = seen.record["tile_place"].tolist()
    pile = [number + 1 for number, place in enumerate(drawn) if place == terms.TilePlace.PILE]
    whole = {**seen.common(), "scores": scores, "players": players, "pending": pending}
    return {**whole, "secret": {"pile": pile}}
