"""Every kind of question that a game asks, met in real games: where each is open, and a data folder with a table at each.

`python -m tests.browser.questions DIR [GAME]` fills a folder and prints a cookie and the tables, so that a server on that folder
shows them: by `tests/browser/test_questions.py`, or to somebody who wants to look.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from tertulia.bots import make_bot
from tertulia.kernel.registry import game as game_named
from tertulia.laws.seed import chance, key_of
from tertulia.play import Match
from tertulia.play.log import Log
from tertulia.server.assembly import Assembly, components_of_games
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.seats import Seat
from tertulia.server.domain.state import TableState, log_line
from tertulia.server.domain.table import Table
from tertulia.server.http.guests import COOKIE
from tertulia.server.identity.signing import CookieSigner, load_secret
from tertulia.server.settings import Settings
from tertulia.server.storage.tables import SqlTables
from tests.browser import no_siesta_positions

NAMES = ("Ana", "Bruno", "Carla", "Diego", "Elena", "Fermín")
MOMENT = datetime(2026, 1, 1, tzinfo=UTC)
RICH = 4
"""The round of La Granja whose farms have most to show without everything being over."""

View = dict[str, Any]


class Asking(NamedTuple):
    """How a game's questions are found: in which games, of which kind each is, and which of two of a kind shows more."""

    option: str
    choices: tuple[str, ...]
    seats: Callable[[int], int]
    sense: float
    """So many of the actions are a sensible player's."""
    kinds: Callable[[View, int], Sequence[str]]
    shows: Callable[[View, int], float]
    more: Callable[[int], dict[str, str]] = lambda number: {}
    """Other options of the game of that number."""
    rare: tuple[str, ...] = ()
    """Kinds that do not come up in these games, but in games of their own."""


class Question(NamedTuple):
    """A question, and how it is reached."""

    kind: str
    edition: str
    match: Match
    seat: int
    shows: float = 0

    @property
    def name(self) -> str:
        """The id of its table."""
        return f"{self.kind.replace('_', '-')}-{self.edition}"


def _cells(view: View, seat: int) -> list[tuple[int, int]]:
    return [(tile["x"], tile["y"]) for tile in view["cities"][seat]["tiles"]]


def _city_kinds(view: View, seat: int) -> list[str]:
    """The phase, and where a tile comes from; besides the broadest and highest city, most cards in hand, most players."""
    pending = view["pending"] or {}
    kind = "-".join(filter(None, (view["phase"], pending.get("from"))))
    return [kind, "broad", "high", "hand", "crowd"] if view["phase"] in ("act", "place") else [kind]


def _city_shows(view: View, seat: int) -> float:
    """How much lies in the city and beside it."""
    return len(_cells(view, seat)) + 2 * len(view["reserves"][seat]) + float(view["hands"][seat]["cards"]) / 2


def _extent(axis: int) -> Callable[[View, int], float]:
    def extent(view: View, seat: int) -> float:
        cells = [cell[axis] for cell in _cells(view, seat)]
        return float(max(cells) - min(cells))

    return extent


SHOWS: dict[str, Callable[[View, int], float]] = {
    "broad": _extent(0),
    "high": _extent(1),
    "hand": lambda view, seat: float(view["hands"][seat]["cards"]),
    "crowd": lambda view, seat: 100 * view["seats"] + _city_shows(view, seat),
    "company": lambda view, seat: 100 * view["seats"] + _sheet_shows(view, seat),
    "rich": lambda view, seat: _revenues(view, seat),
}
"""What certain kinds are sought for."""


def _sheet_kinds(view: View, seat: int) -> list[str]:
    """The kind, and what the scoring phase is narrowed to; besides the fullest sheet, helpers in the middle, most players."""
    pending = view["pending"]
    first = pending.get("next", "anything")
    kind = pending["kind"] if first == "anything" else f"score-{first}"
    if kind != "score":
        return [kind]
    return [
        kind,
        "full",
        "rich",
        "company",
        *(["middle"] if view["middle"] else []),
        *(["arrows"] if _moves(view, seat) else []),
    ]


def _moves(view: View, seat: int) -> bool:
    player = view["players"][seat]
    return "change_revenue" in player["working"] and "change" not in player["used"]


def _sheet_shows(view: View, seat: int) -> float:
    """How much is crossed off, and how much lies on the board and beside it."""
    player = view["players"][seat]
    crossed = sum(player["storage"].values()) + sum(len(one["crossed"]) for one in player["barrows"])
    return float(crossed + 3 * len(player["helpers"]) + 2 * _revenues(view, seat))


def _revenues(view: View, seat: int) -> float:
    player = view["players"][seat]
    return float(sum(player["board"].values()) + sum(player["loose"].values()))


