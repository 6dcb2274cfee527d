"""Compares the moves that clients sent, and the answers to them, with a table's final log.

An answered move must be in the log once, at its position. An unanswered move may be there once or not at all.
"""

from __future__ import annotations

import contextlib
import random
import threading
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import httpx

from tests.server.conftest import Guest


class MoveRequest(NamedTuple):
    """A move sent at a position, and whether the server confirmed it."""

    position: int
    action: str
    succeeded: bool


def find_faults(history: list[MoveRequest], log: list[str]) -> list[str]:
    """The contradictions between a history of moves and a table's final log, as sentences."""
    found, succeeded = [], [move for move in history if move.succeeded]
    for move in succeeded:
        there = log[move.position] if move.position < len(log) else None
        if there != move.action:
            found.append(f"answered move {move.position} ({move.action}) is {there} in the log")
    if len({move.position for move in succeeded}) < len(succeeded):
        found.append("a position was answered twice")
    tried = {(move.position, move.action) for move in history}
    found += [
        f"move {ply} ({action}) was never asked for" for ply, action in enumerate(log) if (ply, action) not in tried
    ]
    return found


def read_log(guest: Guest, address: str, table: str) -> list[str]:
    """The actions of a table's log, as the process at `address` reports them."""
    with httpx.Client(base_url=address, cookies=guest.http.cookies, timeout=20) as http:
        record = http.get(f"/api/tables/{table}").json()
    log = [get_notation(line["action"]) for line in record["log"] if line.get("action")]
    assert len(log) == record["position"]
    return log


def get_notation(action: Any) -> str:
    """The notation of an action in a log line."""
    return str(action["notation"] if isinstance(action, dict) else action)


class Player(threading.Thread):
    """A thread that plays both seats of a table; each move may use another process.

    After a failed request it tries again.
    """

    def __init__(
        self, guest: Guest, table: str, dice: random.Random, address: Callable[[], str], timeout_seconds: float = 5.0
    ) -> None:
        """`address()` is called before each move; `timeout_seconds` is the timeout of a request in seconds."""
        super().__init__()
        self.guest, self.table, self.history = guest, table, list[MoveRequest]()
        self.refusals: Counter[str] = Counter()
        """Number of refusals by error code; `over` counts requests after the end of the game."""
        self._dice, self._address, self._timeout_seconds = dice, address, timeout_seconds
        self._end = threading.Event()

    def run(self) -> None:
        while not self._end.is_set():
            with (
                contextlib.suppress(httpx.HTTPError),
                httpx.Client(
                    base_url=self._address(), cookies=self.guest.http.cookies, timeout=self._timeout_seconds
                ) as http,
            ):
                self._move(http)
            time.sleep(0.05)

    def stop_playing(self) -> None:
        """Stop playing; returns after the last request has ended."""
        self._end.set()
        self.join(60)
        assert not self.is_alive()

    def count_answered(self) -> int:
        """Number of confirmed moves."""
        return sum(move.succeeded for move in self.history)

    def find_faults(self, address: str) -> list[str]:
        """The contradictions between this player's moves and the table's log, read from the process at `address`."""
        return find_faults(self.history, read_log(self.guest, address, self.table))

    def _move(self, http: httpx.Client) -> None:
        found = http.get(f"/api/tables/{self.table}")
        now: dict[str, Any] = found.json()
        if "legal" not in now or now["phase"] == "over":
            self.refusals[now.get("error", "over")] += 1
            return
        action = self._dice.choice([each["notation"] for each in now["legal"]])
        body = {"position": now["position"], "seat": now["as"], "actions": [action]}
        self.history.append(MoveRequest(now["position"], action, False))
        answer = http.post(f"/api/tables/{self.table}/moves", json=body, headers=self.guest.token)
        if answer.status_code == 200:
            self.history[-1] = MoveRequest(now["position"], action, True)
        else:
            self.refusals[answer.json()["error"]] += 1
