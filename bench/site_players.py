"""Simulated players at a site under faults; their received answers are compared with the final state."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from bench import usual
from bench.browser import Browser, Response
from bench.common import Figure
from tests.server.attack.histories import MoveRequest, find_faults

REQUEST_TIMEOUT_SECONDS = 12.0
"""Seconds to wait for an answer."""
NO_ANSWER = "nothing"
MOVES_PER_LOOK = 25
"""Number of moves after which a stranger looks at the table once."""
MAX_LOOKS_PER_GAME = 3
"""Maximum number of such looks that are kept for each table and checked at the end."""
Table = dict[str, Any]


class Refused(RuntimeError):
    """A refusal by the site. `code` is the status and the error code, such as "503 storage-away"."""

    def __init__(self, answer: Response) -> None:
        super().__init__(answer.body.decode()[:200])
        try:
            code = msgspec.json.decode(answer.body, type=Refusal).error
        except msgspec.DecodeError:
            code = "without a code"
        self.code = f"{answer.status} {code}"


class Refusal(msgspec.Struct):
    """The field that is read of a refusal."""

    error: str


class Game:
    """A table where a player plays all seats but a bot's: moves sent, and what strangers saw."""

    def __init__(self, table: str) -> None:
        self.table, self.history = table, list[MoveRequest]()
        self.looks: list[Table] = []

    def find_faults(self, now: Table) -> list[str]:
        """Return the contradictions between the sent moves and the final log."""
        log = [str(line["action"]) for line in now["log"][1:]]
        mine = {line["ply"] - 1 for line in now["log"][1:] if line["seat"] in (0, 1)}
        bots = [MoveRequest(ply, action, False) for ply, action in enumerate(log) if ply not in mine]
        return [f"{self.table}: {fault}" for fault in find_faults([*self.history, *bots], log)]


class Player:
    """A player who plays game after game, and a stranger who only looks."""

    def __init__(self, places: Sequence[tuple[str, int]], number: int, chance: random.Random) -> None:
        """`places` are hosts and ports of the site's web processes."""
        self._places, self._place = places, number % len(places)
        self.browser, self.stranger = (
            Browser(*places[self._place], f"127.0.{first + number // 250}.{1 + number % 250}") for first in (1, 11)
        )
        self.chance, self.games, self.moves = chance, list[Game](), 0
        self.answered = 0.0
        """Time of the last answered move, as `time.monotonic`."""
        self.refusals: Counter[str] = Counter()
        """Number of refusals by status and code; `nothing` counts requests without an answer."""
        self.timeout_seconds = REQUEST_TIMEOUT_SECONDS
        self._opening = ""

    async def start_game(self) -> None:
        """Become a guest and start a game."""
        await self.browser.arrive()
        await self._begin()

    async def play(self, until: float, pause_seconds: float) -> None:
        """Move whenever possible until the time `until`; after an error, fetch the table again."""
        while time.monotonic() < until:
            began = time.monotonic()
            try:
                async with asyncio.timeout(self.timeout_seconds):
                    await self._move()
            except (OSError, RuntimeError, EOFError, TimeoutError, msgspec.DecodeError) as error:
                self.refusals[error.code if isinstance(error, Refused) else NO_ANSWER] += 1
                self._reconnect(elsewhere=not isinstance(error, Refused))
            await asyncio.sleep(max(0.0, began + pause_seconds * self.chance.uniform(0.5, 1.5) - time.monotonic()))

    def _reconnect(self, elsewhere: bool) -> None:
        """Use new connections; with `elsewhere`, to the next web process, as a proxy does if one does not answer."""
        self._place = (self._place + elsewhere) % len(self._places)
        for each in (self.browser, self.stranger):
            each.hang_up()
            each.host, each.port = self._places[self._place]

    async def _begin(self) -> None:
        """Open a table with a bot and start it, or start the table that an earlier call has opened."""
        if not self._opening:
            seats = [{"kind": "me"}, {"kind": "device"}, {"kind": "bot", "bot": "random"}]
            created = await self.browser.post("/api/tables", {"game": usual.QUICK, "options": {}, "seats": seats})
            self._opening = created["id"]
        answer = await self.browser.ask("POST", f"/api/tables/{self._opening}/start", {})
        if answer.status == 200 or b"not-open" in answer.body:
            self.games.append(Game(self._opening))
            self._opening = ""

    async def _move(self) -> None:
        game = self.games[-1]
        now = await fetch_table(self.browser, game.table)
        if now["phase"] == "over":
            await self._begin()
        if now["phase"] == "over" or not now["legal"]:
            return
        action = self.chance.choice(now["legal"])["notation"]
        body = {"position": now["position"], "version": now["version"], "seat": now["as"], "actions": [action]}
        place = len(game.history)
        game.history.append(MoveRequest(now["position"], action, False))
        answer = await self.browser.ask("POST", f"/api/tables/{game.table}/moves", body)
        if answer.status == 200:
            game.history[place] = MoveRequest(now["position"], action, True)
            self.answered = time.monotonic()
        else:
            self.refusals[Refused(answer).code] += 1
        self.moves += 1
        if self.moves % MOVES_PER_LOOK == 0 and len(game.looks) < MAX_LOOKS_PER_GAME:
            game.looks.append(await fetch_table(self.stranger, game.table))


