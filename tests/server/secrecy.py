"""The law of secrecy over HTTP: `python -m tests.server.secrecy --positions 100000`.

Pairs of worlds that a viewer cannot tell apart (`tertulia.laws.worlds`) are two tables of a server, with their logs.
The viewer and a stranger send honest and hostile requests. Both worlds must give byte-identical answers and ask the
rules for the same work.

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

from tertulia.bots.seeds import derive_seed
from tertulia.kernel.game import Game
from tertulia.kernel.registry import find_game, installed_games
from tertulia.laws.playing import TableOptions, game_tables
from tertulia.laws.worlds import WorldPair, walk_pairs
from tertulia.play.answers import ONLY_ANSWER
from tertulia.play.planning import match_ahead
from tertulia.server.domain.seats import GuestId
from tests.server.asgi import Site, site
from tests.server.worlds import ID, STRANGER, Request, Worlds, get_guest

CHAIN_STARTS = 3
"""Number of legal actions with which chains of actions begin."""
NONSENSE = ("peek", "", "take 1+1", "done done", "\u0000", "0" * 100)


def list_requests(pair: WorldPair) -> Iterator[Request]:
    """Yield requests of the viewer and of strangers, identical for both worlds.

    They are drawn from the pair's random numbers.
    """
    yield from _view_requests(pair)
    yield from _move_requests(pair)
    yield from _undo_requests(pair)
    yield from _plan_requests(pair)
    yield from _list_other_requests(pair)


def _get_viewer(pair: WorldPair) -> GuestId:
    return STRANGER if pair.viewer is None else get_guest(pair.viewer)


def _view_requests(pair: WorldPair) -> Iterator[Request]:
    guest = _get_viewer(pair)
    yield Request(guest, "GET", "")
    yield Request(None, "GET", "")
    yield Request(guest, "GET", f"?as={pair.chance.integers(6)}")
    yield Request(guest, "GET", "events")
    own = 0 if pair.viewer is None else pair.viewer
    for seat in (own, (own + 1) % pair.table.seats):
        yield Request(guest, "GET", f"previews?as={seat}")
        yield Request(guest, "GET", f"thumbnail?as={seat}")
    now = pair.true.position
    # Positions before the undo limit are dealt again from the key, which is the true world's. `Worlds.look_back` checks
    # them.
    last = pair.true.log[-1].seat if pair.true.log else 0
    for ply in (now, now - min(pair.true.undoable_steps(last), 1), now + 1):
        yield Request(guest, "GET", f"moment?ply={ply}")
    if not pair.true.over:  # the record of a finished game reveals everything
        yield Request(guest, "GET", "record")


def _move_requests(pair: WorldPair) -> Iterator[Request]:
    """Chains of actions that fail at the second or the last action, reveal too much, are illegal, or are correct."""
    seat = 0 if pair.viewer is None else pair.viewer
    legal = pair.true.notations(seat)
    begins = [str(action) for action in pair.chance.permutation(legal)[:CHAIN_STARTS]] if legal else ["done"]
    junk = NONSENSE[pair.chance.integers(len(NONSENSE))]
    later = pair.game.actions.notation(int(pair.chance.integers(pair.game.num_actions)))
    for first in begins:
        yield _move_request(pair, seat, [first, junk])
        yield _move_request(pair, seat, [first, first])
        yield _move_request(pair, seat, [first, begins[0], later])
    yield _move_request(pair, seat, [begins[0]] * 60)
    yield _move_request(pair, seat, [junk])
    yield _move_request(pair, seat, [later])
    yield _move_request(pair, seat, [later, junk])
    yield _move_request(pair, (seat + 1) % pair.table.seats, [begins[0], junk])
    yield _move_request(pair, seat, [begins[0]], position=int(pair.chance.integers(pair.true.position + 2)))


def _move_request(pair: WorldPair, seat: int, actions: list[str], position: int | None = None) -> Request:
    move_position = pair.true.position if position is None else position
    body = {"position": move_position, "seat": seat, "actions": actions}
    return Request(_get_viewer(pair), "POST", "moves", body)


def _plan_requests(pair: WorldPair) -> Iterator[Request]:
    """Planned moves and automatic answers of a seat, tried and stored."""
    seat, guest = 0 if pair.viewer is None else pair.viewer, _get_viewer(pair)
    action = pair.game.actions.notation(int(pair.chance.integers(pair.game.num_actions)))
    yield Request(guest, "GET", f"own?as={seat}")
    there = match_ahead(pair.true, seat, derive_seed(ID.encode(), f"plan {pair.true.position} {seat}"))
    legal = [] if there is None else [there.notations(seat)[:1]]
    for actions in ([], [action], [action] * 3, *legal):
        yield Request(guest, "POST", "plan/try", {"seat": seat, "actions": actions})
    yield Request(guest, "POST", "plan/try", {"seat": (seat + 1) % pair.table.seats})
    for alternatives in ([[action]], legal) if legal else ([[action]],):
        yield Request(guest, "PUT", "plan", {"seat": seat, "alternatives": alternatives})
    for answer in ("never", ONLY_ANSWER):
        yield Request(guest, "PUT", "answers", {"seat": seat, "answer": answer})
    yield Request(guest, "GET", f"own?as={seat}")
    yield Request(guest, "GET", "chat")
    yield Request(guest, "GET", "note")


def _undo_requests(pair: WorldPair) -> Iterator[Request]:
    for steps in (1, 2, 1000):
        seat = 0 if pair.viewer is None else pair.viewer
        yield Request(_get_viewer(pair), "POST", "undo", {"position": pair.true.position, "seat": seat, "steps": steps})


def _list_other_requests(pair: WorldPair) -> Iterator[Request]:
    guest = _get_viewer(pair)
    # A rematch gets a random table id, which would differ. So it is requested only while the game runs and it is
    # refused.
    what = ("start", "leave", "sit", "rematch")[pair.chance.integers(3 if pair.true.over else 4)]
    yield Request(guest, "POST", what, {"seat": 1} if what == "sit" else {})
    if not pair.true.over:  # a practice table of a finished game belongs to the guest who asks for it, and would differ
        ply, seat = int(pair.chance.integers(pair.true.position + 2)), int(pair.chance.integers(pair.table.seats))
        yield Request(guest, "POST", "practice", {"ply": ply, "seat": seat})
    yield Request(STRANGER, "POST", "moves", {"position": pair.true.position, "seat": 0, "actions": ["done"]})


REQUEST_SHARE = 0.12
"""Share of the positions at which all requests are sent. At the others only the event streams are compared."""

LOOK_BACK_INTERVAL = 4
"""Every fourth of these positions, an earlier position is requested as well."""


class Counts:
    """Counts of a run."""

    def __init__(self) -> None:
        self.positions = self.answers = self.differing = self.games = self.moments = 0
        self.verbs: Counter[str] = Counter()
        self.statuses: Counter[int] = Counter()
        self.refusals: Counter[str] = Counter()
        self.accepted_writes: Counter[str] = Counter()
        """Accepted PUT requests for private data of seats (plans, automatic answers), by path."""

    def __str__(self) -> str:
        refusals = ", ".join(f"{code} {n:,}" for code, n in self.refusals.most_common())
        return (
            f"{self.positions:,} positions of {self.games:,} games, {self.answers:,} answers and {self.moments:,} moments alike "
            f"({refusals}); {self.differing:,} actions that the viewer may not know"
        )


def list_settings(game: Game) -> list[tuple[TableOptions, int | None]]:
    """Every table setting of a game, with each seat and a spectator as the viewer."""
    return [(table, viewer) for table in game_tables(game) for viewer in (*range(table.seats), None)]


async def compare_worlds(running: Site, game: Game, positions: int, seed: int, found: Counts) -> None:
    """Compare `positions` more positions of random games. The table settings take turns."""
    all_settings, until = list_settings(game), found.positions + positions
    stride = next(n for n in count(len(all_settings) // 2 + 1) if _are_coprime(n, len(all_settings)))
    for number in count(found.games):
        if found.positions >= until:
            return
        table, viewer = all_settings[number * stride % len(all_settings)]
        await _compare_walk(running, walk_pairs(game, table, viewer, seed + number, met=found.verbs), until, found)


async def _compare_walk(running: Site, walk: Iterator[WorldPair], until: int, found: Counts) -> None:
    found.games += 1
    worlds: Worlds | None = None
    for pair in walk:
        if worlds is None:
            worlds = Worlds(running, pair)
        await worlds.follow(pair)
        if pair.chance.random() < REQUEST_SHARE:
            for request in list_requests(pair):
                answer = await worlds.ask(request)
                found.answers += 1
                found.statuses[answer.status] += 1
                found.refusals[answer.code] += 1
                found.accepted_writes[request.what] += request.method == "PUT" and answer.status == 200
            found.positions += 1
            if found.positions % LOOK_BACK_INTERVAL == 0:
                await worlds.look_back(found.positions // LOOK_BACK_INTERVAL % (pair.true.position + 1))
                found.moments += 1
        if found.positions >= until:
            break
    found.differing += pair.differing


def _are_coprime(one: int, other: int) -> bool:
    while other:
        one, other = other, one % other
    return one == 1


async def _run_search(arguments: Any) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with site(Path(folder)) as running:
            for name in [arguments.game] if arguments.game else list(installed_games()):
                found = Counts()
                while found.positions < arguments.positions:
                    await compare_worlds(
                        running,
                        find_game(name),
                        min(1000, arguments.positions - found.positions),
                        arguments.seed,
                        found,
                    )
                    print(f"{name}, seed {arguments.seed}: {found.positions:,} positions …", flush=True)
                print(f"{name}, seed {arguments.seed}: {found}")


def main() -> None:
    about = argparse.ArgumentParser(prog="python -m tests.server.secrecy", description="The law of secrecy over HTTP.")
    about.add_argument("--positions", type=int, default=2000, help="number of positions of each game")
    about.add_argument("--seed", type=int, default=1, help="seed of the first game")
    about.add_argument("--game", choices=list(installed_games()), help="check only this game")
    asyncio.run(_run_search(about.parse_args()))


if __name__ == "__main__":
    main()
