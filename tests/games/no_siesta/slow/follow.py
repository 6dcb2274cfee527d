"""Compares the engine with the slow model.

At every position the legal actions must be equal, and after every action the sheets. All discs, dice and tiles must be
accounted for. The slow model is based on the printed sheet and the visible table, and uses no rule of the engine.
"""

from __future__ import annotations

from typing import Any

from .effects import compute_expected, select_compared
from .legal import GREY_HELPERS, OWN_HELPERS, Data, legal
from .scorer import DISCS, Record, check_end

View = dict[str, Any]
MAX_EVENTS, MAX_LEGAL, MAX_OPEN = 96, 256, 6
ALL_TILES = 24


def list_used_abilities(text: str, kind: str) -> set[str]:
    """Return the abilities that an action uses up for this scoring phase."""
    verb, *args = text.split()
    found = {verb} & {"trade", "clear"} | ({"change"} if verb == "change" and kind == "score" else set())
    if text.endswith(("swap_loose", "swap_disc")):
        found.add("swap")
    if text == "climb commodity" or (verb == "field" and args[1:] == ["hat", "commodity"]):
        found.add("hat")
    return found


class Follower:
    """Follows a game from its set-up."""

    def __init__(self, game: Any, state: Any, data: Data) -> None:
        self.game, self.state, self.data = game, state, data
        self.view: View = game.view_all(state)
        self.record = Record(data, self.view["seats"])
        self.record.follow(game.events(state, None))
        self.begin()
        self.used: dict[int, set[str]] = {}
        self.decisions = self.most_events = self.most_legal = 0
        self.check()

    def begin(self) -> None:
        """Read the state of a game that was set up by hand."""
        for player in self.view["players"]:
            self.record.hats[player["seat"]] = player["siesta"]
            if self.view["options"]["rules"] == "online":
                self.record.reported_points.update(
                    {(player["seat"], source): n for source, n in player["sources"].items() if n}
                )

    def view_of_seat(self, seat: int) -> View:
        """Return the view of everything, with the pending decision of this seat."""
        if self.view["actors"][0] == seat:
            return self.view
        return {**self.view, "pending": self.game.view(self.state, seat)["pending"]}

    def check_choices(self, seat: int) -> dict[str, int]:
        """Return the legal actions of a seat, by notation. Fails if they differ from the model's."""
        found = {self.game.actions.notation(int(action)): int(action) for action in self.game.legal(self.state, seat)}
        mine = legal(self.data, self.view_of_seat(seat), seat, self.used.get(seat, set()))
        pending = self.view_of_seat(seat)["pending"]
        assert mine == set(found), (
            f"{pending}: missing {sorted(mine - set(found))}, too many {sorted(set(found) - mine)}"
        )
        assert 0 < len(found) <= MAX_LEGAL
        self.most_legal = max(self.most_legal, len(found))
        return found

    def act(self, seat: int, text: str, action: int) -> None:
        before = self.view_of_seat(seat)
        mine = compute_expected(self.data, before, seat, text)
        self.game.apply(self.state, seat, action)
        self.view = self.game.view_all(self.state)
        events = self.game.events(self.state, seat)
        self.record.follow(self.game.events(self.state, None))
        self.used.setdefault(seat, set()).update(list_used_abilities(text, before["pending"]["kind"]))
        if any(event["type"] == "round" for event in events):
            self.used = {}
        self.decisions += 1
        self.most_events = max(self.most_events, len(events))
        same_step = (before["round"], before["step"]) == (self.view["round"], self.view["step"])
        if mine and same_step and before["step"] == "scoring":
            found = select_compared(self.view["players"][seat])
            wrong = [f"{name}: {mine[name]} became {found[name]}" for name in mine if mine[name] != found[name]]
            assert not wrong, f"{text}: " + "; ".join(wrong)
        self.check()

    def check(self) -> None:
        """Check components and reported points; at the end of the game, recompute the scores."""
        view, record = self.view, self.state[0]
        assert int(record["events"]["count"]) <= MAX_EVENTS
        assert (record["players"]["agenda"]["open"] <= MAX_OPEN).all()
        for player in view["players"]:
            self.check_discs(player)
        self.check_dice()
        self.check_tiles()
        self.check_helpers()
        for space, seats in view["esporles"]["spaces"].items():
            assert seats == [player["seat"] for player in view["players"] if space in player["esporles"]]
            assert len(seats) < view["seats"]
        if view["options"]["rules"] == "online" or view["over"]:
            for player in view["players"]:
                assert all(
                    self.record.reported_points[player["seat"], source] == n for source, n in player["sources"].items()
                )
        else:
            assert not self.record.reported_points
        if view["over"]:
            check_end(self.data, view, self.record)

    def check_discs(self, player: View) -> None:
        """Check a player's eight discs.

        They are in the supply, on the board, on Esporles, on a copied helper, in the common supply, and one on the
        track.
        """
        counts = (player["supply"], *player["board"].values(), player["common"], *player["loose"].values())
        assert min(counts) >= 0
        lying = player["supply"] + sum(player["board"].values()) + len(player["esporles"]) + bool(player["copied"])
        assert lying + player["common"] + 1 == DISCS
        reached = sum(space <= player["siesta"] for space in self.data["siesta"]["disc_spaces"])
        assert player["common"] == len(self.data["siesta"]["disc_spaces"]) - reached
        if self.view["phase"] == "dice":
            assert not any(n for revenue, n in player["loose"].items() if revenue != "commodity")

    def check_dice(self) -> None:
        """Check the number of dice: two per player and one more.

        They are in the middle, before players, or the last die.
        """
        view = self.view
        dice = (
            len(view["dice"]) + sum(len(player["dice"]) for player in view["players"]) + (view["last_die"] is not None)
        )
        assert dice == (0 if view["step"] == "begin" else 2 * view["seats"] + 1)

    def check_tiles(self) -> None:
        """Check the 24 tiles: in the pile, on barns, or two from which a player is choosing."""
        pending = self.view["pending"] or {}
        drawn = len(pending["tiles"]) if pending.get("kind") == "keep" else 0
        laid = sum(tile is not None for player in self.view["players"] for tile in player["tiles"])
        assert self.view["pile"] + drawn + laid == ALL_TILES
        on_barns = [int(tile) for player in self.state[0]["players"]["tiles"].tolist() for tile in player if tile]
        assert len(set(on_barns)) == len(on_barns) == laid
        assert not {tile - 1 for tile in on_barns} & {number - 1 for number in self.view["secret"]["pile"]}

    def check_helpers(self) -> None:
        """Check the helpers.

        Each player has an own set of six; or 12 or 24 are in the middle or hired, each ability once per player.
        """
        view = self.view
        hired = [name for player in view["players"] for name in player["helpers"]]
        assert all(len(set(player["helpers"])) == len(player["helpers"]) for player in view["players"])
        if view["middle"] is None:
            assert set(hired) <= set(OWN_HELPERS)
            return
        each = 1 if view["seats"] == 2 else 2
        assert all(view["middle"][name] + hired.count(name) == each for name in OWN_HELPERS + GREY_HELPERS)
