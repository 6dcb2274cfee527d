"""Make golden files anew: `python -m tests.golden.make --only la-granja`, or `--all`; nothing else is written.

Do so only when the rules, the views or the components were changed on purpose, and read the difference that Git shows: every
line of it is something that other programs, and the records people keep, will notice. The keys and the players stay the same,
so only what was changed differs.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Sequence

from tertulia.bots import batch_policy
from tertulia.kernel.registry import game as find_game
from tertulia.play import Match, save_record

from .plies import FOLDER, lines

GAMES = [
    ("granada", {"scoring": "normal"}, ["greedy", "random"]),
    ("granada", {"scoring": "simplified"}, ["greedy", "greedy", "random"]),
    ("granada", {"scoring": "normal"}, ["greedy"] * 4),
    ("granada", {"scoring": "normal"}, ["greedy", "random", "greedy", "greedy", "random", "greedy"]),
    ("la-granja", {"edition": "original"}, ["greedy", "random", "greedy", "greedy"]),
    ("la-granja", {"edition": "online"}, ["greedy", "greedy", "random"]),
    ("la-granja", {"edition": "deluxe"}, ["greedy", "random"]),
    ("la-granja", {"edition": "deluxe"}, ["greedy"]),
    ("no-siesta", {"game": "basic", "dice": "once", "rules": "printed"}, ["greedy", "random"]),
    ("no-siesta", {"game": "experienced", "rules": "printed"}, ["greedy", "greedy", "random"]),
    ("no-siesta", {"game": "basic", "rules": "online"}, ["greedy", "random", "greedy"]),
    ("no-siesta", {"game": "experienced", "rules": "online"}, ["greedy"] * 4),
]


def play(name: str, options: dict[str, str], seats: list[str]) -> Match:
    """A match between the game's own bots, the same whenever it is played."""
    game = find_game(name)
    key = hashlib.sha256(f"golden {name} {options} {seats}".encode()).digest()
    match = Match.new(game, seats=seats, options=options, key=key)
    while not match.over:
        seat = match.actors()[0]
        dice = hashlib.sha256(key + match.position.to_bytes(4, "big")).digest()
        match.act(seat, game.choose(batch_policy(game, seats[seat]), match.state, seat, dice))
    return match


def stem_of(name: str, options: dict[str, str], seats: list[str]) -> str:
    """The name of a game's files, without their endings."""
    return "-".join([name, str(len(seats)), *options.values()])


def asked(arguments: Sequence[str] | None = None) -> list[tuple[str, dict[str, str], list[str]]]:
    """The games that the command line names, by how their files' names begin; it ends the program where it names none."""
    stems = [stem_of(*one) for one in GAMES]
    parser = argparse.ArgumentParser(prog="python -m tests.golden.make", description="Make golden files anew.")
    chosen = parser.add_mutually_exclusive_group(required=True)
    chosen.add_argument("--only", nargs="+", metavar="NAME", help=f"beginnings of names, of {', '.join(stems)}")
    chosen.add_argument("--all", action="store_true", help="all of them")
    told = parser.parse_args(arguments)
    for name in told.only or ():
        if not any(stem.startswith(name) for stem in stems):
            parser.error(f"--only: no golden game begins with {name!r}; there are {', '.join(stems)}")
    return [one for one, stem in zip(GAMES, stems, strict=True) if told.all or stem.startswith(tuple(told.only))]


def main(arguments: Sequence[str] | None = None) -> None:
    for name, options, seats in asked(arguments):
        record = play(name, options, seats).record()
        stem = stem_of(name, options, seats)
        save_record(record, FOLDER / f"{stem}.json")
        (FOLDER / f"{stem}.plies").write_text("\n".join(lines(record)) + "\n", encoding="utf-8")
        print(f"{stem}: {len(record.actions)} actions, {record.result}")


if __name__ == "__main__":
    main()
