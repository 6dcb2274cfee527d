"""Writes golden files: `python -m tests.golden.make --only GAME`, or `--all`.

With `--keep` the stored actions are replayed, and decisions that did not exist then (`--keep pause:income`) are
declined. So the diff shows the effect of a rule change alone, without changes of the bots.

Run it only after an intended change of rules, views or components, and review the Git diff: other programs and stored
records are affected by every line. Keys and players stay fixed.

A golden file has the record of a game, a line per ply, and some complete views. The line has the ply, the seat, the
action, the event types, and the first half of a SHA-256 of the ply as JSON. It shows the first difference; the views
show what differs.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tertulia.bots import batch_policy
from tertulia.kernel.registry import find_game
from tertulia.play import GameRecord, Match, Ply, load_record, replay, save_record

Golden = tuple[str, dict[str, str], list[str]]
"""A game, its options, and its players."""
FOLDER = Path(__file__).parent
GAMES: list[Golden] = [
    (file.parent.name.replace("_", "-"), one["options"], one["seats"])
    for file in sorted(FOLDER.parent.glob("games/*/golden.json"))
    for one in json.loads(file.read_text(encoding="utf-8"))
]
"""Golden games, listed in each game's tests."""
DECLINE = "done"


def play(name: str, options: dict[str, str], seats: list[str]) -> Match:
    """Play a reproducible match between the game's own bots."""
    game = find_game(name)
    key = hashlib.sha256(f"golden {name} {options} {seats}".encode()).digest()
    match = Match.new(game, seats=seats, options=options, key=key)
    while not match.over:
        seat = match.actors()[0]
        dice = hashlib.sha256(key + match.position.to_bytes(4, "big")).digest()
        match.act(seat, game.choose(batch_policy(game, seats[seat]), match.state, seat, dice))
    return match


def keep(name: str, options: dict[str, str], seats: list[str], new: Sequence[str]) -> Match:
    """Replay a stored game under the current rules.

    Exits the program if a stored action does not fit any more.
    """
    game, record = find_game(name), load_record(FOLDER / f"{stem_of(name, options, seats)}.json")
    match = Match.new(game, seats=seats, options=options, key=bytes.fromhex(record.key))
    for number, text in enumerate(record.actions):
        who, _, notation = text.rpartition(": ")
        while match.actors():
            declines = [one for one in match.actors() if read_decision_kind(match, one) in new]
            seat = declines[0] if declines else int(who) if who else match.actors()[0]
            if not declines and notation in legal(match, seat):
                match.act(seat, game.actions.parse(notation))
                break
            if DECLINE not in legal(match, seat):
                raise SystemExit(
                    f"{name}: action {number}, {text!r}, is none of {legal(match, seat)}; record the game again"
                )
            match.act(seat, game.actions.parse(DECLINE))
    return match


def read_decision_kind(match: Match, seat: int) -> str:
    """Return the kind of a seat's pending decision; for a pause with the step after it (`pause:income`)."""
    pending = match.view(seat).get("pending") or {}
    return ":".join(str(pending[fact]) for fact in ("kind", "before") if fact in pending)


def legal(match: Match, seat: int) -> list[str]:
    """Return the legal actions of a seat in notation."""
    return [match.game.actions.notation(int(action)) for action in match.legal(seat)]


def stem_of(name: str, options: dict[str, str], seats: list[str]) -> str:
    """Return the name of a game's files, without suffix."""
    return "-".join([name, str(len(seats)), *options.values()])


def parse_arguments(arguments: Sequence[str] | None = None) -> tuple[list[Golden], list[str] | None]:
    """Parse the command line.

    Returns the games to write, and the decisions that are new if the stored actions are replayed, or None. Exits the
    program if no game matches.
    """
    stems = [stem_of(*one) for one in GAMES]
    parser = argparse.ArgumentParser(prog="python -m tests.golden.make", description="Make golden files anew.")
    chosen = parser.add_mutually_exclusive_group(required=True)
    chosen.add_argument("--only", nargs="+", metavar="NAME", help=f"beginnings of names, of {', '.join(stems)}")
    chosen.add_argument("--all", action="store_true", help="all of them")
    parser.add_argument("--keep", nargs="*", metavar="NEW", help="the actions that were kept; these decisions are new")
    flags = parser.parse_args(arguments)
    for name in flags.only or ():
        if not any(stem.startswith(name) for stem in stems):
            parser.error(f"--only: no golden game begins with {name!r}; there are {', '.join(stems)}")
    return [
        one for one, stem in zip(GAMES, stems, strict=True) if flags.all or stem.startswith(tuple(flags.only))
    ], flags.keep


def main(arguments: Sequence[str] | None = None) -> None:
    chosen, new_kinds = parse_arguments(arguments)
    for name, options, seats in chosen:
        record = (play(name, options, seats) if new_kinds is None else keep(name, options, seats, new_kinds)).record()
        stem = stem_of(name, options, seats)
        save_record(record, FOLDER / f"{stem}.json")
        (FOLDER / f"{stem}.plies").write_text("\n".join(lines(record)) + "\n", encoding="utf-8")
        print(f"{stem}: {len(record.actions)} actions, {record.result}")


PLIES_BETWEEN_FULL_VIEWS = 60
"""The first view, the last and those of scorings are complete as well."""


def sent(ply: Ply) -> str:
    """Return a ply as printed by `tertulia replay --view all --json`."""
    return json.dumps(ply._asdict(), ensure_ascii=False, separators=(",", ":"))


def line(ply: Ply) -> str:
    types = "+".join(event["type"] for event in ply.events) or "nothing"
    seat = "-" if ply.seat is None else ply.seat
    return f"{ply.ply} {seat} [{ply.action or 'set-up'}] {types} {hashlib.sha256(sent(ply).encode()).hexdigest()[:32]}"


def has_full_views(ply: Ply, last: int) -> bool:
    scoring = any(event["type"] == "scoring" for event in ply.events)
    return scoring or ply.ply % PLIES_BETWEEN_FULL_VIEWS == 0 or ply.ply == last


def lines(record: GameRecord) -> list[str]:
    """Return the golden text of a record."""
    found: list[str] = []
    for ply in replay(record):
        found.append(line(ply))
        if has_full_views(ply, len(record.actions)):
            found.append(sent(ply))
    return found


def names() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.json"))


def first_difference(expected: list[str], found: list[str]) -> Any:
    """Return the first line that differs, with its new text, or None if all are equal."""
    pairs = zip(expected, found, strict=False)
    different = next(((old, new) for old, new in pairs if old != new), None)
    if different is None and len(expected) != len(found):
        return f"{len(expected)} lines", f"{len(found)} lines"
    return different


if __name__ == "__main__":
    main()