ASKING = {
    "no-siesta": Asking(
        "rules",
        ("printed", "online"),
        lambda number: (4, 2, 3)[number % 3],
        0.6,
        _sheet_kinds,
        _sheet_shows,
        lambda number: {"game": "experienced" if number % 4 > 1 else "basic"},
        tuple(no_siesta_positions.SEEDS),
    ),
    "la-granja": Asking(
        "edition",
        ("deluxe", "original", "online"),
        lambda number: 4 if number % 4 else 2,
        0.75,
        lambda view, seat: [view["pending"]["kind"]],
        lambda view, seat: -abs(view["round"] - RICH),
    ),
    "granada": Asking(
        "scoring",
        ("normal", "simplified"),
        lambda number: (4, 2, 6, 3, 2)[number % 5],
        0.85,
        _city_kinds,
        _city_shows,
    ),
}


def questions(game: str = "la-granja", games: int = 48) -> list[Question]:
    """One of each kind, the one that shows most; then one game that is over."""
    found: dict[str, Question] = {}
    for number in range(games):
        _play(game, number, found)
    for kind in ASKING[game].rare:
        match, seat = no_siesta_positions.reached(kind)
        found[kind] = Question(kind, match.options[ASKING[game].option], match, seat)
    return [found[kind] for kind in sorted(found)]


def _play(name: str, number: int, found: dict[str, Question]) -> None:
    """A game of greedy players who now and then do anything."""
    game, asking, luck = game_named(name), ASKING[name], chance("questions", number)
    choice = asking.choices[number % len(asking.choices)]
    seats, options = ["human"] * asking.seats(number), {asking.option: choice, **asking.more(number)}
    match = Match.new(game, seats=seats, options=options, key=key_of("questions", number))
    bot = make_bot(game, "greedy", key_of("questions", "bot", number))
    while not match.over:
        for seat in match.actors()[:1]:
            _keep(match, asking, choice, seat, found)
            actions = match.legal(seat)
            meant = bot.choose(game, match.state, seat) if luck.random() < asking.sense else luck.choice(actions)
            match.act(seat, meant, MOMENT)
    found.setdefault("over", Question("over", choice, match.fork(), 0))


def _keep(match: Match, asking: Asking, choice: str, seat: int, found: dict[str, Question]) -> None:
    view = match.view(seat)
    for kind in asking.kinds(view, seat):
        shows = SHOWS.get(kind, asking.shows)(view, seat)
        old = found.get(kind)
        if old is None or shows > old.shows:
            found[kind] = Question(kind, choice, match.fork(), seat, shows)


def filled(data: Path, asked: Sequence[Question]) -> dict[str, str]:
    """Put a table at each question into a data folder; the cookie of the guest who is asked at all of them, by its name."""
    return filled_for(data, asked, 1)[0]


def filled_for(data: Path, asked: Sequence[Question], people: int) -> list[dict[str, str]]:
    """The same for several people, who sit from the questions' own seat on, as far as there are seats: a cookie for each."""
    settings = Settings(data=data)
    data.mkdir(parents=True, exist_ok=True)
    signer = CookieSigner(load_secret(data))
    guests = [signer.new_guest() for _ in range(people)]
    components = components_of_games(None)
    assembly = Assembly(settings, components)

    async def fill() -> None:
        async with assembly.journal.running():
            store = SqlTables(assembly.journal, components)
            for guest, name in zip(guests, NAMES, strict=False):
                await assembly.guests.change(guest, name, None)
            for question in asked:
                await _add(store, question, guests)

    # Not in this thread: where a browser is driven, a loop of its own runs here already.
    with ThreadPoolExecutor(1) as aside:
        aside.submit(lambda: asyncio.run(fill())).result()
    return [{COOKIE: signer.cookie(guest)} for guest in guests]


async def _add(store: SqlTables, question: Question, guests: Sequence[GuestId]) -> None:
    match, others, count = question.match, iter(NAMES[len(guests) :]), len(question.match.seats)
    at = {(question.seat + number) % count: guest for number, guest in enumerate(guests[:count])}
    seats = tuple(
        Seat("guest", at[seat]) if seat in at else Seat("bot", None, next(others), "greedy") for seat in range(count)
    )
    host = guests[0]
    opened = TableState("open", host, seats, None, Log())
    table = Table(question.name, match.game, match.options, False, match.key, match.components, opened)
    await store.create(table)
    again = Match.new(match.game, seats=match.seats, options=match.options, key=match.key)
    lines = Log([log_line(again)])
    for entry in match.log:
        again.act(entry.seat, entry.action, entry.time)
        lines.append(log_line(again))
    await store.change(table, TableState("over" if again.over else "running", host, seats, again, lines, version=2))


def main(data: Path, game: str = "la-granja") -> None:
    asked = questions(game)
    print(json.dumps({"cookies": filled(data, asked), "tables": {one.kind: f"/table/{one.name}" for one in asked}}))


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
