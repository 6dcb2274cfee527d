"""Seats pass between players and bots in bursts of invalid, late and duplicate requests.

Each seat has one mover, the game does not get stuck, and the record names the right mover of each ply.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from tertulia.laws.seed import python_random
from tertulia.play import replay
from tertulia.play.records import RecordedSubstitution, decode_record
from tests.operations import exclude_operations
from tests.server.attack.attacked_server import AttackedServer, poll_until
from tests.server.attack.wire import ApiRequest, send_all
from tests.server.conftest import Guest

pytestmark = pytest.mark.xdist_group("standing")  # one server for all tests of the group

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}
BOTS = ("greedy", "random", "nobody", "")
ROUNDS = 80
GUESTS = 3
"""Number of guests, who have the first seats; a bot has the last."""


class Players:
    """Guests at a table and a stranger, with the plies that the guests played themselves."""

    def __init__(self, server: AttackedServer, chance: random.Random) -> None:
        self.server, self.chance = server, chance
        self.guests = [server.create_guest() for _ in range(GUESTS)]
        self.stranger = server.create_guest()
        host, *others = self.guests
        self.table = host.open([ME, *[OPEN] * (GUESTS - 1), BOT], patience=0)
        for seat, guest in enumerate(others, start=1):
            assert guest.post(f"tables/{self.table}/sit", {"seat": seat}).status_code == 200
        assert host.post(f"tables/{self.table}/start").status_code == 200
        self.own: dict[int, int] = {}
        """Seat by ply, for every move that a guest made and did not undo."""
        self.late: list[ApiRequest] = []
        """Recent requests, to be repeated later."""

    def ask(self, guest: Guest, path: str, body: Any) -> ApiRequest:
        return ApiRequest(guest, f"tables/{self.table}/{path}", body)

    def draw_honest_request(self) -> ApiRequest:
        """A plausible request of a player: usually a move, otherwise an undo, or handing the seat to a bot and back."""
        seat = self.chance.randrange(GUESTS)
        guest = self.guests[seat]
        now = guest.table(self.table)
        body = {"seat": seat, "position": now["position"], "version": now["version"]}
        if now["legal"] and self.chance.random() < 0.6:
            action = self.chance.choice(now["legal"])["notation"]
            return self.ask(guest, "moves", {**body, "actions": [action]})
        if now["undo"] and self.chance.random() < 0.5:
            return self.ask(guest, "undo", {**body, "steps": 1})
        if self.chance.random() < 0.6:
            return self.ask(guest, "back", {"seat": seat})
        return self.ask(guest, "bot", {"seat": seat, "bot": self.chance.choice(BOTS[:2])})

    def draw_hostile_request(self) -> ApiRequest:
        """A forbidden or meaningless request."""
        guest = self.chance.choice([*self.guests, self.stranger])
        seat = self.chance.choice([*range(GUESTS + 2), 15])
        match self.chance.choice(("bot", "back", "free", "start", "moves")):
            case "bot":
                return self.ask(guest, "bot", {"seat": seat, "bot": self.chance.choice(BOTS[2:])})
            case "moves":
                return self.ask(guest, "moves", {"seat": seat, "position": self.chance.randrange(9), "actions": ["x"]})
            case "start":
                return self.ask(guest, "start", {"fewer": True})
            case path:
                return self.ask(self.stranger, path, {"seat": seat})

    def send_round(self) -> None:
        """Send a burst of requests, with duplicate, late and hostile requests among them."""
        asks = [self.draw_honest_request() for _ in range(self.chance.randrange(1, 4))]
        asks += [self.chance.choice(asks) for _ in range(self.chance.randrange(3))]
        asks += [self.draw_hostile_request() for _ in range(self.chance.randrange(2))]
        if self.late and self.chance.random() < 0.5:
            asks.append(self.chance.choice(self.late))
        self.chance.shuffle(asks)
        for ask, answer in zip(asks, send_all(self.server, asks), strict=True):
            if answer.status == 200:
                self.record_answer(ask)
        self.late = [*self.late, *asks][-30:]

    def record_answer(self, ask: ApiRequest) -> None:
        """Record a confirmed move or undo. It names a position and version, so it can succeed only once."""
        if ask.path.endswith("/moves"):
            assert ask.body["position"] + 1 not in self.own, "the same move counted twice"
            self.own[ask.body["position"] + 1] = ask.body["seat"]
        elif ask.path.endswith("/undo"):
            self.own.pop(ask.body["position"], None)


def find_mover(handed: list[RecordedSubstitution], seat: int, ply: int) -> str | None:
    """The bot that played a ply according to the record, or None if the seat's player did."""
    return next((each.bot for each in reversed(handed) if each.seat == seat and each.ply < ply), None)


@pytest.mark.proof_for("1", "2")
@pytest.mark.parametrize("seed", range(3))
def test_seats_handed_over_in_bursts_keep_one_mover(server: AttackedServer, seed: int) -> None:
    players = Players(server, python_random("substitutions", seed))
    host = players.guests[0]
    for _ in range(ROUNDS):
        players.send_round()
        if host.table(players.table)["phase"] == "over":
            break
    for seat, guest in enumerate(players.guests):
        guest.post(f"tables/{players.table}/bot", {"seat": seat, "bot": "greedy"})
    assert poll_until(lambda: host.table(players.table)["phase"] == "over", 60), "a player cannot move"
    record = decode_record(host.get(f"tables/{players.table}/record").content)
    with exclude_operations():
        plies = [(ply.ply, ply.seat) for ply in replay(record) if ply.seat is not None]
    by_players = {ply: seat for ply, seat in plies if seat < GUESTS and find_mover(record.handed, seat, ply) is None}
    assert by_players == players.own
    assert players.own, "players have moved"
    assert len(players.own) < len(plies)
