"""What was asked for and answered, held against the log at the end: what was answered is there, once and in its place; what was not
answered is there once or not at all."""

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


class Asked(NamedTuple):
    """A move that was asked for at a position, and whether it was answered as made."""

    position: int
    action: str
    made: bool


def faults_of(history: list[Asked], log: list[str]) -> list[str]:
    """What in a history does not fit to the actions of a table in the end."""
    found, made = [], [asked for asked in history if asked.made]
    for asked in made:
        there = log[asked.position] if asked.position < len(log) else None
        if there != asked.action:
            found.append(f"answered move {asked.position} ({asked.action}) is {there} in the log")
    if len({asked.position for asked in made}) < len(made):
        found.append("a position was answered twice")
    tried = {(asked.position, asked.action) for asked in history}
    found += [
        f"move {ply} ({action}) was never asked for" for ply, action in enumerate(log) if (ply, action) not in tried
    ]
    return found


def log_of(guest: Guest, address: str, table: str) -> list[str]:
    """The actions of a table as a process tells them."""
    with httpx.Client(base_url=address, cookies=guest.http.cookies, timeout=20) as http:
        record = http.get(f"/api/tables/{table}").json()
    log = [named(line["action"]) for line in record["log"] if line.get("action")]
    assert len(log) == record["position"]
    return log


def named(action: Any) -> str:
    """The notation of an action as a log line tells it."""
    return str(action["notation"] if isinstance(action, dict) else action)


class Player(threading.Thread):
    """Somebody who plays both seats of a table, each move through whichever process, and repeats what was not answered."""

    def __init__(
        self, guest: Guest, table: str, dice: random.Random, address: Callable[[], str], patience: float = 5.0
    ) -> None:
        """`address` is asked for before each move; `patience` are the seconds that an answer may take."""
        super().__init__()
        self.guest, self.table, self.history = guest, table, list[Asked]()
        self.refusals: Counter[str] = Counter()
        """How often the server has said why not, by the code."""
        self._dice, self._address, self._patience = dice, address, patience
        self._end = threading.Event()

    def run(self) -> None:
        while not self._end.is_set():
            with (
                contextlib.suppress(httpx.HTTPError),
                httpx.Client(base_url=self._address(), cookies=self.guest.http.cookies, timeout=self._patience) as http,
            ):
                self._move(http)
            time.sleep(0.05)

    def end(self) -> None:
        """Play no more; returns when the last answer is there."""
        self._end.set()
        self.join(60)
        assert not self.is_alive()

    def answered(self) -> int:
        """The number of moves that were answered as made."""
        return sum(asked.made for asked in self.history)

    def faults(self, address: str) -> list[str]:
        """What in the history does not fit to the table as a process tells it."""
        return faults_of(self.history, log_of(self.guest, address, self.table))

    def _move(self, http: httpx.Client) -> None:
        found = http.get(f"/api/tables/{self.table}")
        now: dict[str, Any] = found.json()
        if "legal" not in now or now["phase"] == "over":
            self.refusals[now.get("error", "over")] += 1
            return
        action = self._dice.choice([each["notation"] for each in now["legal"]])
        body = {"position": now["position"], "seat": now["as"], "actions": [action]}
        self.history.append(Asked(now["position"], action, False))
        answer = http.post(f"/api/tables/{self.table}/moves", json=body, headers=self.guest.token)
        if answer.status_code == 200:
            self.history[-1] = Asked(now["position"], action, True)
        else:
            self.refusals[answer.json()["error"]] += 1
