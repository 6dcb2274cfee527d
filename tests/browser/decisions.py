"""Positions with every kind of decision of a game, from real games.

`python -m tests.browser.decisions DIR [GAME]` fills a data folder with a table for each, and prints a cookie and the
tables. A server on that folder shows them to `tests/browser/test_decision_layout.py` or to a developer.

`make test` checks one combination of size, edition, theme and language, `make proof` all (`mark_later_as_proof`,
`mark_later_rows_as_proof`).
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from _pytest.mark import ParameterSet

from bench import usual
from tertulia.bots import make_bot
from tertulia.kernel.registry import find_game
from tertulia.laws.seed import key_of, python_random
from tertulia.play import Match
from tertulia.play.encoded_ply import encode_ply
from tertulia.play.log import Log
from tertulia.server.assembly import Assembly, components_of_games
from tertulia.server.domain.readiness import PlayableGames
from tertulia.server.domain.seats import GuestId, Seat
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table
from tertulia.server.http.guests import COOKIE
from tertulia.server.identity.keys import CookieSigner, load_secret
from tertulia.server.settings import Settings
from tertulia.server.storage.tables import SqlTables
from tests.browser.decision_search import DecisionSearch, load_decision_searches

NAMES = ("Ana", "Bruno", "Carla", "Diego", "Elena", "Fermín")
BEGIN = datetime(2026, 1, 1, tzinfo=UTC)
DECISION_SEARCH = load_decision_searches()
"""By game, how its decisions are found."""


class Decision(NamedTuple):
    """A position in which a seat has to decide."""

    kind: str
    edition: str
    match: Match
    seat: int
    shows: float = 0

    @property
    def name(self) -> str:
        """Id of its table."""
        return f"{self.kind.replace('_', '-')}-{self.edition}"


def find_decisions(game: str = usual.RICH, games: int = 48) -> list[Decision]:
    """Return one decision of each kind, the one that shows most, and one finished game."""
    found: dict[str, Decision] = {}
    for number in range(games):
        _play(game, number, found)
    for kind in DECISION_SEARCH[game].rare:
        reached = DECISION_SEARCH[game].reached
        assert reached
        match, seat = reached(kind)
        found[kind] = Decision(kind, match.options[DECISION_SEARCH[game].option], match, seat)
    return [found[kind] for kind in sorted(found)]


def _play(name: str, number: int, found: dict[str, Decision]) -> None:
    """Play a game with greedy players who sometimes act at random, and record its decisions in `found`."""
    game, search, luck = find_game(name), DECISION_SEARCH[name], python_random("questions", number)
    choice = search.choices[number % len(search.choices)]
    seats, options = ["human"] * search.seats(number), {search.option: choice, **search.more(number)}
    match = Match.new(game, seats=seats, options=options, key=key_of("questions", number))
    bot = make_bot(game, "greedy", key_of("questions", "bot", number))
    while not match.over:
        for seat in match.actors()[:1]:
            _keep_best(match, search, choice, seat, found)
            actions = match.legal(seat)
            meant = bot.choose(game, match.state, seat) if luck.random() < search.sense else luck.choice(actions)
            match.act(seat, meant, BEGIN)
    found.setdefault("over", Decision("over", choice, match.fork(), 0))


def _keep_best(match: Match, search: DecisionSearch, choice: str, seat: int, found: dict[str, Decision]) -> None:
    view: Any = match.view(seat)
    for kind in search.kinds(view, seat):
        shows = search.sought.get(kind, search.shows)(view, seat)
        old = found.get(kind)
        if old is None or shows > old.shows:
            found[kind] = Decision(kind, choice, match.fork(), seat, shows)


def fill_folder(data: Path, decisions: Sequence[Decision]) -> dict[str, str]:
    """Store a table for each decision in a data folder.

    Returns the cookie, by name, of the guest who has to decide at all tables.
    """
    return fill_folder_for(data, decisions, 1)[0]


def fill_folder_for(data: Path, decisions: Sequence[Decision], people: int) -> list[dict[str, str]]:
    """Store a table for each decision in a data folder, with several human players.

    They sit from the decision's seat on, as far as there are seats. Returns a cookie for each.
    """
    settings = Settings(data=data)
    data.mkdir(parents=True, exist_ok=True)
    signer = CookieSigner(load_secret(data))
    guests = [signer.new_guest() for _ in range(people)]
    assembly = Assembly(settings, components_of_games(None))

    async def fill() -> None:
        async with assembly.backends.journal.run_writer():
            store = SqlTables(assembly.backends.journal, PlayableGames(assembly.service.sets))
            for guest, name in zip(guests, NAMES, strict=False):
                await assembly.guests.change(guest, name, None)
            for decision in decisions:
                await _store_decision(store, decision, guests)

    # In a thread of its own: Playwright's event loop may already run in this one.
    with ThreadPoolExecutor(1) as aside:
        aside.submit(lambda: asyncio.run(fill())).result()
    return [{COOKIE: signer.cookie(guest)} for guest in guests]


async def _store_decision(store: SqlTables, decision: Decision, guests: Sequence[GuestId]) -> None:
    match, others, count = decision.match, iter(NAMES[len(guests) :]), len(decision.match.seats)
    at = {(decision.seat + number) % count: guest for number, guest in enumerate(guests[:count])}
    seats = tuple(
        Seat("guest", at[seat]) if seat in at else Seat("bot", None, next(others), "greedy") for seat in range(count)
    )
    host = guests[0]
    opened = TableState("open", host, seats, None, Log())
    table = Table(decision.name, match.game, match.options, False, match.key, match.components, opened)
    await store.create(table)
    again = Match.new(match.game, seats=match.seats, options=match.options, key=match.key)
    lines = Log([encode_ply(again)])
    for entry in match.log:
        again.act(entry.seat, entry.action, entry.time)
        lines.append(encode_ply(again))
    await store.change(table, TableState("over" if again.over else "running", host, seats, again, lines, version=2))


def main(data: Path, game: str = usual.RICH) -> None:
    decisions = find_decisions(game)
    print(
        json.dumps(
            {"cookies": fill_folder(data, decisions), "tables": {one.kind: f"/table/{one.name}" for one in decisions}}
        )
    )


def mark_later_as_proof(values: Iterable[Any], here: int = 1) -> list[ParameterSet]:
    """Return parameter values: the first `here` run in `make test`, the others in `make proof` only."""
    return mark_later_rows_as_proof([(value,) for value in values], here)


def mark_later_rows_as_proof(values: Iterable[tuple[Any, ...]], here: int = 1) -> list[ParameterSet]:
    """Return parameter tuples: the first `here` run in `make test`, the others in `make proof` only."""
    return [pytest.param(*row, marks=[pytest.mark.proof] * (number >= here)) for number, row in enumerate(values)]


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
