"""Examples of plies for the client's tests, which word each of them in every language.

`python -m tests.i18n.plies` writes `plies.json` among the tests of each game with a facts schema. The file has one
example of every verb with every set of event types in random games of all editions and numbers of seats, as seen by the
acting seat. It also lists actions of every verb, spread over all numbers.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

from tertulia.kernel.game import Game
from tertulia.kernel.registry import find_game
from tertulia.play import Match
from tertulia.play.visibility import SeenPly
from tests.i18n.catalogues import WITH_FACTS, get_test_folder

FILE = "plies.json"
GAMES_PLAYED = 60
A_VERB = 140
"""Maximum number of listed actions per verb."""


def walk_plies(game: Game, seed: int) -> Iterator[SeenPly]:
    """Yield the plies of a random game as seen by the acting seat."""
    chance = np.random.default_rng(seed)
    seats = game.seats[seed % len(game.seats)]
    choices = {option.name: option.choices for option in game.options}
    first = next(iter(choices))
    options = {first: choices[first][seed // len(game.seats) % len(choices[first])]}
    match = Match.new(game, seats=["random"] * seats, options=options, key=seed.to_bytes(32, "little"))
    yield match.seen_plies([0])[0]
    while actors := match.actors():
        seat = int(chance.choice(actors))
        match.act(seat, int(chance.choice(match.legal(seat))))
        yield match.seen_plies([seat])[0]


def find_first_plies(game: Game, games_played: int) -> list[Any]:
    """Return the first ply of each kind in `games_played` games, as in the file."""
    found: dict[tuple[str, frozenset[str]], SeenPly] = {}
    for seed in range(games_played):
        for ply in walk_plies(game, seed):
            types = frozenset(str(event["type"]) for event in ply.events)
            found.setdefault(((ply.action or "").split(" ")[0], types), ply)
    return list(msgspec.to_builtins(list(found.values())))


def make_examples(game: Game) -> dict[str, Any]:
    """Return the file's content for a game."""
    return {"plies": find_first_plies(game, GAMES_PLAYED), "actions": list_named_actions(game)}


def list_named_actions(game: Game) -> list[str]:
    """Return actions of every verb in notation, including the first and the last."""
    table, chosen = game.actions, []
    for verb in table.verbs:
        places = np.unique(np.linspace(0, verb.size - 1, min(verb.size, A_VERB)).astype(int))
        chosen += [table.notation(table.first_action(verb.name) + int(place)) for place in places]
    return chosen


def main() -> None:
    for name in WITH_FACTS:
        text = json.dumps(make_examples(find_game(name)), separators=(",", ":"), ensure_ascii=False)
        text = text.replace('{"ply"', '\n{"ply"').replace('"actions"', '\n"actions"')
        (get_test_folder(name) / FILE).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