async def fetch_table(browser: Browser, table: str) -> Table:
    """Fetch a table as its viewer sees it."""
    return await _request_table(browser, f"/api/tables/{table}")


async def find_leaks(stranger: Browser, game: Game) -> list[str]:
    """Return the differences between what a stranger saw under faults and what the rules allow.

    The allowed view is rebuilt from the log. The laws of views test that it reveals no secrets.
    """
    found = []
    for seen in game.looks:
        there = await _request_table(stranger, f"/api/tables/{game.table}/position?ply={seen['position']}")
        if seen["view"] != there["view"] or seen["legal"]:
            found.append(f"{game.table}: a spectator saw something else after ply {seen['position']}")
    return found


async def _request_table(browser: Browser, path: str) -> Table:
    answer = await browser.ask("GET", path)
    if answer.status != 200:
        raise Refused(answer)
    found: Table = msgspec.json.decode(answer.body)
    return found


async def start_players(addresses: Sequence[str], many: int) -> list[Player]:
    """Return `many` players, each at a table."""
    parts = [address.removeprefix("http://").rpartition(":") for address in addresses]
    places = [(host, int(port)) for host, _, port in parts]
    players = [Player(places, number, random.Random(number)) for number in range(many)]
    for first in range(0, many, 10):
        await asyncio.gather(*(player.start_game() for player in players[first : first + 10]))
    return players


def count_moves(players: list[Player]) -> tuple[int, int]:
    """Return the numbers of moves sent and of moves answered as made."""
    moves = [each for player in players for game in player.games for each in game.history]
    return len(moves), sum(each.succeeded for each in moves)


async def check_players(players: list[Player]) -> list[Figure]:
    """Compare moves with logs and strangers' looks with allowed views, and count bots that stopped."""
    lost, leaks = await find_contradictions(players)
    waiting = await count_stopped_bots(players)
    looks = sum(len(game.looks) for player in players for game in player.games)
    label = "… views of spectators with too much or too little information"
    return [
        Figure("… answered moves lost or doubled, moves without a player", len(lost), "moves", "<= 0", *lost[:1]),
        Figure(label, len(leaks), "looks", "<= 0", leaks[0] if leaks else f"of {looks}"),
        Figure("… tables where a bot's job was lost", waiting, "tables", "<= 0"),
    ]


async def find_contradictions(players: list[Player]) -> tuple[list[str], list[str]]:
    """Return the contradictions in moves and in strangers' looks. A table is retried until it can be read."""
    lost, leaks = list[str](), list[str]()
    for player in players:
        for game in player.games:
            for _ in range(100):
                try:
                    faults = game.find_faults(await fetch_table(player.browser, game.table))
                    leaks += await find_leaks(player.stranger, game)
                    lost += faults
                    break
                except (OSError, RuntimeError, EOFError):
                    await asyncio.sleep(0.3)
            else:
                lost.append(f"{game.table} cannot be read")
    return lost, leaks


async def count_stopped_bots(players: list[Player]) -> int:
    """Return the number of tables whose bot is on turn and does not act within 30 seconds."""
    waiting = {player.games[-1].table: player for player in players}
    until = time.monotonic() + 30
    while waiting and time.monotonic() < until:
        for table, player in list(waiting.items()):
            now = await fetch_table(player.browser, table)
            if now["phase"] == "over" or now["legal"]:
                del waiting[table]
        await asyncio.sleep(0.3)
    return len(waiting)
