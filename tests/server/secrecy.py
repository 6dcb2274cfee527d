"""The law of secrecy over HTTP: `python -m tests.server.secrecy --positions 100000`.

Pairs of worlds that a viewer cannot tell apart (`tertulia.laws.worlds`) are kept as two tables of a server, logs and all. Whatever
is asked, honest or hostile, by the viewer or by a stranger: the answers are the same to the byte, and so is the work behind them.
`--game` names one game, `--seed` another series of games.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

from tertulia.kernel.game import Game
from tertulia.kernel.registry import game as find_game
from tertulia.kernel.registry import games
from tertulia.laws.playing import Table as Setting
from tertulia.laws.playing import tables
from tertulia.laws.worlds import Pair, pairs
from tests.server.asgi import Site, site
from tests.server.hostile import requests
from tests.server.worlds import Worlds

SHARE = 0.12
"""The share of positions of which everything is asked; of the others what the live streams tell."""

LOOKED_BACK = 4
"""Number of those positions of which one has an earlier one looked at as well."""


class Found:
    """What a run has looked at."""

    def __init__(self) -> None:
        self.positions = self.answers = self.differing = self.games = self.moments = 0
        self.verbs: Counter[str] = Counter()
        self.statuses: Counter[int] = Counter()
        self.refusals: Counter[str] = Counter()
        self.kept: Counter[str] = Counter()
        """What was taken of what seats keep for themselves."""

    def __str__(self) -> str:
        refusals = ", ".join(f"{code} {n:,}" for code, n in self.refusals.most_common())
        return (
            f"{self.positions:,} positions of {self.games:,} games, {self.answers:,} answers and {self.moments:,} moments alike "
            f"({refusals}); {self.differing:,} actions that the viewer may not know"
        )


def settings(game: Game) -> list[tuple[Setting, int | None]]:
    """Every table of a game, looked at from every seat and by a spectator."""
    return [(table, viewer) for table in tables(game) for viewer in (*range(table.seats), None)]


async def search(running: Site, game: Game, positions: int, seed: int, found: Found) -> None:
    """Compare `positions` positions more, of one random game after the other, the settings in turn."""
    all_settings, until = settings(game), found.positions + positions
    stride = next(n for n in count(len(all_settings) // 2 + 1) if _apart(n, len(all_settings)))
    for number in count(found.games):
        if found.positions >= until:
            return
        table, viewer = all_settings[number * stride % len(all_settings)]
        await _walk(running, pairs(game, table, viewer, seed + number, met=found.verbs), until, found)


async def _walk(running: Site, walk: Iterator[Pair], until: int, found: Found) -> None:
    found.games += 1
    worlds: Worlds | None = None
    for pair in walk:
        if worlds is None:
            worlds = Worlds(running, pair)
        await worlds.follow(pair)
        if pair.chance.random() < SHARE:
            for request in requests(pair):
                answer = await worlds.ask(request)
                found.answers += 1
                found.statuses[answer.status] += 1
                found.refusals[answer.code] += 1
                found.kept[request.what] += request.method == "PUT" and answer.status == 200
            found.positions += 1
            if found.positions % LOOKED_BACK == 0:
                await worlds.look_back(found.positions // LOOKED_BACK % (pair.true.position + 1))
                found.moments += 1
        if found.positions >= until:
            break
    found.differing += pair.differing


def _apart(one: int, other: int) -> bool:
    while other:
        one, other = other, one % other
    return one == 1


async def _run(asked: Any) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with site(Path(folder)) as running:
            for name in [asked.game] if asked.game else list(games()):
                found = Found()
                while found.positions < asked.positions:
                    await search(
                        running, find_game(name), min(1000, asked.positions - found.positions), asked.seed, found
                    )
                    print(f"{name}, seed {asked.seed}: {found.positions:,} positions …", flush=True)
                print(f"{name}, seed {asked.seed}: {found}")


def main() -> None:
    about = argparse.ArgumentParser(prog="python -m tests.server.secrecy", description="The law of secrecy over HTTP.")
    about.add_argument("--positions", type=int, default=2000, help="number of positions of each game")
    about.add_argument("--seed", type=int, default=1, help="the first of a series of games")
    about.add_argument("--game", choices=list(games()), help="the only game")
    asyncio.run(_run(about.parse_args()))


if __name__ == "__main__":
    main()
