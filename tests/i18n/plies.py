"""Kinds of plies for the browser's tests, which tell each of them in every language: `python -m tests.i18n.plies` makes a file
`plies.json` among the tests of each game that says what its facts are.

One example of every verb with every set of kinds of events that random games of all editions and numbers of seats brought about, as
the seat that acted was told it; and actions of every verb, spread over all that there are.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

from tertulia.kernel.game import Game
from tertulia.kernel.registry import game as game_named
from tertulia.play import Match
from tertulia.play.visibility import SeenPly
from tests.i18n.catalogues import WITH_FACTS, own_tests

FILE = "plies.json"
GAMES_PLAYED = 60
A_VERB = 140
"""Number of actions of a verb that are named, at most."""


def seen(game: Game, seed: int) -> Iterator[SeenPly]:
    """A random game, ply by ply, as whoever acted may know it."""
    chance = np.random.default_rng(seed)
    seats = game.seats[seed % len(game.seats)]
    choices = {option.name: option.choices for option in game.options}
    first = next(iter(choices))
    options = {first: choices[first][seed // len(game.seats) % len(choices[first])]}
    match = Match.new(game, seats=["random"] * seats, options=options, key=seed.to_bytes(32, "little"))
    yield match.seen([0])[0]
    while actors := match.actors():
        seat = int(chance.choice(actors))
        match.act(seat, int(chance.choice(match.legal(seat))))
        yield match.seen([seat])[0]


def kinds(game: Game, games_played: int) -> list[Any]:
    """The first ply of each kind in `games_played` games, as the file has them."""
    found: dict[tuple[str, frozenset[str]], SeenPly] = {}
    for seed in range(games_played):
        for ply in seen(game, seed):
            types = frozenset(str(event["type"]) for event in ply.events)
            found.setdefault(((ply.action or "").split(" ")[0], types), ply)
    return list(msgspec.to_builtins(list(found.values())))


def examples(game: Game) -> dict[str, Any]:
    """What the file has of a game."""
    return {"plies": kinds(game, GAMES_PLAYED), "actions": named(game)}


def named(game: Game) -> list[str]:
    """Actions of every verb in notation, the first and the last among them."""
    table, chosen = game.actions, []
    for verb in table.verbs:
        places = np.unique(np.linspace(0, verb.size - 1, min(verb.size, A_VERB)).astype(int))
        chosen += [table.notation(table.first(verb.name) + int(place)) for place in places]
    return chosen


def main() -> None:
    for name in WITH_FACTS:
        text = json.dumps(examples(game_named(name)), separators=(",", ":"), ensure_ascii=False)
        text = text.replace('{"ply"', '\n{"ply"').replace('"actions"', '\n"actions"')
        (own_tests(name) / FILE).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
